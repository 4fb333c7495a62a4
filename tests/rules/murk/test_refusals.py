"""What The Murk refuses: exit 2, nothing on standard output, and a message that names what is wrong."""

from pathlib import Path

import pytest

from tests.running import archcli


@pytest.mark.parametrize(("line", "key", "option"), [
    ("melee bare.toml --foe-die 6", "attributes.body", "or give --die"),
    ("melee --die 6 bare.toml bare.toml", "attributes.body", "or give --foe-die"),
    ("initiative bare.toml:3", "attributes.initiative", "or give NAME=DIE"),
])
def test_a_die_that_the_sheet_lacks(line: str, key: str, option: str, tmp_path: Path) -> None:
    """The key is named, and what could be typed in its place."""
    (tmp_path / "bare.toml").write_text('system = "murk"\nname = "Bare"\n')
    done = archcli(f"murk {line}", folder=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert [word for word in (key, option) if word not in done.err] == []

"""Every ruling of Enchanted Realms, and what each choice but the default changes."""

from pathlib import Path

import pytest

from tests.rules.realms.rulings import FINN
from tests.running import HERE, archcli

MODIFIER_RULED = {
    "perception": ("--modifier",), "perception --score 5": ("--modifier", "modifiers.perception"),
    f"perception {FINN} --score 5": ("--modifier",), "surprise --asleep --stimulus": ("--modifier",),
}


@pytest.mark.parametrize("line", MODIFIER_RULED)
def test_the_modifier_is_needed_where_it_is_added(line: str, tmp_path: Path) -> None:
    """R-02, R-09: under `check = "modifier"` a score above 4 tells none, and a typed one beats the sheet's modifier."""
    (tmp_path / "house.toml").write_text('[realms]\ncheck = "modifier"\n')
    done = archcli(f"realms {line} --house {tmp_path / 'house.toml'}")
    assert done.code == 2
    assert [word for word in MODIFIER_RULED[line] if word not in done.err] == []


def test_unknown_choice() -> None:
    """A wrong choice names the key and the choices."""
    folder = HERE / "cases"
    assert archcli("realms attack --house sheets/realms-house-wrong.toml", folder=folder).code == 2
    assert "criticals" in archcli("realms attack --house sheets/realms-house-wrong.toml", folder=folder).err

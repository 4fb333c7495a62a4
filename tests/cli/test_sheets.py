"""Sheets as a line names them."""

from pathlib import Path
from typing import Annotated, Literal

import pytest

from archcli.cli.sheets import COPIES, Spelled, each, entered, one, spelled
from archcli.errors import SheetError, UsageError
from archcli.sheet import Character, Key


class Sheet(Character):
    system: Annotated[Literal["toy"], Key()]


@pytest.fixture
def goblin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "goblin.toml"
    path.write_text('system = "toy"\nname = "Goblin"\n')
    return path


@pytest.mark.parametrize(("word", "found"), [
    ("goblin", Spelled("goblin")), ("Snik=goblin", Spelled("goblin", "Snik")), ("goblin*3", Spelled("goblin", None, 3)),
    ("Snik=a/goblin.toml*2", Spelled("a/goblin.toml", "Snik", 2)), ("./a=b.toml", Spelled("./a=b.toml")),
    ("a*b", Spelled("a*b")), ("*2", Spelled("*2")), ("=goblin", Spelled("=goblin")), ("Snik=", Spelled("Snik=")),
])
def test_spelled(word: str, found: Spelled) -> None:
    """A name before `=`, a number of copies after `*`; in a path `=` is part of it."""
    assert spelled(word) == found


@pytest.mark.parametrize("word", ["goblin*0", f"goblin*{COPIES + 1}", "goblin*99999999999"])
def test_copies(word: str) -> None:
    """Nobody, and more than the limit, are refused."""
    with pytest.raises(UsageError, match=r"goblin\*"):
        spelled(word)


def test_each(goblin: Path) -> None:
    """Sheets stand in the order of their words, numbered where there are copies; one alone is wanted by some."""
    found = each(Sheet.of, ["goblin", "Snik=goblin", "goblin*2", f"Guard={goblin}*1"])
    assert [sheet.name for sheet in found] == ["Goblin", "Snik", "Goblin 1", "Goblin 2", "Guard 1"]
    assert one(Sheet.of, "Snik=goblin").name == "Snik"
    with pytest.raises(UsageError, match="names 2, and one is meant"):
        one(Sheet.of, "goblin*2")
    with pytest.raises(SheetError, match="gobln: no such sheet"):
        one(Sheet.of, "Snik=gobln")


@pytest.mark.usefixtures("goblin")
def test_entries_that_may_be_written_otherwise() -> None:
    """NAME=WORD without such a sheet says how an entry is written; what is found is read."""
    assert [sheet.name for sheet in entered(Sheet.of, "Snik=goblin*2", "NAME=DEX")] == ["Snik 1", "Snik 2"]
    with pytest.raises(UsageError, match='"Snik=gobln" cannot be read: write NAME=DEX') as refused:
        entered(Sheet.of, "Snik=gobln", "NAME=DEX")
    assert refused.value.hint == 'did you mean "goblin"?'
    with pytest.raises(SheetError) as unfound:
        entered(Sheet.of, "x", "NAME=DEX")
    assert unfound.value.hint == "an entry is NAME=DEX"

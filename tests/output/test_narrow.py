"""Tables on a narrow terminal: no number is cut, and no word is broken."""

import pytest

from tests.running import ROOT, archcli

FULL = "spellchrome full-attack --level 16 --column best --ability 3 --ac 20 --damage 1d8+2 --dice 1,6,11,5,2,15"


@pytest.mark.parametrize("line", [
    FULL, f"{FULL[:FULL.index(' --dice')]} --dual ranged --untrained --seed 3", "spellchrome turn step attack move",
    "spellchrome initiative Ann=3:16 Bob=3:14 --misc Ann=1 --dice 10,10",
])
@pytest.mark.parametrize("width", [40, 60, 80])
def test_every_word_is_whole(line: str, width: int) -> None:
    """What the plain form says is all there, and no line is wider than the terminal."""
    plain = archcli(f"{line} -f plain", folder=ROOT).out
    text = archcli(f"{line} -f text", env={"COLUMNS": str(width)}, folder=ROOT).out
    assert max(map(len, text.splitlines())) <= width
    said = text.split()
    assert [word for word in plain.split() if word not in said] == []


def test_what_fits_is_a_table() -> None:
    """One head for all rows where there is room, and each cell after its head where there is none."""
    wide, narrow = (archcli(f"{FULL} -f text", env={"COLUMNS": str(width)}, folder=ROOT).out for width in (60, 40))
    assert wide.count("bonus ") == 1
    assert "attack 1  roll 1  bonus +19  total 20" in narrow

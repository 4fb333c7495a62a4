"""Whole results of the commands of the games, each die typed."""

from pathlib import Path
from typing import Any

from tests.each import each
from tests.rules.tables import house, rows, run


@each(("game", "case", "row"), rows("results", "WHOLE"), by="game")
def test_whole_result(game: str, case: str, row: tuple[Any, ...], tmp_path: Path) -> None:
    """The typed dice give exactly this result, key by key, under the rulings of the row."""
    line, *rulings, result = row
    assert run(game, line, "--json", house(game, "".join(rulings), tmp_path)).result == result

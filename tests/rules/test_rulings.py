"""The rulings of the games: what each choice but the default changes."""

from pathlib import Path
from typing import Any

import pytest

from archcli.games import GAMES
from archcli.rulings import points
from tests.each import each
from tests.rules.tables import house, rows, run, table

Changed = dict[str, Any]


@each(("game", "case", "row"), rows("rulings", "CHANGED"), by="game")
def test_ruling(game: str, case: str, row: tuple[str, str, Changed, Changed], tmp_path: Path) -> None:
    """The same line under the default and under the ruling; of `{a|b}` the ruling has a, the default b."""
    rulings, line, default, ruled = row
    before, _, rest = line.partition("{")
    inside, _, after = rest.partition("}")
    of_ruling, _, of_default = inside.partition("|")
    for dice, option, wanted in (
        (of_default, "", default), (of_ruling, house(game, rulings, tmp_path), ruled),
    ):
        result = run(game, before + dice + after, "--json", option).result
        assert {key: result[key] for key in wanted} == wanted


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_exercised(game: str) -> None:
    """Each key of the rulings is set somewhere in the game's tables."""
    ruled = {line.partition(" ")[0] for rulings in table(game, "rulings", "HOUSES") for line in rulings.splitlines()}
    assert ruled == {point.key for point in points(GAMES[game].part("rulings"))}

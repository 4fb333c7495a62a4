"""Rulings of The Murk that name an attribute or a track."""

from pathlib import Path

import pytest

from tests.rules.murk.rulings import READ
from tests.rules.tables import house, run


@pytest.mark.parametrize("mode", READ)
def test_attribute_of_a_mode(mode: str, tmp_path: Path) -> None:
    """The ruling names the attribute whose die both sheets bring: Vera's d10 of Body shows a 10, a d4 cannot."""
    line = f"{READ[mode]} sheets/murk-vera.toml sheets/murk-thug.toml --dice 1,2,10,1,2,6"
    done = run("murk", line, house("murk", f'{mode}_attribute = "body"', tmp_path), "--json")
    assert done.result["potential_change"] == 1
    assert "--dice" in run("murk", line, house("murk", f'{mode}_attribute = "mind"', tmp_path)).err


def test_wounds_can_be_conceded_where_a_ruling_sends_arguments_there(tmp_path: Path) -> None:
    """M-30: with social damage on the Damage track a loser may concede it."""
    line = "injury --die 6 --total 9 --concede --dice 1,1,1 --json"
    assert run("murk", line, house("murk", 'social_track = "damage"', tmp_path)).result["conceded"] is True

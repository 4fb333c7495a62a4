"""Odds as people read them: which facts and columns are there."""

from tests.running import HERE, archcli

SHEETS = HERE / "cases" / "sheets"


def said(words: str) -> str:
    return archcli(f"{words} --odds", folder=SHEETS).out


def test_a_number_that_is_always_0_is_left_out() -> None:
    """A knockdown deals no damage, nor does a grab: neither its mean nor its table is shown; control still is."""
    knockdown, grab = said("attack knight goblin -w lance -m knockdown"), said("grapple aria goblin --action grab")
    assert "knocked down" in knockdown
    assert "damage" not in knockdown + grab
    assert ["control", "chance"] in [line.split() for line in grab.splitlines()]


def test_a_number_that_is_0_in_one_of_several_stays() -> None:
    """What one variant has and another has not is compared as far as it goes."""
    both = said("attack knight goblin -w lance --vs '-m knockdown'")
    assert [line.split()[:2] for line in both.splitlines()[2:7]] == [
        ["hit", "50.00"], ["critical", "failure"], ["down", "7.23"], ["knocked", "down"], ["mean", "damage"],
    ]


def test_the_only_number_stays_though_it_is_always_0() -> None:
    """With nothing beside it, it is the answer."""
    assert "mean total  0.000" in said("roll 1d1-1")

"""The turns of The Murk: pure functions of a fight."""

from typing import Any

import pytest

from archcli.errors import UsageError
from archcli.fight.state import Fight
from archcli.fight.turns import Doing
from archcli.rules.murk.turns import TURNS
from tests.each import each


def moment(phase: int | None = 1, order: tuple[str, ...] = ("Vera", "Thug", "Oda"), **own: Any) -> Fight:
    """A Moment in Vera's turn; scores are 20, 14 and 8; `own`: more of the fight, or by name of a combatant."""
    combatants = {
        name: {"sheet": "x.toml", "side": "foes" if name == "Thug" else "party", "score": score} | own.pop(name, {})
        for name, score in (("Vera", 20), ("Oda", 8), ("Thug", 14))
    }
    tables = {"system": "murk", "round": 1, "turn": "Vera", "order": list(order), "phase": phase} | own
    given = {key: value for key, value in tables.items() if value is not None}
    return Fight.of(given | {"combatants": combatants}, file="fight.toml")


LATE = {
    "melee first": (1, "melee", ()), "melee after a shootout": (2, "melee", ("M-16",)),
    "another shootout": (2, "shootout", ()), "shootout after a contest": (3, "shootout", ("M-16",)),
    "contest at once": (1, "contest", ()), "a conflict has no phase": (3, "conflict", ()),
    "nor has a spell": (3, "cast", ()),
}


@each(("phase", "word", "rules"), LATE.values(), ids=LATE)
def test_phases(phase: int, word: str, rules: tuple[str, ...]) -> None:
    weighed = TURNS.weigh(moment(phase), Doing("Vera", (word,)), None, None)
    assert tuple(refused.rule for refused in weighed.refused) == rules
    reached = {"shootout": 2, "contest": 3}.get(word, 1)
    assert weighed.fight.phase == max(phase, reached)


def test_before_the_start_there_is_no_moment() -> None:
    weighed = TURNS.weigh(moment(None, (), turn=None, round=0), Doing("Thug", ("shootout",)), None, None)
    assert (weighed.refused, weighed.fight.phase, weighed.fight.turn) == ((), None, None)


def test_who_acts_has_the_turn() -> None:
    weighed = TURNS.weigh(moment(), Doing("Oda", ("melee",), ("Thug",)), None, None)
    assert (weighed.fight.turn, weighed.fight.combatants["Oda"].begun) == ("Oda", True)
    after = TURNS.ends(weighed.fight, "Oda")
    assert (after.ended, TURNS.next_up(after, "Oda")) == (("Oda",), "Vera")


NEXT: dict[str, tuple[tuple[str, ...], dict[str, Any], str | None]] = {
    "nobody has ended": ((), {}, "Vera"), "the first has": (("Vera",), {}, "Thug"),
    "the down are passed over": (("Vera",), {"Thug": {"down": True}}, "Oda"),
    "all have": (("Vera", "Thug", "Oda"), {}, None),
}


@each(("ended", "own", "up"), NEXT.values(), ids=NEXT)
def test_next_is_the_highest_that_has_not_ended(ended: tuple[str, ...], own: dict[str, Any], up: str | None) -> None:
    assert TURNS.next_up(moment(ended=list(ended), **own), "Vera") == up


def test_a_score_set_by_hand_has_its_place() -> None:
    before = moment()
    after = before.with_("Oda", score=17)
    assert TURNS.follows(before, after).order == ("Vera", "Oda", "Thug")
    assert TURNS.follows(before, before.with_("Oda", potential=3)).order == before.order
    assert TURNS.follows(before, moment(Oda={"down": True, "score": 30})).order == ("Vera", "Thug", "Oda")


def test_nothing_is_done_without_dice() -> None:
    with pytest.raises(UsageError, match="melee, shootout, contest, conflict, cast, pray, miracle, roll"):
        TURNS.refuse_acts()

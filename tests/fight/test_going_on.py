"""How a turn ends: who is up, what is refused, and what is told."""

from typing import Any

import pytest

from archcli.errors import ArchcliError, FightError, RuleError
from archcli.fight.going_on import ended, news
from archcli.fight.state import Fight
from archcli.fight.turns import Turns
from tests.each import each
from tests.fight.fights import fight, turns

ORDER = ["Aria", "Goblin 1", "Goblin 2"]
TURNS = Turns()
DOWN = {"down": True}


def under_way(**own: Any) -> Fight:
    """A fight in its first round."""
    values: dict[str, Any] = {"round": 1, "order": ORDER, "turn": "Aria", "Aria": {"begun": True}}
    return fight(**values | own)


@each(("own", "who", "up", "over"), [
    ({}, None, "Goblin 1", ["Aria"]), ({}, "Aria", "Goblin 1", ["Aria"]),
    ({"Goblin_1": DOWN}, None, "Goblin 2", ["Aria"]),
    ({"turn": "Goblin 2", "ended": ["Aria", "Goblin 1"]}, None, None, ["Aria", "Goblin 1", "Goblin 2"]),
    ({"turn": None, "ended": ["Aria"]}, None, None, ["Aria"]),
    ({"phase": ["Aria", "Goblin 1"]}, "Goblin 1", "Goblin 2", ["Goblin 1"]),
])
def test_ended(own: dict[str, Any], who: str | None, up: str | None, over: list[str]) -> None:
    """Who is up next; nobody at the end of the order."""
    after = ended(under_way(**own), TURNS, who)
    assert (after.up, list(after.fight.ended)) == (up, over)


@each(("before", "who", "kind", "said"), [
    (fight(), None, FightError, "the fight has not begun"),
    (under_way(Goblin_1=DOWN, Goblin_2=DOWN), None, FightError, "is over: the side that stands is the party"),
    (under_way(Aria=DOWN, Goblin_1=DOWN, Goblin_2=DOWN), None, FightError, "is over: nobody stands"),
    (under_way(), "Goblin 2", RuleError, "Goblin 2's turn does not run, but that of Aria"),
    (under_way(phase=["Aria", "Goblin 1"], ended=["Goblin 1"]), "Goblin 1", RuleError, "Goblin 1's turn does not run"),
])
def test_refused(before: Fight, who: str | None, kind: type[ArchcliError], said: str) -> None:
    """Before the start, when all is over, and the turn of somebody whose does not run."""
    with pytest.raises(kind) as refused:
        ended(before, TURNS, who)
    assert said in refused.value.message


def test_anyway() -> None:
    """A fight that is over goes on where that is said."""
    assert ended(under_way(Goblin_1=DOWN, Goblin_2=DOWN), TURNS, anyway=True).up is None


def test_news() -> None:
    """What ran out with the turn, what ended or is there again, whose open points wait."""
    before = under_way(
        Aria={"effects": [{"because": "dazed", "until": "turn"}, {"because": "wet"}], "open": ["what drops"]},
        Goblin_1={
            "effects": [
                {"to": "defense", "by": -1, "because": "balance lost", "until": 1}, {"because": "ill", "until": 2},
            ],
            "stances": ["hold-firm"], "prone": True, "carried": "draw-awkward",
        },
    )
    gone = ended(before, turns())
    after = turns().up(gone.fight, gone.up).with_("Goblin 1", stances=(), prone=False, carried=None, studied=2)
    told = news(before, after)
    assert [(who, effect.because) for who, effect in told.ran_out] == [("Aria", "dazed"), ("Goblin 1", "balance lost")]
    assert [*told.lines()] == [
        "Aria: dazed ran out", "Goblin 1: defense −1 balance lost ran out", "Goblin 1: prone ends",
        "Goblin 1: stances hold-firm ends", "Goblin 1: carried draw-awkward ends", "Goblin 1: studied 2",
        "Aria: open: what drops",
    ]
    assert news(after, after)._replace(waiting=()) == ((), (), ())

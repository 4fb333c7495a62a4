"""`fight order` and `fight turn`."""

from typing import Any

import pytest

from archcli.errors import ArchcliError, FightError, UsageError
from archcli.fight.by_hand.order import order, turn
from archcli.fight.state import Fight
from tests.each import each
from tests.fight.fights import changed, fight, turns

OGRES = ["Ogre 1", "Ogre 2", "Ogre 3"]


def under_way(**own: Any) -> Fight:
    """A fight in its first round."""
    values: dict[str, Any] = {
        "round": 1, "order": ["Aria", "Ogre 1", "Ogre 2", "Ogre 3"], "turn": "Aria", "Aria": {"begun": True},
    }
    return fight(foes="Ogre 1, Ogre 2, Ogre 3, Late", **values | own)


@each(("words", "after"), [
    ("ogre-1 ogre-3", "Aria, Ogre 1, Ogre 3, Ogre 2"), ("ogre-3 aria", "Ogre 1, Ogre 2, Ogre 3, Aria"),
    ("ogre-2 ogre-1", "Aria, Ogre 2, Ogre 1, Ogre 3"), ("ogre-3 ogre-2 ogre-1 aria", "Ogre 3, Ogre 2, Ogre 1, Aria"),
    ("aria ogre-1", "Aria, Ogre 1, Ogre 2, Ogre 3"), ("aria ogre-3", "Aria, Ogre 3, Ogre 1, Ogre 2"),
])
def test_order(words: str, after: str) -> None:
    """Those named stand where the first of them stood, and nothing else changes."""
    before = under_way()
    assert order(before, words.split()) == before.replace(order=tuple(after.split(", ")))


@each(("before", "words", "kind", "said"), [
    (fight(), "aria goblin-1", FightError, "the fight has not begun"),
    (under_way(), "aria ogre-1 ARIA", UsageError, '"Aria" is named twice'),
    (under_way(), "aria", UsageError, "two or more"), (under_way(), "", UsageError, "two or more"),
    (under_way(), "aria oger-2", FightError, 'unknown combatant "oger-2": did you mean "Ogre 2"?'),
    (under_way(), "aria ogre", FightError, '"ogre" is in this fight as Ogre 1, Ogre 2, Ogre 3'),
    (under_way(), "late aria", FightError, "Late is not in the order: Aria, Ogre 1"),
])
def test_no_order(before: Fight, words: str, kind: type[ArchcliError], said: str) -> None:
    """Everybody is named once, is in the order, and the fight has begun."""
    with pytest.raises(kind) as refused:
        order(before, words.split())
    assert said in refused.value.message


def test_turn() -> None:
    """It is somebody's turn, which begins once in a round; the running one has not ended."""
    before = under_way(Ogre_2={"effects": [{"because": "dazed", "until": 2}]})
    after = turn(before, "ogre-2", turns())
    assert changed(before, after) == [
        (None, "turn", "Ogre 2"), (None, "phase", OGRES),
        ("Ogre 2", "effects", [{"because": "dazed", "until": 1}]), ("Ogre 2", "begun", True),
    ]
    again = turn(turn(after, "aria", turns()), "ogre-2", turns())
    assert again == after


def test_turn_of_one_who_has_ended_it() -> None:
    """It is taken up again, without beginning anew."""
    before = under_way(ended=["Aria", "Ogre 1"], turn="Ogre 2", Ogre_1={"begun": True, "done": ["move"]})
    assert changed(before, turn(before, "ogre-1", turns())) == [
        (None, "turn", "Ogre 1"), (None, "ended", ["Aria"]), (None, "phase", OGRES)]


@each(("before", "word", "said"), [
    (fight(), "aria", "the fight has not begun"), (under_way(), "oger-2", 'did you mean "Ogre 2"?'),
    (under_way(Ogre_1={"down": True}), "ogre-1", "Ogre 1 is down, and has no turn"),
])
def test_no_turn(before: Fight, word: str, said: str) -> None:
    """Of nobody, of somebody who is down, before the start."""
    with pytest.raises(FightError) as refused:
        turn(before, word, turns())
    assert said in refused.value.message

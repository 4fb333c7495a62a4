"""`fight effect`: what it adds and takes off, and what is refused."""

from typing import Any

import pytest

from archcli.errors import ArchcliError, FightError, UsageError
from archcli.fight.by_hand.effect import effect
from archcli.fight.combatant import Effect
from tests.each import each
from tests.fight.fights import fight

RAIN = Effect(to="attack difficulty", by=1, because="rain", until="next-attack")
TABLE = Effect(to="resistance", by=-2, because="behind a Table")
POISON = Effect(because="poisoned", until=2)
HURT = {"effects": [
    {"to": "attack difficulty", "by": 1, "because": "rain", "until": "next-attack"},
    {"to": "resistance", "by": -2, "because": "behind a Table"}, {"because": "poisoned", "until": 2},
]}
BOTH = fight(Goblin_1=HURT, Goblin_2={"effects": [{"because": "poisoned"}]}, round=1, order=["Aria"], turn="Aria")


@each(("text", "until", "given"), [
    ("attack difficulty +1 rain", "next-attack", RAIN), ("resistance −2 behind a Table", None, TABLE),
    ("poisoned", "2", POISON), ("  burns   badly ", None, Effect(because="burns badly")),
    ("+2", None, Effect(by=2, because="by hand")), ("-1 fog", "END", Effect(by=-1, because="fog", until="turn")),
    ("bleeding 3", "Next Attack", Effect(because="bleeding 3", until="next-attack")),
    ("+0 a mark", None, Effect(by=0, because="a mark")), ("half-blind", None, Effect(because="half-blind")),
])
def test_given(text: str, until: str | None, given: Effect) -> None:
    """A text is read as `--modify` reads it; without a number it is a mere word."""
    after = effect(BOTH, ["aria", text], until=until)
    assert after == BOTH.with_("Aria", effects=(given,))


def test_given_to_all_of_a_name() -> None:
    """What was there stays, and comes first."""
    after = effect(BOTH, ["goblin", "goblin-1", "aria", "afraid"])
    assert {one.name: [given.text for given in one.effects] for one in after.combatants.values()} == {
        "Aria": ["afraid"], "Goblin 1": [RAIN.text, TABLE.text, "poisoned", "afraid"],
        "Goblin 2": ["poisoned", "afraid"],
    }


@each(("words", "left"), [
    (["goblin-1", "attack difficulty +1 rain"], [[TABLE, POISON], ["poisoned"]]),
    (["goblin-1", "Attack-Difficulty +1 Rain"], [[TABLE, POISON], ["poisoned"]]),
    (["goblin-1", "attack difficulty +1 rain (next attack)"], [[TABLE, POISON], ["poisoned"]]),
    (["goblin-1", "resistance -2 behind a table"], [[RAIN, POISON], ["poisoned"]]),
    (["goblin-1", "resistance −2  behind a Table"], [[RAIN, POISON], ["poisoned"]]),
    (["goblin", "POISONED"], [[RAIN, TABLE], []]),
    (["aria", "goblin", "poisoned (2 turns)"], [[RAIN, TABLE], ["poisoned"]]),
    (["goblin"], [[], []]), (["goblin-1"], [[], ["poisoned"]]), (["aria", "goblin-2"], [[RAIN, TABLE, POISON], []]),
])
def test_cleared(words: list[str], left: list[Any]) -> None:
    """By the text as typed or as shown; without one all of those named."""
    after = effect(BOTH, words, clear=True)
    assert [
        list(after.combatants["Goblin 1"].effects),
        [one.text for one in after.combatants["Goblin 2"].effects],
    ] == left


def test_one_of_two_alike_is_cleared() -> None:
    """The first; the one that ends as the text says, where it says that."""
    twice = effect(effect(BOTH, ["aria", "+1 rain"]), ["aria", "+1 rain"], until="2")
    first, second = twice.combatants["Aria"].effects
    assert effect(twice, ["aria", "+1 rain"], clear=True).combatants["Aria"].effects == (second,)
    assert effect(twice, ["aria", "+1 rain (2 turns)"], clear=True).combatants["Aria"].effects == (first,)


@each(("words", "more", "kind", "said"), [
    (["arya", "poisoned"], {}, FightError, 'unknown combatant "arya": did you mean "Aria"?'),
    (["aria"], {}, UsageError, "no effect is named: write NAME ..."), ([], {}, UsageError, "no effect is named"),
    (["aria", "goblin"], {}, UsageError, "no effect is named"), (["aria", " "], {}, UsageError, "cannot be read"),
    (["aria", "attack +1234567890 rain"], {}, UsageError, "cannot be read"),
    (["aria", "dazed"], {"until": "0"}, UsageError, '--until "0" cannot be read: write next-attack, a number of own'),
    (["aria", "dazed"], {"until": "soon"}, UsageError, '--until "soon" cannot be read'),
    (["aria", "dazed"], {"until": "+2"}, UsageError, '--until "+2" cannot be read'),
    (["aria", "dazed"], {"until": "2", "clear": True}, UsageError, "give one of them"),
    ([], {"clear": True}, UsageError, "nobody is named"),
    (["dazed"], {"clear": True}, FightError, 'unknown combatant "dazed"'),
    (["aria"], {"clear": True}, UsageError, "there is nothing to clear: Aria has no effects"),
    (["aria", "dazed"], {"clear": True}, UsageError, "there is nothing to clear: Aria has no effects"),
    (["goblin-1", "poisned"], {"clear": True}, UsageError,
     'unknown effect of Goblin 1 "poisned": did you mean "poisoned"?'),
    (["goblin", "zzz"], {"clear": True}, UsageError,
     'unknown effect of Goblin 1, Goblin 2 "zzz": known are attack difficulty +1 rain, resistance −2'),
])
def test_refused(words: list[str], more: dict[str, Any], kind: type[ArchcliError], said: str) -> None:
    """A mistake is told with what may stand there."""
    with pytest.raises(kind) as refused:
        effect(BOTH, words, **more)
    assert said in refused.value.message


def test_nobodys_turn_ends_nothing() -> None:
    """Before the start there is no running turn."""
    with pytest.raises(FightError, match="no turn runs"):
        effect(fight(), ["aria", "dazed"], until="end")

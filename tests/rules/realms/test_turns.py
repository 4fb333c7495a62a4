"""How a fight of Enchanted Realms goes on: what a turn and a round have left, surprise, and what a hold does."""

from typing import Any

from archcli.fight.state import Fight
from archcli.fight.turns import Doing
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.turns import TURNS
from tests.each import each
from tests.fight.fights import changed, fight

WALKER = Sheet.of(
    {"system": "realms", "name": "Ann", "movement": {"species": 50, "encumbered": 40}}, file="ann.toml",
)
UNTOLD = Sheet.of({"system": "realms", "name": "Ann"}, file="ann.toml")
AFOOT = {"begun": True, "movement": 40, "movement_left": 40}


def under_way(**own: Any) -> Fight:
    """A fight in Ann's turn; `Ann`: what she is beside having 40 feet."""
    ann = AFOOT | own.pop("Ann", {})
    return fight("realms", "Ann, Bob", "Ogre", **{
        "round": 1, "order": ["Ann", "Ogre", "Bob"], "turn": "Ann", "Ann": ann} | own)


def weighed(
    before: Fight, words: str, who: str = "Ann", sheet: Sheet = WALKER, rulings: Realms | None = None,
    reaction: str | None = None,
) -> tuple[list[str], list[Any], Any]:
    """By which rules somebody's deeds are refused, what changes otherwise, and the whole turn."""
    doing = Doing(who, tuple(words.split()), reaction=reaction)
    came = TURNS.weigh(before, doing, sheet, rulings or Realms())
    return [refused.rule or "" for refused in came.refused], changed(before, came.fight), came.turn


def done(*words: str) -> tuple[str, str, list[str]]:
    """The change to what Ann has done."""
    return "Ann", "done", [*words]


@each(("own", "words", "rules", "changes"), [
    ({}, "walk:10 act", [], [("Ann", "action_left", 0), done("walk:10", "act"), ("Ann", "movement_left", 30)]),
    ({}, "stand difficult:5", [], [done("stand", "difficult:5"), ("Ann", "movement_left", 5)]),
    ({}, "react", [], [("Ann", "reaction_left", 0)]),
    ({}, "", [], []),
    ({"done": ["act"], "action_left": 0}, "act", ["R-27"], None),
    ({"done": ["act"], "action_left": 1}, "act", [], [("Ann", "action_left", 0), done("act", "act")]),
    ({"done": ["act"], "action_left": 0}, "pick-up", ["R-27"], None),
    ({"reaction_left": 0}, "react", ["R-29"], None),
    ({}, "react react", ["R-29"], None),
    ({}, "hold", ["R-28"], None),
    ({}, "walk:41 act", ["R-27"], None),
    ({"movement_left": 60}, "walk:60", [], [done("walk:60"), ("Ann", "movement_left", 0)]),
    ({"movement_left": 5, "done": ["walk:10"]}, "walk:6", ["R-27"], None),
    ({"surprised": True}, "act", ["R-20"], None),
    ({"surprised": True}, "walk:1", ["R-20"], None),
    ({"asleep": True, "action_left": 0}, "act", ["R-20"], None),
    ({"surprised": True}, "react", [], [("Ann", "reaction_left", 0)]),
    ({"down": True}, "react", ["R-27"], None),
    ({"down": True}, "", ["R-27"], None),
    ({"movement": 30, "movement_left": 10, "done": ["walk:20"]}, "walk:20", [],
     [done("walk:20", "walk:20"), ("Ann", "movement", 40), ("Ann", "movement_left", 0)]),
])
def test_weighed(own: dict[str, Any], words: str, rules: list[str], changes: list[Any] | None) -> None:
    """A turn goes on from what is left of it, and from the sheet as it is now."""
    refused, after, _ = weighed(under_way(Ann=own), words)
    assert refused == rules
    assert changes is None or sorted(after) == sorted(changes)


def test_the_whole_turn() -> None:
    _, _, turn = weighed(under_way(Ann={"done": ["walk:15", "act"], "movement_left": 25, "action_left": 0}), "walk:25")
    assert (turn.total, turn.spent, turn.remaining, turn.actions, turn.legal) == (40, 40, 0, 1, True)
    assert [modifier.by for modifier in turn.modifiers] == [-10]
    _, _, turn = weighed(under_way(Ann={"movement_left": 10}), "walk:5")
    assert [(modifier.by, modifier.because) for modifier in turn.modifiers] == [
        (-10, "encumbrance"), (-30, "as it stands")]


def test_out_of_turn() -> None:
    """An act needs a turn; a reaction and what takes nothing need none."""
    before = under_way(Ogre=AFOOT)
    assert weighed(before, "act", who="Ogre")[0] == ["R-27"]
    assert weighed(before, "react", who="Ogre")[:2] == ([], [("Ogre", "reaction_left", 0)])
    assert weighed(before, "react", who="Ogre", reaction="react")[0] == []
    assert weighed(before, "", who="Ogre")[0] == []
    assert weighed(fight("realms", "Ann", "Ogre"), "act", who="Ogre")[:2] == ([], [])


def test_rulings() -> None:
    caught = under_way(Ann={"surprised": True})
    assert weighed(caught, "react", rulings=Realms(surprised_reacts=False))[0] == ["R-20"]
    still = under_way(Ann={"effects": [{"to": "movement", "by": -40, "because": "ghoul"}], "movement_left": 0})
    assert weighed(still, "act react", rulings=Realms(paralysed_acts=False))[0] == ["R-23", "R-23"]
    assert weighed(still, "act react")[0] == []
    assert weighed(under_way(Ann={"action_left": 0}), "pick-up", rulings=Realms(pick_up="movement"))[0] == []


def test_a_sheet_that_tells_no_movement() -> None:
    """It acts, though nobody knows whether it could walk."""
    before = under_way(Ann={"movement": None, "movement_left": None})
    assert weighed(before, "act", sheet=UNTOLD, rulings=Realms(paralysed_acts=False))[:2] == (
        [], [done("act"), ("Ann", "action_left", 0)])


def test_what_comes_back() -> None:
    """With the round reactions, and with the turn the action and all feet; a sleeper sleeps on."""
    spent = {"reaction_left": 0, "action_left": 0, "movement": 40, "movement_left": 0, "surprised": True}
    before = under_way(Ann=spent, Bob=spent | {"asleep": True}, turn="Bob", ended=["Ann", "Ogre"])
    after = TURNS.new_round(TURNS.ends(before, "Bob"))
    ann, bob = after.combatants["Ann"], after.combatants["Bob"]
    assert (ann.surprised, ann.action_left, ann.reaction_left, ann.movement_left) == (False, 1, 1, 40)
    assert (bob.surprised, bob.asleep, bob.action_left, bob.reaction_left, bob.movement_left) == (True, True, 0, 1, 0)


@each(("drag", "left", "effects"), [
    (50, 20, ["movement −20 drags Ogre (this turn)"]), (None, 20, ["movement −20 drags Ogre (this turn)"]),
    (100, 40, []),
])
def test_whoever_holds_somebody_drags(drag: int | None, left: int, effects: list[str]) -> None:
    before = under_way(Ann={"begun": False}, Ogre={"held_by": "Ann", "drag": drag})
    begun = TURNS.begins(before, "Ann")
    ann = begun.combatants["Ann"]
    assert (ann.movement_left, [effect.said for effect in ann.effects]) == (left, effects)
    free = TURNS.left(begun, "Ogre")
    assert (free.combatants["Ann"].movement_left, free.combatants["Ann"].effects) == (40, ())
    assert free.combatants["Ogre"].held_by is None
    assert TURNS.ends(begun, "Ann").combatants["Ann"].effects == ()


def test_feet_follow_what_moves_them() -> None:
    """An effect that comes or goes by hand in a turn counts in it; feet that are set by hand are as they are set."""
    mud = [{"to": "Movement", "by": -15, "because": "mud"}]
    plain, slowed = under_way(Ann={"movement_left": 10}), under_way(Ann={"movement_left": 10, "effects": mud})
    assert TURNS.follows(plain, slowed).combatants["Ann"].movement_left == 0
    assert TURNS.follows(slowed, plain).combatants["Ann"].movement_left == 25
    set_too = under_way(Ann={"movement_left": 30, "effects": mud})
    assert TURNS.follows(plain, set_too).combatants["Ann"].movement_left == 30

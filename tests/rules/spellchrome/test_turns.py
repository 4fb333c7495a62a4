"""How a fight of Spellchrome goes on: what a turn has left, stances, and who may strike at whom out of turn."""

from typing import Any

from archcli.fight.state import Fight
from archcli.fight.turns import Doing
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.sheet import Sheet
from archcli.rules.spellchrome.turns import TURNS
from tests.each import each
from tests.fight.fights import changed, fight

QUICK = Sheet.of({"system": "spellchrome", "name": "Ann", "speed": 40, "feats": ["quick-draw"]}, file="ann.toml")
ATTACKED = {"standard": 0}
NOTHING_LEFT = {"move": 0, "standard": 0}
TOTAL = {"stance": "total-defense"}


def under_way(**own: Any) -> Fight:
    """A fight in Ann's turn."""
    return fight("spellchrome", "Ann, Bob", "Ogre, Imp", **{
        "round": 1, "order": ["Ann", "Ogre", "Bob", "Imp"], "turn": "Ann", "Ann": {"begun": True}} | own)


def weighed(before: Fight, *words: str, who: str = "Ann", **more: Any) -> tuple[list[str], list[Any], Any]:
    """By which rules somebody's actions are refused, what changes otherwise, and the whole turn."""
    came = TURNS.weigh(before, Doing(who, words, **more), QUICK, Spellchrome())
    changes = [(who, key, now) for who, key, now in changed(before, came.fight) if key != "done"]
    return [refused.rule or "" for refused in came.refused], changes, came.turn


@each(("own", "words", "rules", "changes"), [
    ({}, "draw", [], []),
    ({}, "move:40", [], [("Ann", "left.move", 0)]),
    ({}, "attack move", [], [("Ann", "left.move", 0), ("Ann", "left.standard", 0)]),
    ({}, "full-attack step", [], [("Ann", "left.move", 0), ("Ann", "left.standard", 0)]),
    ({}, "total-defense", [], [("Ann", "stance", "total-defense"), ("Ann", "left.standard", 0)]),
    ({}, "defensive-dual-attack", [], [("Ann", "stance", "defensive"), ("Ann", "left.standard", 0)]),
    ({}, "drop-prone", [], [("Ann", "prone", True)]),
    ({"Ann": {"begun": True, "prone": True}}, "stand", [], [("Ann", "prone", False), ("Ann", "left.move", 0)]),
    ({"Imp": {"down": True}, "Ann": {"prone": True}}, "crawl", [],
     [("Ann", "left.move", 0), ("Ogre", "opportunities", ["Ann"])]),
    ({"Imp": TOTAL, "Ogre": TOTAL}, "crawl", [], [("Ann", "left.move", 0)]),
    ({"Ann": {"done": ["attack"], "left": ATTACKED}}, "cleave", [], []),
    ({"Ann": {"done": ["drop-prone", "attack"], "left": ATTACKED}}, "move", [], [("Ann", "left.move", 0)]),
    ({"Ann": {"done": ["stand", "attack"], "prone": True}}, "step", ["S-69"], None),
    ({"Ann": {"done": ["move"]}}, "step", ["S-65"], None),
    ({"Ann": {"done": ["step"]}}, "step", ["S-65"], None),
    ({"Ann": {"done": ["step"]}}, "move", ["S-65"], None),
    ({"Ann": {"done": ["attack", "attack"], "left": ATTACKED}}, "move", [], [("Ann", "left.move", 0)]),
    ({"Ann": {"done": ["move", "attack"]}}, "stand", ["S-69"], None),
    ({}, "cleave", ["S-71"], None), ({}, "empower:3", ["S-68"], None),
    ({}, "move:41", ["S-64"], None), ({}, "climb:14", ["S-08"], None),
    ({}, "move full-attack", ["S-62"], None), ({}, "attack total-defense", ["S-60"], None),
    ({}, "move move move", ["S-60"], None), ({}, "move:90 cleave", ["S-64", "S-71"], None),
    ({"turn": "Ogre"}, "move", ["S-60"], None), ({"Ann": {"hit_points": -2}}, "move", ["S-60"], None),
])
def test_actions(
    own: dict[str, Any], words: str, rules: list[str], changes: list[tuple[str, str, Any]] | None,
) -> None:
    """What has no place in the turn is refused by its rule; the state of now counts, and what was done before is
    only paid for."""
    refused, changed_, _ = weighed(under_way(**own), *words.split())
    assert refused == rules
    assert changes is None or changed_ == changes


@each(("left", "done", "words", "rules"), [
    ({"standard": 0}, "", "attack", ["S-60"]), ({"standard": 0}, "", "move", []),
    ({"standard": 0}, "", "move move", ["S-60"]), ({"move": 0}, "", "full-attack", ["S-62"]),
    ({"standard": 0}, "attack", "attack", ["S-60"]), ({}, "full-attack", "full-attack", []),
    ({"move": 0}, "full-attack", "cast", []),
])
def test_what_is_left_by_hand(left: dict[str, int], done: str, words: str, rules: list[str]) -> None:
    """An action that was given back is there again, and one that was taken is not."""
    own = {"begun": True, "done": done.split(), "left": left}
    assert weighed(under_way(Ann=own), *words.split())[0] == rules


def test_the_whole_turn_is_told() -> None:
    """With what was done before; what is wrong with that is none of the new action's."""
    _, _, turn = weighed(under_way(Ann={"begun": True, "done": ["move:90", "cleave"]}), "drop-prone", "attack")
    assert (turn.legal, turn.problems, turn.prone, turn.feet) == (True, (), True, 90)
    assert [done.action for done in turn.actions] == ["move:90", "cleave", "drop-prone", "attack"]


def test_what_is_done_in_spite_of_the_rules() -> None:
    """It is paid for, and the turn says what is wrong with it."""
    _, changes, turn = weighed(under_way(Ann={"begun": True, "prone": True}), "move:90")
    assert (turn.legal, [problem.code for problem in turn.problems]) == (False, ["prone"])
    assert ([done.cost for done in turn.actions], turn.left, turn.prone) == (["move"], (0, 1), True)
    assert changes == [("Ann", "left.move", 0)]


OWED = {"opportunities": ["Ogre", "Imp"]}


@each(("own", "doing", "rules", "changes"), [
    ({"turn": "Ogre", "Ann": OWED}, {"targets": ("Ogre",)}, [], [("Ann", "opportunities", ["Imp"])]),
    ({"turn": "Ogre", "Ann": OWED}, {"targets": ("Ogre", "Imp")}, [], [("Ann", "opportunities", [])]),
    ({"turn": "Ogre", "Ann": OWED}, {"targets": ("Ogre", "Bob")}, ["S-07"], None),
    ({"Ann": OWED}, {}, ["S-07"], None),
    ({"turn": "Ogre"}, {"targets": ("Ogre",)}, ["S-07"], None),
    ({"Ann": OWED | TOTAL}, {"targets": ("Imp",)}, ["S-72"], None),
    ({"Ann": OWED | {"down": True}}, {"targets": ("Imp",)}, ["S-60"], None),
])
def test_attacks_of_opportunity(
    own: dict[str, Any], doing: dict[str, Any], rules: list[str], changes: list[tuple[str, str, Any]] | None,
) -> None:
    """Each uses up what its targets owe, and nothing of a turn; in total defense there are none (S-72)."""
    refused, changed_, turn = weighed(under_way(**own), "attack", reaction="an attack of opportunity", **doing)
    assert (refused, turn) == (rules, None)
    assert changes is None or changed_ == changes


def test_before_the_start() -> None:
    """Nothing needs a turn, and nothing is spent."""
    assert weighed(under_way(turn=None, order=None, round=0), "full-attack", "move") == ([], [], None)


def test_what_lapses() -> None:
    """An opportunity as the turn of the one who owes it ends, a stance as the own next turn begins."""
    owing = under_way(
        Bob=OWED, Imp={"opportunities": ["Ogre"]}, Ogre=TOTAL | {"left": NOTHING_LEFT}, Ann={"stance": "defensive"},
    )
    ended = TURNS.ends(owing, "Ogre")
    assert changed(owing, ended) == [
        (None, "ended", ["Ogre"]), ("Bob", "opportunities", ["Imp"]), ("Imp", "opportunities", []),
    ]
    begun = TURNS.begins(owing, "Ogre")
    assert changed(owing, begun) == [
        ("Ogre", "stance", None), ("Ogre", "left.move", 1), ("Ogre", "left.standard", 1), ("Ogre", "begun", True),
    ]


def test_who_has_hit_points_again_is_awake() -> None:
    """Knocked out is who was left without any by a fist (S-29)."""
    before = under_way(Imp={"hit_points": -3, "knocked_out": True})
    assert changed(before, TURNS.follows(before, before.with_("Imp", hit_points=2))) == [
        ("Imp", "hit_points", 2), ("Imp", "knocked_out", False),
    ]
    assert changed(before, TURNS.follows(before, before.with_("Imp", hit_points=-1))) == [("Imp", "hit_points", -1)]


def test_who_goes_down_strikes_at_nobody() -> None:
    """And nobody has to strike at who lies there."""
    owing = under_way(Bob=OWED, Imp={"opportunities": ["Bob"]})
    assert changed(owing, TURNS.left(owing, "Bob")) == [("Bob", "opportunities", []), ("Imp", "opportunities", [])]

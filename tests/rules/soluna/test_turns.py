"""How a fight of Soluna goes on: what a turn has left, the surprise round, delayed acts, and guns that are counted."""

from typing import Any

from archcli.fight.state import Fight
from archcli.fight.turns import Doing
from archcli.rules.soluna.initiative import Initiative
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sheet import Sheet
from archcli.rules.soluna.turns import TURNS, WHICH_GUN
from tests.each import each
from tests.fight.fights import changed, fight

GUN = {"kind": "ballistic", "damage": "2d6"}
KIRA = Sheet.of({
    "system": "soluna", "name": "Kira", "health": 20, "perimeters": {"dexterity": 4},
    "weapons": {"pistol": {**GUN, "action": "semi"}, "rifle": GUN, "sword": {}},
}, file="kira.toml")


def under_way(**own: Any) -> Fight:
    """A fight in Kira's turn."""
    return fight("soluna", "Kira, Ben", "Orc", **{
        "round": 1, "order": ["Kira", "Orc", "Ben"], "turn": "Kira", "Kira": {"begun": True}} | own)


def weighed(before: Fight, *words: str, **more: Any) -> tuple[list[str], list[Any], Any]:
    """By which rules Kira's acts are refused, what changes otherwise, and the whole turn."""
    came = TURNS.weigh(before, Doing("Kira", words, **more), KIRA, Soluna())
    changes = [(who, key, now) for who, key, now in changed(before, came.fight) if key != "done"]
    return [refused.rule or "" for refused in came.refused], changes, came.turn


MOVED, HALF, SPENT = ("Kira", "left.move", 0), ("Kira", "left.halves", 1), ("Kira", "left.halves", 0)


@each(("done", "words", "rules", "changes"), [
    ([], "look", [], []), ([], "move", [], [MOVED]), ([], "extend move:8", [], [MOVED, HALF]),
    ([], "attack", [], [SPENT]), ([], "take-item", [], [MOVED]), (["take-item"], "move", [], [MOVED, HALF]),
    (["take-item"], "use-item", [], [MOVED, HALF]), (["move", "take-item"], "use-item", [], [MOVED, SPENT]),
    (["take-item"], "attack", [], [MOVED, SPENT]), (["take-item", "attack"], "move", ["L-53"], None),
    (["attack", "attack"], "move", [], [MOVED, SPENT]), (["attack"], "move move", ["L-50"], None),
    (["take-item"], "extend", ["L-52"], None), (["move:9"], "extend", [], [MOVED, HALF]),
    (["move", "extend", "extend"], "extend", ["L-52"], None), ([], "move:5", ["L-51"], None),
    (["attack"], "cast", ["L-50"], None), (["attack", "move"], "switch-item", ["L-53"], None),
    ([], "delay:extend", ["L-57"], None), ([], "delay:cast", [], [("Kira", "delayed", "cast"), SPENT]),
    ([], "delay:reload", [], [("Kira", "delayed", "reload"), SPENT]),
])
def test_acts(done: list[str], words: str, rules: list[str], changes: list[tuple[str, str, Any]] | None) -> None:
    """What has no place in the turn is refused by its rule; what was done before is only paid for."""
    before = TURNS.weigh(under_way(), Doing("Kira", tuple(done)), KIRA, Soluna()).fight
    refused, _, _ = weighed(before, *words.split())
    after = TURNS.weigh(before, Doing("Kira", tuple(words.split())), KIRA, Soluna()).fight
    told = [change for change in changed(under_way(), after) if change[1] != "done"]
    assert refused == rules
    assert changes is None or sorted(told) == sorted(changes)


@each(("left", "done", "words", "rules"), [
    ({"move": 0, "halves": 2}, "", "move", ["L-58"]), ({"move": 0, "halves": 2}, "", "attack", []),
    ({"move": 1, "halves": 1}, "", "attack", ["L-50"]), ({"move": 1, "halves": 2}, "attack", "cast", []),
    ({"move": 1, "halves": 2}, "attack", "cast cast", ["L-50"]), ({"move": 1, "halves": 0}, "move attack", "move", []),
    ({"move": 1, "halves": 0}, "move attack", "move move", ["L-50"]),
])
def test_what_is_left_by_hand(left: dict[str, int], done: str, words: str, rules: list[str]) -> None:
    """An act that was given back is there again, and one that was taken is lost."""
    own = {"begun": True, "done": done.split(), "left": left}
    assert weighed(under_way(Kira=own), *words.split())[0] == rules


def test_the_whole_turn_is_told() -> None:
    """With what was done before; what is done in spite of the rules is paid for, and said to be wrong."""
    before = under_way(Kira={"begun": True, "done": ["move:9", "look"], "left": {"move": 0}})
    refused, _, turn = weighed(before, "attack", "cast")
    assert (refused, turn.legal, [problem.place for problem in turn.problems]) == (["L-50"], False, [4])
    assert [done.cost for done in turn.actions] == ["move", "free", "main", "main"]
    assert (turn.squares, turn.left) == (9, (0, 0))


@each(("own", "words", "rules", "changes"), [
    ({"delayed": "attack"}, "attack", [], [("Kira", "delayed", None)]),
    ({}, "attack", ["L-57"], None), ({"delayed": "cast"}, "attack", ["L-57"], None),
    ({"delayed": "vehicle-attack"}, "vehicle-attack", [], [("Kira", "delayed", None)]),
    ({"delayed": "attack", "down": True}, "attack", ["L-50"], None),
])
def test_a_delayed_act(
    own: dict[str, Any], words: str, rules: list[str], changes: list[tuple[str, str, Any]] | None,
) -> None:
    """It is done once, out of turn, and costs nothing more (L-57)."""
    refused, changed_, turn = weighed(under_way(turn="Orc", Kira=own), words, reaction="its trigger")
    assert (refused, turn) == (rules, None)
    assert changes is None or changed_ == changes


def test_out_of_turn() -> None:
    """Nobody acts at another's turn; before the start nothing needs one."""
    assert weighed(under_way(turn="Orc"), "move")[0] == ["L-50"]
    assert weighed(under_way(turn=None, order=None, round=0), "attack", "attack") == ([], [], None)


def roster(*surprise: str) -> Initiative:
    return Initiative(
        order=("Orc", "Ben", "Kira"), surprise=surprise, first=(surprise or ("Orc",))[0], entries=(), rolls=(),
        modifiers=(),
    )


BEFORE = under_way(turn=None, order=None, round=0, Kira={})


def test_the_surprise_round() -> None:
    """It is round 0, of the ambushers alone; the roster of the rounds to come waits (L-05)."""
    first = TURNS.starts(BEFORE, roster("Ben", "Kira"))
    assert (first.round, first.turn, first.order, first.roster) == (0, "Ben", ("Ben", "Kira"), ("Orc", "Ben", "Kira"))
    joined = TURNS.enters(first, "Eve")
    assert (joined.order, joined.roster[-1]) == (("Ben", "Kira"), "Eve")
    second = TURNS.new_round(TURNS.ends(TURNS.ends(first, "Ben"), "Kira"))
    assert (second.round, second.turn, second.order, second.roster) == (1, "Orc", ("Orc", "Ben", "Kira"), ())
    assert [one.begun for one in second.combatants.values()] == [False, False, True]


def test_without_an_ambush() -> None:
    """The first round is the first."""
    first = TURNS.starts(BEFORE, roster())
    assert (first.round, first.turn, first.order, first.roster) == (1, "Orc", ("Orc", "Ben", "Kira"), ())
    assert TURNS.enters(first.replace(order=("Orc",)), "Ben").order == ("Orc", "Ben")


def test_what_is_there_again() -> None:
    """The acts, as the own turn begins; what was delayed is not, and nothing more is lost."""
    waiting = under_way(Kira={"delayed": "attack", "left": {"move": 0, "halves": 0}})
    assert changed(waiting, TURNS.begins(waiting, "Kira")) == [
        ("Kira", "delayed", None), ("Kira", "left.move", 1), ("Kira", "left.halves", 2), ("Kira", "begun", True),
    ]


@each(("own", "loaded"), [
    ({"weapon": "pistol", "loaded": {"pistol": 1}, "capacity": {"pistol": 6}}, {"pistol": 6}),
    ({"weapon": "rifle", "loaded": {"rifle": 0, "pistol": 1}, "capacity": {"pistol": 6}}, {"rifle": 1, "pistol": 1}),
    ({"weapon": "sword", "loaded": {"pistol": 0}, "capacity": {"pistol": 6}}, {"pistol": 6}),
    ({"loaded": {"pistol": 3}}, {"pistol": 3}), ({"weapon": "pistol"}, {}), ({}, {}),
    ({"weapon": "pistol", "loaded": {"rifle": 0}}, {"rifle": 0}), ({"loaded": {"cannon": 0}}, {"cannon": 0}),
])
def test_reloading(own: dict[str, Any], loaded: dict[str, int]) -> None:
    """The gun last used is full, else the only one that is counted (L-54)."""
    came = TURNS.weigh(under_way(Kira=own), Doing("Kira", ("reload",)), KIRA, Soluna())
    assert came.fight.combatants["Kira"].loaded == loaded


def test_which_gun_is_reloaded_may_be_open() -> None:
    """Of several the table says which."""
    own = {"weapon": "sword", "loaded": {"pistol": 0, "rifle": 0}}
    came = TURNS.weigh(under_way(Kira=own), Doing("Kira", ("reload",)), KIRA, Soluna())
    assert came.fight.combatants["Kira"].open == (f"{WHICH_GUN}: pistol or rifle",)


def test_the_most_that_a_gun_has_held() -> None:
    """What was set counts, once it is less."""
    before = under_way(Kira={"loaded": {"pistol": 6, "rifle": 5, "bow": 1}, "capacity": {"pistol": 8}})
    after = before.with_("Kira", loaded={"pistol": 5, "rifle": 1, "bow": 2})
    assert changed(after, TURNS.follows(before, after)) == [("Kira", "capacity.rifle", 5)]

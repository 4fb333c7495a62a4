"""The board as data: what JSON, tables and -q show of a fight."""

from typing import Any

from archcli.fight.board import Board, board
from archcli.fight.state import Fight
from archcli.output.data import simple
from archcli.output.rows import rows_of

ARIA = {
    "sheet": "aria.toml", "side": "party", "hit_points": 11, "hit_points_full": 14, "prone": True, "weapon": "rapier",
    "ap_spent": 1, "grapple": {"with": "Goblin 1", "control": "Aria"}, "weapons": {"dagger": {"dropped": True}},
    "effects": [{"to": "attack difficulty", "by": 1, "because": "wrist hurt", "until": "next-attack"}],
    "open": ["which ally is hit"],
}
FIGHT = {
    "system": "archsoul", "step": 12, "round": 2, "turn": "Aria", "order": ["Goblin 1", "Aria", "Goblin 2"],
    "phase": ["Aria"], "combatants": {
        "Aria": ARIA,
        "Goblin 1": {
            "sheet": "goblin.toml", "side": "foes", "hit_points": 3, "hit_points_full": 6, "open": ["an opening"],
            "grapple": {"with": "Aria", "control": "Aria"}, "effects": [{"because": "poisoned", "until": 2}],
        },
        "Goblin 2": {"sheet": "goblin.toml", "side": "foes", "hit_points": 0, "hit_points_full": 6},
    },
}


def of(tables: dict[str, Any] = FIGHT, **given: Any) -> Board:
    """The board of a fight that stands in tables."""
    return board(Fight.of(tables, file="fight.toml"), file="fight.toml", **given)


def test_everything_is_there() -> None:
    """Every key, null where nothing is known."""
    usual: dict[str, Any] = {
        "prone": False, "grapple": None, "stances": [], "weapons": {}, "studied": 0, "ap_spent": 0, "attacked_with": [],
        "reacted": [], "carried": None, "mounted": False, "weapon": None,
    }
    dagger = {
        "hp": None, "broken": False, "dropped": True, "destroyed": False, "needs_repair": False, "jammed": False,
        "ammunition_left": None,
    }
    held = {"with": "Goblin 1", "control": "Aria"}
    assert simple(of(last="Goblin 2 attacks Aria: HIT")) == {
        "file": "fight.toml", "step": 12, "round": 2, "turn": "Aria", "order": ["Goblin 1", "Aria", "Goblin 2"],
        "combatants": [
            {"name": "Aria", "side": "party", "down": False, "hit_points_full": 14, "state": usual | {
                "hit_points": 11, "prone": True, "grapple": held, "weapons": {"dagger": dagger}, "ap_spent": 1,
                "weapon": "rapier",
            }, "effects": ARIA["effects"], "open": ["which ally is hit"]},
            {"name": "Goblin 1", "side": "foes", "down": False, "hit_points_full": 6, "state": usual | {
                "hit_points": 3, "grapple": {"with": "Aria", "control": "Aria"},
            }, "effects": [{"to": None, "by": None, "because": "poisoned", "until": 2}], "open": ["an opening"]},
            {"name": "Goblin 2", "side": "foes", "down": True, "hit_points_full": 6, "state": usual | {
                "hit_points": 0,
            }, "effects": [], "open": []},
        ],
        "phase": ["Aria"], "over": None, "last": "Goblin 2 attacks Aria: HIT",
    }


def test_for_the_players() -> None:
    """A foe has a condition in place of numbers and open points; its effects stay."""
    aria, *foes = simple(of(public=True))["combatants"]
    assert aria == simple(of())["combatants"][0]
    assert foes == [
        {"name": "Goblin 1", "side": "foes", "down": False, "condition": "badly-hurt", "effects": [
            {"to": None, "by": None, "because": "poisoned", "until": 2}]},
        {"name": "Goblin 2", "side": "foes", "down": True, "condition": "down", "effects": []},
    ]


def test_quiet() -> None:
    """Whose turn it is; an empty line where it is nobody's."""
    assert of().quiet() == "Aria"
    assert of({key: value for key, value in FIGHT.items() if key != "turn"}).quiet() == ""


def test_rows() -> None:
    """One of each combatant, in words."""
    aria, goblin, _ = rows_of(of())
    assert {**aria, "left": "", "conditions": ""} == {
        "turn": True, "name": "Aria", "side": "party", "down": False, "hit_points": 11, "hit_points_full": 14,
        "left": "", "conditions": "", "effects": "attack difficulty +1 wrist hurt (next attack)",
        "open": "which ally is hit",
    }
    assert goblin["effects"] == "poisoned (2 turns)"
    assert rows_of(of(public=True))[2] == {
        "turn": False, "name": "Goblin 2", "side": "foes", "down": True, "condition": "down", "effects": "",
    }

"""Fights as their files hold them, one of each game, in the midst of things."""

from typing import Any

from archcli.fight.board import Board, board
from archcli.fight.state import Fight

Tables = dict[str, Any]


def who(side: str, points: int | None = None, full: int | None = None, **more: Any) -> Tables:
    """A combatant: its hit points (None: a game that has none, or nobody knows them), and what else it carries."""
    points_ = {} if points is None else {"hit_points": points, "hit_points_full": full}
    return {"sheet": "sheets/somebody.toml", "side": side, **points_, **more}


def effect(by: int | None, because: str, *, to: str | None = None, until: str | int | None = None) -> Tables:
    """An effect, with the keys that say something."""
    told = {"to": to, "by": by, "because": because, "until": until}
    return {key: value for key, value in told.items() if value is not None}


def with_(tables: Tables, name: str, **more: Any) -> Tables:
    """A fight in which somebody carries something else."""
    return {**tables, "combatants": {**tables["combatants"], name: {**tables["combatants"][name], **more}}}


WRIST = effect(1, "wrist hurt", to="attack difficulty", until="next-attack")
BLEEDING = {**WRIST, "because": "wrist hurt and bleeding badly"}
ARCHSOUL: Tables = {
    "system": "archsoul", "step": 12, "round": 2, "turn": "Aria", "phase": ["Aria", "Brom"], "ended": ["Goblin 1"],
    "order": ["Goblin 1", "Goblin 2", "Aria", "Brom"], "combatants": {
        "Aria": who(
            "party", 11, 14, begun=True, ap_spent=1, attacked_with=["dagger"], weapon="rapier", effects=[WRIST],
        ),
        "Brom": who(
            "party", 20, 20, begun=True, ap_spent=3, mounted=True, stances=["hold-firm"],
            weapons={"lance": {"dropped": True}, "bow": {"ammunition_left": 11}}, open=["which ally the arrow hits"],
        ),
        "Goblin 1": who(
            "foes", 3, 6, prone=True, grapple={"with": "Goblin 2", "control": "Goblin 2"}, reacted=["Aria", "Brom"],
            studied=2,
            effects=[effect(None, "poisoned", until=2), effect(-1, "balance lost", to="resistance", until=1)],
        ),
        "Goblin 2": who(
            "foes", 6, 6, grapple={"with": "Goblin 1", "control": "Goblin 2"}, carried="draw-awkward",
            weapons={"club": {"hp": 2, "broken": True, "needs_repair": True}},
            open=["an opening: Aria may strike", "which item drops"],
        ),
        "Goblin 3": who("foes", 0, 6),
        "Goblin 4": who("foes", 4, 6, down=True),
    },
}
SPELLCHROME: Tables = {
    "system": "spellchrome", "step": 7, "round": 1, "turn": "Ann", "order": ["Ann", "Ogre", "Imp"], "combatants": {
        "Ann": who(
            "party", 31, 40, begun=True, left={"standard": 0}, stance="defensive", opportunities=["Ogre", "Imp"],
        ),
        "Ogre": who("foes", 6, 12, prone=True, effects=[effect(-2, "blinded")]),
        "Imp": who("foes", -3, 8, knocked_out=True),
    },
}
MURK: Tables = {
    "system": "murk", "step": 9, "round": 2, "turn": "Thug", "order": ["Thug", "Vera", "Oda"], "phase": 2,
    "ended": ["Vera"], "combatants": {
        "Vera": who("party", score=18, potential=5, suffering=1, strain=4, owed={"strain": 5}),
        "Oda": who("party", score=11, power=4, sins=2),
        "Thug": who(
            "foes", score=20, suffering=2, damage=9, owed={"damage": 13}, open=["breakdown due"], weapon="saber",
        ),
        "Rat": who("foes"),
    },
}
SOLUNA: Tables = {
    "system": "soluna", "step": 3, "round": 0, "turn": "Kira", "order": ["Kira"], "combatants": {
        "Kira": who("party", 20, 20, begun=True, left={"halves": 1}, loaded={"pistol": 1, "rifle": 0}),
        "Orc": who("foes", 10, 15, prone=True, delayed="attack"),
    },
}
REALMS: Tables = {
    "system": "realms", "step": 4, "round": 1, "turn": "Finn", "order": ["Finn", "Goblin"], "ended": ["Goblin"],
    "combatants": {
        "Finn": who("party", 5, 5, begun=True, movement_left=25, weapon="gladius"),
        "Bran": who("party", surprised=True, asleep=True),
        "Goblin": who("foes", 4, 4, held_by="Finn", reaction_left=0),
    },
}
BEFORE: Tables = {"system": "archsoul", "combatants": {"Aria": who("party", 14, 14), "Goblin": who("foes", 6, 6)}}
OVER: Tables = {
    "system": "archsoul", "step": 30, "round": 4, "turn": "Aria", "order": ["Aria", "Goblin"], "combatants": {
        "Aria": who("party", 2, 14), "Goblin": who("foes", 0, 6),
    },
}
LONG: Tables = {
    "system": "archsoul", "step": 112, "round": 12, "turn": "Goblin 1", "order": [
        "Sir Aldric the Bold of Duskfall", *(f"Goblin {number}" for number in range(1, 12))], "combatants": {
        "Sir Aldric the Bold of Duskfall": who("party", 900, 1000, prone=True),
        **{f"Goblin {number}": who(
            "foes", number % 7, 6, begun=True, open=["which ally the arrow hits"] * (number % 3),
            effects=[BLEEDING] * (number % 2),
        ) for number in range(1, 12)},
    },
}
FIGHTS = {
    "archsoul": ARCHSOUL, "spellchrome": SPELLCHROME, "murk": MURK, "soluna": SOLUNA, "realms": REALMS,
    "before": BEFORE, "over": OVER, "long": LONG,
}


def fight(tables: Tables) -> Fight:
    """A fight that stands in tables."""
    return Fight.of(tables, file="fight.toml")


def shown(tables: Tables, **given: Any) -> Board:
    """Its board."""
    return board(fight(tables), file="fight.toml", **given)

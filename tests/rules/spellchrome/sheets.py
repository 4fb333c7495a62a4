"""Sheets of Spellchrome: wrong ones with the paths of their mistakes, and one with every key."""

from typing import Any

GOOD: dict[str, Any] = {"system": "spellchrome", "name": "Ann"}
WRONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "nothing": ({}, {"system", "name"}),
    "many": (
        {
            **GOOD, "level": 0, "ac": -1, "speed": 7.5, "hit_points": "many", "initiative": True,
            "feats": ["quick-draw", "fly"], "luck": 1,
            "abilities": {"strength": 21, "dexterity": -6, "dexterity_score": 0, "wisdom": 1},
            "weapons": {
                "bow": {"kind": "thrown", "column": "fair", "damage": "1d", "range": -1, "critical_range": 1},
                "pick": {"damage": "2d6>=3"}, "my axe": {"kind": "melee", "trained": "yes", "bonus": 1.5},
            },
        },
        {
            "level", "ac", "speed", "hit_points", "initiative", "feats", "luck", "abilities.strength",
            "abilities.dexterity", "abilities.dexterity_score", "abilities.wisdom", "weapons.bow.kind",
            "weapons.bow.column", "weapons.bow.damage", "weapons.bow.range", "weapons.bow.critical_range",
            "weapons.pick.kind", "weapons.pick.damage", 'weapons."my axe".trained', 'weapons."my axe".bonus',
        },
    ),
    "keys of another kind of weapon": (
        {**GOOD, "weapons": {"fists": {"kind": "unarmed", "damage": "1d4"}, "sword": {"kind": "melee", "range": 5}}},
        {"weapons.fists.damage", "weapons.sword.range"},
    ),
    "tables that are none": ({**GOOD, "abilities": 3, "weapons": {"bow": 3}}, {"abilities", "weapons.bow"}),
    "another game": ({"system": "murk", "name": "Vera"}, {"system"}),
}
EVERYTHING: dict[str, Any] = {
    **GOOD, "level": 2, "ac": 3, "speed": 4, "hit_points": 5, "concentration": 6, "initiative": 7,
    "feats": ["dual-ranged", "quick-draw"],
    "abilities": {"strength": 8, "dexterity": 9, "dexterity_score": 10},
    "weapons": {"bow": {
        "kind": "ranged", "column": "best", "damage": "1d11", "range": 12, "bonus": 13, "critical_range": 14,
        "trained": False,
    }},
}

"""Sheets of Enchanted Realms: wrong ones with the paths of their mistakes, and one with every key."""

from typing import Any

GOOD: dict[str, Any] = {"system": "realms", "name": "Finn"}
WRONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "nothing": ({}, {"system", "name"}),
    "many": (
        {
            **GOOD, "size": "vast", "ac": 41, "hit_points": 1001, "initiative": 1.5, "hp": 3,
            "scores": {"strength": 31, "agility": True, "wits": 3}, "modifiers": {"strength": 11, "wits": 1},
            "movement": {"species": 40, "encumbered": 41},
            "weapons": {
                "gladius": {"kind": "melee", "pool": 1}, "bow": {"kind": "ranged", "pool": 6, "critical": True},
                "sling": {"kind": "ranged", "pool": 1, "critical": True}, "claw": {"bonus": 11, "weight": "massive"},
            },
        },
        {
            "size", "ac", "hit_points", "initiative", "hp", "scores.strength", "scores.agility", "scores.wits",
            "modifiers.strength", "modifiers.wits", "movement.encumbered", "weapons.gladius.weight", "weapons.bow.pool",
            "weapons.claw.kind", "weapons.claw.pool", "weapons.claw.bonus", "weapons.claw.weight",
        },
    ),
    "scores above 4 need a modifier": (
        {**GOOD, "scores": {"strength": 5, "agility": 4, "perception": 30}, "modifiers": {"perception": 1}},
        {"modifiers.strength"},
    ),
    "tables that are none": (
        {**GOOD, "scores": 3, "movement": [], "weapons": {"bow": 1}}, {"scores", "movement", "weapons.bow"}),
    "movement out of range": ({**GOOD, "movement": {"species": 501, "encumbered": -1}},
                              {"movement.species", "movement.encumbered"}),
    "another game": ({"system": "murk", "name": "Vera"}, {"system"}),
}
EVERYTHING: dict[str, Any] = {
    "system": "realms", "name": "Ann", "size": "tiny", "ac": 1, "hit_points": 13, "initiative": 2,
    "scores": {"strength": 3, "agility": 4, "perception": 5, "judgment": 6},
    "modifiers": {"strength": 7, "agility": 8, "perception": 9, "judgment": 10},
    "movement": {"species": 12, "encumbered": 11},
    "weapons": {"axe": {"kind": "savage", "pool": 3, "weight": "heavy", "bonus": -1, "critical": True}},
}

"""Sheets of Soluna: wrong ones with the paths of their mistakes, and one with every key."""

from typing import Any

GOOD: dict[str, Any] = {"system": "soluna", "name": "Kira"}
WRONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "nothing": ({}, {"system", "name"}),
    "many": (
        {
            **GOOD, "health": -1, "hardness": 101, "speed": "fast", "luck": 1,
            "perimeters": {"strength": 101, "mind": -1, "wits": 3}, "skills": {"deft": 101, "swim": "well"},
            "weapons": {
                "axe": {"bonus": 1.5, "kind": "thrown", "class": "bazooka", "hf": 1},
                "gun": {"kind": "ballistic", "damage": "2d6>=3", "action": "bolt", "range": -1},
                "my bow": {"kind": "ranged", "reach": 3},
            },
            "armor": {"targe": {"bonus": "2"}},
        },
        {
            "health", "hardness", "speed", "luck", "perimeters.strength", "perimeters.mind", "perimeters.wits",
            "skills.deft", "skills.swim", "weapons.axe.bonus", "weapons.axe.kind", "weapons.axe.class",
            "weapons.axe.hf", "weapons.gun.damage", "weapons.gun.action", "weapons.gun.range",
            'weapons."my bow".reach', "armor.targe.bonus",
        },
    ),
    "keys of another kind of weapon": (
        {**GOOD, "weapons": {
            "axe": {"range": 5, "damage": "1d6"}, "bow": {"kind": "ranged", "action": "semi"},
            "gun": {"kind": "ballistic"},
        }},
        {"weapons.axe.range", "weapons.axe.damage", "weapons.bow.action", "weapons.gun.damage"},
    ),
    "tables that are none": ({**GOOD, "perimeters": 3, "armor": {"targe": 3}}, {"perimeters", "armor.targe"}),
    "another game": ({"system": "murk", "name": "Vera"}, {"system"}),
}
EVERYTHING: dict[str, Any] = {
    "system": "soluna", "name": "Kira", "health": 20, "hardness": 1, "speed": 2,
    "perimeters": {"strength": 3, "toughness": 4, "dexterity": 5, "mind": 6}, "skills": {"deft": 7},
    "weapons": {"gun": {
        "bonus": 8, "kind": "ballistic", "range": 9, "damage": "2d6", "action": "semi", "class": "launcher",
    }, **{flag: {flag: True} for flag in ("wide_critical", "no_shield", "hf", "explosive")}},
    "armor": {"targe": {"bonus": 10}},
}

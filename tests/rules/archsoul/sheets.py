"""A sheet of Archsoul with every key."""

from typing import Any

from archcli.rules.archsoul.sheet import ATTRIBUTES, SKILLS

EVERYTHING: dict[str, Any] = {
    "system": "archsoul", "name": "Ann", "defense": 1, "shield": 2, "armor": ["plate"], "hit_points": 3, "move": 4,
    "attributes": {name: number for number, name in enumerate(ATTRIBUTES, -4)},
    "skills": {name: number % 21 for number, name in enumerate(SKILLS)}, "specializations": {"duelist": 5},
    "unarmed": {"damage": 6, "metal_limb": True},
    "weapons": {"axe": {
        "kind": "thrown", "damage": 7, "properties": ["light"], "strong_against": ["leather"],
        "weak_against": ["chain"], "accurate_range": 8, "max_range": 9, "ammunition": "bolt", "hardness": 10, "hp": 11,
    }},
    "mount": {"speed": 12, "trample": 13},
}

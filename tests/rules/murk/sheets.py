"""Sheets of The Murk: wrong ones with the paths of their mistakes, and one with every key."""

from typing import Any

GOOD: dict[str, Any] = {"system": "murk", "name": "Vera"}
WRONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "nothing": ({}, {"system", "name"}),
    "many": (
        {
            **GOOD, "rank": 6, "potential": -1, "power": 1.5, "sins": "two", "suffering": True, "luck": 1,
            "attributes": {"body": 7, "mynd": 4}, "tracks": {"damage": -1, "mind": 0}, "armor": {"damage": 7},
            "weapons": {"saber": {"damage": -1, "range": "long"}, "gun": {},
                        "my axe": {"damage": 1, "range": "near", "x": 1}},
        },
        {
            "rank", "potential", "power", "sins", "suffering", "luck", "attributes.body", "attributes.mynd",
            "tracks.damage", "tracks.mind", "armor.damage", "weapons.saber.damage", "weapons.saber.range",
            "weapons.gun.damage", "weapons.gun.range", 'weapons."my axe".x',
        },
    ),
    "above the rank": (
        {**GOOD, "rank": 2, "attributes": {"body": 12, "mind": 20, "spirit": 10, "faith": 5}},
        {"attributes.body", "attributes.mind", "attributes.faith"},
    ),
    "no rank is rank 1": ({**GOOD, "attributes": {"body": 12}}, {"attributes.body"}),
    "rank 4": ({**GOOD, "rank": 4, "attributes": {"body": 20, "mind": 12}}, {"attributes.body"}),
    "tables that are none": ({**GOOD, "attributes": 3, "weapons": {"saber": 3}}, {"attributes", "weapons.saber"}),
    "another game": ({"system": "realms", "name": "Finn"}, {"system"}),
}
EVERYTHING: dict[str, Any] = {
    "system": "murk", "name": "Ann", "rank": 5, "potential": 1, "power": 2, "sins": 3, "suffering": 7,
    "attributes": {
        "body": 4, "mind": 6, "spirit": 8, "initiative": 10, "faith": 12, "esoteria": 20, "wealth": 0,
    },
    "tracks": {"damage": 11, "strain": 13, "exhaustion": 14},
    "armor": {"damage": 1, "strain": 2, "exhaustion": 3},
    "weapons": {"axe": {"damage": 15, "range": "very-far"}},
}

"""The rulings of Soluna: what each choice but the default changes, and those that whole results are played under."""

from typing import Any

from tests.rules.soluna.results import WHOLE

CHANGED: dict[str, tuple[str, str, dict[str, Any], dict[str, Any]]] = {
    "a tie hits": (
        'clash_tie = "attacker"', "attack --strength 1 --toughness 1 --dice 3,3", {"hit": False}, {"hit": True}),
    "equal is enough for a check": (
        'check = "meets"', "check --skill 1 --challenge 3 --dice 3", {"success": False}, {"success": True}),
    "equal is enough to break": (
        'check = "meets"', "sunder --strength 1 --hardness 2 --hit-points 3 --dice 4",
        {"success": False, "hit_points_left": 3, "down": False}, {"success": True, "hit_points_left": 0, "down": True}),
    "equal is enough to evade": ('check = "meets"', "ram Ann=1 --distance 3 --dice 3", {"hits": 1}, {"hits": 0}),
    "equal is enough in a vehicle": (
        'check = "meets"',
        "attack --strength 1 --toughness 0 --from-vehicle --stationary --vehicle-skill 1 --vehicle-challenge 3"
        " --dice 3{,2|}", {"negated": True, "hit": False}, {"negated": False, "hit": True}),
    "ranged attacks with Dexterity": (
        'ranged_attack = "dexterity"', "attack --kind ranged --strength 1 --dexterity 2 --target-dexterity 0"
        " --dice 4{,4|}", {"damage": 4}, {"damage": 8}),
    "ranged attacks at Toughness": (
        'ranged_defense = "toughness"', "attack --kind ranged --strength 1 --target-dexterity 1 --toughness 0 --armor 1"
        " --dice 4{|,3}", {"damage": 1}, {"damage": 3}),
    "armor helps to evade": (
        "armor_evades = true", "attack --kind ranged --strength 1 --target-dexterity 1 --armor 2 --dice 5,1",
        {"damage": 4}, {"damage": 2}),
    "explosives ignore worn armor only": (
        'explosives = "armor"', "attack --strength 2 --hardness 1 --armor 9 --explosive --dice 5,4{,3|}",
        {"damage": 9}, {"damage": 6}),
    "deeper feet": ("fall_feet = 20", "fall-damage 25 --dice 5{|,6}", {"damage": 11}, {"damage": 5}),
    "a vehicle evades": (
        'vehicle_defense = "speed"', "attack --kind ballistic --dexterity 1 --damage 7 --hardness 2 --target-speed 1"
        " --dice 5,4{|,4}", {"hit": False}, {"hit": True, "damage": 7}),
    "the act alone is forfeit": (
        'forfeit = "act"', "turn move:1 delay:cast --dexterity 2 --trigger unmet",
        {"forfeited": True, "forfeits": "turn", "squares": 1}, {"forfeited": True, "forfeits": "act", "squares": 1}),
    "nothing is forfeit": (
        'forfeit = "act"', "turn delay:cast --trigger met", {"forfeited": False, "forfeits": None},
        {"forfeited": False, "forfeits": None}),
}
HOUSES = [rulings for _, rulings, _ in WHOLE.values()] + [rulings for rulings, *_ in CHANGED.values()]

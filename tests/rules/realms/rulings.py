"""Every ruling of Enchanted Realms, and what each choice but the default changes."""

from typing import Any

from tests.running import HERE

FINN = HERE / "cases/sheets/realms-finn.toml"
ATTACK = "attack --score 4 --ac 30 --weight light --critical"
CHANGED: dict[str, tuple[str, str, dict[str, Any], dict[str, Any]]] = {
    "no natural 20": ('naturals = "never"', f"{ATTACK} --pool 1 --dice 20", {"hits": 1}, {"hits": 0}),
    "no natural 1": (
        'naturals = "never"', "perception --score 20 --dice 1", {"success": False}, {"success": True}),
    "a 20 is a critical all the same": (
        'naturals = "never"', f"{ATTACK} --pool 2 --dice 20,2,3", {"hits": 1, "critical": True},
        {"hits": 0, "critical": True}),
    "the modifier is added": (
        'check = "modifier"', f"perception {FINN} --dice 10", {"total": 15}, {"total": 12}),
    "the typed score tells the modifier before the sheet": (
        'check = "modifier"', f"perception {FINN} --score 4 --dice 10", {"total": 14}, {"total": 11}),
    "the typed modifier comes first": (
        'check = "modifier"', "surprise --score 9 --modifier 3 --dice 10", {"surprised": False}, {"surprised": True}),
    "rounded up": (
        'rounding = "up"', "movement stand --species 25 --percent 50", {"total": 12, "spent": 12},
        {"total": 13, "spent": 13}),
    "percentages are summed": (
        'percentages = "add"', "movement --species 50 --percent 50 --percent 25", {"total": 18}, {"total": 12}),
    "to a hundred at most": (
        'percentages = "add"', "movement --species 50 --percent 70 --percent 60", {"total": 6},
        {"total": 0, "paralyzed": True}),
    "waking is enough": (
        'waking = "one-check"', "surprise --score 4 --asleep --stimulus --dice 13{|,2}", {"surprised": True},
        {"surprised": False, "awake": True, "acts": True}),
    "criticals without a skill": (
        'critical = "always"', "attack --score 4 --ac 14 --weight light --pool 2 --dice 20,2{,20}", {"hits": 1},
        {"hits": 2, "critical": True}),
    "but not from afar": (
        'critical = "always"', "attack --ranged --score 4 --ac 14 --pool 2 --dice 20,2", {"critical": False},
        {"critical": False}),
    "unless ranged attacks have them": (
        'critical = "always"\nranged_critical = true', "attack --ranged --score 4 --ac 14 --pool 2 --dice 20,2{,20}",
        {"hits": 1, "critical": False}, {"hits": 2, "critical": True}),
    "resistance takes from the modifier": (
        'resistance = "total"', "attack --score 4 --ac 14 --weight 1 --pool 1 --resistance 3 --hit-points 1 --dice 10",
        {"damage": 1, "down": True}, {"damage": 0, "down": False}),
    "picking up takes feet alone": (
        'pick_up = "movement"', "movement act pick-up pick-up-ready --species 50", {"spent": 0, "legal": False},
        {"spent": 30, "actions": 1, "legal": True}),
    "the paralysed do nothing": (
        "paralysed_acts = false", "movement act react --species 20 --flat 20", {"actions": 1, "reactions": 1},
        {"actions": 0, "reactions": 0, "legal": False}),
    "the surprised do not react": (
        "surprised_reacts = false", "movement react --species 20 --surprised", {"reactions": 1, "legal": True},
        {"reactions": 0, "legal": False, "paralyzed": False}),
    "no criticals": (
        'critical = "never"', f"{ATTACK} --pool 2 --dice 20,2{{|,20}}", {"hits": 2}, {"hits": 1, "critical": False}),
    "a tie holds": (
        'grapple_tie = "held"', "grapple --modifier 1 --against 1 --dice 4,4", {"held": False, "drag": 0},
        {"held": True, "drag": 50}),
    "a larger victim": (
        'grapple_size = "both"', "grapple --modifier 1 --against 1 --target-size huge --dice 4,4", {"foe_total": 5},
        {"foe_total": 9}),
    "a larger grappler": (
        'grapple_size = "both"', "grapple --modifier 1 --against 1 --size huge --dice 4,4",
        {"total": 9, "foe_total": 5},
        {"total": 9, "foe_total": 5}),
}
HOUSES = [rulings for rulings, *_ in CHANGED.values()]

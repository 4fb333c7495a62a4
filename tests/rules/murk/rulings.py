"""Every ruling of The Murk, and what each choice but the default changes."""

from typing import Any

TIE = "melee --die 8 --foe-die 6 --damage 5 --foe-damage 4 --dice 1,2,4,4,2,1"
CHANGED: dict[str, tuple[str, str, dict[str, Any], dict[str, Any]]] = {
    "larger die wins a tie": (
        'roll_off_tie = "larger-die"', TIE, {"winner": None, "damage": 0}, {"winner": "actor", "damage": 5}),
    "larger die of a group": (
        'roll_off_tie = "larger-die"',
        "melee --die 8 --foe-die 6 --foe-die 10 --foe-die 12 --foe-damage 4 --dice 1,2,4,4,2,1,1,2,4,1,1,1",
        {"winner": None}, {"winner": "foe", "suffered": 4}),
    "equal dice still tie": (
        'roll_off_tie = "larger-die"', "melee --die 6 --foe-die 6 --dice 1,2,4,4,2,1",
        {"winner": None}, {"winner": None}),
    "the hardest of a group": (
        'group_lead = "hardest"',
        "melee --die 8 --foe-die 6 --foe-die 6 --lead 5 --lead 4 --foe-damage 8 --foe-damage 5"
        " --dice 3,4,4,4,4,5,3,4,5",
        {"total": 13, "foe_total": 13, "winner": None, "suffered": 0},
        {"total": 11, "foe_total": 12, "winner": "foe", "suffered": 6}),
    "equally hard foes: the larger weapon": (
        'group_lead = "hardest"',
        "melee --die 8 --foe-die 6 --foe-die 6 --lead 5 --lead 0 --foe-damage 8 --foe-damage 5"
        " --dice 3,4,4,4,4,6,4,4,4",
        {"total": 13, "foe_total": 14, "suffered": 9}, {"total": 13, "foe_total": 14, "suffered": 9}),
    "equally hard foes of a contest: the higher total": (
        'group_lead = "hardest"',
        "contest --power esoteria --die 8 --foe-die 6 --foe-die 6 --lead 0 --lead 5 --dice 1,1,1,4,4,4,4,4,6",
        {"total": 5, "foe_total": 14, "suffered": 14}, {"total": 5, "foe_total": 14, "suffered": 14}),
    "the larger die of equally hard foes decides a tie": (
        'group_lead = "hardest"\nroll_off_tie = "larger-die"',
        "melee --die 8 --foe-die 6 --foe-die 10 --lead 0 --lead 5 --foe-damage 9 --foe-damage 4"
        " --dice 3,4,4,4,4,3,4,4,5",
        {"total": 13, "foe_total": 13, "winner": None},
        {"total": 13, "foe_total": 13, "winner": "foe", "suffered": 4}),
    "a tie is hurt by whose die decided it": (
        'roll_off_tie = "larger-die"',
        "melee --die 8 --foe-die 6 --foe-die 10 --foe-damage 9 --foe-damage 4 --dice 3,4,4,4,4,3,4,4,3",
        {"winner": None, "suffered": 0}, {"winner": "foe", "suffered": 4}),
    "a contest on another track": (
        'contest_track = "strain"', "contest --power faith --die 6 --foe-die 6 --dice 1,1,2,1,1,1",
        {"track": "damage", "damage": 4}, {"track": "strain", "damage": 4}),
    "the range of a weapon": (
        'reach = "checked"', "shootout sheets/murk-vera.toml --foe-die 6 --distance 250 --dice 5,6,4,1,2,3",
        {"damage": 17}, {"damage": 17}),
    "nothing beyond the bands": (
        'beyond = "refused"', "distance 1001", {"band": "beyond", "shootout": True, "contest": True},
        {"band": "beyond", "shootout": False, "contest": False}),
    "straight to the d20": (
        'initiative_tie = "roll"', "initiative Ann=8 Bob=6 --dice 1,2,3,1,2,3{,1,2}",
        {"order": ["Ann", "Bob"]}, {"order": ["Bob", "Ann"]}),
    "no outpacing in roll-offs": (
        'outpacing = "checks"', "melee --die 8 --foe-die 6 --lead 10 --dice 1,1,1,1,1,1", {"total": 7}, {"total": 3}),
    "outpacing in checks": (
        'outpacing = "checks"', "roll --die 8 --lead 10 --dice 1,1,1", {"total": 7}, {"total": 7}),
    "the best gain alone": (
        'potential_gain = "best"', "roll --die 8 --dice 2,2,8", {"potential_change": 9}, {"potential_change": 8}),
    "the loss in either case": (
        'potential_gain = "best"', "roll --die 8 --dice 2,2,1", {"potential_change": 0}, {"potential_change": 0}),
    "no suffering": (
        'suffering = "none"', "roll --die 8 --suffering 2 --dice 1,1,1", {"total": 1}, {"total": 3, "modifiers": []}),
    "a flat artifact": (
        'artifact = "flat"', "roll --die 8 --tier 6 --dice 1,2,3{|,1,1,1}", {"total": 9}, {"total": 9}),
    "the rank table": (
        'injury_pool = "table"', "injury --die 6 --rank 3 --total 4 --dice 1,1,1,1{|,1}", {"pool": 5}, {"pool": 4}),
    "the rank table at 5": (
        'injury_pool = "table"', "injury --die 6 --rank 5 --total 4 --dice 1,1,1,1,1{|,1,1}", {"pool": 7}, {"pool": 5}),
    "free escape of a loser": (
        'escape = "free"', "melee --die 6 --foe-die 6 --escape --dice 1,1,1,1,1,3",
        {"escaped": False, "position": "close", "suffered": 9}, {"escaped": True, "position": "near", "suffered": 9}),
    "free escape on a tie": (
        'escape = "free"', "melee --die 6 --foe-die 6 --escape --dice 1,1,1,1,1,1",
        {"escaped": False}, {"escaped": True, "suffered": 0}),
    "a defender strikes": (
        'defense = "strikes"', "conflict --defend --die 6 --foe-die 6 --dice 1,1,3,1,1,1",
        {"damage": 0}, {"damage": 5}),
    "a defending foe strikes": (
        'defense = "strikes"', "conflict --foe-defend --die 6 --foe-die 6 --dice 1,1,1,1,1,3",
        {"suffered": 0}, {"suffered": 5}),
    "the lowest takes all": (
        'group_damage = "lowest"', "melee --die 8 --foe-die 6:3 --foe-die 4:2 --damage 9 --dice 1,1,3,1,1,1,1,1,1",
        {"hits": [{"foe": 2, "die": 4, "damage": 2}, {"foe": 1, "die": 6, "damage": 3}], "overflow": 6},
        {"hits": [{"foe": 2, "die": 4, "damage": 11}], "overflow": 0}),
    "arm's reach": ("close_feet = 0", "distance 1", {"band": "close"}, {"band": "near", "limit": 30}),
    "ritual of powers": (
        'ritual = "powers"', "cast --die 6 --dr 3 --magnitude 9 --scenes 2 --dice 1,1,1,1,1,1,1,1,1{,1,1,1}",
        {"pieces": [2, 2, 2, 1, 1, 1], "stress": 3}, {"pieces": [1] * 9, "stress": 0}),
    "no scenes, one piece": (
        'ritual = "powers"', "cast --die 6 --dr 3 --magnitude 9 --dice 1,1,1,1", {"pieces": [9]}, {"pieces": [9]}),
    "backlash elsewhere": (
        'backlash_track = "damage"', "cast --die 6 --dr 3 --magnitude 9 --dice 1,1,1,1", {"track": "strain"},
        {"track": "damage"}),
    "social damage elsewhere": (
        'social_track = "exhaustion"', "conflict --die 6 --foe-die 6 --dice 1,1,1,1,1,1", {"track": "strain"},
        {"track": "exhaustion"}),
    "spiritual damage elsewhere": (
        'spiritual_track = "damage"', "conflict --kind spiritual --die 6 --foe-die 6 --dice 1,1,1,1,1,1",
        {"track": "exhaustion"}, {"track": "damage"}),
    "two ranks at once": (
        "recovery_ranks = 2", "recover --die 6 --ranks 3 --dice 6,6,1,1,1,1", {"recovered": 1, "ranks": 2},
        {"recovered": 2, "ranks": 1}),
    "never below none": (
        "recovery_ranks = 10", "recover --die 6 --ranks 3 --dice 6,6,1,1,1,1", {"ranks": 2},
        {"recovered": 3, "ranks": 0}),
}
READ = {"melee": "melee", "shootout": "shootout", "social": "conflict", "spiritual": "conflict --kind spiritual"}
"""The commands that a ruling gives an attribute to: `melee_attribute`."""
HOUSES = [*(rulings for rulings, *_ in CHANGED.values()), *(f"{mode}_attribute" for mode in READ)]

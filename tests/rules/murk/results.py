"""Whole results of The Murk from typed dice, key by key."""

from typing import Any


def rolled(label: str, dice: list[int], bonus: int = 0) -> dict[str, Any]:
    return {"label": label, "dice": dice, "bonus": bonus, "total": sum(dice) + bonus}


def moved(to: str, by: int, because: str) -> dict[str, Any]:
    return {"to": to, "by": by, "because": because}


WHOLE: dict[str, tuple[str, dict[str, Any]]] = {
    "every-modifier-in-order": (
        "roll --die 8 --bonus -1 --potential 2 --have 5 --suffering 1 --tier 5 --lead 11 --dr 20 --dice 2,3,8",
        {
            "total": 19, "dr": 20, "success": False, "botch": False, "margin": -1, "potential_change": 1,
            "potential": 4,
            "rolls": [rolled("roll", [2, 3, 8], 6)],
            "modifiers": [
                moved("roll", -1, "bonus"), moved("roll", 2, "Potential spent"),
                moved("roll", -1, "1 rank of Suffering"), moved("roll", 2, "tier 5 equipment"),
                moved("roll", 4, "outpacing by 11 points"),
            ],
        },
    ),
    "no-dr-nothing-succeeds": (
        "roll --die 6 --dice 1,2,1",
        {
            "total": 4, "dr": None, "success": None, "botch": None, "margin": None, "potential_change": -1,
            "potential": None, "rolls": [rolled("roll", [1, 2, 1])], "modifiers": [],
        },
    ),
    "artifact-dice-change-no-potential": (
        "roll --die 8 --tier 6 --dr 30 --have 0 --dice 1,2,1,8,8,8",
        {
            "total": 28, "dr": 30, "success": False, "botch": True, "margin": -2, "potential_change": -1,
            "potential": 0,
            "rolls": [rolled("roll", [1, 2, 1, 8, 8, 8])], "modifiers": [],
        },
    ),
    "scores-add-up-and-outpace": (
        "initiative Ann=8+1:9 Bob=6 --dice 4,4,1,1,2,3",
        {
            "order": ["Ann", "Bob"],
            "entries": [
                {"name": name, "score": score, "roll": roll, "previous": previous, "die": die, "roll_off": [],
                 "potential_change": 0}
                for name, score, roll, previous, die in (("Ann", 19, 10, 9, 8), ("Bob", 6, 6, 0, 6))
            ],
            "outpacing": [{"actor": "Ann", "foe": "Bob", "lead": 13, "bonus": 4}], "first": "Ann",
            "rolls": [rolled("Ann", [4, 4, 1], 1), rolled("Bob", [1, 2, 3])],
            "modifiers": [moved("initiative of Ann", 1, "bonus")],
        },
    ),
    "ties-larger-dice-first-then-d20-again-among-equals": (
        "initiative A=6 B=8 C=6 D=8 E=6 --dice 1,2,3,1,2,3,1,2,3,1,2,3,1,2,3,5,9,7,12,7,1,4",
        {
            "order": ["D", "B", "C", "E", "A"],
            "entries": [
                {
                    "name": name, "score": 6, "roll": 6, "previous": 0, "die": die, "roll_off": faces,
                    "potential_change": 0,
                }
                for name, die, faces in (
                    ("D", 8, [9]), ("B", 8, [5]), ("C", 6, [12]), ("E", 6, [7, 4]), ("A", 6, [7, 1]),
                )
            ],
            "outpacing": [], "first": "D",
            "rolls": [
                *(rolled(name, [1, 2, 3]) for name in "ABCDE"),
                *(rolled("tie", [face]) for face in (5, 9, 7, 12, 7, 1, 4)),
            ],
            "modifiers": [],
        },
    ),
    "beyond-every-band": (
        "distance 1001",
        {
            "band": "beyond", "limit": None, "melee": False, "shootout": True, "contest": True, "rolls": [],
            "modifiers": [],
        },
    ),
    "group-wins-once-with-the-larger-weapon-of-the-highest": (
        "melee --die 6 --foe-die 6 --foe-die 8 --foe-die 4 --foe-damage 6 --foe-damage 8 --foe-damage 9 --foe-bonus 1"
        " --lead -5 --dice 1,2,3,4,3,2,2,3,4,1,1,1",
        {
            "actor": None, "foes": ["foe 1", "foe 2", "foe 3"], "weapon": None,
            "total": 6, "foe_total": 12, "foe_totals": [12, 12, 6], "difference": 6, "winner": "foe", "won": False,
            "lost": True, "damage": 0, "suffered": 14, "hits": [], "overflow": 0, "potential_change": 0,
            "potential": None, "phase": 1, "escaped": False, "position": "close",
            "rolls": [
                rolled("roll", [1, 2, 3]), rolled("foe 1", [4, 3, 2], 3), rolled("foe 2", [2, 3, 4], 3),
                rolled("foe 3", [1, 1, 1], 3),
            ],
            "modifiers": [
                moved("foe roll", by, f"foe {foe}: {because}")
                for foe in (1, 2, 3) for by, because in ((1, "bonus"), (2, "outpacing by 5 points"))
            ],
        },
    ),
    "equal-dice-are-hit-as-typed": (
        "melee --die 12 --foe-die 6:3 --foe-die 6:4 --damage 0 --potential 1 --have 1 --dice 3,4,1,1,2,1,1,1,1",
        {
            "actor": None, "foes": ["foe 1", "foe 2"], "weapon": None,
            "total": 9, "foe_total": 4, "foe_totals": [4, 3], "difference": 5, "winner": "actor", "won": True,
            "lost": False, "damage": 5, "suffered": 0,
            "hits": [{"foe": 1, "die": 6, "damage": 3}, {"foe": 2, "die": 6, "damage": 2}], "overflow": 0,
            "potential_change": -1, "potential": 0, "phase": 1, "escaped": False, "position": "close",
            "rolls": [rolled("roll", [3, 4, 1], 1), rolled("foe 1", [1, 2, 1]), rolled("foe 2", [1, 1, 1])],
            "modifiers": [moved("roll", 1, "Potential spent")],
        },
    ),
    "a-carbine-from-the-sheet": (
        "shootout sheets/murk-vera.toml sheets/murk-thug.toml --weapon CARBINE --distance 31 --dice 6,3,5,2,4,5",
        {
            "actor": "Vera", "foes": ["Thug"], "weapon": "carbine",
            "total": 13, "foe_total": 10, "foe_totals": [10], "difference": 3, "winner": "actor", "won": True,
            "lost": False, "damage": 12, "suffered": 0, "hits": [{"foe": 1, "die": 6, "damage": 12}], "overflow": 0,
            "potential_change": 0, "potential": 2, "phase": 2, "left": None,
            "rolls": [rolled("roll", [6, 3, 5], -1), rolled("foe 1", [2, 4, 5], -1)],
            "modifiers": [
                moved("roll", -1, "1 rank of Suffering"), moved("foe roll", -1, "1 rank of Suffering"),
            ],
        },
    ),
    "leaving-costs-and-rolls-nothing": (
        "contest sheets/murk-oda.toml --power faith --potential 1 --foe-die 6 --leave close",
        {
            "actor": "Oda", "foes": ["foe 1"], "track": "damage", "foe_costs": [],
            "total": None, "foe_total": None, "foe_totals": [], "difference": None, "winner": None, "won": False,
            "lost": False, "damage": 0, "suffered": 0, "hits": [], "overflow": 0, "potential_change": 0, "potential": 1,
            "phase": 3, "left": "close", "power_cost": 0, "power_left": 3, "strain_cost": 0,
            "rolls": [], "modifiers": [],
        },
    ),
    "a-foe-contests-with-the-larger-power": (
        "contest sheets/murk-ilse.toml sheets/murk-oda.toml --power esoteria --bonus -30 --foe-bonus -20"
        " --dice 1,2,3,4,5,6",
        {
            "actor": "Ilse", "foes": ["Oda"], "track": "damage",
            "foe_costs": [{"foe": 1, "power_cost": 1, "power_left": 2, "strain_cost": 0}],
            "total": -24, "foe_total": -5, "foe_totals": [-5], "difference": 19, "winner": "foe", "won": False,
            "lost": True, "damage": 0, "suffered": 0, "hits": [], "overflow": 0, "potential_change": 0, "potential": 4,
            "phase": 3, "left": None, "power_cost": 0, "power_left": None, "strain_cost": 5,
            "rolls": [rolled("roll", [1, 2, 3], -30), rolled("foe 1", [4, 5, 6], -20)],
            "modifiers": [moved("roll", -30, "bonus"), moved("foe roll", -20, "bonus")],
        },
    ),
    "a-lead-over-each-and-both-rolls-moved-by-hand": (
        "melee Ann=sheets/murk-vera.toml sheets/murk-thug.toml:4 Boss=sheets/murk-thug.toml --lead 10 --lead -5"
        " --modify '+1 banner' --modify 'foe roll -1 mud' --dice 6,5,4,4,3,5,3,2,4",
        {
            "actor": "Ann", "foes": ["Thug", "Boss"], "weapon": "saber",
            "total": 19, "foe_total": 10, "foe_totals": [10, 9], "difference": 9, "winner": "actor", "won": True,
            "lost": False, "damage": 15, "suffered": 0,
            "hits": [{"foe": 1, "die": 6, "damage": 4}, {"foe": 2, "die": 6, "damage": 11}], "overflow": 0,
            "potential_change": 0, "potential": 2, "phase": 1, "escaped": False, "position": "close",
            "rolls": [rolled("roll", [6, 5, 4], 4), rolled("foe 1", [4, 3, 5], -2), rolled("foe 2", [3, 2, 4])],
            "modifiers": [
                moved("roll", -1, "1 rank of Suffering"), moved("roll", 4, "outpacing by 10 points"),
                moved("roll", 1, "banner"), moved("foe roll", -1, "Thug: 1 rank of Suffering"),
                moved("foe roll", -1, "mud"), moved("foe roll", -1, "Boss: 1 rank of Suffering"),
                moved("foe roll", 2, "Boss: outpacing by 5 points"), moved("foe roll", -1, "mud"),
            ],
        },
    ),
    "a-foe-without-a-gun-is-shot-at": (
        "shootout sheets/murk-vera.toml sheets/g2-murk-bandit.toml --dice 3,4,5,5,6,4",
        {
            "actor": "Vera", "foes": ["Bandit"], "weapon": "carbine",
            "total": 11, "foe_total": 14, "foe_totals": [14], "difference": 3, "winner": "foe", "won": False,
            "lost": True, "damage": 0, "suffered": 0, "hits": [], "overflow": 0, "potential_change": 0, "potential": 2,
            "phase": 2, "left": None,
            "rolls": [rolled("roll", [3, 4, 5], -1), rolled("foe 1", [5, 6, 4], -1)],
            "modifiers": [
                moved("roll", -1, "1 rank of Suffering"), moved("foe roll", -1, "1 rank of Suffering"),
            ],
        },
    ),
    "a-defender-deals-nothing": (
        "conflict --kind spiritual --defend --die 6 --foe-die 8 --dice 6,4,5,3,2,7",
        {
            "actor": None, "foes": ["foe 1"],
            "total": 15, "foe_total": 12, "foe_totals": [12], "difference": 3, "winner": "actor", "won": True,
            "lost": False, "damage": 0, "suffered": 0, "hits": [], "overflow": 0, "potential_change": 0,
            "potential": None, "kind": "spiritual", "track": "exhaustion",
            "rolls": [rolled("roll", [6, 4, 5]), rolled("foe 1", [3, 2, 7])], "modifiers": [],
        },
    ),
    "injury-with-armour-and-chains": (
        "injury --die 4 --rank 2 --armor 1 --total 10 --damage 8 --suffering 2 --dice 4,4,1,2,4,3,1,1",
        {
            "track": "damage", "target": 18, "pool": 5, "total": 20, "success": True, "suffering": 0, "ranks": 2,
            "breakdown": False, "conceded": False, "rolls": [rolled("injury", [4, 4, 1, 2, 4, 3, 1, 1])],
            "modifiers": [],
        },
    ),
    "an-injury-roll-moved-by-hand": (
        "injury --die 6 --total 9 --modify '+2 splint' --dice 6,1,1,1",
        {
            "track": "damage", "target": 9, "pool": 3, "total": 11, "success": True, "suffering": 0, "ranks": 0,
            "breakdown": False, "conceded": False, "rolls": [rolled("injury", [6, 1, 1, 1], 2)],
            "modifiers": [moved("injury", 2, "splint")],
        },
    ),
    "a-success-concedes-nothing": (
        "injury --die 6 --track exhaustion --damage 3 --concede --dice 1,1,1",
        {
            "track": "exhaustion", "target": 3, "pool": 3, "total": 3, "success": True, "suffering": 0, "ranks": 0,
            "breakdown": False, "conceded": False, "rolls": [rolled("injury", [1, 1, 1])], "modifiers": [],
        },
    ),
    "twenty-does-not-break": (
        "breakdown 4 --dice 6,6,6,2",
        {"ranks": 4, "total": 20, "breaks": False, "rolls": [rolled("breakdown", [6, 6, 6, 2])], "modifiers": []},
    ),
    "a-failed-recovery": (
        "recover sheets/murk-vera.toml --die 4 --bonus 1 --dice 1,1,1,6",
        {
            "total": 4, "target": 6, "success": False, "recovered": 0, "ranks": 1, "potential_change": 0,
            "potential": None, "rolls": [rolled("roll", [1, 1, 1], 1), rolled("breakdown", [6])],
            "modifiers": [moved("roll", 1, "bonus")],
        },
    ),
    "a-ritual-with-a-shield-and-an-empty-piece": (
        "cast --die 6 --dr 30 --magnitude 5 --scenes 2 --shield 1 --have 4 --dice 4,5,1,1,1,1,1,1,1",
        {
            "total": 10, "dr": 30, "success": False, "botch": True, "margin": -20, "pieces": [1, 1, 1, 1, 1, 0],
            "stress": 0, "track": "strain", "potential_change": -1, "potential": 2,
            "rolls": [
                rolled("roll", [4, 5, 1]), rolled("backlash 1", [1], 1),
                *(rolled(f"backlash {piece}", [1]) for piece in range(2, 7)),
            ],
            "modifiers": [],
        },
    ),
    "a-prayer-that-just-succeeds-brings-nothing": (
        "pray --die 6 --sins 1 --reserve 0 --suffering 2 --dice 4,3,4",
        {
            "total": 9, "dr": 9, "success": True, "botch": False, "power": 0, "reserve": 0, "potential_change": 0,
            "potential": None, "rolls": [rolled("roll", [4, 3, 4], -2)],
            "modifiers": [moved("roll", -2, "2 ranks of Suffering")],
        },
    ),
    "a-miracle-of-potential-alone": (
        "miracle sheets/murk-oda.toml --power 0 --potential 1 --dr 4 --dice 5",
        {
            "total": 5, "dr": 4, "success": True, "margin": 1, "power_spent": 0, "potential_spent": 1, "reserve": 3,
            "potential": 0, "rolls": [rolled("miracle", [5])], "modifiers": [],
        },
    ),
}

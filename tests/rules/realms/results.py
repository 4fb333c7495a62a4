"""Whole results of Enchanted Realms from typed dice, key by key."""

from typing import Any

from tests.rules.realms.attacks import ATTACKS
from tests.rules.realms.parts import entry, moved, rolled

WHOLE: dict[str, tuple[str, dict[str, Any]]] = {
    "sums-of-modifiers-and-roll-offs-settled-at-once": (
        "initiative Ann=2+1-2 Bob=-1 Cy=0 Di=3 --dice 4,6,5,9,8,8,2,1,20",
        {
            "order": ["Di", "Bob", "Ann", "Cy"],
            "entries": [
                entry("Di", 12, 9, 3), entry("Bob", 5, 6, -1, 8, 20), entry("Ann", 5, 4, 1, 8, 1),
                entry("Cy", 5, 5, 0, 2),
            ],
            "first": "Di",
            "rolls": [
                rolled("Ann", [4], 1), rolled("Bob", [6], -1), rolled("Cy", [5], 0), rolled("Di", [9], 3),
                *(rolled("tie", [face], 0) for face in (8, 8, 2, 1, 20)),
            ],
            "modifiers": [],
        },
    ),
    "conditions-count-once-and-disadvantage-keeps-the-lower": (
        "perception --score 3 --bonus -1 --condition mist --condition mist --condition deafness --condition tiny"
        " --targets 3 --dice 20,15",
        {
            "roll": 15, "total": 17, "dc": 16, "success": True, "margin": 1,
            "rolls": [rolled("check", [20, 15], 2, 17)],
            "modifiers": [
                moved("roll", -1, "bonus"), moved("dc", 2, "mist"), moved("dc", 2, "tiny"),
                moved("dc", -2, "3 targets"),
            ],
        },
    ),
    "both-edges-cancel": (
        "perception --score 3 --advantage --condition invisible --dice 1 --dc 2",
        {
            "roll": 1, "total": 4, "dc": 2, "success": False, "margin": 2, "rolls": [rolled("check", [1], 3)],
            "modifiers": [],
        },
    ),
    "an-untrained-hider": (
        "perception --score 3 --hiding -1 --scanning --condition slow --dice 6,6,5",
        {
            "roll": 5, "total": 12, "dc": 13, "success": False, "margin": -1,
            "rolls": [rolled("hider", [6, 6], -1), rolled("check", [5], 7)],
            "modifiers": [moved("roll", 4, "scanning on purpose"), moved("dc", 2, "slow")],
        },
    ),
    "twenty-targets": (
        "perception --score 0 --targets 20 --dice 4",
        {
            "roll": 4, "total": 4, "dc": 4, "success": True, "margin": 0, "rolls": [rolled("check", [4], 0)],
            "modifiers": [moved("dc", -10, "20 targets")],
        },
    ),
    "a-sleeper-who-does-not-wake-checks-once": (
        "surprise --score 4 --bonus 1 --asleep --stimulus --dc 20 --dice 14",
        {
            "surprised": True, "awake": False, "acts": False,
            "checks": [{"dc": 20, "roll": 14, "total": 19, "success": False}],
            "rolls": [rolled("wake", [14], 5)], "modifiers": [moved("roll", 1, "bonus")],
        },
    ),
    "a-natural-20-wakes-and-a-natural-1-surprises": (
        "surprise --score 30 --asleep --stimulus --dc 99 --dice 20,1",
        {
            "surprised": True, "awake": True, "acts": False,
            "checks": [
                {"dc": 99, "roll": 20, "total": 50, "success": True},
                {"dc": 14, "roll": 1, "total": 31, "success": False},
            ],
            "rolls": [rolled("wake", [20], 30), rolled("surprise", [1], 30)], "modifiers": [],
        },
    ),
    "percentages-before-flat-losses-and-passed-over-parts": (
        "movement walk:3 stand mount-huge through:4 draw shield pick-up-ready pick-up crawl:1 act act --species 45"
        " --encumbered 35 --augment 10 --augment 5 --percent 10 --flat 2 --flat 1",
        {
            "species": 45, "total": 42, "paralyzed": False, "spent": 36, "remaining": 6, "hexes": 1, "actions": 1,
            "reactions": 0, "legal": False,
            "illegal": [
                {"part": "mount-huge", "why": "costs 45 feet, and 17 are left"},
                {"part": "draw", "why": "costs 10 feet, and 9 are left"},
                {"part": "shield", "why": "costs 10 feet, and 9 are left"},
                {"part": "pick-up-ready", "why": "costs 20 feet, and 9 are left"},
                {"part": "pick-up", "why": "costs 10 feet, and 9 are left"},
                {"part": "act", "why": "only one action a turn"},
            ],
            "rolls": [],
            "modifiers": [
                moved("movement", -10, "encumbrance"), moved("movement", 10, "augmentation"),
                moved("movement", 5, "augmentation"), moved("movement", -5, "restriction (10 %)"),
                moved("movement", -2, "flat loss"), moved("movement", -1, "flat loss"),
            ],
        },
    ),
    "surprised-and-paralysed": (
        "movement react --species 20 --flat 30 --surprised",
        {
            "species": 20, "total": 0, "paralyzed": True, "spent": 0, "remaining": 0, "hexes": 0, "actions": 0,
            "reactions": 1, "legal": True, "illegal": [], "rolls": [],
            "modifiers": [moved("movement", -30, "flat loss"), moved("movement", 10, "never below 0")],
        },
    ),
    "no-competition-needs-no-modifier": (
        "competition --grab --defender-idle",
        {
            "attacker": None, "target": None, "contested": False, "total": None, "foe_total": None, "won": True,
            "lost": False, "tied": False,
            "margin": None, "holder": "attacker", "rolls": [], "modifiers": [],
        },
    ),
    "edges-of-both-sides": (
        "competition --modifier -1 --against 0 --nimble --advantage both --disadvantage defender --dice 3,9,12",
        {
            "attacker": None, "target": None,
            "contested": True, "total": 8, "foe_total": 12, "won": False, "lost": True, "tied": False, "margin": -4,
            "holder": None, "rolls": [rolled("attacker", [3, 9], -1, 8), rolled("defender", [12], 0)], "modifiers": [],
        },
    ),
    "an-attribute-of-the-sheet": (
        "competition sheets/realms-ogre.toml sheets/realms-goblin.toml --attribute agility --disadvantage attacker"
        " --dice 8,2,1",
        {
            "attacker": "Ogre", "target": "Goblin",
            "contested": True, "total": 2, "foe_total": 2, "won": False, "lost": False, "tied": True, "margin": 0,
            "holder": None, "rolls": [rolled("attacker", [8, 2], 0, 2), rolled("defender", [1], 1)], "modifiers": [],
        },
    ),
    "everything-about-a-grapple": (
        "grapple sheets/realms-ogre.toml sheets/realms-goblin.toml --target-movement 81 --slick --prone both"
        " --footwork victim --martial-arts grappler --takedown --dice 4,11,2",
        {
            "attacker": "Ogre", "target": "Goblin",
            "total": 15, "foe_total": 8, "held": True, "margin": 7, "drag": 100, "may_slam": True,
            "rolls": [rolled("grappler", [4, 11], 4, 15), rolled("victim", [2], 6)],
            "modifiers": [
                moved("roll", 4, "large against small"), moved("roll", -5, "prone"), moved("roll", 2, "martial arts"),
                moved("foe roll", 2, "faster by 21 feet"), moved("foe roll", 3, "slick ground"),
            ],
        },
    ),
    "both-rolls-of-a-grapple-by-hand": (
        "grapple --modifier 2 --against 1 --slick --modify '+1 rope' --modify 'foe roll -2 oil' --dice 4,7",
        {
            "attacker": None, "target": None, "total": 7, "foe_total": 9, "held": False, "margin": -2, "drag": 0,
            "may_slam": False, "rolls": [rolled("grappler", [4], 3), rolled("victim", [7], 2)],
            "modifiers": [moved("roll", 1, "rope"), moved("foe roll", 3, "slick ground"), moved("foe roll", -2, "oil")],
        },
    ),
    "both-rolls-of-a-competition-by-hand": (
        "competition --modifier 1 --against 2 --modify 'Foe-Roll +1' --modify 'roll −2 tired' --dice 9,5",
        {
            "attacker": None, "target": None, "contested": True, "total": 8, "foe_total": 8, "won": False,
            "lost": False, "tied": True, "margin": 0, "holder": None,
            "rolls": [rolled("attacker", [9], -1), rolled("defender", [5], 3)],
            "modifiers": [moved("roll", -2, "tired"), moved("foe roll", 1, "by hand")],
        },
    ),
    "a-check-by-hand": (
        "perception --score 3 --scanning --condition mist --modify 'dc +1 moonless' --modify '+2 torch' --dice 8",
        {
            "roll": 8, "total": 17, "dc": 17, "success": True, "margin": 0, "rolls": [rolled("check", [8], 9)],
            "modifiers": [
                moved("roll", 4, "scanning on purpose"), moved("roll", 2, "torch"), moved("dc", 2, "mist"),
                moved("dc", 1, "moonless"),
            ],
        },
    ),
    "every-check-of-a-sleeper-by-hand": (
        "surprise --score 3 --asleep --stimulus --modify 'dc -1 roar' --modify '+2' --dice 11,8",
        {
            "surprised": False, "awake": True, "acts": True,
            "checks": [
                {"dc": 16, "roll": 11, "total": 16, "success": True},
                {"dc": 13, "roll": 8, "total": 13, "success": True},
            ],
            "rolls": [rolled("wake", [11], 5), rolled("surprise", [8], 5)],
            "modifiers": [moved("roll", 2, "by hand"), moved("dc", -1, "roar")],
        },
    ),
    "movement-by-hand-comes-after-flat-losses": (
        "movement pick-up act --species 40 --percent 50 --flat 5 --modify '+5 wind' --modify '-0 nothing'",
        {
            "species": 40, "total": 20, "paralyzed": False, "spent": 10, "remaining": 10, "hexes": 2, "actions": 1,
            "reactions": 0, "legal": False, "illegal": [{"part": "act", "why": "only one action a turn"}], "rolls": [],
            "modifiers": [
                moved("movement", -20, "restriction (50 %)"), moved("movement", -5, "flat loss"),
                moved("movement", 5, "wind"),
            ],
        },
    ),
    "initiative-by-hand-and-sheets-under-other-names": (
        "initiative Sly=sheets/realms-goblin.toml sheets/realms-goblin.toml*2 Ann=0 --modify 'initiative of sly -2 mud'"
        " --modify 'initiative of Ann +1' --dice 6,5,4,4,2,20,3",
        {
            "order": ["Goblin 1", "Goblin 2", "Ann", "Sly"],
            "entries": [
                entry("Goblin 1", 6, 5, 1), entry("Goblin 2", 5, 4, 1, 20), entry("Ann", 5, 4, 1, 3),
                entry("Sly", 5, 6, -1, 2),
            ],
            "first": "Goblin 1",
            "rolls": [
                rolled("Sly", [6], -1), rolled("Goblin 1", [5], 1), rolled("Goblin 2", [4], 1), rolled("Ann", [4], 1),
                *(rolled("tie", [face], 0) for face in (2, 20, 3)),
            ],
            "modifiers": [moved("initiative of Sly", -2, "mud"), moved("initiative of Ann", 1, "by hand")],
        },
    ),
    **ATTACKS,
}

"""Whole results of Enchanted Realms from typed dice, key by key."""

from typing import Any


def rolled(label: str, dice: list[int], bonus: int, total: int | None = None) -> dict[str, Any]:
    return {"label": label, "dice": dice, "bonus": bonus, "total": sum(dice) + bonus if total is None else total}


def struck(label: str, dice: list[int], bonus: int, ac: int, hits: int) -> dict[str, Any]:
    return {"label": label, "dice": dice, "bonus": bonus, "difficulty": ac, "successes": hits}


def moved(to: str, by: int, because: str) -> dict[str, Any]:
    return {"to": to, "by": by, "because": because}


def entry(name: str, score: int, roll: int, modifier: int, *roll_off: int) -> dict[str, Any]:
    return {"name": name, "score": score, "roll": roll, "modifier": modifier, "roll_off": list(roll_off)}


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
            "contested": False, "total": None, "foe_total": None, "won": True, "lost": False, "tied": False,
            "margin": None, "holder": "attacker", "rolls": [], "modifiers": [],
        },
    ),
    "edges-of-both-sides": (
        "competition --modifier -1 --against 0 --nimble --advantage both --disadvantage defender --dice 3,9,12",
        {
            "contested": True, "total": 8, "foe_total": 12, "won": False, "lost": True, "tied": False, "margin": -4,
            "holder": None, "rolls": [rolled("attacker", [3, 9], -1, 8), rolled("defender", [12], 0)], "modifiers": [],
        },
    ),
    "an-attribute-of-the-sheet": (
        "competition sheets/realms-ogre.toml sheets/realms-goblin.toml --attribute agility --disadvantage attacker"
        " --dice 8,2,1",
        {
            "contested": True, "total": 2, "foe_total": 2, "won": False, "lost": False, "tied": True, "margin": 0,
            "holder": None, "rolls": [rolled("attacker", [8, 2], 0, 2), rolled("defender", [1], 1)], "modifiers": [],
        },
    ),
    "strikes-at-two-targets-and-back": (
        "attack --strike 2:1:1 --strike 1:heavy:2 --strike 1:light:1 --score 4 --bonus 1 --size large --critical"
        " --sneak --resistance 1 --ac 15 --ac 18 --dice 9,20,8,2,15,12,10",
        {
            "hit": True, "hits": 5, "damage": 7, "critical": True,
            "strikes": [
                {"dice": 5, "weight": 1, "target": 1, "hits": 3, "damage": 3},
                {"dice": 1, "weight": 2, "target": 2, "hits": 1, "damage": 2},
                {"dice": 1, "weight": 0, "target": 1, "hits": 1, "damage": 0},
            ],
            "targets": [
                {"target": 1, "ac": 15, "hits": 4, "damage": 4}, {"target": 2, "ac": 18, "hits": 1, "damage": 3},
            ],
            "rolls": [
                struck("strike 1", [9, 20, 8, 2, 15], 6, 15, 3), struck("strike 2", [12], 6, 18, 1),
                struck("strike 3", [10], 6, 15, 1),
            ],
            "modifiers": [moved("attack", 1, "bonus"), moved("attack", 1, "large attacker")],
        },
    ),
    "arrows-at-targets-of-two-sizes": (
        "attack sheets/realms-finn.toml sheets/realms-goblin.toml sheets/realms-ogre.toml --weapon bow --strike 1"
        " --strike 2:medium:2 --dice 8,7,2",
        {
            "hit": True, "hits": 2, "damage": 3, "critical": False,
            "strikes": [
                {"dice": 1, "weight": 0, "target": 1, "hits": 1, "damage": 1},
                {"dice": 2, "weight": 1, "target": 2, "hits": 1, "damage": 2},
            ],
            "targets": [
                {"target": 1, "ac": 12, "hits": 1, "damage": 1}, {"target": 2, "ac": 11, "hits": 1, "damage": 2},
            ],
            "rolls": [struck("strike 1", [8], 4, 12, 1), struck("strike 2", [7, 2], 5, 11, 1)],
            "modifiers": [moved("attack", 1, "bow"), moved("attack", 1, "large target 2")],
        },
    ),
    "one-die-brings-no-critical": (
        "attack --pool 1 --score 3 --ac 14 --weight light --critical --dice 20",
        {
            "hit": True, "hits": 1, "damage": 1, "critical": False,
            "strikes": [{"dice": 1, "weight": 0, "target": 1, "hits": 1, "damage": 1}],
            "targets": [{"target": 1, "ac": 14, "hits": 1, "damage": 1}],
            "rolls": [struck("strike 1", [20], 3, 14, 1)], "modifiers": [],
        },
    ),
    "the-critical-skill-of-a-weapon-and-a-miss": (
        "attack sheets/realms-ogre.toml sheets/realms-finn.toml --ac 28 --dice 20,1,18",
        {
            "hit": True, "hits": 1, "damage": 6, "critical": True,
            "strikes": [{"dice": 3, "weight": 2, "target": 1, "hits": 1, "damage": 3}],
            "targets": [{"target": 1, "ac": 28, "hits": 1, "damage": 6}],
            "rolls": [struck("strike 1", [20, 1, 18], 9, 28, 1)], "modifiers": [moved("attack", 1, "large attacker")],
        },
    ),
    "everything-about-a-grapple": (
        "grapple sheets/realms-ogre.toml sheets/realms-goblin.toml --target-movement 81 --slick --prone both"
        " --footwork victim --martial-arts grappler --takedown --dice 4,11,2",
        {
            "total": 15, "foe_total": 8, "held": True, "margin": 7, "drag": 100, "may_slam": True,
            "rolls": [rolled("grappler", [4, 11], 4, 15), rolled("victim", [2], 6)],
            "modifiers": [
                moved("roll", 4, "large against small"), moved("roll", -5, "prone"), moved("roll", 2, "martial arts"),
                moved("foe roll", 2, "faster by 21 feet"), moved("foe roll", 3, "slick ground"),
            ],
        },
    ),
}

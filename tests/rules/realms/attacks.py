"""Whole results of attacks of Enchanted Realms from typed dice, key by key."""

from typing import Any

from tests.rules.realms.parts import hurt, moved, strike, struck

FINN, GOBLIN, OGRE = (f"sheets/realms-{name}.toml" for name in ("finn", "goblin", "ogre"))
BRUTE, WOLF = (f"sheets/g2-realms-{name}.toml" for name in ("brute", "wolf"))
ATTACKS: dict[str, tuple[Any, ...]] = {
    "strikes-at-two-targets-and-back": (
        "attack --strike 2:1:1 --strike 1:heavy:2 --strike 1:light:1 --score 4 --bonus 1 --size large --critical"
        " --sneak --resistance 1 --ac 15 --ac 18 --dice 9,20,8,2,15,12,10",
        {
            "attacker": None, "weapon": None, "hit": True, "hits": 5, "damage": 7, "critical": True, "down": None,
            "strikes": [strike(5, 1, 3, 3), strike(1, 2, 1, 2, target=2), strike(1, 0, 1, 0)],
            "targets": [hurt(15, 4, 4), hurt(18, 1, 3, target=2)],
            "rolls": [
                struck("strike 1", [9, 20, 8, 2, 15], 6, 15, 3), struck("strike 2", [12], 6, 18, 1),
                struck("strike 3", [10], 6, 15, 1),
            ],
            "modifiers": [moved("attack", 1, "bonus"), moved("attack", 1, "large attacker")],
        },
    ),
    "arrows-at-targets-of-two-sizes": (
        f"attack {FINN} {GOBLIN} {OGRE} --weapon bow --strike 1 --strike 2:medium:2 --dice 8,7,2",
        {
            "attacker": "Finn", "weapon": "bow", "hit": True, "hits": 2, "damage": 3, "critical": False, "down": None,
            "strikes": [strike(1, 0, 1, 1, weapon="bow"), strike(2, 1, 1, 2, target=2, weapon="bow")],
            "targets": [hurt(12, 1, 1, name="Goblin"), hurt(11, 1, 2, target=2, name="Ogre")],
            "rolls": [struck("strike 1", [8], 4, 12, 1), struck("strike 2", [7, 2], 5, 11, 1)],
            "modifiers": [moved("attack", 1, "bow"), moved("attack", 1, "large target 2")],
        },
    ),
    "one-die-brings-no-critical": (
        "attack --pool 1 --score 3 --ac 14 --weight light --critical --dice 20",
        {
            "attacker": None, "weapon": None, "hit": True, "hits": 1, "damage": 1, "critical": False, "down": None,
            "strikes": [strike(1, 0, 1, 1)], "targets": [hurt(14, 1, 1)],
            "rolls": [struck("strike 1", [20], 3, 14, 1)], "modifiers": [],
        },
    ),
    "the-critical-skill-of-a-weapon-and-a-miss": (
        f"attack {OGRE} {FINN} --ac 28 --dice 20,1,18",
        {
            "attacker": "Ogre", "weapon": "club", "hit": True, "hits": 1, "damage": 6, "critical": True, "down": None,
            "strikes": [strike(3, 2, 1, 3, weapon="club")], "targets": [hurt(28, 1, 6, name="Finn")],
            "rolls": [struck("strike 1", [20, 1, 18], 9, 28, 1)], "modifiers": [moved("attack", 1, "large attacker")],
        },
    ),
    "claws-first-and-the-axe-whose-skill-counts-no-more": (
        f"attack {BRUTE} {GOBLIN} Snik={GOBLIN} {WOLF} --strike claws:2 --strike axe --strike axe:3 --bonus 1"
        " --modify '+1 rage' --modify 'strike +1 fire' --dice 20,20,20,2,5",
        {
            "attacker": "Brute", "weapon": "claws", "hit": True, "hits": 4, "damage": 14, "critical": False,
            "down": True,
            "strikes": [
                strike(1, 0, 1, 2, target=2, weapon="claws"), strike(2, 2, 2, 5, weapon="axe"),
                strike(2, 2, 1, 4, target=3, weapon="axe"),
            ],
            "targets": [
                hurt(12, 2, 6, name="Goblin"), hurt(12, 1, 3, target=2, name="Snik"),
                hurt(11, 1, 5, target=3, name="Wolf", left=0),
            ],
            "rolls": [
                struck("strike 1", [20], 6, 12, 1), struck("strike 2", [20, 20], 7, 12, 2),
                struck("strike 3", [2, 5], 7, 11, 1),
            ],
            "modifiers": [
                moved("attack", 1, "bonus"), moved("attack", 1, "axe"), moved("attack", 1, "rage"),
                moved("strike", 1, "fire"),
            ],
        },
    ),
    "typed-dice-with-the-only-weapon-that-fits": (
        f"attack {FINN} {WOLF} --ranged --pool 1 --hit-points 0 --modify 'strike -5 wet' --dice 8",
        {
            "attacker": "Finn", "weapon": "bow", "hit": True, "hits": 1, "damage": 0, "critical": False, "down": True,
            "strikes": [strike(1, 0, 1, 0, weapon="bow")], "targets": [hurt(11, 1, 0, name="Wolf", left=0)],
            "rolls": [struck("strike 1", [8], 4, 11, 1)],
            "modifiers": [moved("attack", 1, "bow"), moved("strike", -5, "wet")],
        },
    ),
    "never-critical-and-nothing-refused-from-afar": (
        f"attack {BRUTE} {GOBLIN} {GOBLIN} -w sling --critical --strike 2:medium:2 --dice 20,1",
        'critical = "never"',
        {
            "attacker": "Brute", "weapon": "sling", "hit": True, "hits": 1, "damage": 2, "critical": False,
            "down": None, "strikes": [strike(2, 1, 1, 2, target=2, weapon="sling")],
            "targets": [hurt(12, 0, 0, name="Goblin"), hurt(12, 1, 2, target=2, name="Goblin")],
            "rolls": [struck("strike 1", [20, 1], 3, 12, 1)], "modifiers": [],
        },
    ),
    "resistance-of-the-total": (
        "attack --strike 1:heavy --strike 1:light --strike 1:light --strike 1:heavy:2 --score 4 --ac 12 --ac 12"
        " --resistance 2 --hit-points 1 --hit-points 3 --dice 9,9,2,9",
        'resistance = "total"',
        {
            "attacker": None, "weapon": None, "hit": True, "hits": 3, "damage": 3, "critical": False, "down": False,
            "strikes": [strike(1, 2, 1, 3), strike(1, 0, 1, 1), strike(1, 0, 0, 0), strike(1, 2, 1, 3, target=2)],
            "targets": [hurt(12, 2, 1, left=0), hurt(12, 1, 2, target=2, left=1)],
            "rolls": [
                struck("strike 1", [9], 4, 12, 1), struck("strike 2", [9], 4, 12, 1),
                struck("strike 3", [2], 4, 12, 0), struck("strike 4", [9], 4, 12, 1),
            ],
            "modifiers": [],
        },
    ),
}

"""Whole results of Soluna from typed dice, key by key."""

from typing import Any

KIRA, ORC, CRAWLER = (f"sheets/soluna-{name}.toml" for name in ("kira", "orc", "crawler"))
GUARD, GUNNER, GATE = (f"sheets/g2-solu-{name}.toml" for name in ("guard", "gunner", "gate"))


def pool(label: str, dice: list[int], bonus: int = 0) -> dict[str, Any]:
    return {"label": label, "dice": dice, "bonus": bonus, "total": sum(dice) + bonus}


def plain(label: str, dice: list[int], total: int | None = None) -> dict[str, Any]:
    return {"label": label, "dice": dice, "total": sum(dice) if total is None else total}


def confirm(*dice: int) -> dict[str, Any]:
    return {"label": "confirm", "dice": list(dice)}


def moved(to: str, by: int, because: str) -> dict[str, Any]:
    return {"to": to, "by": by, "because": because}


def clash(attack: int, defense: int, damage: int = 0, *, hit: bool, threats: int = 0, confirmed: bool = False,
          times: int = 1, hand: str = "main") -> dict[str, Any]:
    return {
        "hand": hand, "attack": attack, "defense": defense, "margin": attack - defense, "hit": hit,
        "threats": threats, "confirmed": confirmed, "critical": hit and confirmed, "multiplier": times,
        "damage": damage,
    }


def attack(*attacks: dict[str, Any], rolls: list[Any], modifiers: tuple[Any, ...] = (),
           **further: Any) -> dict[str, Any]:
    hits = sum(one["hit"] for one in attacks)
    return {
        "attacker": None, "target": None, "weapon": None, "offhand": None,
        "hit": hits > 0, "hits": hits, "critical": any(one["critical"] for one in attacks),
        "damage": sum(one["damage"] for one in attacks), "attacks": list(attacks), "killed": False, "negated": False,
        "vehicle_check": None, "rounds_left": None, "reload_needed": None, "hit_points_left": None, "down": None,
        "rolls": rolls, "modifiers": list(modifiers),
    } | further


KIRA_ORC: dict[str, Any] = {"attacker": "Kira", "target": "Orc"}
KIRA_CRAWLER: dict[str, Any] = {"attacker": "Kira", "target": "Crawler"}
GUN = "attack --kind ballistic --dexterity 1 --target-dexterity 1 --damage 1d4"
DUAL = moved("attack", -4, "dual wielding")
WHOLE: dict[str, tuple[str, str, dict[str, Any]]] = {
    "every-modifier-in-order": (
        "attack --kind ranged --strength 2 --weapon 3 --attack-modifier 1 --flanking --range 5 --distance 7 --dual"
        " --from-vehicle --hardness 2 --armor 2 --defense-modifier -1 --cover minimal --hit-points 9"
        " --dice 5,5,1,1,2,3,1,1", "",
        attack(
            clash(6, 2, 4, hit=True), clash(1, 2, hit=False, hand="offhand"), hit_points_left=5, down=False,
            rolls=[pool("attack", [5, 5], -4), pool("defense", [1, 1]), pool("attack", [2, 3], -4),
                   pool("defense", [1, 1])],
            modifiers=(
                moved("attack", 3, "weapon"), moved("attack", 1, "attack modifier"), moved("attack", 2, "flanking"),
                moved("attack", -2, "range"), DUAL, moved("attack", -4, "moving vehicle"),
                moved("defense", 2, "armor"), moved("defense", -1, "defense modifier"), moved("defense", 1, "cover"),
                moved("defense", -2, "flanked"),
            ),
        ),
    ),
    "a-tie-hits-by-ruling-with-a-gun": (
        f"{GUN} --dice 3,3,4", 'clash_tie = "attacker"',
        attack(clash(3, 3, 4, hit=True), rolls=[pool("attack", [3]), pool("defense", [3]), plain("damage", [4])],
               reload_needed=True),
    ),
    "a-gun-at-toughness-by-ruling": (
        "attack --kind ballistic --dexterity 2 --toughness 1 --armor 1 --flanking --damage 3 --dice 3,3,2",
        'ranged_defense = "toughness"',
        attack(clash(6, 1, 3, hit=True), rolls=[pool("attack", [3, 3]), pool("defense", [2], -1)], reload_needed=True,
               modifiers=(moved("defense", 1, "armor"), moved("defense", -2, "flanked"))),
    ),
    "armor-that-evades": (
        "attack --kind ranged --dexterity 1 --target-dexterity 1 --armor 2 --dice 6,1,3",
        'armor_evades = true\nranged_attack = "dexterity"',
        attack(clash(6, 5, 1, hit=True, threats=1), modifiers=(moved("defense", 2, "armor"),),
               rolls=[pool("attack", [6]), confirm(1), pool("defense", [3], 2)]),
    ),
    "an-explosive-against-worn-armor-only": (
        "attack --kind ballistic --dexterity 2 --hardness 2 --armor 3 --damage 2d6 --explosive --dice 5,4,3,3,1,1",
        'explosives = "armor"',
        attack(clash(9, 6, 2, hit=True), reload_needed=True,
               rolls=[pool("attack", [5, 4]), pool("defense", [3, 3]), plain("damage", [1, 1])]),
    ),
    "damage-may-not-go-below-0": (
        "attack --kind ballistic --dexterity 2 --target-dexterity 0 --damage 1d4-3 --hit-points 5 --dice 1,2,1", "",
        attack(clash(3, 0, 0, hit=True), reload_needed=True, hit_points_left=5, down=False,
               rolls=[pool("attack", [1, 2]), pool("defense", []), plain("damage", [1], -2)]),
    ),
    "no-dice-at-all-still-clash": (
        "attack --strength 0 --weapon 1 --toughness 0 --defense-modifier -2", "",
        attack(clash(1, -2, 3, hit=True), rolls=[pool("attack", [], 1), pool("defense", [], -2)],
               modifiers=(moved("attack", 1, "weapon"), moved("defense", -2, "defense modifier"))),
    ),
    "a-passenger-shoots-after-the-check": (
        f"{GUN} --from-vehicle --speed 1 --vehicle-skill 2 --vehicle-bonus 1 --vehicle-challenge 9 --loaded 1"
        " --action semi --dice 4,4,5,1", 'check = "meets"',
        attack(
            clash(1, 1, hit=False), vehicle_check={"total": 9, "challenge": 9, "success": True}, rounds_left=0,
            reload_needed=True, modifiers=(moved("attack", -4, "moving vehicle"),),
            rolls=[pool("vehicle check", [4, 4], 1), pool("attack", [5], -4), pool("defense", [1])],
        ),
    ),
    "a-failed-check-uses-no-rounds": (
        f"{GUN} --mounted --speed 1 --vehicle-skill 1 --vehicle-challenge 6 --loaded 2 --hit-points 8 --dice 6", "",
        attack(
            rolls=[pool("vehicle check", [6], 0)], vehicle_check={"total": 6, "challenge": 6, "success": False},
            negated=True, rounds_left=2, reload_needed=False, hit_points_left=8, down=False,
            modifiers=(moved("attack", -4, "moving vehicle"),),
        ),
    ),
    "the-ability-for-melee-from-a-vehicle": (
        "attack --strength 1 --toughness 1 --mounted --vehicle-melee --dice 5,1", "",
        attack(clash(5, 1, 4, hit=True), rolls=[pool("attack", [5]), pool("defense", [1])]),
    ),
    "two-guns-share-what-is-loaded": (
        f"{GUN} --dual --grasp 9 --action semi --loaded 5 --dice 5,1,2,6,6,5,3", "",
        attack(
            clash(5, 1, 2, hit=True), clash(6, 5, 6, hit=True, threats=1, confirmed=True, times=2, hand="offhand"),
            rolls=[pool("attack", [5]), pool("defense", [1]), plain("damage", [2]), pool("attack", [6]), confirm(6),
                   pool("defense", [5]), plain("damage", [3])],
            rounds_left=3, reload_needed=False,
        ),
    ),
    "a-gun-and-a-blade-each-roll-their-own": (
        f"attack {KIRA} {ORC} --weapon pistol --offhand short-sword --dual --loaded 1 --distance 7"
        " --dice 5,5,5,4,1,1,3,4,5,5,5,1,1", "",
        attack(
            clash(14, 2, 7, hit=True), clash(13, 4, 9, hit=True, hand="offhand"), **KIRA_ORC, weapon="pistol",
            offhand="short-sword", rounds_left=0, reload_needed=True,
            hit_points_left=0, down=True,
            rolls=[pool("attack", [5, 5, 5, 4], -5), pool("defense", [1, 1]), plain("damage", [3, 4]),
                   pool("attack", [5, 5, 5], -2), pool("defense", [1, 1], 2)],
            modifiers=(moved("attack", -1, "range"), DUAL, moved("defense", 2, "armor")),
        ),
    ),
    "a-typed-off-hand-is-the-main-weapon-with-that-bonus": (
        f"attack {KIRA} --weapon great-axe --offhand 1 --dual --toughness 1 --dice 4,4,4,3,4,4,4,3", "",
        attack(
            clash(10, 3, 7, hit=True), clash(7, 3, 4, hit=True, hand="offhand"), attacker="Kira", weapon="great-axe",
            offhand="great-axe",
            rolls=[pool("attack", [4, 4, 4], -2), pool("defense", [3]), pool("attack", [4, 4, 4], -5),
                   pool("defense", [3])],
            modifiers=(moved("attack", 4, "weapon"), moved("attack", -6, "dual wielding")),
        ),
    ),
    "a-vehicle-defends-with-hardness-against-bows-too": (
        f"attack {KIRA} {CRAWLER} --kind ranged --dice 5,5,5,1,2,3,4", "",
        attack(clash(15, 10, 5, hit=True), **KIRA_CRAWLER, hit_points_left=55, down=False,
               rolls=[pool("attack", [5, 5, 5]), pool("defense", [1, 2, 3, 4])]),
    ),
    "a-typed-toughness-beats-the-hardness-of-a-sheet": (
        f"attack {KIRA} {CRAWLER} -w 0 --toughness 1 --dice 5,5,5,1", "",
        attack(clash(15, 1, 14, hit=True), **KIRA_CRAWLER, hit_points_left=46, down=False,
               rolls=[pool("attack", [5, 5, 5]), pool("defense", [1])]),
    ),
    "speed-stands-for-dexterity": (
        f"attack {KIRA} {CRAWLER} -w 0 --toughness 1 --kind ballistic --damage 3 --speed 1 --dice 5,1,1,1,1,1,1", "",
        attack(clash(5, 6, hit=False), **KIRA_CRAWLER, hit_points_left=60, down=False, reload_needed=True,
               rolls=[pool("attack", [5]), pool("defense", [1, 1, 1, 1, 1, 1])]),
    ),
    "a-rider-evades-with-the-speed": (
        f"{GUN} --target-speed 2 --dice 5,3,2", "",
        attack(clash(5, 5, hit=False), rolls=[pool("attack", [5]), pool("defense", [3, 2])], reload_needed=True),
    ),
    "a-coup-de-grace-needs-no-numbers": (
        f"attack {KIRA} {ORC} --weapon pistol --coup-de-grace --prone", "",
        attack(rolls=[], **KIRA_ORC, weapon="pistol", hit=True, hits=1, damage=None, killed=True,
               hit_points_left=0, down=True),
    ),
    "a-coup-de-grace-asks-for-no-weapon": (
        f"attack {KIRA} --coup-de-grace --prone", "",
        attack(rolls=[], attacker="Kira", hit=True, hits=1, damage=None, killed=True, hit_points_left=0, down=True),
    ),
    # Neither the high-frequency blade nor its wielder behind the target takes anything from a speed.
    "a-vehicle-evades-with-its-speed-by-ruling": (
        f"attack {KIRA} {CRAWLER} -w pistol --hf --flanking --cover minimal --dice 5,5,5,5,1,1,1,1,1,1,3,4",
        'vehicle_defense = "speed"',
        attack(
            clash(20, 7, 7, hit=True), **KIRA_CRAWLER, weapon="pistol", reload_needed=False, hit_points_left=53,
            down=False, rolls=[pool("attack", [5, 5, 5, 5]), pool("defense", [1] * 6, 1), plain("damage", [3, 4])],
            modifiers=(moved("defense", 1, "cover"),),
        ),
    ),
    "a-vehicle-meets-blades-with-its-hardness-by-that-ruling": (
        f"attack {KIRA} {CRAWLER} -w short-sword --target-speed 1 --dice 5,5,5,1,1,1,1", 'vehicle_defense = "speed"',
        attack(clash(17, 4, 13, hit=True), **KIRA_CRAWLER, weapon="short-sword", hit_points_left=47, down=False,
               rolls=[pool("attack", [5, 5, 5], 2), pool("defense", [1, 1, 1, 1])],
               modifiers=(moved("attack", 2, "weapon"),)),
    ),
    "a-typed-speed-beats-that-of-the-sheet-by-that-ruling": (
        f"attack {KIRA} {CRAWLER} -w 0 --kind ranged --explosive --target-speed 1 --dice 5,5,5,2",
        'vehicle_defense = "speed"',
        attack(clash(15, 2, 13, hit=True), **KIRA_CRAWLER, hit_points_left=47, down=False,
               rolls=[pool("attack", [5, 5, 5]), pool("defense", [2])]),
    ),
    "without-a-speed-the-hardness-stays-by-that-ruling": (
        "attack --kind ranged --strength 2 --hardness 1 --hf --dice 3,4", 'vehicle_defense = "speed"',
        attack(clash(7, 0, 7, hit=True), rolls=[pool("attack", [3, 4]), pool("defense", [])]),
    ),
    # By hand: each attack, each defense, and each hit before it is multiplied.
    "everything-moved-by-hand": (
        "attack --strength 2 --toughness 1 --dual --grasp 4 --attack-modifier 1 --armor 1 --hit-points 17"
        " --modify '-1 rain' --modify 'defense +2 fog' --modify 'Damage -2 thick hide' --modify 'attack -1 rain'"
        " --dice 6,4,6,3,5,3,1", "",
        attack(
            clash(9, 6, 2, hit=True, threats=1, confirmed=True, times=2),
            clash(7, 4, 1, hit=True, hand="offhand"), hit_points_left=14, down=False,
            rolls=[pool("attack", [6, 4], -1), confirm(6), pool("defense", [3], 3), pool("attack", [5, 3], -1),
                   pool("defense", [1], 3)],
            modifiers=(
                moved("attack", 1, "attack modifier"), moved("attack", -1, "rain"), moved("attack", -1, "rain"),
                moved("defense", 1, "armor"), moved("defense", 2, "fog"), moved("damage", -2, "thick hide"),
            ),
        ),
    ),
    "a-hit-that-is-moved-below-0-does-nothing": (
        f"{GUN} --hit-points 0 --modify 'damage -9' --dice 4,3,2", "",
        attack(clash(4, 3, 0, hit=True), reload_needed=True, hit_points_left=0, down=True,
               rolls=[pool("attack", [4]), pool("defense", [3]), plain("damage", [2])],
               modifiers=(moved("damage", -9, "by hand"),)),
    ),
    "the-only-weapon-in-both-hands": (
        f"attack {GUARD} Rat={ORC} --dual --dice 4,4,1,1,5,5,3,3", "",
        attack(
            clash(6, 4, 2, hit=True), clash(8, 8, hit=False, hand="offhand"), attacker="Guard", target="Rat",
            weapon="baton", offhand="baton", hit_points_left=13, down=False,
            rolls=[pool("attack", [4, 4], -2), pool("defense", [1, 1], 2), pool("attack", [5, 5], -2),
                   pool("defense", [3, 3], 2)],
            modifiers=(moved("attack", 2, "weapon"), DUAL, moved("defense", 2, "armor")),
        ),
    ),
    "the-only-blade-by-its-kind": (
        f"attack {GUNNER} --kind melee --toughness 0 --dice 4", "",
        attack(clash(5, 0, 5, hit=True), attacker="Gunner", weapon="bayonet", rolls=[pool("attack", [4], 1),
               pool("defense", [])], modifiers=(moved("attack", 1, "weapon"),)),
    ),
    "no-weapon-of-that-kind-is-a-bare-hand": (
        f"attack {GUARD} --kind ranged --target-dexterity 0 --dice 4,4", "",
        attack(clash(8, 0, 8, hit=True), attacker="Guard", rolls=[pool("attack", [4, 4]), pool("defense", [])]),
    ),
    "a-passenger-is-checked-where-it-stands": (
        "attack --strength 1 --toughness 0 --from-vehicle --stationary --vehicle-skill 1 --vehicle-challenge 3"
        " --dice 4,2", "",
        attack(clash(2, 0, 2, hit=True), vehicle_check={"total": 4, "challenge": 3, "success": True},
               rolls=[pool("vehicle check", [4], 0), pool("attack", [2]), pool("defense", [])]),
    ),
    "a-rider-that-stands-has-the-speed-too": (
        f"{GUN} --mounted --stationary --speed 2 --vehicle-skill 9 --vehicle-challenge 9 --dice 2,3,1,4", "",
        attack(clash(5, 1, 4, hit=True), reload_needed=True,
               rolls=[pool("attack", [2, 3]), pool("defense", [1]), plain("damage", [4])]),
    ),
    "a-check-moved-by-hand": (
        "check --skill 1 --bonus 1 --challenge 4 --modify '-2 dark' --modify 'check +1' --dice 5", "",
        {"total": 5, "challenge": 4, "margin": 1, "success": True, "rolls": [pool("check", [5], 0)],
         "modifiers": [moved("check", 1, "bonus"), moved("check", -2, "dark"), moved("check", 1, "by hand")]},
    ),
    "a-gate-that-holds": (
        f"sunder {GUARD} Door={GATE} --hardness 4 --modify '-1 rust' --dice 4,3", "",
        {"attacker": "Guard", "target": "Door", "weapon": "baton", "hit_points_left": 25, "down": False,
         "total": 8, "challenge": 8, "margin": 0, "success": False, "rolls": [pool("sunder", [4, 3], 1)],
         "modifiers": [moved("sunder", 2, "weapon"), moved("sunder", -1, "rust")]},
    ),
    "a-gate-that-breaks": (
        f"sunder {KIRA} --strength 1 -w 0 --hardness 1 --hit-points 7 --dice 3", "",
        {"attacker": "Kira", "target": None, "weapon": None, "hit_points_left": 0, "down": True,
         "total": 3, "challenge": 2, "margin": 1, "success": True, "rolls": [pool("sunder", [3], 0)], "modifiers": []},
    ),
    # The guard has Toughness 3, the other crawler hardness 4 and speed 6: both are harder than the typed 2.
    "sheets-in-the-way-of-a-sheet": (
        f"ram {GUARD}*2 Van={CRAWLER} -s {CRAWLER} --hardness 2 --vehicle-hit-points 6 --distance 13"
        " --hit-points 6 --hit-points 0 --hit-points 60 --modify '+2 warned' --dice 6,6,6,5,4,1,1,1,1,1,1,2", "",
        {
            "attacker": "Crawler", "challenge": 13,
            "targets": [
                {"name": "Guard 1", "total": 14, "evaded": True, "hit_points_left": 6, "down": False},
                {"name": "Guard 2", "total": 13, "evaded": False, "hit_points_left": 0, "down": True},
                {"name": "Van", "total": 8, "evaded": False, "hit_points_left": 0, "down": True},
            ],
            "hit": True, "hits": 2, "down": False, "vehicle_damage": 6, "vehicle_hit_points_left": 0,
            "rolls": [
                pool("evade", [6, 6], 2), pool("evade", [6, 5], 2), plain("vehicle damage", [4]),
                pool("evade", [1] * 6, 2), plain("vehicle damage", [2]),
            ],
            "modifiers": [moved("evade", 2, "warned")],
        },
    ),
    "a-fall-moved-by-hand": (
        "fall-damage 25 --modify '-4 water' --dice 1,2", "",
        {"feet": 25, "dice": 2, "damage": 0, "rolls": [pool("fall", [1, 2], -4)],
         "modifiers": [moved("fall", -4, "water")]},
    ),
    "a-roster-moved-by-hand": (
        f"initiative {GUARD}*2 Rook={KIRA} Cid=2 --modify 'Initiative of guard 2 +2 alert' --dice 5,2,4,3", "",
        {
            "order": ["Guard 2", "Rook", "Guard 1", "Cid"], "surprise": [], "first": "Guard 2",
            "entries": [
                {"name": name, "dexterity": dexterity, "roll_off": [face]}
                for name, dexterity, face in (("Guard 2", 4, 5), ("Rook", 4, 2), ("Guard 1", 2, 4), ("Cid", 2, 3))
            ],
            "rolls": [plain("tie", [face]) for face in (5, 2, 4, 3)],
            "modifiers": [moved("initiative of Guard 2", 2, "alert")],
        },
    ),
    "a-check-by-name": (
        f"check {KIRA} --skill DEFT --bonus -2 --challenge 9 --dice 4,4,4", "",
        {"total": 10, "challenge": 9, "margin": 1, "success": True, "rolls": [pool("check", [4, 4, 4], -2)],
         "modifiers": [moved("check", -2, "bonus")]},
    ),
    "a-sunder-that-meets": (
        f"sunder {KIRA} --weapon great-axe --attack-modifier -1 --hardness 6 --dice 3,3,3", 'check = "meets"',
        {"attacker": "Kira", "target": None, "weapon": "great-axe", "hit_points_left": None, "down": None,
         "total": 12, "challenge": 12, "margin": 0, "success": True, "rolls": [pool("sunder", [3, 3, 3], 3)],
         "modifiers": [moved("sunder", 4, "weapon"), moved("sunder", -1, "attack modifier")]},
    ),
    "a-ram-hits-once-for-each": (
        "ram Ann=1:5 Bob=1 Cid=2:4 Dan=1:9 --distance 19 --hardness 4 --cover maximum --dice 6,3,6,6,6,1,2", "",
        {
            "attacker": None, "challenge": 19,
            "targets": [
                {"name": name, "total": total, "evaded": False, "hit_points_left": 0, "down": True}
                for name, total in (("Ann", 11), ("Bob", 11), ("Cid", 17), ("Dan", 6))
            ],
            "hit": True, "hits": 4, "down": True, "vehicle_damage": 5, "vehicle_hit_points_left": None,
            "rolls": [
                pool("evade", [6], 5), plain("vehicle damage", [3]), pool("evade", [6], 5), pool("evade", [6, 6], 5),
                pool("evade", [1], 5), plain("vehicle damage", [2]),
            ],
            "modifiers": [moved("evade", 5, "cover")],
        },
    ),
    "a-ram-that-is-met-is-evaded-by-ruling": (
        "ram Ann=1:5 --distance 6 --hardness 4 --dice 6", 'check = "meets"',
        {
            "attacker": None, "challenge": 6,
            "targets": [{"name": "Ann", "total": 6, "evaded": True, "hit_points_left": None, "down": None}],
            "hit": False, "hits": 0, "down": False, "vehicle_damage": 0, "vehicle_hit_points_left": None,
            "rolls": [pool("evade", [6])], "modifiers": [],
        },
    ),
    "a-deeper-fall-by-ruling": (
        "fall-damage 14 --dice 2,6", "fall_feet = 7",
        {"feet": 14, "dice": 2, "damage": 8, "rolls": [plain("fall", [2, 6])], "modifiers": []},
    ),
    # Bob, Cid and Eve have 5: 3, 6, 3 place Cid, then Bob and Eve roll again; the ambushers keep that order.
    "one-roll-off-serves-both-rosters": (
        f"initiative Bob=5 {KIRA} Cid=5 Eve=5 {CRAWLER} --ambush Eve --ambush Kira --ambush Bob --dice 3,6,3,2,4", "",
        {
            "order": ["Crawler", "Cid", "Eve", "Bob", "Kira"], "surprise": ["Eve", "Bob", "Kira"], "first": "Eve",
            "entries": [
                {"name": name, "dexterity": dexterity, "roll_off": faces}
                for name, dexterity, faces in (
                    ("Crawler", 6, []), ("Cid", 5, [6]), ("Eve", 5, [3, 4]), ("Bob", 5, [3, 2]), ("Kira", 4, []))
            ],
            "rolls": [plain("tie", [face]) for face in (3, 6, 3, 2, 4)], "modifiers": [],
        },
    ),
}

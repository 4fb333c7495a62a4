"""Whole results of Spellchrome from typed dice, key by key."""

from typing import Any

ANN, OGRE = "sheets/spellchrome-ann.toml", "sheets/spellchrome-ogre.toml"
MONK, GUARD, CLERK = (f"sheets/g2-spell-{name}.toml" for name in ("monk", "guard", "clerk"))


def d20(face: int, bonus: int, label: str = "attack") -> dict[str, Any]:
    return {"label": label, "dice": [face], "bonus": bonus, "total": face + bonus}


def other(label: str, dice: list[int], total: int | None = None) -> dict[str, Any]:
    return {"label": label, "dice": dice, "total": sum(dice) if total is None else total}


def moved(to: str, by: int, because: str) -> dict[str, Any]:
    return {"to": to, "by": by, "because": because}


def blow(natural: int | None, bonus: int, ac: int, damage: int | None, *, hit: bool, hand: str = "main",
         critical: bool = False, untrained: int | None = None) -> dict[str, Any]:
    return {
        "hand": hand, "untrained": untrained, "natural": natural, "bonus": bonus,
        "total": None if natural is None else natural + bonus, "ac": ac, "hit": hit, "critical": critical,
        "damage": damage,
    }


def attack(*attacks: dict[str, Any], rolls: list[Any], damage: int | None = 0, modifiers: tuple[Any, ...] = (),
           who: tuple[str | None, ...] = (), left: int | None = None, **further: Any) -> dict[str, Any]:
    """`who`: attacker, target, weapon and off hand, as far as they have names; `left`: Hit Points of the target."""
    hits = sum(one["hit"] for one in attacks)
    names = dict(zip(("attacker", "target", "weapon", "offhand"), (*who, None, None, None, None), strict=False))
    return names | {
        "hit": hits > 0, "hits": hits, "damage": damage, "attacks": list(attacks), "provokes": False, "ac_bonus": 0,
        "hit_points_left": left, "down": None if left is None else left <= 0, "targets": [], "knocked_out": False,
        "rolls": rolls, "modifiers": list(modifiers),
    } | further


def entry(name: str, natural: int, modifier: int, score: int | None, roll_off: list[int], *, misc: int = 0,
          surprise: int = 0) -> dict[str, Any]:
    return {
        "name": name, "natural": natural, "modifier": modifier, "misc": misc, "surprise": surprise,
        "total": natural + modifier + misc + surprise, "dexterity_score": score, "roll_off": roll_off,
    }


TWO, DEFENSIVE = moved("attack", -4, "two weapons"), moved("attack", -4, "fighting defensively")


def struck(name: str, hits: int, damage: int | None, left: int | None) -> dict[str, Any]:
    return {
        "name": name, "hits": hits, "damage": damage, "hit_points_left": left,
        "down": None if left is None else left <= 0,
    }


WHOLE: dict[str, tuple[str, str, dict[str, Any]]] = {
    "every-modifier-in-order": (
        "attack --bonus 5 --ac 13 --modifier -1 --defensive --dual melee --target-defensive --damage 1d6+1"
        " --strength 2 --hit-points 20 --dice 19,2,18", "",
        attack(
            blow(19, -4, 15, 5, hit=True), blow(18, -4, 15, 0, hit=False, hand="offhand"),
            rolls=[d20(19, -4), other("damage", [2], 3), d20(18, -4)], damage=5, ac_bonus=2, left=15,
            modifiers=(TWO, DEFENSIVE, moved("attack", -1, "modifier"),
                       moved("armor class", 2, "target fights defensively")),
        ),
    ),
    "total-defense-is-four": (
        "attack --bonus 5 --ac 11 --target-total-defense --dice 10", "",
        attack(blow(10, 5, 15, None, hit=True), rolls=[d20(10, 5)], damage=None,
               modifiers=(moved("armor class", 4, "target in total defense"),)),
    ),
    "fixed-damage-without-dice": (
        "attack --bonus 5 --ac 15 --damage 4 --strength 1 --dice 10", "",
        attack(blow(10, 5, 15, 5, hit=True), rolls=[d20(10, 5)], damage=5),
    ),
    "unknown-damage-is-null-hit-or-miss": (
        "attack --bonus 5 --ac 15 --hit-points 9 --dice 9", "",
        attack(blow(9, 5, 15, None, hit=False), rolls=[d20(9, 5)], damage=None),
    ),
    "beats-the-ac": (
        "attack --bonus 5 --ac 15 --damage 1d4-3 --dice 11,1", 'hit = "beats"\nminimum_damage = 0',
        attack(blow(11, 5, 15, 0, hit=True), rolls=[d20(11, 5), other("damage", [1], -2)], damage=0),
    ),
    "equal-does-not-beat": (
        "attack --bonus 5 --ac 15 --damage 1d4 --dice 10", 'hit = "beats"',
        attack(blow(10, 5, 15, 0, hit=False), rolls=[d20(10, 5)]),
    ),
    "a-natural-one-misses": (
        "attack --bonus 30 --ac 5 --damage 1d4 --dice 1", "natural = true",
        attack(blow(1, 30, 5, 0, hit=False), rolls=[d20(1, 30)]),
    ),
    "a-critical-range-doubles-hits-alone": (
        "attack --bonus 1 --ac 20 --damage 1d4 --critical-range 18 --dice 18", 'critical = "double"',
        attack(blow(18, 1, 20, 0, hit=False), rolls=[d20(18, 1)]),
    ),
    "a-critical-punch": (
        "attack --bonus 1 --ac 20 --unarmed --strength 3 --dice 20", 'critical = "double"',
        attack(blow(20, 1, 20, 6, hit=True, critical=True), rolls=[d20(20, 1)], damage=6, provokes=True,
               who=(None, None, "unarmed")),
    ),
    "a-punch-does-1-whatever-the-minimum": (
        "attack --bonus 1 --ac 5 --unarmed --strength -2 --natural-weapons --dice 20", "minimum_damage = 0",
        attack(blow(20, 1, 5, 1, hit=True), rolls=[d20(20, 1)], damage=1, who=(None, None, "unarmed")),
    ),
    "a-punch-kills-by-default": (
        "attack --bonus 9 --ac 5 --unarmed --strength 4 --hit-points 3 --dice 10", "",
        attack(blow(10, 9, 5, 4, hit=True), rolls=[d20(10, 9)], damage=4, left=-1, provokes=True,
               who=(None, None, "unarmed")),
    ),
    "a-punch-that-leaves-0-knocks-nobody-out": (
        "attack --bonus 9 --ac 5 --unarmed --strength 4 --hit-points 4 --dice 10", 'punch = "knockout"',
        attack(blow(10, 9, 5, 4, hit=True), rolls=[d20(10, 9)], damage=4, left=0, provokes=True,
               who=(None, None, "unarmed")),
    ),
    "the-untrained-roll-ends-an-attack": (
        "attack --bonus 5 --ac 10 --untrained --damage 1d6 --dual ranged --dual-feat --dice 30,31,5,6",
        "untrained_fail = 30",
        attack(
            blow(None, 5, 10, 0, hit=False, untrained=30), blow(5, 5, 10, 6, hit=True, hand="offhand", untrained=31),
            rolls=[other("untrained", [30]), other("untrained", [31]), d20(5, 5), other("damage", [6])], damage=6,
        ),
    ),
    "an-untrained-weapon-of-a-sheet": (
        f"attack {OGRE} {ANN} --weapon club --dice 61,20,10", "",
        attack(blow(20, 6, 18, 14, hit=True, untrained=61),
               rolls=[other("untrained", [61]), d20(20, 6), other("damage", [10])], damage=14, left=26,
               who=("Ogre", "Ann", "club")),
    ),
    "targets-of-their-own-lose-nobody-all-of-it": (
        "attack --bonus 5 --ac 15 --dual melee --dual-feat --offhand-ac 9 --offhand-first --damage 2 --hit-points 9"
        " --dice 4,10", "",
        attack(blow(4, 5, 9, 2, hit=True, hand="offhand"), blow(10, 5, 15, 2, hit=True), damage=4,
               rolls=[d20(4, 5), d20(10, 5)]),
    ),
    "fists-and-a-blade-are-two-melee-weapons": (
        f"attack {OGRE} {ANN} --weapon fists --offhand club --hit-points 50 --dice 15,61,20,1", "",
        attack(
            blow(15, 3, 18, 4, hit=True), blow(20, 2, 18, 5, hit=True, hand="offhand", untrained=61), damage=9,
            rolls=[d20(15, 3), other("untrained", [61]), d20(20, 2), other("damage", [1])], left=41,
            provokes=True, modifiers=(TWO,), who=("Ogre", "Ann", "fists", "club"),
        ),
    ),
    "a-bow-and-a-blade-need-both-feats": (
        f"attack {ANN} {OGRE} --weapon longbow --offhand sword --distance 5 --dice 1,3,2", "",
        attack(
            blow(1, 15, 15, 3, hit=True), blow(2, 11, 15, 0, hit=False, hand="offhand"),
            rolls=[d20(1, 15), other("damage", [3]), d20(2, 11)], damage=3, left=9, modifiers=(TWO,),
            who=("Ann", "Ogre", "longbow", "sword"),
        ),
    ),
    "a-bow-and-a-blade-by-one-feat": (
        f"attack {ANN} {OGRE} --weapon longbow --offhand sword --dice 1,3,2,3", 'mixed_feats = "either"',
        attack(
            blow(1, 19, 15, 3, hit=True), blow(2, 15, 15, 5, hit=True, hand="offhand"), damage=8, left=4,
            rolls=[d20(1, 19), other("damage", [3]), d20(2, 15), other("damage", [3])],
            who=("Ann", "Ogre", "longbow", "sword"),
        ),
    ),
    "one-feat-for-two-bows-is-the-other": (
        f"attack {ANN} --weapon longbow --offhand longbow --ac 30 --dice 1,2", 'mixed_feats = "either"',
        attack(
            blow(1, 15, 30, 0, hit=False), blow(2, 15, 30, 0, hit=False, hand="offhand"),
            rolls=[d20(1, 15), d20(2, 15)], modifiers=(TWO,), who=("Ann", None, "longbow", "longbow"),
        ),
    ),
    "a-typed-kind-beats-the-sheet": (
        f"attack {ANN} {OGRE} --weapon sword --kind ranged --range 20 --distance 20 --dice 3,5", "",
        attack(blow(3, 16, 15, 5, hit=True), rolls=[d20(3, 16), other("damage", [5])], damage=5, left=7,
               who=("Ann", "Ogre", "sword")),
    ),
    "options-beat-the-sheets": (
        f"attack {ANN} {OGRE} --weapon sword --level 3 --column poor --ability 0 --ac 9 --damage 1d4 --strength 0"
        " --hit-points 30 --dice 7,4", "",
        attack(blow(7, 2, 9, 4, hit=True), rolls=[d20(7, 2), other("damage", [4])], damage=4, left=26,
               who=("Ann", "Ogre", "sword")),
    ),
    "an-off-hand-has-its-own-column-and-ability": (
        "full-attack --level 8 --column best --ability 2 --dual mixed --offhand-column good --offhand-ability 4"
        " --ac 40,30 --offhand-ac 30,20 --modifier 1 --dice 1,2,3,4", "",
        attack(
            blow(1, 7, 40, None, hit=False), blow(2, 2, 30, None, hit=False),
            blow(3, 7, 30, None, hit=False, hand="offhand"), blow(4, 2, 20, None, hit=False, hand="offhand"),
            rolls=[d20(1, 7), d20(2, 2), d20(3, 7), d20(4, 2)], damage=None,
            modifiers=(TWO, moved("attack", 1, "modifier")),
            base=[8, 3], bonuses=[7, 2], line="+7/+2", offhand_bonuses=[7, 2],
        ),
    ),
    "a-full-attack-of-two-sheet-weapons": (
        f"full-attack {ANN} {OGRE} --weapon sword --offhand dagger --offhand-first --defensive"
        " --dice 9,1,14,2,19,4,1,10,3,6", "",
        attack(
            blow(9, 6, 15, 3, hit=True, hand="offhand"), blow(14, 1, 15, 4, hit=True, hand="offhand"),
            blow(19, -4, 15, 6, hit=True, hand="offhand"),
            blow(1, 11, 15, 0, hit=False), blow(10, 6, 15, 5, hit=True), blow(6, 1, 15, 0, hit=False),
            rolls=[
                d20(9, 6), other("damage", [1]), d20(14, 1), other("damage", [2]), d20(19, -4), other("damage", [4]),
                d20(1, 11), d20(10, 6), other("damage", [3]), d20(6, 1),
            ],
            damage=18, ac_bonus=2, left=-6, modifiers=(DEFENSIVE,),
            base=[12, 7, 2], bonuses=[11, 6, 1], line="+11/+6/+1", offhand_bonuses=[6, 1, -4],
            who=("Ann", "Ogre", "sword", "dagger"),
        ),
    ),
    "three-numbers-moved-by-hand": (
        "attack --bonus 5 --ac 13 --modifier 1 --target-total-defense --damage 1d6 --strength 1"
        " --modify 'damage +2 sharp' --modify 'Armor-Class -1 limping' --modify '+1 high ground' --modify 'attack -3'"
        " --dice 12,4", "",
        attack(
            blow(12, 4, 16, 7, hit=True), rolls=[d20(12, 4), other("damage", [4])], damage=7,
            modifiers=(
                moved("attack", 1, "modifier"), moved("attack", 1, "high ground"), moved("attack", -3, "by hand"),
                moved("armor class", 4, "target in total defense"), moved("armor class", -1, "limping"),
                moved("damage", 2, "sharp"),
            ),
        ),
    ),
    # What is moved by hand is doubled with the rest, and the least holds after that.
    "damage-by-hand-before-a-critical-doubles": (
        "attack --bonus 5 --ac 13 --damage 1d6 --modify 'damage +2' --critical-range 12 --dice 12,1",
        'critical = "double"',
        attack(
            blow(12, 5, 13, 6, hit=True, critical=True), rolls=[d20(12, 5), other("damage", [1])], damage=6,
            modifiers=(moved("damage", 2, "by hand"),),
        ),
    ),
    "the-least-holds-for-what-is-moved-by-hand": (
        "attack --bonus 5 --ac 10 --unarmed --strength 2 --modify 'damage -4' --hit-points 1 --dice 12", "",
        attack(
            blow(12, 5, 10, 1, hit=True), rolls=[d20(12, 5)], damage=1, left=0, provokes=True,
            modifiers=(moved("damage", -4, "by hand"),), who=(None, None, "unarmed"),
        ),
    ),
    "a-hit-of-less-than-nothing-by-the-ruling": (
        "attack --bonus 5 --ac 10 --damage 1d4-3 --hit-points 4 --dice 12,1", "minimum_damage = 0",
        attack(blow(12, 5, 10, 0, hit=True), rolls=[d20(12, 5), other("damage", [1], -2)], left=4),
    ),
    "the-only-ranged-weapon": (
        f"attack {ANN} {OGRE} --kind ranged --dice 1,5", "",
        attack(
            blow(1, 19, 15, 5, hit=True), rolls=[d20(1, 19), other("damage", [5])], damage=5, left=7,
            who=("Ann", "Ogre", "longbow"),
        ),
    ),
    "the-only-weapon-stands-for-two-of-a-kind": (
        f"full-attack {ANN} Big={OGRE} --dual ranged --level 5 --dice 12,8,8", "",
        attack(
            blow(12, 4, 15, 8, hit=True), blow(8, 4, 15, 0, hit=False, hand="offhand"),
            rolls=[d20(12, 4), other("damage", [8]), d20(8, 4)], damage=8, left=4, modifiers=(TWO,),
            who=("Ann", "Big", "longbow", "longbow"), base=[5], bonuses=[4], line="+4", offhand_bonuses=[4],
        ),
    ),
    "a-bonus-needs-no-weapon": (
        f"attack {ANN} {GUARD} --bonus 2 --dice 10", "",
        attack(blow(10, 2, 12, None, hit=True), rolls=[d20(10, 2)], damage=None, who=("Ann", "Guard")),
    ),
    "a-sheet-without-weapons-is-armed": (
        f"attack {CLERK} Vic={CLERK} --bonus 2 --strength 3 -w Unarmed --dice 8", "",
        attack(
            blow(8, 2, 10, 3, hit=True), rolls=[d20(8, 2)], damage=3, left=0, provokes=True,
            who=("Clerk", "Vic", "unarmed"),
        ),
    ),
    "a-punch-at-one-with-fists-alone": (
        f"attack {OGRE} {MONK} -w fists --dice 11", "",
        attack(blow(11, 7, 14, 4, hit=True), rolls=[d20(11, 7)], damage=4, left=5, who=("Ogre", "Monk", "fists")),
    ),
    "an-off-hand-with-a-target-of-its-own": (
        f"attack {OGRE} {MONK} Gil={GUARD} -w club --offhand fists --offhand-first --dice 10,61,15,10", "",
        attack(
            blow(10, 3, 12, 4, hit=True, hand="offhand"), blow(15, 2, 14, 14, hit=True, untrained=61),
            rolls=[d20(10, 3), other("untrained", [61]), d20(15, 2), other("damage", [10])], damage=18, provokes=True,
            down=False, modifiers=(TWO,), targets=[struck("Monk", 1, 14, -5), struck("Gil", 1, 4, 3)],
            who=("Ogre", None, "club", "fists"),
        ),
    ),
    "a-full-attack-on-three": (
        f"full-attack {ANN} {OGRE}*2 {MONK} --weapon sword --offhand dagger --ac 20 --hit-points 4 --hit-points 9"
        " --hit-points 5 --dice 5,6,9,10,1,15,1,10", "",
        attack(
            blow(5, 15, 20, 8, hit=True), blow(9, 10, 20, 0, hit=False), blow(10, 5, 20, 0, hit=False),
            blow(1, 10, 20, 0, hit=False, hand="offhand"), blow(15, 5, 20, 3, hit=True, hand="offhand"),
            blow(10, 0, 20, 0, hit=False, hand="offhand"),
            rolls=[
                d20(5, 15), other("damage", [6]), d20(9, 10), d20(10, 5), d20(1, 10), d20(15, 5), other("damage", [1]),
                d20(10, 0),
            ],
            damage=11, down=False, who=("Ann", None, "sword", "dagger"),
            targets=[struck("Ogre 1", 1, 8, -4), struck("Ogre 2", 1, 3, 6), struck("Monk", 0, 0, 5)],
            base=[12, 7, 2], bonuses=[15, 10, 5], line="+15/+10/+5", offhand_bonuses=[10, 5, 0],
        ),
    ),
    "two-punches-knock-out-one-and-fell-both": (
        f"attack {OGRE} {MONK} {ANN} -w fists --dual melee --modify +15 --hit-points 3 --hit-points 4"
        " --target-unarmed --dice 10,20", 'punch = "knockout"',
        attack(
            blow(10, 18, 14, 4, hit=True), blow(20, 18, 18, 4, hit=True, hand="offhand"),
            rolls=[d20(10, 18), d20(20, 18)], damage=8, down=True, knocked_out=True,
            modifiers=(TWO, moved("attack", 15, "by hand")), who=("Ogre", None, "fists", "fists"),
            targets=[struck("Monk", 1, 4, -1), struck("Ann", 1, 4, 0)],
        ),
    ),
    "a-hopeless-check-of-concentration": (
        "concentration --bonus 5 --dice 10", 'check = "beats"',
        {
            "needed": True, "natural": 10, "bonus": 5, "total": 15, "dc": 15, "success": False, "spell_cast": True,
            "provokes": True, "action_wasted": False, "magic_point_spent": True,
            "rolls": [d20(10, 5, "concentration")], "modifiers": [],
        },
    ),
    "stress-by-the-ruling": (
        f"concentration {ANN} --for stress --hp-damage 10 --dice 9", "stress_dc = 18",
        {
            "needed": True, "natural": 9, "bonus": 9, "total": 18, "dc": 18, "success": True, "spell_cast": True,
            "provokes": False, "action_wasted": False, "magic_point_spent": True,
            "rolls": [d20(9, 9, "concentration")], "modifiers": [],
        },
    ),
    "a-dc-of-its-own-asks-for-a-check-without-pain": (
        f"concentration {ANN} --for stress --dc 17 --hp-damage 0 --dice 7", "",
        {
            "needed": True, "natural": 7, "bonus": 9, "total": 16, "dc": 17, "success": False, "spell_cast": False,
            "provokes": False, "action_wasted": True, "magic_point_spent": False,
            "rolls": [d20(7, 9, "concentration")], "modifiers": [],
        },
    ),
    "concentration-moved-by-hand": (
        "concentration --bonus 4 --modify '+2 calm' --modify 'Concentration -1' --dice 10", "",
        {
            "needed": True, "natural": 10, "bonus": 5, "total": 15, "dc": 15, "success": True, "spell_cast": True,
            "provokes": False, "action_wasted": False, "magic_point_spent": True,
            "rolls": [d20(10, 5, "concentration")],
            "modifiers": [moved("concentration", 2, "calm"), moved("concentration", -1, "by hand")],
        },
    ),
    "no-pain-no-check": (
        f"concentration {ANN} --bonus 1 --for stress --hp-damage 9", "",
        {
            "needed": False, "natural": None, "bonus": 1, "total": None, "dc": None, "success": True,
            "spell_cast": True, "provokes": False, "action_wasted": False, "magic_point_spent": True, "rolls": [],
            "modifiers": [],
        },
    ),
    # All five have 13, and Eve has no score, so scores break no tie; 9 and 9 roll again before the 4s do.
    "a-tie-with-an-unknown-score-rolls-d10s": (
        f"initiative {ANN} Bob=2:16 Cid=3:12 Dan=3:16 Eve=3 --misc Bob=1 --surprise Eve=2"
        " --dice 10,10,10,10,8,4,9,4,9,1,2,7,6,3", "",
        {
            "order": ["Dan", "Bob", "Ann", "Cid", "Eve"], "first": "Dan",
            "entries": [
                entry("Dan", 10, 3, 16, [9, 7]), entry("Bob", 10, 2, 16, [9, 2], misc=1),
                entry("Ann", 10, 3, 16, [4, 6]), entry("Cid", 10, 3, 12, [4, 3]),
                entry("Eve", 8, 3, None, [1], surprise=2),
            ],
            "rolls": [
                *(d20(face, bonus, "initiative") for face, bonus in ((10, 3), (10, 3), (10, 3), (10, 3), (8, 5))),
                *(other("tie", [face]) for face in (4, 9, 4, 9, 1, 2, 7, 6, 3)),
            ],
            "modifiers": [
                moved("initiative of Ann", 3, "Dexterity"), moved("initiative of Bob", 2, "Dexterity"),
                moved("initiative of Bob", 1, "miscellaneous"), moved("initiative of Cid", 3, "Dexterity"),
                moved("initiative of Dan", 3, "Dexterity"), moved("initiative of Eve", 3, "Dexterity"),
                moved("initiative of Eve", 2, "aware"),
            ],
        },
    ),
    "numbers-moved-by-hand-stand-last": (
        "initiative Ann=3 Bob=2 --misc Ann=1 --modify 'initiative-of-Ann -5 wet boots' --modify 'initiative of Bob +1'"
        " --dice 10,10", "",
        {
            "order": ["Bob", "Ann"], "first": "Bob",
            "entries": [
                entry("Bob", 10, 2, None, []) | {"total": 13}, entry("Ann", 10, 3, None, [], misc=1) | {"total": 9},
            ],
            "rolls": [d20(10, -1, "initiative"), d20(10, 3, "initiative")],
            "modifiers": [
                moved("initiative of Ann", 3, "Dexterity"), moved("initiative of Ann", 1, "miscellaneous"),
                moved("initiative of Ann", -5, "wet boots"), moved("initiative of Bob", 2, "Dexterity"),
                moved("initiative of Bob", 1, "by hand"),
            ],
        },
    ),
    "sheets-by-other-names-and-several-of-one": (
        f"initiative Boss={OGRE} Cid=-2 {OGRE}*2 --dice 4,6,3,2,4,2", "",
        {
            "order": ["Boss", "Cid", "Ogre 1", "Ogre 2"], "first": "Boss",
            "entries": [
                entry("Boss", 4, 0, 10, [4]), entry("Cid", 6, -2, None, [2]), entry("Ogre 1", 3, 0, 10, []),
                entry("Ogre 2", 2, 0, 10, []),
            ],
            "rolls": [
                d20(4, 0, "initiative"), d20(6, -2, "initiative"), d20(3, 0, "initiative"), d20(2, 0, "initiative"),
                other("tie", [4]), other("tie", [2]),
            ],
            "modifiers": [moved("initiative of Cid", -2, "Dexterity")],
        },
    ),
    # Ann and Dan share 16, Bob has 14: only the two roll off, however the entries stand.
    "scores-first-then-d10s-among-equals": (
        "initiative Dan=0:16 Bob=0:14 Ann=0:16 --dice 7,7,7,2,5", "",
        {
            "order": ["Ann", "Dan", "Bob"], "first": "Ann",
            "entries": [
                entry("Ann", 7, 0, 16, [5]), entry("Dan", 7, 0, 16, [2]), entry("Bob", 7, 0, 14, []),
            ],
            "rolls": [*(d20(7, 0, "initiative") for _ in range(3)), other("tie", [2]), other("tie", [5])],
            "modifiers": [],
        },
    ),
}

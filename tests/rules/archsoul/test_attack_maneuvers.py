"""attack: the maneuvers (A-46 to A-66)."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.rules.archsoul.attacks import NOTHING, run, short, swing

HIT = {"attack_total": 1, "resistance": 0, "margin": 1, "hit": True}
SHATTER = {"maneuvers": ["shatter"], "winner": "attacker"}
MANEUVERS: dict[str, tuple[str, dict[str, Any]]] = {
    "quick with a light weapon": ("-m quick --property light --pool 1 --defense 0 --damage-pool 1 --dice 4,4", HIT | {
        "maneuvers": ["quick"], "ap": 1, "damage_difficulty": 5, "damage_total": 0,
        "rolls": ["attack 4 @4 =1", "damage 4 @5 =0"], "modifiers": ["damage difficulty +1 quick attack"],
    }),
    "quick with another weapon, a light one in the other hand": (
        "-m quick --other-hand light --pool 1 --defense 0 --damage-pool 1 --dice 5,5", HIT | {
            "maneuvers": ["quick"], "ap": 1, "attack_difficulty": 5, "damage_difficulty": 5, "damage_total": 1,
            "damage": 1,
            "rolls": ["attack 5 @5 =1", "damage 5 @5 =1"],
            "modifiers": ["attack difficulty +1 quick attack", "damage difficulty +1 quick attack"],
        },
    ),
    "quick with a semi-light weapon, which is no light one": (
        "-m quick --property semi-light --other-hand empty --pool 1 --defense 0 --damage-pool 1 --dice 5,5", HIT | {
            "maneuvers": ["quick"], "ap": 1, "attack_difficulty": 5, "damage_difficulty": 5, "damage_total": 1,
            "damage": 1,
            "rolls": ["attack 5 @5 =1", "damage 5 @5 =1"],
            "modifiers": ["attack difficulty +1 quick attack", "damage difficulty +1 quick attack"],
        },
    ),
    "a quick fist is light": (
        "--type unarmed -m quick --other-hand non-light --pool 1 --defense 0 --damage-pool 1 --dice 5,5", HIT | {
            "type": "unarmed", "maneuvers": ["quick"], "ap": 1, "attack_difficulty": 5, "damage_difficulty": 5,
            "damage_total": 1, "damage": 1, "rolls": ["attack 5 @5 =1", "damage 5 @5 =1"],
            "modifiers": ["attack difficulty +1 other hand", "damage difficulty +1 quick attack"],
        },
    ),
    "reckless": ("-m reckless --pool 1 --defense 0 --damage-pool 1 --dice 6,3", HIT | {
        "maneuvers": ["reckless"], "ap": 3, "attack_difficulty": 6, "damage_difficulty": 3, "damage_total": 1,
        "damage": 1,
        "rolls": ["attack 6 @6 =1", "damage 3 @3 =1"],
        "modifiers": ["attack difficulty +2 reckless attack", "damage difficulty -1 reckless attack"],
    }),
    "reckless and sneaking in unarmed combat": (
        "--type unarmed -m reckless -m sneak --studied 3 --pool 1 --defense 0 --damage-pool 1 --dice 6,2", HIT | {
            "type": "unarmed", "maneuvers": ["reckless", "sneak"], "ap": 3, "attack_difficulty": 6,
            "damage_difficulty": 2,
            "damage_total": 1, "damage": 1, "rolls": ["attack 6 @6 =1", "damage 2 @2 =1"], "modifiers": [
                "attack difficulty +2 reckless attack", "damage difficulty -1 reckless attack",
                "damage difficulty -1 sneak attack",
            ],
        },
    ),
    "a feint that wins": (
        "-m feint --feint-pool 2 --feint-resist 1 --pool 1 --defense 0 --damage-pool 1 --dice 5,6,4,4,4", HIT | {
            "maneuvers": ["feint"], "feint": True, "damage_total": 1, "damage": 1,
            "rolls": ["feint 5 6 @5 =2", "feint resist 4 @4 =1", "attack 4 @4 =1", "damage 4 @4 =1"],
        },
    ),
    "a feint that ties, and the attack misses unrolled": (
        "-m feint -m quick --feint-pool 1 --feint-resist 1 --pool 1 --defense 0 --damage-pool 1"
        " --hit-points 3 --dice 5,4", {
            "maneuvers": ["feint", "quick"], "ap": 1, "attack_difficulty": 5, "damage_difficulty": 5, "resistance": 0,
            "hit_points_left": 3, "down": False, "feint": False, "rolls": ["feint 5 @5 =1", "feint resist 4 @4 =1"],
            "modifiers": ["attack difficulty +1 quick attack", "damage difficulty +1 quick attack"],
        },
    ),
    "a feint at what is not human-like": (
        "-m feint --anatomy plant --feint-pool 1 --feint-resist 0 --pool 1 --defense 0 --damage-pool 1 --dice 5", {
            "maneuvers": ["feint"], "resistance": 0, "feint": False,
            "rolls": ["feint 5 @6 =0", "feint resist  @4 =0"], "modifiers": ["feint difficulty +1 not human-like"],
        },
    ),
    "a failed feint with a bow": (
        "--type ranged -m feint -m knockdown --resist 1 --feint-pool 0 --feint-resist 0 --pool 1"
        " --defense 0 --damage-pool 1", {
            "type": "ranged", "maneuvers": ["feint", "knockdown"], "attack_difficulty": 5, "damage_difficulty": 5,
            "resistance": 0, "feint": False, "knocked_down": False, "projectile": "end-of-range",
            "rolls": ["feint  @5 =0", "feint resist  @4 =0"],
            "modifiers": ["attack difficulty +1 ranged knockdown", "damage difficulty +1 ranged knockdown"],
        },
    ),
    "sneak in melee is never a critical failure": ("-m sneak --pool 2 --defense 0 --damage-pool 1 --crit --dice 1,1", {
        "maneuvers": ["sneak"], "damage_difficulty": 3, "attack_total": 0, "resistance": 0, "margin": 0,
        "rolls": ["attack 1 1 @4 =0"], "modifiers": ["damage difficulty -1 sneak attack"],
    }),
    "sneak from afar can be one": (
        "--type ranged -m sneak --distance 5 --accurate-range 5 --pool 1 --defense 0 --damage-pool 1 --dice 1", {
            "type": "ranged", "maneuvers": ["sneak"], "damage_difficulty": 3, "attack_total": 0, "resistance": 0,
            "margin": 0,
            "critical_failure": True, "crit_table": "bow", "projectile": "end-of-range", "rolls": ["attack 1 @4 =0"],
            "modifiers": ["damage difficulty -1 sneak attack"],
        },
    ),
    "sneak at a golem by one who knows how it is built": (
        "sheets/aria.toml --anatomy golem -m sneak --pool 1 --defense 0 --damage-pool 1 --dice 4,3", HIT | {
            "attacker": "Aria", "maneuvers": ["sneak"], "damage_difficulty": 3, "damage_total": 1, "damage": 1,
            "rolls": ["attack 4 @4 =1", "damage 3 @3 =1"], "modifiers": ["damage difficulty -1 sneak attack"],
        },
    ),
    "sneak at a hostile plant": (
        "--anatomy plant --survival 5 -m sneak --pool 1 --defense 0 --damage-pool 1 --dice 4,3", HIT | {
            "maneuvers": ["sneak"], "damage_difficulty": 3, "damage_total": 1, "damage": 1,
            "rolls": ["attack 4 @4 =1", "damage 3 @3 =1"], "modifiers": ["damage difficulty -1 sneak attack"],
        },
    ),
    "knockdown: more damage than resistance, and none is dealt": (
        "-m knockdown --resist 1 --pool 1 --defense 0 --damage-pool 2 --hit-points 4 --dice 4,4,4,3", HIT | {
            "maneuvers": ["knockdown"], "damage_total": 2, "hit_points_left": 4, "down": False, "knocked_down": True,
            "rolls": ["attack 4 @4 =1", "damage 4 4 @4 =2", "knockdown resist 3 @3 =1"],
        },
    ),
    "knockdown: an equal total stands": (
        "-m knockdown --resist 1 --resist-difficulty 2 --pool 1 --defense 0 --damage-pool 1 --dice 4,4,2", HIT | {
            "maneuvers": ["knockdown"], "damage_total": 1, "knocked_down": False,
            "rolls": ["attack 4 @4 =1", "damage 4 @4 =1", "knockdown resist 2 @2 =1"],
        },
    ),
    "knockdown: a miss": ("-m knockdown --resist 1 --pool 1 --defense 1 --damage-pool 1 --dice 4", {
        "maneuvers": ["knockdown"], "attack_total": 1, "resistance": 1, "margin": 0, "knocked_down": False,
        "rolls": ["attack 4 @4 =1"],
    }),
    "knockdown by a throw": (
        "--type thrown -m knockdown --resist 0 --pool 1 --defense 0 --damage-pool 1 --dice 5,5", HIT | {
            "type": "thrown", "ap": 1, "maneuvers": ["knockdown"], "attack_difficulty": 5, "damage_difficulty": 5,
            "damage_total": 1, "knocked_down": True, "projectile": "target-space", "scatter": None,
            "rolls": ["attack 5 @5 =1", "damage 5 @5 =1", "knockdown resist  @3 =0"],
            "modifiers": ["attack difficulty +1 ranged knockdown", "damage difficulty +1 ranged knockdown"],
        },
    ),
    "shatter: hardness is taken off": (
        "-m shatter --resist 1 --hardness 1 --pool 2 --damage-pool 3 --hit-points 9 --dice 4,4,4,4,4,1", SHATTER | {
            "attack_total": 2, "resistance": 1, "margin": 1, "hit": True, "damage_total": 2, "damage": 1,
            "rolls": ["attack 4 4 @4 =2", "resist 4 @4 =1", "damage 4 4 1 @4 =2"], "modifiers": ["damage -1 hardness"],
        },
    ),
    "shatter: never below 0": ("-m shatter --resist 0 --hardness 9 --pool 1 --damage-pool 1 --dice 4,4", SHATTER | {
        "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 1,
        "rolls": ["attack 4 @4 =1", "resist  @4 =0", "damage 4 @4 =1"], "modifiers": ["damage -9 hardness"],
    }),
    "shatter: what is left of the item": (
        "-m shatter --resist 0 --hardness 1 --item-hp 5 --pool 1 --damage-pool 3 --dice 4,4,4,4", SHATTER | {
            "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 3, "damage": 2,
            "item_hp_left": 3, "rolls": ["attack 4 @4 =1", "resist  @4 =0", "damage 4 4 4 @4 =3"],
            "modifiers": ["damage -1 hardness"],
        },
    ),
    "shatter: a failed feint leaves the item as it is": (
        "-m feint -m shatter --feint-pool 0 --feint-resist 0 --resist 0 --item-hp 5 --pool 1 --damage-pool 1", {
            "maneuvers": ["feint", "shatter"], "feint": False, "winner": None, "item_hp_left": 5,
            "rolls": ["feint  @5 =0", "feint resist  @4 =0"],
        },
    ),
    "shatter: the defender wins without a counter pool": ("-m shatter --resist 1 --pool 1 --damage-pool 1 --dice 3,4", {
        "maneuvers": ["shatter"], "attack_total": 0, "resistance": 1, "margin": -1, "winner": "defender",
        "rolls": ["attack 3 @4 =0", "resist 4 @4 =1"],
    }),
    "shatter: the defender's damage, less the attacker's hardness": (
        "-m shatter --resist 1 --counter-damage-pool 2 --own-hardness 1 --pool 1 --damage-pool 1 --dice 3,4,5,5", {
            "maneuvers": ["shatter"], "attack_total": 0, "resistance": 1, "margin": -1, "winner": "defender",
            "counter_damage": 1, "rolls": ["attack 3 @4 =0", "resist 4 @4 =1", "counter damage 5 5 @4 =2"],
            "modifiers": ["counter damage -1 hardness"],
        },
    ),
    "shatter: a tie harms neither": (
        "-m shatter --resist 1 --counter-damage-pool 2 --pool 1 --damage-pool 1 --dice 4,4", {
            "maneuvers": ["shatter"], "attack_total": 1, "resistance": 1, "margin": 0, "winner": "tie",
            "counter_damage": 0,
            "rolls": ["attack 4 @4 =1", "resist 4 @4 =1"],
        },
    ),
    "shatter: a critical failure that is higher counts as a tie": (
        "-m shatter --resist 1 --pool 1+2 --damage-pool 1 --crit --dice 1,4,2", {
            "maneuvers": ["shatter"], "attack_total": 2, "resistance": 1, "margin": 1, "critical_failure": True,
            "crit_table": "melee", "winner": "tie", "critical": {
                "table": "melee", "die": 2, "outcome": "grip lost: the weapon ends up at the target's feet",
                "effect": {"kind": "drop", "where": "target-feet"}, "damage": 0,
                "rolls": [{"label": "critical", "dice": [2], "total": 2}], "modifiers": [],
            },
            "rolls": ["attack 1 @4 =2", "resist 4 @4 =1", "critical 2"],
        },
    ),
    "shatter: a critical failure that is lower loses": ("-m shatter --resist 1 --pool 1 --damage-pool 1 --dice 1,4", {
        "maneuvers": ["shatter"], "attack_total": 0, "resistance": 1, "margin": -1, "critical_failure": True,
        "crit_table": "melee", "winner": "defender", "rolls": ["attack 1 @4 =0", "resist 4 @4 =1"],
    }),
    "shatter: the item is dropped": ("-m shatter --drop --pool 3 --damage-pool 1", {
        "maneuvers": ["shatter"], "winner": "dropped",
    }),
    "shatter: dropped from a bow's mark": (
        "--type ranged -m shatter --drop --item other --counter-damage-pool 1 --pool 3 --damage-pool 1", {
            "type": "ranged", "maneuvers": ["shatter"], "attack_difficulty": 5, "damage_difficulty": 5,
            "winner": "dropped",
            "counter_damage": 0, "projectile": None,
            "modifiers": ["attack difficulty +1 shatter", "damage difficulty +1 shatter"],
        },
    ),
    "shatter: unarmed is harder": (
        "--type unarmed -m shatter --resist 0 --pool 1 --damage-pool 1 --dice 5,5", SHATTER | {
            "type": "unarmed", "attack_difficulty": 5, "damage_difficulty": 5, "attack_total": 1, "resistance": 0,
            "margin": 1,
            "hit": True, "damage_total": 1, "damage": 1, "rolls": ["attack 5 @5 =1", "resist  @4 =0", "damage 5 @5 =1"],
            "modifiers": ["attack difficulty +1 shatter", "damage difficulty +1 shatter"],
        },
    ),
    "shatter: a throw of 0 is a tie at best, and scatters": (
        "--type thrown -m shatter --resist 0 --pool 0 --damage-pool 1 --dice 4", {
            "type": "thrown", "ap": 1, "maneuvers": ["shatter"], "attack_difficulty": 5, "damage_difficulty": 5,
            "attack_total": 0, "resistance": 0, "margin": 0, "winner": "tie", "projectile": "scatter",
            "scatter": {"die": 4, "direction": "behind"}, "rolls": ["attack  @5 =0", "resist  @4 =0", "scatter 4"],
            "modifiers": ["attack difficulty +1 shatter", "damage difficulty +1 shatter"],
        },
    ),
    "shatter: a lost throw of 0": (
        "--type thrown -m shatter --resist 1 --counter-damage-pool 1 --pool 0 --damage-pool 1 --dice 4,4,1", {
            "type": "thrown", "ap": 1, "maneuvers": ["shatter"], "attack_difficulty": 5, "damage_difficulty": 5,
            "attack_total": 0, "resistance": 1, "margin": -1, "winner": "defender", "counter_damage": 1,
            "projectile": "scatter", "scatter": {"die": 1, "direction": "ahead"},
            "rolls": ["attack  @5 =0", "resist 4 @4 =1", "counter damage 4 @4 =1", "scatter 1"],
            "modifiers": ["attack difficulty +1 shatter", "damage difficulty +1 shatter"],
        },
    ),
    "shatter: a shield counts as plate": (
        "-m shatter --item shield --strong --resist 0 --pool 1 --damage-pool 1 --dice 3,4", SHATTER | {
            "attack_difficulty": 3, "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 1,
            "damage": 1,
            "rolls": ["attack 3 @3 =1", "resist  @4 =0", "damage 4 @4 =1"],
            "modifiers": ["attack difficulty -1 strong against armor"],
        },
    ),
    "shatter from sheets: the target's weapon attacks, is as hard as it is, and hurts back": (
        "sheets/aria.toml sheets/goblin.toml -w rapier --target-weapon club -m shatter"
        " --dice 4,1,1,1,1,1,1,4,4,1,1,1,4,4,4,1", {
            "attacker": "Aria", "target": "Goblin", "weapon": "rapier", "maneuvers": ["shatter"], "attack_total": 1,
            "resistance": 2, "margin": -1, "winner": "defender", "counter_damage": 1, "item_hp_left": 5,
            "own_item_hp_left": 7,
            "rolls": ["attack 4 1 1 1 1 1 1 @4 =1", "resist 4 4 1 1 1 @4 =2", "counter damage 4 4 4 1 @4 =3"],
            "modifiers": ["damage -1 hardness", "counter damage -2 hardness"],
        },
    ),
    "shatter from sheets: the armor worn does not count for a weapon": (
        "sheets/aria.toml sheets/goblin.toml -w rapier --target-weapon club -m shatter --hardness 0"
        " --dice 4,4,4,4,4,4,4,1,1,1,1,1,4,4,4,4,1,1,1", {
            "attacker": "Aria", "target": "Goblin", "weapon": "rapier", "maneuvers": ["shatter"], "attack_total": 7,
            "resistance": 0, "margin": 7, "hit": True, "winner": "attacker", "damage_total": 4, "damage": 4,
            "counter_damage": 0, "item_hp_left": 1, "own_item_hp_left": 8, "rolls": [
                "attack 4 4 4 4 4 4 4 @4 =7", "resist 1 1 1 1 1 @4 =0", "damage 4 4 4 4 1 1 1 @4 =4",
            ], "modifiers": ["counter damage -2 hardness"],
        },
    ),
    "shatter from sheets: at a shield the rapier is weak": (
        "sheets/aria.toml sheets/goblin.toml -w rapier --item shield --resist 0 -m shatter --dice 4,4,4,4,4,4,4", {
            "attacker": "Aria", "target": "Goblin", "weapon": "rapier", "maneuvers": ["shatter"],
            "attack_difficulty": 5,
            "attack_total": 0, "resistance": 0, "margin": 0, "winner": "tie",
            "rolls": ["attack 4 4 4 4 4 4 4 @5 =0", "resist  @4 =0"],
            "modifiers": ["attack difficulty +1 weak against armor"],
        },
    ),
    "a feint before a shatter": (
        "-m feint -m shatter --feint-pool 1 --feint-resist 0 --resist 0 --pool 1 --damage-pool 1 --dice 5,4,4", {
            "maneuvers": ["feint", "shatter"], "attack_total": 1, "resistance": 0, "margin": 1, "hit": True,
            "damage_total": 1,
            "damage": 1, "feint": True, "winner": "attacker",
            "rolls": ["feint 5 @5 =1", "feint resist  @4 =0", "attack 4 @4 =1", "resist  @4 =0", "damage 4 @4 =1"],
        },
    ),
    "a failed feint before a shatter: nobody wins": (
        "-m feint -m shatter --feint-pool 0 --feint-resist 0 --resist 0 --counter-damage-pool 1 --pool 1"
        " --damage-pool 1", {
            "maneuvers": ["feint", "shatter"], "feint": False, "winner": None, "counter_damage": 0,
            "rolls": ["feint  @5 =0", "feint resist  @4 =0"],
        },
    ),
    "feint and knockdown from sheets": (
        "sheets/aria.toml sheets/knight.toml -w rapier -m feint -m knockdown"
        " --dice 5,5,5,1,1,1,4,4,5,5,5,1,1,1,1,4,4,1,1,1,1,1,3,1,1,1,1,1,1", {
            "attacker": "Aria", "target": "Knight", "weapon": "rapier", "maneuvers": ["feint", "knockdown"],
            "attack_difficulty": 5, "attack_total": 3, "resistance": 2, "margin": 1, "hit": True, "damage_total": 2,
            "hit_points_left": 20, "down": False, "feint": True, "knocked_down": True, "rolls": [
                "feint 5 5 5 1 1 1 @5 =3", "feint resist 4 4 @4 =2", "attack 5 5 5 1 1 1 1 @5 =3",
                "damage 4 4 1 1 1 1 1 @4 =2", "knockdown resist 3 1 1 1 1 1 1 @3 =1",
            ],
            "modifiers": ["attack difficulty +1 weak against armor"],
        },
    ),
    "a charge at the mount's full speed": (
        "-m charge --property flail --mount-speed 1 --spaces 6 --pool 1 --defense 0 --damage-pool 1"
        " --dice 4,4,4", HIT | {
            "maneuvers": ["charge"], "ap": 3, "damage_total": 2, "damage": 2,
            "rolls": ["attack 4 @4 =1", "damage 4 4 @4 =2"], "modifiers": ["damage pool +1 charge"],
        },
    ),
    "a charge from the sheet's mount": (
        "sheets/knight.toml sheets/goblin.toml -w lance -m charge --spaces 24"
        " --dice 4,4,4,1,1,4,4,4,1,1,1,1,1,1,1,1,1", {
            "attacker": "Knight", "target": "Goblin", "weapon": "lance", "maneuvers": ["charge"], "ap": 3,
            "attack_total": 3,
            "resistance": 2, "margin": 1, "hit": True, "damage_total": 3, "damage": 3,
            "hit_points_left": 3, "down": False,
            "rolls": ["attack 4 4 4 1 1 @4 =3", "damage 4 4 4 1 1 1 1 1 1 1 1 1 @4 =3"],
            "modifiers": ["damage pool +4 charge"],
        },
    ),
    "a cleave at one opponent": ("-m cleave --pool 1 --defense 0 --damage-pool 1 --dice 5,5", HIT | {
        "maneuvers": ["cleave"], "attack_difficulty": 5, "damage_difficulty": 5, "damage_total": 1, "damage": 1,
        "rolls": ["attack 5 @5 =1", "damage 5 @5 =1"],
        "modifiers": ["attack difficulty +1 cleave", "damage difficulty +1 cleave"],
    }),
    "a reckless cleave": ("-m cleave -m reckless --pool 1 --defense 0 --damage-pool 1 --dice 6,4", HIT | {
        "maneuvers": ["cleave", "reckless"], "ap": 3, "attack_difficulty": 6, "damage_total": 1, "damage": 1,
        "rolls": ["attack 6 @6 =1", "damage 4 @4 =1"], "modifiers": [
            "attack difficulty +2 reckless attack", "attack difficulty +1 cleave",
            "attack difficulty -1 kept within 2 to 6",
            "damage difficulty -1 reckless attack", "damage difficulty +1 cleave",
        ],
    }),
    "a shot past a Shield Intercept": (
        "--type thrown --shield-intercept --pool 1 --defense 0 --damage-pool 1 --dice 5,4", HIT | {
            "type": "thrown", "ap": 1, "attack_difficulty": 5, "damage_total": 1, "damage": 1,
            "projectile": "target-space",
            "scatter": None, "rolls": ["attack 5 @5 =1", "damage 4 @4 =1"],
            "modifiers": ["attack difficulty +1 shield intercept"],
        },
    ),
}


@each("name", MANEUVERS)
def test_maneuvers(name: str) -> None:
    """The whole result, to the last key, with every die and every reason."""
    line, expected = MANEUVERS[name]
    assert short(run(line).result) == NOTHING | expected


ALL = ("quick", "reckless", "charge", "feint", "sneak", "knockdown", "shatter", "cleave")
STYLES = ("quick", "reckless", "charge")
TOGETHER = ({"feint", "shatter"}, {"feint", "knockdown"})


@each(("one", "other"), list(combinations_with_replacement(ALL, 2)))
def test_what_combines(one: str, other: str) -> None:
    """A style goes with any modifier and no other style; of modifiers only feint goes with shatter or knockdown."""
    given = {one, other}
    options = {
        "charge": "--property lance --mount-speed 1 --spaces 3", "feint": "--feint-pool 0 --feint-resist 0",
        "knockdown": "--resist 0", "shatter": "--resist 0",
    }
    line = " ".join([*(f"-m {name}" for name in sorted(given)), *{options.get(name, "") for name in given}])
    done = run(f"{line} --pool 0 --defense 0 --damage-pool 0")
    styles = [name for name in given if name in STYLES]
    if len(given) == 1 or len(styles) == 1 or given in TOGETHER:
        assert done.code == 0
        assert set(done.result["maneuvers"]) == given
    else:
        assert done.code == 2
        assert one in done.error["message"]
        assert other in done.error["message"]


CHECKS = {
    "--pool 1 --defense 0 --damage-pool 1 --dice 4,4": 0,
    "--pool 1 --defense 0 --damage-pool 1 --dice 3": 3,
    "-m knockdown --resist 0 --pool 1 --defense 0 --damage-pool 1 --dice 4,4": 0,
    "-m knockdown --resist 0 --pool 1 --defense 0 --damage-pool 1 --dice 4,3": 3,
    "-m knockdown --resist 0 --pool 1 --defense 0 --damage-pool 1 --dice 3": 3,
    "-m shatter --resist 0 --pool 1 --damage-pool 1 --dice 4,3": 0,
    "-m shatter --resist 1 --pool 1 --damage-pool 1 --dice 4,4": 3,
    "-m shatter --drop --pool 1 --damage-pool 1": 3,
    "-m feint --feint-pool 0 --feint-resist 0 --pool 1 --defense 0 --damage-pool 1": 3,
}


@pytest.mark.parametrize("line", CHECKS)
def test_check(line: str) -> None:
    """--check answers whether it hit; of a knockdown, whether somebody lies on the ground."""
    assert run(f"{line} --check").code == CHECKS[line]


QUIET = {
    "-m knockdown --resist 0 --pool 1 --defense 0 --damage-pool 1 --dice 4,4": "0",
    "-m shatter --resist 0 --hardness 1 --pool 1 --damage-pool 2 --dice 4,4,4": "1",
    "--pool 1 --defense 0 --damage-pool 2 --dice 4,4,4": "2",
    "--pool 1 --defense 0 --damage-pool 2 --dice 3": "0",
}


@pytest.mark.parametrize("line", QUIET)
def test_quiet(line: str) -> None:
    """Quiet prints the damage that is dealt, and nothing else."""
    assert run(f"{line} -q").out == QUIET[line] + "\n"


FEINT: dict[str, Any] = {"maneuvers": ("feint",), "feint": {"pool": 1, "resist": 1}}
ODDS: list[dict[str, Any]] = [
    {"maneuvers": ("quick",), "quick": {"other_hand": "non-light"}},
    {"maneuvers": ("reckless",)},
    {"maneuvers": ("charge",), "properties": ("lance",), "charge": {"mount_speed": 1, "spaces": 4}},
    {"maneuvers": ("sneak",), "crit": True},
    {"type": "ranged", "maneuvers": ("sneak",), "crit": True},
    {"maneuvers": ("knockdown",), "resist": 1},
    {"type": "thrown", "maneuvers": ("knockdown",), "resist": 1},
    {"maneuvers": ("shatter",), "pool": 1, "resist": 2, "shatter": {"hardness": 1, "counter_damage_pool": 1}},
    {"type": "thrown", "maneuvers": ("shatter",), "pool": 1, "resist": 1,
     "shatter": {"counter_damage_pool": 1, "own_hardness": 1}},
    {"maneuvers": ("shatter",), "shatter": {"drop": True}},
    {"maneuvers": ("cleave",)},
    FEINT,
    FEINT | {"type": "ranged", "anatomy": "golem"},
    FEINT | {"maneuvers": ("feint", "shatter"), "pool": 1, "resist": 1, "shatter": {"counter_damage_pool": 1}},
    FEINT | {"maneuvers": ("feint", "knockdown", "quick"), "pool": 1, "resist": 1},
]


@each("known", ODDS, ids=str)
def test_odds_are_those_of_every_face_listed(known: dict[str, Any]) -> None:
    """The exact odds of every maneuver with small pools are those of a listing of all faces."""
    assert_odds(swing(**{"pool": 2, "defense": 0, "damage_pool": 1} | known))


def test_rolls_fit_the_odds() -> None:
    """Many seeded rolls of ordinary pools come up as the exact odds say, feint, shatter and all."""
    assert_rolls(swing(
        maneuvers=("feint", "shatter"), feint={"pool": 6, "resist": 3}, pool=7, resist=5, damage_pool=7, crit=True,
        shatter={"hardness": 1, "counter_damage_pool": 5},
    ))
    assert_rolls(swing(maneuvers=("reckless", "knockdown"), pool=8, defense=1, damage_pool=7, resist=4))

"""attack: the six types, their pools from sheets, and every number that moves (A-23 to A-40, A-43 to A-45)."""

from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.rules.archsoul.attacks import NOTHING, run, short, swing

ATTACKS: dict[str, tuple[str, dict[str, Any]]] = {
    "a higher total hits, and the damage roll is its damage": (
        "--pool 4+1 --defense 2 --damage-pool 3+2 --dice 4,6,1,3,5,3,2", {
            "attack_total": 3, "resistance": 2, "margin": 1, "hit": True, "damage_total": 3, "damage": 3,
            "rolls": ["attack 4 6 1 3 @4 =3", "damage 5 3 2 @4 =3"],
        },
    ),
    "an equal total misses, and no damage is rolled": (
        "--pool 2 --defense 1 --damage-pool 9 --hit-points 5 --dice 4,3", {
            "attack_total": 1, "resistance": 1, "margin": 0,
            "hit_points_left": 5, "down": False, "rolls": ["attack 4 3 @4 =1"],
        },
    ),
    "damage is never below 0": ("--pool 1 --defense 0 --damage-pool 1-3 --hit-points 5 --dice 4,6", {
        "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": -2, "damage": 0,
        "hit_points_left": 5, "down": False,
        "rolls": ["attack 4 @4 =1", "damage 6 @4 =-2"],
    }),
    "hit points stop at 0": ("--pool 1 --defense 0 --damage-pool 3 --hit-points 2 --dice 4,6,6,6", {
        "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 3, "damage": 3,
        "hit_points_left": 0, "down": True,
        "rolls": ["attack 4 @4 =1", "damage 6 6 6 @4 =3"],
    }),
    "pools without dice are rolled all the same": ("--pool 0+3 --defense 2 --damage-pool -1", {
        "attack_total": 3, "resistance": 2, "margin": 1, "hit": True, "damage_total": 0,
        "rolls": ["attack  @4 =3", "damage  @4 =0"],
    }),
    "typed difficulties": ("-d 2 --damage-difficulty 6 --pool 2 --defense 1 --damage-pool 2 --dice 2,2,5,6", {
        "attack_difficulty": 2, "damage_difficulty": 6, "attack_total": 2, "resistance": 1, "margin": 1, "hit": True,
        "damage_total": 1, "damage": 1, "rolls": ["attack 2 2 @2 =2", "damage 5 6 @6 =1"],
    }),
    "a critical failure misses whatever the bonus": ("--pool 1+9 --defense 2 --damage-pool 2 --dice 1", {
        "attack_total": 9, "resistance": 2, "margin": 7, "critical_failure": True, "crit_table": "melee",
        "rolls": ["attack 1 @4 =9"],
    }),
    "no success without a one is only a miss": ("--pool 2 --defense 0 --damage-pool 2 --crit --dice 2,3", {
        "attack_total": 0, "resistance": 0, "margin": 0, "rolls": ["attack 2 3 @4 =0"],
    }),
    "the shield does not help in melee": ("--pool 2 --defense 1 --shield 5 --damage-pool 1 --dice 4,4,4", {
        "attack_total": 2, "resistance": 1, "margin": 1, "hit": True, "damage_total": 1, "damage": 1,
        "rolls": ["attack 4 4 @4 =2", "damage 4 @4 =1"],
    }),
    "strong and weak cancel": (
        "--strong --weak --property armor-piercing --pool 1 --defense 0 --damage-pool 1 --dice 4,4", {
            "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 1, "damage": 1,
            "rolls": ["attack 4 @4 =1", "damage 4 @4 =1"], "modifiers": [
                "attack difficulty -1 strong against armor", "attack difficulty +1 weak against armor",
            ],
        },
    ),
    "armor-piercing leaves the weak shift behind": (
        "--weak --property armor-piercing --pool 1 --defense 0 --damage-pool 1 --dice 5,4", {
            "attack_difficulty": 5, "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 1,
            "damage": 1, "rolls": ["attack 5 @5 =1", "damage 4 @4 =1"],
            "modifiers": ["attack difficulty +1 weak against armor"],
        },
    ),
    "a broken weapon is harder in both": ("--broken --pool 1 --defense 0 --damage-pool 1 --dice 5,5", {
        "attack_difficulty": 5, "damage_difficulty": 5, "attack_total": 1, "resistance": 0, "margin": 1, "hit": True,
        "damage_total": 1, "damage": 1, "rolls": ["attack 5 @5 =1", "damage 5 @5 =1"],
        "modifiers": ["attack difficulty +1 broken weapon", "damage difficulty +1 broken weapon"],
    }),
    "an improvised weapon in melee": ("--improvised --pool 1 --defense 0 --damage-pool 1 --dice 5,5", {
        "attack_difficulty": 5, "damage_difficulty": 5, "attack_total": 1, "resistance": 0, "margin": 1, "hit": True,
        "damage_total": 1, "damage": 1, "rolls": ["attack 5 @5 =1", "damage 5 @5 =1"],
        "modifiers": ["attack difficulty +1 improvised weapon", "damage difficulty +1 improvised weapon"],
    }),
    "a thrown weapon suffers nothing, improvised or broken": (
        "--type thrown --improvised --broken --pool 1 --defense 0 --damage-pool 1 --dice 5,5", {
            "type": "thrown", "ap": 1, "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 1,
            "damage": 1, "projectile": "target-space", "scatter": None, "rolls": ["attack 5 @4 =1", "damage 5 @4 =1"],
        },
    ),
    "unarmed, no punch, with metal": (
        "--type unarmed --not-punch --metal-limb --pool 1 --defense 0 --damage-pool 1 --distance 2 --dice 5,4,4", {
            "type": "unarmed", "attack_difficulty": 5, "attack_total": 1, "resistance": 0, "margin": 1, "hit": True,
            "damage_total": 2, "damage": 2, "rolls": ["attack 5 @5 =1", "damage 4 4 @4 =2"],
            "modifiers": ["attack difficulty +1 not a punch", "damage pool +1 metal limb"],
        },
    ),
    "ranged: the shield adds to Defense; a hit drops in the target's space": (
        "--type ranged --pool 3 --defense 1 --shield 1 --damage-pool 1 --dice 4,4,4,6", {
            "type": "ranged", "attack_total": 3, "resistance": 2, "margin": 1, "hit": True, "damage_total": 1,
            "damage": 1,
            "projectile": "target-space", "rolls": ["attack 4 4 4 @4 =3", "damage 6 @4 =1"],
            "modifiers": ["resistance +1 shield"],
        },
    ),
    "from behind no shield": ("--type ranged --arc back --pool 2 --defense 1 --shield 1 --damage-pool 1 --dice 4,4,1", {
        "type": "ranged", "attack_total": 2, "resistance": 1, "margin": 1, "hit": True, "damage_total": 0,
        "projectile": "target-space", "rolls": ["attack 4 4 @4 =2", "damage 1 @4 =0"],
    }),
    "a grappled target has no shield, Hold Firm or not": (
        "--type elemental --hold-firm --target-grappled --pool 2 --defense 1 --shield 1 --damage-pool 1 --dice 4,4,1", {
            "type": "elemental", "attack_total": 2, "resistance": 1, "margin": 1, "hit": True, "damage_total": 0,
            "rolls": ["attack 4 4 @4 =2", "damage 1 @4 =0"],
        },
    ),
    "exactly the accurate range is within it": (
        "--type ranged --distance 20 --accurate-range 20 --pool 1 --defense 0 --damage-pool 1 --dice 4,4", {
            "type": "ranged", "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 1,
            "damage": 1,
            "projectile": "target-space", "rolls": ["attack 4 @4 =1", "damage 4 @4 =1"],
        },
    ),
    "farther is harder, and without a maximum range none is checked": (
        "--type ranged --distance 20.5 --accurate-range 20 --pool 1 --defense 0 --damage-pool 1 --dice 4", {
            "type": "ranged", "attack_difficulty": 5, "attack_total": 0, "resistance": 0, "margin": 0,
            "projectile": "end-of-range", "rolls": ["attack 4 @5 =0"],
            "modifiers": ["attack difficulty +1 beyond accurate range"],
        },
    ),
    "a range of 0 is a range": (
        "--type ranged --distance 1 --accurate-range 0 --max-range 1 --pool 1 --defense 0 --damage-pool 1 --dice 3", {
            "type": "ranged", "attack_difficulty": 5, "attack_total": 0, "resistance": 0, "margin": 0,
            "projectile": "end-of-range", "rolls": ["attack 3 @5 =0"],
            "modifiers": ["attack difficulty +1 beyond accurate range"],
        },
    ),
    "a throw that misses flies on": ("--type thrown --pool 2 --defense 1 --damage-pool 1 --dice 4,1", {
        "type": "thrown", "ap": 1, "attack_total": 1, "resistance": 1, "margin": 0, "projectile": "end-of-range",
        "scatter": None, "rolls": ["attack 4 1 @4 =1"],
    }),
    "a throw below 0 misses even a lower number, and scatters": (
        "--type thrown --pool 1-3 --defense 0 --damage-pool 1 --dice 2,6", {
            "type": "thrown", "ap": 1, "attack_total": -3, "resistance": 0, "margin": -3, "projectile": "scatter",
            "scatter": {"die": 6, "direction": "ahead-left"}, "rolls": ["attack 2 @4 =-3", "scatter 6"],
        },
    ),
    "a critical throw scatters after its table is rolled": (
        "--type thrown --crit --pool 1 --defense 0 --damage-pool 1 --dice 1,3,2", {
            "type": "thrown", "ap": 1, "attack_total": 0, "resistance": 0, "margin": 0, "critical_failure": True,
            "crit_table": "melee", "projectile": "scatter", "scatter": {"die": 2, "direction": "ahead-right"},
            "critical": {
                "table": "melee", "die": 3, "outcome": "wrist hurt: the next attack has difficulty +1",
                "effect": {"kind": "difficulty", "amount": 1}, "damage": 0,
                "rolls": [{"label": "critical", "dice": [3], "total": 3}], "modifiers": [],
            },
            "rolls": ["attack 1 @4 =0", "critical 3", "scatter 2"],
        },
    ),
    "a critical throw lies where its table says": (
        "--type thrown --crit --pool 1 --defense 0 --damage-pool 1 --dice 1,1", {
            "type": "thrown", "ap": 1, "attack_total": 0, "resistance": 0, "margin": 0, "critical_failure": True,
            "crit_table": "melee", "critical": {
                "table": "melee", "die": 1, "outcome": "grip lost: the weapon falls at the user's own feet",
                "effect": {"kind": "drop", "where": "own-feet"}, "damage": 0,
                "rolls": [{"label": "critical", "dice": [1], "total": 1}], "modifiers": [],
            },
            "rolls": ["attack 1 @4 =0", "critical 1"],
        },
    ),
    "a critical six rolls the damage that the attack would have rolled": (
        "-m reckless --crit --pool 1 --defense 0 --damage-pool 2 --dice 1,6,3,2", {
            "maneuvers": ["reckless"], "ap": 3, "attack_difficulty": 6, "damage_difficulty": 3, "attack_total": 0,
            "resistance": 0, "margin": 0, "critical_failure": True, "crit_table": "melee", "critical": {
                "table": "melee", "die": 6, "effect": {"kind": "weapon-damage"}, "damage": 1,
                "outcome": "blow into the ground: a normal damage roll counts against the weapon's hp", "rolls": [
                    {"label": "critical", "dice": [6], "total": 6},
                    {"label": "damage", "dice": [3, 2], "difficulty": 3, "successes": 1, "bonus": 0, "total": 1},
                ], "modifiers": [],
            },
            "rolls": ["attack 1 @6 =0", "critical 6", "damage 3 2 @3 =1"],
            "modifiers": ["attack difficulty +2 reckless attack", "damage difficulty -1 reckless attack"],
        },
    ),
    "elemental without an attack roll simply hits": (
        "--type elemental --no-attack-roll --damage-pool 2 --hit-points 3 --dice 4,4", {
            "type": "elemental", "hit": True, "damage_total": 2, "damage": 2, "hit_points_left": 1, "down": False,
            "rolls": ["damage 4 4 @4 =2"],
        },
    ),
    "soul: the target's roll stands for Defense, which does not count": (
        "--type soul --pool 2 --resist 2-1 --defense 9 --shield 9 --dice 4,5,4,4", {
            "type": "soul", "attack_total": 2, "resistance": 1, "margin": 1, "hit": True,
            "rolls": ["attack 4 5 @4 =2", "resist 4 4 @4 =1"],
        },
    ),
    "soul: a tie misses, and a typed damage pool is rolled on a hit alone": (
        "--type soul --pool 2 --resist 2 --resist-difficulty 6 --damage-pool 2 --hit-points 4 --dice 4,1,5,6", {
            "type": "soul", "attack_total": 1, "resistance": 1, "margin": 0, "hit_points_left": 4, "down": False,
            "rolls": ["attack 4 1 @4 =1", "resist 5 6 @6 =1"],
        },
    ),
    "soul: damage by a typed pool": ("--type soul --pool 1 --resist 0 --damage-pool 2 --hit-points 4 --dice 4,5,6", {
        "type": "soul", "attack_total": 1, "resistance": 0, "margin": 1, "hit": True, "damage_total": 2, "damage": 2,
        "hit_points_left": 2, "down": False, "rolls": ["attack 4 @4 =1", "resist  @4 =0", "damage 5 6 @4 =2"],
    }),
    "soul: the shield of another soul counts where it has more dice": (
        "--type soul --pool 1 --resist 1+5 --soul-shield 2 --dice 4,3,3", {
            "type": "soul", "attack_total": 1, "resistance": 0, "margin": 1, "hit": True,
            "rolls": ["attack 4 @4 =1", "resist 3 3 @4 =0"],
        },
    ),
    "soul: of pools as large the higher bonus counts": (
        "--type soul --pool 1 --resist 1 --soul-shield 1+2 --dice 4,3", {
            "type": "soul", "attack_total": 1, "resistance": 2, "margin": -1,
            "rolls": ["attack 4 @4 =1", "resist 3 @4 =2"],
        },
    ),
    "every reason that a throw is harder, in order": (
        "--type thrown --beyond-accurate --cumbersome --strong --weak --broken --shield-intercept --shield 2"
        " -m quick -m knockdown --resist 0 --other-hand non-light --pool 1 --defense 0 --damage-pool 0 --dice 1,3", {
            "type": "thrown", "ap": 1, "maneuvers": ["quick", "knockdown"], "attack_difficulty": 6,
            "damage_difficulty": 6,
            "attack_total": 0, "resistance": 2, "margin": -2, "critical_failure": True, "crit_table": "melee",
            "knocked_down": False, "projectile": "scatter", "scatter": {"die": 3, "direction": "behind-right"},
            "rolls": ["attack 1 @6 =0", "scatter 3"],
            "modifiers": [
                "attack difficulty +1 beyond accurate range", "attack difficulty +1 cumbersome throw",
                "attack difficulty -1 strong against armor", "attack difficulty +1 weak against armor",
                "attack difficulty +1 quick attack", "attack difficulty +1 other hand",
                "attack difficulty +1 ranged knockdown", "attack difficulty +1 shield intercept",
                "attack difficulty -4 kept within 2 to 6", "damage difficulty +1 quick attack",
                "damage difficulty +1 ranged knockdown", "resistance +2 shield",
            ],
        },
    ),
    "never below 2": (
        "-d 2 --damage-difficulty 2 --strong --property armor-piercing --pool 1 --defense 0"
        " --damage-pool 1 --dice 2,2", {
            "attack_difficulty": 2, "damage_difficulty": 2, "attack_total": 1, "resistance": 0, "margin": 1,
            "hit": True,
            "damage_total": 1, "damage": 1, "rolls": ["attack 2 @2 =1", "damage 2 @2 =1"], "modifiers": [
                "attack difficulty -1 strong against armor", "attack difficulty +1 kept within 2 to 6",
                "damage difficulty -1 strong against armor", "damage difficulty +1 kept within 2 to 6",
            ],
        },
    ),
}

@each("name", ATTACKS)
def test_attacks(name: str) -> None:
    """The whole result, to the last key, with every die and every reason."""
    line, expected = ATTACKS[name]
    assert short(run(line).result) == NOTHING | expected


DIRECTIONS = {
    "hex": ["ahead", "ahead-right", "behind-right", "behind", "behind-left", "ahead-left"],
    "square": ["ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left", "ahead-left"],
}


def test_scatter_where_diagonals_do_not_touch(tmp_path: Path) -> None:
    """Ruling square_adjacency: four sides of a square, and a hex as ever."""
    line, house = "--type thrown --pool 1 --defense 0 --damage-pool 1 --map", "square_adjacency = 4"
    for board, directions in (("square", ["ahead", "right", "behind", "left"]), ("hex", DIRECTIONS["hex"])):
        landed = [
            run(f"{line} {board} --dice 2,{die}", house=house, folder=tmp_path).result["scatter"]["direction"]
            for die in range(1, len(directions) + 1)
        ]
        assert landed == directions


@pytest.mark.parametrize("board", DIRECTIONS)
def test_scatter_goes_clockwise(board: str) -> None:
    """Every face of the die has its direction, clockwise from straight ahead."""
    line = f"--type thrown --pool 1 --defense 0 --damage-pool 1 --map {board} --dice 2,"
    faces = range(1, len(DIRECTIONS[board]) + 1)
    assert [run(f"{line}{face}").result["scatter"] for face in faces] == [
        {"die": face, "direction": direction} for face, direction in zip(faces, DIRECTIONS[board], strict=True)
    ]
    assert "--dice" in run(f"{line}{len(DIRECTIONS[board]) + 1}").err


SHEETS: dict[str, tuple[str, dict[str, Any]]] = {
    "unarmed: Precision/Primitive Attacks, Athletics/unarmed damage, and the gauntlet": (
        "sheets/aria.toml sheets/goblin.toml --type unarmed --dice 1,1,4,4,4,1,2,3,4,5", {
            "type": "unarmed", "attack_total": 3, "resistance": 2, "margin": 1, "hit": True, "damage_total": 2,
            "damage": 2,
            "hit_points_left": 4, "down": False, "rolls": ["attack 1 1 4 4 4 @4 =3", "damage 1 2 3 4 5 @4 =2"],
            "modifiers": ["damage pool +1 metal limb"],
        },
    ),
    "a typed damage pool leaves the gauntlet of the sheet out": (
        "sheets/aria.toml sheets/goblin.toml --type unarmed --damage-pool 1 --dice 4,4,4,1,1,6", {
            "type": "unarmed", "attack_total": 3, "resistance": 2, "margin": 1, "hit": True, "damage_total": 1,
            "damage": 1,
            "hit_points_left": 5, "down": False, "rolls": ["attack 4 4 4 1 1 @4 =3", "damage 6 @4 =1"],
        },
    ),
    "ranged: Precision/Ranged Weapons, Weapon Mastery/weapon damage, no Athletics": (
        "sheets/aria.toml sheets/knight.toml -w bow --arc back --dice 5,5,5,1,1,1,4,4,4,4", {
            "type": "ranged", "weapon": "bow", "target": "Knight", "attack_difficulty": 5, "attack_total": 3,
            "resistance": 2,
            "margin": 1, "hit": True, "damage_total": 4, "damage": 4, "hit_points_left": 16, "down": False,
            "projectile": "target-space",
            "rolls": ["attack 5 5 5 1 1 1 @5 =3", "damage 4 4 4 4 @4 =4"],
            "modifiers": ["attack difficulty +1 weak against armor"],
        },
    ),
    "thrown: Precision/Primitive Attacks against Defense and shield, Athletics/Weapon Mastery/weapon damage": (
        "sheets/aria.toml sheets/goblin.toml -w javelin --distance 8 --dice 4,4,4,4,1,4,4,1,1,1,1", {
            "type": "thrown", "ap": 1, "weapon": "javelin", "attack_total": 4, "resistance": 3, "margin": 1,
            "hit": True,
            "damage_total": 2, "damage": 2,
            "hit_points_left": 4, "down": False, "projectile": "target-space", "scatter": None,
            "rolls": ["attack 4 4 4 4 1 @4 =4", "damage 4 4 1 1 1 1 @4 =2"], "modifiers": ["resistance +1 shield"],
        },
    ),
    "a weapon of kind elemental is aimed like a bow and hurts by itself": (
        "sheets/aria.toml sheets/goblin.toml -w spark-rod --dice 4,4,4,4,1,1,4,4,4,1", {
            "type": "elemental", "weapon": "spark-rod", "attack_total": 4, "resistance": 3, "margin": 1, "hit": True,
            "damage_total": 3, "damage": 3, "hit_points_left": 3, "down": False,
            "rolls": ["attack 4 4 4 4 1 1 @4 =4", "damage 4 4 4 1 @4 =3"], "modifiers": ["resistance +1 shield"],
        },
    ),
    "a burning arrow stays a ranged attack": (
        "sheets/aria.toml sheets/goblin.toml -w fire-bow --dice 4,4,4,4,1,1,4,4,4,1,1", {
            "type": "ranged", "weapon": "fire-bow", "attack_total": 4, "resistance": 3, "margin": 1, "hit": True,
            "damage_total": 3, "damage": 3, "hit_points_left": 3, "down": False, "projectile": "target-space",
            "rolls": ["attack 4 4 4 4 1 1 @4 =4", "damage 4 4 4 1 1 @4 =3"], "modifiers": ["resistance +1 shield"],
        },
    ),
    "soul: Soulpower/Soul Casting against Soulpower/Resolve, and no damage of a sheet": (
        "sheets/aria.toml sheets/goblin.toml --type soul --dice 4,4,1,1,1,1,1,1,2,3", {
            "type": "soul", "attack_total": 2, "resistance": 0, "margin": 2, "hit": True,
            "hit_points_left": 6, "down": False,
            "rolls": ["attack 4 4 1 1 1 1 1 @4 =2", "resist 1 2 3 @4 =0"],
        },
    ),
    "what is typed beats both sheets, zeros too": (
        "sheets/aria.toml sheets/goblin.toml -w bow --pool 1 --defense 0 --shield 0 --damage-pool 0+1 --hit-points 0"
        " --accurate-range 3 --max-range 4 --distance 4 --ammunition shot --armor plate --dice 6", {
            "type": "ranged", "weapon": "bow", "attack_difficulty": 6, "attack_total": 1, "resistance": 0, "margin": 1,
            "hit": True, "damage_total": 1, "damage": 1,
            "hit_points_left": 0, "down": True, "projectile": "target-space",
            "rolls": ["attack 6 @6 =1", "damage  @4 =1"],
            "modifiers": ["attack difficulty +1 beyond accurate range", "attack difficulty +1 weak against armor"],
        },
    ),
    "typed properties stand in place of the weapon's": (
        "sheets/aria.toml sheets/goblin.toml -w bow -m quick --property light --dice 1,1,1,1,1,4", {
            "type": "ranged", "weapon": "bow", "maneuvers": ["quick"], "ap": 1, "attack_total": 1, "resistance": 3,
            "margin": -2, "damage_difficulty": 5, "hit_points_left": 6, "down": False, "projectile": "end-of-range",
            "rolls": ["attack 1 1 1 1 1 4 @4 =1"],
            "modifiers": ["damage difficulty +1 quick attack", "resistance +1 shield"],
        },
    ),
    "stats of the sheets have their names in pools too": (
        "sheets/aria.toml sheets/goblin.toml --type soul --pool soulpower/-3 --resist willpower-1"
        " --damage-pool evocation --dice 4,4,4,4,1,4,4", {
            "type": "soul", "attack_total": 2, "resistance": 1, "margin": 1, "hit": True, "damage_total": 2,
            "damage": 2, "hit_points_left": 4, "down": False,
            "rolls": ["attack 4 4 @4 =2", "resist 4 4 1 @4 =1", "damage 4 4 @4 =2"],
        },
    ),
    "a melee weapon can be thrown": (
        "sheets/aria.toml sheets/goblin.toml -w dagger --type thrown --dice 4,4,4,4,1,4,4,1,1,1", {
            "type": "thrown", "ap": 1, "weapon": "dagger", "attack_total": 4, "resistance": 3, "margin": 1, "hit": True,
            "damage_total": 2, "damage": 2,
            "hit_points_left": 4, "down": False, "projectile": "target-space", "scatter": None,
            "rolls": ["attack 4 4 4 4 1 @4 =4", "damage 4 4 1 1 1 @4 =2"], "modifiers": ["resistance +1 shield"],
        },
    ),
}


@each("name", SHEETS)
def test_sheets_supply_the_pools(name: str) -> None:
    """Each type takes its pools and numbers from the two sheets, and whatever is typed wins."""
    line, expected = SHEETS[name]
    assert short(run(line).result) == NOTHING | {"attacker": "Aria", "target": "Goblin"} | expected


AP = {
    "": 2, "--type unarmed": 2, "--type ranged": 2, "--type thrown": 1, "--type elemental": 2, "--type soul": 2,
    "-m quick": 1, "--type thrown -m quick": 1, "-m reckless": 3, "-m sneak": 2,
    "-m charge --property flail --mount-speed 1 --spaces 3": 3, "--reactive grab --interrupt 0": 0,
    "--reactive grab --interrupt 0 -m reckless": 0,
}


@each("line", AP)
def test_action_points(line: str) -> None:
    """What an attack costs goes by its maneuver, then its type; a reactive one is free."""
    assert run(f"{line} --pool 1 --defense 9 --damage-pool 1 --resist 0+9 --dice 6").result["ap"] == AP[line]


@pytest.mark.parametrize(("line", "ap"), [("--type elemental", 3), ("--type soul", 3), ("-w spark-rod", 2), ("", 2)])
def test_magic_costs_by_ruling_and_weapons_do_not(line: str, ap: int, tmp_path: Path) -> None:
    """The ruling magic_ap moves magic alone: a weapon of kind elemental costs 2."""
    words = f"sheets/aria.toml {line} --pool 1 --defense 9 --damage-pool 1 --resist 0+9 --dice 6"
    assert run(words, house="magic_ap = 3", folder=tmp_path).result["ap"] == ap


TABLES = {
    "": "melee", "--type unarmed": "unarmed", "--type ranged": "bow", "--type ranged --ammunition bolt": "bow",
    "--type ranged --ammunition shot": "firearm", "--type soul": "soul", "--type elemental": "soul",
}


@pytest.mark.parametrize("line", TABLES)
def test_tables_of_critical_failures(line: str) -> None:
    """A critical failure names the table of its type, and of its ammunition."""
    result = run(f"{line} --pool 1 --defense 0 --damage-pool 1 --resist 0 --dice 1").result
    assert (result["critical_failure"], result["crit_table"]) == (True, TABLES[line])


def test_claws_of_a_sheet_hurt_in_place_of_the_fist(tmp_path: Path) -> None:
    """A weapon of kind unarmed brings its own damage, beside Athletics."""
    sheet = tmp_path / "cat.toml"
    sheet.write_text(
        'system = "archsoul"\nname = "Cat"\n[attributes]\nprecision = 1\nathletics = 1\n[unarmed]\ndamage = 1\n'
        '[weapons.claws]\nkind = "unarmed"\ndamage = 3\n'
    )
    result = short(run(f"{sheet} -w claws --defense 0 --dice 4,4,4,4,4").result)
    assert result["rolls"] == ["attack 4 @4 =1", "damage 4 4 4 4 @4 =4"]
    assert short(run(f"{sheet} --type unarmed --defense 0 --dice 4,4,4").result)["damage"] == 2


ODDS: list[dict[str, Any]] = [
    {"pool": 2, "defense": 1, "damage_pool": 2},
    {"pool": 2, "defense": 0, "damage_pool": 2, "hit_points": 1, "crit": True},
    {"pool": 0, "defense": 0, "damage_pool": 2},
    {"type": "unarmed", "pool": 2, "defense": 0, "damage_pool": 1, "metal_limb": True, "not_punch": True},
    {"type": "ranged", "pool": 2, "defense": 0, "shield": 1, "damage_pool": 2, "beyond_accurate": True},
    {"type": "thrown", "pool": 2, "defense": 0, "damage_pool": 1, "cumbersome": True, "crit": True},
    {"type": "thrown", "pool": 2, "defense": 0, "damage_pool": 1, "rulings": {"hit": "meets"}, "map": "square"},
    {"type": "elemental", "no_attack_roll": True, "damage_pool": 3},
    {"type": "elemental", "pool": 2, "defense": 0, "shield": 1, "damage_pool": 1,
     "rulings": {"shield_bonus": "difficulty"}},
    {"type": "soul", "pool": 2, "resist": 1, "damage_pool": 1, "crit": True},
    {"type": "soul", "pool": 2, "resist": 1, "soul_shield": 2, "rulings": {"hit": "meets"}},
    {"pool": 2, "defense": 0, "damage_pool": 1,
     "rulings": {"critical_failure": "no-success", "critical_misses": False}},
    {"pool": 3, "defense": 0, "damage_pool": 1, "rulings": {"critical_failure": "all-ones"}},
]


@each("known", ODDS, ids=str)
def test_odds_are_those_of_every_face_listed(known: dict[str, Any]) -> None:
    """The exact odds of small pools are those of a listing of all faces."""
    assert_odds(swing(**known))


@pytest.mark.parametrize("kind", ["melee", "thrown", "soul"])
def test_rolls_fit_the_odds(kind: str) -> None:
    """Many seeded rolls of ordinary pools come up as the exact odds say."""
    assert_rolls(swing(type=kind, pool=6, defense=2, shield=1, resist=4, damage_pool=5, crit=True))

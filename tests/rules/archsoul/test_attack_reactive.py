"""attack: reactive attacks, and attacks of the grappled (A-67 to A-73)."""

from typing import Any

import pytest

from archcli.rules.archsoul.attack.swing import TRIGGERS
from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.rules.archsoul.attacks import NOTHING, run, short, swing

HIT = {"ap": 0, "attack_total": 1, "resistance": 0, "margin": 1, "hit": True}
REACTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "a roll above the damage saves the action": (
        "--reactive standing-up --interrupt 2 --pool 1 --defense 0 --damage-pool 1 --hit-points 3"
        " --dice 4,4,3,3", HIT | {
            "damage_total": 1, "damage": 1, "hit_points_left": 2, "down": False, "prevented": False,
            "rolls": ["attack 4 @4 =1", "damage 4 @4 =1", "interrupt 3 3 @3 =2"],
        },
    ),
    "an equal roll does not": (
        "--reactive backpack --interrupt 1 --pool 1 --defense 0 --damage-pool 1 --dice 4,4,3", HIT | {
            "damage_total": 1, "damage": 1, "prevented": True,
            "rolls": ["attack 4 @4 =1", "damage 4 @4 =1", "interrupt 3 @3 =1"],
        },
    ),
    "a hit without damage is survived by any success": (
        "--reactive landing --interrupt 1 --pool 1 --defense 0 --damage-pool 1 --dice 4,3,3", HIT | {
            "damage_total": 0, "prevented": False, "rolls": ["attack 4 @4 =1", "damage 3 @4 =0", "interrupt 3 @3 =1"],
        },
    ),
    "a miss prevents nothing": ("--reactive grab --interrupt 1 --pool 1 --defense 1 --damage-pool 1 --dice 4", {
        "ap": 0, "attack_total": 1, "resistance": 1, "margin": 0, "prevented": False, "rolls": ["attack 4 @4 =1"],
    }),
    "of a knockdown the damage dealt is 0": (
        "--reactive leaving-space -m knockdown --resist 0 --interrupt 1 --pool 1 --defense 0"
        " --damage-pool 2 --dice 4,4,4,3",
        HIT | {
            "maneuvers": ["knockdown"], "damage_total": 2, "knocked_down": True, "prevented": False,
            "rolls": ["attack 4 @4 =1", "damage 4 4 @4 =2", "knockdown resist  @3 =0", "interrupt 3 @3 =1"],
        },
    ),
    "of a shatter what the item lost": (
        "--reactive picking-up -m shatter --resist 0 --hardness 1 --interrupt 1 --pool 1 --damage-pool 2"
        " --dice 4,4,4,3", HIT | {
            "maneuvers": ["shatter"], "damage_total": 2, "damage": 1, "winner": "attacker", "prevented": True,
            "rolls": ["attack 4 @4 =1", "resist  @4 =0", "damage 4 4 @4 =2", "interrupt 3 @3 =1"],
            "modifiers": ["damage -1 hardness"],
        },
    ),
    "a lost shatter prevents nothing": (
        "--reactive picking-up -m shatter --resist 1 --interrupt 1 --pool 1 --damage-pool 2 --dice 3,4", {
            "ap": 0, "maneuvers": ["shatter"], "attack_total": 0, "resistance": 1, "margin": -1, "winner": "defender",
            "prevented": False, "rolls": ["attack 3 @4 =0", "resist 4 @4 =1"],
        },
    ),
    "a failed feint prevents nothing": (
        "--reactive grab -m feint --feint-pool 0 --feint-resist 0 --interrupt 1 --pool 1 --defense 0 --damage-pool 1", {
            "ap": 0, "maneuvers": ["feint"], "resistance": 0, "feint": False, "prevented": False,
            "rolls": ["feint  @5 =0", "feint resist  @4 =0"],
        },
    ),
    "a reckless fist": (
        "--type unarmed --reactive soul-magic -m reckless --interrupt 0 --pool 1 --defense 0"
        " --damage-pool 1 --dice 6,3", HIT | {
            "type": "unarmed", "maneuvers": ["reckless"], "attack_difficulty": 6, "damage_difficulty": 3,
            "damage_total": 1,
            "damage": 1, "prevented": True, "rolls": ["attack 6 @6 =1", "damage 3 @3 =1", "interrupt  @3 =0"],
            "modifiers": ["attack difficulty +2 reckless attack", "damage difficulty -1 reckless attack"],
        },
    ),
    "a polearm against a charge: dice for the mount's speed, and the rider falls": (
        "--reactive leaving-space --against-charge 2 --property polearm --interrupt 1 --pool 1 --defense 0"
        " --damage-pool 0 --dice 4,4,1,3", HIT | {
            "damage_total": 1, "damage": 1, "prevented": True, "dismounted": True,
            "rolls": ["attack 4 @4 =1", "damage 4 1 @4 =1", "interrupt 3 @3 =1"],
            "modifiers": ["damage pool +2 polearm against charge"],
        },
    ),
    "another weapon against a charge: no more dice, and a rider who keeps the saddle": (
        "--reactive leaving-space --against-charge 2 --interrupt 1 --pool 1 --defense 0 --damage-pool 1"
        " --dice 4,3,3", HIT | {
            "damage_total": 0, "prevented": False, "dismounted": False,
            "rolls": ["attack 4 @4 =1", "damage 3 @4 =0", "interrupt 3 @3 =1"],
        },
    ),
    "a miss against a charge": (
        "--reactive leaving-space --against-charge 2 --interrupt 1 --pool 1 --defense 1 --damage-pool 1 --dice 4", {
            "ap": 0, "attack_total": 1, "resistance": 1, "margin": 0, "prevented": False, "dismounted": False,
            "rolls": ["attack 4 @4 =1"],
        },
    ),
    "trample triggers even after another reaction": (
        "--reactive trample --already-reacted --opponent-in front --pool 1 --defense 0 --damage-pool 0 --dice 4",
        HIT | {"damage_total": 0, "prevented": True, "rolls": ["attack 4 @4 =1", "damage  @4 =0"]},
    ),
    "Endurance/Resolve of the target's sheet": (
        "sheets/knight.toml sheets/goblin.toml -w lance --reactive ranged-attack"
        " --dice 4,4,4,1,1,4,1,1,1,1,1,1,1,3,3,2", {
            "attacker": "Knight", "target": "Goblin", "weapon": "lance", "ap": 0, "attack_total": 3, "resistance": 2,
            "margin": 1, "hit": True, "damage_total": 1, "damage": 1,
            "hit_points_left": 5, "down": False, "prevented": False,
            "rolls": ["attack 4 4 4 1 1 @4 =3", "damage 4 1 1 1 1 1 1 1 @4 =1", "interrupt 3 3 2 @3 =2"],
        },
    ),
    "a critical failure's table comes last": (
        "--reactive grab --interrupt 1 --crit --pool 1 --defense 0 --damage-pool 1 --dice 1,4", {
            "ap": 0, "attack_total": 0, "resistance": 0, "margin": 0, "critical_failure": True, "crit_table": "melee",
            "prevented": False, "critical": {
                "table": "melee", "die": 4, "outcome": "balance lost: the user's Defense is 1 lower for a round",
                "effect": {"kind": "defense", "amount": -1, "rounds": 1}, "damage": 0,
                "rolls": [{"label": "critical", "dice": [4], "total": 4}], "modifiers": [],
            },
            "rolls": ["attack 1 @4 =0", "critical 4"],
        },
    ),
    "the grappled have their magic": ("--type soul --grappled --resist 0 --pool 1 --dice 4", {
        "type": "soul", "attack_total": 1, "resistance": 0, "margin": 1, "hit": True,
        "rolls": ["attack 4 @4 =1", "resist  @4 =0"],
    }),
}


@each("name", REACTIONS)
def test_reactions(name: str) -> None:
    """The whole result, to the last key, with every die and every reason."""
    line, expected = REACTIONS[name]
    assert short(run(line).result) == NOTHING | expected


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_every_trigger(trigger: str) -> None:
    """Each trigger of the rules lets a reactive attack happen, and no other word does."""
    line = f"{'' if trigger == 'trample' else '--interrupt 0 '}--pool 1 --defense 0 --damage-pool 0 --dice 4"
    assert run(f"{line} --reactive {trigger}").result["prevented"] is True
    wrong = run(f"{line} --reactive {trigger}x")
    assert wrong.code == 2
    assert trigger in wrong.err


GRAB = {"trigger": "grab", "interrupt": 1}
ODDS: list[dict[str, Any]] = [
    {},
    {"type": "unarmed", "maneuvers": ("quick",), "crit": True},
    {"maneuvers": ("knockdown",), "pool": 1, "resist": 1},
    {"maneuvers": ("shatter",), "pool": 1, "resist": 1, "shatter": {"hardness": 1, "counter_damage_pool": 1}},
    {"maneuvers": ("sneak",)},
    {"maneuvers": ("feint",), "pool": 1, "feint": {"pool": 1, "resist": 1}},
    {"properties": ("polearm",), "pool": 1, "reaction": {"trigger": "trample", "against_charge": 1}},
    {
        "pool": 1, "reaction": {"trigger": "trample", "interrupt": 1, "against_charge": 1},
        "rulings": {"stopped_charge": "rolls"},
    },
]


@pytest.mark.parametrize("known", ODDS, ids=str)
def test_odds_are_those_of_every_face_listed(known: dict[str, Any]) -> None:
    """The exact odds of reactive attacks with small pools are those of a listing of all faces."""
    assert_odds(swing(**{"pool": 2, "defense": 0, "damage_pool": 1, "reaction": GRAB} | known))


def test_rolls_fit_the_odds() -> None:
    """Many seeded rolls of ordinary pools come up as the exact odds say."""
    assert_rolls(swing(pool=7, defense=2, damage_pool=6, properties=("polearm",), reaction={
        "trigger": "leaving-space", "interrupt": 5, "against_charge": 3,
    }))

"""What the text says of attacks, critical tables and the battle map, worked out by hand."""

from typing import Any

from tests.each import each
from tests.running import archcli

TEXT: dict[str, tuple[str, dict[str, Any]]] = {
    "Attack: 2 AP, difficulty 4, greater than the defense": (
        "attack --pool 6 --defense 2 --damage-pool 5 --dice 4,5,6,1,2,3,4,4,4,1,2", {
            "hit": True, "attack_total": 3, "damage": 3, "ap": 2,
        },
    ),
    "ranged: Defense + Shield bonus; a miss flies as far as it can": (
        "attack --type ranged --pool 4 --defense 1 --shield 2 --damage-pool 2 --dice 4,4,4,1", {
            "hit": False, "attack_total": 3, "resistance": 3, "projectile": "end-of-range",
        },
    ),
    "thrown: +1 two-handed, +1 beyond accurate; 1 AP": (
        "attack --type thrown --cumbersome --beyond-accurate --pool 3 --defense 0 --damage-pool 2 --dice 6,5,4,4,4", {
            "attack_difficulty": 6, "attack_total": 1, "hit": True, "damage": 2, "ap": 1, "projectile": "target-space",
        },
    ),
    "strong -1 (and damage, armor piercing), reckless +2/-1": (
        "attack --type melee --strong --property armor-piercing -m reckless --pool 2 --defense 0"
        " --damage-pool 4 --dice 5,4,2,2,1,3", {
            "attack_difficulty": 5, "attack_total": 1, "damage_difficulty": 2, "damage": 3, "ap": 3,
        },
    ),
    "quick: +1 non-light weapon, +1 non-light other hand, damage +1 (semi-light is not light)": (
        "attack -m quick --property semi-light --other-hand non-light --pool 3 --defense 0"
        " --damage-pool 2 --dice 6,5,5,5,4", {
            "attack_difficulty": 6, "attack_total": 1, "damage_difficulty": 5, "damage": 1, "ap": 1,
        },
    ),
    "sneak modifies a quick attack: +1 -1": (
        "attack -m quick -m sneak --property light --pool 2 --defense 1 --damage-pool 2 --dice 4,4,4,3", {
            "attack_difficulty": 4, "damage_difficulty": 4, "damage": 1, "ap": 1,
        },
    ),
    "feint 2 against 1 at 5 / 4; knockdown 2 beats 1 at difficulty 3; no damage": (
        "attack -m feint -m knockdown --pool 2 --defense 0 --damage-pool 3 --resist 2 --feint-pool 2"
        " --feint-resist 1 --dice 5,5,4,4,1,4,4,3,3,2", {
            "feint": True, "hit": True, "damage_total": 2, "damage": 0, "knocked_down": True,
        },
    ),
    "ranged knockdown: both +1": (
        "attack --type ranged -m knockdown --pool 2 --defense 0 --damage-pool 2 --resist 1 --dice 5,4,5,5,2", {
            "attack_difficulty": 5, "damage_difficulty": 5, "damage_total": 2, "knocked_down": True,
        },
    ),
    "unarmed shatter +1/+1; strong against plate counts for a shield: -1 attack": (
        "attack --type unarmed -m shatter --item shield --strong --pool 3 --resist 1 --damage-pool 3"
        " --hardness 1 --dice 4,4,1,3,5,5,1", {
            "attack_difficulty": 4, "damage_difficulty": 5, "winner": "attacker", "damage": 1,
        },
    ),
    "shatter: a tie harms nobody's item": (
        "attack -m shatter --pool 2 --resist 2 --damage-pool 3 --dice 4,1,5,2", {
            "winner": "tie", "hit": False, "damage": 0,
        },
    ),
    "cleave +1/+1 modifies a reckless attack +2/-1, kept at 6": (
        "attack -m cleave -m reckless --pool 3 --damage-pool 2 --target A=0 --target B=1 --dice 6,5,5,4,4", {
            "attack_difficulty": 6, "damage_difficulty": 4, "hits": 1, "damage": 2, "ap": 3,
        },
    ),
    "charge: up to 6 x speed, damage pool + speed": (
        "attack -m charge --property flail --mount-speed 4 --spaces 24 --pool 2 --defense 1"
        " --damage-pool 1 --dice 4,5,4,4,4,1,1", {
            "hit": True, "damage": 3, "ap": 3,
        },
    ),
    "polearm: the same boost; the roll of 2 does not exceed 2: prevented, dismounted": (
        "attack --reactive leaving-space --against-charge 4 --property polearm --pool 1 --defense 0"
        " --damage-pool 1 --interrupt 2 --dice 6,4,4,1,1,1,3,3", {
            "ap": 0, "damage": 2, "prevented": True, "dismounted": True,
        },
    ),
    "Endurance/Resolve at difficulty 3: 2 exceeds 1": (
        "attack --reactive standing-up --pool 1 --defense 0 --damage-pool 1 --interrupt 3 --dice 6,4,3,4,2", {
            "damage": 1, "prevented": False,
        },
    ),
    "Soul Shield: the protector's Soulpower/Resolve": (
        "attack --type soul --pool 3 --resist 1 --soul-shield 2 --dice 4,4,1,4,4", {
            "attack_total": 2, "resistance": 2, "hit": False, "ap": 2,
        },
    ),
    "a throw of 0 goes astray beside its mark": (
        "attack --type thrown --pool 2 --defense 0 --damage-pool 1 --dice 2,3,6", {
            "attack_total": 0, "hit": False, "projectile": "scatter",
        },
    ),
    "not a punch +1; damage roll +1 with metal (as a die)": (
        "attack --type unarmed --not-punch --metal-limb --pool 2 --defense 0 --damage-pool 1 --dice 5,4,4,4", {
            "attack_difficulty": 5, "attack_total": 1, "damage": 2,
        },
    ),
    "fire is stopped by a shield, from the front": (
        "attack --type elemental --pool 3 --damage-pool 2 --target A=1+1 --target B=1+1:back --dice 4,4,1,4,1", {
            "hits": 1, "targets.0.hit": False, "targets.1.hit": True, "damage": 1,
        },
    ),
    "a fist is a one-handed, light weapon": (
        "attack --type unarmed -m quick --pool 1 --defense 0 --damage-pool 1 --dice 4,5", {
            "attack_difficulty": 4, "damage_difficulty": 5, "damage": 1, "ap": 1,
        },
    ),
    "a hit ends a trample, whatever it does": (
        "attack --reactive trample --pool 1 --defense 0 --damage-pool 1 --dice 4,3", {
            "ap": 0, "hit": True, "damage": 0, "prevented": True,
        },
    ),
    "a trample past a missed blow hurts": (
        "trample --pool 1 --defense 0 --trample-pool 2 --damage-pool 1 --dice 3,4,4", {
            "passes": True, "damage": 2, "rider_damage": 0, "ap": 0,
        },
    ),
    "a charge: a polearm's dice, and the rider falls": (
        "trample --charge --mount-speed 2 --property polearm --pool 1 --defense 0 --trample-pool 2"
        " --damage-pool 1 --dice 4,4,4,1", {
            "stopped": True, "rider_damage": 2, "dismounted": True,
        },
    ),
    "the last unarmed row counts up to 5": (
        "crit-table unarmed --damage-pool 7 --dice 6,4,4,4,4,4,4,4", {"damage": 5, "effect.kind": "self-damage-roll"},
    ),
    "shift 2 m towards the target": ("crit-table soul --dice 5", {"effect.kind": "shift", "effect.meters": 2}),
    "on squares all of the next row is ahead": ("arc --map square --facing n --at=-1,1", {"arc": "front"}),
    "a ring for every 2 metres": ("area 6", {"rings": 3, "spaces": 37}),
    "a shield does nothing for the back": (
        "attack --type ranged --pool 2 --defense 0 --damage-pool 1 --arc back --shield 1 --dice 4,1,4", {
            "resistance": 0, "hit": True, "damage": 1,
        },
    ),
    "+1 against a strange body (6): 1 does not exceed 1": (
        "attack -m feint --anatomy inhuman --pool 1 --defense 0 --damage-pool 1 --feint-pool 2"
        " --feint-resist 1 --dice 6,5,4", {
            "feint": False, "hit": False, "damage": 0,
        },
    ),
}


@each("sentence", TEXT)
def test_text(sentence: str) -> None:
    """What a sentence comes to with these faces."""
    line, expected = TEXT[sentence]
    result = archcli(f"{line} --json").result
    assert {path: at(result, path) for path in expected} == expected


def at(result: Any, path: str) -> Any:
    for key in path.split("."):
        result = result[int(key)] if isinstance(result, list) else result[key]
    return result

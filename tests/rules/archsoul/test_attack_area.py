"""attack --target: area attacks and cleaves (A-41, A-42, A-44, A-62)."""

from pathlib import Path
from typing import Any

import pytest

from archcli.rules.archsoul.attack.swing import AreaTarget
from archcli.rules.archsoul.pool import Pool
from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.rules.archsoul.attacks import NOTHING, run, short, swing

Target = tuple[str, int, int | None, int | None, bool, bool, int]
AREAS: dict[str, tuple[str, dict[str, Any], list[Target]]] = {
    "one roll recounted for each, one damage roll": (
        "--type ranged --target A=1 --target B=1+1 --target C=2:strong --target D=0:weak --target E=1+5:back"
        " --pool 3+1 --damage-pool 2 --dice 4,3,1,5,6", {
            "type": "ranged", "attack_total": 2, "hit": True, "damage_total": 2, "damage": 2, "hits": 3,
            "projectile": "target-space", "rolls": ["attack 4 3 1 @4 =2", "damage 5 6 @4 =2"],
        }, [
            ("A", 4, 2, 1, True, False, 2), ("B", 4, 2, 2, False, False, 0), ("C", 3, 3, 2, True, False, 2),
            ("D", 5, 1, 0, False, True, 0), ("E", 4, 2, 1, True, False, 2),
        ],
    ),
    "armor-piercing recounts the damage as well": (
        "--target A=0:strong --target B=0:weak --target C=0:strong:weak --property armor-piercing"
        " --pool 1 --damage-pool 3-1 --dice 5,3,4,5", {
            "attack_total": 1, "hit": True, "damage_total": 1, "damage": 1, "hits": 3,
            "rolls": ["attack 5 @4 =1", "damage 3 4 5 @4 =1"],
        }, [("A", 3, 1, 0, True, False, 2), ("B", 5, 1, 0, True, False, 1), ("C", 4, 1, 0, True, False, 1)],
    ),
    "only a shifted count hits": ("--target A=0:strong --target B=0 --pool 1 --damage-pool 1 --dice 3,6", {
        "attack_total": 0, "hit": True, "damage_total": 1, "damage": 1, "hits": 1,
        "rolls": ["attack 3 @4 =0", "damage 6 @4 =1"],
    }, [("A", 3, 1, 0, True, False, 1), ("B", 4, 0, 0, False, False, 0)]),
    "nobody is hit": ("--target A=9 --target B=8 --pool 1 --damage-pool 1 --dice 4", {
        "attack_total": 1, "hits": 0, "rolls": ["attack 4 @4 =1"],
    }, [("A", 4, 1, 9, False, False, 0), ("B", 4, 1, 8, False, False, 0)]),
    "a critical failure is judged for each, and is the attack's when it is one for all": (
        "--target A=0:strong --target B=0 --pool 3+1 --damage-pool 1 --dice 1,3,2,3", {
            "attack_total": 1, "hit": True, "hits": 1, "damage_total": 0, "rolls": [
                "attack 1 3 2 @4 =1", "damage 3 @4 =0",
            ],
        }, [("A", 3, 2, 0, True, False, 0), ("B", 4, 1, 0, False, True, 0)],
    ),
    "a critical failure for all misses all": (
        "--target A=0:strong --target B=0 --pool 2+1 --damage-pool 1 --crit --dice 1,2,3", {
            "attack_total": 1, "critical_failure": True, "crit_table": "melee", "hits": 0, "critical": {
                "table": "melee", "die": 3, "outcome": "wrist hurt: the next attack has difficulty +1",
                "effect": {"kind": "difficulty", "amount": 1}, "damage": 0,
                "rolls": [{"label": "critical", "dice": [3], "total": 3}], "modifiers": [],
            },
            "rolls": ["attack 1 2 @4 =1", "critical 3"],
        }, [("A", 3, 1, 0, False, True, 0), ("B", 4, 1, 0, False, True, 0)],
    ),
    "a throw hits whom its recount hits, though it totals 0 without it": (
        "--type thrown --target A=0:strong --pool 1 --damage-pool 1 --dice 3,5", {
            "type": "thrown", "ap": 1, "attack_total": 0, "hit": True, "hits": 1, "damage_total": 1, "damage": 1,
            "projectile": "target-space", "scatter": None, "rolls": ["attack 3 @4 =0", "damage 5 @4 =1"],
        }, [("A", 3, 1, 0, True, False, 1)],
    ),
    "a throw that totals 0 for all scatters": (
        "--type thrown --target A=0:strong --target B=0 --pool 1 --damage-pool 1 --dice 2,5", {
            "type": "thrown", "ap": 1, "attack_total": 0, "hits": 0, "projectile": "scatter",
            "scatter": {"die": 5, "direction": "behind-left"}, "rolls": ["attack 2 @4 =0", "scatter 5"],
        }, [("A", 3, 0, 0, False, False, 0), ("B", 4, 0, 0, False, False, 0)],
    ),
    "elemental without an attack roll hits all, and nobody has a total": (
        "--type elemental --no-attack-roll --target A=3+1 --target B=2:strong --damage-pool 1 --dice 4", {
            "type": "elemental", "hit": True, "damage_total": 1, "damage": 1, "hits": 2, "rolls": ["damage 4 @4 =1"],
        }, [("A", 4, None, 4, True, False, 1), ("B", 3, None, 2, True, False, 1)],
    ),
    "soul: each rolls its own resistance, in the order of the targets": (
        "--type soul --target A=1 --target B=2-1 --target C=0+1 --pool 1 --damage-pool 1 --dice 4,4,4,4", {
            "type": "soul", "attack_total": 1, "hit": False, "hits": 0, "rolls": [
                "attack 4 @4 =1", "resist A 4 @4 =1", "resist B 4 4 @4 =1", "resist C  @4 =1",
            ],
        }, [("A", 4, 1, 1, False, False, 0), ("B", 4, 1, 1, False, False, 0), ("C", 4, 1, 1, False, False, 0)],
    ),
    "soul: whoever resists less is hit": (
        "--type soul --target A=1 --target B=1 --resist-difficulty 6 --pool 1 --damage-pool 1 --dice 4,5,6,6", {
            "type": "soul", "attack_total": 1, "hit": True, "hits": 1, "damage_total": 1, "damage": 1, "rolls": [
                "attack 4 @4 =1", "resist A 5 @6 =0", "resist B 6 @6 =1", "damage 6 @4 =1",
            ],
        }, [("A", 4, 1, 0, True, False, 1), ("B", 4, 1, 1, False, False, 0)],
    ),
    "soul: everybody resists a critical failure too": ("--type soul --target A=0-5 --pool 1 --dice 1", {
        "type": "soul", "attack_total": 0, "critical_failure": True, "crit_table": "soul", "hits": 0,
        "rolls": ["attack 1 @4 =0", "resist A  @4 =-5"],
    }, [("A", 4, 0, -5, False, True, 0)]),
    "a cleave at two": ("-m cleave --target A=0 --target B=1 --pool 1 --damage-pool 1 --dice 5,5", {
        "maneuvers": ["cleave"], "attack_difficulty": 5, "damage_difficulty": 5, "attack_total": 1, "hit": True,
        "hits": 1,
        "damage_total": 1, "damage": 1, "rolls": ["attack 5 @5 =1", "damage 5 @5 =1"],
        "modifiers": ["attack difficulty +1 cleave", "damage difficulty +1 cleave"],
    }, [("A", 5, 1, 0, True, False, 1), ("B", 5, 1, 1, False, False, 0)]),
    "with a sheet, and an option that all targets share": (
        "sheets/aria.toml -w bow --armor plate --hold-firm --target A=0+1:back --target B=0:strong"
        " --dice 5,5,4,1,1,1,4,1,1,1", {
            "type": "ranged", "attacker": "Aria", "weapon": "bow", "attack_difficulty": 5, "attack_total": 2,
            "hit": True,
            "hits": 2, "damage_total": 1, "damage": 1, "projectile": "target-space",
            "rolls": ["attack 5 5 4 1 1 1 @5 =2", "damage 4 1 1 1 @4 =1"],
            "modifiers": ["attack difficulty +1 weak against armor"],
        }, [("A", 5, 2, 1, True, False, 1), ("B", 4, 3, 0, True, False, 1)],
    ),
}


def struck(targets: list[Target]) -> list[dict[str, Any]]:
    keys = ("name", "difficulty", "total", "resistance", "hit", "critical_failure", "damage")
    return [dict(zip(keys, one, strict=True)) for one in targets]


@each("name", AREAS)
def test_areas(name: str) -> None:
    """The whole result, every target with the number it puts up, and no hit points, resistance or margin."""
    line, expected, targets = AREAS[name]
    assert short(run(line).result) == NOTHING | expected | {"targets": struck(targets)}


RULED: dict[str, tuple[str, str, list[Target]]] = {
    "a shield that raises the difficulty is its bearer's alone": (
        'shield_bonus = "difficulty"',
        "--type ranged --target A=0+2 --target B=0+2:back --target C=0+9 --pool 1 --dice 5,6",
        [("A", 6, 0, 0, False, False, 0), ("B", 4, 1, 0, True, False, 1), ("C", 6, 0, 0, False, False, 0)],
    ),
    "an impossible difficulty of one target": (
        'shield_bonus = "difficulty"\nover_six = "impossible"',
        "--type ranged --target A=0+3 --target B=0 --pool 1 --dice 6,6",
        [("A", 7, 0, 0, False, False, 0), ("B", 4, 1, 0, True, False, 1)],
    ),
    "meeting is enough for each": ('hit = "meets"', "--target A=1 --target B=2 --pool 1 --dice 4,4", [
        ("A", 4, 1, 1, True, False, 1), ("B", 4, 1, 2, False, False, 0),
    ]),
    "meeting does not help a throw whose recount is 0": (
        'hit = "meets"', "--type thrown --target A=0:weak --target B=0 --pool 1 --dice 4,4",
        [("A", 5, 0, 0, False, False, 0), ("B", 4, 1, 0, True, False, 1)],
    ),
    "meeting does not help a throw of 0": (
        'hit = "meets"', "--type thrown --target A=0 --pool 1 --dice 3,1", [("A", 4, 0, 0, False, False, 0)],
    ),
    "meeting a resistance": ('hit = "meets"', "--type soul --target A=1 --pool 1 --dice 4,4,4", [
        ("A", 4, 1, 1, True, False, 1),
    ]),
    "a critical failure that need not miss": ("critical_misses = false", "--target A=0 --pool 1+1 --dice 1,4", [
        ("A", 4, 1, 0, True, True, 1),
    ]),
}


@pytest.mark.parametrize("name", RULED)
def test_rulings(name: str, tmp_path: Path) -> None:
    """House rulings reach each target of an area attack."""
    house, line, targets = RULED[name]
    result = run(f"{line} --damage-pool 1", house=house, folder=tmp_path).result
    assert result["targets"] == struck(targets)
    assert result["hits"] == sum(one[4] for one in targets)


def targets(*entries: tuple[int, int, bool, bool, bool]) -> tuple[AreaTarget, ...]:
    return tuple(
        AreaTarget(name=f"T{place}", defense=defense, shield=shield, strong=strong, weak=weak, back=back)
        for place, (defense, shield, strong, weak, back) in enumerate(entries)
    )


THREE = targets((0, 0, True, False, False), (1, 0, False, True, False), (0, 1, False, False, True))
SOULS = (
    AreaTarget(name="A", resist=Pool(0)), AreaTarget(name="B", resist=Pool(1)), AreaTarget(name="C", resist=Pool(0, 1)),
)
ODDS: dict[str, dict[str, Any]] = {
    "melee": {"targets": THREE},
    "ranged, armor-piercing": {"type": "ranged", "targets": THREE, "properties": ("armor-piercing",), "crit": True},
    "ranged, by rulings": {
        "type": "ranged", "targets": THREE, "rulings": {"shield_bonus": "difficulty", "hit": "meets"},
    },
    "thrown": {"type": "thrown", "targets": THREE, "rulings": {"critical_failure": "no-success"}},
    "elemental": {"type": "elemental", "targets": THREE, "no_attack_roll": True},
    "soul": {"type": "soul", "targets": SOULS, "crit": True},
    "soul, by rulings": {"type": "soul", "targets": SOULS, "rulings": {"critical_misses": False, "hit": "meets"}},
    "a quick cleave": {"targets": THREE[:2], "maneuvers": ("cleave", "quick")},
}


@pytest.mark.parametrize("name", ODDS)
def test_odds_are_those_of_every_face_listed(name: str) -> None:
    """The exact odds of area attacks with small pools are those of a listing of all faces."""
    assert_odds(swing(**{"pool": 2, "damage_pool": 1} | ODDS[name]))


@pytest.mark.parametrize("name", ["ranged, armor-piercing", "soul"])
def test_rolls_fit_the_odds(name: str) -> None:
    """Many seeded rolls of ordinary pools come up as the exact odds say."""
    assert_rolls(swing(pool=6, damage_pool=5, **ODDS[name]))


def test_odds_of_many_targets_stay_small() -> None:
    """Only the number of hits branches, so a crowd is no more work than a handful."""
    marks = enumerate(["", ":strong", ":weak", ":back"] * 5)
    crowd = " ".join(f"--target T{at}={at % 4}+{at % 2}{mark}" for at, mark in marks)
    odds = run(f"--type ranged --pool 15 --damage-pool 15 {crowd} --odds").odds
    assert odds["exact"] is True
    assert {one["outcome"]["hits"] for one in odds["outcomes"]} <= set(range(21))

"""Numbers of attacks and critical tables moved by hand (A-124)."""

from typing import Any

import pytest

from archcli.by_hand import ByHand
from archcli.report import Modifier
from archcli.rules.archsoul.attack import ready
from archcli.rules.archsoul.attack.swing import AreaTarget, Attacker, Swing, Target
from archcli.rules.archsoul.crit_table import crit_table
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from tests.each import each
from tests.oracles import assert_odds
from tests.rules.archsoul.attacks import CASES, run, short
from tests.running import archcli

FULL = "--pool 1 --defense 0 --damage-pool 1"
MOVED: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "the attack pool, without a name": (f"{FULL} --modify '+1 high ground' --dice 4,4,1", {"attack_total": 2}, [
        "attack pool +1 high ground"]),
    "a pool of no dice": (f"{FULL} --modify -3", {"attack_total": 0, "critical_failure": False}, [
        "attack pool -3 by hand"]),
    "a difficulty, after what the rules do and before it is kept": (
        f"{FULL} -m reckless --modify 'attack difficulty +1 rain' --modify 'damage difficulty -2 sharp' --dice 6,2", {
            "attack_difficulty": 6, "damage_difficulty": 2, "damage": 1,
        }, [
            "attack difficulty +2 reckless attack", "attack difficulty +1 rain",
            "attack difficulty -1 kept within 2 to 6", "damage difficulty -1 reckless attack",
            "damage difficulty -2 sharp", "damage difficulty +1 kept within 2 to 6",
        ],
    ),
    "the damage pool and the resistance": (
        f"{FULL} --modify 'damage-pool +1 oil' --modify 'RESISTANCE +1 fog' --dice 4", {
            "resistance": 1, "hit": False}, ["damage pool +1 oil", "resistance +1 fog"],
    ),
    "a resistance with a shield": (
        f"--type ranged {FULL} --shield 1 --modify 'resistance -1 blind' --dice 4,4", {"resistance": 0, "hit": True}, [
            "resistance +1 shield", "resistance -1 blind"],
    ),
    "what a hit deals, which is not the total of its roll": (
        f"{FULL} --hit-points 2 --modify 'damage +1 poison' --dice 4,4", {
            "damage_total": 1, "damage": 2, "hit_points_left": 0, "down": True}, ["damage +1 poison"],
    ),
    "a miss deals nothing all the same": (f"{FULL} --modify 'damage +1 poison' --dice 3", {"damage": 0}, [
        "damage +1 poison"]),
    "never below 0": (f"{FULL} --modify 'damage -9 padding' --dice 4,4", {"damage_total": 1, "damage": 0}, [
        "damage -9 padding"]),
    "the feint": (
        f"{FULL} -m feint --feint-pool 1 --feint-resist 0 --anatomy inhuman --modify 'feint difficulty -2 wine'"
        " --dice 4,4,4", {"feint": True}, ["feint difficulty +1 not human-like", "feint difficulty -2 wine"],
    ),
    "a soul attack: the roll that resists it": (
        "--type soul --pool 1 --resist 1 --modify 'resistance +1 calm' --dice 4,3", {
            "resistance": 1, "margin": 0, "hit": False}, ["resistance +1 calm"],
    ),
    "a shatter: the opponent's roll, and both damages": (
        "-m shatter --pool 1 --resist 1 --damage-pool 1 --counter-damage-pool 1 --own-hardness 1"
        " --modify 'resistance +1 braced' --modify 'counter damage +2 spikes' --modify 'damage -1 dull' --dice 4,4,4", {
            "attack_total": 1, "resistance": 2, "winner": "defender", "counter_damage": 2,
        }, ["resistance +1 braced", "damage -1 dull", "counter damage -1 hardness", "counter damage +2 spikes"],
    ),
    "several targets: each one's Defense": (
        "--pool 1 --damage-pool 1 --target A=0 --target B=1 --modify 'resistance -1 asleep' --modify 'damage +1 salt'"
        " --dice 4,4", {"hits": 2, "damage": 2}, ["resistance -1 asleep", "damage +1 salt"],
    ),
    "several targets: each one's own roll": (
        "--type soul --pool 1 --target A=0 --target B=1 --modify 'resistance +1 calm' --dice 4,3", {"hits": 0}, [
            "resistance +1 calm"],
    ),
    "no attack roll: the damage pool is the main number": (
        "--type elemental --no-attack-roll --damage-pool 1 --modify '+1 oil' --dice 4,4", {"damage": 2}, [
            "damage pool +1 oil"],
    ),
    "a change by 0 is none": (f"{FULL} --modify +0 --dice 1", {"attack_total": 0}, []),
}


@each("name", MOVED)
def test_moved(name: str) -> None:
    """A number moves last of its group, and says why."""
    line, expected, modifiers = MOVED[name]
    result = short(run(line).result)
    assert {key: result[key] for key in expected} == expected
    assert result["modifiers"] == modifiers


ALL = ("attack pool", "attack difficulty", "damage pool", "damage difficulty", "damage", "resistance")
MOVABLE: dict[str, tuple[str, ...]] = {
    FULL: ALL, f"{FULL} -m feint --feint-pool 1 --feint-resist 1": (*ALL, "feint difficulty"),
    f"{FULL} -m knockdown --resist 1": tuple(name for name in ALL if name != "damage"),
    "--pool 1 --damage-pool 1 -m shatter --resist 1": ALL,
    "--pool 1 --damage-pool 1 -m shatter --resist 1 --counter-damage-pool 1": (*ALL, "counter damage"),
    "--type soul --pool 1 --resist 1": ("attack pool", "attack difficulty", "resistance"),
    "--type elemental --no-attack-roll --damage-pool 1": ("damage pool", "damage difficulty", "damage"),
    "--pool 1 --damage-pool 1 --target A=1": ALL,
    "--damage-pool 1 -m shatter --drop": (),
}


@pytest.mark.parametrize("line", MOVABLE)
def test_movable(line: str) -> None:
    """What an attack neither rolls nor compares is no number of it: it is refused with those that exist."""
    for name in (*ALL, "feint difficulty", "counter damage", "armor"):
        done = run(f"{line} --modify '{name} +1 why' --seed 1")
        assert (done.code == 0) == (name in MOVABLE[line]), name
    message = done.error["message"] + done.error.get("hint", "")
    assert [name for name in MOVABLE[line] if name not in message] == []


def test_too_many_dice_are_refused() -> None:
    """A pool by hand has no more dice than one that is typed."""
    for name in ("attack pool", "damage pool"):
        done = run(f"{FULL} --modify '{name} +999999999'")
        assert (done.code, "dice" in done.error["message"]) == (2, True)


HAND = ByHand((
    Modifier("attack pool", 1, "a"), Modifier("attack difficulty", -1, "b"), Modifier("damage pool", 1, "c"),
    Modifier("damage difficulty", 1, "d"), Modifier("damage", 1, "e"), Modifier("resistance", 1, "f"),
))


@pytest.mark.parametrize("target", [
    {"target": Target(defense=1, hit_points=2)},
    {"targets": (AreaTarget(name="A", defense=0, strong=True), AreaTarget(name="B", defense=1))},
])
def test_odds(target: dict[str, Any]) -> None:
    """The exact odds are those of every face listed."""
    swing = Swing(attacker=Attacker(pool=Pool(1), damage_pool=Pool(1)), **target)
    assert_odds(ready(swing, (), Archsoul(), HAND))


@pytest.mark.parametrize(("line", "damage", "modifiers"), [
    ("melee --damage-pool 3 --modify '-1 blunt' --dice 6,4,4", 2, ["damage pool -1 blunt"]),
    ("unarmed --damage-pool 1 --modify 'damage difficulty +1' --modify 'damage difficulty +3' --dice 6,6", 1, [
        "damage difficulty +1 by hand", "damage difficulty +3 by hand", "damage difficulty -2 kept within 2 to 6",
    ]),
    ("melee --damage-pool 3 --modify '-1 blunt' --dice 5", 0, ["damage pool -1 blunt"]),
])
def test_critical_tables(line: str, damage: int, modifiers: list[str]) -> None:
    """The damage roll of a sixth row moves too."""
    result = short(archcli(f"crit-table {line} --json", folder=CASES).result)
    assert (result["damage"], result["modifiers"]) == (damage, modifiers)


@pytest.mark.parametrize("line", ["melee", "firearm --damage-pool 3", "soul"])
def test_a_table_without_a_damage_roll_has_nothing_to_move(line: str) -> None:
    """No damage pool, or a table that never rolls one."""
    done = archcli(f"crit-table {line} --modify '-1 blunt'")
    assert (done.code, "--modify" in done.err) == (2, True)


def test_odds_of_a_table() -> None:
    """The exact odds are those of every face listed."""
    hand = ByHand((Modifier("damage pool", 1, "a"), Modifier("damage difficulty", 1, "b")))
    assert_odds(lambda dice: crit_table("melee", damage_pool=Pool(1), by_hand=hand, rulings=Archsoul(), dice=dice))

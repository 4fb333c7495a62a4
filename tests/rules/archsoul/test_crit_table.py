"""crit-table: the five tables row by row, the damage rolls on two sixth rows, and the odds."""

from typing import Any

import pytest

from archcli.dice.typed import TypedDice
from archcli.rules.archsoul.crit_table import TABLES, Table, crit_table
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.running import HERE, archcli

CASES = HERE / "cases"

OPENING = {"kind": "reactive-attack", "from": "target"}
HARDER = {"kind": "difficulty", "amount": 1}
OFF_BALANCE = {"kind": "defense", "amount": -1, "rounds": 1}
ROWS: dict[str, list[tuple[dict[str, Any], int | None]]] = {
    "melee": [
        ({"kind": "drop", "where": "own-feet"}, 0), ({"kind": "drop", "where": "target-feet"}, 0), (HARDER, 0),
        (OFF_BALANCE, 0), (OPENING, 0), ({"kind": "weapon-damage"}, None),
    ],
    "firearm": [
        ({"kind": "jam", "rounds": 1}, 0), (HARDER, 0), ({"kind": "self-damage", "amount": 2}, 2),
        ({"kind": "self-damage", "amount": 4}, 4),
        ({"kind": "blast", "amount": 4, "radius_m": 2, "weapon": "needs-repair"}, 4),
        ({"kind": "blast", "amount": 6, "radius_m": 2, "weapon": "destroyed"}, 6),
    ],
    "bow": [
        ({"kind": "drop", "where": "own-feet"}, 0), ({"kind": "redirect", "to": "adjacent-target"}, 0),
        ({"kind": "redirect", "to": "ally", "within_m": 6}, 0), ({"kind": "self-damage", "amount": 2}, 2), (HARDER, 0),
        ({"kind": "weapon", "weapon": "needs-repair"}, 0),
    ],
    "unarmed": [
        ({"kind": "knocked-down"}, 0), ({"kind": "move", "amount": -1, "rounds": 1}, 0), (HARDER, 0), (OFF_BALANCE, 0),
        (OPENING, 0), ({"kind": "self-damage-roll", "maximum": 5}, None),
    ],
    "soul": [
        ({"kind": "drain", "amount": 1}, 0), ({"kind": "drain", "amount": 2}, 0), ({"kind": "drain", "amount": 3}, 0),
        ({"kind": "self-damage", "amount": 4}, 4), ({"kind": "shift", "meters": 2, "towards": "target"}, 0),
        ({"kind": "attribute", "attribute": "soulpower", "amount": -1}, 0),
    ],
}


@each(
    ("table", "die", "effect", "damage"),
    [(table, die, *row) for table, rows in ROWS.items() for die, row in enumerate(rows, 1)],
)
def test_every_row(table: str, die: int, effect: dict[str, Any], damage: int | None) -> None:
    """One die picks the row; its effect and its damage are the table's, and without a pool nothing else is rolled."""
    result = archcli(f"crit-table {table} --dice {die} --json").result
    assert result == {
        "table": table, "die": die, "outcome": TABLES[table][die - 1].outcome,  # type: ignore[index]
        "effect": effect, "damage": damage, "rolls": [{"label": "critical", "dice": [die], "total": die}],
        "modifiers": [],
    }


DAMAGE = [
    ("melee --damage-pool 3 --dice 6,4,5,1", 2, [4, 5, 1], 4),
    ("melee --damage-pool 7 --dice 6,4,4,4,4,4,4,4", 7, [4] * 7, 4),
    ("melee --damage-pool 1-3 --dice 6,6", 0, [6], 4),
    ("melee --damage-pool 2 --damage-difficulty 2 --dice 6,2,1", 1, [2, 1], 2),
    ("melee --damage-pool 2 --house sheets/house-open.toml --dice 6,4,5", 1, [4, 5], 5),
    ("unarmed --damage-pool 7 --dice 6,4,4,4,4,4,4,1", 5, [4, 4, 4, 4, 4, 4, 1], 4),
    ("unarmed --damage-pool 2+1 --dice 6,4,1", 2, [4, 1], 4),
    ("unarmed --damage-pool 0 --dice 6", 0, [], 4),
]


@pytest.mark.parametrize(("line", "damage", "faces", "difficulty"), DAMAGE)
def test_a_sixth_row_rolls_damage(line: str, damage: int, faces: list[int], difficulty: int) -> None:
    """Row 6 of melee and unarmed rolls the damage pool; unarmed counts at most 5, and damage is never below 0."""
    result = archcli(f"crit-table {line} --json", folder=CASES).result
    roll = result["rolls"][1]
    assert (result["damage"], roll["label"], roll["dice"], roll["difficulty"]) == (damage, "damage", faces, difficulty)


@pytest.mark.parametrize("row", range(1, 6))
def test_other_rows_leave_the_pool_alone(row: int) -> None:
    """A damage pool is rolled on row 6 alone."""
    assert len(archcli(f"crit-table melee --damage-pool 3 --dice {row} --json").result["rolls"]) == 1


REFUSED = [
    ("crit-table sword", ["sword", "melee, firearm, bow, unarmed, soul"]),
    ("crit-table meele", ['did you mean "melee"?']),
    ("crit-table melee --damage-difficulty 7", ["--damage-difficulty", "2 to 6"]),
    ("crit-table melee --damage-pool x", ["--damage-pool", "sheet"]),
]


@pytest.mark.parametrize(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """What is no table or no difficulty is refused, with the nearest choice or all."""
    done = archcli(line)
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


@each("table", TABLES)
@pytest.mark.parametrize("pool", [None, Pool(2, -1), Pool(3, 3)])
def test_odds(table: str, pool: Pool | None) -> None:
    """The odds of every table are those of every face listed."""
    assert_odds(lambda dice: crit_table(table, damage_pool=pool, rulings=Archsoul(), dice=dice))


def test_outcome_keys() -> None:
    """The damage is an outcome where it can be told: not on melee and unarmed without a pool."""
    def keys(table: str, pool: Pool | None) -> tuple[str, ...]:
        return crit_table(table, damage_pool=pool, rulings=Archsoul(), dice=TypedDice([1])).tabulated().keys

    assert [keys(table, None) for table in TABLES] == [
        ("die",), ("die", "damage"), ("die", "damage"), ("die",), ("die", "damage")]
    assert keys("melee", Pool(1)) == ("die", "damage")


def test_rolls_fit_the_odds() -> None:
    """Seeded rolls of the unarmed table fit its odds."""
    assert_rolls(lambda dice: crit_table("unarmed", damage_pool=Pool(6), rulings=Archsoul(), dice=dice))


def test_report_reads_aloud() -> None:
    """The text says the row in words and whom the damage befalls."""
    assert archcli("crit-table firearm --dice 5").out == (
        "critical failure (firearm table)\n"
        "  critical  5\n"
        "            burst: 4 damage to all within 2 m, and the weapon has to be repaired\n"
        "            4 damage to all in the blast\n"
    )
    assert "a damage roll is due" in archcli("crit-table melee --dice 6").out
    assert archcli("crit-table soul --dice 3 -q").out == "3\n"


@each("table", TABLES)
def test_what_each_row_brings(table: Table) -> None:
    """Odds say it beside the chance; --table without rolling, with nothing that only a roll gives a meaning."""
    odds, shown = archcli(f"crit-table {table} --odds").out, archcli(f"crit-table {table} --table")
    for number, row in enumerate(TABLES[table], 1):
        assert f"  {number}  16.67 %  {row.outcome}\n" in odds
        assert f"  {number}  {row.outcome}\n" in shown.out
    assert archcli(f"crit-table {table} --table --json").json["explanation"] + "\n" == shown.out
    assert archcli(f"crit-table {table} --table --dice 3").code == 2

"""`archcli crit-table`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting, Who
from archcli.cli.games.archsoul.sheets import pool
from archcli.cli.plan import Explain, Plan, Planned
from archcli.given import Given, Word
from archcli.names import fold
from archcli.rules.archsoul.attack.swing import BY_HAND
from archcli.rules.archsoul.crit_effects import NOBODY, Failing
from archcli.rules.archsoul.crit_table import DamageDifficulty, DamagePool, told
from archcli.rules.archsoul.crit_table import crit_table as resolve
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet


def crit_table(
    table: Annotated[str, Word(
        "melee|firearm|bow|unarmed|soul", choices="archcli.rules.archsoul.crit_table:TABLES",
        help="The table of what went wrong.")],
    rulings: Archsoul,
    by_hand: ByHand,
    damage_pool: DamagePool = None,
    damage_difficulty: DamageDifficulty = None,
    show: Annotated[bool, Given("--table", help="Roll nothing; show what each row of the table brings.")] = False,
    who: Who = None,
    *,
    acting: Acting,
) -> Planned:
    """Roll what a critical failure brings.

    Example: archcli crit-table melee --damage-pool 4/2
    """
    if show:
        return Explain(told(table), option="--table")
    hurt = pool(damage_pool, None, "--damage-pool")
    failing = NOBODY if acting.state is None else _failing(acting.sheet(), table)
    return Plan(lambda dice: resolve(
        table, damage_pool=hurt, damage_difficulty=damage_difficulty, by_hand=by_hand, failing=failing, rulings=rulings,
        dice=dice,
    ))


FLYING_TABLES = ("bow", "firearm")


def _failing(sheet: Sheet, table: str) -> Failing:
    """The weapon that somebody used last in the fight is the one that failed, if it is one for that table."""
    weapon = next((own for name, own in sheet.weapons.items() if fold(name) == fold(sheet.last_used or "")), None)
    if weapon is None or (weapon.kind == "ranged" and table not in FLYING_TABLES) or (
        weapon.kind in BY_HAND and table in FLYING_TABLES
    ):
        return NOBODY
    return Failing(weapon.name, weapon.hp)

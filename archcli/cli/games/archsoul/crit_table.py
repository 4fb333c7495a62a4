"""`archcli crit-table`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.archsoul.sheets import pool
from archcli.cli.plan import Explain, Plan, Planned
from archcli.given import Given, Word
from archcli.rules.archsoul.crit_table import DamageDifficulty, DamagePool, told
from archcli.rules.archsoul.crit_table import crit_table as resolve
from archcli.rules.archsoul.rulings import Archsoul


def crit_table(
    table: Annotated[str, Word(
        "melee|firearm|bow|unarmed|soul", choices="archcli.rules.archsoul.crit_table:TABLES",
        help="The table of what went wrong.")],
    rulings: Archsoul,
    by_hand: ByHand,
    damage_pool: DamagePool = None,
    damage_difficulty: DamageDifficulty = None,
    show: Annotated[bool, Given("--table", help="Roll nothing; show what each row of the table brings.")] = False,
) -> Planned:
    """Roll what a critical failure brings.

    Example: archcli crit-table melee --damage-pool 4/2
    """
    if show:
        return Explain(told(table), option="--table")
    hurt = pool(damage_pool, None, "--damage-pool")
    return Plan(lambda dice: resolve(
        table, damage_pool=hurt, damage_difficulty=damage_difficulty, by_hand=by_hand, rulings=rulings, dice=dice))

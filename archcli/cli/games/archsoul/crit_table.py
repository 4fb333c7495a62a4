"""`archcli crit-table`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.archsoul.sheets import pool
from archcli.cli.plan import Plan
from archcli.rules.archsoul.rulings import Archsoul


def crit_table(
    table: Annotated[str, Argument(
        metavar="melee|firearm|bow|unarmed|soul", help="The table of what went wrong.", show_default=False)],
    rulings: Archsoul,
    damage_pool: Annotated[str | None, Option(
        "--damage-pool", metavar="POOL", rich_help_panel="Damage",
        help="Rolled when row 6 of melee or unarmed asks for a damage roll.")] = None,
    damage_difficulty: Annotated[int | None, Option(
        "--damage-difficulty", metavar="2-6", rich_help_panel="Damage",
        help="Least face that counts for damage (4).")] = None,
) -> Plan:
    """Roll what a critical failure brings.

    Example: archcli crit-table melee --damage-pool 4/2
    """
    from archcli.rules.archsoul.crit_table import crit_table

    hurt = pool(damage_pool, None, "--damage-pool")
    return Plan(lambda dice: crit_table(
        table, damage_pool=hurt, damage_difficulty=damage_difficulty, rulings=rulings, dice=dice))

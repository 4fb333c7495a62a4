"""`archcli roll`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.archsoul.sheets import load
from archcli.cli.session import Plan
from archcli.rules.archsoul.rulings import Archsoul


def roll(
    words: Annotated[list[str], Argument(metavar="POOL | NOTATION", help="4/3+1, precision/awareness, 4d6kh3, ...")],
    rulings: Archsoul,
    sheet: Annotated[str | None, Option("--sheet", "-s", metavar="SHEET", help="Names stand for this sheet's numbers.")] = None,
    difficulty: Annotated[int | None, Option("--difficulty", "-d", metavar="2-6", help="Least face that counts (4).")] = None,
    against: Annotated[int | None, Option("--against", metavar="N", help="The total has to beat this number.")] = None,
) -> Plan:
    """Roll a pool or dice notation.

    Example: archcli roll 4/3+1 -d 5
    """
    text = " ".join(words)
    read = load(sheet, rulings)
    from archcli.rules.archsoul.roll import roll
    from archcli.rules.archsoul.sheet import parse_pool

    pool = parse_pool(text, read)
    return Plan(lambda dice: roll(pool, difficulty=difficulty, against=against, rulings=rulings, dice=dice), can_fail=True)

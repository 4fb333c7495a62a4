"""`archcli recover`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.plan import Plan
from archcli.rules.archsoul.rulings import Archsoul


def recover(
    count: Annotated[int, Argument(metavar="COUNT", help="How many were shot or thrown.", show_default=False)],
    rulings: Archsoul,
    ammunition: Annotated[str, Option(
        "--ammunition", metavar="arrow|bolt|shot|thrown", help="What it was (arrow).", show_default=False)] = "arrow",
    no_break: Annotated[bool, Option("--no-break", help="Nothing breaks: the game master waives it.")] = False,
) -> Plan:
    """Look for ammunition and thrown objects after a fight.

    Example: archcli recover 4 --ammunition bolt
    """
    from archcli.rules.archsoul.recover import recover

    return Plan(lambda dice: recover(
        count, ammunition=ammunition, breaks=not no_break, rulings=rulings, dice=dice))

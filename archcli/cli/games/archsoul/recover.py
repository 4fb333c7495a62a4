"""`archcli recover`."""

from typing import Annotated

from archcli.cli.acting import Acting, Who
from archcli.cli.plan import Plan
from archcli.given import Given, Word
from archcli.rules.archsoul.recover import What, counted
from archcli.rules.archsoul.recover import recover as resolve
from archcli.rules.archsoul.rulings import Archsoul


def recover(
    count: Annotated[int, Word("COUNT", help="How many were shot or thrown.")],
    rulings: Archsoul,
    ammunition: What = "arrow",
    no_break: Annotated[bool, Given("--no-break", help="Nothing breaks: the game master waives it.")] = False,
    who: Who = None,
    *,
    acting: Acting,
) -> Plan:
    """Look for ammunition and thrown objects after a fight.

    Example: archcli recover 4 --ammunition bolt
    """
    weapon = None if acting.state is None else counted(acting.sheet(), ammunition)
    return Plan(lambda dice: resolve(
        count, ammunition=ammunition, breaks=not no_break, weapon=weapon, rulings=rulings, dice=dice))

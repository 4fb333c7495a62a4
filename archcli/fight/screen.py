"""What the board shows on a screen."""

from archcli.fight.state import Fight
from archcli.report import Report, Span, line


def report(fight: Fight) -> Report:
    """The screen of a fight."""
    return Report((Span(f"round {fight.round}"),), tuple(
        line(name, one.condition) for name, one in fight.combatants.items()
    ))

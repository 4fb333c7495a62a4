"""The commands of `archcli fight`: a fight that remembers."""

from archcli.cli.tree import Entry

BOARD, TURNS, HAND, RECORD = "The board", "Turns", "By hand", "The record"
SHOW = "show"
"""The command that stands where none is typed."""


def _entry(name: str, summary: str, panel: str) -> Entry:
    result = "archcli.fight.board:Board"
    return Entry(f"archcli.cli.fight.commands.{name.rstrip('_')}", name, summary, panel, result=result)


COMMANDS: dict[str, Entry] = {
    "new": _entry("new", "Begin a fight with these sheets.", BOARD),
    "show": _entry("show", "Show the board; archcli fight alone does the same.", BOARD),
    "start": _entry("start", "Roll initiative for everybody.", TURNS)._replace(result="archcli.report:Result"),
    "next": _entry("next_", "End the turn; the next in order is up.", TURNS),
    "act": _entry("act", "Do what rolls no dice: move, draw, study ...", TURNS)._replace(
        result="archcli.report:Result"),
}

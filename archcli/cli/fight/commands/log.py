"""`archcli fight log`."""

from dataclasses import replace
from typing import Annotated

from archcli.cli.fight.store import Store
from archcli.fight.log import Log, chosen
from archcli.fight.log import log as told
from archcli.given import Given, Range


def log(
    fight: str,
    last: Annotated[int | None, Range(1), Given("--last", "-n", help="Only the last N lines.")] = None,
    round: Annotated[int | None, Range(0), Given("--round", help="Only those of a round.")] = None,
    all: Annotated[bool, Given("--all", help="Also steps that were taken back, and what was changed by hand.")] = False,
) -> Log:
    """Tell what happened, step by step.

    With --json the documents as they are recorded, one a line.

    Example: archcli fight log -n 5

    Example: archcli fight log -f markdown
    """
    store = Store(fight)
    now = store.read()
    entries = chosen(store.history().lines, round=round, last=last, everything=all)
    found = told(entries, file=fight, everything=all)
    return replace(found, system=now.system, documents=tuple(entry.line for entry in entries))

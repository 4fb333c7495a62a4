"""`archcli fight check`."""

import gc

from archcli.cli.fight.again import Again
from archcli.cli.fight.store import Store
from archcli.cli.program import program
from archcli.fight.check import Check


def check(fight: str) -> Check:
    """Resolve every recorded step again from its seed or faces, and compare.

    Exit 3 where something differs.

    Example: archcli fight check
    """
    gc.enable()
    store = Store(fight)
    now = store.read()
    steps = store.history().steps
    whole = program()
    differences = tuple(one for step in steps for one in Again(step).differences(whole))
    return Check(steps=len(steps), same=not differences, differences=differences, system=now.system)

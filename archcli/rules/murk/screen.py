"""The numbers of The Murk on one page, from the tables that its commands use."""

from collections.abc import Iterator

from archcli.report import Table, signed
from archcli.rules.murk.attribute import TIERS, outpaced
from archcli.rules.murk.distance import FARTHER
from archcli.rules.murk.weapon import UNSTATED, WEAPONS
from archcli.screen import columns


def screen() -> Iterator[Table]:
    """Bands, weapons, quality, and what a lead is worth."""
    yield columns(("band", "last foot"), [("close", "arm's reach"), *((band, str(feet)) for band, feet in FARTHER)])
    yield columns(("weapon", "damage", "range"), [
        *((weapon.name, str(weapon.damage), weapon.range) for weapon in WEAPONS), ("any other", str(UNSTATED), ""),
    ])
    yield columns(("quality", "roll"), [(f"tier {tier}", signed(by)) for tier, by in TIERS.items()])
    yield columns(("lead of Initiative", "roll"), [(f"{lead} points", signed(outpaced(lead))) for lead in (5, 10, 15)])

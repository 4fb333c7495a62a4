"""The maneuvers of an attack (A-46 to A-64): one file each, known by a row of the table."""

from __future__ import annotations

from archcli.rules.archsoul.attack.maneuvers.charge import Charge
from archcli.rules.archsoul.attack.maneuvers.cleave import Cleave
from archcli.rules.archsoul.attack.maneuvers.feint import Feint
from archcli.rules.archsoul.attack.maneuvers.knockdown import Knockdown
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver
from archcli.rules.archsoul.attack.maneuvers.quick import Quick
from archcli.rules.archsoul.attack.maneuvers.reckless import Reckless
from archcli.rules.archsoul.attack.maneuvers.shatter import Shatter
from archcli.rules.archsoul.attack.maneuvers.sneak import Sneak

MANEUVERS: dict[str, type[Maneuver]] = {
    maneuver.NAME: maneuver for maneuver in (Quick, Reckless, Charge, Feint, Sneak, Knockdown, Shatter, Cleave)
}
"""Every maneuver by its name, in the order in which their shifts are listed."""
COMBINE = ({Feint.NAME, Shatter.NAME}, {Feint.NAME, Knockdown.NAME})
"""The attack modifiers that go together (A-51)."""

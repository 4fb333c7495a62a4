"""The cleave (A-62, A-63)."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Refusal
from archcli.rules.archsoul.attack.swing import BY_HAND, Swing
from archcli.rules.archsoul.rulings import Archsoul

TARGETS = 2


class Cleave(Maneuver):
    """One blow at up to two adjacent spaces."""

    NAME, RULE, BECAUSE = "cleave", "A-62", "cleave"
    ATTACK, DAMAGE, NO_REACTION = 1, 1, "A-63"

    def refusals(self, swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
        kind, semi = swing.type, "semi-light" in swing.gear.properties
        yield kind not in BY_HAND, f"a cleave is made with a melee weapon, and this attack is {kind}", self.RULE
        yield swing.light(rulings) or (kind == "melee" and semi), (
            "a cleave needs a melee weapon that is neither light nor semi-light"
        ), self.RULE
        yield len(swing.targets) > TARGETS, (
            f"a cleave strikes up to {TARGETS} adjacent spaces, and {len(swing.targets)} targets are named"
        ), self.RULE

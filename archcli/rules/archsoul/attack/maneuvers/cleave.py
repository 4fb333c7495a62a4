"""The cleave (A-62, A-63)."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Refusal
from archcli.rules.archsoul.attack.swing import BY_HAND, Arms, Swing
from archcli.rules.archsoul.rulings import Archsoul

TARGETS = 2


class Cleave(Maneuver):
    """One blow at up to two adjacent spaces."""

    NAME, RULE, BECAUSE = "cleave", "A-62", "cleave"
    ATTACK, DAMAGE, NO_REACTION = 1, 1, "A-63"

    @classmethod
    def unfit(cls, arms: Arms, rulings: Archsoul) -> Iterator[Refusal]:
        yield arms.type not in BY_HAND, (
            f"a cleave is made with a melee weapon, and this attack is {arms.type}"
        ), cls.RULE
        yield arms.light(rulings) or (arms.type == "melee" and "semi-light" in arms.properties), (
            "a cleave needs a melee weapon that is neither light nor semi-light"
        ), cls.RULE

    def refusals(self, swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
        yield len(swing.targets) > TARGETS, (
            f"a cleave strikes up to {TARGETS} adjacent spaces, and {len(swing.targets)} targets are named"
        ), self.RULE

"""The reckless attack (A-48)."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Refusal
from archcli.rules.archsoul.attack.swing import BY_HAND, Arms
from archcli.rules.archsoul.rulings import Archsoul


class Reckless(Maneuver):
    """Harder to hit with, and it hurts more."""

    NAME, RULE, BECAUSE = "reckless", "A-48", "reckless attack"
    STYLE, ACTION, ATTACK, DAMAGE = True, "reckless-attack", 2, -1

    @classmethod
    def unfit(cls, arms: Arms, rulings: Archsoul) -> Iterator[Refusal]:
        yield arms.type not in BY_HAND, (
            f"a reckless attack is melee or unarmed, and this one is {arms.type}"
        ), cls.RULE

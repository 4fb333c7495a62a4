"""The quick attack (A-46, A-47)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from archcli.given import Given
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, Maneuver, Refusal, Shift
from archcli.rules.archsoul.attack.swing import Arms, Swing
from archcli.rules.archsoul.rulings import Archsoul


class Quick(Maneuver):
    """A light weapon does not make it harder, but a heavy one in the other hand does."""

    NAME, RULE, BECAUSE = "quick", "A-46", "quick attack"
    STYLE, ACTION, DAMAGE = True, "quick-attack", 1

    other_hand: Annotated[Literal["empty", "light", "non-light"], Given(
        "--other-hand", panel=PANEL, help="Quick: what the other hand holds (empty).")] = "empty"

    @classmethod
    def unfit(cls, arms: Arms, rulings: Archsoul) -> Iterator[Refusal]:
        yield "two-handed" in arms.properties, (
            "a quick attack needs a one-handed weapon, and this one is two-handed"
        ), cls.RULE

    def attack_shifts(self, swing: Swing, rulings: Archsoul) -> Iterator[Shift]:
        yield int(not swing.arms.light(rulings)), self.BECAUSE
        yield int(self.other_hand == "non-light"), "other hand"

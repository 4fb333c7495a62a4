"""The charge of a mount (A-64)."""

from collections.abc import Iterator
from typing import Annotated

from archcli.given import Given, Range, missing
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, Maneuver, Refusal, Shift
from archcli.rules.archsoul.attack.swing import Arms, Swing
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn_actions import CHARGE_SPACES

LEAST = 3
"""A charge covers at least so many spaces."""


class Charge(Maneuver):
    """The mount's speed joins the damage pool."""

    NAME, RULE, BECAUSE = "charge", "A-64", "charge"
    STYLE, ACTION, NO_REACTION = True, "charge", "A-68"

    mount_speed: Annotated[int | None, Range(1), Given(
        "--mount-speed", sheet="mount.speed", panel=PANEL, help="Charge: the mount's speed, 1 or more.")] = None
    spaces: Annotated[int | None, Given(
        "--spaces", panel=PANEL, help="Charge: spaces of the straight move, 3 or more.")] = None

    @classmethod
    def unfit(cls, arms: Arms, rulings: Archsoul) -> Iterator[Refusal]:
        yield arms.type != "melee" or not {"flail", "lance"} & set(arms.properties), (
            "a charge needs a flail or lance in melee: --property flail or --property lance"
        ), cls.RULE

    def refusals(self, swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
        if self.spaces is None:
            return
        yield self.spaces < LEAST, (
            f"a charge covers at least {LEAST} spaces, and --spaces is {self.spaces}"
        ), self.RULE
        most = None if self.mount_speed is None else CHARGE_SPACES * self.mount_speed
        yield most is not None and self.spaces > most, (
            f"this mount charges at most {most} spaces, and --spaces is {self.spaces}"
        ), self.RULE

    def require(self, swing: Swing) -> None:
        if self.mount_speed is None:
            raise missing(Charge, "mount_speed", "the mount's speed in a charge", rule=self.RULE)
        if self.spaces is None:
            raise missing(Charge, "spaces", "the length of the straight move in a charge", rule=self.RULE)

    def damage_dice(self) -> Iterator[Shift]:
        yield self.mount_speed or 0, self.BECAUSE

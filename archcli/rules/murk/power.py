"""The powers of a contest, and what a Moment of it costs (M-27, M-28, M-47)."""

from typing import Literal

from archcli.record import Record

Power = Literal["faith", "esoteria"]
POWERS: tuple[Power, ...] = ("faith", "esoteria")


class Cost(Record):
    """What a Moment of a contest costs, in points: Power of a Faithful (M-27), Strain of an Esoterist (M-28)."""

    power: int
    strain: int


COSTS: dict[Power, Cost] = {"faith": Cost(power=1, strain=0), "esoteria": Cost(power=0, strain=5)}

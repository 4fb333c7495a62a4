"""Dice that were rolled, as a result shows them."""

from typing import Generic, NamedTuple, TypeVar

V = TypeVar("V")


class Roll(NamedTuple, Generic[V]):
    """Dice that were rolled: their label, faces in the order rolled, and how they were read.

    `note` says in a report what the dice alone do not, such as the notation they were rolled from.
    """

    label: str
    dice: tuple[int, ...]
    value: V
    shown: dict[str, int]
    marks: str = ""
    note: str = ""

    def data(self) -> dict[str, object]:
        """The entry of `rolls` in a result."""
        return {"label": self.label, "dice": self.dice, **self.shown}

"""The dice of one term as they ended: every die with what happened to it, and what they came to."""

from typing import TYPE_CHECKING, NamedTuple, NotRequired, TypedDict

from archcli.notation.limits import room

if TYPE_CHECKING:
    from archcli.notation.node import Node


class DieData(TypedDict):
    """One die in JSON."""

    sides: int | str
    face: int
    value: int
    kept: bool
    why: tuple[str, ...]
    successes: NotRequired[int]


class Die(NamedTuple):
    """One die. `value` is what it is worth; `why` lists what happened to it, in order.

    `successes` is -1, 0, 1 or 2 where its term is counted, else None.
    """

    sides: int | str
    face: int
    value: int
    kept: bool = True
    why: tuple[str, ...] = ()
    successes: int | None = None

    def data(self) -> DieData:
        """The entry of `each`."""
        data: DieData = {
            "sides": self.sides, "face": self.face, "value": self.value, "kept": self.kept, "why": self.why,
        }
        if self.successes is not None:
            data["successes"] = self.successes
        return data


class RolledDiceData(TypedDict):
    """The dice of one term in JSON."""

    label: str | None
    term: str
    dice: tuple[int, ...]
    each: tuple[Die, ...]
    total: int
    unit: str
    successes: NotRequired[int]
    failures: NotRequired[int]
    sorted: NotRequired[list[int]]


class RolledDice(NamedTuple):
    """The dice of one term, in the order rolled.

    `dice` is None while nothing happened to any of them: each is worth its face. `counted` says that successes are
    counted; `order` is "sa" or "sd" where the kept values are asked for in order.
    """

    label: str | None
    node: "Node"
    sides: int | str
    faces: tuple[int, ...]
    dice: tuple[Die, ...] | None = None
    counted: bool = False
    order: str | None = None

    @property
    def each(self) -> tuple[Die, ...]:
        """Every die."""
        return self.dice if self.dice is not None else tuple([Die(self.sides, face, face) for face in self.faces])

    @property
    def term(self) -> str:
        """The canonical text of the term."""
        with room():
            return self.node.text()

    @property
    def total(self) -> int:
        """The sum of the values of the kept dice, or their successes."""
        if self.dice is None:
            return sum(self.faces)
        return sum([die.successes or 0 if self.counted else die.value for die in self.dice if die.kept])

    @property
    def unit(self) -> str:
        """What the total counts."""
        return "successes" if self.counted else "sum"

    @property
    def failures(self) -> int:
        """How many kept dice are failures."""
        return sum([die.kept and "failure" in die.why for die in self.dice or ()])

    @property
    def sorted(self) -> list[int]:
        """The kept values in the order asked for."""
        return sorted([die.value for die in self.each if die.kept], reverse=self.order == "sd")

    def data(self) -> RolledDiceData:
        """The entry of `rolls`."""
        data: RolledDiceData = {
            "label": self.label, "term": self.term, "dice": self.faces, "each": self.each,
            "total": self.total, "unit": self.unit,
        }
        if self.counted:
            data["successes"], data["failures"] = self.total + self.failures, self.failures
        if self.order is not None:
            data["sorted"] = self.sorted
        return data


class RolledMember(NamedTuple):
    """A member of braces as it ended: its total, whether it was kept, and what it counts where members are counted.

    `first` and `last`: the rolls of its dice, from the first on and up to the last, which is not one of them.
    """

    node: "Node"
    first: int
    last: int
    value: int
    kept: bool
    successes: int | None

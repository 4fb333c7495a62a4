"""A pool against a challenge (L-40, L-41), and who or what rolls it (ruling check)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from archcli.by_hand import ByHand
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.report import Line, Modifier, line, modifier_lines, rolled, signed, verdict
from archcli.roles import NUMBER
from archcli.rules.soluna.pool import d6s

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


def least(challenge: int, rulings: Soluna) -> int:
    """The least total that overcomes a challenge (ruling check: it beats, or meets it)."""
    return challenge if rulings.check == "meets" else challenge + 1


def to_beat(total: int, challenge: int) -> str:
    """What is said behind a failure: of a tie, that it takes more."""
    return f": {challenge} has to be beaten (ruling check)" if total == challenge else ""


class Met(NamedTuple):
    """A pool that was rolled against a challenge; `margin` is how far its total is above it."""

    roll: Roll[int]
    challenge: int
    success: bool
    modifiers: tuple[Modifier, ...]

    @property
    def total(self) -> int:
        """What was rolled, with what was added."""
        return self.roll.value

    @property
    def margin(self) -> int:
        """How far the total is above the challenge."""
        return self.total - self.challenge

    def lines(self) -> Iterator[Line]:
        """What was rolled, against what, and what it came to."""
        yield rolled(self.roll)
        yield line("challenge", (str(self.challenge), NUMBER))
        yield from modifier_lines(self.modifiers)
        short = to_beat(self.total, self.challenge)
        after = f" by {signed(self.margin)}" if self.success or not short else short
        yield verdict("success" if self.success else "failure", self.success, after)


def meet(
    challenge: int, count: int, label: str, modifiers: Sequence[Modifier], *, by_hand: ByHand, rulings: Soluna,
    dice: Dice,
) -> Met:
    """Roll so many d6 and what moves their total against a challenge; `label`: what the roll is called."""
    moved = tuple(modifier for modifier in modifiers if modifier.by) + by_hand.among(label).of(label)
    roll = dice.roll(d6s(count), Total(sum(modifier.by for modifier in moved)), label=label)
    return Met(roll=roll, challenge=challenge, success=roll.value >= least(challenge, rulings), modifiers=moved)

"""The rolls of a group of foes, and which of them is met (M-21, M-45)."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.readings import Reading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.distribution import DiceSides, Distribution

THROWN = 3
"""Dice of one attribute roll."""


class Member(NamedTuple):
    """A foe before its roll: its attribute die, the flat points on its roll, and what counts once it is met.

    `lead`: your Initiative Score minus its own; `ahead`: what that adds to your roll if this foe is met; `weapon`: the
    damage of its weapon (None: it has none here).
    """

    die: int
    bonus: int
    lead: int
    ahead: int
    weapon: int | None


class Met(NamedTuple):
    """A foe that is met: its total, and what a `Member` says of it."""

    total: int
    die: int
    lead: int
    ahead: int
    weapon: int | None


class Side(NamedTuple):
    """Who stands for a group: `met`, but `tied` where the larger die decides a tie."""

    met: Met
    tied: Met


class Group(Reading[Side]):
    """Reads the attribute rolls of a whole group at once, three dice for each member.

    `hardest`: whom you meet is the hardest to beat, else the one that rolled highest (ruling group_lead); `armed`:
    weapons add to the damage, else the roll is the damage.
    """

    members: tuple[Member, ...]
    hardest: bool
    armed: bool

    def value(self, faces: Sequence[int]) -> Side:
        return reduce(self._joined, (
            _alone(member, sum(own)) for member, own in zip(self.members, thrown(faces), strict=True)
        ))

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"total": self.value(faces).met.total}

    def distribution(self, pool: DiceSides) -> Distribution[Side]:
        from archcli.dice.distribution import Distribution, sums

        sofar: dict[Side, int] = {}
        ways = 1
        for member in self.members:
            rolled = sums((6, 6, member.die))
            sides = {_alone(member, total): weight for total, weight in rolled.weights.items()}
            joined: dict[Side, int] = {}
            for before, weight in sofar.items():
                for side, more in sides.items():
                    both = self._joined(before, side)
                    joined[both] = joined.get(both, 0) + weight * more
            sofar = joined if sofar else sides
            ways *= rolled.total
        return Distribution(sofar, ways)

    def _joined(self, first: Side, second: Side) -> Side:
        """Both as one group; of foes equal in all that counts the first is met."""
        return Side(
            max(first.met, second.met, key=lambda met: (*self._rank(met), self._harm(met))),
            max(first.tied, second.tied, key=lambda met: (*self._rank(met), met.die, self._harm(met))),
        )

    def _rank(self, met: Met) -> tuple[int, ...]:
        return (met.total - met.ahead,) if self.hardest else (met.total, -met.lead)

    def _harm(self, met: Met) -> int:
        """How much a foe would hurt, to tell foes of one rank apart: the one without a weapon least."""
        if not self.armed:
            return met.total
        return -1 if met.weapon is None else met.weapon


def thrown(faces: Sequence[int]) -> list[tuple[int, ...]]:
    """The faces of each attribute roll."""
    return [tuple(faces[start:start + THROWN]) for start in range(0, len(faces), THROWN)]


def _alone(member: Member, rolled: int) -> Side:
    met = Met(rolled + member.bonus, member.die, member.lead, member.ahead, member.weapon)
    return Side(met, met)

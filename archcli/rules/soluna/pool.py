"""Pools of d6 (L-01, L-02, L-12 to L-14): totals, threats among the faces, and their confirmation."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.readings import Reading
from archcli.errors import beyond
from archcli.limits import DICE

if TYPE_CHECKING:
    from archcli.dice.distribution import DiceSides, Distribution


def d6s(count: int) -> DiceSides:
    """So many six-sided dice. Raises UsageError for more than 100 000."""
    if count > DICE:
        raise beyond(DICE, f"this takes {count} dice")
    return (6,) * count


class Swing(NamedTuple):
    """What an attack pool decides: its total with the bonus, and how many of its dice are threats."""

    total: int
    threats: int


class Threatening(Reading[Swing]):
    """Reads an attack pool: faces from `least` on (6, or 5 of a wide-critical weapon) are threats (L-12, L-14)."""

    bonus: int
    least: int

    def value(self, faces: Sequence[int]) -> Swing:
        return Swing(sum(faces) + self.bonus, sum(face >= self.least for face in faces))

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": sum(faces) + self.bonus}

    def marks(self, faces: Sequence[int]) -> str:
        return "".join("+" if face >= self.least else "-" for face in faces)

    def distribution(self, pool: DiceSides) -> Distribution[Swing]:
        from archcli.dice.distribution import Distribution
        from archcli.dice.polynomials import convolve, power

        count = len(pool)
        plain = dict.fromkeys(range(1, self.least), 1)
        threat = dict.fromkeys(range(self.least, 7), 1)
        return Distribution({
            Swing(total + self.bonus, threats): comb(count, threats) * weight
            for threats in range(count + 1)
            for total, weight in convolve(power(threat, threats), power(plain, count - threats)).items()
        }, 6**count)


class Confirming(Reading[bool]):
    """Reads confirming dice: one face from `least` on confirms the critical, and more add nothing (L-13)."""

    least: int

    def value(self, faces: Sequence[int]) -> bool:
        return any(face >= self.least for face in faces)

    def marks(self, faces: Sequence[int]) -> str:
        return "".join("+" if face >= self.least else "-" for face in faces)

    def distribution(self, pool: DiceSides) -> Distribution[bool]:
        from archcli.dice.distribution import Distribution

        none = (self.least - 1) ** len(pool)
        return Distribution({False: none, True: 6 ** len(pool) - none})


class Against(Reading[int | None]):
    """Reads a defense pool: by how much an attack total is above it, None where the attack fails (L-10).

    `tie`: the attacker wins where both are equal (ruling clash_tie). `margin` False: only that it hits matters (0).
    """

    bonus: int
    attack: int
    tie: bool
    margin: bool

    def value(self, faces: Sequence[int]) -> int | None:
        return self._margin(sum(faces) + self.bonus)

    def _margin(self, defense: int) -> int | None:
        above = self.attack - defense
        if above < 0 or (above == 0 and not self.tie):
            return None
        return above if self.margin else 0

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": sum(faces) + self.bonus}

    def distribution(self, pool: DiceSides) -> Distribution[int | None]:
        from archcli.dice.distribution import sums

        return sums(pool).moved(self.bonus).map(self._margin)

"""What targets take of an attack, strike by strike (R-38, R-46, R-57)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from archcli.hit_points import is_down, points_left
from archcli.rules.realms.attacker import Target
from archcli.rules.realms.strike import Blow


class Hurt(NamedTuple):
    """What a target took, in points, with the modifier if any die hit it; the rest is None where its hit points are
    not known."""

    target: int
    name: str | None
    ac: int
    hits: int
    damage: int
    hit_points_left: int | None
    down: bool | None


class Wounds(NamedTuple):
    """What a target has taken up to some strike: dice that hit, and the points of its strikes.

    Resistance that is taken off the total (ruling resistance) counts here, once for each strike that hit.
    """

    hits: int = 0
    points: int = 0

    def after(self, blow: Blow, resistance: int) -> Wounds:
        """With one more strike."""
        if not blow.struck.hits:
            return self
        return Wounds(self.hits + blow.struck.hits, self.points + blow.struck.damage - resistance)

    def damage(self, modifier: int) -> int:
        """The damage with the modifier, which counts once for a target that was hit at all (R-38)."""
        return max(0, self.points + modifier) if self.hits else 0

    def hurt(self, number: int, target: Target, modifier: int) -> Hurt:
        """What came of it for a target (R-57)."""
        damage = self.damage(modifier)
        left = points_left(target.hit_points, damage)
        return Hurt(
            target=number, name=target.name, ac=target.ac, hits=self.hits, damage=damage, hit_points_left=left,
            down=is_down(left),
        )


def down(hurt: Collection[Hurt]) -> bool | None:
    """Whether all targets are down whose hit points are known; None where those of none are (R-57)."""
    known = [target.down for target in hurt if target.down is not None]
    return all(known) if known else None


class Sofar(NamedTuple):
    """An attack up to some strike."""

    wounds: tuple[Wounds, ...]
    blows: tuple[Blow, ...] = ()

    @property
    def critical(self) -> bool:
        """Whether a die was added."""
        return any(blow.critical for blow in self.blows)

    def after(self, blow: Blow, resistance: int) -> Sofar:
        """With one more strike."""
        place = blow.struck.target - 1
        wounds = self.wounds[place].after(blow, resistance)
        return Sofar((*self.wounds[:place], wounds, *self.wounds[place + 1:]), (*self.blows, blow))

    def key(self, targets: Sequence[Target], modifier: int, later: Collection[int], *, whole: bool) -> object:
        """All that decides how the attack goes on and ends; `later`: places of targets that are struck at again.

        Of a target that is struck at again it matters whether it was hit; its damage only as far as its hit points
        reach, or in full where resistance is taken off the `whole`.
        """
        damage = [wounds.damage(modifier) for wounds in self.wounds]
        known = [target.hit_points for target in targets]
        return (
            sum(wounds.hits for wounds in self.wounds), sum(damage), self.critical,
            all(
                hit_points is None or damage[place] >= hit_points
                for place, hit_points in enumerate(known) if place not in later
            ),
            tuple(
                (wounds.hits > 0, wounds.points if whole else min(damage[place], known[place] or 0))
                for place, wounds in enumerate(self.wounds) if place in later
            ),
        )

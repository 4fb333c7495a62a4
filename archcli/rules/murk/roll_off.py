"""Roll-offs: one side's attribute roll against the highest of the other side's (M-19, M-21, M-22).

Of the foes' rolls only the highest total matters, and of whoever shows it the die (for a tie) and the weapon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.readings import Reading, Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.rules.murk.attribute import (
    Effort,
    changes,
    flat,
    potential_change,
    refuse,
    refuse_die,
    refuse_negative,
)
from archcli.rules.murk.weapon import UNSTATED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.dice.distribution import Distribution, Pool
    from archcli.report import Modifier
    from archcli.rules.murk.rulings import Murk

Winner = Literal["actor", "foe"]
THROWN = 3
"""Dice of one attribute roll."""


class Foe(NamedTuple):
    """One on the other side.

    `die`: sides of the attribute die; `track`: the damage it can take before the rest passes on (None: all of it);
    `damage`: of its weapon, in points; `suffering`: ranks.
    """

    die: int
    track: int | None = None
    damage: int = UNSTATED
    suffering: int = 0
    name: str = ""


class Hit(NamedTuple):
    """Damage that a foe takes; foes count from 1."""

    foe: int
    die: int
    damage: int


class Member(NamedTuple):
    """What the highest roll of a group is read with: the attribute die, flat points, the weapon's damage."""

    die: int
    bonus: int
    damage: int


class Side(NamedTuple):
    """The highest total of a group, and of those who show it the largest die and the largest weapon damage (M-21)."""

    total: int
    die: int
    damage: int

    def joined(self, other: Side) -> Side:
        """The side that has both."""
        if self.total != other.total:
            return max(self, other)
        return Side(self.total, max(self.die, other.die), max(self.damage, other.damage))


class Highest(Reading[Side]):
    """Reads the attribute rolls of a whole group at once, three dice for each member."""

    members: tuple[Member, ...]

    def value(self, faces: Sequence[int]) -> Side:
        first, *more = (
            Side(sum(faces[at * THROWN:(at + 1) * THROWN]) + one.bonus, one.die, one.damage)
            for at, one in enumerate(self.members)
        )
        for side in more:
            first = first.joined(side)
        return first

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"total": self.value(faces).total}

    def distribution(self, pool: Pool) -> Distribution[Side]:
        from archcli.dice.distribution import Distribution, sums

        sofar: dict[Side, int] = {}
        ways = 1
        for one in self.members:
            rolled = sums((6, 6, one.die)).moved(one.bonus)
            sides = {Side(total, one.die, one.damage): weight for total, weight in rolled.weights.items()}
            joined: dict[Side, int] = {}
            for before, weight in sofar.items():
                for side, more in sides.items():
                    both = before.joined(side)
                    joined[both] = joined.get(both, 0) + weight * more
            sofar = joined if sofar else sides
            ways *= rolled.total
        return Distribution(sofar, ways)


class RollOff(NamedTuple):
    """What came of a roll-off. `weapon`: the damage of the foe's weapon that hurts if the foe wins, in points.

    With exact odds `foe_totals` and `rolls` are empty.
    """

    total: int
    foe_total: int
    foe_totals: tuple[int, ...]
    winner: Winner | None
    weapon: int
    change: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    @property
    def difference(self) -> int:
        """How far the totals are apart, in points."""
        return abs(self.total - self.foe_total)


def refuse_foes(foes: Sequence[Foe]) -> None:
    """Raises UsageError for no foe, a track below 1 and a negative weapon damage, RuleError for a wrong die (M-01)."""
    if not foes:
        raise UsageError("there is no foe: give --foe-die for each, or the sheets of foes")
    for foe in foes:
        refuse_die(foe.die, "--foe-die")
        if foe.track is not None and foe.track < 1:
            raise RuleError(f"--foe-die {foe.die}:{foe.track}: a foe can take 1 damage or more", rule="M-22")
        refuse_negative({"--foe-damage": foe.damage})


def roll_off(effort: Effort, foes: Sequence[Foe], *, foe_bonus: int = 0, rulings: Murk, dice: Dice) -> RollOff:
    """Roll off against the highest of the foes' rolls (M-19, M-21).

    `foe_bonus` is added to every foe's roll. A lead of 5 points of Initiative or more helps your roll, one of -5 or
    less every foe's (M-14, ruling outpacing). Raises what `refuse` and `refuse_foes` raise.
    """
    refuse(effort)
    refuse_foes(foes)
    every = rulings.outpacing == "all"
    mine = changes(effort, rulings, outpacing=every)
    theirs = [
        changes(
            Effort(foe.die, foe_bonus, suffering=foe.suffering, lead=-effort.lead), rulings,
            to="foe roll", who=title(at, foe) if len(foes) > 1 else "", outpacing=every,
        )
        for at, foe in enumerate(foes, 1)
    ]
    roll = dice.roll(effort.pool, Total(flat(mine)), label="roll")
    bonuses = [flat(one) for one in theirs]
    group = Highest(tuple(Member(foe.die, bonus, foe.damage) for foe, bonus in zip(foes, bonuses, strict=True)))
    rolled = dice.roll([sides for foe in foes for sides in (6, 6, foe.die)], group, label="foe roll")
    single = tuple(_apart(rolled.dice, bonuses))
    total, side = roll.value, rolled.value
    return RollOff(
        total=total, foe_total=side.total, foe_totals=tuple(one.value for one in single),
        winner=_winner(total, effort.die, side, rulings), weapon=side.damage,
        change=potential_change(roll.dice, stack=rulings.potential_gain == "stack"),
        rolls=(roll, *single), modifiers=(*mine, *(one for each in theirs for one in each)),
    )


def title(at: int, foe: Foe) -> str:
    """What a foe is called; foes count from 1."""
    return foe.name or f"foe {at}"


def _apart(faces: tuple[int, ...], bonuses: Sequence[int]) -> Iterator[Roll[int]]:
    for at, bonus in enumerate(bonuses if faces else ()):
        own, reading = faces[at * THROWN:(at + 1) * THROWN], Total(bonus)
        yield Roll(f"foe {at + 1}", own, reading.value(own), reading.shown(own))


def _winner(total: int, die: int, side: Side, rulings: Murk) -> Winner | None:
    mine, theirs = total, side.total
    if mine == theirs and rulings.roll_off_tie == "larger-die":
        mine, theirs = die, side.die
    return None if mine == theirs else "actor" if mine > theirs else "foe"


def share(damage: int, foes: Sequence[Foe], rulings: Murk) -> tuple[tuple[Hit, ...], int]:
    """Who takes the damage (points), lowest die first and equal dice as typed, and what nobody can take (M-22).

    Under `group_damage = "lowest"` the lowest die takes everything, whatever it can take.
    """
    order = sorted(enumerate(foes, 1), key=lambda numbered: numbered[1].die)
    if rulings.group_damage == "lowest":
        order = [(at, foe._replace(track=None)) for at, foe in order[:1]]
    hits = []
    for at, foe in order:
        taken = damage if foe.track is None else min(damage, foe.track)
        if taken:
            hits.append(Hit(at, foe.die, taken))
        damage -= taken
    return tuple(hits), damage

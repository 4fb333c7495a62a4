"""Roll-offs: one side's attribute roll against the highest of the other side's (M-19, M-21, M-22).

Of the foes' rolls only the highest total matters, and of whoever shows it the die (for a tie) and the weapon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.readings import Reading, Total
from archcli.dice.roll import Roll
from archcli.rules.murk.attribute import flat, potential_change
from archcli.rules.murk.effort import Effort, changes, refuse
from archcli.rules.murk.foes import Foe, Foes, refuse_foes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.dice.distribution import DiceSides, Distribution
    from archcli.report import Modifier
    from archcli.rules.murk.rulings import Murk

Winner = Literal["actor", "foe"]
THROWN = 3
"""Dice of one attribute roll."""


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

    def joined(self, second: Side) -> Side:
        """Both groups as one."""
        if self.total != second.total:
            return max(self, second)
        return Side(self.total, max(self.die, second.die), max(self.damage, second.damage))


class Highest(Reading[Side]):
    """Reads the attribute rolls of a whole group at once, three dice for each member."""

    members: tuple[Member, ...]

    def value(self, faces: Sequence[int]) -> Side:
        first, *more = (
            Side(sum(own) + member.bonus, member.die, member.damage)
            for member, own in zip(self.members, _thrown(faces), strict=True)
        )
        for side in more:
            first = first.joined(side)
        return first

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"total": self.value(faces).total}

    def distribution(self, pool: DiceSides) -> Distribution[Side]:
        from archcli.dice.distribution import Distribution, sums

        sofar: dict[Side, int] = {}
        ways = 1
        for member in self.members:
            rolled = sums((6, 6, member.die)).moved(member.bonus)
            sides = {Side(total, member.die, member.damage): weight for total, weight in rolled.weights.items()}
            joined: dict[Side, int] = {}
            for before, weight in sofar.items():
                for side, more in sides.items():
                    both = before.joined(side)
                    joined[both] = joined.get(both, 0) + weight * more
            sofar = joined if sofar else sides
            ways *= rolled.total
        return Distribution(sofar, ways)


def _thrown(faces: Sequence[int]) -> list[tuple[int, ...]]:
    return [tuple(faces[start:start + THROWN]) for start in range(0, len(faces), THROWN)]


class Opponent(NamedTuple):
    """A foe of a roll-off and its roll: None where nothing was rolled, and with exact odds."""

    name: str
    roll: Roll[int] | None = None


class RollOff(NamedTuple):
    """What came of a roll-off. `weapon`: the damage of the foe's weapon that hurts if the foe wins, in points."""

    roll: Roll[Any]
    total: int
    foe_total: int
    opponents: tuple[Opponent, ...]
    winner: Winner | None
    weapon: int
    change: int
    modifiers: tuple[Modifier, ...]

    @property
    def rolls(self) -> tuple[Roll[Any], ...]:
        """Every roll, yours first."""
        return (self.roll, *(opponent.roll for opponent in self.opponents if opponent.roll is not None))

    @property
    def foe_totals(self) -> tuple[int, ...]:
        """The total of each foe."""
        return tuple(roll.value for roll in self.rolls[1:])

    @property
    def difference(self) -> int:
        """How far the totals are apart, in points."""
        return abs(self.total - self.foe_total)


def roll_off(effort: Effort, foes: Foes, *, rulings: Murk, dice: Dice) -> RollOff:
    """Roll off against the highest of the foes' rolls (M-19, M-21).

    A lead of 5 points of Initiative or more helps your roll, one of -5 or less every foe's (M-14, ruling outpacing).
    Raises what `refuse` and `refuse_foes` raise.
    """
    refuse(effort)
    refuse_foes(foes)
    mine = changes(effort, rulings, outpacing=rulings.outpacing == "all")
    group = [_moved(foe, foes, effort, rulings) for foe in foes.each]
    roll = dice.roll(effort.pool, Total(flat(mine)), label="roll")
    highest = Highest(tuple(moved.member for moved in group))
    rolled = dice.roll([sides for foe in foes.each for sides in (6, 6, foe.die)], highest, label="foe roll")
    side = rolled.value
    return RollOff(
        roll=roll, total=roll.value, foe_total=side.total, opponents=tuple(_apart(group, rolled.dice)),
        winner=_winner(roll.value, effort.die, side, rulings), weapon=side.damage,
        change=potential_change(roll.dice, stack=rulings.potential_gain == "stack"),
        modifiers=(*mine, *(modifier for moved in group for modifier in moved.modifiers)),
    )


class _Moved(NamedTuple):
    """A foe before its roll, and what moves it."""

    name: str
    member: Member
    modifiers: tuple[Modifier, ...]


def _moved(foe: Foe, foes: Foes, effort: Effort, rulings: Murk) -> _Moved:
    modifiers = changes(
        Effort(die=foe.die, bonus=foes.bonus, suffering=foe.suffering, lead=-effort.lead), rulings, to="foe roll",
        who=foe.name if len(foes.each) > 1 else "", outpacing=rulings.outpacing == "all",
    )
    return _Moved(foe.name, Member(foe.die, flat(modifiers), foe.damage), modifiers)


def _apart(group: Sequence[_Moved], faces: tuple[int, ...]) -> Iterator[Opponent]:
    """The foes, each with its own roll."""
    if not faces:
        for moved in group:
            yield Opponent(moved.name)
        return
    for number, (moved, own) in enumerate(zip(group, _thrown(faces), strict=True), 1):
        bonus = moved.member.bonus
        total = sum(own) + bonus
        shown = {"bonus": bonus, "total": total}
        yield Opponent(moved.name, Roll(label=f"foe {number}", dice=own, value=total, shown=shown))


def _winner(total: int, die: int, side: Side, rulings: Murk) -> Winner | None:
    mine, theirs = total, side.total
    if mine == theirs and rulings.roll_off_tie == "larger-die":
        mine, theirs = die, side.die
    return None if mine == theirs else "actor" if mine > theirs else "foe"

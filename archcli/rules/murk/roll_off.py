"""Roll-offs: one side's attribute roll against the other side's (M-19, M-21, M-22, M-45).

Of a group one foe is met: its total stands for all, your lead over it counts, and it hurts you if it wins.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.rules.murk.attribute import flat, outpaced, potential_change
from archcli.rules.murk.effort import ROLL, Effort, changes, refuse
from archcli.rules.murk.foes import Foe, Foes, refuse_foes, told_apart
from archcli.rules.murk.group import Group, Member, Met, Side, thrown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.report import Modifier
    from archcli.rules.murk.rulings import Murk

Winner = Literal["actor", "foe"]
FOE_ROLL = "foe roll"
"""What the rolls of the other side are called."""


class Opponent(NamedTuple):
    """A foe of a roll-off, its roll (None: nothing was rolled, or exact odds), what moved it, and whether it is met."""

    foe: Foe
    roll: Roll[int] | None = None
    modifiers: tuple[Modifier, ...] = ()
    met: bool = False


class RollOff(NamedTuple):
    """What came of a roll-off. `weapon`: the damage of the weapon of the foe that is met, in points (None: none)."""

    roll: Roll[Any]
    total: int
    foe_total: int
    opponents: tuple[Opponent, ...]
    winner: Winner | None
    weapon: int | None
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
    def struck(self) -> int:
        """What the foe that was met deals with its weapon if it wins, in points: nothing without one (M-20, M-44)."""
        return 0 if self.weapon is None else self.difference + self.weapon

    @property
    def difference(self) -> int:
        """How far the totals are apart, in points."""
        return abs(self.total - self.foe_total)


def roll_off(
    effort: Effort, foes: Foes, *, armed: bool, by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice,
) -> RollOff:
    """Roll off against the foe of the group that is met (M-19, M-21, M-45, ruling group_lead).

    A lead of 5 points of Initiative or more over it helps your roll; a foe that leads you by as much has the like on
    its own (M-14, ruling outpacing). `armed`: weapons add to the damage, else the roll is the damage.
    Raises what `refuse` and `refuse_foes` raise, and UsageError for a change by hand of another number.
    """
    ready = _ready(effort, foes, armed, by_hand, rulings)
    return dice.merged(partial(_rolled, effort, ready, rulings), by=_margin if armed else _winning)


def _margin(off: RollOff) -> object:
    """What a fight with weapons depends on: who wins by how much, and the weapon that is met."""
    return off.winner, off.difference, off.weapon


def _winning(off: RollOff) -> object:
    """What a fight depends on whose damage is the whole winning roll."""
    return off.winner, off.total if off.winner == "actor" else off.foe_total if off.winner else None


def _rolled(effort: Effort, ready: _Ready, rulings: Murk, dice: Dice) -> RollOff:
    roll = dice.roll(effort.pool, Total(ready.flat), label=ROLL)
    theirs = dice.roll(ready.pool, ready.reading, label=FOE_ROLL)
    met, winner = _settled(roll.value, effort.die, theirs.value, rulings)
    mine = ready.mine[met.lead]
    total = roll.value + met.ahead
    return RollOff(
        roll=roll._replace(value=total, shown=roll.shown and {"bonus": flat(mine), "total": total}), total=total,
        foe_total=met.total, opponents=tuple(_opponents(ready.group, theirs.dice, met)), winner=winner,
        weapon=met.weapon, change=potential_change(roll.dice, stack=rulings.potential_gain == "stack"),
        modifiers=(*mine, *ready.named),
    )


class _Ready(NamedTuple):
    """What is known of a roll-off before any die is rolled: what moves each roll (yours by your lead over the
    foe that is met), and the foes with the reading of their dice."""

    flat: int
    mine: dict[int, tuple[Modifier, ...]]
    pool: tuple[int, ...]
    reading: Group
    group: tuple[_Moved, ...]
    named: tuple[Modifier, ...]


@lru_cache(maxsize=1)
def _ready(effort: Effort, foes: Foes, armed: bool, by_hand: ByHand, rulings: Murk) -> _Ready:
    """Kept for the next walk of the same rule, which differs in its dice alone."""
    refuse(effort)
    refuse_foes(foes)
    hand = by_hand.among(ROLL, FOE_ROLL)
    outpacing = rulings.outpacing == "all"
    group = tuple(
        _moved(foe, lead if outpacing else 0, lead, foes, rulings, hand)
        for foe, lead in zip(foes.each, foes.lead_over_each(), strict=True)
    )
    return _Ready(
        flat=flat(changes(effort, rulings, hand=hand)),
        mine={
            lead: changes(effort, rulings, lead=lead if outpacing else 0, hand=hand) for lead in foes.lead_over_each()
        },
        pool=tuple(sides for foe in foes.each for sides in (6, 6, foe.die)),
        reading=Group(tuple(moved.member for moved in group), rulings.group_lead == "hardest", armed), group=group,
        named=tuple(_named(group, foes, hand)),
    )


class _Moved(NamedTuple):
    """A foe before its roll, and what moves it."""

    foe: Foe
    member: Member
    modifiers: tuple[Modifier, ...]


def _moved(foe: Foe, counted: int, lead: int, foes: Foes, rulings: Murk, hand: ByHand) -> _Moved:
    effort = Effort(die=foe.die, bonus=foes.bonus, suffering=foe.suffering)
    own = hand._replace(upon=hand.at(foe.name).upon)
    modifiers = changes(effort, rulings, to=FOE_ROLL, lead=-counted, hand=own)
    weapon = foe.weapon.damage if foe.weapon is not None else None
    member = Member(die=foe.die, bonus=flat(modifiers), lead=lead, ahead=outpaced(counted), weapon=weapon)
    return _Moved(foe, member, modifiers)


def _named(group: Sequence[_Moved], foes: Foes, hand: ByHand) -> Iterator[Modifier]:
    """What moves the rolls of the foes, each with its name where they are several; by hand all of them are moved."""
    by_hand = {*hand.changes, *(one for _, one in hand.upon)}
    for name, moved in zip(told_apart(foes.names), group, strict=True):
        for modifier in moved.modifiers:
            several = len(group) > 1 and modifier not in by_hand
            yield modifier._replace(because=f"{name}: {modifier.because}") if several else modifier


def _settled(rolled: int, die: int, side: Side, rulings: Murk) -> tuple[Met, Winner | None]:
    """The foe that is met, and who wins; `rolled`: your roll without a lead."""
    mine, theirs, met = rolled + side.met.ahead, side.met.total, side.met
    if mine == theirs and rulings.roll_off_tie == "larger-die" and die != side.tied.die:
        mine, theirs, met = die, side.tied.die, side.tied
    return met, None if mine == theirs else "actor" if mine > theirs else "foe"


def _opponents(group: Sequence[_Moved], faces: tuple[int, ...], met: Met) -> Iterator[Opponent]:
    """The foes, each with its own roll."""
    if not faces:
        for moved in group:
            yield Opponent(moved.foe)
        return
    waiting = True
    for number, (moved, own) in enumerate(zip(group, thrown(faces), strict=True), 1):
        die, bonus, lead, ahead, weapon = moved.member
        total = sum(own) + bonus
        roll = Roll(label=f"foe {number}", dice=own, value=total, shown={"bonus": bonus, "total": total})
        is_met = waiting and met == (total, die, lead, ahead, weapon)
        waiting = waiting and not is_met
        yield Opponent(moved.foe, roll, moved.modifiers, is_met)

"""`fall-damage`: what a fall does (L-45; the text compares the damage of ramming to it)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.hit_points import left_line, points_left
from archcli.report import Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, rolled
from archcli.roles import NAME, NUMBER
from archcli.rules.soluna.pool import d6s

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


@dataclass(frozen=True, slots=True, kw_only=True)
class FallDamage(Result):
    """A fall: `feet` deep, with so many `dice` of damage (points)."""

    feet: int
    dice: int
    damage: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    who: str | None = field(default=None, shown=False)
    hit_points_left: int | None = field(default=None, shown=False)

    CARRIED = (Carry("", "hit_points", of="hit_points_left"),)
    OUTCOME = Outcome(("damage",), number="damage", harms=("damage",))

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        harm = line("damage", (str(self.damage), NUMBER), "" if self.dice else "  too short a fall to roll")
        left = [] if self.hit_points_left is None else [left_line(self.who or "", self.hit_points_left)]
        return Report((Span(f"a fall of {self.feet} feet", NAME),), (
            *map(rolled, self.rolls), *modifier_lines(self.modifiers), harm, *left,
        ))


def fall_damage(
    feet: int, *, who: str | None = None, health: int | None = None, by_hand: ByHand = NOT_MOVED, rulings: Soluna,
    dice: Dice,
) -> FallDamage:
    """Roll 1d6 for each full 10 feet of a fall (L-45, ruling fall_feet) of somebody with so many Health Points.

    Raises RuleError for feet under 0.
    """
    hand = by_hand.among("fall")
    if feet < 0:
        raise RuleError(f"a fall of {feet} feet: the feet of a fall are 0 or more", rule="L-45")
    count = feet // rulings.fall_feet
    by = hand.by("fall")
    roll = dice.roll(d6s(count), Total(by or None), label="fall") if count else None
    damage = max(0, roll.value if roll else by)
    return FallDamage(
        feet=feet, dice=count, damage=damage, rolls=(roll,) if roll else (), modifiers=hand.of("fall"), who=who,
        hit_points_left=points_left(health, damage),
    )

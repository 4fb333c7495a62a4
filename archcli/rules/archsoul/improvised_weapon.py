"""`improvised-weapon`: any object as a weapon, by its weight (A-100 to A-106; Archsoul, Lifting, Throwing, and
Improvised Weapons)."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.report import (
    NAME,
    NOTE,
    NUMBER,
    Line,
    Modifier,
    Report,
    Result,
    Span,
    Unshown,
    line,
    modifier_lines,
    verdict,
)
from archcli.rules.archsoul.pool import difficulty as shifted
from archcli.rules.archsoul.pool import typed_difficulty

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.archsoul.rulings import Archsoul

LIGHT = 10
"""Objects of so many pounds or less have no lifting row (A-101)."""


class Handling(NamedTuple):
    """How an object is handled at a difference of Athletics: difficulty added, accurate range in metres, and the
    most that an attribute counts (None: no limit)."""

    difficulty: int
    accurate_range: int | None
    attribute_maximum: int | None


HANDLING = {1: Handling(2, 2, 1), 2: Handling(1, 4, 3), 3: Handling(1, 6, 5), 4: Handling(0, 8, None)}
"""By the difference between Athletics and the lifting row; 4 stands for 4 or more (A-102)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImprovisedWeapon(Result):
    """An object of so many pounds as a weapon; damage in dice, the range in metres. What does not apply is None."""

    weight: float
    base_damage: int
    row: int | None
    difference: int | None
    usable: bool
    attack_difficulty: int | None = None
    damage_difficulty: int | None = None
    accurate_range: int | None = None
    attribute_maximum: int | None = None
    cumbersome: bool | None = None
    attack_attribute: Literal["precision", "athletics"] | None = None
    attack_pool: int | None = None
    damage_pool: int | None = None
    thrown: Annotated[bool, Unshown] = False
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = ("base_damage", "usable")
    SUCCEEDS = ("usable", True)
    NUMBER = "base_damage"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("thrown",) if self.thrown else ("thrown", "cumbersome")

    def quiet(self) -> str:
        return str(self.base_damage)

    def report(self) -> Report:
        use = ", thrown" if self.thrown else ", in the hand"
        title = (Span(f"an object of {self.weight} lb", NAME), Span(use, NOTE))
        weighed = [line("base damage", (str(self.base_damage), NUMBER)), line("lifting row", self._lifted())]
        if not self.usable:
            return Report(title, (*weighed, verdict("cannot be used as a weapon", False)))
        return Report(title, (*weighed, *self._handled(), *modifier_lines(self.modifiers), verdict("usable", True)))

    def _lifted(self) -> str:
        if self.row is None:
            return "none, it is light" if self.usable else "none, it is too heavy for anyone"
        return f"{self.row}, Athletics is {self.difference:+d} beside it"

    def _handled(self) -> list[Line]:
        lines = [
            line("attack", f"{self.attack_attribute} at {self.attack_difficulty}+",
                 "" if self.attack_pool is None else f", {self.attack_pool} dice"),
            line("damage", f"{self.damage_pool} dice at {self.damage_difficulty}+"),
        ]
        if self.attribute_maximum is not None:
            lines.append(line("attributes", f"Athletics and Precision count up to {self.attribute_maximum}"))
        if self.accurate_range is not None:
            lines.append(line("accurate range", f"{self.accurate_range} m"))
        return lines


def improvised_weapon(
    weight: float, *, athletics: int, thrown: bool = False, cumbersome: bool | None = None,
    precision: int | None = None, skill: int | None = None, weapon_mastery: int = 0,
    difficulty: int | None = None, damage_difficulty: int | None = None, rulings: Archsoul, dice: Dice | None = None,
) -> ImprovisedWeapon:
    """What an object of `weight` pounds (above 0) is worth as a weapon in the hands of someone with this Athletics.

    `cumbersome` says whether a throw counts as an oversized one (None: by its weight, ruling oversized_weight; A-105).
    Attributes and skill make the pools, the difficulties (2 to 6; 4 and the ruling damage_difficulty) are what the
    object adds to. Raises RuleError for a weight of 0 or less, for `cumbersome` without `thrown`, and for a difficulty
    outside 2 to 6. No dice.
    """
    if not weight > 0:
        raise RuleError(f"the weight is {weight}, and it is a positive number of pounds", rule="A-100")
    if cumbersome is not None and not thrown:
        raise RuleError("--cumbersome and --no-cumbersome speak of a throw: give --thrown too", rule="A-105")
    attack_at = typed_difficulty(difficulty)
    usual = rulings.damage_difficulty
    damage_at = typed_difficulty(usual if damage_difficulty is None else damage_difficulty, "--damage-difficulty")
    damage, row = base_damage(weight), lifting_row(weight, rulings.lifting)
    difference = None if row is None else athletics - row
    usable = weight <= LIGHT if difference is None else difference > 0
    if not usable:
        return ImprovisedWeapon(
            weight=weight, base_damage=damage, row=row, difference=difference, usable=False, thrown=thrown)
    handling = Handling(0, None, None) if difference is None else HANDLING[min(difference, 4)]
    oversized = thrown and (weight >= rulings.oversized_weight if cumbersome is None else cumbersome)
    shifts = [(handling.difficulty, "too heavy"), (1, "improvised weapon")]
    attack = shifted(attack_at, [*shifts, (int(oversized), "oversized throw")], "attack difficulty", rulings.over_six)
    hurt = shifted(damage_at, shifts, "damage difficulty", rulings.over_six)
    attribute = athletics if oversized else precision
    return ImprovisedWeapon(
        weight=weight, base_damage=damage, row=row, difference=difference, usable=True, thrown=thrown,
        attack_difficulty=attack.value, damage_difficulty=hurt.value, accurate_range=handling.accurate_range,
        attribute_maximum=handling.attribute_maximum, cumbersome=oversized if thrown else None,
        attack_attribute="athletics" if oversized else "precision",
        attack_pool=None if attribute is None or skill is None else _capped(attribute, handling) + skill,
        damage_pool=_capped(athletics, handling) + weapon_mastery + damage,
        modifiers=attack.modifiers + hurt.modifiers,
    )


def base_damage(weight: float) -> int:
    """Dice of damage for a weight in pounds: one for each 10 lb up to 50, then one for each 50 lb more (A-100)."""
    return int(min(weight, 50) // 10 + max(0, weight - 50) // 50)


def lifting_row(weight: float, bounds: tuple[int, ...]) -> int | None:
    """The lifting row of a weight in pounds; None for light objects and for those beyond the last bound (A-101)."""
    if weight <= LIGHT or weight > bounds[-1]:
        return None
    return 2 if weight == bounds[0] else bisect_left(bounds, weight) + 1


def _capped(attribute: int, handling: Handling) -> int:
    return attribute if handling.attribute_maximum is None else min(attribute, handling.attribute_maximum)

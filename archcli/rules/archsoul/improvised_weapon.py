"""`improvised-weapon`: any object as a weapon, by its weight (A-100 to A-106; Archsoul, Lifting, Throwing, and
Improvised Weapons)."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.given import Given
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.pool import DIFFICULTY, USUAL
from archcli.rules.archsoul.pool import difficulty as shifted
from archcli.rules.archsoul.rulings import Archsoul

WIELDER, USE = "Wielder", "Use"
LIGHT = 10
"""Objects of so many pounds or less have no lifting row (A-101)."""


class Handling(NamedTuple):
    """How an object is handled at a difference of Athletics: difficulty added, accurate range in metres, and the
    most that an attribute counts (None: no limit)."""

    difficulty: int
    accurate_range: int | None
    attribute_maximum: int | None

    def capped(self, attribute: int) -> int:
        """What counts of an attribute (A-106)."""
        return attribute if self.attribute_maximum is None else min(attribute, self.attribute_maximum)


LIGHTLY = Handling(0, None, None)
"""How an object without a lifting row is handled."""
HANDLING = {1: Handling(2, 2, 1), 2: Handling(1, 4, 3), 3: Handling(1, 6, 5), 4: Handling(0, 8, None)}
"""By the difference between Athletics and the lifting row; 4 stands for 4 or more (A-102)."""


class Use(Record):
    """Who uses an object as a weapon, and how. The object adds to the difficulties.

    `cumbersome`: whether a throw counts as an oversized one (None: by its weight, ruling oversized_weight; A-105).
    """

    athletics: Annotated[int, Given(
        "--athletics", sheet="attributes.athletics", panel=WIELDER, help="The attribute.")]
    precision: Annotated[int | None, Given(
        "--precision", sheet="attributes.precision", panel=WIELDER, help="The attribute, for the attack.")] = None
    skill: Annotated[int | None, Given(
        "--skill", panel=WIELDER, help="Melee Weapons, or thrown Primitive Attacks.")] = None
    weapon_mastery: Annotated[int, Given(
        "--weapon-mastery", panel=WIELDER, help="The skill, for the damage pool (0).")] = 0
    thrown: Annotated[bool, Given("--thrown", panel=USE, help="Thrown, not swung.")] = False
    cumbersome: bool | None = None
    difficulty: Annotated[int, DIFFICULTY, Given(
        "--difficulty", "-d", metavar="2-6", panel=USE,
        help="Of the attack, before the object adds to it (4).")] = USUAL
    damage_difficulty: Annotated[int | None, DIFFICULTY, Given(
        "--damage-difficulty", metavar="2-6", panel=USE,
        help="Of the damage, before the object adds to it (4).")] = None


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
    thrown: bool = field(default=False, shown=False)
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = Outcome(("base_damage", "usable"), success="usable", number="base_damage")

    def absent(self) -> tuple[str, ...]:
        return () if self.thrown else ("cumbersome",)

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


def improvised_weapon(weight: float, use: Use, *, rulings: Archsoul) -> ImprovisedWeapon:
    """What an object of `weight` pounds (above 0) is worth as a weapon in these hands; no dice.

    Raises RuleError for a weight of 0 or less, UsageError for `cumbersome` without `thrown`.
    """
    refuse_weight(weight)
    if use.cumbersome is not None and not use.thrown:
        raise UsageError("--cumbersome and --no-cumbersome speak of a throw: give --thrown too (A-105)")
    damage, row = base_damage(weight), lifting_row(weight, rulings.lifting)
    difference = None if row is None else use.athletics - row
    usable = weight <= LIGHT if difference is None else difference > 0
    if not usable:
        return ImprovisedWeapon(
            weight=weight, base_damage=damage, row=row, difference=difference, usable=False, thrown=use.thrown)
    handling = LIGHTLY if difference is None else HANDLING[min(difference, 4)]
    heavy = weight >= rulings.oversized_weight if use.cumbersome is None else use.cumbersome
    oversized = use.thrown and heavy
    # A light thing is made to be thrown as much as any weapon, unless the ruling says otherwise.
    harder = not use.thrown or row is not None or rulings.improvised_penalty == "always"
    shifts = [(handling.difficulty, "too heavy"), (int(harder), "improvised weapon")]
    attack = shifted(
        use.difficulty, [*shifts, (int(oversized), "oversized throw")], "attack difficulty", rulings.over_six)
    usual = rulings.damage_difficulty if use.damage_difficulty is None else use.damage_difficulty
    hurt = shifted(usual, shifts, "damage difficulty", rulings.over_six)
    attribute = use.athletics if oversized else use.precision
    return ImprovisedWeapon(
        weight=weight, base_damage=damage, row=row, difference=difference, usable=True, thrown=use.thrown,
        attack_difficulty=attack.value, damage_difficulty=hurt.value, accurate_range=handling.accurate_range,
        attribute_maximum=handling.attribute_maximum, cumbersome=oversized if use.thrown else None,
        attack_attribute="athletics" if oversized else "precision",
        attack_pool=None if attribute is None or use.skill is None else handling.capped(attribute) + use.skill,
        damage_pool=handling.capped(use.athletics) + use.weapon_mastery + damage,
        modifiers=attack.modifiers + hurt.modifiers,
    )


def refuse_weight(weight: float) -> None:
    """Raises RuleError for a weight of 0 or less, in pounds."""
    if not weight > 0:
        raise RuleError(f"the weight is {weight}, and it is a positive number of pounds", rule="A-100")


def base_damage(weight: float) -> int:
    """Dice of damage for a weight in pounds: one for each 10 lb up to 50, then one for each 50 lb more (A-100)."""
    return int(min(weight, 50) // 10 + max(0, weight - 50) // 50)


def lifting_row(weight: float, bounds: tuple[int, ...]) -> int | None:
    """The lifting row of a weight in pounds; None for light objects and for those beyond the last bound (A-101)."""
    if weight <= LIGHT or weight > bounds[-1]:
        return None
    return 2 if weight == bounds[0] else bisect_left(bounds, weight) + 1

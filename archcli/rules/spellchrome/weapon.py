"""Weapons in use: what an attack bonus is made of, and the numbers of each hand (S-05, S-20 to S-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from archcli.given import NOTATION, Given, Range, missing
from archcli.record import Record
from archcli.rules.spellchrome.base_attack import Column, base_attack
from archcli.rules.spellchrome.sheet import Abilities, Arm, Kind

if TYPE_CHECKING:
    from archcli.notation import Expression

ATTACKER, DAMAGE, OFFHAND, STANCE = "Attacker", "Damage", "Second weapon", "Stance and reach"


class Aim(Record):
    """What an attack bonus is made of. `further`: the further bonus of a sheet's weapon."""

    bonus: Annotated[int | None, Given("--bonus", panel=ATTACKER,
        help="The whole attack bonus, in place of level, column and ability.")] = None
    level: Annotated[int | None, Range(1), Given("--level", sheet="level", panel=ATTACKER,
        help="Level, 1 or more.")] = None
    column: Annotated[Column | None, Given("--column", sheet="weapons.*.column", panel=ATTACKER,
        help="Base attack: a half, three quarters or all of the level.")] = None
    ability: Annotated[int | None, Given("--ability", panel=ATTACKER,
        help="Ability modifier on the attack (0).")] = None
    further: int = 0

    def settled(self, kind: Kind, abilities: Abilities) -> Aim:
        """The same with the ability that goes with a kind of weapon, where none was given."""
        return self if self.ability is not None else self.replace(ability=abilities.of(kind))

    @property
    def base(self) -> int:
        """The bonus where it is given whole, else the base attack (S-20). Raises UsageError where it is unknown."""
        if self.bonus is not None:
            return self.bonus
        if self.level is None:
            raise missing(Aim, "level", rule="S-20")
        if self.column is None:
            raise missing(Aim, "column", rule="S-20")
        return base_attack(self.level, self.column)

    @property
    def plus(self) -> int:
        """What comes on top of the base."""
        return 0 if self.bonus is not None else (self.ability or 0) + self.further


class OffHand(Record):
    """What is given of the off hand alone."""

    bonus: Annotated[int | None, Given("--offhand-bonus", panel=OFFHAND,
        help="The off hand's whole attack bonus (the main hand's).")] = None
    column: Annotated[Column | None, Given("--offhand-column", sheet="weapons.*.column", panel=OFFHAND,
        help="The off hand's column (the main hand's).")] = None
    ability: Annotated[int | None, Given("--offhand-ability", panel=OFFHAND,
        help="The off hand's ability modifier (the main hand's).")] = None
    damage: Annotated[Expression | None, Given("--offhand-damage", sheet="weapons.*.damage", takes=NOTATION,
        metavar="NOTATION", panel=OFFHAND, help="The off hand's damage (the main hand's).")] = None

    def aim(self, main: Aim, own: Arm | None, kind: Kind, abilities: Abilities) -> Aim:
        """Its aim: what is neither given nor follows from its own weapon is the main hand's."""
        if own is None:
            given = {"bonus": self.bonus, "column": self.column, "ability": self.ability}
            return main.replace(**{name: value for name, value in given.items() if value is not None})
        return Aim(
            bonus=self.bonus, level=main.level, column=self.column, ability=self.ability, further=own.bonus,
        ).settled(kind, abilities)


class Weapon(Record):
    """A weapon in use. `acs`: one for all of its attacks or one for each, none: the main hand's.

    `damage` None: unknown. `range` in feet, of a ranged weapon only.
    """

    kind: Kind
    aim: Aim
    acs: tuple[int, ...] = ()
    damage: Annotated[Expression | None, Given("--damage", sheet="weapons.*.damage", takes=NOTATION,
        metavar="NOTATION", panel=DAMAGE, help="Damage of a hit, such as 1d8+2, or a whole number.")] = None
    critical_range: Annotated[int, Range(2, 20), Given("--critical-range", sheet="weapons.*.critical_range",
        metavar="2-20", panel=DAMAGE,
        help="Least face of a critical hit; needs the ruling for critical hits.")] = 20
    untrained: Annotated[bool, Given("--untrained", panel=ATTACKER,
        help="A martial weapon without training: d100 before each attack.")] = False
    range: Annotated[int | None, Range(0), Given("--range", sheet="weapons.*.range", metavar="FEET", panel=STANCE,
        help="Range of a ranged weapon, in feet.")] = None
    name: str = ""

    @property
    def known(self) -> bool:
        """Whether its damage is."""
        return self.kind == "unarmed" or self.damage is not None

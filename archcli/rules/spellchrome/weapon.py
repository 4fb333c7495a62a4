"""Weapons, as they stand on a sheet and as they are used, and what an attack bonus is made of (S-05, S-20 to S-28)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from archcli.damage import expected
from archcli.given import NOTATION, Given, Range, missing
from archcli.record import Record
from archcli.rules.spellchrome.base_attack import Column, base_attack
from archcli.sheet import Key

if TYPE_CHECKING:
    from archcli.notation import Expression

Kind = Literal["melee", "ranged", "unarmed"]
ABILITY: dict[Kind, str] = {"melee": "strength", "ranged": "dexterity", "unarmed": "strength"}
"""The ability that goes with a kind of weapon."""
BARE = "unarmed"
"""The name of the fists of one whose sheet has no weapon for them."""
ATTACKER, DAMAGE, OFFHAND, STANCE = "Attacker", "Damage", "Second weapon", "Stance and reach"


class Aim(Record):
    """What an attack bonus is made of. `further`: the further bonus of a sheet's weapon."""

    bonus: Annotated[int | None, Given("--bonus", panel=ATTACKER,
        help="The whole attack bonus, in place of level, column and ability.")] = None
    level: Annotated[int | None, Range(1), Given("--level", sheet="level", panel=ATTACKER,
        help="Level, 1 or more.")] = None
    column: Annotated[Column | None, Given("--column", sheet="weapons.*.column", panel=ATTACKER,
        help="Base attack: a half, three quarters or all of the level.")] = None
    ability: Annotated[int | None, Given("--ability", sheet="abilities.{of_kind}", panel=ATTACKER,
        help="Ability modifier on the attack (0).")] = None
    further: int = 0

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
    ability: Annotated[int | None, Given("--offhand-ability", sheet="abilities.{of_kind}", panel=OFFHAND,
        help="The off hand's ability modifier (the main hand's).")] = None
    damage: Annotated[str | None, Given("--offhand-damage", sheet="weapons.*.damage", takes=NOTATION,
        metavar="NOTATION", panel=OFFHAND, help="The off hand's damage (the main hand's).")] = None

    def aim(self, main: Aim, own: "Weapon | None") -> Aim:
        """Its aim: what is neither given nor follows from a weapon of its own is the main hand's."""
        of_its_own = Aim(level=main.level, further=own.bonus) if own else main
        given = {"bonus": self.bonus, "column": self.column, "ability": self.ability}
        return of_its_own.replace(**{name: value for name, value in given.items() if value is not None})


class Weapon(Record):
    """A weapon; in use with its aim, its damage as it is rolled (`harm`; None: unknown) and what it has to reach.

    `acs`: one for all of its attacks or one for each, none: the main hand's.
    """

    name: str = ""
    kind: Annotated[Kind, Key()]
    column: Annotated[Column, Key("base attack")] = "poor"
    damage: Annotated[str | None, Key("dice notation", check=expected), Given("--damage", sheet="weapons.*.damage",
        takes=NOTATION, metavar="NOTATION", panel=DAMAGE,
        help="Damage of a hit, such as 1d8+2, or a whole number.")] = None
    range: Annotated[int | None, Range(0), Key("feet"), Given("--range", sheet="weapons.*.range", metavar="FEET",
        panel=STANCE, help="Range of a ranged weapon, in feet.")] = None
    bonus: Annotated[int, Key("further attack bonus")] = 0
    critical_range: Annotated[int, Range(2, 20), Key(), Given("--critical-range", sheet="weapons.*.critical_range",
        metavar="2-20", panel=DAMAGE, help="Least face of a critical hit; needs the ruling for critical hits.")] = 20
    trained: Annotated[bool, Key()] = True
    aim: Aim = Aim()
    harm: "Expression | None" = None
    acs: tuple[int, ...] = ()

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Keys of another kind of weapon."""
        if self.range is not None and self.kind != "ranged":
            yield "range", f'belongs to a ranged weapon, and this one is "{self.kind}"'
        if self.damage is not None and self.kind == "unarmed":
            yield "damage", "is the Strength modifier of an unarmed attack, and is not written"

    @property
    def known(self) -> bool:
        """Whether its damage is."""
        return self.kind == "unarmed" or self.harm is not None

"""Weapons by kind (L-15, L-16; The Fighting), as they stand on a sheet and as they are used."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from archcli.damage import expected
from archcli.given import NOTATION, Given, Range
from archcli.record import Record
from archcli.sheet import Key

if TYPE_CHECKING:
    from archcli.notation import Expression

Kind = Literal["melee", "ranged", "ballistic"]
Fire = Literal["single", "semi", "automatic"]
WeaponClass = Literal["sniper-rifle", "composite-bow", "launcher"]
PANEL, GUN, PLACE = "Weapon", "Gun", "Place"


class Weapon(Record):
    """A weapon. `range` in spaces, None where unknown; `harm` is the damage of a ballistic one in use, read;
    `loaded` the rounds of a gun, where a fight counts them."""

    name: str = ""
    bonus: Annotated[int, Key("added to the attack total")] = 0
    kind: Annotated[Kind, Key(), Given(
        "--kind", sheet="weapons.*.kind", panel=PANEL, help="Kind of weapon (melee).",
    )] = "melee"
    range: Annotated[int | None, Range(0), Key("spaces"), Given(
        "--range", sheet="weapons.*.range", panel=PLACE, help="Spaces that the weapon reaches without loss.",
    )] = None
    damage: Annotated[str | None, Key("dice notation", check=expected), Given(
        "--damage", sheet="weapons.*.damage", panel=GUN, takes=NOTATION, metavar="NOTATION",
        help="Damage of a ballistic weapon, such as 2d6+1, or a whole number.",
    )] = None
    action: Annotated[Fire | None, Key(), Given(
        "--action", sheet="weapons.*.action", panel=GUN, help="Action of the gun (single).",
    )] = None
    class_: Annotated[WeaponClass | None, Key("never dual-wielded"), Given(
        "--weapon-class", sheet="weapons.*.class", panel=PANEL, help="A class that is never dual-wielded.",
    )] = None
    wide_critical: Annotated[bool, Key(), Given(
        "--wide-critical", sheet="weapons.*.wide_critical", panel=PANEL,
        help="5 and 6 are threats and confirm, and damage triples.",
    )] = False
    no_shield: Annotated[bool, Key("dual wielding costs 6 each")] = False
    hf: Annotated[bool, Key("negates hardness"), Given(
        "--hf", sheet="weapons.*.hf", panel=PANEL, help="Negates hardness.",
    )] = False
    explosive: Annotated[bool, Key(), Given(
        "--explosive", sheet="weapons.*.explosive", panel=PANEL, help="Ignores armor, and hardness.",
    )] = False
    harm: "Expression | None" = None
    loaded: int | None = None

    @property
    def ballistic(self) -> bool:
        """Whether it is a gun, with damage and an action of its own."""
        return self.kind == "ballistic"

    @property
    def fire(self) -> Fire:
        """The action of a gun: single, unless it is written."""
        return self.action or "single"

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Keys of a sheet that belong to another kind of weapon."""
        if self.range is not None and self.kind == "melee":
            yield "range", "belongs to a ranged or ballistic weapon, and this one is melee"
        if self.ballistic:
            if self.damage is None:
                yield "damage", "is missing, and a ballistic weapon has damage of its own, such as 2d6"
            return
        for key, value in (("damage", self.damage), ("action", self.action)):
            if value is not None:
                yield key, f'belongs to a ballistic weapon, and this one is "{self.kind}"'

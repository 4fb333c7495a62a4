"""Which weapons an attack is made with, and of what kind each is (S-21 to S-24)."""

from typing import Annotated, Literal

from archcli.errors import UsageError
from archcli.given import WEAPON, Given
from archcli.record import Record
from archcli.rules.spellchrome.weapon import ATTACKER, OFFHAND, Kind, Weapon

Style = Literal["melee", "ranged", "mixed"]


class Wielded(Record):
    """Weapons of a sheet, or their kinds."""

    weapon: Annotated[Weapon | None, Given("-w", "--weapon", takes=WEAPON, metavar="WEAPON", panel=ATTACKER,
        help="A weapon of the attacker's sheet (its only one that fits), or unarmed.")] = None
    kind: Annotated[Literal["melee", "ranged"] | None, Given("--kind", panel=ATTACKER,
        help="Kind of the one weapon (melee).")] = None
    unarmed: Annotated[bool, Given("--unarmed", panel=ATTACKER,
        help="A punch or kick: Strength in damage, 1 or more, and it provokes.")] = False
    dual: Annotated[Style | None, Given("--dual", panel=OFFHAND,
        help="A second weapon; mixed: melee in the main hand, ranged in the off hand.")] = None
    offhand: Annotated[Weapon | None, Given("--offhand", takes=WEAPON, metavar="WEAPON", panel=OFFHAND,
        help="A second weapon of the attacker's sheet.")] = None

    @property
    def two(self) -> bool:
        """Whether there is a second weapon (S-21)."""
        return self.dual is not None or (self.weapon is not None and self.offhand is not None)

    def main_kind(self) -> Kind:
        """The kind of the weapon in the main hand. Raises UsageError where it would be two at once."""
        own = self.weapon.kind if self.weapon else None
        named = f"--weapon {self.weapon.name}" if self.weapon else "--unarmed"
        if self.unarmed and own not in (None, "unarmed"):
            raise UsageError(f"--unarmed does not go with {named}: it is a {own} weapon", option="--unarmed")
        if self.kind == "ranged" and (self.unarmed or own == "unarmed"):
            raise UsageError(f"--kind ranged does not go with {named}: a punch is melee", option="--kind")
        if self.unarmed or (own == "unarmed" and self.dual != "ranged"):
            return "unarmed"
        if self.dual == "melee" or self.dual == "ranged":
            return self.dual
        return self.kind or own or "melee"

    def second_kind(self, main: Kind) -> Kind:
        """The kind of the weapon in the off hand. Raises UsageError where `mixed` would be two of a kind."""
        own = self.offhand.kind if self.offhand else None
        if own == "unarmed" and self.dual != "ranged":
            return "unarmed"
        if self.dual == "mixed":
            kind: Kind = own or ("melee" if main == "ranged" else "ranged")
            if (kind == "ranged") is (main == "ranged"):
                raise UsageError(
                    f"--dual mixed is a melee and a ranged weapon, and both of these are {kind}", option="--dual",
                )
            return kind
        if self.dual is None:
            assert own is not None
            return own
        return main if main == "unarmed" else self.dual

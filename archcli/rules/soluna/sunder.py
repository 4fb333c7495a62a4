"""`sunder`: breaking an object (L-41, L-65; Vehicular Battles)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.roll import Roll
from archcli.given import WEAPON, Given, Range
from archcli.hit_points import is_down, left_line
from archcli.record import Record
from archcli.report import Modifier, Outcome, Report, Result, Span, field
from archcli.roles import NAME
from archcli.rules.soluna.challenge import Met, meet
from archcli.rules.soluna.weapon import Weapon

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


OBJECT = "the object"


class Blow(Record):
    """A blow with a weapon. Strength in dice; `weapon` None: whatever is at hand, without a bonus."""

    strength: Annotated[int, Range(0, 100), Given(
        "--strength", sheet="perimeters.strength", help="Dice, 0 to 100.",
    )]
    weapon: Annotated[Weapon | None, Given(
        "-w", "--weapon", takes=WEAPON, metavar="N|WEAPON",
        help="Its bonus, or a weapon of the sheet (its only melee weapon).",
    )] = None
    modifier: Annotated[int, Given("--attack-modifier", help="Added to the total.")] = 0
    name: str = ""


class Thing(Record):
    """An object that is to be broken. `health` in points, None where unknown."""

    hardness: Annotated[int, Range(0, 100), Given(
        "--hardness", sheet="hardness", help="Hardness of the object, 0 to 100; twice that has to be beaten.",
    )]
    health: Annotated[int | None, Range(0), Given(
        "--hit-points", sheet="health", help="The object's Health Points.",
    )] = None
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sunder(Result):
    """An object that was to be broken; `margin` is how far the total is above the challenge."""

    attacker: str | None
    target: str | None
    weapon: str | None
    total: int
    challenge: int
    margin: int
    success: bool
    hit_points_left: int | None
    down: bool | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    met: Met = field(shown=False)
    bare: str | None = field(default=None, shown=False)
    """The bonus of what is at hand where that is no weapon of a sheet."""

    CARRIED = (
        Carry("attacker", "weapon", of="weapon"), Carry("attacker", "weapon", of="bare"),
        Carry("target", "hit_points", of="hit_points_left"),
    )
    OUTCOME = Outcome(("success", "total"), success="success", number="total")
    WITH_HEALTH = OUTCOME._replace(keys=("success", "total", "down"))

    def tabulated(self) -> Outcome:
        return self.OUTCOME if self.down is None else self.WITH_HEALTH

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        left = [] if self.hit_points_left is None else [left_line(self.target or OBJECT, self.hit_points_left)]
        return Report((
            Span(self.attacker or "the attacker", NAME), Span(" sunders "), Span(self.target or OBJECT, NAME),
            *([Span(" with "), Span(self.weapon, NAME)] if self.weapon else []),
        ), (*self.met.lines(), *left))


def sunder(blow: Blow, thing: Thing, *, by_hand: ByHand = NOT_MOVED, rulings: Soluna, dice: Dice) -> Sunder:
    """Roll Strength dice and the weapon's bonus against twice the hardness of an object (L-41).

    The challenge must be beaten (ruling check); there are no criticals. What succeeds breaks it: no Health Points are
    left (L-65).
    """
    weapon = blow.weapon or Weapon()
    usual = Modifier("sunder", weapon.bonus, "weapon"), Modifier("sunder", blow.modifier, "attack modifier")
    met = meet(2 * thing.hardness, blow.strength, "sunder", usual, by_hand=by_hand, rulings=rulings, dice=dice)
    left = 0 if met.success and thing.health is not None else thing.health
    return Sunder(
        attacker=blow.name or None, target=thing.name or None, weapon=weapon.name or None, total=met.total,
        challenge=met.challenge, margin=met.margin, success=met.success, hit_points_left=left, down=is_down(left),
        rolls=(met.roll,), modifiers=met.modifiers, met=met,
        bare=None if weapon.name else str(weapon.bonus),
    )

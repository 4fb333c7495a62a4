"""`attack`: a standard action, with one weapon or two (S-03 to S-07, S-21 to S-29; Chapter 8, Standard Actions)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from archcli.dice.roll import Roll
from archcli.report import (
    BAD,
    GOOD,
    NAME,
    NOTE,
    NUMBER,
    Line,
    Modifier,
    Report,
    Result,
    Span,
    line,
    modifier_lines,
    rolled,
    verdict,
)
from archcli.rules.spellchrome.action import DODGE, Action, Weapon, Who, modifiers, swings
from archcli.rules.spellchrome.strike import Blow, Struck, strike

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.spellchrome.rulings import Spellchrome


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Result):
    """Attacks that were made. Damage and Hit Points in points; `damage` None where a weapon's is unknown."""

    hit: bool
    hits: int
    damage: int | None
    attacks: tuple[Blow, ...]
    provokes: bool
    ac_bonus: int
    hp_after: int | None
    knocked_out: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    who: Who

    @property
    def outcome(self) -> tuple[str, ...]:
        return ("hit", "hits") if self.damage is None else ("hit", "hits", "damage")

    SUCCEEDS = ("hit", True)

    @property
    def number(self) -> str:
        return "hits" if self.damage is None else "damage"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who",)

    def quiet(self) -> str:
        return str(self.damage) if self.damage is not None else "hit" if self.hit else "miss"

    def report(self) -> Report:
        return Report((Span(self.who.title("attack"), NAME),), tuple(self.lines()))

    def lines(self) -> Iterator[Line]:
        """What stands under the title."""
        if self.provokes:
            yield line("before it", "an attack of opportunity by the target")
        yield from blow_lines(self.attacks, self.rolls)
        yield from modifier_lines(self.modifiers)
        yield verdict(self._ending(), self.hit)
        if self.hp_after is not None:
            fate = "  knocked out" if self.knocked_out else ""
            yield line("Hit Points left", (str(self.hp_after).replace("-", "−"), NUMBER), fate)
        if self.ac_bonus:
            yield line("your AC", f"+{self.ac_bonus} until your next action")

    def _ending(self) -> str:
        harm = "" if self.damage is None or not self.hit else f", {self.damage} damage"
        if len(self.attacks) == 1:
            return f"{'hit' if self.hit else 'miss'}{harm}"
        return f"{self.hits} of {len(self.attacks)} hit{harm}"


def resolve(main: Weapon, offhand: Weapon | None, action: Action, rulings: Spellchrome, dice: Dice) -> dict[str, Any]:
    """Make every attack of an action; the fields of its result. Each is independent, and hits and damage add up."""
    moved = modifiers(main, offhand, action)
    parts = [partial(_strike, swing, rulings) for swing in swings(main, offhand, action, moved)]
    volley = dice.independent(parts, lambda struck: struck.counts)
    hits, points = volley.counts
    in_use = [weapon for weapon in (main, offhand) if weapon is not None]
    damage = points if all(one.kind == "unarmed" or one.damage is not None for one in in_use) else None
    unarmed = any(one.kind == "unarmed" for one in in_use)
    hp = None if action.own_targets else action.target_hp
    kinds = {"main": main.kind, "offhand": offhand.kind if offhand else None}
    return {
        "hit": hits > 0, "hits": hits, "damage": damage, "attacks": tuple(one.blow for one in volley.parts),
        "provokes": unarmed and not action.target_unarmed and not action.natural_weapons,
        "ac_bonus": DODGE if action.defensive else 0,
        "hp_after": None if hp is None or damage is None else hp - damage,
        "knocked_out": rulings.punch == "knockout" and hp is not None and damage is not None and _only_out(
            hp, [(kinds[one.blow.hand] == "unarmed", one.blow.damage) for one in volley.parts if one.blow.hit]
        ),
        "rolls": tuple(roll for one in volley.parts for roll in one.rolls), "modifiers": moved,
        "who": Who(action.attacker, action.target, main.name, offhand.name if offhand else ""),
    }


def _strike(swing: Any, rulings: Spellchrome, dice: Dice) -> Struck:
    return strike(swing, rulings=rulings, dice=dice)


def _only_out(hp: int, hits: list[tuple[bool, int]]) -> bool:
    """Whether hits (unarmed or not, points) leave the target at -1 or less, and none but unarmed ones did (S-29)."""
    felled = []
    for unarmed, points in hits:
        hp -= points
        if hp <= -1:
            felled.append(unarmed)
    return bool(felled) and all(felled)


def attack(main: Weapon, offhand: Weapon | None = None, *, action: Action, rulings: Spellchrome, dice: Dice) -> Attack:
    """Attack once with a weapon, or once with each of two (S-21). Chapter 8, Attack and Attack with dual weapons.

    A hit does the weapon's damage, with Strength in melee (S-05), at least the ruling `minimum_damage`; a punch does
    the Strength modifier, at least 1 (S-06). Raises RuleError for a target out of reach (S-04), in both stances
    (S-26), or struck unarmed without a Strength (S-06).
    """
    return Attack(**resolve(main, offhand, action, rulings, dice))


def blow_lines(blows: tuple[Blow, ...], rolls: tuple[Roll[Any], ...]) -> Iterator[Line]:
    """One line for each roll, with what it decided."""
    rest = list(rolls)
    two = any(blow.hand == "offhand" for blow in blows)
    for blow in blows:
        if blow.untrained is not None:
            yield rolled(rest.pop(0), *([("  wasted: untrained", BAD)] if blow.natural is None else ["  goes on"]))
        if blow.natural is None:
            continue
        ending = ("  critical hit" if blow.critical else "  hit", GOOD) if blow.hit else ("  miss", BAD)
        hand = {"main": "main hand", "offhand": "off hand"}[blow.hand] if two else "attack"
        yield rolled(rest.pop(0)._replace(label=hand), f"  against AC {blow.ac}", "  ", ending)
        if rest and rest[0].label == "damage":
            own = rest.pop(0)
            yield rolled(own, *([] if blow.damage == own.value else [(f"  does {blow.damage}{_why(blow, own)}", NOTE)]))


def _why(blow: Blow, own: Roll[Any]) -> str:
    reasons = ["Strength"] if blow.damage != own.value * (1 + blow.critical) else []
    return f" ({', '.join(reasons + ['doubled'] * blow.critical)})"

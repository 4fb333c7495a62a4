"""`attack`: one clash, two weapons, or a burst, on foot or from a vehicle (L-10 to L-33; The Fighting)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.report import (
    BAD,
    GOOD,
    NAME,
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
from archcli.rules.soluna.clash import Clash, Clashed, Hand, Swung, clash
from archcli.rules.soluna.sides import Attacker, Circumstances, Defender, attack_rolls, defense_rolls
from archcli.rules.soluna.vehicle import NO_CHECK, Vehicle, VehicleCheck, vehicle_check
from archcli.rules.soluna.weapon import Burst, Weapon, check_burst, dual_penalty

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


class Maneuver(NamedTuple):
    """How the attack is made. `large`: a weapon's entry bars shields; `grasp`: points of Double Grasp."""

    large: bool = False
    grasp: int = 0
    burst: Burst = Burst()
    coup_de_grace: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Result):
    """An attack with everything that came of it. Damage and Hit Points in points, `rounds_left` in rounds."""

    hit: bool
    hits: int
    critical: bool
    damage: int | None
    attacks: tuple[Clash, ...]
    killed: bool
    negated: bool
    vehicle_check: VehicleCheck | None
    rounds_left: int | None
    reload_needed: bool | None
    hp_after: int | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    title: str

    @property
    def outcome(self) -> tuple[str, ...]:
        return ("killed",) if self.killed else ("hit", "hits", "critical", "damage")

    @property
    def succeeds(self) -> tuple[str, bool]:
        return ("killed" if self.killed else "hit", True)

    @property
    def number(self) -> str | None:
        return None if self.killed else "damage"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("title",)

    def quiet(self) -> str:
        return "killed" if self.killed else str(self.damage)

    def report(self) -> Report:
        return Report((Span(self.title, NAME),), tuple(self._lines()))

    def _lines(self) -> Iterator[Line]:
        yield from _clash_lines(self.attacks, self.rolls, self.vehicle_check)
        yield from modifier_lines(self.modifiers)
        yield verdict(self._ending(), self.hit)
        if self.hp_after is not None:
            yield line("Hit Points left", (str(self.hp_after), NUMBER))
        if self.rounds_left is not None:
            yield line("rounds left", (str(self.rounds_left), NUMBER))
        if self.reload_needed:
            yield line("the gun", "must be reloaded")

    def _ending(self) -> str:
        if self.killed:
            return "coup de grace: killed"
        if self.negated:
            return "the failed check negates the action"
        harm = f", {self.damage} damage" if self.hit else ""
        if len(self.attacks) == 1:
            return f"{'critical hit' if self.critical else 'hit' if self.hit else 'the defense holds'}{harm}"
        return f"{self.hits} of {len(self.attacks)} hit{harm}"


def attack(
    main: Weapon, offhand: Weapon | None = None, *, attacker: Attacker, defender: Defender,
    at: Circumstances, maneuver: Maneuver, vehicle: Vehicle | None = None, rulings: Soluna, dice: Dice,
) -> Attack:
    """Roll attacks against defenses (L-10 to L-20): one, one with each of two weapons (L-22), or a burst (L-26, L-27).

    From a moving `vehicle` a check may come first, and a failed one negates the action (L-32). A coup de grace kills a
    prone target without dice (L-21). Raises RuleError for a perimeter that is needed and unknown, a weapon that is
    never dual-wielded (L-24), more shots than a gun has (L-26 to L-28), melee from a moving vehicle without the
    ability (L-31), and a coup de grace on a target that stands (L-21).
    """
    title = _title(attacker, defender, main, offhand)
    burst = maneuver.burst
    if maneuver.coup_de_grace:
        if not defender.prone:
            raise RuleError("a coup de grace needs a prone target: add --prone if it is", rule="L-21")
        return _attack(title, hit=True, hits=1, damage=None, killed=True, hp_after=0, rounds_left=burst.loaded)
    swings, moved = _swings(main, offhand, attacker, defender, at, maneuver, vehicle, rulings)
    gun = main.kind == "ballistic" or (offhand is not None and offhand.kind == "ballistic")
    check = vehicle_check(vehicle, rulings=rulings, dice=dice) if vehicle else NO_CHECK
    if check.said is not None and not check.said.success:
        return _attack(
            title, negated=True, vehicle_check=check.said, modifiers=moved, rolls=check.rolls,
            rounds_left=burst.loaded, reload_needed=False if gun else None, hp_after=defender.health,
        )
    volley = dice.independent([partial(_clash, one, rulings) for one in swings], lambda clashed: clashed.counts)
    hits, criticals, damage = volley.counts
    left = None if burst.loaded is None else burst.loaded - _rounds(swings, main, offhand)
    return _attack(
        title, hit=hits > 0, hits=hits, critical=criticals > 0, damage=damage, vehicle_check=check.said,
        attacks=tuple(one.clash for one in volley.parts), rounds_left=left,
        reload_needed=_reload_needed(main, offhand, left) if gun else None,
        hp_after=None if defender.health is None else max(0, defender.health - damage), modifiers=moved,
        rolls=(*check.rolls, *(roll for one in volley.parts for roll in one.rolls)),
    )


def _attack(title: str, **came: Any) -> Attack:
    nothing: dict[str, Any] = {
        "hit": False, "hits": 0, "critical": False, "damage": 0, "attacks": (), "killed": False, "negated": False,
        "vehicle_check": None, "rounds_left": None, "reload_needed": None, "hp_after": None, "rolls": (),
        "modifiers": (),
    }
    return Attack(title=title, **(nothing | came))


def _title(attacker: Attacker, defender: Defender, main: Weapon, offhand: Weapon | None) -> str:
    weapons = " and ".join(one.name for one in (main, offhand) if one is not None and one.name)
    start = f"{attacker.name}: attack" if attacker.name else "attack"
    return start + (f" with {weapons}" if weapons else "") + (f" against {defender.name}" if defender.name else "")


def _swings(
    main: Weapon, offhand: Weapon | None, attacker: Attacker, defender: Defender, at: Circumstances,
    maneuver: Maneuver, vehicle: Vehicle | None, rulings: Soluna,
) -> tuple[list[Swung], tuple[Modifier, ...]]:
    """The attacks of an action in the order made, and every number that it moves, once."""
    hands: list[tuple[Hand, Weapon]] = [("main", main)]
    penalty = 0
    if offhand is not None:
        hands.append(("offhand", offhand))
        penalty = dual_penalty(main, offhand, large=maneuver.large, grasp=maneuver.grasp)
    else:
        hands *= maneuver.burst.shots + (maneuver.burst.extra or 0)
    out: list[Swung] = []
    moved: dict[tuple[str, str], Modifier] = {}
    for hand, weapon in hands:
        if vehicle is not None and weapon.kind == "melee" and not vehicle.melee:
            raise RuleError(
                "melee from a moving vehicle takes an ability: add --vehicle-melee, or --stationary if it stands still",
                rule="L-31",
            )
        if weapon.kind == "ballistic":
            rounds = sum(other.kind == "ballistic" for _, other in hands)
            check_burst(weapon, maneuver.burst, rounds)
        rolls = attack_rolls(weapon, attacker, at, penalty, rulings), defense_rolls(weapon, defender, at, rulings)
        out.append(Swung(
            hand, rolls[0].dice, rolls[0].bonus, rolls[1].dice, rolls[1].bonus, weapon.wide_critical,
            weapon.damage if weapon.kind == "ballistic" else None,
        ))
        for one in (*rolls[0].modifiers, *rolls[1].modifiers):
            key = (one.to, one.because)
            # The bonus of the off hand's weapon stays out: the line names the main hand's.
            if key not in moved or (not moved[key].by and one.because != "weapon"):
                moved[key] = one
    return out, tuple(one for one in moved.values() if one.by)


def _clash(swung: Swung, rulings: Soluna, dice: Dice) -> Clashed:
    return clash(swung, rulings=rulings, dice=dice)


def _rounds(swings: Sequence[Swung], main: Weapon, offhand: Weapon | None) -> int:
    kinds = {"main": main.kind, "offhand": offhand.kind if offhand else None}
    return sum(kinds[one.hand] == "ballistic" for one in swings)


def _reload_needed(main: Weapon, offhand: Weapon | None, left: int | None) -> bool:
    guns = [one for one in (main, offhand) if one is not None and one.kind == "ballistic"]
    return left == 0 or any(one.action == "single" for one in guns)


def _clash_lines(clashes: Sequence[Clash], rolls: Sequence[Roll[Any]], check: VehicleCheck | None) -> Iterator[Line]:
    rest = list(rolls)
    if check is not None:
        ending = ("holds", GOOD) if check.success else ("fails", BAD)
        yield rolled(rest.pop(0), f"  against {check.challenge}  ", ending)
    two = any(one.hand == "offhand" for one in clashes)
    for one in clashes:
        hand = {"main": "main hand", "offhand": "off hand"}[one.hand] if two else "attack"
        yield rolled(rest.pop(0)._replace(label=hand))
        if one.threats:
            yield rolled(rest.pop(0), f"  {'confirmed' if one.confirmed else 'not confirmed'}")
        ending = ("hit", GOOD) if one.hit else ("no hit", BAD)
        margin = f" by {one.margin}" if one.hit else ""
        yield rolled(rest.pop(0), "  ", ending, margin, f", times {one.multiplier}" if one.critical else "")
        if rest and rest[0].label == "damage":
            yield rolled(rest.pop(0))

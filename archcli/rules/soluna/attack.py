"""`attack`: one clash, two weapons, or a burst, on foot or from a vehicle (L-10 to L-33, L-61 to L-64)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carried, Carry, carried_by
from archcli.dice.dice import Dice, Independent
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.given import missing
from archcli.hit_points import is_down, left_line, points_left
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.soluna.clash import Clash, Hand, Swung, clash
from archcli.rules.soluna.maneuver import Maneuver, check_burst, dual_penalty
from archcli.rules.soluna.sides import Attacker, Defender, Place, attacking, defending
from archcli.rules.soluna.vehicle import Vehicle, VehicleCheck, vehicle_check
from archcli.rules.soluna.weapon import Weapon
from archcli.sheet import shown

if TYPE_CHECKING:
    from archcli.rules.soluna.rulings import Soluna


class Gun(NamedTuple):
    """A gun that was used: the most rounds that it is known to have held, and those left (None: nobody counts)."""

    name: str
    held: int
    left: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Result):
    """An attack with everything that came of it. Damage and Hit Points in points, `rounds_left` in rounds."""

    attacker: str | None
    target: str | None
    weapon: str | None = None
    offhand: str | None = None
    hit: bool = False
    hits: int = 0
    critical: bool = False
    damage: int | None = 0
    attacks: tuple[Clash, ...] = ()
    killed: bool = False
    negated: bool = False
    vehicle_check: VehicleCheck | None = None
    rounds_left: int | None = None
    reload_needed: bool | None = None
    hit_points_left: int | None = None
    down: bool | None = None
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    title: tuple[Span, ...] = field(shown=False)
    guns: tuple[Gun, ...] = field(default=(), shown=False)
    bare: int | None = field(default=None, shown=False)

    CARRIED = (Carry("attacker", "weapon", of="weapon"), Carry("target", "hit_points", of="hit_points_left"))
    OUTCOME = Outcome(("hit", "hits", "critical", "damage"), success="hit", number="damage")
    WITH_HEALTH = OUTCOME._replace(keys=("hit", "hits", "critical", "damage", "down"))
    KILLED = Outcome(("killed",), success="killed")

    def carries(self) -> Iterator[Carried]:
        yield from carried_by(self, self.CARRIED)
        if self.attacker is None:
            return
        if self.bare is not None:
            yield Carried(self.attacker, "weapon", str(self.bare))
        for gun in self.guns:
            if gun.left is not None:
                yield Carried(self.attacker, f"loaded.{shown(gun.name)}", gun.left)

    def tabulated(self) -> Outcome:
        if self.killed:
            return self.KILLED
        return self.OUTCOME if self.down is None else self.WITH_HEALTH

    def quiet(self) -> str:
        return "killed" if self.killed else str(self.damage)

    def report(self) -> Report:
        return Report(self.title, tuple(self._lines()))

    def _lines(self) -> Iterator[Line]:
        if self.vehicle_check is not None:
            yield self.vehicle_check.line()
        two = any(made.hand == "offhand" for made in self.attacks)
        for made in self.attacks:
            yield from made.lines({"main": "main hand", "offhand": "off hand"}[made.hand] if two else "attack")
        yield from modifier_lines(self.modifiers)
        yield verdict(self._ending(), self.hit)
        if self.hit_points_left is not None:
            yield left_line(self.target or "the target", self.hit_points_left)
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
    main: Weapon, offhand: Weapon | None = None, *, attacker: Attacker, defender: Defender, place: Place,
    maneuver: Maneuver, vehicle: Vehicle, by_hand: ByHand = NOT_MOVED, rulings: Soluna, dice: Dice,
) -> Attack:
    """Roll attacks against defenses (L-10 to L-20): one, one with each of two weapons (L-22), or a burst (L-26, L-27).

    In a `vehicle` a check may come first, and a failed one negates the action (L-32). A coup de grace kills a prone
    target without dice (L-21). By hand the total of every attack and of every defense may be moved, and the damage of
    every hit (L-61).

    Raises UsageError for a perimeter or speed that is needed and unknown; RuleError for a weapon that is never
    dual-wielded (L-24), more shots than a gun has (L-26 to L-28), melee from a moving vehicle without the ability
    (L-31), and a coup de grace on a target that stands (L-21).
    """
    made = partial(
        Attack, title=_title(attacker, defender, main, offhand, maneuver), attacker=attacker.name or None,
        target=defender.name or None, weapon=main.name or None, offhand=(offhand and offhand.name) or None,
        bare=main.bonus if not main.name and main.kind == "melee" and not maneuver.coup_de_grace else None,
    )
    if maneuver.coup_de_grace:
        if not defender.prone:
            raise RuleError("a coup de grace needs a prone target: add --prone if it is", rule="L-21")
        by_hand.among()
        return made(
            hit=True, hits=1, damage=None, killed=True, hit_points_left=0, down=True, rounds_left=maneuver.loaded,
            guns=_rounds([main] if main.ballistic else [], maneuver, 0),
        )
    swings, guns, moved = _ready(main, offhand, attacker, defender, place, maneuver, vehicle, by_hand, rulings)
    check = vehicle_check(vehicle, rulings=rulings, dice=dice)
    checked = (check.roll,) if check else ()
    if check is not None and not check.success:
        return made(
            negated=True, vehicle_check=check, modifiers=moved, rolls=checked, rounds_left=maneuver.loaded,
            reload_needed=False if guns else None, hit_points_left=defender.health, down=is_down(defender.health),
            guns=_rounds(guns, maneuver, 0),
        )
    volley = _volley(swings, rulings, dice)
    hits, criticals, damage = volley.counts
    rounds = None if maneuver.loaded is None else maneuver.loaded - len(guns)
    empty = rounds == 0 or any(gun.fire == "single" for gun in guns)
    left = points_left(defender.health, damage)
    return made(
        hit=hits > 0, hits=hits, critical=criticals > 0, damage=damage, vehicle_check=check, attacks=volley.parts,
        rounds_left=rounds, reload_needed=empty if guns else None, hit_points_left=left, down=is_down(left),
        guns=_rounds(guns, maneuver, 1), modifiers=moved,
        rolls=(*checked, *(roll for clashed in volley.parts for roll in clashed.rolls)),
    )


def _volley(swings: Sequence[Swung], rulings: Soluna, dice: Dice) -> Independent:
    """All clashes of an attack; one alone is not walked twice for its odds."""
    if len(swings) == 1:
        only = clash(swings[0], rulings, dice)
        return Independent((only,), only.counts)
    return dice.independent([partial(clash, swing, rulings) for swing in swings], lambda clashed: clashed.counts)


def _rounds(guns: Sequence[Weapon], maneuver: Maneuver, shots: int) -> tuple[Gun, ...]:
    """The rounds of each gun after so many shots for each time that it is listed (L-28); `loaded` is what one alone
    holds. What fires a single shot is empty after it, whoever counted."""
    used = {gun.name: gun for gun in guns if gun.name}
    counted = []
    for name, gun in used.items():
        rounds = maneuver.loaded if len(used) == 1 else gun.loaded
        fired = shots * sum(other.name == name for other in guns)
        left = 0 if fired and gun.fire == "single" else None if rounds is None else max(0, rounds - fired)
        counted.append(Gun(name, max(rounds or 0, gun.loaded or 0), left))
    return tuple(counted)


@lru_cache(maxsize=1)
def _ready(
    main: Weapon, offhand: Weapon | None, attacker: Attacker, defender: Defender, place: Place, maneuver: Maneuver,
    vehicle: Vehicle, by_hand: ByHand, rulings: Soluna,
) -> tuple[tuple[Swung, ...], tuple[Weapon, ...], tuple[Modifier, ...]]:
    """The attacks that are to be made, the guns among their weapons, and every number that is moved.

    Kept for the next walk of the same rule, which differs in its dice alone.
    """
    changes = by_hand.among("attack", "defense", "damage")
    hands: list[tuple[Hand, Weapon]] = [("main", main)] * maneuver.attacks
    penalty = 0
    if offhand is not None:
        hands = [("main", main), ("offhand", offhand)]
        penalty = dual_penalty(main, offhand, maneuver)
    guns = tuple(weapon for _, weapon in hands if weapon.ballistic)
    _refuse([weapon for _, weapon in hands], guns, maneuver, vehicle)
    swings = tuple(
        Swung(
            hand=hand, weapon=weapon, harm_by=changes.by("damage"), attack=attacking(
                weapon, attacker, place, penalty=penalty, vehicle=vehicle, by_hand=changes.by("attack"),
                rulings=rulings,
            ), defense=defending(weapon, defender, place, by_hand=changes.by("defense"), rulings=rulings),
        ) for hand, weapon in hands
    )
    return swings, guns, _moved(swings, changes)


@lru_cache(maxsize=1)
def _title(
    attacker: Attacker, defender: Defender, main: Weapon, offhand: Weapon | None, maneuver: Maneuver
) -> tuple[Span, ...]:
    """`Kira attacks Orc with pistol and short-sword  (ballistic and melee)`."""
    used = [main] if offhand is None else [main, offhand]
    named = " and ".join(weapon.name for weapon in used if weapon.name)
    kinds = " and ".join(dict.fromkeys(weapon.kind for weapon in used))
    return (
        Span(attacker.name or "the attacker", NAME), Span(" attacks "), Span(defender.name or "the target", NAME),
        *([Span(" with "), Span(named, NAME)] if named else []),
        *([] if maneuver.coup_de_grace else [Span(f"  ({kinds})", NOTE)]),
    )


def _refuse(weapons: Sequence[Weapon], guns: Sequence[Weapon], maneuver: Maneuver, vehicle: Vehicle) -> None:
    for weapon in weapons:
        _check_melee(weapon, vehicle)
    for gun in guns:
        check_burst(gun, maneuver, len(guns))
    if any(gun.harm is None for gun in guns):
        raise missing(Weapon, "damage", "the damage of a gun", rule="L-16")


def _check_melee(weapon: Weapon, vehicle: Vehicle) -> None:
    if weapon.kind == "melee" and vehicle.moves and not vehicle.melee:
        raise RuleError(
            "melee from a moving vehicle takes an ability: add --vehicle-melee, or --stationary if it stands still",
            rule="L-31",
        )


def _moved(swings: Sequence[Swung], by_hand: ByHand) -> tuple[Modifier, ...]:
    """Every number that an action moves, once; what was moved by hand is the last of its group."""
    moved: dict[tuple[str, str], Modifier] = {}
    for swung in swings:
        for modifier in (*swung.attack.modifiers, *swung.defense.modifiers):
            key = (modifier.to, modifier.because)
            # The bonus of the off hand's weapon stays out: the line names the main hand's.
            if key not in moved or (not moved[key].by and modifier.because != "weapon"):
                moved[key] = modifier
    usual = [modifier for modifier in moved.values() if modifier.by]
    return tuple(
        modifier for to in ("attack", "defense", "damage")
        for modifier in (*(modifier for modifier in usual if modifier.to == to), *by_hand.of(to))
    )


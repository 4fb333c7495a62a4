"""`trample`: a mount goes through an opponent's space (A-74 to A-76; Archsoul, Mounted Maneuvers)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.readings import Successes
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.report import NAME, NOTE, NUMBER, Line, Modifier, Report, Result, Span, line, rolled, verdict
from archcli.rules.archsoul.pool import Counted, Counting, Pool, beats, typed_difficulty

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.archsoul.rulings import Archsoul


class Ride(NamedTuple):
    """A mount on its way through an opponent's space. Pools in dice; None: not known.

    `pool` and `damage_pool` are the opponent's reactive attack, against the rider's `defense`; `trample_pool` is the
    mount's damage. The opponent may `avoid`; `smaller` says that it is smaller than the mount.
    """

    pool: Pool | None = None
    defense: int | None = None
    trample_pool: Pool | None = None
    damage_pool: Pool | None = None
    difficulty: int | None = None
    damage_difficulty: int | None = None
    avoid: bool = False
    smaller: bool = True
    rider: str = "the rider"
    opponent: str = "the opponent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trample(Result):
    """A trample that was tried: `damage` to the opponent, `rider_damage` to the rider, both in points."""

    rider: str
    opponent: str
    ap: int
    passes: bool
    stopped: bool
    attack_total: int | None
    resistance: int | None
    critical_failure: bool
    damage: int
    rider_damage: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = ("passes", "stopped", "damage", "rider_damage")
    SUCCEEDS = ("stopped", False)
    NUMBER = "damage"

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        title = (Span(self.rider, NAME), Span(" tramples "), Span(self.opponent, NAME))
        if self.attack_total is None:
            return Report(title, (verdict(f"{self.opponent} gets out of the way", None, ": the mount passes"),))
        attack, *hurt = map(rolled, self.rolls)
        critical = ", a critical failure" if self.critical_failure else ""
        against = f": {self.attack_total} against {self.resistance}{critical}"
        if self.stopped:
            ending = verdict(f"{self.rider} is stopped", False, against)
            return Report(title, (attack, ending, *hurt, _suffered(self.rider_damage, self.rider)))
        ending = verdict("the mount passes", True, against)
        note = line("", ("the turn may not end in that space", NOTE))
        return Report(title, (attack, ending, *hurt, _suffered(self.damage, self.opponent), note))


def _suffered(damage: int, whose: str) -> Line:
    return line("", (str(damage), NUMBER), f" damage to {whose}")


class _Strike(NamedTuple):
    roll: Roll[Counted]
    hit: bool


def trample(ride: Ride, *, rulings: Archsoul, dice: Dice) -> Trample:
    """Go through an opponent's space as part of a move or charge, for 0 AP (A-74).

    An opponent that does not avoid it makes a reactive attack, which stops the movement when it hits and then rolls
    its damage, if that is known (A-75; a critical failure misses, A-05); on a miss the mount rolls its trample damage
    (A-76). Raises RuleError for an opponent that is not smaller than the mount and for a difficulty outside 2 to 6,
    UsageError for a missing number.
    """
    if not ride.smaller:
        raise RuleError("only an opponent smaller than the mount can be trampled", rule="A-74")
    if ride.avoid:
        return _ended(ride, passes=True)
    pool, against, trampling = _needed(ride)
    at = typed_difficulty(ride.difficulty)
    usual = rulings.damage_difficulty
    damage_at = typed_difficulty(
        usual if ride.damage_difficulty is None else ride.damage_difficulty, "--damage-difficulty")

    def strike(dice: Dice) -> _Strike:
        roll = dice.roll(pool.sides, Counting((at,), pool.bonus, rulings.critical_failure), label="attack")
        missed = roll.value.critical and rulings.critical_misses
        return _Strike(roll, beats(roll.value.total, against, rulings) and not missed)

    struck = dice.merged(strike, by=lambda struck: struck.hit)
    hurting, label = (ride.damage_pool, "damage") if struck.hit else (trampling, "trample")
    rolls: list[Roll[Any]] = [struck.roll]
    damage = 0
    if hurting is not None:
        hurt = dice.roll(hurting.sides, Successes(damage_at, hurting.bonus), label=label)
        rolls.append(hurt)
        damage = max(0, hurt.value)
    return _ended(ride, passes=not struck.hit, damage=damage, attack=struck.roll.value, rolls=tuple(rolls))


def _needed(ride: Ride) -> tuple[Pool, int, Pool]:
    if ride.pool is None:
        raise UsageError("the opponent's attack is missing: give --pool, or an OPPONENT sheet with its --weapon")
    if ride.defense is None:
        raise UsageError("the rider's Defense is missing: give --defense, or a RIDER sheet with defense")
    if ride.trample_pool is None:
        raise UsageError("the trample damage is missing: give --trample-pool, or a RIDER sheet with mount.trample")
    return ride.pool, ride.defense, ride.trample_pool


def _ended(
    ride: Ride, *, passes: bool, damage: int = 0, attack: Counted | None = None, rolls: tuple[Roll[Any], ...] = (),
) -> Trample:
    return Trample(
        rider=ride.rider, opponent=ride.opponent, ap=0, passes=passes, stopped=not passes, resistance=ride.defense,
        attack_total=attack.total if attack else None, critical_failure=attack.critical if attack else False,
        damage=damage if passes else 0, rider_damage=0 if passes else damage, rolls=rolls,
    )

"""`trample`: a mount goes through an opponent's space (A-74 to A-76; Archsoul, Mounted Maneuvers)."""

from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import Successes
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.given import OTHER_POOL, POOL, Given, missing
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, rolled, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.pool import DIFFICULTY, USUAL, Counted, Counting, Pool, beats
from archcli.rules.archsoul.rulings import Archsoul

RIDER, OPPONENT = "Rider", "Opponent"


class Ride(Record):
    """A mount on its way through an opponent's space. Pools in dice; None: not known.

    `pool` and `damage_pool` are the opponent's reactive attack, against the rider's `defense`; `trample_pool` is the
    mount's damage.
    """

    defense: Annotated[int | None, Given("--defense", sheet="defense", panel=RIDER, help="The rider's Defense.")] = None
    trample_pool: Annotated[Pool | None, Given(
        "--trample-pool", takes=POOL, panel=RIDER,
        help="The mount's trample damage, in dice.")] = None
    damage_difficulty: Annotated[int | None, DIFFICULTY, Given(
        "--damage-difficulty", metavar="2-6", panel=RIDER, help="Least face that counts for damage (4).")] = None
    avoid: Annotated[bool, Given(
        "--avoid", panel=OPPONENT, help="The opponent lets the mount pass: nothing is rolled.")] = False
    not_smaller: Annotated[bool, Given(
        "--not-smaller", panel=OPPONENT, help="The opponent is no smaller than the mount.")] = False
    pool: Annotated[Pool | None, Given(
        "--pool", takes=OTHER_POOL, panel=OPPONENT, help="The opponent's attack pool, in dice.")] = None
    damage_pool: Annotated[Pool | None, Given(
        "--damage-pool", takes=OTHER_POOL, panel=OPPONENT, help="The opponent's damage pool, in dice.")] = None
    difficulty: Annotated[int, DIFFICULTY, Given(
        "--difficulty", "-d", metavar="2-6", panel=OPPONENT,
        help="Least face that counts in its attack (4).")] = USUAL
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
    blow: Roll[Counted] | None = field(shown=False)
    hurt: Roll[int] | None = field(shown=False)

    OUTCOME = Outcome(("passes", "stopped", "damage", "rider_damage"), failure="stopped", number="damage")

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        title = (Span(self.rider, NAME), Span(" tramples "), Span(self.opponent, NAME))
        if self.blow is None:
            return Report(title, (verdict(f"{self.opponent} gets out of the way", None, ": the mount passes"),))
        attack, hurt = rolled(self.blow), [] if self.hurt is None else [rolled(self.hurt)]
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
    (A-76). Raises RuleError for an opponent that is not smaller than the mount, UsageError for a missing number.
    """
    if ride.not_smaller:
        raise RuleError("only an opponent smaller than the mount can be trampled", rule="A-74")
    if ride.avoid:
        return _ended(ride, passes=True)
    pool, against, trampling = _needed(ride)
    hurtful = rulings.damage_difficulty if ride.damage_difficulty is None else ride.damage_difficulty

    def strike(dice: Dice) -> _Strike:
        reading = Counting((ride.difficulty,), pool.bonus, rulings.critical_failure)
        roll = dice.roll(pool.sides, reading, label="attack")
        missed = roll.value.critical and rulings.critical_misses
        return _Strike(roll, beats(roll.value.total, against, rulings) and not missed)

    struck = dice.merged(strike, by=lambda struck: struck.hit)
    hurting, label = (ride.damage_pool, "damage") if struck.hit else (trampling, "trample")
    hurt = None
    if hurting is not None:
        hurt = dice.roll(hurting.sides, Successes(hurtful, hurting.bonus), label=label)
    return _ended(ride, passes=not struck.hit, blow=struck.roll, hurt=hurt)


def _needed(ride: Ride) -> tuple[Pool, int, Pool]:
    if ride.pool is None:
        raise missing(Ride, "pool", "the opponent's attack", note="or an OPPONENT sheet with its --weapon")
    if ride.defense is None:
        raise missing(Ride, "defense", "the rider's Defense")
    if ride.trample_pool is None:
        raise missing(Ride, "trample_pool", "the trample damage", note="or a RIDER sheet with mount.trample")
    return ride.pool, ride.defense, ride.trample_pool


def _ended(
    ride: Ride, *, passes: bool, blow: Roll[Counted] | None = None, hurt: Roll[int] | None = None,
) -> Trample:
    damage = 0 if hurt is None else max(0, hurt.value)
    return Trample(
        rider=ride.rider, opponent=ride.opponent, ap=0, passes=passes, stopped=not passes, resistance=ride.defense,
        attack_total=blow.value.total if blow else None, critical_failure=blow.value.critical if blow else False,
        damage=damage if passes else 0, rider_damage=0 if passes else damage, blow=blow, hurt=hurt,
        rolls=tuple(roll for roll in (blow, hurt) if roll is not None),
    )

"""`trample`: a mount goes through an opponent's space (A-74 to A-76, A-130; Archsoul, Mounted Maneuvers)."""

from collections.abc import Callable
from typing import Annotated

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.dice import Dice
from archcli.dice.readings import Successes
from archcli.errors import RuleError
from archcli.given import OTHER_POOL, POOL, Given, Range, missing
from archcli.hit_points import points_left
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.numbers import DAMAGE, moved
from archcli.rules.archsoul.attack.refusals import refuse as refuse_attack
from archcli.rules.archsoul.attack.shifts import movable, numbers
from archcli.rules.archsoul.attack.single import attack, falls, interrupted
from archcli.rules.archsoul.attack.swing import Attacker, Gear, Reaction, Swing, Target
from archcli.rules.archsoul.pool import DIFFICULTY, USUAL, Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Property
from archcli.rules.archsoul.trample_result import Trample

RIDER, OPPONENT = "Rider", "Opponent"
TRAMPLE_POOL = "trample pool"
"""The number that moves by hand beside those of the opponent's blow (A-124)."""


class Rider(Record):
    """Who rides, on what: pools in dice, speed in spaces. None: not known.

    `strong` and `weak` say how the opponent's weapon does against the rider's armor.
    """

    name: str | None = None
    hit_points: Annotated[int | None, Range(0), Given(
        "--rider-hit-points", sheet="hit_points", panel=RIDER, help="The rider's hit points, 0 or more.")] = None
    defense: Annotated[int | None, Range(0), Given(
        "--defense", sheet="defense", panel=RIDER, help="The rider's Defense, 0 or more.")] = None
    armor: Annotated[tuple[str, ...], Given(
        "--armor", sheet="armor", metavar="ARMOR", panel=RIDER,
        help="A type of armor the rider wears; repeatable.")] = ()
    trample_pool: Annotated[Pool | None, Given(
        "--trample-pool", takes=POOL, panel=RIDER, help="The mount's trample damage, in dice.")] = None
    charge: Annotated[bool, Given("--charge", panel=RIDER, help="The trample is part of a charge.")] = False
    mount_speed: Annotated[int | None, Range(1), Given(
        "--mount-speed", sheet="mount.speed", panel=RIDER, help="With --charge: the mount's speed, 1 or more.")] = None
    interrupt: Annotated[Pool | None, Given(
        "--interrupt", takes=POOL, panel=RIDER,
        help="With --charge, by ruling: Endurance/Resolve to stay in the saddle.")] = None


class Opponent(Record):
    """Who is ridden down, and the blow that may stop it: pools in dice. None: not known."""

    name: str | None = None
    hit_points: Annotated[int | None, Range(0), Given(
        "--hit-points", sheet="hit_points", panel=OPPONENT, help="The opponent's hit points, 0 or more.")] = None
    avoid: Annotated[bool, Given(
        "--avoid", panel=OPPONENT, help="The opponent lets the mount pass: nothing is rolled.")] = False
    not_smaller: Annotated[bool, Given(
        "--not-smaller", panel=OPPONENT, help="The opponent is no smaller than the mount.")] = False
    pool: Annotated[Pool | None, Given(
        "--pool", takes=OTHER_POOL, panel=OPPONENT, help="The opponent's attack pool, in dice.")] = None
    damage_pool: Annotated[Pool | None, Given(
        "--damage-pool", takes=OTHER_POOL, panel=OPPONENT, help="The opponent's damage pool, in dice.")] = None
    difficulty: Annotated[int, DIFFICULTY, Given(
        "--difficulty", "-d", metavar="2-6", panel=OPPONENT, help="Least face that counts in its attack (4).")] = USUAL
    damage_difficulty: Annotated[int | None, DIFFICULTY, Given(
        "--damage-difficulty", metavar="2-6", panel=OPPONENT,
        help="Least face that counts for damage, the mount's too (4).")] = None
    strong: Annotated[bool, Given(
        "--strong", panel=OPPONENT, help="Its weapon is strong against the rider's armor.")] = False
    weak: Annotated[bool, Given(
        "--weak", panel=OPPONENT, help="Its weapon is weak against the rider's armor.")] = False
    properties: Annotated[tuple[Property, ...], Given(
        "--property", sheet="weapons.*.properties", panel=OPPONENT,
        help="A property of its weapon; repeatable.")] = ()
    type: Kind = "melee"
    weapon: str | None = None
    metal_limb: bool = False


def trample(
    rider: Rider, opponent: Opponent, *, by_hand: ByHand = NOT_MOVED, rulings: Archsoul, dice: Dice,
) -> Trample:
    """Ride over an opponent in the course of a move or a charge, for 0 AP (A-74).

    An opponent that does not avoid it strikes first, with all that moves a reactive attack: a hit stops the movement,
    and its damage is rolled if that is known (A-75; a critical failure misses, A-05); in a charge the rider falls
    (A-130, ruling stopped_charge). On a miss the mount rolls its trample damage (A-76). Dice in order: the blow; its
    damage or the trample damage; by ruling the roll to stay in the saddle. Raises RuleError for what the rules refuse,
    UsageError for a missing number, and for a change by hand of one that this trample does without.
    """
    return ready(rider, opponent, rulings, by_hand)(dice)


def ready(
    rider: Rider, opponent: Opponent, rulings: Archsoul, by_hand: ByHand = NOT_MOVED,
) -> Callable[[Dice], Trample]:
    """A trample that waits for its dice; what no die changes is worked out."""
    refuse(rider, opponent, rulings)
    swing = _blow(rider, opponent)
    if opponent.avoid:
        left_alone = numbers(swing, (), rulings, by_hand.among())
        return lambda dice: _told(rider, opponent, Course(swing, left_alone, rulings))
    _require(rider, opponent, rulings)
    hand = by_hand.among(*(name for name in movable(swing, ()) if name != DAMAGE), TRAMPLE_POOL)
    made = numbers(swing, (), rulings, hand)
    trampling = moved(TRAMPLE_POOL, (), hand)
    assert rider.trample_pool is not None
    pool, usual = rider.trample_pool.more(trampling.by), opponent.damage_difficulty
    reading = Successes(rulings.damage_difficulty if usual is None else usual, pool.bonus)

    def strike(dice: Dice) -> Course:
        course = Course(swing, made, rulings)
        attack(course, dice)
        return course

    def rule(dice: Dice) -> Trample:
        course = dice.merged(strike, by=lambda course: course.hit)
        dismounted = False
        if course.hit:
            course.hurt(dice)
            if rider.charge:
                held = rulings.stopped_charge == "rolls" and interrupted(course, rider.interrupt, dice)
                dismounted = falls(held, rulings)
            return _told(rider, opponent, course, trampling.modifiers, dismounted=dismounted)
        roll = dice.roll(pool.sides, reading, label="trample")
        course.rolled(roll, *trampling.modifiers)
        return _told(rider, opponent, course, trampling.modifiers, damage=max(0, roll.value))

    return rule


def refuse(rider: Rider, opponent: Opponent, rulings: Archsoul) -> None:
    """Raises RuleError for what the rules refuse."""
    if opponent.not_smaller:
        raise RuleError("only an opponent smaller than the mount can be trampled", rule="A-74")
    if rider.interrupt is not None and not _rolls(rider, rulings):
        raise RuleError(
            "--interrupt is for a rider hit in a charge, by the ruling stopped_charge = \"rolls\"", rule="A-130")
    refuse_attack(_blow(rider, opponent), (), rulings)


def _rolls(rider: Rider, rulings: Archsoul) -> bool:
    """Whether a rider who is hit rolls to stay in the saddle."""
    return rider.charge and rulings.stopped_charge == "rolls"


def _blow(rider: Rider, opponent: Opponent) -> Swing:
    """The opponent's reactive attack on the rider (A-75)."""
    return Swing(
        type=opponent.type, attacker=Attacker(
            name=opponent.name, pool=opponent.pool, difficulty=opponent.difficulty, damage_pool=opponent.damage_pool,
            damage_difficulty=opponent.damage_difficulty,
        ), target=Target(name=rider.name, defense=rider.defense, strong=opponent.strong, weak=opponent.weak),
        gear=Gear(name=opponent.weapon, properties=opponent.properties, metal_limb=opponent.metal_limb),
        reaction=Reaction(trigger="trample", against_charge=rider.mount_speed if rider.charge else None),
    )


def _require(rider: Rider, opponent: Opponent, rulings: Archsoul) -> None:
    """Raises UsageError for a number that is missing."""
    if opponent.pool is None:
        raise missing(Opponent, "pool", "the opponent's attack", rule="A-75", note=(
            "or an OPPONENT sheet with attributes.precision and skills.melee_weapons"))
    if rider.defense is None:
        raise missing(Rider, "defense", "the rider's Defense", rule="A-75")
    if rider.trample_pool is None:
        raise missing(Rider, "trample_pool", "the trample damage", rule="A-76", note=(
            "or a RIDER sheet with mount.trample"))
    if rider.charge and "polearm" in opponent.properties and rider.mount_speed is None:
        raise missing(Rider, "mount_speed", "the mount's speed, which helps a polearm in a charge,", rule="A-130")
    if _rolls(rider, rulings) and rider.interrupt is None:
        raise missing(Rider, "interrupt", "the pool to stay in the saddle", rule="A-130", note=(
            "or a RIDER sheet with attributes.endurance and skills.resolve"))


def _told(
    rider: Rider, opponent: Opponent, course: Course, trampling: tuple[Modifier, ...] = (), *, damage: int = 0,
    dismounted: bool = False,
) -> Trample:
    known = course.numbers
    left, rider_left = points_left(opponent.hit_points, damage), points_left(rider.hit_points, course.damage)
    return Trample(
        attacker=rider.name, target=opponent.name, ap=0, passes=not course.hit, stopped=course.hit, type=opponent.type,
        weapon=opponent.weapon, attack_difficulty=known.attack.value, attack_total=course.total,
        resistance=known.resistance, critical_failure=course.critical, damage_difficulty=known.damage.value,
        damage=damage, rider_damage=course.damage, dismounted=dismounted if rider.charge else None,
        hit_points_left=left, down=left == 0, rider_hit_points_left=rider_left, rider_down=rider_left == 0,
        rolls=tuple(step.roll for step in course.steps), modifiers=(*known.modifiers, *trampling),
        steps=tuple(course.steps),
    )

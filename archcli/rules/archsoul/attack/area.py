"""An area attack: one attack roll and one damage roll, counted anew for each target (A-41, A-42)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Narrowed, Successes
from archcli.dice.roll import Roll
from archcli.rules.archsoul.attack.result import Attack, Struck
from archcli.rules.archsoul.attack.shifts import Numbers, target_difficulties
from archcli.rules.archsoul.attack.single import Course
from archcli.rules.archsoul.attack.swing import FLYING, AreaTarget, Swing
from archcli.rules.archsoul.pool import Counted, Counting, Pool
from archcli.rules.archsoul.rulings import Archsoul


class Swept(NamedTuple):
    """What a rule may see of an attack roll against many: whom it reaches, and how it stands without any target."""

    reached: tuple[bool, ...]
    critical: bool
    blank: bool
    """A total of 0 or less."""


class Sweeping(Narrowed[Swept]):
    """Narrows one attack roll for several targets: for each the place of its difficulty, and the least total that hits.

    The rule sees no totals, so that exact odds branch into who is hit and not into every way to count the dice.
    """

    needs: tuple[tuple[int, int], ...]

    def narrow(self, value: Counted) -> Swept:
        reached = tuple(value.totals[place] >= least for place, least in self.needs)
        return Swept(reached, value.critical, value.total <= 0)


class Judged(NamedTuple):
    """How one target fares: the attack's total for it, the number it puts up, and whether it is hit."""

    total: int | None
    resistance: int
    hit: bool


class Faced(NamedTuple):
    """The attack roll with all that is set against it: how many are hit, and how the roll stands by itself.

    `targets` is empty with exact odds, where only `outcome` may be looked at.
    """

    rolls: tuple[Roll[Any], ...]
    targets: tuple[Judged, ...]
    hits: int
    critical: bool = False
    blank: bool = False

    @property
    def outcome(self) -> tuple[int, bool, bool]:
        """What the rest of the attack goes by."""
        return self.hits, self.critical, self.blank


def sweep(swing: Swing, numbers: Numbers, *, rulings: Archsoul, dice: Dice) -> Attack:
    """Resolve an attack on several targets."""
    course = Course(swing, numbers, rulings)
    course.applies += ["targets", "hits", *(("projectile",) if swing.type in FLYING else ())]
    course.applies += ["scatter"] if swing.type == "thrown" else []
    each = [target_difficulties(swing, target, rulings) for target in swing.targets]
    faces = _resisted if swing.type == "soul" else _defended
    attacks = [attack for attack, _ in each]
    faced = dice.merged(lambda dice: faces(course, attacks, dice), by=lambda faced: faced.outcome)
    course.rolls += faced.rolls
    course.hit, course.critical = faced.hits > 0, faced.critical
    if faced.rolls:
        course.facts["attack_total"] = faced.rolls[0].shown.get("total", 0)
    if faced.blank:
        course.scatter(dice)
    elif swing.type in FLYING:
        course.fact(projectile="target-space" if course.hit else "end-of-range")
    damages = _damages(course, [damage for _, damage in each], dice)
    course.fact(hits=faced.hits, targets=tuple(
        Struck(target.name, difficulty, one.total, one.resistance, one.hit, damage if one.hit else 0)
        for target, (difficulty, _), one, damage in zip(swing.targets, each, faced.targets, damages, strict=False)
    ))
    course.crit(dice)
    return course.result(damage=max(0, course.facts.get("damage_total") or 0), resistance=None)


def _defended(course: Course, difficulties: Sequence[int], dice: Dice) -> Faced:
    """Everyone against the number that stands for it (A-41)."""
    swing, rulings = course.swing, course.rulings
    resistances = [_resistance(swing, target, rulings) for target in swing.targets]
    if swing.no_attack_roll:
        return Faced((), tuple(Judged(None, one, True) for one in resistances), len(resistances))
    assert swing.pool is not None
    at = _distinct(course, difficulties)
    reading = Sweeping(
        Counting(at, swing.pool.bonus, course.critical_rules()),
        tuple(
            (at.index(difficulty), resistance + (rulings.hit == "exceeds"))
            for difficulty, resistance in zip(difficulties, resistances, strict=True)
        ),
    )
    roll = dice.roll(swing.pool.sides, reading, label="attack")
    blank = swing.type == "thrown" and roll.value.blank
    missed = blank or (roll.value.critical and rulings.critical_misses)
    targets = tuple(
        Judged(_total(roll, swing.pool, difficulty), resistance, reached and not missed)
        for difficulty, resistance, reached in zip(difficulties, resistances, roll.value.reached, strict=True)
    )
    return Faced((roll,), targets, sum(one.hit for one in targets), roll.value.critical, blank)


def _resisted(course: Course, difficulties: Sequence[int], dice: Dice) -> Faced:
    """Everyone by a roll of its own (A-29, A-41)."""
    swing, rulings = course.swing, course.rulings
    assert swing.pool is not None
    at = _distinct(course, difficulties)
    roll = dice.roll(swing.pool.sides, Counting(at, swing.pool.bonus, course.critical_rules()), label="attack")
    missed = roll.value.critical and rulings.critical_misses
    totals = [roll.value.totals[at.index(difficulty)] for difficulty in difficulties]

    def resist(target: AreaTarget, total: int, dice: Dice) -> Roll[bool]:
        assert target.resist is not None
        reading = Successes(swing.resist_difficulty or 4, target.resist.bonus)
        return dice.roll(
            target.resist.sides, AtLeast(reading, total + (rulings.hit == "meets")), label=f"resist {target.name}"
        )

    volley = dice.independent(
        [partial(resist, target, total) for target, total in zip(swing.targets, totals, strict=True)],
        lambda roll: (int(not roll.value and not missed),),
    )
    targets = tuple(
        Judged(total, one.shown["total"], not one.value and not missed)
        for total, one in zip(totals, volley.parts, strict=False)
    )
    return Faced((roll, *volley.parts), targets, volley.counts[0], roll.value.critical)


def _distinct(course: Course, difficulties: Sequence[int]) -> tuple[int, ...]:
    """The difficulties at which the roll is counted, first the one without any target's shift."""
    return tuple(dict.fromkeys((course.numbers.attack.value, *difficulties)))


def _resistance(swing: Swing, target: AreaTarget, rulings: Archsoul) -> int:
    shield = target.shield if rulings.shield_bonus == "defense" and swing.shield_counts(target.back) else 0
    return (target.defense or 0) + shield


def _total(roll: Roll[Any], pool: Pool, difficulty: int) -> int:
    """The total of the dice at another difficulty: only shown, since exact odds have no faces."""
    return sum(face >= difficulty for face in roll.dice) + pool.bonus


def _damages(course: Course, difficulties: Sequence[int], dice: Dice) -> list[int]:
    """The damage of each target, were it hit: one roll, recounted where armor shifts its difficulty (A-42)."""
    pool = course.numbers.damage_pool
    if not course.hit or pool is None:
        return [0] * len(difficulties)
    course.facts["damage_total"] = course.damage(dice, pool, course.numbers.damage.value)
    return [max(0, _total(course.rolls[-1], pool, difficulty)) for difficulty in difficulties]

"""An area attack: one attack roll and one damage roll, counted anew for each target (A-41, A-42)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Narrowed, Successes
from archcli.dice.roll import Roll
from archcli.hit_points import points_left
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.result import Step, Struck
from archcli.rules.archsoul.attack.shifts import Counts
from archcli.rules.archsoul.attack.swing import AreaTarget
from archcli.rules.archsoul.pool import USUAL, Counted, Counting, Pool


class Swept(NamedTuple):
    """What a rule may see of an attack roll against many: for each whether it is hit, whether the roll is a critical
    failure for it, and whether the total is 0 or less."""

    hits: tuple[bool, ...]
    criticals: tuple[bool, ...]
    blanks: tuple[bool, ...]


class Sweeping(Narrowed[Swept]):
    """Narrows one attack roll for several targets: for each the place of its difficulty, and the least total that hits.

    `critical_misses`: a critical failure misses; `blank_misses`: a total of 0 or less does. The rule sees no totals, so
    that exact odds branch into who is hit and not into every way to count the dice.
    """

    needs: tuple[tuple[int, int], ...]
    critical_misses: bool
    blank_misses: bool

    def narrow(self, value: Counted) -> Swept:
        totals = [value.totals[place] for place, _ in self.needs]
        criticals = tuple(value.criticals[place] for place, _ in self.needs)
        blanks = tuple(total <= 0 for total in totals)
        return Swept(tuple(
            total >= least and not (critical and self.critical_misses) and not (blank and self.blank_misses)
            for total, critical, blank, (_, least) in zip(totals, criticals, blanks, self.needs, strict=True)
        ), criticals, blanks)


class Judged(NamedTuple):
    """How one target fares: the attack's total for it, the number it puts up, whether it is hit, and whether the attack
    is a critical failure for it."""

    total: int | None
    resistance: int | None
    hit: bool
    critical: bool = False


class Faced(NamedTuple):
    """The attack roll with all that is set against it: how many are hit, and whether the roll is a critical failure
    (`blank`: 0 or less) for all of them.

    `steps` and `targets` are empty with exact odds, where only `outcome` may be looked at.
    """

    steps: tuple[Step, ...]
    total: int | None
    targets: tuple[Judged, ...]
    hits: int
    critical: bool = False
    blank: bool = False

    @property
    def outcome(self) -> tuple[int, bool, bool]:
        """What the rest of the attack goes by."""
        return self.hits, self.critical, self.blank


def sweep(course: Course, counts: Sequence[Counts], dice: Dice) -> None:
    """Resolve an attack on several targets, each with difficulties of its own."""
    swing = course.swing
    face = _resisted if swing.type == "soul" else _defended
    faced = dice.merged(lambda dice: face(course, counts, dice), by=lambda faced: faced.outcome)
    course.steps += faced.steps
    course.total, course.hits, course.hit, course.critical = faced.total, faced.hits, faced.hits > 0, faced.critical
    damages = _damages(course, counts, dice)
    course.targets = tuple(
        Struck(
            name=target.name, difficulty=count.attack, total=judged.total, resistance=judged.resistance, hit=judged.hit,
            critical_failure=judged.critical, damage=dealt, hit_points_left=points_left(target.hit_points, dealt),
        )
        for target, count, judged, damage in zip(swing.targets, counts, faced.targets, damages, strict=False)
        for dealt in [damage if judged.hit else 0]
    )
    course.crit(dice)
    course.lands(dice, scatters=faced.blank)


def _defended(course: Course, counts: Sequence[Counts], dice: Dice) -> Faced:
    """Everyone against the number that stands for it (A-41)."""
    swing, rulings, numbers = course.swing, course.rulings, course.numbers
    resistances = [_resistance(course, target, count) for target, count in zip(swing.targets, counts, strict=True)]
    if swing.gear.no_attack_roll:
        targets = tuple(Judged(None, resistance, hit=True) for resistance in resistances)
        return Faced((), None, targets, hits=len(targets))
    pool = numbers.pool
    assert pool is not None
    levels = _distinct(course, counts)
    needs = tuple(
        (levels.index(count.attack), (resistance or 0) + (rulings.hit == "exceeds"))
        for count, resistance in zip(counts, resistances, strict=True)
    )
    counting = Counting(levels, pool.bonus, numbers.critical)
    reading = Sweeping(counting, needs, rulings.critical_misses, swing.type == "thrown")
    roll = dice.roll(pool.sides, reading, label="attack")
    swept = roll.value
    targets = tuple(
        Judged(_total(roll, pool, count.attack), resistance, hit, critical)
        for count, resistance, hit, critical in zip(counts, resistances, swept.hits, swept.criticals, strict=True)
    )
    upon = [change for count in counts for change in count.resisting.modifiers]
    moved = (*numbers.pool_moved, *numbers.attack.modifiers, *numbers.resisting.modifiers, *upon)
    return Faced(
        (Step(roll, moved),), roll.shown.get("total", 0), targets, hits=sum(swept.hits), critical=all(swept.criticals),
        blank=all(swept.blanks),
    )


class Resisted(NamedTuple):
    """A target's own roll against a soul attack, and whether it is hit."""

    roll: Roll[bool]
    hit: bool


def _resisted(course: Course, counts: Sequence[Counts], dice: Dice) -> Faced:
    """Everyone by a roll of its own (A-29, A-41)."""
    swing, rulings, numbers = course.swing, course.rulings, course.numbers
    pool, resisting = numbers.pool, numbers.resisting
    assert pool is not None
    levels = _distinct(course, counts)
    roll = dice.roll(pool.sides, Counting(levels, pool.bonus, numbers.critical), label="attack")
    places = [levels.index(count.attack) for count in counts]
    totals = [roll.value.totals[place] for place in places]
    criticals = [roll.value.criticals[place] for place in places]
    moved = [resisting.by + count.resisting.by for count in counts]

    def resist(target: AreaTarget, by: int, total: int, critical: bool, dice: Dice) -> Resisted:
        assert target.resist is not None
        least = total - by + (rulings.hit == "meets")
        reading = AtLeast(Successes(swing.target.resist_difficulty or USUAL, target.resist.bonus), least)
        resisted = dice.roll(target.resist.sides, reading, label=f"resist {target.name}")
        return Resisted(resisted, not resisted.value and not (critical and rulings.critical_misses))

    volley = dice.independent(
        [partial(resist, *judged) for judged in zip(swing.targets, moved, totals, criticals, strict=True)],
        lambda resisted: (int(resisted.hit),),
    )
    targets = tuple(
        Judged(total, resisted.roll.shown["total"] + by, resisted.hit, critical)
        for total, by, critical, resisted in zip(totals, moved, criticals, volley.parts, strict=False)
    )
    first = Step(roll, (*numbers.pool_moved, *numbers.attack.modifiers))
    return Faced(
        (first, *(
            Step(resisted.roll, (*resisting.modifiers, *count.resisting.modifiers))
            for resisted, count in zip(volley.parts, counts, strict=False)
        )), roll.shown.get("total", 0), targets, hits=volley.counts[0], critical=all(criticals),
    )


def _distinct(course: Course, counts: Sequence[Counts]) -> tuple[int, ...]:
    """The difficulties at which the roll is counted, first the one without any target's shift."""
    return tuple(dict.fromkeys((course.numbers.attack.value, *(count.attack for count in counts))))


def _resistance(course: Course, target: AreaTarget, count: Counts) -> int | None:
    """The number that a target puts up; None where nobody knows it."""
    shielded = course.rulings.shield_bonus == "defense" and course.swing.shield_counts(target)
    by = course.numbers.resisting.by + count.resisting.by + (target.shield if shielded else 0)
    return None if target.defense is None else target.defense + by


def _total(roll: Roll[Any], pool: Pool, difficulty: int) -> int:
    """The total of the dice at another difficulty: only shown, since exact odds have no faces."""
    return sum(face >= difficulty for face in roll.dice) + pool.bonus


def _damages(course: Course, counts: Sequence[Counts], dice: Dice) -> list[int]:
    """The damage of each target, were it hit: one roll, recounted where armor shifts its difficulty (A-42)."""
    pool = course.numbers.damage_pool
    if not course.hit or pool is None:
        return [0] * len(counts)
    roll = course.damage_roll(dice, pool)
    course.damage = course.dealt(roll.value)
    return [course.dealt(_total(roll, pool, count.damage)) for count in counts]

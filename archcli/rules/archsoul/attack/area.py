"""An area attack: one attack roll and one damage roll, counted anew for each target (A-41, A-42)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Narrowed, Successes
from archcli.dice.roll import Roll
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.result import Step, Struck
from archcli.rules.archsoul.attack.shifts import Counts
from archcli.rules.archsoul.attack.swing import AreaTarget, Swing
from archcli.rules.archsoul.pool import USUAL, Counted, Counting, Pool
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
    course.dropped(dice, scatters=faced.blank)
    damages = _damages(course, counts, dice)
    course.targets = tuple(
        Struck(
            name=target.name, difficulty=count.attack, total=judged.total, resistance=judged.resistance,
            hit=judged.hit, damage=damage if judged.hit else 0,
        )
        for target, count, judged, damage in zip(swing.targets, counts, faced.targets, damages, strict=False)
    )
    course.crit(dice)


def _defended(course: Course, counts: Sequence[Counts], dice: Dice) -> Faced:
    """Everyone against the number that stands for it (A-41)."""
    swing, rulings, pool = course.swing, course.rulings, course.swing.attacker.pool
    resistances = [_resistance(swing, target, rulings) for target in swing.targets]
    if swing.gear.no_attack_roll:
        targets = tuple(Judged(None, resistance, hit=True) for resistance in resistances)
        return Faced((), None, targets, hits=len(targets))
    assert pool is not None
    levels = _distinct(course, counts)
    reading = Sweeping(
        Counting(levels, pool.bonus, course.numbers.critical),
        tuple(
            (levels.index(count.attack), resistance + (rulings.hit == "exceeds"))
            for count, resistance in zip(counts, resistances, strict=True)
        ),
    )
    roll = dice.roll(pool.sides, reading, label="attack")
    blank = swing.type == "thrown" and roll.value.blank
    missed = blank or (roll.value.critical and rulings.critical_misses)
    targets = tuple(
        Judged(_total(roll, pool, count.attack), resistance, reached and not missed)
        for count, resistance, reached in zip(counts, resistances, roll.value.reached, strict=True)
    )
    return Faced(
        (Step(roll, course.numbers.attack.modifiers),), roll.shown.get("total", 0), targets,
        hits=sum(judged.hit for judged in targets), critical=roll.value.critical, blank=blank,
    )


def _resisted(course: Course, counts: Sequence[Counts], dice: Dice) -> Faced:
    """Everyone by a roll of its own (A-29, A-41)."""
    swing, rulings, pool = course.swing, course.rulings, course.swing.attacker.pool
    assert pool is not None
    levels = _distinct(course, counts)
    roll = dice.roll(pool.sides, Counting(levels, pool.bonus, course.numbers.critical), label="attack")
    missed = roll.value.critical and rulings.critical_misses
    totals = [roll.value.totals[levels.index(count.attack)] for count in counts]

    def resist(target: AreaTarget, total: int, dice: Dice) -> Roll[bool]:
        assert target.resist is not None
        reading = Successes(swing.target.resist_difficulty or USUAL, target.resist.bonus)
        return dice.roll(
            target.resist.sides, AtLeast(reading, total + (rulings.hit == "meets")), label=f"resist {target.name}"
        )

    volley = dice.independent(
        [partial(resist, target, total) for target, total in zip(swing.targets, totals, strict=True)],
        lambda roll: (int(not roll.value and not missed),),
    )
    targets = tuple(
        Judged(total, resisted.shown["total"], not resisted.value and not missed)
        for total, resisted in zip(totals, volley.parts, strict=False)
    )
    steps = (Step(roll, course.numbers.attack.modifiers), *(Step(resisted) for resisted in volley.parts))
    return Faced(
        steps, roll.shown.get("total", 0), targets, hits=volley.counts[0], critical=roll.value.critical,
    )


def _distinct(course: Course, counts: Sequence[Counts]) -> tuple[int, ...]:
    """The difficulties at which the roll is counted, first the one without any target's shift."""
    return tuple(dict.fromkeys((course.numbers.attack.value, *(count.attack for count in counts))))


def _resistance(swing: Swing, target: AreaTarget, rulings: Archsoul) -> int:
    shield = target.shield if rulings.shield_bonus == "defense" and swing.shield_counts(target.back) else 0
    return (target.defense or 0) + shield


def _total(roll: Roll[Any], pool: Pool, difficulty: int) -> int:
    """The total of the dice at another difficulty: only shown, since exact odds have no faces."""
    return sum(face >= difficulty for face in roll.dice) + pool.bonus


def _damages(course: Course, counts: Sequence[Counts], dice: Dice) -> list[int]:
    """The damage of each target, were it hit: one roll, recounted where armor shifts its difficulty (A-42)."""
    pool = course.numbers.damage_pool
    if not course.hit or pool is None:
        return [0] * len(counts)
    roll = course.damage_roll(dice, pool)
    course.damage = max(0, roll.value)
    return [max(0, _total(roll, pool, count.damage)) for count in counts]

"""An area attack: one attack roll and one damage roll, counted anew for each target (A-41, A-42)."""

from __future__ import annotations

from archcli.dice.reading import AtLeast, Successes
from archcli.dice.source import Dice
from archcli.rules.archsoul.attack.result import Attack, Struck
from archcli.rules.archsoul.attack.shifts import Numbers, target_difficulties
from archcli.rules.archsoul.attack.single import Course
from archcli.rules.archsoul.attack.swing import FLYING, AreaTarget, Swing
from archcli.rules.archsoul.pool import Counted, Counting, beats
from archcli.rules.archsoul.rulings import Archsoul


def sweep(swing: Swing, numbers: Numbers, *, rulings: Archsoul, dice: Dice) -> Attack:
    """Resolve an attack on several targets."""
    course = Course(swing, numbers, rulings)
    course.applies += ["targets", "hits", *(("projectile",) if swing.type in FLYING else ())]
    course.applies += ["scatter"] if swing.type == "thrown" else []
    each = [target_difficulties(swing, target, rulings) for target in swing.targets]
    difficulties = _distinct(numbers.attack.value, (attack for attack, _ in each))
    attack = None
    if not swing.no_attack_roll:
        assert swing.pool is not None
        reading = Counting(difficulties, swing.pool.bonus, course.critical_rules())
        roll = dice.roll(swing.pool.sides, reading, label="attack")
        course.rolls.append(roll)
        attack = roll.value
        course.critical = attack.critical
        course.facts["attack_total"] = attack.total
    judged = []
    for target, (difficulty, _) in zip(swing.targets, each, strict=True):
        total = None if attack is None else attack.totals[difficulties.index(difficulty)]
        judged.append((total, *_judge(course, target, total, dice)))
    hits = sum(hit for _, _, hit in judged)
    course.hit = hits > 0
    if swing.type == "thrown" and attack is not None and attack.total <= 0:
        course.scatter(dice)
    elif swing.type in FLYING:
        course.fact(projectile="target-space" if course.hit else "end-of-range")
    damages = _distinct(numbers.damage.value, (damage for _, damage in each))
    counted = _damage(course, damages, dice)
    struck = tuple(
        Struck(
            target.name, difficulty, total, resistance, hit,
            max(0, counted.totals[damages.index(damage)]) if hit and counted else 0,
        )
        for target, (difficulty, damage), (total, resistance, hit) in zip(swing.targets, each, judged, strict=True)
    )
    course.fact(targets=struck, hits=hits)
    course.crit(dice)
    return course.result(
        damage=max(0, counted.total) if counted else 0, damage_total=counted.total if counted else None, resistance=None,
    )


def _distinct(first: int, others: object) -> tuple[int, ...]:
    return tuple(dict.fromkeys((first, *others)))  # type: ignore[misc]


def _judge(course: Course, target: AreaTarget, total: int | None, dice: Dice) -> tuple[int | None, bool]:
    """The number that one target puts up, and whether it is hit."""
    swing, rulings = course.swing, course.rulings
    if swing.type == "soul":
        assert target.resist is not None
        assert total is not None
        reading = Successes(swing.resist_difficulty or 4, target.resist.bonus)
        roll = dice.roll(
            target.resist.sides, AtLeast(reading, total + (rulings.hit == "meets")), label=f"resist {target.name}"
        )
        course.rolls.append(roll)
        return roll.shown.get("total", 0), not roll.value and not (course.critical and rulings.critical_misses)
    resistance = target.defense or 0
    if rulings.shield_bonus == "defense" and swing.shield_counts(target.back):
        resistance += target.shield
    if total is None:
        return resistance, True
    missed = (course.critical and rulings.critical_misses) or (swing.type == "thrown" and total <= 0)
    return resistance, beats(total, resistance, rulings) and not missed


def _damage(course: Course, difficulties: tuple[int, ...], dice: Dice) -> Counted | None:
    pool = course.numbers.damage_pool
    if not course.hit or pool is None:
        return None
    roll = dice.roll(pool.sides, Counting(difficulties, pool.bonus), label="damage")
    course.rolls.append(roll)
    return roll.value

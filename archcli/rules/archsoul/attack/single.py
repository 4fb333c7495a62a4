"""An attack on one opponent (A-23 to A-40, A-44 to A-73)."""

from __future__ import annotations

from collections.abc import Sequence

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Successes
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver
from archcli.rules.archsoul.attack.swing import Reaction
from archcli.rules.archsoul.pool import USUAL, beats


def strike(course: Course, maneuvers: Sequence[Maneuver], dice: Dice) -> None:
    """Resolve an attack on one opponent."""
    off = next((maneuver for maneuver in maneuvers if maneuver.off), None)
    if off is not None:
        off.call_off(course)
        return
    if not all(maneuver.before(course, dice) for maneuver in maneuvers):
        course.dropped(dice, scatters=False)
        return
    opposing = next((maneuver for maneuver in maneuvers if maneuver.OPPOSED), None)
    if opposing is not None:
        opposing.oppose(course, dice)
    elif course.swing.gear.no_attack_roll:
        course.hit = True
    else:
        _attack(course, dice)
    blank = course.total is not None and course.total <= 0
    course.dropped(dice, scatters=blank and course.swing.type == "thrown")
    if course.hit and course.numbers.damage_pool is not None:
        course.damage = max(0, course.damage_roll(dice, course.numbers.damage_pool).value)
    for maneuver in maneuvers:
        maneuver.after(course, dice)
    if course.swing.reaction is not None and course.hit:
        _interrupt(course, course.swing.reaction, dice)
    course.crit(dice)


def _attack(course: Course, dice: Dice) -> None:
    """The attack roll against Defense or, in a soul attack, against the target's roll (A-23, A-29)."""
    target, rulings = course.swing.target, course.rulings
    total = course.attack_roll(dice)
    if course.swing.type == "soul":
        assert target.resist is not None
        pool = target.resist if target.soul_shield is None else max(target.resist, target.soul_shield)
        reading = Successes(target.resist_difficulty or USUAL, pool.bonus)
        roll = dice.roll(pool.sides, AtLeast(reading, total + (rulings.hit == "meets")), label="resist")
        course.rolled(roll)
        course.resistance = roll.shown.get("total", 0)
        course.hit = not roll.value
    else:
        assert course.resistance is not None
        course.hit = beats(total, course.resistance, rulings)
    course.margin = total - course.resistance
    course.hit = course.hit and not course.missed(total)


def _interrupt(course: Course, reaction: Reaction, dice: Dice) -> None:
    """A hit by a reactive attack prevents the action unless the target's roll exceeds the damage (A-70, A-72)."""
    assert reaction.interrupt is not None
    reading = AtLeast(Successes(course.rulings.interrupt_difficulty, reaction.interrupt.bonus), course.damage + 1)
    roll = dice.roll(reaction.interrupt.sides, reading, label="interrupt")
    course.rolled(roll)
    course.prevented = not roll.value
    course.dismounted = course.prevented and reaction.against_charge is not None

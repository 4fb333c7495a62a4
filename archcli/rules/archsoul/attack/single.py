"""An attack on one opponent (A-23 to A-40, A-44 to A-73)."""

from __future__ import annotations

from collections.abc import Sequence

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Successes
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver
from archcli.rules.archsoul.attack.swing import Reaction
from archcli.rules.archsoul.pool import USUAL, Pool, beats
from archcli.rules.archsoul.rulings import Archsoul


def strike(course: Course, maneuvers: Sequence[Maneuver], dice: Dice) -> None:
    """Resolve an attack on one opponent."""
    _resolve(course, maneuvers, dice)
    for maneuver in maneuvers:
        maneuver.tally(course)


def _resolve(course: Course, maneuvers: Sequence[Maneuver], dice: Dice) -> None:
    off = next((maneuver for maneuver in maneuvers if maneuver.off), None)
    if off is not None:
        off.call_off(course)
        return
    if not all(maneuver.before(course, dice) for maneuver in maneuvers):
        course.lands(dice, scatters=False)
        return
    opposing = next((maneuver for maneuver in maneuvers if maneuver.OPPOSED), None)
    if opposing is not None:
        opposing.oppose(course, dice)
    elif course.swing.gear.no_attack_roll:
        course.hit = True
    else:
        attack(course, dice)
    if course.hit:
        course.hurt(dice)
    for maneuver in maneuvers:
        maneuver.after(course, dice)
    if course.swing.reaction is not None and course.hit:
        _stop(course, course.swing.reaction, dice)
    course.crit(dice)
    course.lands(dice, scatters=course.total is not None and course.total <= 0)


def attack(course: Course, dice: Dice) -> None:
    """The attack roll against Defense or, in a soul attack, against the target's roll (A-23, A-29)."""
    target, rulings = course.swing.target, course.rulings
    soul, by = course.swing.type == "soul", course.numbers.resisting.by
    total = course.attack_roll(dice, None if soul else course.resistance)
    if soul:
        assert target.resist is not None
        pool = target.resist if target.soul_shield is None else max(target.resist, target.soul_shield)
        reading = Successes(target.resist_difficulty or USUAL, pool.bonus)
        roll = dice.roll(pool.sides, AtLeast(reading, total - by + (rulings.hit == "meets")), label="resist")
        course.rolled(roll, *course.numbers.resisting.modifiers)
        course.resistance = roll.shown.get("total", 0) + by
        course.hit = not roll.value
    else:
        assert course.resistance is not None
        course.hit = beats(total, course.resistance, rulings)
    course.margin = total - course.resistance
    course.hit = course.hit and not course.missed(total)


def _stop(course: Course, reaction: Reaction, dice: Dice) -> None:
    """A hit by a reactive attack prevents the action unless the target's roll exceeds the damage (A-70), and a trample
    whatever it does; a rider who charges falls with it (A-72, ruling stopped_charge)."""
    held = interrupted(course, reaction.interrupt, dice) if reaction.rolls(course.rulings) else False
    trampling, charging = reaction.trigger == "trample", reaction.against_charge is not None
    course.prevented = trampling or not held
    course.dismounted = charging and (falls(held, course.rulings) if trampling else course.prevented)


def interrupted(course: Course, pool: Pool | None, dice: Dice) -> bool:
    """The roll of somebody who was hit against being stopped: whether it exceeds the damage."""
    assert pool is not None
    reading = AtLeast(Successes(course.rulings.interrupt_difficulty, pool.bonus), course.damage + 1)
    roll = dice.roll(pool.sides, reading, label="interrupt")
    course.rolled(roll)
    return roll.value


def falls(held: bool, rulings: Archsoul) -> bool:
    """Whether a rider falls who is stopped in a trample during a charge; `held`: a roll kept the saddle (A-130)."""
    return rulings.stopped_charge == "dismounts" or (rulings.stopped_charge == "rolls" and not held)

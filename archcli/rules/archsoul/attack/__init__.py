"""`attack`: every attack of Archsoul's combat chapter (A-23 to A-73)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.dice import Dice
from archcli.hit_points import DOWN, LEFT
from archcli.rules.archsoul.attack.area import sweep
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver
from archcli.rules.archsoul.attack.refusals import refuse, require
from archcli.rules.archsoul.attack.result import Attack
from archcli.rules.archsoul.attack.shifts import counts, movable, numbers
from archcli.rules.archsoul.attack.single import strike
from archcli.rules.archsoul.attack.swing import Swing
from archcli.rules.archsoul.rulings import Archsoul


def ready(
    swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul, by_hand: ByHand = NOT_MOVED,
) -> Callable[[Dice], Attack]:
    """An attack that waits for its dice; what no die changes is worked out, so that many rolls pay for it once.

    The attack roll stands against the number to beat, and on a hit comes the damage roll. Dice in order: feint and its
    resistance; attack; resisting rolls; damage; knockdown resistance; interruption; with `crit` the critical table's
    die and the damage roll of its row; scatter. The maneuvers are in the order of their table. Raises RuleError for
    what the rules refuse, UsageError for a number that is missing, and for a change by hand of one that this attack
    does without.
    """
    refuse(swing, maneuvers, rulings)
    require(swing, maneuvers, rulings)
    hand = by_hand.among(*movable(swing, maneuvers))
    known = numbers(swing, maneuvers, rulings, hand._replace(upon=()) if swing.targets else hand)
    applies = tuple(_applies(swing, maneuvers))
    each = [counts(swing, target, maneuvers, rulings, hand) for target in swing.targets]
    upon = tuple(change for count in each for change in count.resisting.modifiers)

    def rule(dice: Dice) -> Attack:
        course = Course(swing, known, rulings)
        course.upon = upon
        if each:
            sweep(course, each, dice)
        else:
            strike(course, maneuvers, dice)
        return course.result(applies)

    return rule


def _applies(swing: Swing, maneuvers: Sequence[Maneuver]) -> Iterator[str]:
    """The keys of a result that are there only sometimes, as far as no die changes it."""
    if swing.target.hit_points is not None and not swing.targets and not any(part.OPPOSED for part in maneuvers):
        yield from (LEFT, DOWN)
    for maneuver in maneuvers:
        yield from maneuver.keys(swing)
    if swing.reaction is not None:
        yield "prevented"
        if swing.reaction.against_charge is not None:
            yield "dismounted"
    if swing.flies:
        yield "projectile"
    if swing.type == "thrown":
        yield "scatter"
    if swing.targets:
        yield from ("targets", "hits")

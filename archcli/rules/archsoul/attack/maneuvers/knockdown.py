"""The knockdown (A-56, A-57)."""

from __future__ import annotations

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Successes
from archcli.given import missing
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver
from archcli.rules.archsoul.attack.pools import Sheets
from archcli.rules.archsoul.attack.swing import FLYING, Swing, Target
from archcli.rules.archsoul.pool import Pool

DIFFICULTY = 3


class Knockdown(Maneuver):
    """What would be damage has to beat the target's footing, and hurts nobody."""

    NAME, RULE, BECAUSE = "knockdown", "A-56", "ranged knockdown"
    ATTACK, DAMAGE, SHIFTED, AREA, HARMLESS, KEYS = 1, 1, FLYING, False, True, ("knocked_down",)

    @classmethod
    def resisted(cls, sheets: Sheets) -> Pool | None:
        return sheets.target.pool("athletics", "resolve") if sheets.target else None

    def require(self, swing: Swing) -> None:
        if swing.target.resist is None:
            raise missing(Target, "resist", "the pool that resists a knockdown", rule=self.RULE, note=(
                "or a TARGET sheet with attributes.athletics and skills.resolve"))

    def after(self, course: Course, dice: Dice) -> None:
        if course.damage_total is None:
            return
        target = course.swing.target
        assert target.resist is not None
        reading = AtLeast(Successes(target.resist_difficulty or DIFFICULTY, target.resist.bonus), course.damage_total)
        stood = dice.roll(target.resist.sides, reading, label="knockdown resist")
        course.rolled(stood)
        course.knocked_down, course.damage = not stood.value, 0

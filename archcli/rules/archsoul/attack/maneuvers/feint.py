"""The feint (A-49, A-50)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import Successes
from archcli.dice.roll import Roll
from archcli.given import OTHER_POOL, POOL, Given, missing
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, First, Maneuver, Refusal
from archcli.rules.archsoul.attack.pools import Sheets
from archcli.rules.archsoul.attack.swing import Swing
from archcli.rules.archsoul.pool import Compared, Pool
from archcli.rules.archsoul.rulings import Archsoul

DIFFICULTY, SEEN_AT = 5, 4


class Tried(NamedTuple):
    """A feint and the opponent's eye for it: whether it fools."""

    roll: Roll[Any]
    seen: Roll[Any]

    @property
    def fooled(self) -> bool:
        """Only a higher total lets the attack go on."""
        return bool(self.seen.value < 0)


class Feint(Maneuver):
    """It has to fool the opponent before the attack is rolled at all."""

    NAME, RULE, BECAUSE = "feint", "A-49", "feint"
    AREA, KEYS = False, ("feint",)

    pool: Annotated[Pool | None, Given(
        "--feint-pool", takes=POOL, panel=PANEL, help="Feint: Precision/Confusion or Precision/Acting.")] = None
    resist: Annotated[Pool | None, Given(
        "--feint-resist", takes=OTHER_POOL, panel=PANEL,
        help="Feint: the opponent's Intellect/Read Emotions.")] = None

    @classmethod
    def derived(cls, sheets: Sheets) -> Mapping[str, Callable[[], Any]]:
        own, theirs = sheets.attacker, sheets.target
        return {
            "pool": lambda: own.best(("precision", "confusion"), ("precision", "acting")) if own else None,
            "resist": lambda: theirs.pool("intellect", "read_emotions") if theirs else None,
        }

    def refusals(self, swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
        yield swing.target.animal_intelligence, (
            "nobody with the mind of an animal can be fooled by a feint"
        ), "A-50"

    def require(self, swing: Swing) -> None:
        if self.pool is None:
            raise missing(Feint, "pool", "the pool of the feint", rule=self.RULE, note=(
                "or an ATTACKER sheet with attributes.precision and skills.confusion or acting"))
        if self.resist is None:
            raise missing(Feint, "resist", "the opponent's pool against the feint", rule=self.RULE, note=(
                "or a TARGET sheet with attributes.intellect and skills.read_emotions"))

    def first(self, swing: Swing) -> First:
        return First(DIFFICULTY, ((int(swing.target.anatomy != "human-like"), "not human-like"),))

    def before(self, course: Course, dice: Dice) -> bool:
        first = course.numbers.first
        assert first is not None
        tried = dice.merged(lambda dice: self._try(first.value, dice), by=lambda tried: tried.fooled)
        course.rolled(tried.roll, *first.modifiers)
        course.rolled(tried.seen)
        course.feint = tried.fooled
        return tried.fooled

    def _try(self, difficulty: int, dice: Dice) -> Tried:
        assert self.pool is not None
        assert self.resist is not None
        roll = dice.roll(self.pool.sides, Successes(difficulty, self.pool.bonus), label="feint")
        reading = Compared(Successes(SEEN_AT, self.resist.bonus), roll.value)
        return Tried(roll, dice.roll(self.resist.sides, reading, label="feint resist"))

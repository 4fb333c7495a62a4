"""What every maneuver is: what it costs and shifts, what it refuses, and what it does in the course of an attack."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from archcli.dice.dice import Dice
from archcli.record import Record
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.pools import Sheets
from archcli.rules.archsoul.attack.swing import Arms, Swing
from archcli.rules.archsoul.pool import Critical, Pool
from archcli.rules.archsoul.rulings import Archsoul

PANEL = "Maneuvers"
Refusal = tuple[object, str, str]
"""Whether it is refused, the message, and the rule's id."""
Shift = tuple[int, str]
"""By how much a number moves, and why."""


class First(NamedTuple):
    """The difficulty of a roll before the attack, and what moves it."""

    start: int
    shifts: tuple[Shift, ...] = ()


class Maneuver(Record):
    """A maneuver that is declared, with the options that belong to it alone. Each kind says of itself:

    `STYLE`: it excludes other styles; the rest are attack modifiers and combine only as A-51 says. `ACTION`: the action
    of a turn whose AP it costs (None: those of the attack). `ATTACK` and `DAMAGE`: difficulty shifts, which count for
    the types in `SHIFTED`. `NO_REACTION`: the rule by which no reactive attack is one. `AREA`: whether an attack on
    several targets can be one.
    `OPPOSED`: a roll of the opponent takes the place of its Defense. `HARMLESS`: a hit deals no damage. `KEYS`: its
    keys in the result.
    """

    NAME: ClassVar[str]
    RULE: ClassVar[str]
    BECAUSE: ClassVar[str]
    STYLE: ClassVar[bool] = False
    ACTION: ClassVar[str | None] = None
    ATTACK: ClassVar[int] = 0
    DAMAGE: ClassVar[int] = 0
    SHIFTED: ClassVar[tuple[str, ...]] = ("unarmed", "melee", "ranged", "thrown")
    NO_REACTION: ClassVar[str | None] = None
    AREA: ClassVar[bool] = True
    OPPOSED: ClassVar[bool] = False
    HARMLESS: ClassVar[bool] = False
    KEYS: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def derived(cls, sheets: Sheets) -> Mapping[str, Callable[[], Any]]:
        """What works its own numbers out of sheets, by field."""
        return {}

    @classmethod
    def resisted(cls, sheets: Sheets) -> Pool | None:
        """The pool with which the target resists it, from its sheet; None where nothing is rolled, or known."""
        return None

    @classmethod
    def unfit(cls, arms: Arms, rulings: Archsoul) -> Iterator[Refusal]:
        """What the rules refuse of the type of the attack, or of the properties of its weapon."""
        yield from ()

    def refusals(self, swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
        """What else the rules refuse of an attack with it."""
        yield from ()

    def require(self, swing: Swing) -> None:
        """Raises UsageError for a number that it needs and nobody gave."""

    def armor(self, worn: tuple[str, ...]) -> tuple[str, ...]:
        """The types of armor that count."""
        return worn

    def attack_shifts(self, swing: Swing, rulings: Archsoul) -> Iterator[Shift]:
        """What moves the difficulty of the attack roll."""
        if swing.type in self.SHIFTED:
            yield self.ATTACK, self.BECAUSE

    def damage_shifts(self, swing: Swing, rulings: Archsoul) -> Iterator[Shift]:
        """What moves the difficulty of the damage roll."""
        if swing.type in self.SHIFTED:
            yield self.DAMAGE, self.BECAUSE

    def damage_dice(self) -> Iterator[Shift]:
        """Dice that join the damage pool."""
        yield from ()

    def dealt_shifts(self) -> Iterator[Shift]:
        """What moves the damage that a hit deals in the end."""
        yield from ()

    def countered_shifts(self) -> Iterator[Shift]:
        """What moves the damage that the opponent's own blow deals."""
        yield from ()

    def critical(self, swing: Swing, usual: Critical) -> Critical:
        """How a critical failure is judged."""
        return usual

    def first(self, swing: Swing) -> First | None:
        """The difficulty of a roll before the attack, where it makes one."""
        return None

    def keys(self, swing: Swing) -> tuple[str, ...]:
        """The keys of the result that are there because of it."""
        return self.KEYS

    def countered(self) -> Pool | None:
        """The pool of the opponent's own blow, where there may be one."""
        return None

    @property
    def off(self) -> bool:
        """Whether it comes to nothing, so that nothing is rolled, and no number needed."""
        return False

    def call_off(self, course: Course) -> None:
        """What comes of an attack that is off."""

    def before(self, course: Course, dice: Dice) -> bool:
        """What comes before the attack roll; False where the attack misses without one."""
        return True

    def oppose(self, course: Course, dice: Dice) -> None:
        """The attack roll against the opponent's own, of a maneuver that is `OPPOSED`."""
        raise NotImplementedError

    def after(self, course: Course, dice: Dice) -> None:
        """What comes after the damage roll, or after a miss."""

    def tally(self, course: Course) -> None:
        """What is left in the end, whatever came of it."""

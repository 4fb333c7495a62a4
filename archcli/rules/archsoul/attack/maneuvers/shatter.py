"""The shatter, which strikes at what the opponent holds (A-58 to A-61)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Literal, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import Narrowed, Successes
from archcli.given import OTHER_POOL, OTHER_WEAPON, Given, Range, missing
from archcli.hit_points import points_left
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, Maneuver, Refusal, Shift
from archcli.rules.archsoul.attack.pools import Sheets, attack_pool, damage_pool
from archcli.rules.archsoul.attack.swing import Swing, Target
from archcli.rules.archsoul.pool import USUAL, Counted, Counting, Pool
from archcli.rules.archsoul.rulings import Archsoul


class Opposed(NamedTuple):
    """What the attack goes by of the opponent's roll: how it compares (−1 below, 0 equal, 1 above), and whether it is
    a critical failure."""

    compared: int
    critical: bool


class Opposing(Narrowed[Opposed]):
    """The opponent's roll against a total."""

    number: int

    def narrow(self, value: Counted) -> Opposed:
        return Opposed((value.total > self.number) - (value.total < self.number), value.critical)


class Shatter(Maneuver):
    """The opponent's attack with the item stands against the attack; the higher total damages the other's item."""

    NAME, RULE, BECAUSE = "shatter", "A-58", "shatter"
    ATTACK, DAMAGE, SHIFTED = 1, 1, ("unarmed", "ranged", "thrown")
    AREA, OPPOSED, KEYS = False, True, ("winner",)

    item: Annotated[Literal["weapon", "shield", "other"], Given(
        "--item", panel=PANEL, help="Shatter: what is struck (weapon).")] = "weapon"
    hardness: Annotated[int, Range(0), Given(
        "--hardness", panel=PANEL, help="Shatter: hardness of the struck item, in points (0).")] = 0
    drop: Annotated[bool, Given("--drop", panel=PANEL, help="Shatter: the opponent drops the item instead.")] = False
    target_weapon: Annotated[str | None, Given(
        "--target-weapon", takes=OTHER_WEAPON, metavar="TARGET-WEAPON", panel=PANEL,
        help="Shatter: the item, a weapon of the TARGET's sheet.")] = None
    counter_damage_pool: Annotated[Pool | None, Given(
        "--counter-damage-pool", takes=OTHER_POOL, panel=PANEL, help="Shatter: the opponent's damage pool.")] = None
    item_hp: Annotated[int | None, Range(0), Given(
        "--item-hp", panel=PANEL, help="Shatter: the struck item's hp, in points.")] = None
    own_hardness: Annotated[int, Range(0), Given(
        "--own-hardness", panel=PANEL, help="Shatter: hardness of the attacker's item, in points (0).")] = 0

    @classmethod
    def derived(cls, sheets: Sheets) -> Mapping[str, Callable[[], Any]]:
        theirs, item, own = sheets.target, sheets.target_weapon, sheets.weapon
        return {
            "hardness": lambda: item.hardness if item else None,
            "item_hp": lambda: item.hp if item else None,
            "own_hardness": lambda: own.hardness if own else None,
            "counter_damage_pool": lambda: damage_pool(theirs, item.kind, item) if theirs and item else None,
        }

    @classmethod
    def resisted(cls, sheets: Sheets) -> Pool | None:
        theirs, item = sheets.target, sheets.target_weapon
        return attack_pool(theirs, item.kind, item) if theirs and item else None

    def refusals(self, swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
        yield self.drop and self.item == "shield", "a shield cannot be dropped to save it", "A-59"
        yield (swing.target.strong or swing.target.weak) and self.item != "shield", (
            "while shattering, armor counts only where the item is a shield, and this one is a "
            f"{self.item}: --item shield"
        ), "A-61"

    def require(self, swing: Swing) -> None:
        if swing.target.resist is None:
            raise missing(
                Target, "resist", "the opponent's attack, which resists a shatter,", rule=self.RULE,
                note="or a TARGET sheet and --target-weapon",
            )

    def armor(self, worn: tuple[str, ...]) -> tuple[str, ...]:
        return ("plate",) if self.item == "shield" else ()

    def dealt_shifts(self) -> Iterator[Shift]:
        yield -self.hardness, "hardness"

    def countered_shifts(self) -> Iterator[Shift]:
        yield -self.own_hardness if self.counter_damage_pool is not None else 0, "hardness"

    def countered(self) -> Pool | None:
        return self.counter_damage_pool

    def keys(self, swing: Swing) -> tuple[str, ...]:
        counters = self.counter_damage_pool is not None
        there = {
            "counter_damage": counters, "item_hp_left": self.item_hp is not None,
            "own_item_hp_left": counters and swing.gear.hp is not None,
        }
        return (*self.KEYS, *(name for name, known in there.items() if known))

    @property
    def off(self) -> bool:
        return self.drop

    def call_off(self, course: Course) -> None:
        course.winner = "dropped"

    def oppose(self, course: Course, dice: Dice) -> None:
        target, rulings = course.swing.target, course.rulings
        assert target.resist is not None
        total, by = course.attack_roll(dice), course.numbers.resisting.by
        judged = rulings.critical_failure if rulings.opposed_botch else "never"
        counting = Counting((target.resist_difficulty or USUAL,), target.resist.bonus, judged)
        roll = dice.roll(target.resist.sides, Opposing(counting, total - by), label="resist")
        course.rolled(roll, *course.numbers.resisting.modifiers)
        course.resistance = roll.shown.get("total", 0) + by
        course.margin = total - course.resistance
        course.winner = self._winner(roll.value, course, total)
        course.hit = course.winner == "attacker"

    def _winner(self, opposed: Opposed, course: Course, total: int) -> str:
        """Who damages the other's item (A-58)."""
        if opposed.critical and course.rulings.critical_misses and not course.critical:
            return "attacker"
        if opposed.compared < 0:
            return "tie" if course.missed(total) else "attacker"
        return "defender" if opposed.compared else "tie"

    def after(self, course: Course, dice: Dice) -> None:
        numbers, pool = course.numbers, self.counter_damage_pool
        if course.winner == "defender" and pool is not None:
            reading = Successes(course.rulings.damage_difficulty, pool.bonus)
            roll = dice.roll(pool.sides, reading, label="counter damage")
            course.rolled(roll, *numbers.countered.modifiers)
            course.counter_damage = max(0, roll.value + numbers.countered.by)

    def tally(self, course: Course) -> None:
        course.item = self.target_weapon if self.item == "weapon" else None
        course.item_hp_left = points_left(self.item_hp, course.damage)
        course.own_item_hp_left = points_left(course.swing.gear.hp, course.counter_damage)

"""The shatter, which strikes at what the opponent holds (A-58 to A-61)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Literal

from archcli.dice.dice import Dice
from archcli.dice.readings import Successes
from archcli.given import OTHER_POOL, OTHER_WEAPON, Given, Range, missing
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, Maneuver, Refusal
from archcli.rules.archsoul.attack.pools import Sheets, attack_pool, damage_pool
from archcli.rules.archsoul.attack.swing import Swing, Target
from archcli.rules.archsoul.pool import USUAL, Compared, Pool
from archcli.rules.archsoul.rulings import Archsoul


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
    own_hardness: Annotated[int, Range(0), Given(
        "--own-hardness", panel=PANEL, help="Shatter: hardness of the attacker's item, in points (0).")] = 0

    @classmethod
    def derived(cls, sheets: Sheets) -> Mapping[str, Callable[[], Any]]:
        theirs, item, own = sheets.target, sheets.target_weapon, sheets.weapon
        return {
            "hardness": lambda: item.hardness if item else None,
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

    def keys(self) -> tuple[str, ...]:
        return self.KEYS if self.counter_damage_pool is None else (*self.KEYS, "counter_damage")

    @property
    def off(self) -> bool:
        return self.drop

    def call_off(self, course: Course) -> None:
        course.winner = "dropped"

    def oppose(self, course: Course, dice: Dice) -> None:
        target = course.swing.target
        assert target.resist is not None
        total = course.attack_roll(dice)
        reading = Compared(Successes(target.resist_difficulty or USUAL, target.resist.bonus), total)
        roll = dice.roll(target.resist.sides, reading, label="resist")
        course.rolled(roll)
        course.resistance = roll.shown.get("total", 0)
        course.margin = total - course.resistance
        course.winner = {-1: "tie" if course.missed(total) else "attacker", 0: "tie", 1: "defender"}[roll.value]
        course.hit = course.winner == "attacker"

    def after(self, course: Course, dice: Dice) -> None:
        if course.winner == "defender" and self.counter_damage_pool is not None:
            pool = self.counter_damage_pool
            reading = Successes(course.rulings.damage_difficulty, pool.bonus)
            roll = dice.roll(pool.sides, reading, label="counter damage")
            course.rolled(roll)
            course.counter_damage = max(0, roll.value - self.own_hardness)
        course.damage = max(0, (course.damage_total or 0) - self.hardness)

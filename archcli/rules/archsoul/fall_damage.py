"""`fall-damage`: what a fall does (A-95, A-96; Archsoul, Falling Time)."""

from dataclasses import dataclass
from math import prod
from typing import Annotated, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.dice import Dice
from archcli.dice.readings import Successes
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError, beyond
from archcli.given import Given, Range
from archcli.hit_points import DOWN, LEFT, left_line, points_left
from archcli.limits import DICE
from archcli.report import Modifier, Outcome, Report, Result, Span, modifier_lines, rolled, verdict
from archcli.roles import NAME, NOTE
from archcli.rules.archsoul.pool import Pool, moved_pool
from archcli.rules.archsoul.rulings import Archsoul

HitPoints = Annotated[int | None, Range(0), Given(
    "--hit-points", panel="Fall", help="Hit points before the fall, 0 or more.",
)]


@dataclass(frozen=True, slots=True, kw_only=True)
class FallDamage(Result):
    """A fall of so many whole metres, which lasts so many seconds and costs no AP."""

    meters: int
    seconds: float
    pool: int
    difficulty: int
    successes: int
    damage: int
    hit_points_left: int | None = None
    down: bool = False
    ap: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = Outcome(("damage",), number="damage", harms=("damage",))
    CARRIED = (Carry("", "hit_points", LEFT),)

    def tabulated(self) -> Outcome:
        return self.OUTCOME if self.hit_points_left is None else self.OUTCOME._replace(keys=("damage", DOWN))

    def absent(self) -> tuple[str, ...]:
        return () if self.hit_points_left is not None else (LEFT, DOWN)

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        left = self.hit_points_left
        return Report(
            (Span(f"a fall of {self.meters} m", NAME), Span(f", {self.seconds} s in the air", NOTE)),
            (
                *map(rolled, self.rolls), *modifier_lines(self.modifiers),
                verdict(f"{self.damage} damage", not self.damage), *([] if left is None else [left_line("", left)]),
            ),
        )


def fall_damage(
    *, meters: float | None = None, seconds: float | None = None, hit_points: HitPoints = None,
    by_hand: ByHand = NOT_MOVED, rulings: Archsoul, dice: Dice,
) -> FallDamage:
    """Roll the damage of a fall of `meters` metres, or of `seconds` seconds (A-96); one of the two, 0 or more.

    Each whole metre is one die (ruling falling.dice_per_meter) at difficulty 4 (falling.difficulty), and the successes
    are the damage (A-95), taken from `hit_points` where they are given. Raises UsageError for neither or both
    and for a fall of more than 100 000 dice, RuleError for a negative number.
    """
    if (meters is None) is (seconds is None):
        raise UsageError("a fall is given in metres or with --seconds: one of the two (A-96)")
    falling = rulings.falling
    fallen = _fallen(seconds, falling.acceleration) if meters is None else meters
    if (fallen if seconds is None else seconds) < 0:
        raise RuleError("the fall is negative; it is 0 metres or seconds, or more", rule="A-95")
    covered = int(fallen)
    dice_fallen = _whole_product(covered, falling.dice_per_meter)
    if dice_fallen > DICE:
        raise beyond(DICE, f"{covered} m are {dice_fallen} dice")
    hand = by_hand.among("pool", "difficulty")
    used = moved_pool(Pool(dice_fallen), falling.difficulty, hand, rulings.over_six)
    level = used.difficulty.value
    thrown = dice.roll(used.pool.sides, Successes(level), label="fall")
    left = points_left(hit_points, thrown.value)
    return FallDamage(
        meters=covered, pool=used.pool.dice, difficulty=level, successes=thrown.value, damage=thrown.value, ap=0,
        seconds=round((covered / falling.acceleration) ** 0.5, 2) if seconds is None else seconds,
        hit_points_left=left, down=left == 0, rolls=(thrown,), modifiers=used.modifiers,
    )


def _fallen(seconds: float | None, acceleration: float) -> float:
    assert seconds is not None
    return _whole_product(seconds, seconds, acceleration)


def _whole_product(*factors: float) -> int:
    # As written, not as stored: 0.29 dice a metre over 100 m are 29 dice, and floats make 28.999... of it.
    from decimal import Decimal

    return int(prod((Decimal(repr(factor)) for factor in factors), start=Decimal(1)))

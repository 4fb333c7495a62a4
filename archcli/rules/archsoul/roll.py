"""`roll`: a pool against a difficulty (A-01 to A-07; Archsoul, the rolling of dice)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.roll import Roll as Rolled
from archcli.report import Modifier, Outcome, Report, Result, Span, line, modifier_lines, rolled, verdict
from archcli.roles import NAME, NUMBER
from archcli.rules.archsoul.pool import USUAL, Counting, MovedPool, Pool, beats, moved_pool

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.archsoul.rulings import Archsoul


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Result):
    """A pool that was rolled."""

    pool: int
    bonus: int
    difficulty: int
    successes: int
    total: int
    success: bool
    critical_failure: bool
    against: int | None
    rolls: tuple[Rolled[Any], ...]
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = Outcome(
        ("total", "success", "critical_failure"), success="success", number="total", harms=("critical_failure",),
    )

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        against = [] if self.against is None else [line("against", (str(self.against), NUMBER))]
        ending = "critical failure" if self.critical_failure else "success" if self.success else "no success"
        return Report(
            (Span(f"a pool of {self.pool}{f'{self.bonus:+d}' if self.bonus else ''}", NAME),),
            (
                *map(rolled, self.rolls), *modifier_lines(self.modifiers), *against, verdict(ending, self.success),
            ),
        )


def roll(
    pool: Pool, *, difficulty: int = USUAL, against: int | None = None, by_hand: ByHand = NOT_MOVED, rulings: Archsoul,
    dice: Dice,
) -> Roll:
    """Roll a pool and count the faces at or above the difficulty (A-01, A-03; 2 to 6).

    Success is a total that beats `against` (A-07, ruling `hit`), or a total of at least 1 where nothing is to be
    beaten; a critical failure (A-05) is no success while the ruling `critical_misses` holds.
    """
    used = in_use(pool, difficulty, by_hand, rulings)
    pool, level = used.pool, used.difficulty.value
    thrown = dice.roll(pool.sides, Counting((level,), pool.bonus, rulings.critical_failure), label="roll")
    total, critical = thrown.value.total, thrown.value.critical
    success = total >= 1 if against is None else beats(total, against, rulings)
    return Roll(
        pool=pool.dice, bonus=pool.bonus, difficulty=level, successes=total - pool.bonus, total=total,
        success=success and not (critical and rulings.critical_misses), critical_failure=critical,
        against=against, rolls=(thrown,), modifiers=used.modifiers,
    )


def in_use(pool: Pool, difficulty: int, by_hand: ByHand, rulings: Archsoul) -> MovedPool:
    """The pool and the difficulty of a roll after what moves them by hand. Raises UsageError for another number."""
    return moved_pool(pool, difficulty, by_hand.among("pool", "difficulty"), rulings.over_six)


def explain(pool: Pool, difficulty: int, against: int | None, rulings: Archsoul) -> str:
    """What a roll of this pool means, in words."""
    dice = f"{pool.dice} six-sided {'die' if pool.dice == 1 else 'dice'}" if pool.dice > 0 else "no dice"
    parts = [f"Roll {dice} and count each that shows {difficulty} or more as a success"]
    if pool.bonus:
        change, to = ("add", "to") if pool.bonus > 0 else ("subtract", "from")
        parts.append(f"{change} {abs(pool.bonus)} {to} the successes")
    need = "at least 1"
    if against is not None:
        need = f"{against} or more" if rulings.hit == "meets" else f"more than {against}"
    return f"{'; '.join(parts)}. It succeeds with a total of {need}."

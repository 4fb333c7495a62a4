"""`archcli roll`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Annotated

from archcli.by_hand import OPTION, ByHand
from archcli.cli.mistakes import warn
from archcli.cli.plan import EachLine, Explain, Plan, Planned
from archcli.dice.dice import RandomDice
from archcli.errors import UsageError
from archcli.given import POOL, SHEET, Given, Word
from archcli.notation import is_notation
from archcli.rules.archsoul.let import Let
from archcli.rules.archsoul.pool import DIFFICULTY, USUAL
from archcli.rules.archsoul.rulings import Archsoul

if TYPE_CHECKING:
    from archcli.cli.stdin import Line
    from archcli.rules.archsoul.sheet import Sheet

POOLS = "Pools"


def roll(
    words: Annotated[tuple[str, ...], Word(
        "POOL|NOTATION", takes=POOL,
        help="4/3+1, precision/awareness, 4d6kh3, ...; - reads one a line from standard input.")] = (),
    *,
    rulings: Archsoul,
    by_hand: ByHand,
    sheet: Annotated[str | None, Given(
        "--sheet", "-s", takes=SHEET, help="Names stand for this sheet's numbers.")] = None,
    difficulty: Annotated[int | None, DIFFICULTY, Given(
        "--difficulty", "-d", metavar="2-6", panel=POOLS, help="Least face that counts (4).")] = None,
    let: Annotated[tuple[str, ...], Given(
        "--let", metavar="NAME=N", help="A name stands for this number, before the sheet; repeatable.")] = (),
    against: Annotated[int | None, Given(
        "--against", panel=POOLS, help="The total has to beat this number.")] = None,
    explain: Annotated[bool, Given("--explain", help="Say in words what is typed, and roll nothing.")] = False,
) -> Planned:
    """Roll a pool or dice notation.

    Example: archcli roll 4/3+1 -d 5

    Example: archcli roll 4d6kh3

    Example: archcli roll precision/melee-weapons -s examples/aria.toml

    What a shell would eat has a spelling without quotes: ge gt le lt eq for >= > <= < =, e ee for ! !!, x for *,
    tN for >=N, begin ... end for ( ), group ... end for { }. In quotes both are right.
    """
    own = None
    if sheet is not None:
        from archcli.cli.games.archsoul.sheets import load

        own = load(sheet, rulings)
        if own is not None and own.state is not None:
            from archcli.rules.archsoul.standing import rolling

            by_hand = rolling(by_hand, own.state)

    names = Let(let, own) if let else own

    def plan(text: str) -> Plan | Explain:
        if is_notation(text):
            return _notation(text, names, difficulty, against, by_hand, explain)
        return _pool(text, names, USUAL if difficulty is None else difficulty, against, by_hand, rulings, explain)

    if words == ("-",):
        return EachLine(_lines(plan))
    _warn_of_redirect(words)
    planned = plan(" ".join(words))
    if isinstance(names, Let):
        names.refuse_unused(" ".join(words))
    return planned


def _pool(
    text: str, sheet: Sheet | Let | None, difficulty: int, against: int | None, by_hand: ByHand, rulings: Archsoul,
    explain: bool,
) -> Plan | Explain:
    from archcli.rules.archsoul.pool_text import parse_pool
    from archcli.rules.archsoul.roll import in_use, roll

    pool = parse_pool(text, sheet, instead="one with --sheet")
    used = in_use(pool, difficulty, by_hand, rulings)
    if explain:
        from archcli.rules.archsoul.roll import explain as say

        return Explain(say(used.pool, used.difficulty.value, against, rulings))

    count, level, bonus = max(0, used.pool.dice), used.difficulty.value, used.pool.bonus

    def total(dice: RandomDice) -> int:
        return sum([face >= level for face in dice.faces(6, count)]) + bonus

    return Plan(
        lambda dice: roll(
            pool, difficulty=difficulty, against=against, by_hand=by_hand, rulings=rulings, dice=dice,
        ), quick=lambda: total,
    )


def _notation(
    text: str, sheet: Sheet | Let | None, difficulty: int | None, against: int | None, by_hand: ByHand, explain: bool
) -> Plan | Explain:
    from archcli.notation import parse

    for name, value in (("-d, --difficulty", difficulty), ("--against", against)):
        if value is not None:
            raise UsageError(
                f"{name} belongs to pools, and {text[:60]!r} is dice notation",
                hint="count successes with t5 (5d6t5), and test a total with vs (1d20+5 vs 15)",
            )
    if by_hand.changes:
        change = f"{by_hand.changes[0].by:+d}"
        raise UsageError(
            f"{OPTION} belongs to pools, and {text[:60]!r} is dice notation", hint=f"write {text[:60]}{change}",
        )
    expression = parse(text, sheet)
    if explain:
        from archcli.notation.explain import explain as say

        return Explain(say(expression), ours=False)

    def quick() -> Callable[[RandomDice], object] | None:
        from archcli.notation.quick import compile

        return compile(expression)

    return Plan(lambda dice: dice.result_of(expression), quick=quick, ours=False)


def _lines(plan: Callable[[str], Plan | Explain]) -> Iterator[tuple[int, Callable[[], Plan | Explain]]]:
    """The plans of the lines of standard input, each with its number."""
    from archcli.cli.stdin import lines

    for line in lines():
        yield line.number, partial(_planned, plan, line)


def _planned(plan: Callable[[str], Plan | Explain], line: Line) -> Plan | Explain:
    return plan(line.whole())


def _warn_of_redirect(words: tuple[str, ...]) -> None:
    """A shell that met an unquoted `5d6>=4` has written to a file named `=4`, and archcli sees `5d6` alone."""
    try:
        made = os.path.basename(os.readlink("/proc/self/fd/1"))
    except OSError:
        return
    if made.startswith("=") and made[1:].isdigit():
        warn(
            f"the output goes into a file named {made!r}: was {words[-1]}>{made} meant? "
            f"Quote it, or write {words[-1]}ge{made[1:]}"
        )

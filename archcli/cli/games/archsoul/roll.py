"""`archcli roll`."""

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated

from typer import Argument, Option

from archcli.cli.plan import EachLine, Explain, Plan, Planned
from archcli.dice.dice import RandomDice
from archcli.errors import UsageError
from archcli.notation import is_notation
from archcli.rules.archsoul.rulings import Archsoul

if TYPE_CHECKING:
    from archcli.rules.archsoul.sheet import Sheet

POOLS = "Pools"


def roll(
    words: Annotated[list[str] | None, Argument(
        metavar="POOL|NOTATION",
        help="4/3+1, precision/awareness, 4d6kh3, ...; - reads one a line from standard input.",
    )] = None,
    *,
    rulings: Archsoul,
    sheet: Annotated[str | None, Option(
        "--sheet", "-s", metavar="SHEET", help="Names stand for this sheet's numbers.",
    )] = None,
    difficulty: Annotated[int | None, Option(
        "--difficulty", "-d", metavar="2-6", rich_help_panel=POOLS, help="Least face that counts (4).",
    )] = None,
    against: Annotated[int | None, Option(
        "--against", metavar="N", rich_help_panel=POOLS, help="The total has to beat this number.",
    )] = None,
    explain: Annotated[bool, Option("--explain", help="Say in words what is typed, and roll nothing.")] = False,
) -> Planned:
    """Roll a pool or dice notation.

    Example: archcli roll 4/3+1 -d 5

    Example: archcli roll 4d6kh3

    Example: archcli roll precision/melee-weapons -s examples/aria.toml

    What a shell would eat has a spelling without quotes: ge gt le lt eq for >= > <= < =, e ee for ! !!, x for *,
    tN for >=N, begin ... end for ( ), group ... end for { }. In quotes both are right.
    """
    read = None
    if sheet is not None:
        from archcli.cli.games.archsoul.sheets import load

        read = load(sheet, rulings)

    def plan(text: str) -> Plan | Explain:
        if is_notation(text):
            return _notation(text, read, difficulty, against, explain)
        return _pool(text, read, difficulty, against, rulings, explain)

    typed = words or []
    if typed == ["-"]:
        return EachLine(_lines(plan))
    _warn_of_redirect(typed)
    return plan(" ".join(typed))


def _pool(
    text: str, sheet: "Sheet | None", difficulty: int | None, against: int | None, rulings: Archsoul, explain: bool
) -> Plan | Explain:
    from archcli.rules.archsoul.pool import typed_difficulty
    from archcli.rules.archsoul.pool_text import parse_pool
    from archcli.rules.archsoul.roll import roll

    pool = parse_pool(text, sheet)
    at = typed_difficulty(difficulty)
    if explain:
        from archcli.rules.archsoul.roll import explain as say

        return Explain(say(pool, at, against, rulings))

    count = max(0, pool.dice)

    def total(dice: RandomDice) -> int:
        return sum([face >= at for face in dice.faces(6, count)]) + pool.bonus

    return Plan(
        lambda dice: roll(pool, difficulty=at, against=against, rulings=rulings, dice=dice), can_fail=True,
        quick=lambda: total,
    )


def _notation(
    text: str, sheet: "Sheet | None", difficulty: int | None, against: int | None, explain: bool
) -> Plan | Explain:
    from archcli.notation import parse

    for name, value in (("-d, --difficulty", difficulty), ("--against", against)):
        if value is not None:
            raise UsageError(
                f"{name} belongs to pools, and {text[:60]!r} is dice notation",
                hint="count successes with t5 (5d6t5), and test a total with vs (1d20+5 vs 15)",
            )
    expression = parse(text, sheet)
    if explain:
        from archcli.notation.explain import explain as say

        return Explain(say(expression))
    def quick() -> Callable[[RandomDice], object] | None:
        from archcli.notation.quick import compile

        return compile(expression)

    return Plan(lambda dice: dice.result_of(expression), can_fail=expression.can_fail, quick=quick)


def _lines(plan: Callable[[str], Plan | Explain]) -> Iterator[tuple[int, Callable[[], Plan | Explain]]]:
    """The plans of the lines of standard input, each with its number."""
    from archcli.cli.stdin import lines

    for line in lines():
        yield line.number, lambda line=line: plan(line.whole())  # type: ignore[misc]


def _warn_of_redirect(words: list[str]) -> None:
    """A shell that met an unquoted `5d6>=4` has written to a file named `=4`, and archcli sees `5d6` alone."""
    import os

    try:
        made = os.path.basename(os.readlink("/proc/self/fd/1"))
    except OSError:
        return
    if made.startswith("=") and made[1:].isdigit():
        sys.stderr.write(
            f"warning: the output goes into a file named {made!r}: was {words[-1]}>{made} meant? "
            f"Quote it, or write {words[-1]}ge{made[1:]}\n"
        )

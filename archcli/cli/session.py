"""From a plan to what is printed: dice, repeats, odds, formats, exit codes."""

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from archcli import __version__
from archcli.cli.mistakes import say
from archcli.cli.options import Shared
from archcli.cli.progress import Progress
from archcli.cli.seed import drawn, seeded
from archcli.cli.stdout import Stdout
from archcli.dice.dice import Dice, RandomDice, TypedDice
from archcli.errors import ArchcliError, UsageError
from archcli.games import GAMES
from archcli.report import Result


class Plan(NamedTuple):
    """What a command wants resolved: the rule with all its values, and whether it can fail (`--check`).

    `quick` makes a function that gives bare values fast, from the same faces as the rule, for many quiet repeats
    (None where there is none). `explanation` is said in place of rolling. `lines` are many plans, each with the
    number of the line that it was read from and made only when its turn comes.
    """

    rule: Callable[[Dice], Result]
    can_fail: bool = False
    quick: Callable[[], Callable[[RandomDice], object] | None] | None = None
    explanation: str | None = None
    lines: "Iterator[tuple[int, Callable[[], Plan]]] | None" = None


def rulings_for(system: str, house: str | None, *, always: bool = True) -> Any:
    """The rulings of a game that are in force: the defaults, or those of a house-rules file."""
    path = house if house is not None else os.environ.get("ARCHCLI_HOUSE") or None
    if path is None and not always:
        return None
    kind = GAMES[system].part("rulings")
    if path is None:
        return kind()
    from archcli.cli.files import read_house
    from archcli.rulings import read

    return read(read_house(path), kind, game=system, file=path)


def play(
    system: str, command: str, plan: Plan, shared: Shared, variants: Sequence[tuple[str, Plan]] = (), typed: str = ""
) -> None:
    """Carry a plan out and print what came of it; `typed` is how it was asked for, for the titles of odds.

    Raises Failed for exit 3, and BadLines.
    """
    out = Stdout(shared)
    if plan.lines is not None or shared.repeat or shared.odds:
        gc.enable()
    for text, other in variants:
        if plan.lines is not None or other.lines is not None or other.explanation is not None:
            raise UsageError(f"--vs {text!r} compares one roll with another; it goes with neither - nor --explain")
    if plan.lines is not None:
        return _lines(out, system, command, plan.lines, shared)
    if plan.explanation is not None:
        return _explain(out, system, command, plan.explanation, shared)
    _refuse_check(plan, shared)
    if shared.odds or shared.summary:
        from archcli.cli.chances import show_odds, show_summary

        if shared.odds:
            show_odds(out, system, command, plan, shared, variants, typed)
        else:
            show_summary(out, system, command, plan, shared, typed)
    else:
        seed, dice = source(shared)
        failed = _resolve(out, system, command, plan, shared, seed, dice)
        if isinstance(dice, TypedDice):
            dice.finish()
        out.done()
        if shared.check and failed:
            raise Failed
    return None


def _refuse_check(plan: Plan, shared: Shared) -> None:
    if shared.check and not plan.can_fail:
        raise UsageError("--check has nothing to look at: this cannot fail")


def _explain(out: Stdout, system: str, command: str, text: str, shared: Shared) -> None:
    for name, given in (
        ("--dice", shared.dice), ("--seed", shared.seed), ("-n", shared.repeat), ("--odds", shared.odds),
        ("--check", shared.check),
    ):
        if given:
            raise UsageError(f"{name} does not go with --explain, which rolls nothing")
    out.explanation(__version__, system, command, text)
    out.done()


def _lines(
    out: Stdout, system: str, command: str, lines: "Iterator[tuple[int, Callable[[], Plan]]]", shared: Shared
) -> None:
    """One plan a line, all from one source of dice; a bad line is reported, and the others go on."""
    if shared.summary:
        raise UsageError("--summary sums up one input, and - reads many")
    from archcli.cli.stdin import waits

    seed, dice = source(shared)
    at_once = waits() and not isinstance(dice, TypedDice)
    bad = failed = False
    for number, made in lines:
        try:
            plan = made()
            _refuse_check(plan, shared)
            if plan.explanation is not None:
                _explain(out, system, command, plan.explanation, shared)
            elif shared.odds:
                from archcli.cli.chances import show_odds

                show_odds(out, system, command, plan, shared)
            else:
                failed = _resolve(out, system, command, plan, shared, seed, dice) or failed
        except ArchcliError as mistake:
            bad = True
            _complain(shared, number, mistake)
        if at_once:
            out.written()
    if isinstance(dice, TypedDice) and not bad:
        dice.finish()
    out.done()
    if bad:
        raise BadLines
    if shared.check and failed:
        raise Failed


def _complain(shared: Shared, number: int, mistake: ArchcliError) -> None:
    """Say the mistake of one line."""
    data = mistake.as_data()
    data |= {"message": f"line {number}: {data['message']}", "line": number}
    say(data, f"line {number}: {mistake.as_text()}", as_json=shared.json or shared.format == "json")


class BadLines(Exception):
    """Some line of standard input could not be understood: exit 2, after all that is said."""


def tell(system: str, command: str, result: Result, shared: Shared) -> None:
    """Print a result that no die had part in."""
    out = Stdout(shared)
    out.result(__version__, system, command, None, result)
    out.done()


class Failed(Exception):
    """The action failed and `--check` was given: exit 3."""


def source(shared: Shared) -> tuple[int | None, RandomDice | TypedDice]:
    """The seed (None for typed dice) and the dice."""
    faces = shared.faces()
    if faces is not None:
        return None, TypedDice(faces)
    seed = shared.number()
    if seed is None:
        seed = drawn()
    return seed, seeded(seed)


def _resolve(
    out: Stdout, system: str, command: str, plan: Plan, shared: Shared, seed: int | None, dice: RandomDice | TypedDice
) -> bool:
    """Resolve a plan as often as wanted; whether any of it failed."""
    times = shared.repeat or 1
    if times > 1 and shared.quiet and not shared.check and isinstance(dice, RandomDice) and plan.quick:
        quick = plan.quick()
        if quick is not None:
            _quick(out, quick, dice, times)
            return False
    failed = False
    held = isinstance(dice, TypedDice)  # a face too few in the last of N leaves nothing printed
    with Progress(times, printing=True) as progress:
        for at in range(times):
            result = plan.rule(dice)
            failed = failed or not result.passed
            out.result(__version__, system, command, seed, result, hold=held)
            progress.done = at
            if isinstance(dice, TypedDice) and at == 0 and not dice.used and not plan.lines:
                dice.finish()  # a rule whose first run took no die will never take one
    return failed


def _quick(out: Stdout, quick: Callable[[RandomDice], object], dice: RandomDice, times: int) -> None:
    with Progress(times, printing=True) as progress:
        for start in range(0, times, 4096):
            out.lines([quick(dice) for _ in range(min(4096, times - start))])
            progress.done = start

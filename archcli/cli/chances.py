"""`--odds`, `--samples` and `--summary`: what a plan comes to over all its branches, or over many runs."""

import sys
from collections.abc import Sequence
from typing import Any

from archcli import __version__
from archcli.cli.options import Shared
from archcli.cli.progress import Progress
from archcli.cli.seed import drawn, seeded
from archcli.cli.session import Failed, Plan, source
from archcli.cli.stdout import Stdout
from archcli.dice.dice import Dice, TypedDice
from archcli.dice.distribution import Distribution
from archcli.dice.odds import enumerate_rule
from archcli.output.odds import Odds, of
from archcli.report import Result, Span, key

LONGEST = 120
"""Characters of a command line that stand in a title."""


def show_odds(
    out: Stdout, system: str, command: str, plan: Plan, shared: Shared, variants: Sequence[tuple[str, Plan]] = (),
    typed: str = "",
) -> None:
    """Print the odds of a plan, exact or simulated, with those of its variants beside them."""
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)  # the fractions of a thousand dice have more digits than Python prints unasked
    seed = None
    if shared.samples is not None:
        seed = shared.number()
        seed = drawn() if seed is None else seed
    every = [_odds(one, shared.samples, seed) for one in (plan, *(other for _, other in variants))]
    names = ["as typed", *(text for text, _ in variants)]
    title = [Span(f"{'simulated' if shared.samples else 'exact'} odds: "), Span(_title(command, typed), "name")]
    out.odds(__version__, system, command, seed, title, every, names)
    out.done()


def _odds(plan: Plan, samples: int | None, seed: int | None) -> Odds:
    if samples is not None:
        assert seed is not None
        return _runs(plan, seeded(seed), samples)[0]
    seen: list[Result] = []

    def told(result: Result) -> Any:
        if not seen:
            seen.append(result)
        return key(result)

    with Progress() as progress:

        def walked(done: int, expected: int) -> None:
            progress.done, progress.whole = done, expected

        spread = enumerate_rule(plan.rule, told, progress=walked)
    return of(seen[0], spread)


def _title(command: str, typed: str) -> str:
    return f"{command} {typed if len(typed) <= LONGEST else typed[:LONGEST] + '...'}".rstrip()


def show_summary(out: Stdout, system: str, command: str, plan: Plan, shared: Shared, typed: str = "") -> None:
    """Resolve a plan N times and print what the results come to. Raises Failed for exit 3."""
    from archcli.output.summary import Summary

    seed, dice = source(shared)
    odds, failed = _runs(plan, dice, shared.repeat or 1)
    if isinstance(dice, TypedDice):
        dice.finish()
    out.summary(__version__, system, command, seed, Summary(odds), _title(command, typed))
    out.done()
    if shared.check and failed:
        raise Failed


def _runs(plan: Plan, dice: Dice, times: int) -> tuple[Odds, bool]:
    """The outcomes of many runs, counted, and whether any failed."""
    counts: dict[Any, int] = {}
    failed = False
    with Progress(times) as progress:
        for at in range(times):
            result = plan.rule(dice)
            failed = failed or not result.passed
            outcome = key(result)
            counts[outcome] = counts.get(outcome, 0) + 1
            progress.done = at
    return of(result, Distribution(counts, times), times), failed

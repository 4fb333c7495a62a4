"""`--odds`, `--samples` and `--summary`: what a plan comes to over all its branches, or over many runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from archcli.cli.dice import seed_of, source
from archcli.cli.options import Shared
from archcli.cli.plan import Plan, passed
from archcli.cli.progress import Progress
from archcli.cli.seed import seeded
from archcli.dice.dice import Dice, TypedDice
from archcli.dice.distribution import Distribution
from archcli.dice.odds import enumerate_rule
from archcli.output.formats import Head
from archcli.output.odds import Compared, Odds, odds_of
from archcli.output.summary import Summary
from archcli.report import Result, Span, key

LONGEST = 120
"""Characters of a command line that stand in a title."""


def compared(
    head: Head, plan: Plan, variants: Sequence[tuple[str, Plan]], shared: Shared, asked: str,
) -> tuple[Head, Compared]:
    """The odds of a plan, exact or simulated, with those of its variants beside them."""
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)  # the fractions of a thousand dice have more digits than Python prints unasked
    seed = None if shared.samples is None else seed_of(shared)
    odds = [_odds(each, shared.samples, seed) for each in (plan, *(variant for _, variant in variants))]
    names = ["as typed", *(text for text, _ in variants)]
    kind = "simulated" if shared.samples else "exact"
    title = (Span(f"{kind} odds: "), Span(_title(head.command, asked), "name"))
    return head._replace(seed=seed), Compared(title, odds, names)


def summed_up(head: Head, plan: Plan, shared: Shared, asked: str) -> tuple[Head, Summary, bool]:
    """What a plan comes to that is resolved N times, and whether `--check` found any of them failed."""
    seed, dice = source(shared)
    odds, failed = _runs(plan, dice, shared.repeat or 1, check=shared.check)
    if isinstance(dice, TypedDice):
        dice.finish()
    return head._replace(seed=seed), Summary(odds, _title(head.command, asked)), failed


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

        distribution = enumerate_rule(plan.rule, told, progress=walked)
    return odds_of(seen[0], distribution)


def _runs(plan: Plan, dice: Dice, times: int, *, check: bool = False) -> tuple[Odds, bool]:
    """The outcomes of many runs, counted, and whether any failed (looked at only for `--check`)."""
    counts: dict[Any, int] = {}
    failed = False
    with Progress(times) as progress:
        for run in range(times):
            result = plan.rule(dice)
            if check:
                failed = not passed(result) or failed
            outcome = key(result)
            counts[outcome] = counts.get(outcome, 0) + 1
            progress.done = run
    return odds_of(result, Distribution(counts, times), times), failed


def _title(command: str, asked: str) -> str:
    return f"{command} {asked if len(asked) <= LONGEST else asked[:LONGEST] + '...'}".rstrip()

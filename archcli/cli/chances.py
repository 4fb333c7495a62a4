"""`--odds`, `--over`, `--samples` and `--summary`: what a plan comes to over all its branches, or over many runs."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
from typing import Any

from archcli.cli.dice import seed_of, source
from archcli.cli.plan import Plan, Planned, passed
from archcli.cli.progress import Progress
from archcli.cli.seed import seeded
from archcli.cli.shared import Shared
from archcli.dice.dice import Dice, RandomDice
from archcli.dice.distribution import Distribution
from archcli.dice.odds import Distributions, enumerate_rule
from archcli.dice.typed import TypedDice
from archcli.errors import ArchcliError, UsageError
from archcli.games import DEFAULT, GAMES
from archcli.output.formats import Head
from archcli.output.odds import Compared, Odds, odds_of
from archcli.output.scan import Point, Scan, shown_of
from archcli.output.summary import Summary
from archcli.report import Result, Span, key

TOTAL = "total"
"""The one outcome key of results that quick totals can stand for."""
CHUNK = 4096
"""Runs that are counted at once, between two looks at how far work is."""


def compared(
    head: Head, plan: Plan, variants: Sequence[tuple[str, Plan]], shared: Shared, asked: str,
) -> tuple[Head, Compared]:
    """The odds of a plan, exact or simulated, with those of its variants beside them."""
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)  # the fractions of a thousand dice have more digits than Python prints unasked
    seed = None if shared.samples is None else seed_of(shared)
    odds = [_odds(each, shared, seed) for each in (plan, *(variant for _, variant in variants))]
    names = ["as typed", *(text for text, _ in variants)]
    return head._replace(seed=seed), Compared(_titled(head, shared, asked), odds, names)


def scanned(
    head: Head, plans: Iterable[tuple[Mapping[str, Any], Planned | ArchcliError]], shared: Shared, asked: str,
) -> tuple[Head, Scan]:
    """The odds at every point of a scan, exact or simulated. Raises the first mistake where every point is refused."""
    seed = None if shared.samples is None else seed_of(shared)
    points: list[Point] = []
    known: Distributions = {}
    with Progress() as progress:
        for place, plan in plans:
            points.append(Point(place, _odds_or_mistake(plan, shared, seed, known)))
            progress.done = len(points)
            if isinstance(plan, Plan) and not plan.ours:
                head = head._replace(system=None)
    first = points[0].odds
    if isinstance(first, ArchcliError) and all(isinstance(point.odds, ArchcliError) for point in points):
        raise first
    of = shown_of(points, shared.of)
    return head._replace(seed=seed), Scan(_titled(head, shared, asked), points, of)


def _odds_or_mistake(
    plan: Planned | ArchcliError, shared: Shared, seed: int | None, known: Distributions,
) -> Odds | ArchcliError:
    if isinstance(plan, ArchcliError):
        return plan
    if not isinstance(plan, Plan):
        raise UsageError("--over scans the odds of one roll; it goes with neither - nor --explain", option="--over")
    try:
        return _odds(plan, shared, seed, known)
    except ArchcliError as mistake:
        return mistake


def _titled(head: Head, shared: Shared, asked: str) -> tuple[Span, ...]:
    kind = "simulated" if shared.samples else "exact"
    return Span(f"{kind} odds: "), Span(_title(head, asked), "name")


def summed_up(head: Head, plan: Plan, shared: Shared, asked: str) -> tuple[Head, Summary, bool]:
    """What a plan comes to that is resolved N times, and whether `--check` found any of them failed."""
    seed, dice = source(shared)
    odds, failed = _runs(plan, dice, shared.repeat or 1, check=shared.check)
    if isinstance(dice, TypedDice):
        dice.finish()
    return head._replace(seed=seed), Summary(odds, _title(head, asked)), failed


def _odds(plan: Plan, shared: Shared, seed: int | None, known: Distributions | None = None) -> Odds:
    """The odds of a plan. `known`: what other points of a scan have worked out already; they share the progress."""
    borders = shared.borders()
    if shared.samples is not None:
        assert seed is not None
        odds = _runs(plan, seeded(seed), shared.samples)[0]
    elif known is None:
        with Progress() as progress:

            def walked(done: int, expected: int) -> None:
                progress.done, progress.whole = done, expected

            odds = _exact(plan, {}, walked)
    else:
        odds = _exact(plan, known)
    if borders and odds.of is None:
        raise UsageError("--bands gathers numbers, and this has none", option="--bands")
    return odds._replace(bands=borders)


def _exact(plan: Plan, known: Distributions, walked: Callable[[int, int], None] | None = None) -> Odds:
    seen: list[Result] = []

    def told(result: Result) -> Any:
        if not seen:
            seen.append(result)
        return key(result)

    distribution = enumerate_rule(plan.rule, told, known, walked)
    return odds_of(seen[0], distribution)


def _runs(plan: Plan, dice: Dice, times: int, *, check: bool = False) -> tuple[Odds, bool]:
    """The outcomes of many runs, counted, and whether any failed (looked at only for `--check`)."""
    if not check and isinstance(dice, RandomDice) and (totals := _totals(plan, dice, times)) is not None:
        return totals, False
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


def _totals(plan: Plan, dice: RandomDice, times: int) -> Odds | None:
    """The same without a result for each run, where the outcome is the total alone; None where it tells more."""
    if times == 1 or plan.quick is None:
        return None
    result = plan.rule(seeded(0))  # its faces are nobody's: it says what is counted
    total = plan.quick() if result.tabulated().keys == (TOTAL,) else None
    if total is None:
        return None
    counts: Counter[object] = Counter()
    with Progress(times) as progress:
        for start in range(0, times, CHUNK):
            counts.update(map(total, repeat(dice, min(CHUNK, times - start))))
            progress.done = start
    return odds_of(result, Distribution({((TOTAL, value),): count for value, count in counts.items()}, times), times)


def _title(head: Head, asked: str) -> str:
    """What was asked for, as it can be typed again."""
    game = head.system if head.system in GAMES and head.system != DEFAULT else ""
    return " ".join(part for part in (game, head.command, asked) if part)

"""From a plan to what is printed: dice, repeats, odds, formats, exit codes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from archcli import __version__
from archcli.cli.dice import source
from archcli.cli.mistakes import say
from archcli.cli.plan import BadLines, Explain, Failed, Plan, Planned, passed
from archcli.cli.progress import Progress
from archcli.cli.shared import Shared
from archcli.cli.stdout import Stdout
from archcli.dice.dice import FaceDice, RandomDice
from archcli.dice.typed import TypedDice
from archcli.errors import ArchcliError, UsageError
from archcli.output.formats import Head
from archcli.report import Result

if TYPE_CHECKING:
    from archcli.cli.fight.line import Step


class Session:
    """One command under way: whose it is, what was typed of the shared options, where it is printed.

    `asked` is how it was asked for, for the titles of odds; `step` the one of a fight that it is.
    """

    def __init__(self, system: str, command: str, shared: Shared, asked: str = "", step: Step | None = None) -> None:
        self.head, self.shared, self.asked = Head(__version__, system, command), shared, asked
        self.step = step
        self.out = Stdout(shared)

    def play(self, planned: Planned, variants: Sequence[tuple[str, Planned]] = ()) -> None:
        """Carry a plan out and print what came of it. Raises Failed for exit 3, and BadLines."""
        plans = [plan for _, plan in variants if isinstance(plan, Plan)]
        if variants and not (isinstance(planned, Plan) and len(plans) == len(variants)):
            text = variants[0][0]
            raise UsageError(f"--vs {text!r} compares one roll with another; it goes with neither - nor --explain")
        if isinstance(planned, Plan):
            self.resolve(planned, [(text, plan) for (text, _), plan in zip(variants, plans, strict=True)])
        elif isinstance(planned, Explain):
            self.explain(planned)
            self.out.done()
        else:
            self.each_line(planned.lines)

    def head_of(self, plan: Plan | Explain) -> Head:
        """Who says what comes of a plan: mere dice belong to no game."""
        return self.head if plan.ours else self.head._replace(system=None)

    def resolve(self, plan: Plan, variants: Sequence[tuple[str, Plan]] = ()) -> None:
        """Roll a plan as often as wanted, or show its odds or summary."""
        if self.shared.repeat or self.shared.odds:
            gc.enable()
        if self.shared.odds or self.shared.summary:
            failed = self.counted(plan, variants)
        else:
            seed, dice = source(self.shared)
            failed = self.rolled(plan, seed, dice)
            if isinstance(dice, TypedDice):
                dice.finish()
        self.out.done()
        if self.shared.check and failed:
            raise Failed

    def counted(self, plan: Plan, variants: Sequence[tuple[str, Plan]] = ()) -> bool:
        """Show what a plan comes to: its odds, or the summary of many runs; whether `--check` found any failed."""
        from archcli.cli.chances import compared, summed_up

        if self.shared.odds:
            self.out.write(self.out.format.odds(*compared(self.head_of(plan), plan, variants, self.shared, self.asked)))
            return False
        head, summary, failed = summed_up(self.head_of(plan), plan, self.shared, self.asked)
        self.out.write(self.out.format.summary(head, summary))
        return failed

    def scan(self, plans: Iterable[tuple[dict[str, Any], Planned | ArchcliError]]) -> None:
        """Show the odds at every point of a scan. Raises the first mistake where every point is refused."""
        from archcli.cli.chances import scanned

        gc.enable()
        self.out.write(self.out.format.scan(*scanned(self.head, plans, self.shared, self.asked)))
        self.out.done()

    def rolled(self, plan: Plan, seed: int | None, dice: FaceDice, *, alone: bool = True) -> bool:
        """Resolve a plan as often as wanted; whether any of it failed. `alone`: no other plan takes of the dice."""
        times, shared, out = self.shared.repeat or 1, self.shared, self.out
        plainly = shared.quiet and not shared.check and shared.svg is None
        if times > 1 and plainly and isinstance(dice, RandomDice) and plan.quick:
            quick = plan.quick()
            if quick is not None:
                self.quickly(quick, dice, times)
                return False
        failed = False
        # A face too few in the last of N leaves nothing printed.
        out.holding = out.holding or not isinstance(dice, RandomDice)
        head = self.head_of(plan)._replace(seed=seed)
        with Progress(times, printing=True) as progress:
            for turn in range(times):
                result = plan.rule(dice)
                if self.step is not None:
                    head = self.taken(self.step, head, result, dice)
                if shared.check:
                    failed = not passed(result) or failed
                out.write(out.format.result(head if shared.repeat is None else head._replace(repeat=turn + 1), result))
                progress.done = turn
                if alone and isinstance(dice, TypedDice) and turn == 0 and not dice.used:
                    dice.finish()  # a rule whose first run took no die will never take one
        return failed

    def taken(self, step: Step, head: Head, result: Result, dice: FaceDice) -> Head:
        """Write a step of a fight down, before anything is told of it."""
        faces: list[int] | None = getattr(dice, "given", None)
        if isinstance(dice, TypedDice):
            dice.finish()
            faces = self.shared.faces()
        return step.take(head, result, faces)

    def quickly(self, quick: Callable[[RandomDice], object], dice: RandomDice, times: int) -> None:
        """Bare values of many runs, one a line."""
        with Progress(times, printing=True) as progress:
            for start in range(0, times, 4096):
                self.out.write("".join(f"{quick(dice)}\n" for _ in range(min(4096, times - start))))
                progress.done = start

    def explain(self, explain: Explain) -> None:
        """Say what is typed in words. Raises UsageError for options that only rolling gives a meaning."""
        shared = self.shared
        for name, given in (
            ("--dice", shared.dice), ("--ask", shared.ask), ("--seed", shared.seed), ("-n", shared.repeat),
            ("--odds", shared.odds), ("--check", shared.check), ("--svg", shared.svg),
        ):
            if given:
                raise UsageError(f"{name} does not go with {explain.option}, which rolls nothing")
        self.out.write(self.out.format.explanation(self.head_of(explain), explain.text))

    def each_line(self, lines: Iterator[tuple[int, Callable[[], Plan | Explain]]]) -> None:
        """One plan a line, all from one source of dice; a bad line is reported, and the others go on."""
        if self.shared.summary:
            raise UsageError("--summary sums up one input, and - reads many")
        from archcli.cli.stdin import waits

        gc.enable()
        seed, dice = source(self.shared)
        at_once = waits() and isinstance(dice, RandomDice)
        bad = failed = False
        for number, made in lines:
            try:
                plan = made()
                if isinstance(plan, Explain):
                    self.explain(plan)
                elif self.shared.odds:
                    self.counted(plan)
                else:
                    failed = self.rolled(plan, seed, dice, alone=False) or failed
            except ArchcliError as mistake:
                bad = True
                self.complain(number, mistake)
                if self.shared.quiet or self.shared.pick:
                    self.out.write("\n" * (self.shared.repeat or 1))  # line by line the values match what was read
            if at_once:
                self.out.written()
        if isinstance(dice, TypedDice) and not bad:
            dice.finish()
        self.out.done()
        if bad:
            raise BadLines
        if self.shared.check and failed:
            raise Failed

    def complain(self, number: int, mistake: ArchcliError) -> None:
        """Say the mistake of one line."""
        data = mistake.as_data()
        data |= {"message": f"line {number}: {data['message']}", "line": number}
        as_json = self.shared.json or self.shared.format == "json"
        say(data, f"line {number}: {mistake.as_text()}", as_json=as_json)

    def tell(self, result: Result) -> None:
        """Print a result that no die had part in."""
        self.out.write(self.out.format.result(self.head, result))
        self.out.done()


"""`archcli batch`: many commands in one process, one a line."""

import gc
import os
import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple, TextIO, cast

from archcli.cli.boundary import Boundary
from archcli.cli.inherited import Inherited
from archcli.cli.plan import Commands
from archcli.cli.seed import derived
from archcli.cli.shared import Shared
from archcli.cli.stdin import Line, lines, lines_of
from archcli.cli.typed import Typed
from archcli.errors import ArchcliError, UsageError
from archcli.given import FILE, From, Given, Word

HERE = "-"
LEFT = (
    "--dice", "--ask", "--repeat", "--odds", "--samples", "--vs", "--over", "--of", "--bands", "--summary", "--check",
    "--pick", "--svg", "--force", "--anyway", "--dry-run",
)
"""Shared options that each line has for itself."""


class Lot(NamedTuple):
    """What holds for many lines: how they answer, and the seed that the seeds of all are made from."""

    shown: Mapping[str, Any]
    seed: int | None

    @classmethod
    def of(cls, typed: Typed) -> "Lot":
        """What was typed; its house rules are those of the whole process from now on."""
        common = typed.lay(Shared)
        common.refuse_contradictions()
        if common.house is not None:
            os.environ["ARCHCLI_HOUSE"] = common.house
        shown = {
            "format": common.format, "json": common.json, "quiet": common.quiet, "color": common.color,
            "fight": common.fight, "no_fight": common.no_fight,
        }
        return cls(shown, common.number())

    def line(self, number: int) -> Inherited:
        """What a line inherits."""
        return Inherited(number, self.shown, None if self.seed is None else derived(self.seed, number))


def batch(
    file: Annotated[str, Word("[FILE|-]", takes=FILE, help="Commands, one a line; - is standard input.")] = HERE,
    *,
    stop: Annotated[bool, Given("--stop", help="End at the first line that cannot be understood.")] = False,
    typed: Annotated[Typed, From(Shared, leave=LEFT)],
) -> Commands:
    """Run many commands, one a line.

    They are written as a shell would quote them, without the word archcli. Blank lines and lines that begin with #
    are skipped. A mistake is reported with its line, and the others go on.
    With --seed each line rolls from a seed of its own, made from that seed and the number of the line.

    Example: archcli batch examples/skirmish.txt --seed 7
    """
    lot = Lot.of(typed)

    def run(program: Any) -> int:
        gc.enable()
        codes: set[int] = set()
        with opened(file) as found:
            for line in found:
                codes.add(run_line(line, program, lot.line(line.number)))
                if stop and codes & {1, 2}:
                    break
        return next((code for code in (1, 2, 3) if code in codes), 0)

    return Commands(run)


def run_line(line: Line, program: Any, inherited: Inherited) -> int:
    """Run one line; its exit code."""
    try:
        words = split(line.whole())
    except ArchcliError as mistake:
        return Boundary((), inherited).refused(mistake)
    return Boundary(words, inherited).run(program)


def split(text: str) -> list[str]:
    """The words of a command, as a POSIX shell quotes them. Raises UsageError for a quote without its end."""
    try:
        return shlex.split(text)
    except ValueError:
        raise UsageError(f"a quote is opened and not closed: {text[:60]}") from None


@contextmanager
def opened(file: str) -> Iterator[Iterator[Line]]:
    """The lines of a file, or of standard input, which no command of them may read then."""
    if file == HERE:
        found, sys.stdin = sys.stdin, cast(TextIO, Taken())
        try:
            yield lines(found)
        finally:
            sys.stdin = found
        return
    try:
        text = open(file, encoding="utf-8", errors="surrogateescape")  # noqa: SIM115 (closed below)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise UsageError(f'"{file}" cannot be read: {reason}') from None
    with text:
        yield lines_of(text, file)


class Taken:
    """Standard input while commands are read from it: whoever asks for a line of it is told so."""

    def readline(self, size: int = -1, /) -> str:
        """Raises ValueError."""
        raise ValueError("the commands come from there")

    fileno = readline

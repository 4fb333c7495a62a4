"""What a result says, as plain values: no colour, no terminal, no input or output.

A `Result` is what a rule returns. It names the keys that `--odds` tabulates, and says itself in a `Report`:
a title and blocks of lines, tables and pictures, made of spans. A span's role says what it is (a die that
counts, a miss, a name), and each renderer of `output/` decides how that looks.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING
from dataclasses import field as dataclass_field
from typing import Any, ClassVar, NamedTuple

from archcli.carried import Carried, Carry, carried_by
from archcli.dice.roll import Roll
from archcli.roles import BAD, COUNTED, DIE, DROPPED, GOOD, MIXED, NOTE, NUMBER


class Span(NamedTuple):
    """Text with a role."""

    text: str
    role: str = ""


class Line(NamedTuple):
    """A label (may be empty) and what stands beside it."""

    label: str
    spans: tuple[Span, ...]


class Table(NamedTuple):
    """Rows under a head; cells are spans."""

    head: tuple[str, ...]
    rows: tuple[tuple[Span, ...], ...]


def filled(head: Sequence[str], rows: Sequence[tuple[Span, ...]]) -> Table:
    """A table without the columns in which nothing stands."""
    there = [column for column, _ in enumerate(head) if any(row[column].text for row in rows)]
    return Table(
        tuple(head[column] for column in there), tuple(tuple(row[column] for column in there) for row in rows),
    )


class Picture(NamedTuple):
    """A drawing of equal-width characters and what they mean; `ascii` is the same where only ASCII can be shown."""

    lines: tuple[str, ...]
    legend: str
    ascii: tuple[str, ...]
    ascii_legend: str


class Member(NamedTuple):
    """One of a roster: whether it is marked, its name and other cells, each of several spans, and what else is said of
    it, each by itself."""

    marked: bool
    cells: tuple[tuple[Span, ...], ...]
    more: tuple[tuple[Span, ...], ...] = ()


class Roster(NamedTuple):
    """Several of a kind under one another: their cells in columns, and behind these as many words as each needs."""

    members: tuple[Member, ...]


class Report(NamedTuple):
    """What a result says: a title and blocks in reading order."""

    title: tuple[Span, ...]
    blocks: tuple[Line | Table | Picture | Roster, ...]


class Modifier(NamedTuple):
    """A number that moved: which one, by how much, and why."""

    to: str
    by: int
    because: str


class Outcome(NamedTuple):
    """What is counted of a result: the keys that `--odds` tabulates, the one whose truth is success (or, in `failure`,
    failure; neither where nothing can fail), the number that tells most, and the keys of which more harms who acts."""

    keys: tuple[str, ...] = ()
    success: str | None = None
    failure: str | None = None
    number: str | None = None
    harms: tuple[str, ...] = ()

    @property
    def can_fail(self) -> bool:
        """Whether `--check` has something to look at."""
        return self.success is not None or self.failure is not None


def field(*, shown: bool = True, default: Any = MISSING) -> Any:
    """A field of a result; `shown` False: the report alone reads it, and it is no key in JSON."""
    return dataclass_field(default=default, metadata={"shown": shown})


class Result:
    """What a rule returns: every die and every modifier in it. Subclasses are frozen dataclasses.

    JSON shows every field of the dataclass under its own name (less a trailing underscore), except those that are
    not `shown` and those `absent` from this result.
    """

    __slots__ = ()

    OUTCOME: ClassVar[Outcome] = Outcome()
    TELLS_STEP: ClassVar[bool] = False
    """Whether its report says by itself which step of a fight it shows."""
    CARRIED: ClassVar[tuple[Carry, ...]] = ()
    """What it changes in a fight."""

    def carries(self) -> Iterator[Carried]:
        """What it changes of the combatants of a fight: by the table `CARRIED`, and whatever no table can say."""
        return carried_by(self, self.CARRIED)

    def tabulated(self) -> Outcome:
        """What is counted of this result: `OUTCOME` unless results vary."""
        return self.OUTCOME

    def absent(self) -> Collection[str]:
        """Fields that do not apply to this result, and so are no keys of it."""
        return ()

    def meanings(self) -> Mapping[str, Mapping[Any, str]]:
        """Of outcome keys whose numbers alone say nothing, such as the row of a table: what each value brings."""
        return {}

    @property
    def passed(self) -> bool:
        """Whether the action succeeded (true where nothing can fail)."""
        counted = self.tabulated()
        if counted.success is not None:
            return getattr(self, counted.success) is True
        return counted.failure is None or getattr(self, counted.failure) is False

    def quiet(self) -> str | Sequence[str]:
        """The bare value of `--quiet`: one text, or one a line."""
        raise NotImplementedError

    @property
    def raw(self) -> str | None:
        """Text that is printed as it is, plain and on a terminal, in place of the report; None: the report is."""
        return None

    def rows(self) -> Sequence[Mapping[str, Any]] | None:
        """What a table of it holds, a row each, by column; None: what follows from its keys."""
        return None

    def report(self) -> Report:
        """What this result says."""
        raise NotImplementedError


def key(result: Result) -> tuple[tuple[str, Any], ...]:
    """The outcome of a result: its outcome keys with their values, hashable."""
    return tuple((name, _hashable(getattr(result, name))) for name in result.tabulated().keys)


def _hashable(value: Any) -> Any:
    return tuple(map(_hashable, value)) if isinstance(value, (list, tuple)) else value


def signed(number: int) -> str:
    """A number with its sign, and a true minus: +2, −1, +0."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def line(label: str, *spans: str | Span | tuple[str, str]) -> Line:
    """A line of texts and spans."""
    return Line(label, tuple(_span(span) for span in spans))


def _span(span: str | Span | tuple[str, str]) -> Span:
    return Span(span) if isinstance(span, str) else Span(*span)


def dice(roll: Roll[Any]) -> list[Span]:
    """The faces of a roll, each with the role that its mark gives; a space between two."""
    if not roll.dice:
        return [Span("no dice", NOTE)]
    roles = {"+": COUNTED, "-": DIE, "x": DROPPED, ".": COUNTED}
    marks = roll.marks or "." * len(roll.dice)
    spans = []
    for place, (face, mark) in enumerate(zip(roll.dice, marks, strict=True)):
        if place:
            spans.append(Span(" "))
        # Where all dice are alike a bracket around each would say nothing.
        spans.append(Span(str(face), DIE if mark == "." else roles[mark]))
    return spans


def rolled(roll: Roll[Any], *after: str | Span | tuple[str, str]) -> Line:
    """The line of a roll: its label, its faces, how they were counted, and what it came to."""
    shown = roll.shown
    spans = dice(roll)
    if roll.note:
        spans.append(Span(f"  {roll.note}", NOTE))
    if "difficulty" in shown:
        spans.append(Span(f"  at {shown['difficulty']}+", NOTE))
    if "successes" in shown:
        successes = shown["successes"]
        spans.append(Span(f"  {successes} success{'' if successes == 1 else 'es'}"))
    if shown.get("bonus"):
        spans.append(Span(f" {signed(shown['bonus'])}"))
    # Successes without a bonus, and a single face that is the total already, need no second telling.
    said = not shown.get("bonus") if "successes" in shown else roll.dice == (shown.get("total"),)
    if "total" in shown and not said:
        spans += [Span(" = "), Span(str(shown["total"]), NUMBER)]
    return Line(roll.label, (*spans, *(_span(span) for span in after)))


def modifier_lines(modifiers: Iterable[Modifier]) -> list[Line]:
    """One line for each number that moved: the reasons, gathered by what they moved."""
    by_target: dict[str, list[str]] = {}
    for modifier in modifiers:
        by_target.setdefault(modifier.to, []).append(f"{signed(modifier.by)} {modifier.because}")
    return [Line(to, (Span(", ".join(reasons)),)) for to, reasons in by_target.items()]


def verdict(text: str, good: bool | None, *after: str | Span | tuple[str, str]) -> Line:
    """The line that says how it ended; `good` None: neither well nor badly."""
    role = MIXED if good is None else GOOD if good else BAD
    return Line("", (Span(text, role), *(_span(span) for span in after)))

"""`archcli rulings`: the points that the rule texts leave open, and what is in force."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from archcli.cli.files import read_house
from archcli.cli.limits import every_limit
from archcli.cli.tools.toml import toml
from archcli.cli.writing import write_new
from archcli.errors import UsageError
from archcli.games import GAMES
from archcli.given import FILE, Given, Word
from archcli.record import Record
from archcli.report import Line, Report, Result, Span, Table, line
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rulings import Bounds, points, read

Value = bool | int | float | str | tuple[int, ...]


class Ruling(Record, unshown=("words",)):
    """An open point of a game: its key, what may be chosen (listed or bounded, and in words), what is in force, and
    where that came from."""

    game: str
    key: str
    choices: tuple[bool | int | str, ...] | Bounds
    value: Value
    default: Value
    source: str
    why: str
    words: str


class Limit(NamedTuple):
    """A budget: its name, the most that is allowed, and what it bounds."""

    name: str
    most: int
    bounds: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings(Result):
    """Every open point, or every limit."""

    rulings: tuple[Ruling, ...] = ()
    limits: tuple[Limit, ...] = ()
    written: str | None = None

    def quiet(self) -> Sequence[str]:
        if self.limits:
            return [f"{limit.name} {limit.most}" for limit in self.limits]
        return [f"{ruling.game}.{ruling.key} = {toml(ruling.value)}" for ruling in self.rulings]

    def report(self) -> Report:
        if self.written is not None:
            after = ": edit it, then name it with --house or ARCHCLI_HOUSE"
            return Report((), (line("", "wrote ", (self.written, NAME), after),))
        if self.limits:
            rows = tuple(
                (Span(limit.name, NAME), Span(str(limit.most), NUMBER), Span(limit.bounds, NOTE))
                for limit in self.limits
            )
            title = Span("limits: whatever is larger is refused, never cut")
            return Report((title,), (Table(("limit", "most", "of what"), rows),))
        return Report((), tuple(self._blocks()))

    def _blocks(self) -> Iterator[Line | Table]:
        game = ""
        for ruling in self.rulings:
            if ruling.game != game:
                game = ruling.game
                yield line(f"[{game}]")
            changed = ""
            if ruling.source != "default":
                changed = f"  from {ruling.source}, default {toml(ruling.default)}"
            yield line(ruling.key, (toml(ruling.value), NUMBER), (f"  of {ruling.words}{changed}", NOTE))
            yield line("", ruling.why)


def rulings(
    game: Annotated[str | None, Word("[GAME]", choices=GAMES, help="Of this game alone.")] = None,
    house: Annotated[str | None, Given(
        "--house", metavar="FILE", takes=FILE, help="Rulings from this file (else from ARCHCLI_HOUSE).")] = None,
    write: Annotated[str | None, Given(
        "--write", metavar="FILE", takes=FILE, help="Write a house-rules file to edit.")] = None,
    force: Annotated[bool, Given("--force", help="With --write: replace a file that is there.")] = False,
    limits: Annotated[bool, Given("--limits", help="The limits of archcli instead, each with its name.")] = False,
) -> Rulings:
    """The points that the rule texts leave open, and what is in force.

    Example: archcli rulings archsoul
    """
    if force and write is None:
        raise UsageError("--force is for --write")
    if limits:
        for name, typed in (("GAME", game), ("--house", house), ("--write", write)):
            if typed is not None:
                raise UsageError(f"{name} does not go with --limits, which are the same for every game")
        return Rulings(limits=tuple(Limit(name, limit, limit.bounds) for name, limit in every_limit().items()))
    games = tuple(GAMES) if game is None else (game,)
    known = tuple(ruling for name in games for ruling in _in_force(name, house))
    if write is None:
        return Rulings(rulings=known)
    write_new(write, house_file(known), force=force)
    return Rulings(rulings=known, written=write)


def _in_force(game: str, house: str | None) -> Iterator[Ruling]:
    kind = GAMES[game].part("rulings")
    path = house if house is not None else os.environ.get("ARCHCLI_HOUSE") or None
    where = "default" if path is None else path if house is not None else f"{path} (ARCHCLI_HOUSE)"
    tables = {} if path is None else read_house(path)
    now = kind() if path is None else read(tables, kind, game=game, file=path)
    for point in points(kind):
        value: Any = now
        written: Any = tables.get(game, {})
        for part in point.key.split("."):
            value = getattr(value, part)
            written = written.get(part) if isinstance(written, dict) else None
        yield Ruling(
            game=game, key=point.key, choices=point.allowed(), words=point.choices, value=value, default=point.default,
            source="default" if written is None else where, why=point.why
        )


def house_file(rulings: Sequence[Ruling]) -> str:
    """The text of a house-rules file in which every ruling stands with its reason and choices."""
    lines = ["# House rules of archcli. Change a value to change the rule; a line left out keeps its default.", ""]
    table = ""
    for ruling in rulings:
        path, _, key = f"{ruling.game}.{ruling.key}".rpartition(".")
        if path != table:
            table = path
            lines.append(f"[{table}]")
        lines += [f"# {ruling.why}", f"# choices: {ruling.words}", f"{key} = {toml(ruling.value)}", ""]
    return "\n".join(lines)

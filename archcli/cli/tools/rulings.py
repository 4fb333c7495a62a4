"""`archcli rulings`: the points that the rule texts leave open, and what is in force."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from typer import Argument, Option

from archcli.cli.files import read_house
from archcli.cli.options import chosen
from archcli.errors import UsageError
from archcli.games import GAMES
from archcli.report import NAME, NOTE, NUMBER, Line, Report, Result, Span, Table, line
from archcli.rulings import points, read


class Ruling(NamedTuple):
    """An open point of a game: its key, the choices, what is in force, and where that came from."""

    game: str
    key: str
    choices: str
    value: Any
    default: Any
    source: str
    why: str


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
            return [f"{one.name} {one.most}" for one in self.limits]
        return [f"{one.game}.{one.key} = {_toml(one.value)}" for one in self.rulings]

    def report(self) -> Report:
        if self.written is not None:
            after = ": edit it, then name it with --house or ARCHCLI_HOUSE"
            return Report((), (line("", "wrote ", (self.written, NAME), after),))
        if self.limits:
            rows = tuple(
                (Span(one.name, NAME), Span(str(one.most), NUMBER), Span(one.bounds, NOTE)) for one in self.limits
            )
            title = Span("limits: whatever is larger is refused, never cut")
            return Report((title,), (Table(("limit", "most", "of what"), rows),))
        return Report((), tuple(self._blocks()))

    def _blocks(self) -> Iterator[Line | Table]:
        for game in dict.fromkeys(one.game for one in self.rulings):
            yield line(f"[{game}]")
            for one in self.rulings:
                if one.game == game:
                    changed = "" if one.source == "default" else f"  from {one.source}, default {_toml(one.default)}"
                    yield line(one.key, (_toml(one.value), NUMBER), (f"  of {one.choices}{changed}", NOTE))
                    yield line("", one.why)


def rulings(
    game: Annotated[
        str | None, Argument(metavar="[archsoul|spellchrome|murk|soluna|realms]", help="Of this game alone.")
    ] = None,
    house: Annotated[
        str | None, Option("--house", metavar="FILE", help="Rulings from this file (else from ARCHCLI_HOUSE).")
    ] = None,
    write: Annotated[str | None, Option("--write", metavar="FILE", help="Write a house-rules file to edit.")] = None,
    force: Annotated[bool, Option("--force", help="With --write: replace a file that is there.")] = False,
    limits: Annotated[bool, Option("--limits", help="The limits of archcli instead, each with its name.")] = False,
) -> Rulings:
    """The points that the rule texts leave open, and what is in force.

    Example: archcli rulings archsoul
    """
    chosen("GAME", game, tuple(GAMES))
    if force and write is None:
        raise UsageError("--force is for --write")
    if limits:
        for name, given in (("GAME", game), ("--house", house), ("--write", write)):
            if given is not None:
                raise UsageError(f"{name} does not go with --limits, which are the same for every game")
        return Rulings(limits=tuple(_limits()))
    games = tuple(GAMES) if game is None else (game,)
    known = tuple(one for name in games for one in _in_force(name, house))
    if write is None:
        return Rulings(rulings=known)
    from archcli.cli.writing import write_new

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
            game, point.key, point.choices, value, point.default, "default" if written is None else where, point.why
        )


def house_file(rulings: Sequence[Ruling]) -> str:
    """The text of a house-rules file in which every ruling stands with its reason and choices."""
    lines = ["# House rules of archcli. Change a value to change the rule; a line left out keeps its default.", ""]
    for game in dict.fromkeys(one.game for one in rulings):
        table = ""
        for one in (one for one in rulings if one.game == game):
            *path, key = [game, *one.key.split(".")]
            if ".".join(path) != table:
                table = ".".join(path)
                lines.append(f"[{table}]")
            lines += [f"# {one.why}", f"# choices: {one.choices}", f"{key} = {_toml(one.value)}", ""]
    return "\n".join(lines)


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return str(value)


def _limits() -> Iterator[Limit]:
    from archcli.cli.files import BYTES
    from archcli.cli.options import FACE_DIGITS, SEED_DIGITS
    from archcli.cli.stdin import COMBATANTS
    from archcli.dice import distribution, odds, orders
    from archcli.errors import NUMBER
    from archcli.notation import limits, odds_size
    from archcli.rules.murk.injury import MOST_DICE
    from archcli.rules.spellchrome.base_attack import LEVELS

    for name, most, bounds in limits.LIMITS:
        yield Limit(name, most, bounds)
    yield Limit("number", NUMBER, "the size of a number in an option or on a sheet, where nothing smaller is named")
    yield Limit("level", LEVELS, "of a character of Spellchrome")
    yield Limit("armor-dice", MOST_DICE, "of an injury roll of The Murk with armor")
    yield Limit("seed-digits", SEED_DIGITS, "digits of --seed")
    yield Limit("face-digits", FACE_DIGITS, "digits of a face of --dice")
    yield Limit("combatants", COMBATANTS, "of one turn order")
    yield Limit("file-bytes", BYTES, "of a sheet or a house-rules file")
    yield Limit("branches", odds.BRANCHES, "of a rule whose exact odds are asked for")
    yield Limit("steps", distribution.STEPS, "of arithmetic for exact odds")
    yield Limit("turns", orders.TURNS, "of arithmetic for the exact order of combatants")
    yield Limit("faces", distribution.FACES, "arrangements of faces that one reading may list for exact odds")
    yield Limit("entrants", orders.ENTRANTS, "combatants whose first place is worked out exactly")
    yield Limit("orders", orders.ORDERED, "combatants whose whole order is worked out exactly")
    yield Limit("pool-digits", distribution.DIGITS, "digits that exact odds need for one pool of a game")
    for name in ("outcomes", "digits", "bytes"):
        yield Limit(name, odds_size.MOST[name], f"{odds_size.WHAT[name]}, for the exact odds of dice notation")

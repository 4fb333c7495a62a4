"""`archcli sheet`: character sheets, written, shown and checked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from archcli.cli.files import read_sheet
from archcli.cli.tools.model import model
from archcli.cli.tree import Entry
from archcli.cli.writing import write_new
from archcli.errors import Mistake, SheetError, UsageError, unknown
from archcli.games import DEFAULT, GAMES
from archcli.given import FILE, SHEET, Given, Word
from archcli.record import Record
from archcli.report import Line, Report, Result, Span, Table, filled, line
from archcli.roles import NAME, NOTE, NUMBER
from archcli.sheet import Fact, Told, found, keys

HERE = "archcli.cli.tools.sheet"
Written = bool | int | str | tuple[str, ...] | None
"""What may stand under a key of a sheet, where it is no table."""
COMMANDS = {
    "new": Entry(HERE, "new", "Write a sheet to start from.", result=f"{HERE}:New"),
    "show": Entry(
        HERE, "show", "Show a sheet as a character card, with the numbers that follow from it.", result=f"{HERE}:Card"
    ),
    "check": Entry(HERE, "check", "Check sheets, and name every mistake at once.", result=f"{HERE}:Checked"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class New(Result):
    """A sheet that was written, or its text where no file was named."""

    game: str
    name: str
    file: str | None
    text: str

    def quiet(self) -> Sequence[str]:
        return self.text.splitlines() if self.file is None else [self.file]

    @property
    def raw(self) -> str | None:
        return self.text if self.file is None else None

    def report(self) -> Report:
        assert self.file is not None
        return Report((), (
            line("", "wrote ", (self.file, NAME)), line("", f"archcli sheet show {self.file}  shows what it comes to"),
        ))


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Result):
    """A character card: what stands on the sheet, by its keys, and what follows from it, as facts in words.

    Weapons and, in Archsoul, pools also as the numbers that follow.
    """

    game: str
    name: str
    file: str
    sheet: Mapping[str, Written | Mapping[str, Written | Mapping[str, Written]]]
    facts: tuple[Fact, ...]
    pools: Mapping[str, int] = field(default_factory=dict)
    weapons: Mapping[str, Mapping[str, Written]] = field(default_factory=dict)
    told: Told | None = field(default=None, metadata={"shown": False})

    def absent(self) -> tuple[str, ...]:
        return () if self.told else ("pools",)

    def quiet(self) -> str:
        return self.name

    def report(self) -> Report:
        return Report((Span(self.name, NAME), Span(f"  {self.game}", NOTE)), tuple(self._blocks()))

    def _blocks(self) -> Iterator[Line | Table]:
        for section in dict.fromkeys(fact.section for fact in self.facts):
            facts = [fact for fact in self.facts if fact.section == section]
            if self.told and section == "weapons":
                yield _weapons(self.told)
            elif self.told and section == "pools":
                yield from _abreast(facts)
            elif not self.told and any(fact.note for fact in facts):
                yield Table((section, "", ""), tuple(
                    (Span(fact.label), Span(fact.value, NUMBER), Span(fact.note, NOTE)) for fact in facts
                ))
            else:
                yield line(section, *_in_a_row(facts))


def _in_a_row(facts: Sequence[Fact]) -> Iterator[str | tuple[str, str]]:
    """Facts one after another: `athletics 3, endurance 3`."""
    for place, fact in enumerate(facts):
        yield f"{', ' if place else ''}{fact.label} "
        yield fact.value, NUMBER
        if fact.note:
            yield f" ({fact.note})", NOTE


def _abreast(facts: Sequence[Fact]) -> Iterator[Line]:
    """Facts two a line, the first half on the left."""
    half = (len(facts) + 1) // 2
    label, value = (max(len(text) for text in texts) for texts in zip(*(fact[1:3] for fact in facts), strict=True))
    for place in range(half):
        spans: list[str | tuple[str, str]] = []
        for fact in facts[place::half]:
            spans += ["   " if spans else "", f"{fact.label:<{label}}  ", (f"{fact.value:>{value}}", NUMBER)]
        yield line("" if place else facts[0].section, *spans)


def _weapons(told: Told) -> Table:
    """The table of weapons, without the columns in which nothing stands."""
    return filled(told.heads, [
        tuple(Span(text, NUMBER if text[:1].isdigit() else "") for text in row) for row in told.rows
    ])


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked(Result):
    """Sheets that are right."""

    files: tuple[str, ...]

    def quiet(self) -> Sequence[str]:
        return self.files

    def report(self) -> Report:
        return Report((), tuple(line("", (file, NAME), " is right") for file in self.files))


def new(
    file: Annotated[str | None, Word(
        "[FILE]", takes=FILE, help="Where to write it; without it the text is printed.")] = None,
    game: Annotated[str, Given("--game", choices=GAMES, help=f"Whose sheet ({DEFAULT}).")] = DEFAULT,
    name: Annotated[str | None, Given("--name", help="The character's name.")] = None,
    force: Annotated[bool, Given("--force", help="Replace a file that is there.")] = False,
) -> New:
    """Write a sheet to start from.

    Example: archcli sheet new --game murk --name Vera
    """
    if force and file is None:
        raise UsageError("--force replaces a file, and none is named")
    if name == "":
        raise UsageError("--name is empty, and a character has a name")
    if name is not None and any(0xD800 <= ord(char) < 0xE000 for char in name):
        raise UsageError("--name holds bytes that are no UTF-8 text")
    text = model(GAMES[game].part("sheet"), GAMES[game].title, name)
    if file is not None:
        write_new(file, text, force=force)
    return New(game=game, name=name or "Nameless", file=file, text=text)


def show(
    sheet: Annotated[str, Word("SHEET", takes=SHEET, help="A path, or a bare name that is looked up.")]
) -> Card:
    """Show a sheet as a character card, with the numbers that follow from it.

    Example: archcli sheet show examples/aria.toml
    """
    path, tables = read_sheet(sheet)
    game = _game(path, tables)
    known = _checked(path, tables, game)
    made: Told | Sequence[Fact] = GAMES[game].part("card")(known)
    written = as_data(known)
    if not isinstance(made, Told):
        weapons = written.get("weapons", {})
        return Card(game=game, name=known.name, file=path, sheet=written, facts=tuple(made), weapons=weapons)
    return Card(
        game=game, name=known.name, file=path, sheet=written, facts=made.facts, pools=made.pools, weapons=made.weapons,
        told=made,
    )


def as_data(value: Any) -> Any:
    """What a checked sheet holds, by its keys: numbers, words, and tables of them."""
    if isinstance(value, Record):
        return {key: as_data(getattr(value, declared.field)) for key, declared in keys(type(value)).items()}
    return {name: as_data(part) for name, part in value.items()} if isinstance(value, Mapping) else value


def check(sheets: Annotated[tuple[str, ...], Word("SHEET...", takes=SHEET, help="Paths or bare names.")]) -> Checked:
    """Check sheets, and name every mistake at once.

    Example: archcli sheet check examples/aria.toml examples/goblin.toml
    """
    mistakes: list[Mistake] = []
    hint: str | None = None
    files = []
    for sheet in sheets:
        try:
            path, tables = read_sheet(sheet)
            _checked(path, tables, _game(path, tables))
            files.append(path)
        except SheetError as problem:
            mistakes += problem.mistakes
            hint = hint or problem.hint
    if mistakes:
        raise SheetError(mistakes, hint=hint)
    return Checked(files=tuple(files))


def _game(path: str, tables: dict[str, Any]) -> str:
    game = tables.get("system")
    if game is None:
        raise SheetError([Mistake(path, "system", f'is missing, expected one of {", ".join(GAMES)}')])
    if not isinstance(game, str) or game not in GAMES:
        typed = game if isinstance(game, str) else found(game)
        raise SheetError([Mistake(path, "system", unknown("game", typed, GAMES))])
    return game


def _checked(path: str, tables: dict[str, Any], game: str) -> Any:
    return GAMES[game].part("sheet").of(tables, file=path)



"""A character: a sheet that was read, and what rules ask of any."""

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, NamedTuple, Self, TypeVar

from archcli.errors import ForeignSheet, Mistake, SheetError, UsageError, no_such
from archcli.given import value_at
from archcli.names import fold
from archcli.record import Record
from archcli.sheet.keys import Key, keys
from archcli.sheet.reader import SheetReader

V = TypeVar("V")


class Fact(NamedTuple):
    """A line of a character card: its section, what it is, its value, and where that comes from."""

    section: str
    label: str
    value: str
    note: str = ""


class Told(NamedTuple):
    """What a card tells: facts by section, pools in dice, and weapons as numbers and as the rows of a table.

    The facts of the sections "pools" and "weapons" say the same in words.
    """

    facts: tuple[Fact, ...]
    pools: Mapping[str, int]
    weapons: Mapping[str, Mapping[str, Any]]
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Character(Record):
    """A checked sheet. A game's `Sheet` adds its keys, and what its rules ask of one.

    `file`: where it was read; `state`: what a fight carries of whose sheet it is, in its game's own record.
    """

    name: Annotated[str, Key(example="Nameless")]
    file: str
    state: Any = None

    @classmethod
    def of(cls, tables: Mapping[str, Any], *, file: str) -> Self:
        """A checked sheet of the game that its key `system` names. Raises SheetError with every mistake."""
        system = keys(cls)["system"].kind.choices[0]
        written = tables.get("system", system)
        if written != system and isinstance(written, str):
            raise ForeignSheet(file, written, f'"{written}", expected "{system}"')
        reader = SheetReader(file)
        values = reader.table(tables, cls, "")
        for path, message in cls.contradictions(values):
            reader.mistake(path, message)
        if reader.mistakes:
            raise SheetError(reader.mistakes)
        return cls(**values, file=file)

    @classmethod
    def contradictions(cls, values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
        """What the keys say against one another, each with its path; a key that is wrong by itself is None."""
        return ()

    def needed(self, path: str, *, option: str | None = None) -> Any:
        """What stands under a path of keys. Raises SheetError where there is nothing."""
        value = value_at(self, path)
        if value is None:
            raise self.missing(path, option=option)
        return value

    def missing(self, path: str, note: str = "", *, option: str | None = None) -> SheetError:
        """The refusal of a key that a rule needs and the sheet lacks; `option` names what would do in its place."""
        mistake = Mistake(self.file, path, f"is missing{note}, and is needed here")
        return SheetError([mistake], hint=None if option is None else f"or give {option}")

    def named(self, what: str, table: Mapping[str, V], name: str, *, option: str | None = None) -> V:
        """What a table holds under a name, however it is written. Raises UsageError with the nearest one."""
        for own, value in table.items():
            if fold(own) == fold(name):
                return value
        raise no_such(what, name, table, after=f" ({self.file})", option=option)

    @property
    def last_used(self) -> str | None:
        """The weapon last used in a fight; None where there was none."""
        return None if self.state is None else self.state.in_hand

    def chosen(
        self, table: Mapping[str, V], name: str | None, fits: Callable[[V], bool] = lambda _: True, *,
        what: str = "weapon", option: str = "--weapon", instead: str = "",
    ) -> V | None:
        """What a name stands for in a table; without one, in a fight, the weapon last used where it fits, else the only
        entry that fits, None where none does.

        Raises UsageError for an unknown name, and for several that fit; `instead`: what else would do then.
        """
        if name is not None:
            return self.named(what, table, name, option=option)
        last = fold(self.last_used or "")
        for own, value in table.items():
            if fold(own) == last and fits(value):
                return value
        fitting = [own for own, value in table.items() if fits(value)]
        if len(fitting) > 1:
            said = f"{self.name} has several: give {option}: {', '.join(fitting)}{instead and f', or {instead}'}"
            raise UsageError(f"{said} ({self.file})", option=option, choices=fitting)
        return table[fitting[0]] if fitting else None

"""Who joins a fight: sheets as a line names them, each as the state in which it begins."""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, NamedTuple

from archcli.cli.files import read_sheet
from archcli.cli.sheets import FORMS, Spelled, spelled
from archcli.errors import Mistake, SheetError, unknown
from archcli.fight.combatant import Side
from archcli.games import GAMES
from archcli.given import SHEET, Given

Foe = Annotated[tuple[str, ...], Given(
    "--foe", metavar="SHEET", takes=SHEET, help=f"An enemy: {FORMS}; repeatable.")]


class Joining(NamedTuple):
    """A word that lets somebody join: how it is spelled, where the sheet is, whose game it is of, and the sheet."""

    called: Spelled
    path: str
    system: str
    sheet: Any

    def state(self, name: str, side: Side, file: str) -> Any:
        """One of them under a name, in the fight of a file."""
        game = GAMES[self.system]
        return game.part("state")(
            name=name, sheet=relative(self.path, file), side=side, **game.part("turns").joins(self.sheet),
        )


def joining(
    words: Iterable[str], system: str | None = None, read: Callable[[str], tuple[str, Any]] = read_sheet,
) -> Iterator[Joining]:
    """The sheets that words name, which are of one game (`system`: of this one); `read` gives path and tables of one.

    Raises SheetError for a sheet that cannot be used, and for one of another game than those before.
    """
    for word in words:
        called = spelled(word)
        path, tables = read(called.sheet)
        own = tables.get("system")
        if own not in GAMES:
            raise SheetError([Mistake(path, "system", unknown("game", str(own), GAMES))])
        if system is not None and own != system:
            said = f"is a sheet of {GAMES[own].title}, and this fight is one of {GAMES[system].title}"
            raise SheetError([Mistake(path, "system", said)])
        system = own
        yield Joining(called, path, own, GAMES[own].part("sheet").of(tables, file=path))


def relative(path: str, file: str) -> str:
    """The path of a file as a fight keeps it: relative to its own file, so that the folder can be moved."""
    folder = os.path.dirname(os.path.abspath(file))
    near = os.path.relpath(path, folder)
    if not near.startswith(os.pardir):
        return near
    # Above a folder that is a link lies another than above its name.
    return os.path.relpath(os.path.realpath(path), os.path.realpath(folder))

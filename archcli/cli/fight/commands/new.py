"""`archcli fight new`."""

import os
import shlex
from typing import Annotated, Any

from archcli.cli.fight.joining import Foe, joining, relative
from archcli.cli.fight.showing import board
from archcli.cli.fight.store import Store
from archcli.cli.fight_file import VARIABLE
from archcli.cli.files import read_house
from archcli.cli.sheets import FORMS
from archcli.errors import NUMBER, UsageError
from archcli.fight.board import Board
from archcli.fight.combatant import FOES, PARTY
from archcli.fight.state import Fight
from archcli.games import GAMES
from archcli.given import FILE, SHEET, Given, Range, Word
from archcli.names import fold
from archcli.rulings import read

SETTING = {"fish": "set -gx {} {}", "csh": "setenv {} {}", "tcsh": "setenv {} {}"}
"""How a shell sets a variable for what it starts, where it is not as in sh."""


def new(
    fight: str,
    sheets: Annotated[tuple[str, ...], Word("SHEET...", takes=SHEET, help=f"The party: {FORMS}.")] = (),
    foe: Foe = (),
    seed: Annotated[int | None, Range(-NUMBER, NUMBER), Given(
        "--seed", metavar="INT", help="Makes the whole fight reproducible.")] = None,
    house: Annotated[str | None, Given(
        "--house", metavar="FILE", takes=FILE, help="Rulings of this file, for every command of the fight.")] = None,
    force: Annotated[bool, Given(
        "--force", help="Over a fight that is there: it is kept under the next free number.")] = False,
) -> Board:
    """Begin a fight with these sheets.

    Example: archcli fight new examples/aria.toml --foe 'examples/goblin.toml*3'
    """
    if not sheets and not foe:
        raise UsageError("nobody is named: write archcli fight new SHEET... --foe SHEET")
    everybody: dict[str, Any] = {}
    system = None
    for words, side in ((sheets, PARTY), (foe, FOES)):
        for who in joining(words, system):
            system = who.system
            for name in who.called.names(who.sheet.name):
                twin = next((known for known in everybody if fold(known) == fold(name)), None)
                if twin is not None:
                    raise UsageError(f'"{name}" is in it twice: give one a name of its own', hint=f"Other={who.path}")
                everybody[name] = who.state(name, side, fight)
    assert system is not None
    if house is not None:
        read(read_house(house), GAMES[system].part("rulings"), game=system, file=house)
    begun = Fight(
        system=system, seed=seed, house=None if house is None else relative(house, fight), combatants=everybody,
    )
    Store(fight).begin(begun, {"new": sorted(everybody), "fight": begun.tables()}, force=force)
    return board(begun, file=fight, advice=(setting(fight), "archcli fight start"))


def setting(file: str) -> str:
    """The line that makes a fight that of every command, in the words of the shell in use."""
    shell = os.path.basename(os.environ.get("SHELL", ""))
    path = os.path.abspath(file)
    if shell == "fish":
        quoted = "'" + path.replace("\\", "\\\\").replace("'", "\\'") + "'" if shlex.quote(path) != path else path
    else:
        quoted = shlex.quote(path)
    return SETTING.get(shell, "export {}={}").format(VARIABLE, quoted)

"""The commands of archcli: those of the games, each from its own table, and the tools.

A command's sentence is the first one of its own help, kept in the tables too so that an overview loads no command.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any, NamedTuple

from archcli.errors import no_such
from archcli.games import DEFAULT, GAMES
from archcli.given import Given
from archcli.record import Record


class Entry(NamedTuple):
    """A command of the tree: where its function is, one sentence on it, and the panel of the help it stands in.

    `result` names the class of its result ("archcli.rules.murk.melee:Melee") where the command's name does not:
    `fall-damage` is `archcli.rules.GAME.fall_damage:FallDamage` anyway.
    """

    module: str
    function: str
    summary: str
    panel: str = "Commands"
    result: str = ""

    def load(self) -> Callable[..., Any]:
        """The function, imported now."""
        function: Callable[..., Any] = getattr(import_module(self.module), self.function)
        return function


Tree = Mapping[str, "Entry | Branch"]


class Branch(NamedTuple):
    """A group of the tree, such as a game: where its table of commands is (`module:COMMANDS`), read when called.

    `alone`: the command of it that is meant where none is typed (empty: its help).
    """

    table: str
    summary: str
    panel: str = "Commands"
    alone: str = ""

    @property
    def entries(self) -> Tree:
        """The commands of the group."""
        module, _, name = self.table.partition(":")
        entries: Tree = getattr(import_module(module), name)
        return entries


OTHERS, TOOLS = "Other games", "Around the dice"
SUMMARY = """Rolls and resolves tabletop combat: every die with its reason, and the exact odds of every command.

Try archcli roll 4/3+1, or archcli attack --pool 7 --defense 2 --damage-pool 9, and the same with --odds."""
SHELLS = "archcli.cli.completion.scripts:SHELLS"
_TOOLS: Tree = {
    "sheet": Branch("archcli.cli.tools.sheet:COMMANDS", "Character sheets: new, show, check.", TOOLS),
    "rulings": Entry(
        "archcli.cli.tools.rulings", "rulings", "The points that the rule texts leave open, and what is in force.",
        TOOLS, result="archcli.cli.tools.rulings:Rulings",
    ),
    "rules": Entry(
        "archcli.cli.tools.rules", "rules", "What a rule says, by its id or by a word.", TOOLS,
        result="archcli.cli.tools.rules:Rules",
    ),
    "batch": Entry("archcli.cli.tools.batch", "batch", "Run many commands, one a line.", TOOLS),
    "play": Entry("archcli.cli.tools.play", "play", "Type commands at a prompt, with history and TAB.", TOOLS),
    "schema": Entry("archcli.cli.tools.schema", "schema", "The JSON Schema of what commands print with --json.", TOOLS),
    "help": Entry("archcli.cli.tools.help", "help", "Show the help of a command, as its own -h does.", TOOLS),
}


class Options(Record):
    """The options of the program itself."""

    version: Annotated[bool, Given("--version", help="Name and version.")] = False
    show_completion: Annotated[str | None, Given("--show-completion", metavar="SHELL", choices=SHELLS,
        help="Print the TAB completion of bash, zsh or fish.")] = None
    install_completion: Annotated[str | None, Given("--install-completion", metavar="SHELL", choices=SHELLS,
        help="Install it where the shell looks; without a name for $SHELL.")] = None


def root() -> Tree:
    """The whole tree: the commands of the default game, the other games, the tools."""
    others = {
        name: Branch(game.commands, game.summary, OTHERS) for name, game in GAMES.items() if name != DEFAULT
    }
    fight = Branch("archcli.cli.fight:COMMANDS", "A fight that remembers: whose turn, who stands how.", TOOLS, "show")
    return {**GAMES[DEFAULT].part("commands"), **others, "fight": fight, **_TOOLS}


def members(here: Entry | Branch | Tree) -> Tree:
    """What stands below a place of the tree; nothing below a command."""
    return here.entries if isinstance(here, Branch) else {} if isinstance(here, Entry) else here


def at(tree: Tree, path: Sequence[str]) -> Entry | Branch | Tree:
    """What stands at a path of the tree. Raises UsageError for an unknown command."""
    here: Entry | Branch | Tree = tree
    for word in path:
        below = members(here)
        if word not in below:
            raise no_such("command", word, below)
        here = below[word]
    return here


def game_of(path: Sequence[str]) -> str:
    """The game of a command, by its path; empty for a tool."""
    if path[0] in GAMES:
        return path[0]
    return DEFAULT if path[0] in GAMES[DEFAULT].part("commands") else ""

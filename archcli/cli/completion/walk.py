"""The command tree as plain data: what the renderers of completions and of the man page read."""

import inspect
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from archcli import given
from archcli.cli.completion.kinds import Value, value_of
from archcli.cli.options import parameters
from archcli.cli.sharing import common_to
from archcli.cli.tree import SUMMARY, Branch, Entry, Options, Tree, game_of, root
from archcli.games import GAMES
from archcli.given import Declaration, declared


class Option(NamedTuple):
    """An option. A flag takes no value, and has no metavar."""

    spellings: tuple[str, ...]
    flag: bool
    metavar: str
    value: Value
    repeatable: bool
    help: str
    panel: str


class Word(NamedTuple):
    """A word of a command, or any number of them."""

    metavar: str
    value: Value
    repeatable: bool
    required: bool
    help: str


class Command(NamedTuple):
    """A command: its path (`("murk", "melee")`), the game of its sheets ("" for any), its help, its parameters."""

    path: tuple[str, ...]
    system: str
    summary: str
    text: tuple[str, ...]
    examples: tuple[str, ...]
    panel: str
    words: tuple[Word, ...]
    options: tuple[Option, ...]

    @property
    def name(self) -> str:
        """The path as typed."""
        return " ".join(self.path)


class Group(NamedTuple):
    """A group of commands, or the program itself (an empty path)."""

    path: tuple[str, ...]
    summary: str
    panel: str
    options: tuple[Option, ...]
    members: tuple["Command | Group", ...]

    @property
    def name(self) -> str:
        """The path as typed."""
        return " ".join(self.path)

    def commands(self) -> Iterator[Command]:
        """Every command, those of groups within too."""
        for member in self.members:
            if isinstance(member, Group):
                yield from member.commands()
            else:
                yield member

    def groups(self) -> Iterator["Group"]:
        """This group and every group within."""
        yield self
        for member in self.members:
            if isinstance(member, Group):
                yield from member.groups()


HELP = Option(
    spellings=("--help", "-h"), flag=True, metavar="", value=Value(), repeatable=False, help="Show this help and exit.",
    panel="",
)


def walked() -> Group:
    """The whole program; the walk is made once, and again where a game has joined."""
    return _walked(*GAMES)


@cache
def _walked(*_games: str) -> Group:
    options = tuple(map(_option, declared(Options).values()))
    return Group(
        path=(), summary=SUMMARY.partition("\n")[0], panel="", options=(*options, HELP),
        members=tuple(_members(root(), ())),
    )


def _members(tree: Tree, path: tuple[str, ...]) -> Iterator[Command | Group]:
    for name, entry in tree.items():
        here = (*path, name)
        if isinstance(entry, Branch):
            alone = entry.entries.get(entry.alone)
            yield Group(
                path=here, summary=entry.summary, panel=entry.panel,
                options=_command(alone, (*here, entry.alone)).options if isinstance(alone, Entry) else (HELP,),
                members=tuple(_members(entry.entries, here)),
            )
        else:
            yield _command(entry, here)


def _command(entry: Entry, path: tuple[str, ...]) -> Command:
    function = entry.load()
    taken = parameters(function)
    known = [*taken.declared.values(), *common_to(taken, game_of(path)).values()]
    text, examples = _help(function.__doc__ or "")
    return Command(
        path=path, system=game_of(path), summary=entry.summary, text=text, examples=examples, panel=entry.panel,
        words=tuple(_word(declaration) for declaration in known if isinstance(declaration.given, given.Word)),
        options=(
            *(_option(declaration) for declaration in known if not isinstance(declaration.given, given.Word)), HELP,
        ),
    )


def _help(help: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The paragraphs of a help text after its first sentence, and its examples."""
    paragraphs: list[str] = []
    examples: list[str] = []
    for block in inspect.cleandoc(help).replace("\b", "").split("\n\n"):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        said = [line for line in lines if not line.startswith(("Example: ", "archcli "))]
        examples += [line.removeprefix("Example: ") for line in lines if line not in said]
        if said:
            paragraphs.append(" ".join(said))
    return tuple(paragraphs[1:]), tuple(examples)


def _option(declaration: Declaration) -> Option:
    return Option(
        spellings=declaration.given.names, flag=declaration.kind is bool, metavar=declaration.metavar,
        value=value_of(declaration), repeatable=declaration.many,
        help=_plain(declaration.given.help), panel=declaration.panel,
    )


def _word(declaration: Declaration) -> Word:
    required = declaration.default is inspect.Parameter.empty
    help = _plain(declaration.given.help)
    return Word(
        metavar=declaration.metavar, value=value_of(declaration), repeatable=declaration.many, required=required,
        help=help,
    )


def _plain(help: str) -> str:
    return " ".join(help.split())

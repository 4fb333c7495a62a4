"""The command tree as plain data: what the renderers of completions and of the man page read."""

import inspect
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from archcli.cli.command import command
from archcli.cli.completion.kinds import Value, declared_value, value_of
from archcli.cli.tree import SUMMARY, Branch, Entry, Options, Tree, game_of, root
from archcli.games import GAMES
from archcli.given import Declaration, declared


class Option(NamedTuple):
    """An option. `opposite`: the spellings that switch it off. A flag takes no value, and has no metavar."""

    spellings: tuple[str, ...]
    opposite: tuple[str, ...]
    flag: bool
    metavar: str
    value: Value
    repeatable: bool
    help: str
    panel: str

    @property
    def every(self) -> tuple[str, ...]:
        """Every spelling, those of the opposite last."""
        return self.spellings + self.opposite


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


HELP = Option(("--help", "-h"), (), True, "", Value(), False, "Show this help and exit.", "")


def walked() -> Group:
    """The whole program; the walk is made once, and again where a game has joined."""
    return _walked(*GAMES)


@cache
def _walked(*_games: str) -> Group:
    options = tuple(map(_declared, declared(Options).values()))
    return Group((), SUMMARY.partition("\n")[0], "", (*options, HELP), tuple(_members(root(), ())))


def _members(tree: Tree, path: tuple[str, ...]) -> Iterator[Command | Group]:
    for name, entry in tree.items():
        here = (*path, name)
        if isinstance(entry, Branch):
            yield Group(here, entry.summary, entry.panel, (HELP,), tuple(_members(entry.entries, here)))
        else:
            yield _command(command(entry, name), here, entry)


def _command(made: Any, path: tuple[str, ...], entry: Entry) -> Command:
    text, examples = _help(made.help or "")
    params = [param for param in made.params if not _hidden(param)]
    return Command(
        path, game_of(path), entry.summary, text, examples, entry.panel,
        tuple(_word(param, made.declared) for param in params if param.param_type_name == "argument"),
        (*(_option(param, made.declared) for param in params if param.param_type_name == "option"), HELP),
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


def _hidden(param: Any) -> bool:
    return bool(getattr(param, "hidden", False)) or "--help" in param.opts


def _declared(declaration: Declaration) -> Option:
    given, flag = declaration.given, declaration.kind is bool
    value = Value() if flag else declared_value(declaration)
    return Option(given.names, (), flag, declaration.metavar, value, declaration.many, _plain(given.help), given.panel)


def _option(param: Any, declared: Mapping[str, Declaration]) -> Option:
    flag = bool(getattr(param, "is_flag", False) or getattr(param, "count", False))
    value = Value() if flag else value_of(param, declared.get(param.name))
    metavar = "" if flag else param.metavar or "|".join(value.choices) or str(param.type.name).upper()
    return Option(
        tuple(param.opts), tuple(param.secondary_opts), flag, metavar, value,
        bool(getattr(param, "multiple", False)), _plain(param.help), getattr(param, "rich_help_panel", None) or "",
    )


def _word(param: Any, declared: Mapping[str, Declaration]) -> Word:
    return Word(
        param.metavar or param.name.upper(), value_of(param, declared.get(param.name)), param.nargs != 1,
        bool(param.required), _plain(param.help),
    )


def _plain(help: str | None) -> str:
    return " ".join((help or "").split())

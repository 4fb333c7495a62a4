"""How a command meets Typer: arguments sorted first, shared options added, groups loaded on demand."""

import inspect
from copy import copy
from functools import cache
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from archcli.cli.arguments import refuse_words, split
from archcli.cli.callbacks import callback_of
from archcli.cli.options import parameter, parameters
from archcli.cli.refusals import no_command, pointing_to_help
from archcli.cli.sharing import common_to
from archcli.cli.stdout import say
from archcli.cli.tree import Branch, Entry, Tree, game_of
from archcli.cli.variant import ARGS, HELP
from archcli.given import Declaration, Word

CONTEXT = {"help_option_names": ["-h", "--help"]}


def sorted_arguments(
    command: Any, ctx: Any, args: list[str], *, leading: bool = False,
) -> tuple[list[list[str]], list[str]]:
    """The options and words of a command or group; a mistake in them points to its help."""
    with pointing_to_help(ctx.command_path):
        return split(command.get_params(ctx), args, leading=leading)


class _Help:
    """A command that looks for its option `--help` once, not wherever its options are gone through."""

    _help_option: Any = None

    def get_help_option(self, ctx: Any) -> Any:
        made: Any = super()
        return self._help_option or made.get_help_option(ctx)


class Command(_Help, TyperCommand):
    """A command that takes words beginning with a minus and a digit (`-1d6`, `-5`) as words.

    The arguments are sorted before they are parsed: options with their values, then `--`, then the words.
    """

    words: tuple[Declaration, ...] = ()

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[ARGS] = list(args)
        options, words = sorted_arguments(self, ctx, args)
        names = {option[0] for option in options}
        sorted_args = [*(part for option in options for part in option), "--", *words]
        if not names.isdisjoint(HELP):
            return super().parse_args(ctx, sorted_args)
        with pointing_to_help(ctx.command_path):
            refuse_words(self.words, words, ctx.command_path)
        return self._parse_typed(ctx, sorted_args, names)

    def _parse_typed(self, ctx: Any, args: list[str], names: set[str]) -> list[str]:
        """Parse the words and the options that were typed; the others have their defaults.

        Typer would go through every option of a command, which costs a third of a line.
        """
        every = self.params
        defaults: dict[Any, Any] = {}
        self.params = []
        for param in every:
            if param.param_type_name == "option" and names.isdisjoint((*param.opts, *param.secondary_opts)):
                defaults[param.name] = param.default
            else:
                self.params.append(param)
        try:
            rest = super().parse_args(ctx, args)
        finally:
            self.params = every
        ctx.params |= defaults
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from archcli.cli import help

        help.choose_look(self)
        self.params = help.with_long_choices_moved(self.params)
        super().format_help(ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        from archcli.cli.help import write_options

        write_options(self, ctx, formatter)


class Group(_Help, TyperGroup):
    """A group that imports a command when it is called; its help needs no command at all."""

    tree: ClassVar[Tree] = {}
    alone = ""
    listing = False

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.tree)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        entry = self.tree.get(cmd_name)
        if entry is None:
            return None
        if self.listing:
            return TyperCommand(cmd_name, help=entry.summary, rich_help_panel=entry.panel)
        if isinstance(entry, Branch):
            return copy(_branch(entry, cmd_name))
        return command(entry, cmd_name, game_of((ctx.info_name, cmd_name) if ctx.parent is not None else (cmd_name,)))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from archcli.cli.help import choose_look

        choose_look(self)
        self.listing = True
        super().format_help(ctx, formatter)
        self.listing = False

    def format_options(self, ctx: Any, formatter: Any) -> None:
        from archcli.cli.help import write_commands, write_options

        write_options(self, ctx, formatter)
        write_commands(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if self.alone and (not args or args[0].startswith("-")) and not {*HELP} & {*args[:1]}:
            args = [self.alone, *args]
        options, words = sorted_arguments(self, ctx, args, leading=True)
        return super().parse_args(ctx, [*(part for option in options for part in option), *(words and ["--", *words])])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.tree:
            raise no_command(args[0], self.tree, ctx.command_path)
        return super().resolve_command(ctx, args)


@cache
def _branch(entry: Branch, name: str) -> Any:
    return group(entry.entries, name, entry.summary, entry.alone)


def group(tree: Tree, name: str, summary: str, alone: str = "", **settings: Any) -> Any:
    """The Typer group of a tree of commands; `alone`: the one that is meant where none is typed."""
    kind = type("Lazy", (Group,), {"tree": tree, "alone": alone})
    help = f"{summary}\n\nAlone it is archcli {name} {alone}, and takes its options." if alone else summary
    app = typer.Typer(
        name=name, cls=kind, help=help, add_completion=False, pretty_exceptions_enable=False,
        context_settings=CONTEXT, invoke_without_command=True, **settings,
    )

    def overview(ctx: typer.Context) -> None:
        if ctx.invoked_subcommand is None:
            say(ctx.get_help())

    app.callback()(overview)
    return typer.main.get_command(app)


def command(entry: Entry, name: str, system: str) -> Any:
    """The Typer command of an entry; `system` is the game that it belongs to, empty for a tool."""
    return copy(made(entry, name, system))  # help changes how a command looks


@cache
def made(entry: Entry, name: str, system: str) -> Any:
    """The same, made once and shared."""
    function = entry.load()
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    taken = parameters(function)
    common = common_to(taken, system)
    callback: Any = callback_of(function, taken, common, system, name)
    context = inspect.Parameter("ctx", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    callback.__signature__ = inspect.Signature([context, *taken.listed, *map(parameter, common.values())])
    callback.__annotations__ = {}
    callback.__name__, callback.__doc__ = function.__name__, function.__doc__
    app.command(name, cls=Command, context_settings=CONTEXT)(callback)
    built: Any = typer.main.get_command(app)
    built.words = tuple(declared for declared in taken.declared.values() if isinstance(declared.given, Word))
    return built

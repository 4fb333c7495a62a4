"""How a command meets Typer: arguments sorted first, shared options added, groups loaded on demand."""

import inspect
from collections.abc import Callable, Mapping
from copy import copy
from functools import cache
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from archcli.cli.arguments import refuse_words, split
from archcli.cli.options import Parameters, parameter, parameters
from archcli.cli.plan import Commands, Failed, Plan, Planned, passed
from archcli.cli.refusals import naming_who_takes_it, no_command, pointing_to_help
from archcli.cli.session import Session, rulings_for
from archcli.cli.shared import SHARED, WITHOUT_DICE, shared
from archcli.cli.stdout import say
from archcli.cli.tree import Branch, Entry, Tree, game_of
from archcli.cli.variant import ARGS, HELP, VARIANT, asked, scanned, variant
from archcli.errors import UsageError
from archcli.given import Declaration, Word
from archcli.report import Result

CONTEXT = {"help_option_names": ["-h", "--help"]}


def sorted_arguments(
    command: Any, ctx: Any, args: list[str], *, leading: bool = False,
) -> tuple[list[list[str]], list[str]]:
    """The options and words of a command or group; a mistake in them points to its help."""
    with pointing_to_help(ctx.command_path):
        return split(command.get_params(ctx), args, leading=leading)


class Command(TyperCommand):
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


class Group(TyperGroup):
    """A group that imports a command when it is called; its help needs no command at all."""

    tree: ClassVar[Tree] = {}
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
        options, words = sorted_arguments(self, ctx, args, leading=True)
        return super().parse_args(ctx, [*(part for option in options for part in option), *(words and ["--", *words])])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.tree:
            raise no_command(args[0], self.tree, ctx.command_path)
        return super().resolve_command(ctx, args)


@cache
def _branch(entry: Branch, name: str) -> Any:
    return group(entry.entries, name, entry.summary)


def group(tree: Tree, name: str, summary: str, **settings: Any) -> Any:
    """The Typer group of a tree of commands."""
    kind = type("Lazy", (Group,), {"tree": tree})
    app = typer.Typer(
        name=name, cls=kind, help=summary, add_completion=False, pretty_exceptions_enable=False,
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
    callback: Any = (
        resolving(function, taken, system, name) if common is SHARED
        else informing(function, taken, common, system, name) if common
        else running(function, taken, name) if taken.returned is Commands else saying(function, taken)
    )
    context = inspect.Parameter("ctx", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    callback.__signature__ = inspect.Signature([context, *taken.listed, *map(parameter, common.values())])
    callback.__annotations__ = {}
    callback.__name__, callback.__doc__ = function.__name__, function.__doc__
    app.command(name, cls=Command, context_settings=CONTEXT)(callback)
    built: Any = typer.main.get_command(app)
    built.words = tuple(declared for declared in taken.declared.values() if isinstance(declared.given, Word))
    return built


def common_to(taken: Parameters, system: str) -> Mapping[str, Declaration]:
    """The options that a command shares with others, by what its function returns: a plan, a result or a text.

    A result is there without a die: what rolls is not shared with its command, nor `--check` where nothing can fail;
    `--house` goes with the commands of games, and no picture with one that writes a file of its own.
    """
    returned = taken.returned
    if returned in (Plan, Planned):
        return SHARED
    if not (isinstance(returned, type) and issubclass(returned, Result)):
        return {}
    varies = returned.tabulated is not Result.tabulated
    writes = "force" in taken.declared
    checked = returned.OUTCOME.can_fail or varies
    left = {"house": not system, "check": not checked, "svg": writes, "force": writes}
    return {name: SHARED[name] for name in WITHOUT_DICE if not left.get(name)}


def saying(function: Callable[..., str | None], taken: Parameters) -> Callable[..., Any]:
    """A command that returns a text, which is printed as it is, or has printed what there was (None)."""

    def callback(ctx: typer.Context, **values: Any) -> None:
        text = function(**taken.call(values))
        if text is not None:
            say(text)

    return callback


def running(function: Callable[..., Commands], taken: Parameters, name: str) -> Callable[..., Any]:
    """A command that runs others, and is none of those that another runs."""

    def callback(ctx: typer.Context, **values: Any) -> int:
        if ctx.obj is not None:
            raise UsageError(f"{name} is no command that another of its kind can run")
        return function(**taken.call(values)).run(ctx.find_root().command)

    return callback


def informing(
    function: Callable[..., Result], taken: Parameters, common: Mapping[str, Declaration], system: str, name: str,
) -> Callable[..., Any]:
    """A command that rolls nothing and tells something: what it returns is printed in every format."""

    def callback(ctx: typer.Context, **values: Any) -> None:
        output = shared(values, common, ctx.obj)
        output.refuse_contradictions()
        rulings = rulings_for(system, output.house, always=taken.rulings) if system else None
        with naming_who_takes_it(name):
            result = function(**taken.call(values), **({"rulings": rulings} if taken.rulings else {}))
        Session(system or getattr(result, "game", None) or "archcli", name, output).tell(result)
        if output.check and not passed(result):
            raise Failed

    return callback


def resolving(function: Callable[..., Planned], taken: Parameters, system: str, name: str) -> Callable[..., Any]:
    """A command that resolves something: the function plans it from its own options, the session carries it out.

    The function's parameters keep their order; the options that all such commands share come after them. A
    parameter `rulings` is no option: it is filled with the game's rulings that are in force.
    """
    def callback(ctx: typer.Context, **values: Any) -> None:
        common = shared(values, inherited=ctx.obj)

        def plan(values: dict[str, Any]) -> Planned:
            rulings = rulings_for(system, common.house, always=taken.rulings)
            arguments = taken.call(values)
            with naming_who_takes_it(name):
                return function(**arguments, rulings=rulings) if taken.rulings else function(**arguments)

        if VARIANT in ctx.meta:
            ctx.meta[VARIANT].append(plan(values))
            return
        common.refuse_contradictions()
        typed = asked(ctx) if common.odds or common.summary else ""
        if common.over:
            Session(system=system, command=name, shared=common, asked=typed).scan(scanned(ctx, common.over))
            return
        variants = [(text, variant(ctx, text)) for text in common.versus]
        planned = plan(values)  # a mistake is told before an output that is closed
        Session(system=system, command=name, shared=common, asked=typed).play(planned, variants)

    return callback

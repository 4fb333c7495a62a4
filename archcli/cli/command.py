"""How a command meets Typer: arguments sorted first, shared options added, groups loaded on demand."""

import inspect
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from functools import cache
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from archcli.cli.acting import NOT_IN_A_FIGHT
from archcli.cli.arguments import refuse_words, split
from archcli.cli.house import rulings_for
from archcli.cli.options import Parameters, parameter, parameters
from archcli.cli.plan import Commands, Failed, Plan, Planned, Stepped, passed
from archcli.cli.refusals import naming_who_takes_it, no_command, pointing_to_help
from archcli.cli.session import Session
from archcli.cli.shared import FIGHT, SHARED, WITHOUT_DICE, Shared, shared
from archcli.cli.stdout import say
from archcli.cli.tree import Branch, Entry, Tree, game_of
from archcli.cli.variant import ARGS, HELP, VARIANT, asked, scanned, variant
from archcli.errors import UsageError
from archcli.games import DEFAULT
from archcli.given import FILE, SHEET, Declaration, Given, Word
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
        else stepping(function, taken, common, name) if taken.returned is Stepped
        else telling(function, taken, common) if "file" in common
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
    if "fight" in taken.asks:
        names = STEPPING if returned is Stepped else TELLING
        left_out = ("svg", "force") if "force" in taken.declared else ()
        return {"file": FIGHT_FILE, **{name: SHARED[name] for name in names if name not in left_out}}
    if not (isinstance(returned, type) and issubclass(returned, Result)):
        return {}
    varies = returned.tabulated is not Result.tabulated
    writes = "force" in taken.declared
    checked = returned.OUTCOME.can_fail or varies
    alone = not system or all(declared.given.takes != SHEET for declared in taken.declared.values())
    left = {
        "house": not system, "check": not checked, "svg": writes, "force": writes, "fight": alone, "no_fight": alone,
    }
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
        with fought(ctx, output, taken, values, system, name, rolls=False) as (here, _), naming_who_takes_it(name):
            result = function(**called(taken, values, system, output.house, here))
        Session(system or getattr(result, "game", None) or "archcli", name, output).tell(result)
        if output.check and not passed(result):
            raise Failed

    return callback


FIGHT_FILE = SHARED["fight"]._replace(given=Given("--file", metavar="FILE", takes=FILE, panel=FIGHT,
    help="The file of the fight (else that of ARCHCLI_FIGHT, else fight.toml)."))
TELLING = ("format", "json", "quiet", "pick", "color", "svg", "force")
"""What a command of the group `fight` shares with others that tells something."""
STEPPING = ("seed", "dice", "ask", "anyway", *TELLING)
"""What one shares that is a step."""


def stepping(
    function: Callable[..., Stepped], taken: Parameters, common: Mapping[str, Declaration], name: str,
) -> Callable[..., Any]:
    """A command of the group `fight` that is a step of it."""

    def callback(ctx: typer.Context, **values: Any) -> None:
        output = fight_shared(values, common, ctx.obj)
        from archcli.cli.fight.stepping import stepped

        again = ctx.obj.again if ctx.obj is not None else None
        stepped(function, taken, values, output, ["fight", name, *ctx.meta[ARGS]], again)

    return callback


def telling(
    function: Callable[..., Any], taken: Parameters, common: Mapping[str, Declaration],
) -> Callable[..., Any]:
    """A command of the group `fight` that tells something of it, or begins it; it gets the file's name first."""

    def callback(ctx: typer.Context, **values: Any) -> None:
        output = fight_shared(values, common, ctx.obj)
        from archcli.cli.fight.stepping import told

        told(function, taken.call(values), output)

    return callback


def fight_shared(values: dict[str, Any], common: Mapping[str, Declaration], inherited: Any) -> Shared:
    """The shared options of a command of the group `fight`, whose `--file` is the fight of all others."""
    if values["file"] == "":
        raise UsageError("--file is empty: give the file of a fight, or leave it out", option="--file")
    values["fight"] = values.pop("file")
    options = shared(values, ["fight", *(name for name in common if name != "file")], inherited)
    options.refuse_contradictions()
    return options


def resolving(function: Callable[..., Planned], taken: Parameters, system: str, name: str) -> Callable[..., Any]:
    """A command that resolves something: the function plans it from its own options, the session carries it out.

    The function's parameters keep their order; the options that all such commands share come after them. A
    parameter `rulings` is no option: it is filled with the game's rulings that are in force.
    """
    def callback(ctx: typer.Context, **values: Any) -> None:
        common = shared(values, inherited=ctx.obj)

        def plan(values: dict[str, Any], here: Any) -> Planned:
            with naming_who_takes_it(name):
                return function(**called(taken, values, system, common.house, here))

        if VARIANT in ctx.meta:
            with fought(ctx, common, taken, values, system, name) as (here, _):
                ctx.meta[VARIANT].append(plan(values, here))
            return
        common.refuse_contradictions()
        typed = asked(ctx) if common.odds or common.summary else ""
        if common.over:
            Session(system=system, command=name, shared=common, asked=typed).scan(scanned(ctx, common.over))
            return
        variants = [(text, variant(ctx, text)) for text in common.versus]
        with fought(ctx, common, taken, values, system, name) as (here, step):
            planned = plan(values, here)  # a mistake is told before an output that is closed
            if step is not None and common.line_seed is None:
                common = common.replace(line_seed=step.seed)
            Session(system=system, command=name, shared=common, asked=typed, step=step).play(planned, variants)

    return callback


def called(taken: Parameters, values: dict[str, Any], system: str, house: str | None, here: Any) -> dict[str, Any]:
    """The arguments of a command function: what was typed, and what nobody types; `here` is the fight, if any."""
    arguments = taken.call(values)
    if "rulings" in taken.asks:
        arguments["rulings"] = (
            rulings_for(system, house) if here is None else here.rulings(house, always=True)
        )
    elif system:  # a house-rules file that is wrong is refused by every command of the game
        rulings_for(system, house, always=False)
    if "acting" in taken.asks:
        arguments["acting"] = here or NOT_IN_A_FIGHT
    if "by_hand" in taken.asks and here is not None:
        arguments["by_hand"] = here.moved(arguments["by_hand"])
    return arguments


@contextmanager
def fought(
    ctx: typer.Context, common: Shared, taken: Parameters, values: dict[str, Any], system: str, name: str, *,
    rolls: bool = True,
) -> Iterator[tuple[Any, Any]]:
    """The fight that a line belongs to, and the step that it is; None and None where there is no fight."""
    again = ctx.obj.again if ctx.obj is not None else None
    if not system or (again is None and not _may_fight(common, taken, values)):
        yield None, None
        return
    from archcli.cli.fight.line import in_fight

    words = [*([] if system == DEFAULT else [system]), name, *ctx.meta[ARGS]]
    with in_fight(common, taken, values, system=system, words=words, rolls=rolls, again=again) as found:
        yield found


def _may_fight(common: Shared, taken: Parameters, values: Mapping[str, Any]) -> bool:
    """Whether a line has anything to do with a fight: most are typed where there is none."""
    named = common.fight is not None or bool(os.environ.get("ARCHCLI_FIGHT"))
    return named or common.anyway or common.dry_run or any(
        option.panel == FIGHT and values.get(key) for key, option in taken.declared.items()
    )

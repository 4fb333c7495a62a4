"""What a command does once Typer has its options: it says, tells, runs others, or resolves something."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import typer

from archcli.cli.acting import NOT_IN_A_FIGHT
from archcli.cli.fight_file import fight_file
from archcli.cli.house import rulings_for
from archcli.cli.options import Parameters
from archcli.cli.plan import Commands, Failed, Planned, Stepped, passed
from archcli.cli.refusals import naming_who_takes_it
from archcli.cli.session import Session
from archcli.cli.shared import FIGHT, SHARED, Shared, shared
from archcli.cli.sharing import fight_shared
from archcli.cli.stdout import say
from archcli.cli.variant import ARGS, VARIANT, asked, scanned, variant
from archcli.errors import UsageError
from archcli.games import DEFAULT
from archcli.given import Declaration
from archcli.report import Result


def callback_of(
    function: Callable[..., Any], taken: Parameters, common: Mapping[str, Declaration], system: str, name: str,
) -> Callable[..., Any]:
    """What a command does, by what its function returns and the options that it shares with others."""
    if common is SHARED:
        return resolving(function, taken, system, name)
    if taken.returned is Stepped:
        return stepping(function, taken, common, name)
    if "file" in common:
        return telling(function, taken, common)
    if common:
        return informing(function, taken, common, system, name)
    return running(function, taken, name) if taken.returned is Commands else saying(function, taken)


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
    asked = "rulings" in taken.asks
    if asked or system:  # a house-rules file that is wrong is refused by every command of the game
        rulings = rulings_for(system, house, always=asked) if here is None else here.rulings(house, always=asked)
        arguments |= {"rulings": rulings} if asked else {}
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
    return fight_file(common.fight) is not None or common.anyway or common.dry_run or any(
        option.panel == FIGHT and values.get(key) for key, option in taken.declared.items()
    )

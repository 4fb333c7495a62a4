"""`--vs` and `--over`: the same command with other options, planned once more."""

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from archcli.cli.arguments import split
from archcli.cli.shared import SHARED
from archcli.errors import ArchcliError, UsageError, no_such

if TYPE_CHECKING:
    import typer

    from archcli.cli.plan import Planned

ARGS = "archcli.args"
"""Where a context keeps the arguments as they were typed."""
VARIANT = "archcli.variant"
"""Where a context that is only planned collects its plan."""
HELP = ("-h", "--help")
LET, NAMED = "--let", "NAME=N"
"""The option that gives a name of an expression a number, and what stands for the value of such options."""
COMPARING = ("versus", "vs", "over", "of")
"""Options that make variants, and are none of theirs."""


def asked(ctx: "typer.Context") -> str:
    """The command line without what all commands share: what is asked about."""
    params = ctx.command.get_params(ctx)
    options, words = split(params, ctx.meta[ARGS])
    shared = {
        name for param in params if param.name in SHARED and param.name != "house"
        for name in (*param.opts, *param.secondary_opts)
    }
    return shlex.join([*words, *(part for option in options if option[0] not in shared for part in option)])


def variant(ctx: "typer.Context", text: str) -> "Planned":
    """The plan of the same command with other options: those of `text` replace their namesakes or are added.

    Words in `text` replace the words of the command. Raises UsageError for what cannot be read, and for options of
    the whole command.
    """
    params = ctx.command.get_params(ctx)
    options, words = _sorted(params, text)
    by_name = named(params)
    for option in options:
        if of_the_whole(by_name[option[0]]):
            said = f"--vs {text!r}: {option[0]} belongs to the whole command, not to a variant"
            raise UsageError(said, option=option[0])
    return planned(ctx, options, words)


def scanned(ctx: "typer.Context", texts: Sequence[str]) -> Iterator[tuple[dict[str, Any], "Planned | ArchcliError"]]:
    """The plan of the same command at every point of a scan, or why there is none there.

    Raises UsageError for a name that is neither an option with a value nor, where names may be given numbers (--let),
    one of those.
    """
    from archcli.cli.scan import axes, points, shown

    by_name = named(ctx.command.get_params(ctx))
    found = axes(texts)
    spellings = {axis.name: _spelled(axis.name, by_name) for axis in found}
    for point in points(found):
        options = [spellings[name](value) for name, value in point.items()]
        try:
            plan: Planned | ArchcliError = planned(ctx, options)
        except ArchcliError as refused:
            plan = refused
        yield shown(point), plan


def _spelled(name: str, by_name: Mapping[str, Any]) -> "Callable[[str], list[str]]":
    param = by_name.get(f"--{name}")
    if param is None and LET in by_name:
        return lambda value: [LET, f"{name}={value}"]
    own = [option[2:] for option, known in by_name.items() if option.startswith("--") and not of_the_whole(known)]
    if param is None:
        raise no_such("option of --over", name, own, option="--over")
    if of_the_whole(param):
        raise UsageError(f"--over {name}: --{name} belongs to the whole command, and is none to scan", option="--over")
    if param.is_flag:
        raise UsageError(f"--over {name}: --{name} takes no value (--vs compares with it and without)", option="--over")
    return lambda value: [f"--{name}", value]


def named(params: Sequence[Any]) -> dict[str, Any]:
    """The options by each of their spellings."""
    return {name: param for param in params for name in (*param.opts, *param.secondary_opts)}


def of_the_whole(param: Any) -> bool:
    """Whether an option is of the whole command, and not of one variant of it."""
    return "--help" in param.opts or (param.name in SHARED and param.name != "house")


def planned(ctx: "typer.Context", options: Sequence[list[str]], words: Sequence[str] = ()) -> "Planned":
    """The plan of the same command with these options in place of their namesakes, and with other words, if any.

    A repeatable option is replaced as a whole; of one that gives numbers to names only what was typed for the same
    names is.
    """
    here: Any = ctx.command
    params = here.get_params(ctx)
    by_name = named(params)
    before, own_words = split(params, ctx.meta[ARGS])

    def replaced(option: list[str]) -> bool:
        param = by_name[option[0]]
        namesakes = [new for new in options if by_name[new[0]] is param]
        if param.metavar == NAMED and namesakes:
            return any(_name(new) == _name(option) for new in namesakes)
        return bool(namesakes) or param.name in COMPARING

    kept = [option for option in before if not replaced(option)]
    args = [part for option in (*kept, *options) for part in option]
    context = here.make_context(ctx.info_name, [*args, "--", *(words or own_words)], parent=ctx.parent)
    found: list[Planned] = []
    context.meta[VARIANT] = found
    try:
        with context:
            here.invoke(context)
    finally:
        del context.meta[VARIANT]
    return found[0]


def _name(option: list[str]) -> str:
    return option[1].partition("=")[0].strip()


def _sorted(params: Sequence[Any], text: str) -> tuple[list[list[str]], list[str]]:
    try:
        return split(params, shlex.split(text))
    except ValueError as problem:
        raise UsageError(f"--vs {text!r} cannot be read: {problem}", option="--vs") from None
    except UsageError as problem:
        said = f"--vs {text!r}: {problem.message}"
        raise UsageError(said, hint=problem.hint, option=problem.option, choices=problem.choices) from None

"""`--vs`: the same command with other options, planned a second time."""

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from archcli.cli.arguments import split
from archcli.cli.options import SHARED
from archcli.errors import UsageError

if TYPE_CHECKING:
    import typer

    from archcli.cli.plan import Planned

ARGS = "archcli.args"
"""Where a context keeps the arguments as they were typed."""
VARIANT = "archcli.variant"
"""Where a context that is only planned collects its plan."""
HELP = ("-h", "--help")


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
    here: Any = ctx.command
    params = here.get_params(ctx)
    options, words = _sorted(params, text)
    by_name = {name: param for param in params for name in (*param.opts, *param.secondary_opts)}
    replaced = [by_name[option[0]] for option in options]
    for option, param in zip(options, replaced, strict=True):
        if option[0] in HELP or (param.name in SHARED and param.name != "house"):
            said = f"--vs {text!r}: {option[0]} belongs to the whole command, not to a variant"
            raise UsageError(said, option=option[0])
    before, own_words = split(params, ctx.meta[ARGS])
    dropped = [*replaced, by_name["--vs"]]
    kept = [option for option in before if by_name[option[0]] not in dropped]
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


def _sorted(params: Sequence[Any], text: str) -> tuple[list[list[str]], list[str]]:
    try:
        return split(params, shlex.split(text))
    except ValueError as problem:
        raise UsageError(f"--vs {text!r} cannot be read: {problem}", option="--vs") from None
    except UsageError as problem:
        said = f"--vs {text!r}: {problem.message}"
        raise UsageError(said, hint=problem.hint, option=problem.option, choices=problem.choices) from None

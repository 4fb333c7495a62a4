"""`--vs`: the same command with other options, planned a second time."""

import shlex
from typing import TYPE_CHECKING, Any

from archcli.cli.arguments import spelling, split
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
    params: Any = ctx.command.params
    options, words = split(params, ctx.meta[ARGS])
    shared = {
        name for param in params if param.name in SHARED and param.name != "house"
        for name in (*param.opts, *param.secondary_opts)
    }
    kept = [option for option in options if spelling(option[0]) not in shared]
    return shlex.join([*words, *(part for option in kept for part in option)])


def variant(ctx: "typer.Context", text: str) -> "Planned":
    """The plan of the same command with other options: those of `text` replace their namesakes or are added.

    Words in `text` replace the words of the command. Raises UsageError for what cannot be read, and for options of
    the whole command.
    """
    here: Any = ctx.command
    try:
        options, words = split(here.params, shlex.split(text))
    except ValueError as problem:
        raise UsageError(f"--vs {text!r} cannot be read: {problem}") from None
    by_name = {name: param for param in here.params for name in (*param.opts, *param.secondary_opts)}

    def param(option: list[str]) -> Any:
        name = spelling(option[0])
        return by_name.get(name, name)

    replaced = [param(option) for option in options]
    for option, replacing in zip(options, replaced, strict=True):
        name = getattr(replacing, "name", replacing)
        if name in HELP or (name in SHARED and name != "house"):
            raise UsageError(f"--vs {text!r}: {option[0]} belongs to the whole command, not to a variant")
    before, own_words = split(here.params, ctx.meta[ARGS])
    dropped = [*replaced, by_name.get("--vs")]
    kept = [option for option in before if param(option) not in dropped]
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

"""The whole program: the group of all commands, and what it answers by itself."""

import os
from collections.abc import Mapping
from inspect import Parameter, Signature
from pathlib import Path
from typing import Any

import typer

from archcli import __version__
from archcli.cli.command import CONTEXT, Group
from archcli.cli.options import parameter
from archcli.cli.stdout import say
from archcli.cli.tree import SUMMARY, Options, root
from archcli.given import declared

FROM_ENVIRONMENT = "$SHELL"
"""The shell of an option that stands alone."""


class Program(Group):
    """The root group; the options that take a shell may stand alone, for the shell of $SHELL."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        alone = args in (["--show-completion"], ["--install-completion"])
        rest = super().parse_args(ctx, [*args, FROM_ENVIRONMENT] if alone else args)
        answer = _answer(ctx.params)
        if answer is not None:
            say(answer)
            ctx.exit()
        return rest


def _answer(typed: Mapping[str, Any]) -> str | None:
    """What the program's own options ask for; None where none was typed."""
    show, install = typed["show_completion"], typed["install_completion"]
    if typed["version"]:
        return f"archcli {__version__}"
    if show is not None:
        from archcli.cli.completion.scripts import script

        return script(_shell(show))
    if install is not None:
        from archcli.cli.completion.install import installed

        return installed(_shell(install), os.environ, Path.home())
    return None


def _shell(name: str) -> str:
    from archcli.cli.completion.install import detected, known

    return detected(os.environ) if name == FROM_ENVIRONMENT else known(name)


def program() -> Any:
    """The whole program as a Typer command."""

    def overview(ctx: typer.Context, **options: Any) -> None:
        if ctx.invoked_subcommand is None:
            say(ctx.get_help())

    context = Parameter("ctx", Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    options = [parameter(declaration) for declaration in declared(Options).values()]
    callback: Any = overview
    callback.__signature__ = Signature([context, *options])
    callback.__annotations__ = {}
    app = typer.Typer(
        name="archcli", cls=type("Root", (Program,), {"tree": root()}), help=SUMMARY, add_completion=False,
        pretty_exceptions_enable=False, context_settings=CONTEXT, invoke_without_command=True,
    )
    app.callback()(callback)
    return typer.main.get_command(app)

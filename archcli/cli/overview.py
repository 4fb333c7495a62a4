"""`archcli` alone, and the options of the program itself."""

from typing import Annotated, Any

import typer
from typer import Option

from archcli import __version__
from archcli.cli.command import Group
from archcli.cli.values import one_of

SHOW, INSTALL = "--show-completion", "--install-completion"
FROM_ENVIRONMENT = "$SHELL"


class Program(Group):
    """The root group; the options that take a shell may stand alone, for the shell of $SHELL."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [*args, FROM_ENVIRONMENT] if args in ([SHOW], [INSTALL]) else args)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"archcli {__version__}")
        raise typer.Exit


def _show(shell: str | None) -> None:
    if shell is not None:
        from archcli.cli.completion import script

        print(script(_named(shell)), end="")
        raise typer.Exit


def _install(shell: str | None) -> None:
    if shell is not None:
        import os
        from pathlib import Path

        from archcli.cli.completion.install import install

        print(install(_named(shell), os.environ, Path.home()))
        raise typer.Exit


def _named(shell: str) -> str:
    import os

    from archcli.cli.completion.install import detected, known

    return detected(os.environ) if shell == FROM_ENVIRONMENT else known(shell)


_SHELL: Any = {"metavar": "SHELL", "is_eager": True, "autocompletion": one_of("archcli.cli.completion:SHELLS")}


def overview(
    ctx: typer.Context,
    version: Annotated[bool, Option("--version", callback=_version, is_eager=True, help="Name and version.")] = False,
    show_completion: Annotated[str | None, Option(
        callback=_show, help="Print the TAB completion of bash, zsh or fish.", **_SHELL,
    )] = None,
    install_completion: Annotated[str | None, Option(
        callback=_install, help="Install it where the shell looks; without a name for $SHELL.", **_SHELL,
    )] = None,
) -> None:
    """Rolls and resolves tabletop combat: every die with its reason, and the exact odds of every command.

    Try archcli roll 4/3+1, or archcli attack --pool 7 --defense 2 --damage-pool 9, and the same with --odds.
    """
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())

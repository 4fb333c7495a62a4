"""`archcli` alone, and the options of the program itself."""

from typing import Annotated

import typer
from typer import Option

from archcli import __version__


def _version(wanted: bool) -> None:
    if wanted:
        print(f"archcli {__version__}")
        raise typer.Exit


def overview(
    ctx: typer.Context,
    version: Annotated[bool, Option("--version", callback=_version, is_eager=True, help="Name and version.")] = False,
) -> None:
    """Rolls and resolves tabletop combat: every die with its reason, and the exact odds of every command."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())

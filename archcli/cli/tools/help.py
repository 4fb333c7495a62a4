"""`archcli help`: the help of a command."""

from typing import Annotated

from archcli.cli.tree import at, root
from archcli.given import COMMAND, MEMBER, Word


def help(
    command: Annotated[str | None, Word("[COMMAND]", takes=COMMAND, help="Of this command or game.")] = None,
    member: Annotated[str | None, Word("[MEMBER]", takes=MEMBER, help="Of this command of a game.")] = None,
) -> None:
    """Show the help of a command, as its own -h does.

    Example: archcli help attack

    Example: archcli help murk melee
    """
    from archcli.cli.program import program

    path = [word for word in (command, member) if word is not None]
    at(root(), path)
    program()([*path, "--help"], prog_name="archcli", standalone_mode=False)

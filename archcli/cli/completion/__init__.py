"""TAB completion and the man page, generated from the command tree.

`walk` turns the tree into plain data; each renderer turns that into one file of `completions/`. The scripts hold
every command, option and fixed choice, so that most TABs start nothing; what only the player's files know they ask
of `archcli __complete` (`names`).
"""

from importlib import import_module

FILES = {"bash": "archcli.bash", "zsh": "_archcli", "fish": "archcli.fish", "man": "archcli.1"}
"""Each renderer, and the file in `completions/` that it writes."""
SHELLS = ("bash", "zsh", "fish")


def script(renderer: str) -> str:
    """The text of one file, fresh from the command tree."""
    from archcli.cli.completion.walk import walked

    made: str = import_module(f"archcli.cli.completion.{renderer}").render(walked())
    return made

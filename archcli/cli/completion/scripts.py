"""Every file of `completions/`."""

from archcli.cli.completion import bash, fish, man, zsh
from archcli.cli.completion.walk import walked

FILES = {"bash": "archcli.bash", "zsh": "_archcli", "fish": "archcli.fish", "man": "archcli.1"}
"""Each renderer, and the file that it writes."""
SHELLS = ("bash", "zsh", "fish")
_RENDER = {"bash": bash.render, "zsh": zsh.render, "fish": fish.render, "man": man.render}


def script(renderer: str) -> str:
    """The text of one file, fresh from the command tree."""
    return _RENDER[renderer](walked())

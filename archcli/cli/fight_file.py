"""The fight that a line is typed in: what it names, else that of the environment."""

import os

VARIABLE = "ARCHCLI_FIGHT"
USUAL = "fight.toml"
"""The file of the group `fight` where nothing names one."""


def fight_file(typed: str | None, *, left_out: bool = False) -> str | None:
    """The file of the fight of a line; None where there is none, or it is left out for once."""
    return None if left_out else typed or os.environ.get(VARIABLE) or None

"""Which options a command shares with others, told by what its function returns."""

from collections.abc import Mapping
from typing import Any

from archcli.cli.options import Parameters
from archcli.cli.plan import Plan, Planned, Stepped
from archcli.cli.shared import FIGHT, SHARED, WITHOUT_DICE, Shared, shared
from archcli.errors import UsageError
from archcli.given import FILE, Declaration, Given
from archcli.report import Result

FIGHT_FILE = SHARED["fight"]._replace(given=Given("--file", metavar="FILE", takes=FILE, panel=FIGHT,
    help="The file of the fight (else that of ARCHCLI_FIGHT, else fight.toml)."))
TELLING = ("format", "json", "quiet", "pick", "color", "svg", "force")
"""What a command of the group `fight` shares with others that tells something."""
STEPPING = ("seed", "dice", "ask", "house", "anyway", *TELLING)
"""What one shares that is a step."""


def common_to(taken: Parameters, system: str) -> Mapping[str, Declaration]:
    """The options that a command shares with others, by what its function returns: a plan, a result or a text.

    A result is there without a die: what rolls is not shared with its command, nor `--check` where nothing can fail;
    `--house` goes with the commands of games, and no picture with one that writes a file of its own.
    """
    returned = taken.returned
    if returned in (Plan, Planned):
        return SHARED
    if "fight" in taken.asks:
        names = STEPPING if returned is Stepped else TELLING
        left_out = ("svg", "force") if "force" in taken.declared else () if "rulings" in taken.asks else ("house",)
        return {"file": FIGHT_FILE, **{name: SHARED[name] for name in names if name not in left_out}}
    if not (isinstance(returned, type) and issubclass(returned, Result)):
        return {}
    varies = returned.tabulated is not Result.tabulated
    writes = "force" in taken.declared
    checked = returned.OUTCOME.can_fail or varies
    alone = not system or not any(option.given.is_of_fight for option in taken.declared.values())
    left = {
        "house": not system, "check": not checked, "svg": writes, "force": writes, "fight": alone, "no_fight": alone,
    }
    return {name: SHARED[name] for name in WITHOUT_DICE if not left.get(name)}


def fight_shared(values: dict[str, Any], common: Mapping[str, Declaration], inherited: Any) -> Shared:
    """The shared options of a command of the group `fight`, whose `--file` is the fight of all others."""
    if values["file"] == "":
        raise UsageError("--file is empty: give the file of a fight, or leave it out", option="--file")
    values["fight"] = values.pop("file")
    options = shared(values, ["fight", *(name for name in common if name != "file")], inherited)
    options.refuse_contradictions()
    return options

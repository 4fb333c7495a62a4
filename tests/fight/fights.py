"""Fights to try things on."""

from typing import Any

from archcli.fight.state import Fight
from archcli.fight.turns import Turns
from archcli.games import GAMES


def fight(system: str = "archsoul", party: str = "Aria", foes: str = "Goblin 1, Goblin 2", **own: Any) -> Fight:
    """A fight of these; `own`: keys of the fight, and by name with underscores what a combatant is beside 10 hit
    points (`Goblin_1={"prone": True}`)."""
    points = {"hit_points": 10, "hit_points_full": 10} if system != "murk" else {}
    combatants = {}
    for side, names in (("party", party), ("foes", foes)):
        for name in filter(None, names.split(", ")):
            more = own.pop(name.replace(" ", "_"), {})
            sheet = f"sheets/{name.split()[0].lower()}.toml"
            table = {"sheet": sheet, "side": side, **points, **more}
            combatants[name] = {key: value for key, value in table.items() if value is not None}
    tables = {key: value for key, value in own.items() if value is not None}
    return Fight.of({"system": system, **tables, "combatants": combatants}, file="fight.toml")


def turns(system: str = "archsoul") -> Turns:
    """How the fights of a game go on."""
    made: Turns = GAMES[system].part("turns")
    return made


def changed(before: Fight, after: Fight) -> list[tuple[str | None, str, Any]]:
    """What changed, whose and to what."""
    return [(change.who, change.key, change.now) for change in before.changes_to(after)]

"""Attacks run through the command line, with rolls and modifiers written short so that whole results fit a table."""

from pathlib import Path
from typing import Any

from archcli.given import OTHER_POOL, POOL, declared
from archcli.rules.archsoul.attack import ready
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.swing import Attacker, Gear, Reaction, Swing, Target
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from tests.running import HERE, Done, archcli

CASES = HERE / "cases"
NOTHING: dict[str, Any] = {
    "attacker": None, "target": None, "weapon": None, "type": "melee", "maneuvers": [], "ap": 2, "attack_difficulty": 4,
    "attack_total": None, "resistance": None, "margin": None, "hit": False, "critical_failure": False,
    "crit_table": None,
    "damage_difficulty": 4, "damage_total": None, "damage": 0, "rolls": [], "modifiers": [],
}
"""Every key that each attack has, with the values of a melee attack of which nothing came."""


def run(line: str, *, house: str = "", folder: Path | None = None) -> Done:
    """One `attack` in the folder of the sheets; `house` is the inside of the table [archsoul]."""
    words = f"attack {line} --json"
    if not house:
        return archcli(words, folder=CASES)
    assert folder is not None
    path = folder / "house.toml"
    path.write_text(f"[archsoul]\n{house}\n")
    return archcli(f"{words} --house {path}", folder=CASES)


def short(result: dict[str, Any]) -> dict[str, Any]:
    """The result with each roll as "LABEL FACES @DIFFICULTY =TOTAL" and each modifier as "TO BY BECAUSE"."""
    return result | {
        "rolls": [_roll(roll) for roll in result["rolls"]],
        "modifiers": [
            f"{modifier['to']} {modifier['by']:+d} {modifier['because']}" for modifier in result["modifiers"]
        ],
    }


def _roll(roll: dict[str, Any]) -> str:
    faces = " ".join(map(str, roll["dice"]))
    if "difficulty" not in roll:
        return f"{roll['label']} {faces}"
    assert roll["total"] == roll["successes"] + roll["bonus"]
    return f"{roll['label']} {faces} @{roll['difficulty']} ={roll['total']}"


def swing(**known: Any) -> Any:
    """An attack as a rule of its dice; what belongs to a maneuver or a reaction stands under its name.

    Numbers stand for pools without a bonus, and rulings are by name.
    """
    rulings = Archsoul(**known.pop("rulings", {}))
    names = known.get("maneuvers", ())
    maneuvers = [_made(kind, known.pop(name, {})) for name, kind in MANEUVERS.items() if name in names]
    parts: dict[str, Any] = {
        part: _made(kind, {name: known.pop(name) for name in list(known) if name in kind.FIELDS})
        for part, kind in (("attacker", Attacker), ("target", Target), ("gear", Gear))
    }
    reaction = _made(Reaction, known.pop("reaction")) if "reaction" in known else None
    made = Swing(**parts, **known, reaction=reaction)
    return ready(made, maneuvers, rulings)


def _made(kind: Any, values: dict[str, Any]) -> Any:
    pools = {name for name, option in declared(kind).items() if option.given.takes in (POOL, OTHER_POOL)}
    return kind(**{
        name: Pool(value) if name in pools and isinstance(value, int) else value for name, value in values.items()
    })

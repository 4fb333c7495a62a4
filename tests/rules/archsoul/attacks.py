"""Attacks run through the command line, with rolls and modifiers written short so that whole results fit a table."""

from pathlib import Path
from typing import Any

from archcli.rules.archsoul.attack import Swing, attack
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
        "rolls": [_roll(one) for one in result["rolls"]],
        "modifiers": [f"{one['to']} {one['by']:+d} {one['because']}" for one in result["modifiers"]],
    }


def _roll(roll: dict[str, Any]) -> str:
    faces = " ".join(map(str, roll["dice"]))
    if "difficulty" not in roll:
        return f"{roll['label']} {faces}"
    assert roll["total"] == roll["successes"] + roll["bonus"]
    return f"{roll['label']} {faces} @{roll['difficulty']} ={roll['total']}"


def swing(**known: Any) -> Any:
    """An attack as a rule of its dice; numbers stand for pools without a bonus, and rulings are by name."""
    rulings = Archsoul(**known.pop("rulings", {}))
    pools = ("pool", "damage_pool", "resist", "soul_shield", "feint_pool", "feint_resist", "counter_damage_pool",
             "interrupt")
    values: dict[str, Any] = {
        name: Pool(value) if name in pools and isinstance(value, int) else value for name, value in known.items()
    }
    declared = Swing(**values)
    return lambda dice: attack(declared, rulings=rulings, dice=dice)

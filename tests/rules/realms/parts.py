"""Parts of whole results of Enchanted Realms."""

from typing import Any


def rolled(label: str, dice: list[int], bonus: int, total: int | None = None) -> dict[str, Any]:
    return {"label": label, "dice": dice, "bonus": bonus, "total": sum(dice) + bonus if total is None else total}


def struck(label: str, dice: list[int], bonus: int, ac: int, hits: int) -> dict[str, Any]:
    return {"label": label, "dice": dice, "bonus": bonus, "difficulty": ac, "successes": hits}


def moved(to: str, by: int, because: str) -> dict[str, Any]:
    return {"to": to, "by": by, "because": because}


def entry(name: str, score: int, roll: int, modifier: int, *roll_off: int) -> dict[str, Any]:
    return {"name": name, "score": score, "roll": roll, "modifier": modifier, "roll_off": list(roll_off)}


def strike(
    dice: int, weight: int, hits: int, damage: int, *, target: int = 1, weapon: str | None = None,
) -> dict[str, Any]:
    return {"weapon": weapon, "dice": dice, "weight": weight, "target": target, "hits": hits, "damage": damage}


def hurt(
    ac: int, hits: int, damage: int, *, target: int = 1, name: str | None = None, left: int | None = None,
) -> dict[str, Any]:
    return {
        "target": target, "name": name, "ac": ac, "hits": hits, "damage": damage, "hit_points_left": left,
        "down": None if left is None else left == 0,
    }

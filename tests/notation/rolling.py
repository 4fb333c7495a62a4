"""Typed dice, and the results that are expected of them."""

from typing import Any

from archcli.dice.typed import TypedDice
from archcli.notation import parse
from archcli.output.data import simple
from tests.notation.sheet import Aria


def data(text: str, *faces: int) -> dict[str, Any]:
    """The result of an expression in JSON; all faces have to be used."""
    dice = TypedDice(faces)
    result = parse(text, Aria()).roll(dice)
    dice.finish()
    found: dict[str, Any] = simple(result)
    return found


def die(sides: int | str, face: int, *why: str, value: int | None = None, kept: bool = True, **more: int) -> dict[
    str, Any
]:
    return {
        "sides": sides, "face": face, "value": face if value is None else value, "kept": kept, "why": list(why), **more,
    }


def entry(
    term: str, each: list[dict[str, Any]], total: int, *, label: str | None = None, unit: str = "sum", **more: Any,
) -> dict[str, Any]:
    return {
        "label": label, "term": term, "dice": [one["face"] for one in each], "each": each, "total": total,
        "unit": unit, **more,
    }


def result(expression: str, total: int, *rolls: dict[str, Any], unit: str = "sum", **more: Any) -> dict[str, Any]:
    return {
        "expression": expression, "comment": None, "total": total, "unit": unit, "subtotals": {}, "names": {},
        "modifiers": [], "rolls": list(rolls), **more,
    }


def lost(sides: int | str, face: int, *why: str, value: int | None = None, **more: int) -> dict[str, Any]:
    return die(sides, face, *why, value=value, kept=False, **more)

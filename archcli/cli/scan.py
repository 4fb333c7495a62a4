"""`--over`: the points of a scan, each a value of an option, or of two."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from archcli.errors import UsageError, beyond, unreadable
from archcli.limits import Limit
from archcli.numbers import whole

POINTS = Limit("points", 1_000, "of a scan (--over)")
FORM = "NAME=VALUES, such as pool=3..10, pool=3..11:2 or weapon=rapier,bow"
TWO = 2
_RANGE = re.compile(r"(?P<before>.*\*)?(?P<low>[+-]?[0-9]+)\.\.(?P<high>[+-]?[0-9]+)(?::(?P<step>[0-9]+))?", re.ASCII)


class Axis(NamedTuple):
    """An option that is scanned: its name without dashes, and the texts that it takes one after the other."""

    name: str
    values: tuple[str, ...]


def axes(texts: Sequence[str]) -> tuple[Axis, ...]:
    """What was typed with `--over`, once or twice.

    Raises UsageError for what cannot be read, a name twice, three of them, and more points than are worked out.
    """
    found = tuple(map(_axis, texts))
    names = [axis.name for axis in found]
    if len(found) > TWO:
        raise UsageError(f"--over is given {len(found)} times: one option makes a table, two a matrix", option="--over")
    if len({*names}) < len(names):
        raise UsageError(f"--over {names[0]} is given twice: give all its values at once", option="--over")
    count = 1
    for axis in found:
        count *= len(axis.values)
    if count > POINTS:
        raise beyond(POINTS, f"--over asks for {count} points", "worked out")
    return found


def points(found: Sequence[Axis]) -> Iterator[dict[str, str]]:
    """Every point: the text that each option takes there, the last option fastest."""
    for values in product(*(axis.values for axis in found)):
        yield dict(zip((axis.name for axis in found), values, strict=True))


def shown(point: Mapping[str, str]) -> dict[str, Any]:
    """A point as data: whole numbers as such."""
    numbers = {name: whole(text) for name, text in point.items()}
    return {name: text if numbers[name] is None else numbers[name] for name, text in point.items()}


def _axis(text: str) -> Axis:
    name, equals, rest = text.lstrip("-").partition("=")
    values = tuple(value for part in rest.split(",") for value in _values(part, text))
    if not equals or not name or not all(values) or len({*values}) < len(values):
        raise unreadable(text, FORM, "--over")
    return Axis(name, values)


def _values(part: str, text: str) -> Iterator[str]:
    found = _RANGE.fullmatch(part)
    if found is None:
        yield part.strip()
        return
    low, high = whole(found["low"]), whole(found["high"])
    step = whole(found["step"]) if found["step"] else 1
    if low is None or high is None or not step or low > high:
        raise unreadable(text, f"{FORM}; a range goes up, from its low end", "--over")
    numbers = range(low, high + 1, step)
    if len(numbers) > POINTS:
        raise beyond(POINTS, f"--over {text[:40]} asks for {len(numbers)} points", "worked out")
    for number in numbers:
        yield f"{found['before'] or ''}{number}"

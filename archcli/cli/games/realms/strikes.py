"""The strikes and the targets of an attack, from what was typed and from sheets."""

from collections.abc import Sequence
from typing import NamedTuple

from archcli.errors import Mistake, SheetError, UsageError, unknown
from archcli.rules.realms.attack import Target
from archcli.rules.realms.sheet import WEIGHTS, Sheet
from archcli.rules.realms.size import MEDIUM, SIZES, Size
from archcli.rules.realms.strike import Strike


class Typed(NamedTuple):
    """What was typed of the strikes: one pool, or strikes as `POOL[:WEIGHT[:TARGET]]`, and the weight of the weapon."""

    pool: int | None
    strikes: Sequence[str]
    weight: str | None


class Armed(NamedTuple):
    """What an attack is made with: `pool` in d20, `weight` in points (None: not known), `bonus` to hit."""

    name: str = ""
    ranged: bool = False
    pool: int | None = None
    weight: int | None = None
    bonus: int = 0
    critical: bool = False


def strikes(typed: Typed, armed: Armed) -> list[Strike]:
    """The strikes in order; without typed ones the weapon's pool is the only one, and without that there is none.

    Raises UsageError for a pool beside strikes, for a strike that cannot be read, and for a missing or unknown weight.
    """
    if typed.pool is not None and typed.strikes:
        raise UsageError("--pool does not go with --strike: give each strike its pool")
    weight = armed.weight if typed.weight is None else _weight(typed.weight, "--weight")
    if armed.ranged and weight is None:
        weight = 0
    if typed.strikes:
        return [_strike(text, weight) for text in typed.strikes]
    pool = armed.pool if typed.pool is None else typed.pool
    return [] if pool is None else [Strike(pool, _needed(weight))]


def _strike(text: str, weight: int | None) -> Strike:
    pool, *more = text.split(":")
    if len(more) > 2 or not _whole(pool) or (len(more) == 2 and not _whole(more[1])):
        raise UsageError(f'--strike "{text}" cannot be read: give POOL[:WEIGHT[:TARGET]], such as 2 or 2:heavy:1')
    heavy = _weight(more[0], f'--strike "{text}"') if more else _needed(weight)
    return Strike(int(pool), heavy, int(more[1]) if len(more) == 2 else 1)


def _whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9


def _weight(word: str, option: str) -> int:
    known = {spelling: points for points, name in enumerate(WEIGHTS) for spelling in (name, str(points))}
    if word not in known:
        raise UsageError(f"{option}: {unknown('weight', word, known)}")
    return known[word]


def _needed(weight: int | None) -> int:
    if weight is None:
        raise UsageError("--weight is missing: light, medium or heavy, or a sheet's weapon with weight")
    return weight


def targets(sheets: Sequence[Sheet], acs: Sequence[int] | None, sizes: Sequence[str] | None) -> list[Target]:
    """Everyone who is struck at: Armor Classes typed replace those of the sheets, and so do sizes.

    Raises UsageError for an unknown size and another number of them than one or one each, SheetError for a sheet
    without an Armor Class.
    """
    classes = list(acs) if acs else [_ac(sheet) for sheet in sheets]
    count = len(classes)
    own = [*(sheet.size for sheet in sheets), *[MEDIUM] * count][:count]
    each = [_size(word) for word in sizes] if sizes else own
    if len(each) == 1:
        each *= count
    if count and len(each) != count:
        times = f"{len(each)} times for {count} targets"
        raise UsageError(f"--target-size is given {times}: give one for all, or one for each")
    names = [*(sheet.name for sheet in sheets), *[""] * count]
    return [Target(ac, size, name) for ac, size, name in zip(classes, each, names, strict=False)]


def _size(word: str) -> Size:
    for size in SIZES:
        if word == size:
            return size
    raise UsageError(f"--target-size: {unknown('size', word, SIZES)}")


def _ac(sheet: Sheet) -> int:
    ac = sheet.number("ac")
    if ac is None:
        raise SheetError([Mistake(sheet.file, "ac", "is missing, and is needed here")], hint="or give --ac")
    return ac

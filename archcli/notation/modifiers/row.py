"""A row of modifiers: how it is read from left to right, and what it counts in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn, cast

from archcli.notation.modifiers import load
from archcli.notation.modifiers.modifier import Behind, Modifier
from archcli.notation.words import modifiers

if TYPE_CHECKING:
    from archcli.notation.modifiers.counting import Counting
    from archcli.notation.modifiers.valued import V
    from archcli.notation.reader import TokenReader

__all__ = ["Behind", "counting", "read_row", "refuse_behind_number", "settled"]


def _named(word: str) -> type[Modifier]:
    """The kind of modifier that begins with a word."""
    return cast("type[Modifier]", load(modifiers()[word]))


def read_row(reader: TokenReader, behind: Behind) -> tuple[Modifier, ...]:
    """{ modifier }, strictly in the order written."""
    row: list[Modifier] = []
    while (word := reader.after()) in modifiers():
        kind = _named(word)
        _may_stand(kind, reader, word, behind, row)
        modifier = kind.read(reader, word, behind, row)
        if row and (both := modifier.joined(row[-1])):
            row[-1] = both
        else:
            row.append(modifier)
    for modifier in row:
        modifier.complete(reader, row)
    return tuple(row)


def _may_stand(kind: type[Modifier], reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> None:
    if behind.braces and not kind.BEHIND_BRACES:
        reader.refuse("order", f'"{word}" may not stand after braces', reader.position(word),
                      "write it inside the braces, directly after dice: {2d6! + 1d8!}kh2")
    if not kind.AFTER_COUNTING and any(modifier.COUNTS for modifier in row):
        reader.refuse(
            "order", f'"{word}" may not stand after counting: only counting and sorting may follow',
            reader.position(word),
            "modifiers go strictly left to right: write it before the condition (1d6!t4)",
        )
    if kind.ROLLS and behind.rolled_sides:
        reader.refuse("order", f'dice whose sides are rolled take no "{word}"', reader.position(word))


def settled(dice: list[V], row: Sequence[Modifier]) -> tuple[bool, int]:
    """Whether a row counts dice or members that lie in braces, and what they come to after it."""
    for modifier in row:
        dice = modifier.choose(dice)
    counted = counting(row, 0)
    if counted is None:
        return False, sum([die.value for die in dice])
    return True, counted.roll(dice)


def refuse_behind_number(reader: TokenReader, word: str) -> NoReturn:
    """Refuse a modifier that stands behind what is no pool of dice."""
    what, hint = _named(word).NO_POOL
    reader.refuse("not_a_pool", f'"{word}" {what}, and this is no pool of dice', reader.position(word), hint)


def counting(row: Sequence[Modifier], highest: int) -> Counting | None:
    """How dice with this highest face are counted; None where they are added up."""
    if not any(modifier.COUNTS for modifier in row):
        return None
    from archcli.notation.modifiers.counting import Counting

    found = Counting()
    for modifier in row:
        modifier.count(found, highest)
    return found

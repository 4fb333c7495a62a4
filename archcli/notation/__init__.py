"""Dice notation: `4d6kh3 + 2`, from text to a frozen tree, to rolled dice, to exact odds.

    recognize                         notation or pool
    source, tokens, words, reader     the input, cut into tokens; how it is refused at a position
    parser, names, conditions         the grammar: one function a rule
    node, tree, expression            the frozen tree with its canonical text, and what is checked and ready to roll
    modifiers                         one file a modifier, with all that it is
    functions                         floor, ceil, round, abs, min, max: one row a function
    check, bounds, faces, limits      what an expression could come to, and what is refused before rolling
    roller, table                     rolling
    rolled_dice, result, several      what was rolled, with every die and what happened to it
    quick, roll_notation              totals alone, fast; a roll for the rules of a game
    odds                              exact distributions
    explain, report, hints            words for people
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from archcli.errors import UsageError
from archcli.notation.recognize import is_notation

if TYPE_CHECKING:
    from archcli.notation.expression import Expression, parse
    from archcli.notation.reader import Names
    from archcli.notation.result import Rolled
    from archcli.notation.several import Several

__all__ = ["Expression", "Names", "Rolled", "Several", "damage", "is_notation", "parse"]
WHERE = {"Expression": "expression", "parse": "expression", "Names": "reader", "Rolled": "result", "Several": "several"}
"""What is loaded when it is asked for: a pool needs no parser, a short input no results."""


def __getattr__(name: str) -> object:
    if name not in WHERE:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{WHERE[name]}"), name)


def damage(text: str) -> Expression:
    """The damage of a weapon: dice notation with one total that is a sum, or a plain whole number.

    Raises NotationError for a mistake in the notation, UsageError for what is no single sum.
    """
    text = text.strip()
    if not is_notation(text) and not (text.isascii() and text.isdigit()):
        raise UsageError(f'"{text}" is neither dice notation nor a whole number', hint="damage is such as 2d6+3, or 4")
    from archcli.notation.expression import parse

    expression = parse(text)
    what = "several rolls" if expression.several else "a test (vs)" if expression.versus else (
        "a count of successes" if expression.unit == "successes" else None
    )
    if what is not None:
        raise UsageError(f'"{expression}" is {what}, and damage is one total that is a sum', hint="write such as 2d6+3")
    return expression

"""The grammar of sums and all that stands in them: one function a rule, and its docstring is the rule.

Counted in depth, never in Python's: more open brackets and signs than the limit are refused as such.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.notation.functions import FUNCTIONS
from archcli.notation.names import read_name
from archcli.notation.node import Brackets, Call, Labelled, Negative, Node, Number, Part, Product, Sum
from archcli.notation.tokens import INT, LABEL, WORD, Token
from archcli.notation.tree import DiceTerm, Group, is_pool
from archcli.notation.words import RESERVED, modifiers

if TYPE_CHECKING:
    from archcli.notation.modifiers.modifier import Modifier
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position


def read_sum(reader: TokenReader) -> Node:
    """sum = product { ("+" | "-") product }"""
    first = read_product(reader)
    parts = [Part(first.position, "+", first)]
    while operator := reader.sign("+", "-"):
        parts.append(Part(operator.position, operator.text, read_product(reader)))
    if len(parts) == 1:
        return first
    # A sum in brackets at the front is no other than one without them.
    return Sum(_from(first, reader), (*first.parts, *parts[1:]) if isinstance(first, Sum) else tuple(parts))


def read_product(reader: TokenReader) -> Node:
    """product = signed { ("*" | "x" | "/" | "//" | "%") signed }"""
    first = read_signed(reader)
    parts = [Part(first.position, "*", first)]
    while (sign := reader.after()) in ("*", "x", "/", "//", "%"):
        operator = {"x": "*", "//": "/"}.get(sign, sign)
        parts.append(Part(reader.take(sign).position, operator, read_signed(reader)))
    if len(parts) == 1:
        return first
    return Product(_from(first, reader), (*first.parts, *parts[1:]) if isinstance(first, Product) else tuple(parts))


def read_signed(reader: TokenReader) -> Node:
    """signed = { "+" | "-" } operand"""
    signs = []
    while sign := reader.sign("+", "-"):
        reader.deeper(sign)
        reader.signs += 1
        signs.append(sign)
    node = read_operand(reader)
    reader.depth -= len(signs)
    reader.signs -= len(signs)
    for sign in reversed(signs):
        if sign.text == "-":
            node = Negative((sign.start, reader.end), node)
    return node


def read_operand(reader: TokenReader) -> Node:
    """operand = ( dice | group | call | name | INT | "(" sum ")" ) [ label ]"""
    token = reader.token
    node: Node
    pool = False  # whether it is dice or braces themselves: in brackets they are a total
    if token.kind == INT:
        node = read_integer(reader)
        if reader.after() in ("d", "df"):
            node, pool = read_dice(reader, token, node), True
    elif reader.opens():
        level = reader.depth - reader.signs
        node, _ = read_bracketed(reader)
        if reader.after() in ("d", "df"):
            node, pool = read_dice(reader, token, node), True
        else:
            reader.plain_brackets.append((token.start, level))
            node = Brackets((token.start, reader.end), node) if level == 0 and node.leaks() else node
    elif token.text == "{" or reader.is_word("group"):
        node, pool = read_group(reader), True
    elif reader.is_word("d", "df"):
        node, pool = read_dice(reader, token, Number(token.position, 1)), True
    elif reader.is_word(*FUNCTIONS):
        node = read_call(reader)
    elif (token.kind == WORD and token.text not in RESERVED) or token.text == "@":
        node = read_name(reader)
    else:
        reader.unexpected("a number, dice, a name or an open bracket")
    if not pool and (word := reader.after()) in modifiers():
        from archcli.notation.modifiers.row import refuse_behind_number

        refuse_behind_number(reader, word)
    return read_label(reader, node)


def read_label(reader: TokenReader, node: Node) -> Node:
    """label = "[" TEXT "]" """
    if reader.token.kind != LABEL:
        return node
    if not reader.token.text:
        end = reader.token.end
        reader.refuse("syntax", "expected the text of a label, found ]", (end - 1, end))
    label = reader.advance().text
    node = Labelled((node.position[0], reader.end), node, label)
    if reader.token.kind == LABEL:
        reader.unexpected("an operator or the end (one label a place)")
    if (word := reader.after()) in modifiers():
        reader.refuse("order", f'"{word}" may not stand after a label', reader.position(word),
                      "write the label last: 4d6kh3[fire]")
    return node


def read_integer(reader: TokenReader) -> Number:
    """INT = digit { digit }                                      (no decimals)"""
    token = reader.advance()
    number = 0
    # Python itself refuses to read more than 4300 digits.
    for start in range(0, len(token.text), 4000):
        piece = token.text[start:start + 4000]
        number = number * 10 ** len(piece) + int(piece)
    return Number(token.position, number)


def read_bracketed(reader: TokenReader) -> tuple[Node, Position | None]:
    """ "(" sum ")", and where the first dice in it stand."""
    reader.deeper(reader.advance())
    before = len(reader.dice)
    inside = read_sum(reader)
    reader.closes(")", "an operator, a modifier or )")
    return inside, reader.dice[before] if len(reader.dice) > before else None


def read_dice(reader: TokenReader, begun: Token, count: Node) -> DiceTerm:
    """dice = [ count ] "d" sides { modifier }          count = INT | "(" sum ")" """
    place = len(reader.dice)
    reader.dice.append(begun.position)
    sides: Node | str
    rolled = False
    if reader.after() == "df":
        reader.take("df")
        sides = read_fudge(reader)
    else:
        reader.take("d")
        sides, rolled = read_sides(reader)
    dice = count.value if isinstance(count, Number) else None
    row = read_modifiers(reader, dice=dice, lowest=-1 if isinstance(sides, str) else 1, rolled_sides=rolled)
    reader.dice[place] = position = begun.start, reader.end
    return DiceTerm(position, count=count, sides=sides, modifiers=row)


def read_sides(reader: TokenReader) -> tuple[Node | str, bool]:
    """sides = INT | "%" | "F" [ ".1" | ".2" ] | "(" sum ")"          And whether they are rolled."""
    token = reader.token
    if token.kind == INT:
        return read_integer(reader), False
    if reader.sign("%"):
        return Number(token.position, 100), False
    if reader.opens():
        inside, dice = read_bracketed(reader)
        return inside, dice is not None
    if reader.is_word("f"):
        reader.take("f")
        return read_fudge(reader), False
    return reader.unexpected("the sides of the die (a number, %, F or a bracket)")


def read_fudge(reader: TokenReader) -> str:
    """ "F" [ ".1" | ".2" ], from the point on."""
    point = reader.sign(".1", ".2")
    return "F.1" if point and point.text == ".1" else "F"


def read_group(reader: TokenReader) -> Group:
    """group = "{" sum { "," sum } "}" { modifier }"""
    opening = reader.advance()
    reader.deeper(opening)
    members = [read_sum(reader)]
    while reader.sign(","):
        members.append(read_sum(reader))
    reader.closes("}", "an operator, a modifier, a comma or }")
    if len(members) == 1:
        level = reader.depth - reader.signs + 1
        inner = any(others == level and start > opening.start for start, others in reader.plain_brackets)
        if inner or not is_pool(members[0]):
            reader.refuse(
                "not_a_pool", "braces around one member hold dice terms joined by +, and nothing else",
                (opening.start, reader.end), "write two members or more, {2d6+3, 1d12}kh1, or dice alone, {2d6+1d8}kh2",
            )
    row = read_modifiers(reader, braces=True)
    return Group((opening.start, reader.end), tuple(members), row)


def read_modifiers(
    reader: TokenReader, *, braces: bool = False, dice: int | None = None, lowest: int = 1, rolled_sides: bool = False,
) -> tuple[Modifier, ...]:
    """{ modifier }, behind so many dice with this lowest face, or behind braces"""
    if reader.after() not in modifiers():
        return ()
    from archcli.notation.modifiers.row import Behind, read_row

    return read_row(reader, Behind(braces=braces, dice=dice, lowest=lowest, rolled_sides=rolled_sides))


def read_call(reader: TokenReader) -> Call:
    """call = ("floor" | "ceil" | "round" | "abs" | "min" | "max") "(" sum { "," sum } ")" """
    word = reader.advance()
    if not reader.opens():
        reader.unexpected(f'an open bracket after "{word.text}"')
    reader.deeper(reader.advance())
    arguments = [read_sum(reader)]
    while FUNCTIONS[word.text].several and reader.sign(","):
        arguments.append(read_sum(reader))
    reader.closes(")", "an operator, a modifier or )")
    return Call((word.start, reader.end), word.text, tuple(arguments))


def _from(first: Node, reader: TokenReader) -> Position:
    return first.position[0], reader.end

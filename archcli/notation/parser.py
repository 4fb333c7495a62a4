"""The grammar of dice notation: one function a rule, and its docstring is the rule.

Counted in depth, never in Python's: more open brackets and signs than the limit are refused as such.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.notation.modifiers import Modifiers, Term
from archcli.notation.reader import FUNCTIONS, MODIFIERS, RESERVED
from archcli.notation.tokens import END, INT, LABEL, WORD
from archcli.notation.tree import (
    COUNTING,
    Brackets,
    Call,
    Dice,
    Group,
    Labelled,
    Negative,
    Node,
    Number,
    Part,
    Product,
    Sum,
)

if TYPE_CHECKING:
    from archcli.notation.names import Names


class Parser(Modifiers):
    """Reads one input."""

    def __init__(self, source: str, names: Names | None) -> None:
        super().__init__(source, names)
        self.dice_at: list[int] = []
        self.plain_brackets: list[tuple[int, int]] = []  # where, and in how many others

    def input(self) -> list[tuple[Number | None, Node, tuple[int, Node] | None, dict[str, int]]]:
        """input = item { (";" | ",") item } [ comment ]"""
        if self.token.kind == END:
            self.error("empty", "there is nothing to roll", 0, "write dice, such as 3d6+2")
        items = [self.item()]
        while self.sign(";", ","):
            items.append(self.item())
        if self.token.kind != END:
            self.after()
            self.unexpected("an operator, a modifier or the end")
        return items

    def item(self) -> tuple[Number | None, Node, tuple[int, Node] | None, dict[str, int]]:
        """item = [ INT "x" ] expression"""
        self.stood_for = {}
        repeat = None
        following = self.tokens[min(self.index + 1, len(self.tokens) - 1)]
        if self.token.kind == INT and following.kind == WORD and following.text.startswith("x"):
            repeat = self.integer()
            self.take("x")
        total, target = self.expression()
        return repeat, total, target, self.stood_for

    def expression(self) -> tuple[Node, tuple[int, Node] | None]:
        """expression = sum [ "vs" sum ]"""
        total = self.sum()
        if not self.is_word("vs"):
            return total, None
        at = self.advance().at
        return total, (at, self.sum())

    def sum(self) -> Node:
        """sum = product { ("+" | "-") product }"""
        first = self.product()
        parts = [Part(first.at, "+", first)]
        while operator := self.sign("+", "-"):
            parts.append(Part(operator.at, operator.text, self.product()))
        if len(parts) == 1:
            return first
        # A sum in brackets at the front is no other than one without them.
        return Sum(first.at, (*first.parts, *parts[1:]) if isinstance(first, Sum) else tuple(parts))

    def product(self) -> Node:
        """product = signed { ("*" | "x" | "/" | "//" | "%") signed }"""
        first = self.signed()
        parts = [Part(first.at, "*", first)]
        while self.after() in ("*", "x", "/", "//", "%"):
            operator = self.take(self.after())
            parts.append(Part(operator.at, {"x": "*", "//": "/"}.get(operator.text, operator.text), self.signed()))
        if len(parts) == 1:
            return first
        return Product(first.at, (*first.parts, *parts[1:]) if isinstance(first, Product) else tuple(parts))

    def signed(self) -> Node:
        """signed = { "+" | "-" } operand"""
        signs = []
        while sign := self.sign("+", "-"):
            self.deeper(sign.at)
            self.signs += 1
            signs.append(sign)
        node = self.operand()
        self.depth -= len(signs)
        self.signs -= len(signs)
        for sign in reversed(signs):
            if sign.text == "-":
                node = Negative(sign.at, node)
        return node

    def operand(self) -> Node:
        """operand = ( dice | group | call | name | INT | "(" sum ")" ) [ label ]"""
        token = self.token
        node: Node
        pool = False  # whether it is dice or braces themselves: in brackets they are a total
        if token.kind == INT:
            node = self.integer()
            if self.after() in ("d", "df"):
                node, pool = self.dice(token.at, node), True
        elif self.opens():
            level = self.depth - self.signs
            node, _ = self.bracketed()
            if self.after() in ("d", "df"):
                node, pool = self.dice(token.at, node), True
            else:
                self.plain_brackets.append((token.at, level))
                node = Brackets(token.at, node) if level == 0 and _leaks(node) else node
        elif token.text == "{" or self.is_word("group"):
            node, pool = self.group(), True
        elif self.is_word("d", "df"):
            node, pool = self.dice(token.at, Number(token.at, 1)), True
        elif self.is_word(*FUNCTIONS):
            node = self.call()
        elif (token.kind == WORD and token.text not in RESERVED) or token.text == "@":
            node = self.name()
        else:
            self.unexpected("a number, dice, a name or an open bracket")
        if not pool:
            self._no_modifier()
        return self.label(node)

    def label(self, node: Node) -> Node:
        """label = "[" TEXT "]" """
        if self.token.kind != LABEL:
            return node
        if not self.token.text:
            self.error("syntax", "expected the text of a label, found ]", self.token.end - 1)
        node = Labelled(node.at, node, self.advance().text)
        if self.token.kind == LABEL:
            self.unexpected("an operator or the end (one label a place)")
        if self.after() in MODIFIERS:
            self.error("order", f'"{self.after()}" may not stand after a label', self.token.at,
                       "write the label last: 4d6kh3[fire]")
        return node

    def bracketed(self) -> tuple[Node, int | None]:
        """"(" sum ")", and where the first dice in it stand."""
        self.deeper(self.token.at)
        self.advance()
        before = len(self.dice_at)
        inside = self.sum()
        self.closes(")", "an operator, a modifier or )")
        return inside, self.dice_at[before] if len(self.dice_at) > before else None

    def dice(self, at: int, count: Node) -> Dice:
        """dice = [ count ] "d" sides { modifier }          count = INT | "(" sum ")" """
        self.dice_at.append(at)
        if self.after() == "df":
            self.take("df")
            sides: Node | str = self.fudge()
            rolled = False
        else:
            self.take("d")
            sides, rolled = self.sides()
        plain = count.value if isinstance(count, Number) else None
        lowest = -1 if isinstance(sides, str) else 1
        return Dice(at, count, sides, self.modifiers(Term(dice=plain, lowest=lowest, rolled_sides=rolled)))

    def sides(self) -> tuple[Node | str, bool]:
        """sides = INT | "%" | "F" [ ".1" | ".2" ] | "(" sum ")"          And whether they are rolled."""
        token = self.token
        if token.kind == INT:
            return self.integer(), False
        if self.sign("%"):
            return Number(token.at, 100), False
        if self.opens():
            inside, dice = self.bracketed()
            return inside, dice is not None
        if self.is_word("f"):
            self.take("f")
            return self.fudge(), False
        return self.unexpected("the sides of the die (a number, %, F or a bracket)")

    def fudge(self) -> str:
        """ "F" [ ".1" | ".2" ], from the point on."""
        point = self.sign(".1", ".2")
        return "F.1" if point and point.text == ".1" else "F"

    def group(self) -> Group:
        """group = "{" sum { "," sum } "}" { modifier }"""
        at = self.token.at
        self.deeper(at)
        self.advance()
        members = [self.sum()]
        while self.sign(","):
            members.append(self.sum())
        self.closes("}", "an operator, a modifier, a comma or }")
        if len(members) == 1:
            inside = self.depth - self.signs + 1
            inner = any(level == inside and place > at for place, level in self.plain_brackets)
            if inner or not _is_pool(members[0]):
                self.error(
                    "not_a_pool", "braces around one member hold dice terms joined by +, and nothing else", at,
                    "write two members or more, {2d6+3, 1d12}kh1, or dice alone, {2d6+1d8}kh2",
                )
        return Group(at, tuple(members), self.modifiers(Term(braces=True)))

    def call(self) -> Call:
        """call = ("floor" | "ceil" | "round" | "abs" | "min" | "max") "(" sum { "," sum } ")" """
        token = self.advance()
        if not self.opens():
            self.unexpected(f'an open bracket after "{token.text}"')
        self.deeper(self.token.at)
        self.advance()
        arguments = [self.sum()]
        while token.text in ("min", "max") and self.sign(","):
            arguments.append(self.sum())
        self.closes(")", "an operator, a modifier or )")
        return Call(token.at, token.text, tuple(arguments))

    def _no_modifier(self) -> None:
        """Refuse a modifier or a comparison after what is no pool of dice."""
        word = self.after()
        if word not in MODIFIERS:
            return
        from archcli.notation.hints import POOL, TOTAL
        from archcli.notation.reader import COMPARATORS

        if word in COMPARATORS or word == "t":
            self.error("not_a_pool", f'"{word}" compares dice, and this is no pool of dice', self.token.at, TOTAL)
        hint = "a count that is a name or a formula needs brackets: (precision)d6" if word in ("d", "df") else POOL
        self.error("not_a_pool", f'"{word}" is a modifier of dice, and this is no pool of dice', self.token.at, hint)


def _leaks(node: Node) -> bool:
    """Whether a label in brackets would be read as that of an addend if the brackets were taken away."""
    if isinstance(node, Sum):
        return any(_leaks(part.operand) for part in node.parts)
    if isinstance(node, Product):
        return _leaks(node.parts[-1].operand)
    return isinstance(node, Labelled) or (isinstance(node, Negative) and _leaks(node.operand))


def _is_pool(node: Node) -> bool:
    """Whether this is dice terms joined by + that do not count."""
    terms = [node]
    if isinstance(node, Sum):
        if any(part.operator != "+" for part in node.parts):
            return False
        terms = [part.operand for part in node.parts]
    dice = [term.operand if isinstance(term, Labelled) else term for term in terms]
    return all(isinstance(term, Dice) and not any(isinstance(one, COUNTING) for one in term.modifiers) for term in dice)


"""The frozen tree of an expression: what was written, before any die is rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.notation.node import Labelled, Node, Sum

if TYPE_CHECKING:
    from archcli.notation.modifiers.modifier import Modifier


class DiceTerm(Node):
    """Dice of one kind. `sides` is "F", "F.1" or an operand."""

    count: Node
    sides: Node | str
    modifiers: tuple[Modifier, ...]

    def text(self) -> str:
        sides = self.sides if isinstance(self.sides, str) else self.sides.argument()
        return f"{self.count.argument()}d{sides}{_row(self.modifiers)}"

    @property
    def counts(self) -> bool:
        """Whether its dice are counted, not added up."""
        return any(modifier.COUNTS for modifier in self.modifiers)


class Group(Node):
    """Braces: with one member a pool of the dice in it, with several the totals of its members."""

    members: tuple[Node, ...]
    modifiers: tuple[Modifier, ...]

    def text(self) -> str:
        return f"{{{', '.join([member.text() for member in self.members])}}}{_row(self.modifiers)}"

    @property
    def terms(self) -> tuple[DiceTerm | Labelled, ...]:
        """The dice terms of a pool."""
        [inside] = self.members
        operands = [part.operand for part in inside.parts] if isinstance(inside, Sum) else [inside]
        return tuple([operand for operand in operands if isinstance(operand, (DiceTerm, Labelled))])


def bare(term: DiceTerm | Labelled) -> DiceTerm:
    """A dice term without its label."""
    dice = term.operand if isinstance(term, Labelled) else term
    assert isinstance(dice, DiceTerm)
    return dice


def is_pool(node: Node) -> bool:
    """Whether this is dice terms joined by + that do not count."""
    terms = [node]
    if isinstance(node, Sum):
        if any(part.operator != "+" for part in node.parts):
            return False
        terms = [part.operand for part in node.parts]
    dice = [term.operand if isinstance(term, Labelled) else term for term in terms]
    return all(isinstance(term, DiceTerm) and not term.counts for term in dice)


def _row(modifiers: tuple[Modifier, ...]) -> str:
    text = ""
    open_ended = False
    for modifier in modifiers:
        text += modifier.behind(open_ended=open_ended)
        open_ended = modifier.open_ended
    return text


class Item(Node):
    """One roll of the input: its repeat prefix, the sum, and after `vs` another.

    `unit` is "sum" or "successes"; `names` is what each name stood for.
    """

    repeat: int | None
    total: Node
    target: Node | None
    unit: str
    names: dict[str, int]

    def text(self) -> str:
        """The canonical text without the repeat prefix."""
        return self.total.text() if self.target is None else f"{self.total.text()} vs {self.target.text()}"

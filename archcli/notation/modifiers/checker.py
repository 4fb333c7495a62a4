"""What a modifier sees of the check."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, Protocol

if TYPE_CHECKING:
    from archcli.notation.node import Node
    from archcli.notation.source import Position


class Checker(Protocol):
    """Checks an expression before any die is rolled."""

    def argument(self, node: Node) -> int:
        """The number behind a modifier. Raises NotationError where it is past the limit `value`."""
        ...

    def at_most(self, name: str, node: Node, position: Position) -> int:
        """The number behind `:`. Raises NotationError where it is below 0 or past the limit of this name."""
        ...

    def refuse(self, code: str, message: str, position: Position, hint: str | None = None) -> NoReturn:
        """Refuse the input because of a stretch of it."""
        ...

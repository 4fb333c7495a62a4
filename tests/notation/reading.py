"""What an input is read as, or why it is not."""

import pytest

from archcli.errors import NotationError
from archcli.notation import parse
from tests.notation.sheet import Aria


def written(typed: str, canonical: str) -> None:
    """An input has this canonical text, which reads back as the same tree."""
    expression = parse(typed, Aria())
    assert str(expression) == canonical
    assert parse(canonical, Aria()) == expression
    assert str(parse(canonical, Aria())) == canonical


def refused(typed: str, code: str, column: int, named: str) -> None:
    """An input is refused with this code at this column, and the message or the hint names something."""
    with pytest.raises(NotationError) as caught:
        parse(typed, Aria())
    assert (caught.value.code, caught.value.column) == (f"notation.{code}", column)
    assert named in f"{caught.value.message} {caught.value.hint}"

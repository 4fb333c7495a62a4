"""Numbers that are typed for names (`--let bonus=5`), above those of a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from archcli.errors import UsageError, no_such, refuse_twice, unreadable
from archcli.names import fold
from archcli.numbers import whole

if TYPE_CHECKING:
    from archcli.rules.archsoul.sheet import Sheet

OPTION = "--let"


class Let:
    """Names with numbers: those typed, then those of the sheet."""

    def __init__(self, texts: Sequence[str], sheet: Sheet | None) -> None:
        """Raises UsageError for what is not NAME=N, and for a name twice."""
        named = [_number(text) for text in texts]
        refuse_twice([name for name, _ in named], "number")
        self.numbers = {fold(name): (name, number) for name, number in named}
        self.sheet, self.used = sheet, set[str]()

    def find(self, name: str) -> int | None:
        """What a name stands for; None: no such name."""
        folded = fold(name)
        if folded in self.numbers:
            self.used.add(folded)
            return self.numbers[folded][1]
        return None if self.sheet is None else self.sheet.find(name)

    def known(self) -> list[str]:
        """Every name that stands for a number."""
        return [*(name for name, _ in self.numbers.values()), *(self.sheet.known() if self.sheet else ())]

    def stat(self, name: str) -> int:
        """The number of a name. Raises UsageError for an unknown name (A-121)."""
        value = self.find(name)
        if value is None:
            raise no_such("name", name, self.known())
        return value

    def refuse_unused(self, text: str) -> None:
        """Raises UsageError for a name that stands nowhere in what is rolled."""
        for folded, (name, number) in self.numbers.items():
            if folded not in self.used:
                raise UsageError(f'{OPTION} {name}={number}: "{text[:60]}" has no name "{name}"', option=OPTION)


def _number(text: str) -> tuple[str, int]:
    name, equals, digits = text.partition("=")
    number = whole(digits.strip())
    if not equals or not name.strip() or number is None:
        raise unreadable(text, "NAME=N, such as bonus=5", OPTION)
    return name.strip(), number

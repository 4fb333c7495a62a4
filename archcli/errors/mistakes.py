"""The kinds of mistakes: each is an exception that says itself, as text and as data."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self

from archcli.cells import cells
from archcli.errors.text import flat
from archcli.limits import Limit

NUMBER = Limit("number", 10**15, "the size of a number in an option or on a sheet, where nothing smaller is named")
CODES = {
    "usage": "It cannot be understood, is beyond a limit, or something is missing: commands, options and their values.",
    "dice": "The faces of --dice are impossible, too few or too many.",
    "rule": "The rules of the game forbid it.",
    "sheet": "A character sheet cannot be used.",
    "house": "A house-rules file cannot be used.",
    "fight": "The fight cannot be used: no file, a mistake in it, nobody of that name, nobody's turn, or it is locked.",
    "notation.empty": "There is nothing to roll.",
    "notation.character": "The notation does not have this character.",
    "notation.syntax": "Something else was expected here.",
    "notation.ambiguous": "This has two readings.",
    "notation.not_a_pool": "What stands before a modifier, or in braces, is no pool.",
    "notation.order": "This modifier may not stand here.",
    "notation.endless": "Every face meets the condition.",
    "notation.value": "A count, a number of sides or of repeats is impossible.",
    "notation.division": "The divisor could be 0.",
    "notation.units": "A sum and successes stand together.",
    "notation.name": "This name is unknown.",
    "notation.limit": "A limit of the notation is passed.",
    "odds.limit": "Exact odds of this are too large to work out.",
    "odds.several": "This is several rolls, and exact odds are of one.",
    "output": "The output cannot be written.",
    "memory": "There is not enough memory.",
    "bug": "A fault of archcli's own.",
}
"""Every code of a mistake, and when it is said."""


def named_option(text: str) -> str | None:
    """The first option that a message names; not one that stands in quotes, as somebody typed it."""
    found = _OPTION.search(_QUOTED.sub("", text))
    return found[0] if found else None


_QUOTED = re.compile(r"\"[^\"]*\"|(?<!\w)'[^']*'")
_OPTION = re.compile(r"(?<![\w-])--(?!help\b)[a-z][a-z0-9-]*")


class ArchcliError(Exception):
    """A mistake of the user's. `code` is what a script reads, `message` what a person reads."""

    code = "usage"
    exit_code = 2

    def __init__(
        self, message: str, *, hint: str | None = None, option: str | None = None, choices: Iterable[object] = (),
    ) -> None:
        """`option`: which one it is about, where it is not the first that is named; `choices`: what may stand there."""
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.option = option if option and option.startswith("-") else None  # a word of the line is no option
        self.choices = tuple(map(str, choices))

    def as_data(self) -> dict[str, Any]:
        """The value of `error` in the JSON form."""
        data: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.hint is not None:
            data["hint"] = self.hint
        option = self.option or named_option(self.message) or named_option(self.hint or "")
        if option is not None:
            data["option"] = option
        if self.choices:
            data["choices"] = list(self.choices)
        return data

    def as_text(self) -> str:
        """The lines after `error: `."""
        return flat(self.message) if self.hint is None else f"{flat(self.message)}\n{flat(self.hint)}"


class UsageError(ArchcliError):
    """Commands, options and their values; `limit`: what is passed."""

    code = "usage"

    def __init__(
        self, message: str, *, hint: str | None = None, option: str | None = None, choices: Iterable[object] = (),
        limit: Limit | None = None,
    ) -> None:
        super().__init__(message, hint=hint, option=option, choices=choices)
        self.limit = limit

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        if self.limit is not None:
            data |= {"limit": self.limit.name, "max": int(self.limit)}
        return data


class DiceError(ArchcliError):
    """The faces of `--dice`: impossible, too few, too many."""

    code = "dice"


class RuleError(ArchcliError):
    """What the rules of a game refuse; `rule` is the ledger's id, with which the message ends."""

    code = "rule"

    def __init__(
        self, message: str, *, rule: str | None = None, hint: str | None = None, option: str | None = None,
        choices: Iterable[object] = (),
    ) -> None:
        super().__init__(f"{message} ({rule})" if rule else message, hint=hint, option=option, choices=choices)
        self.rule = rule

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        if self.rule is not None:
            data["rule"] = self.rule
        return data


class Mistake(NamedTuple):
    """One mistake of a file: which file, the path of the key (empty for the file itself), what is wrong, and on which
    line (from 1) that stands, where it is known."""

    file: str
    key: str
    message: str
    line: int | None = None

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.message}" if self.key else f"{self.file}: {self.message}"


class FileError(ArchcliError):
    """A file that cannot be used, with all its mistakes at once. `written_by`: what writes a file of this kind."""

    written_by = ""

    def __init__(self, mistakes: Sequence[Mistake], *, hint: str | None = None) -> None:
        super().__init__("\n".join(map(str, mistakes)), hint=hint)
        self.mistakes = tuple(mistakes)

    def as_data(self) -> dict[str, Any]:
        return super().as_data() | {"mistakes": [mistake._asdict() for mistake in self.mistakes]}

    def as_text(self) -> str:
        lines = [*map(str, self.mistakes), *([] if self.hint is None else [self.hint])]
        return "\n".join(map(flat, lines))


class SheetError(FileError):
    """A character sheet that cannot be used."""

    code = "sheet"
    written_by = "archcli sheet new FILE"


class ForeignSheet(SheetError):
    """A sheet of another game than the command's: `game`, as the sheet names it."""

    def __init__(self, file: str, game: str, said: str) -> None:
        super().__init__([Mistake(file, "system", f"is a sheet of {said}")])
        self.game = game

    def at_home(self, title: str, line: str) -> Self:
        """The same, with the title of that game and the command line that would take the sheet."""
        return type(self)(self.mistakes[0].file, self.game, f"{title}: {line} ...")


class HouseError(FileError):
    """A house-rules file that cannot be used."""

    code = "house"
    written_by = "archcli rulings --write FILE"


class FightError(FileError):
    """A fight that cannot be used, or somebody who is not in it.

    `mistakes`: those of its file. `exit_code` is 1 where nothing that was typed is at fault, such as a lock.
    """

    code = "fight"
    written_by = "archcli fight new SHEET..."

    def __init__(
        self, said: str | Sequence[Mistake], *, hint: str | None = None, choices: Iterable[object] = (),
        exit_code: int = 2,
    ) -> None:
        super().__init__([] if isinstance(said, str) else said, hint=hint)
        self.exit_code, self.choices = exit_code, tuple(map(str, choices))
        if isinstance(said, str):
            self.message, self.args = said, (said,)

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        if not self.mistakes:
            del data["mistakes"]
        return data

    def as_text(self) -> str:
        return super().as_text() if self.mistakes else ArchcliError.as_text(self)


class OddsError(ArchcliError):
    """Exact odds that are not given: too large (`odds.limit`), or of several rolls (`odds.several`)."""

    def __init__(
        self, code: str, message: str, *, hint: str | None = None,
        limit: str | None = None, asked: int | None = None, most: int | None = None,
    ) -> None:
        super().__init__(message, hint=hint)
        self.code = code
        self.limit, self.asked, self.most = limit, asked, most

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        if self.limit is not None:
            data |= {"limit": self.limit, "asked": self.asked, "max": self.most}
        return data


class NotationError(ArchcliError):
    """A mistake in dice notation, at a stretch of the input: from `start` to one before `end`, code points from 0.

    A mistake at the very end of the input has an empty stretch. `limit`, `asked` and `most` stand for
    `notation.limit` alone.
    """

    STRETCH = 60

    def __init__(
        self, code: str, message: str, *, source: str, start: int, end: int, hint: str | None = None,
        limit: str | None = None, asked: int | None = None, most: int | None = None,
    ) -> None:
        super().__init__(message, hint=hint)
        self.code = code
        self.source, self.start, self.end = source, start, end
        self.limit, self.asked, self.most = limit, asked, most

    @property
    def column(self) -> int:
        """The first column of the mistake, from 1."""
        return self.start + 1

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "code": self.code, "message": self.message, "column": self.column, "end": self.end + 1, "hint": self.hint,
        }
        if self.limit is not None:
            data |= {"limit": self.limit, "asked": self.asked, "max": self.most}
        return data

    def as_text(self) -> str:
        first, last = max(0, self.start - self.STRETCH), min(len(self.source), self.start + self.STRETCH)
        before = "..." if first else ""
        after = "..." if last < len(self.source) else ""
        stretch = "".join(c if c.isprintable() else " " for c in self.source[first:last])
        start, end = self.start - first, min(self.end, last) - first
        indent = " " * (len(before) + cells(stretch[:start]))
        carets = "^" * max(1, cells(stretch[start:end]))
        shown = [f"  {before}{stretch}{after}", f"  {indent}{carets}"] if self.source.strip() else []
        lines = [flat(self.message), *shown]
        return "\n".join(lines if self.hint is None else [*lines, self.hint])

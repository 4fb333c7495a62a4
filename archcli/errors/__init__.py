"""What a user can do wrong: each mistake is an exception that says itself, as text and as data.

    mistakes     the kinds of them, with their codes
    sentences    what is refused in the same words everywhere
    text         what was typed, made harmless to show, and the words most like it

Everything below `cli/` raises these and nothing else for a mistake of the user's; `cli.boundary` catches
`ArchcliError` in one place and owns the exit.
"""

from archcli.errors.mistakes import (
    CODES,
    NUMBER,
    ArchcliError,
    DiceError,
    FightError,
    FileError,
    ForeignSheet,
    HouseError,
    Mistake,
    NotationError,
    OddsError,
    RuleError,
    SheetError,
    UsageError,
)
from archcli.errors.sentences import (
    beyond,
    miscounted,
    nameless,
    no_such,
    nobody,
    refuse_twice,
    unknown,
    unreadable,
)
from archcli.errors.text import (
    flat,
    near_names,
    nearest,
    visible,
)

__all__ = [
    "CODES", "NUMBER", "ArchcliError", "DiceError", "FightError", "FileError", "ForeignSheet", "HouseError", "Mistake",
    "NotationError", "OddsError", "RuleError", "SheetError", "UsageError", "beyond", "flat", "miscounted",
    "nameless", "near_names", "nearest", "no_such", "nobody", "refuse_twice", "unknown", "unreadable", "visible",
]

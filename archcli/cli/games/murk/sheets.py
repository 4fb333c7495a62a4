"""What was typed and what stands on a sheet of The Murk, put together: an option always beats the sheet."""

from collections.abc import Sequence
from typing import NamedTuple

from archcli.cli.files import read_sheet
from archcli.errors import RuleError, UsageError
from archcli.rules.murk.attribute import Effort
from archcli.rules.murk.sheet import Sheet


def load(name: str | None, *, instead: str | None = None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    if name is None:
        return None
    path, tables = read_sheet(name, instead=instead)
    return Sheet(tables, file=path)


def first_and_rest(names: Sequence[str] | None) -> tuple[Sheet | None, list[Sheet]]:
    """Your sheet and those of your foes, from the words of a fight."""
    sheets = [sheet for name in names or () if (sheet := load(name)) is not None]
    return (sheets[0] if sheets else None), sheets[1:]


def of(typed: int | None, sheet: Sheet | None, *path: str) -> int | None:
    """A typed number, else the sheet's, None where neither is known."""
    return typed if typed is not None or sheet is None else sheet.number(*path)


def die_of(typed: int | None, sheet: Sheet | None, attribute: str) -> int:
    """A typed die, else the sheet's. Raises UsageError naming the option and the key where neither is known (M-01)."""
    if typed is not None:
        return typed
    if sheet is None:
        raise UsageError(f"--die is missing: give the sides of the die, or a sheet with attributes.{attribute}")
    return sheet.die(attribute, option="--die")


class Asked(NamedTuple):
    """The roll options as they were typed, None where they were not."""

    die: int | None = None
    bonus: int = 0
    potential: int = 0
    have: int | None = None
    suffering: int | None = None
    lead: int = 0

    def effort(self, sheet: Sheet | None, attribute: str) -> Effort:
        """What the one who rolls brings, with the numbers of a sheet where none were typed."""
        return Effort(
            die_of(self.die, sheet, attribute), self.bonus, self.potential, of(self.have, sheet, "potential"),
            of(self.suffering, sheet, "suffering") or 0, self.lead, name_of(sheet),
        )


def name_of(sheet: Sheet | None) -> str:
    """Who acts."""
    return "you" if sheet is None else sheet.name


def power_die(sheet: Sheet) -> int:
    """The larger of a foe's Faith and Esoteria. Raises RuleError where it possesses neither (M-01)."""
    die = max(sheet.number("attributes", power) or 0 for power in ("faith", "esoteria"))
    if not die:
        raise RuleError(
            f"{sheet.name} possesses neither Faith nor Esoteria (attributes.faith, attributes.esoteria): no contest",
            rule="M-01",
        )
    return die

"""The damage of a weapon: dice notation, which is loaded only where some is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.errors import ArchcliError, NotationError, UsageError

if TYPE_CHECKING:
    from archcli.notation import Expression


def expression(text: str, option: str) -> Expression:
    """The damage as it is rolled; a mistake in it names the option. Raises NotationError and UsageError."""
    from archcli.notation import damage

    try:
        return damage(text)
    except (NotationError, UsageError) as mistake:
        mistake.message = f"{option}: {mistake.message}"
        raise


def expected(text: str) -> str | None:
    """What should stand in a sheet in place of this damage; None where all is well."""
    from archcli.notation import damage

    try:
        damage(text)
    except ArchcliError as mistake:
        return f"dice notation with one total, such as 2d6+1 ({mistake.message})"
    return None

"""Lines that the results of The Murk share: attribute rolls with their reasons, and Potential."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from archcli.report import Line, Modifier, Span, line, rolled, signed, verdict
from archcli.roles import BAD, GOOD, NOTE
from archcli.rules.murk.attribute import HIGH

if TYPE_CHECKING:
    from collections.abc import Iterable

    from archcli.dice.roll import Roll


def attribute_roll(roll: Roll[Any], modifiers: Iterable[Modifier], *after: Span) -> Line:
    """The line of a roll, with what moved it and why."""
    reasons = ", ".join(f"{signed(modifier.by)} {modifier.because}" for modifier in modifiers)
    return rolled(roll, *([(f"  ({reasons})", NOTE)] if reasons else []), *after)


def against(total: int, dr: int, *, success: bool, botch: bool = False) -> Line:
    """The line that says how a total fared against a DR."""
    by = f" by {abs(total - dr)}" if total != dr else ""
    ending = f"success{by}" if success else f"botch, failed{by}" if botch else f"failed{by}"
    return verdict(ending, success, f" against DR {dr}")


def potential(faces: tuple[int, ...], change: int, held: int | None) -> list[Line]:
    """The line of Potential: what the faces did to it, and what is held afterwards; none where nothing is to say."""
    if not change and held is None:
        return []
    first, second, die = faces[:3] if faces else (0, 1, 0)
    reasons = [
        *([f"equal d6, and the die shows {die}"] if first == second else []),
        *([f"the die shows more than {HIGH}"] if die > HIGH else []),
        *(["the die shows 1"] if die == 1 else []),
    ]
    moved = change or reasons
    spans = [Span(signed(change), GOOD if change > 0 else BAD if change < 0 else NOTE)] if moved else []
    spans += [Span(f" ({'; '.join(reasons)})", NOTE)] if reasons else []
    spans += [Span(f"{', ' if spans else ''}{held} held now")] if held is not None else []
    return [line("Potential", *spans)]

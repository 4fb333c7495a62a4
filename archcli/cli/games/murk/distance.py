"""`archcli murk distance`."""

from __future__ import annotations

from typing import Annotated

from archcli.given import Range, Word
from archcli.rules.murk import distance as rule
from archcli.rules.murk.rulings import Murk


def distance(
    rulings: Murk, feet: Annotated[int, Range(0), Word("FEET", help="Feet apart, 0 or more.")],
) -> rule.Distance:
    """Tell the band of a distance, and what can be fought there.

    Example: archcli murk distance 31
    """
    return rule.distance(feet, rulings=rulings)

"""How large exact odds may become: the work is estimated before it is done, and refused beyond a few seconds."""

from __future__ import annotations

from archcli.dice.distribution import STEPS, too_large
from archcli.limits import Limit

NOTATION = "for the exact odds of dice notation"
MOST = {limit.name: limit for limit in (
    STEPS,
    Limit("bytes", 2_000_000_000, f"bytes of long integers to go through, {NOTATION}"),
    Limit("outcomes", 250_000, f"outcomes, {NOTATION}"),
    Limit("digits", 60_000_000, f"digits of fractions, {NOTATION}"),
)}
WHAT = {
    "steps": "steps", "bytes": "bytes of long integers to go through", "outcomes": "outcomes",
    "digits": "digits of fractions",
}


def spend(asked: int, kind: str) -> None:
    """Refuse work that would take too long. Raises OddsError."""
    if asked > MOST[kind]:
        raise too_large(kind, asked, MOST[kind], WHAT[kind])


def affordable(outcomes: int, bits: int) -> None:
    """Refuse a distribution of so many outcomes whose weights have so many bits."""
    spend(outcomes, "outcomes")
    spend(outcomes * bits * 3 // 10, "digits")

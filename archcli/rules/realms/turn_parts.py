"""The parts of a turn: how they are written, and what each costs in feet (R-24 to R-29)."""

from typing import NamedTuple

from archcli.errors import UsageError, no_such
from archcli.numbers import whole
from archcli.rules.realms.rulings import Realms

HEX = 5
"""Feet of a hex (R-25)."""
GROUND = {"walk": 1, "difficult": 2, "through": 2, "crawl": 3}
"""Feet of movement that each foot costs (R-25)."""
PERCENT = {"stand": 50, "mount": 50, "dismount": 50, "mount-huge": 100, "dismount-huge": 100}
"""Percent of the species movement (R-24)."""
FLAT = {"pick-up": 10, "shield": 10, "draw": 10, "pick-up-ready": 20}
"""Feet."""
PICKED_UP = ("pick-up", "pick-up-ready")
"""What takes the action too, by the ruling pick_up (R-27)."""
ACT, REACT = "act", "react"
ACTION, REACTION = "action", "reaction"
ONCE = {ACT: ACTION, REACT: REACTION}
"""What can be done once (R-27, R-29)."""
HOLD = "hold"
PARTS = (*GROUND, *PERCENT, *FLAT, *ONCE, HOLD)


class Part(NamedTuple):
    """A part of a turn as typed, what it is, and its feet (None where it has none)."""

    text: str
    kind: str
    feet: int | None = None


def read_part(text: str) -> Part:
    """A part of a turn, such as `walk:10` or `stand`. Raises UsageError naming what cannot be read."""
    kind, colon, rest = text.partition(":")
    if kind not in PARTS:
        raise no_such("part", kind, PARTS, before=f'"{text}": ')
    if kind not in GROUND:
        if colon:
            raise UsageError(f'"{text}": {kind} has no feet')
        return Part(text, kind)
    feet = whole(rest, sign=False)
    if feet is None:
        raise UsageError(f'"{text}": give the feet, 0 or more, such as {kind}:10')
    return Part(text, kind, feet)


def takes(part: Part, rulings: Realms) -> str:
    """What a part takes beside its feet: "action", "reaction", or nothing (R-27, R-29, ruling pick_up)."""
    picks_up = part.kind in PICKED_UP and rulings.pick_up == "action"
    return ACTION if picks_up else ONCE.get(part.kind, "")


def cost(part: Part, species: int, rulings: Realms) -> int:
    """What a part costs in feet; `species`: the species movement, of which it may be a percentage (R-24)."""
    if part.feet is not None:
        return GROUND[part.kind] * part.feet
    if part.kind in PERCENT:
        return rounded(species * PERCENT[part.kind], 100, rulings)
    return FLAT.get(part.kind, 0)


def rounded(number: int, parts: int, rulings: Realms) -> int:
    """A number divided by a number of parts, to a whole one (R-22, ruling rounding)."""
    return -(-number // parts) if rulings.rounding == "up" else number // parts

"""Attribute rolls: two d6 and one attribute die, and what they do to Potential (M-01, M-03, M-05 to M-08, M-14)."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.readings import Reading
from archcli.report import Modifier
from archcli.rules.murk.rulings import Murk

if TYPE_CHECKING:
    from archcli.dice.distribution import DiceSides, Distribution

DICE = (4, 6, 8, 10, 12, 20)
ATTRIBUTES = ("body", "mind", "spirit", "initiative", "faith", "esoteria", "wealth")
TRACKS = {"damage": "body", "strain": "mind", "exhaustion": "spirit"}
"""The tracks of injury, each with the attribute whose die it is rolled with (M-31)."""
DUE = "breakdown due"
"""What waits after a failed injury roll (M-33)."""
TIERS = {1: -1, 2: 0, 3: 1, 4: 2, 5: 2, 6: 3}
"""What a quality tier adds; tier 6 adds so many attribute dice instead (M-08, ruling artifact)."""
HIGH = 6
"""An attribute die above this face gains Potential (M-05)."""
STEP, EACH = 5, 2
"""For each full STEP points of Initiative ahead, EACH on the roll (M-14)."""


class Seen(NamedTuple):
    """What a rule may see of an attribute roll: its total, whether the attribute die shows 1, and the Potential."""

    total: int
    shows_1: bool
    change: int


class AttributeRoll(Reading[Seen]):
    """Reads two d6, an attribute die, and further dice that only add to the total (M-01, M-03, M-05 to M-08)."""

    bonus: int
    stack: bool

    def value(self, faces: Sequence[int]) -> Seen:
        return Seen(sum(faces) + self.bonus, faces[2] == 1, potential_change(faces, stack=self.stack))

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": sum(faces) + self.bonus}

    def distribution(self, pool: "DiceSides") -> "Distribution[Seen]":
        from archcli.dice.distribution import Distribution, listed, sums

        first, more = listed(pool[:3], self.value), sums(pool[3:])
        weights: dict[Seen, int] = {}
        for seen, weight in first.weights.items():
            for extra, ways in more.weights.items():
                moved = seen._replace(total=seen.total + extra)
                weights[moved] = weights.get(moved, 0) + weight * ways
        return Distribution(weights, first.total * more.total)


def potential_change(faces: Sequence[int], *, stack: bool) -> int:
    """What the faces (d6, d6, attribute die) do to the roller's Potential, in points (M-05 to M-07).

    `stack`: both gains count, else the larger (ruling potential_gain). No faces change nothing.
    """
    if not faces:
        return 0
    first, second, die = faces[:3]
    gains = (int(die > HIGH), die if first == second else 0)
    return (sum(gains) if stack else max(gains)) - int(die == 1)


def left(have: int | None, spent: int, change: int) -> int | None:
    """The Potential held after a roll, in points, never below 0 (M-07); None where it was not known before."""
    return None if have is None else max(0, have - spent + change)


def outpaced(lead: int) -> int:
    """What a lead of Initiative adds to the roll of the one ahead, 0 for one who is not (M-14)."""
    return EACH * (max(0, lead) // STEP)


def artifact_dice(tier: int, rulings: Murk) -> int:
    """How many further attribute dice a quality tier brings (M-08, ruling artifact)."""
    return TIERS[tier] if tier == max(TIERS) and rulings.artifact == "dice" else 0


def flat(modifiers: Iterable[Modifier]) -> int:
    """The sum of flat changes, in points."""
    return sum(modifier.by for modifier in modifiers)

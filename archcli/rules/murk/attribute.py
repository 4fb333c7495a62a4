"""Attribute rolls: two d6 and one attribute die, and what they do to Potential (M-01 to M-09, M-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.readings import Reading
from archcli.errors import RuleError, UsageError
from archcli.report import Modifier

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from archcli.dice.distribution import Distribution, Pool
    from archcli.rules.murk.rulings import Murk

DICE = (4, 6, 8, 10, 12, 20)
ATTRIBUTES = ("body", "mind", "spirit", "initiative", "faith", "esoteria", "wealth")
TRACKS = {"damage": "body", "strain": "mind", "exhaustion": "spirit"}
"""The tracks of injury, each with the attribute whose die it is rolled with (M-31)."""
TIERS = {1: -1, 2: 0, 3: 1, 4: 2, 5: 2, 6: 3}
"""What a quality tier adds; tier 6 adds so many attribute dice instead (M-08, ruling artifact)."""
HIGH = 6
"""An attribute die above this face gains Potential (M-05)."""
STEP, EACH = 5, 2
"""For each full STEP points of Initiative ahead, EACH on the roll (M-14)."""


class Effort(NamedTuple):
    """What one brings to an attribute roll.

    `die`: sides of the attribute die; `bonus`: flat points; `potential`: points spent on this roll, of `have` held
    (None: not known); `suffering`: ranks; `lead`: own Initiative Score minus the opposing one; `name`: who rolls.
    """

    die: int
    bonus: int = 0
    potential: int = 0
    have: int | None = None
    suffering: int = 0
    lead: int = 0
    name: str = "you"

    @property
    def pool(self) -> Pool:
        """The dice of the roll, in the order rolled."""
        return (6, 6, self.die)


class Seen(NamedTuple):
    """What a rule may see of an attribute roll: its total, whether the attribute die shows 1, and the Potential."""

    total: int
    one: bool
    change: int


class AttributeRoll(Reading[Seen]):
    """Reads two d6, an attribute die, and further dice that only add to the total (M-01, M-03, M-05 to M-08)."""

    bonus: int
    stack: bool

    def value(self, faces: Sequence[int]) -> Seen:
        return Seen(sum(faces) + self.bonus, faces[2] == 1, potential_change(faces, stack=self.stack))

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": sum(faces) + self.bonus}

    def distribution(self, pool: Pool) -> Distribution[Seen]:
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
    one, other, die = faces[:3]
    gains = (int(die > HIGH), die if one == other else 0)
    return (sum(gains) if stack else max(gains)) - int(die == 1)


def left(have: int | None, spent: int, change: int) -> int | None:
    """The Potential held after a roll, in points, never below 0 (M-07); None where it was not known before."""
    return None if have is None else max(0, have - spent + change)


def outpaced(lead: int) -> int:
    """What a lead of Initiative adds to the roll of the one ahead, 0 for one who is not (M-14)."""
    return EACH * (max(0, lead) // STEP)


def refuse(effort: Effort) -> None:
    """Raises RuleError for what nobody can bring to a roll: a die that does not exist (M-01), a negative number,
    more Potential spent than held (M-04)."""
    refuse_die(effort.die)
    refuse_negative({"--potential": effort.potential, "--have": effort.have, "--suffering": effort.suffering})
    refuse_overspending(effort.potential, effort.have)


def refuse_die(die: int, option: str = "--die") -> None:
    """Raises RuleError for a size that no attribute die has (M-01)."""
    if die not in DICE:
        listed = ", ".join(map(str, DICE))
        raise RuleError(f"{option} is {die}, and an attribute die has one of {listed} sides", rule="M-01")


def refuse_negative(numbers: dict[str, int | None]) -> None:
    """Raises UsageError for an option (the key) that is below 0; None is no number."""
    for option, number in numbers.items():
        if number is not None and number < 0:
            raise UsageError(f"{option} is {number}, and must be 0 or more")


def refuse_overspending(spent: int, have: int | None, *, rule: str = "M-04") -> None:
    """Raises RuleError where more Potential is spent than is held (M-04, M-42)."""
    if have is not None and spent > have:
        raise RuleError(f"{spent} Potential cannot be spent: {have} Potential is held (--have)", rule=rule)


def changes(
    effort: Effort, rulings: Murk, *, to: str = "roll", who: str = "", tier: int = 2, outpacing: bool = True,
) -> tuple[Modifier, ...]:
    """Every flat change of an attribute roll, in order: bonus, Potential, Suffering, tier, outpacing (M-04, M-08,
    M-09, M-14). Changes of 0 are left out. `to`: which roll; `who`: whose, where several of that name are rolled."""
    whose = f"{who}: " if who else ""
    every = (
        (effort.bonus, "bonus"),
        (effort.potential, "Potential spent"),
        (-effort.suffering if rulings.suffering == "flat" else 0, _ranks(effort.suffering)),
        (0 if artifact_dice(tier, rulings) else TIERS[tier], f"tier {tier} equipment"),
        (outpaced(effort.lead) if outpacing else 0, f"outpacing by {effort.lead} points"),
    )
    return tuple(Modifier(to, by, whose + because) for by, because in every if by)


def _ranks(ranks: int) -> str:
    return f"{ranks} rank{'' if ranks == 1 else 's'} of Suffering"


def artifact_dice(tier: int, rulings: Murk) -> int:
    """How many further attribute dice a quality tier brings (M-08, ruling artifact)."""
    return TIERS[tier] if tier == max(TIERS) and rulings.artifact == "dice" else 0


def flat(modifiers: Iterable[Modifier]) -> int:
    """The sum of flat changes, in points."""
    return sum(modifier.by for modifier in modifiers)

"""What one brings to an attribute roll, and what it adds to the roll (M-04, M-08, M-09, M-14)."""

from typing import Annotated

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.errors import RuleError
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.murk.attribute import DICE, TIERS, artifact_dice, outpaced
from archcli.rules.murk.rulings import Murk

ACTOR, FOES, PLACE = "Actor", "Foes", "Place"
"""Panels of the help that several commands share."""
DIE = Given(
    "--die", sheet="attributes.{attribute}", panel=ACTOR, metavar="4|6|8|10|12|20",
    choices="archcli.rules.murk.attribute:DICE", help="Sides of the attribute die.",
)
HAVE = Given("--have", sheet="potential", panel=ACTOR, help="Potential held before.")
RESERVE = Given("--reserve", sheet="power", panel=ACTOR, help="Power held before.")
DR = Given("--dr", help="The Difficulty Rating to reach.")
ROLL = "roll"
"""What your attribute roll is called."""
YOU = "you"
"""Who rolls without a sheet."""


class Effort(Record):
    """What one brings to an attribute roll.

    `die`: sides of the attribute die; `bonus`: flat points; `potential`: points spent on this roll, of `have` held
    (None: not known); `suffering`: ranks; `name`: who rolls (None: you, without a sheet).
    """

    die: Annotated[int, DIE]
    bonus: Annotated[int, Given("--bonus", panel=ACTOR, help="Points added to the roll; may be negative.")] = 0
    potential: Annotated[int, Range(0), Given(
        "--potential", panel=ACTOR, help="Potential spent on the roll, 1 point each.")] = 0
    have: Annotated[int | None, Range(0), HAVE] = None
    suffering: Annotated[int, Range(0), Given(
        "--suffering", sheet="suffering", panel=ACTOR, help="Ranks of Suffering; each takes 1 from the roll.")] = 0
    name: str | None = None

    @property
    def who(self) -> str:
        """Who rolls, in words."""
        return self.name or YOU

    @property
    def pool(self) -> tuple[int, ...]:
        """The dice of the roll, in the order rolled."""
        return (6, 6, self.die)


def refuse(effort: Effort) -> None:
    """Raises RuleError for a die that does not exist (M-01) and more Potential spent than held (M-04)."""
    refuse_die(effort.die)
    refuse_overspending(effort.potential, effort.have)


def refuse_die(die: int, option: str = "--die") -> None:
    """Raises RuleError for a size that no attribute die has (M-01)."""
    if die not in DICE:
        listed = ", ".join(map(str, DICE))
        raise RuleError(f"{option} is {die}, and an attribute die has one of {listed} sides", rule="M-01")


def refuse_overspending(spent: int, have: int | None, *, rule: str = "M-04") -> None:
    """Raises RuleError where more Potential is spent than is held (M-04, M-42)."""
    if have is not None and spent > have:
        raise RuleError(f"{spent} Potential cannot be spent: {have} Potential is held ({HAVE.name})", rule=rule)


def changes(
    effort: Effort, rulings: Murk, *, to: str = ROLL, tier: int = 2, lead: int = 0, hand: ByHand = NOT_MOVED,
) -> tuple[Modifier, ...]:
    """Every flat change of an attribute roll, in order: bonus, Potential, Suffering, tier, outpacing, by hand (M-04,
    M-08, M-09, M-14, M-43). Changes of 0 are left out.

    `to`: which roll; `lead`: own Initiative Score minus the opposing one; `hand`: what moves the rolls of this call.
    """
    every = (
        (effort.bonus, "bonus"),
        (effort.potential, "Potential spent"),
        (-effort.suffering if rulings.suffering == "flat" else 0, ranks_of_suffering(effort.suffering)),
        (0 if artifact_dice(tier, rulings) else TIERS[tier], f"tier {tier} equipment"),
        (outpaced(lead), f"outpacing by {lead} points"),
    )
    return (*(Modifier(to, by, because) for by, because in every if by), *hand.of(to))


def ranks_of_suffering(number: int) -> str:
    """Ranks of Suffering, in words."""
    return f"{number} rank{'' if number == 1 else 's'} of Suffering"

"""`distance`: the five bands, and what can be fought in each (M-15, M-16, M-18, M-24, M-26; Determining Distances)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.given import Given, Range
from archcli.report import Modifier, Outcome, Report, Result, Span, field, line
from archcli.roles import BAD, GOOD, NAME
from archcli.rules.murk.effort import PLACE

if TYPE_CHECKING:
    from archcli.rules.murk.rulings import Murk
    from archcli.rules.murk.weapon import Weapon

CLOSE, BEYOND = "close", "beyond"
FARTHER = (("near", 30), ("far", 250), ("very-far", 500), ("distant", 1000))
"""The bands past Close, each with its last foot."""
FARTHEST = FARTHER[-1][1]
PLACES = {"melee": "M-18", "shootout": "M-24", "contest": "M-26"}
"""The rules that say where each is fought."""
Feet = Annotated[int | None, Range(0), Given(
    "--distance", panel=PLACE, metavar="FEET", help="Feet between the sides; refused where this is not fought.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Distance(Result):
    """A band. `limit`: its last foot, None beyond the last band."""

    band: str
    limit: int | None
    melee: bool
    shootout: bool
    contest: bool
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    feet: int = field(shown=False)

    OUTCOME = Outcome(("band",))

    def quiet(self) -> str:
        return self.band

    def report(self) -> Report:
        to = "beyond every band" if self.limit is None else f"{self.band}, to {self.limit} feet"
        fights = [("melee", self.melee, 1), ("shootout", self.shootout, 2), ("contest of powers", self.contest, 3)]
        return Report(
            (Span(f"{self.feet} feet", NAME), Span(f": {to}")),
            tuple(
                line(f"phase {phase}", (fight if can else f"no {fight}", GOOD if can else BAD))
                for fight, can, phase in fights
            ),
        )


def distance(feet: int, *, rulings: Murk) -> Distance:
    """The band of a distance in feet (0 or more); a limit belongs to its band (M-15, rulings close_feet, beyond).

    Rolls nothing.
    """
    name, limit = band(feet, rulings)
    apart = _apart(name, rulings)
    return Distance(band=name, limit=limit, melee=name == CLOSE, shootout=apart, contest=apart, feet=feet)


def band(feet: int, rulings: Murk) -> tuple[str, int | None]:
    """The name and the last foot of the band of a distance (M-15)."""
    for name, limit in ((CLOSE, rulings.close_feet), *FARTHER):
        if feet <= limit:
            return name, limit
    return BEYOND, None


def _apart(name: str, rulings: Murk) -> bool:
    """Whether shootouts and contests are fought in a band."""
    return rulings.beyond == "distant" if name == BEYOND else name != CLOSE


def refuse_out_of_place(feet: int | None, fight: str, rulings: Murk) -> None:
    """Raises RuleError where a distance (feet, None: not told) is not one at which this fight is fought."""
    if feet is None:
        return
    name, _ = band(feet, rulings)
    close = fight == "melee"
    if (name == CLOSE) if close else _apart(name, rulings):
        return
    where = f"is {_shown(name)}" if name != BEYOND else f"is beyond {FARTHEST} feet"
    first, last = rulings.close_feet, f"to {FARTHEST} feet" if rulings.beyond == "refused" else "on"
    wanted = f"at Close (up to {first} feet)" if close else f"from Near ({first + 1} feet) {last}"
    raise RuleError(f"--distance {feet} {where}, and a {fight} is fought {wanted}", rule=PLACES[fight])


def refuse_too_far(feet: int | None, weapon: Weapon | None, rulings: Murk) -> None:
    """Raises RuleError where a weapon does not carry a distance (feet; either None: not told; M-46, ruling reach)."""
    if feet is None or weapon is None or rulings.reach == "unchecked":
        return
    name, _ = band(feet, rulings)
    if not weapon.carries(name):
        raise RuleError(
            f"{weapon.name} carries {_shown(weapon.range)}, and --distance {feet} is {_shown(name)} (ruling reach)",
            rule="M-46",
        )


def _shown(name: str) -> str:
    return name.replace("-", " ").capitalize()

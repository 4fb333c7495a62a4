"""`arc`: from which side an attack comes (A-15 to A-21; Archsoul, The Battle Map)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.report import Modifier, Outcome, Picture, Report, Result, Span, field, line
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.battle_map import (
    AHEAD,
    CENTRE,
    DRAWN,
    METERS,
    Map,
    Side,
    Space,
    arc_of,
    distance,
    draw,
    within,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.rules.archsoul.rulings import Archsoul

_ARROWS = {
    "n": ("↑", "^"), "ne": ("↗", "/"), "e": ("→", ">"), "se": ("↘", "\\"), "s": ("↓", "v"), "sw": ("↙", "/"),
    "w": ("←", "<"), "nw": ("↖", "\\"),
}
_MARKS: dict[Side, tuple[str, str]] = {"front": ("■", "#"), "back": ("○", "o")}


class Attacker(NamedTuple):
    """A space of the attacker: where it is, in which arc by position alone, and how many spaces away."""

    x: int
    y: int
    arc: Side
    spaces: int

    @property
    def space(self) -> Space:
        """Where it is."""
        return Space(self.x, self.y)


@dataclass(frozen=True, slots=True, kw_only=True)
class Arc(Result):
    """The arc of a character in which an attacker stands. Distances are those of the attacker's nearest space."""

    map: Map
    facing: str
    position: Space
    arc: Side
    treated_as: Side
    spaces: int
    meters: int
    adjacent: bool
    attackers: tuple[Attacker, ...]
    because: str = field(shown=False)
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = Outcome(("arc", "treated_as", "adjacent"))

    def quiet(self) -> str:
        return self.treated_as

    def report(self) -> Report:
        away = f"{self.spaces} space{'' if self.spaces == 1 else 's'} away, {self.meters} m"
        return Report((Span(f"facing {self.facing}", NAME), Span(f" at {self.position}, {self.map} map", NOTE)), (
            line("attacker", ", ".join(f"{seen.space} {seen.arc}" for seen in self.attackers), (f"; {away}", NOTE)),
            line("attack", "on the ", (self.treated_as, NUMBER), " arc", (self.because, NOTE)),
            self._picture(),
        ))

    def _picture(self) -> Picture:
        placed = {seen.space: seen.space.since(self.position) for seen in self.attackers}
        rings = min(DRAWN, max(2, *(distance(place, self.map, 8) for place in placed.values())))
        return Picture(*self._drawn(placed, rings, 0), *self._drawn(placed, rings, 1))

    def _drawn(self, placed: dict[Space, Space], rings: int, plain: int) -> tuple[tuple[str, ...], str]:
        marks = {
            place: _MARKS[arc_of(place, self.facing, self.map)][plain] for place in within(rings, self.map, 8)
        }
        far = [str(space) for space, place in placed.items() if place not in marks]
        marks |= {place: "A" for place in placed.values() if place in marks}
        marks[CENTRE] = _ARROWS[self.facing][plain]
        legend = f"{_MARKS['front'][plain]} front  {_MARKS['back'][plain]} back  {_ARROWS[self.facing][plain]} facing"
        beyond = f" ({' and '.join(far)}: too far to be drawn)" if far else ""
        return tuple(draw(marks, self.map)), f"{legend} {self.facing}  A attacker{beyond}"


def arc(
    facing: str, attackers: Sequence[Space], *, position: Space = CENTRE, on: Map = "hex",
    hold_firm: bool = False, grappled: bool = False, rulings: Archsoul,
) -> Arc:
    """In which arc of a character at `position` the attacker's spaces lie (A-16 to A-18), and what that counts as.

    An attacker in both arcs attacks the front (A-19); Hold Firm makes the back count as front (A-20); a grappled
    character has no front at all (A-21). Raises UsageError for a facing that the map lacks and where no space is
    given, RuleError for the character's own space. No dice.
    """
    if facing not in AHEAD[on]:
        raise UsageError(f'--facing is "{facing}"; on a {on} map it is one of {", ".join(AHEAD[on])}')
    if not attackers:
        raise UsageError("the attacker's space is missing: give --at X,Y")
    if position in attackers:
        raise RuleError(f"--at {position} is the same space as the character's own", rule="A-15")
    seen = tuple(_seen(space, position, facing, on, rulings) for space in dict.fromkeys(attackers))
    by_position: Side = "front" if any(attacker.arc == "front" for attacker in seen) else "back"
    near = min(attacker.spaces for attacker in seen)
    treated, because = _treated(by_position, hold_firm, grappled)
    if treated == "front" and len({attacker.arc for attacker in seen}) == 2:
        because = ", since the attacker stands in both"
    return Arc(
        map=on, facing=facing, position=position, arc=by_position, treated_as=treated, spaces=near,
        meters=near * METERS, adjacent=near == 1, attackers=seen, because=because,
    )


def _seen(space: Space, position: Space, facing: str, on: Map, rulings: Archsoul) -> Attacker:
    place = space.since(position)
    return Attacker(
        x=space.x, y=space.y, arc=arc_of(place, facing, on), spaces=distance(place, on, rulings.square_adjacency),
    )


def _treated(by_position: Side, hold_firm: bool, grappled: bool) -> tuple[Side, str]:
    if grappled:
        return "back", ": whoever is grappled has no front"
    if hold_firm and by_position == "back":
        return "front", ": Hold Firm, though it comes from the back"
    return by_position, ""

"""`area`: how many spaces a radius covers (A-22; Archsoul, Area of Effect Attacks)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.report import Modifier, Outcome, Picture, Report, Result, Span, field, line
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.battle_map import CENTRE, DRAWN, METERS, Map, Space, count_within, distance, draw, within

if TYPE_CHECKING:
    from archcli.rules.archsoul.rulings import Archsoul

_RINGS = (("■", "#"), ("□", "o"))
_CENTRE = ("◎", "@")


@dataclass(frozen=True, slots=True, kw_only=True)
class Area(Result):
    """The spaces that a radius (metres) covers. `cells` are counted from the centre; None past 20 rings."""

    map: Map
    radius: float
    rings: int
    spaces: int
    cells: tuple[Space, ...] | None
    adjacency: int = field(shown=False)
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = Outcome(("spaces",), number="spaces")

    def quiet(self) -> str:
        return str(self.spaces)

    def report(self) -> Report:
        rings = f": the space itself and {self.rings} ring{'' if self.rings == 1 else 's'} around it"
        covered = line("covers", (str(self.spaces), NUMBER), f" space{'' if self.spaces == 1 else 's'}", (rings, NOTE))
        title = (Span(f"a radius of {self.radius} m", NAME), Span(f", {self.map} map", NOTE))
        if self.cells is None:
            return Report(title, (covered, line("", (f"more than {DRAWN} rings are neither drawn nor listed", NOTE))))
        return Report(title, (covered, Picture(*self._drawn(self.cells, 0), *self._drawn(self.cells, 1))))

    def _drawn(self, cells: tuple[Space, ...], plain: int) -> tuple[tuple[str, ...], str]:
        marks = {place: _RINGS[1 - distance(place, self.map, self.adjacency) % 2][plain] for place in cells}
        marks[CENTRE] = _CENTRE[plain]
        sign, other = _RINGS[0][plain], _RINGS[1][plain]
        around = f"  {sign} and {other} ring about ring, {METERS} m each" if self.rings else ""
        return tuple(draw(marks, self.map)), f"{_CENTRE[plain]} centre{around}"


def area(radius: float, *, on: Map = "hex", rulings: Archsoul) -> Area:
    """The spaces that a radius of so many metres (above 0) covers: each 2 m are one ring around the space (A-22).

    Squares count diagonal neighbours or not by the ruling square_adjacency. Raises RuleError for a radius of 0 or
    less. No dice.
    """
    if not radius > 0:
        raise RuleError(f"the radius is {radius}, and a radius is above 0 metres", rule="A-22")
    rings = int(radius // METERS)
    adjacency = rulings.square_adjacency
    return Area(
        map=on, radius=radius, rings=rings, spaces=count_within(rings, on, adjacency), adjacency=adjacency,
        cells=tuple(within(rings, on, adjacency)) if rings <= DRAWN else None,
    )

"""Spaces of the battle map: distances, arcs, areas, and how they are drawn (A-15 to A-18, A-22; Archsoul, The Battle
Map).

Square: X grows east, Y north. Hex: rows run east-west, X counts along the row to the east, Y along the column to the
north-east, so the neighbours are E 1,0 · NE 0,1 · NW -1,1 · W -1,0 · SW 0,-1 · SE 1,-1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from archcli.given import Given

if TYPE_CHECKING:
    from collections.abc import Mapping

Map = Literal["hex", "square"]
Side = Literal["front", "back"]
MAPS: tuple[Map, ...] = ("hex", "square")
OnMap = Annotated[Map, Given("--map", panel="Map", help="Spaces of the map (hex).")]
METERS = 2
"""A space is so many metres across (A-15)."""
DRAWN = 20
"""So many rings around a space are drawn, and listed space by space."""


class Space(NamedTuple):
    """A space of the map."""

    x: int
    y: int

    def since(self, other: Space) -> Space:
        """The difference to another space."""
        return Space(self.x - other.x, self.y - other.y)

    def data(self) -> list[int]:
        """The space in a result."""
        return [self.x, self.y]

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


CENTRE = Space(0, 0)
AHEAD: dict[Map, dict[str, tuple[int, int]]] = {
    "hex": {"n": (0, 1), "ne": (1, 1), "se": (1, 0), "s": (0, -1), "sw": (-1, -1), "nw": (-1, 0)},
    "square": {
        "n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1),
        "s": (0, -1), "sw": (-1, -1), "w": (-1, 0), "nw": (-1, 1),
    },
}
"""For each facing the numbers a, b: the front arc is where a*x + b*y is above 0 (A-16 to A-18)."""


FACINGS = tuple(AHEAD["square"])
"""On a hex map two of them are none."""


def arc_of(place: Space, facing: str, on: Map) -> Side:
    """The arc in which a space lies, given its difference to the character's own (A-16 to A-18)."""
    a, b = AHEAD[on][facing]
    return "front" if a * place.x + b * place.y > 0 else "back"


def distance(place: Space, on: Map, adjacency: int) -> int:
    """Spaces to a place, given its difference (A-15); `adjacency` is the ruling square_adjacency, 8 or 4."""
    x, y = abs(place.x), abs(place.y)
    if on == "hex":
        return max(x, y, abs(place.x + place.y))
    return max(x, y) if adjacency == 8 else x + y


def count_within(rings: int, on: Map, adjacency: int) -> int:
    """How many spaces lie within so many rings of one, itself included (A-22)."""
    if on == "hex":
        return 1 + 3 * rings * (rings + 1)
    return (2 * rings + 1) ** 2 if adjacency == 8 else 1 + 2 * rings * (rings + 1)


def within(rings: int, on: Map, adjacency: int) -> list[Space]:
    """The spaces within so many rings of 0,0, row by row from the north and in a row from the west."""
    span = range(-rings, rings + 1)
    return [Space(x, y) for y in reversed(span) for x in span if distance(Space(x, y), on, adjacency) <= rings]


def draw(marks: Mapping[Space, str], on: Map) -> tuple[str, ...]:
    """One line for each row from the north: each space's mark (one character) where it lies, two columns apart.

    On hexes each row stands half a space to the right of the row south of it.
    """
    columns = {place: 2 * place.x + (place.y if on == "hex" else 0) for place in marks}
    left = min(columns.values())
    rows: dict[int, dict[int, str]] = {}
    for place, mark in marks.items():
        rows.setdefault(place.y, {})[columns[place] - left] = mark
    return tuple(
        "".join(rows[y].get(column, " ") for column in range(max(rows[y]) + 1)) for y in sorted(rows, reverse=True)
    )

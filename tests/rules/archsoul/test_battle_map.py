"""arc and area: both maps, checked against plain geometry and against drawings."""

from math import cos, pi, sin, sqrt
from typing import Any

import pytest

from archcli.report import Picture
from archcli.rules.archsoul.arc import arc
from archcli.rules.archsoul.area import area
from archcli.rules.archsoul.battle_map import (
    AHEAD,
    CENTRE,
    DRAWN,
    MAPS,
    Map,
    Space,
    arc_of,
    count_within,
    distance,
    draw,
    within,
)
from archcli.rules.archsoul.rulings import Archsoul
from tests.each import each
from tests.running import HERE, archcli

DEGREES = {
    "hex": {"n": 90, "ne": 30, "se": -30, "s": -90, "sw": -150, "nw": 150},
    "square": {"n": 90, "ne": 45, "e": 0, "se": -45, "s": -90, "sw": -135, "w": 180, "nw": 135},
}
"""Where each facing points, counted from the east against the clock."""
FACINGS: list[tuple[Map, str]] = [(on, facing) for on in MAPS for facing in AHEAD[on]]
HEX_STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
STRAIGHT = [(1, 0), (0, 1), (-1, 0), (0, -1)]
STEPS = {("hex", 8): HEX_STEPS, ("hex", 4): HEX_STEPS, ("square", 4): STRAIGHT, ("square", 8): [
    *STRAIGHT, (1, 1), (-1, 1), (-1, -1), (1, -1)]}


def centre(place: Space, on: Map) -> tuple[float, float]:
    """The middle of a space on paper: hexes stand in rows, each half a hex to the right of the one south of it."""
    return (place.x + place.y / 2, place.y * sqrt(3) / 2) if on == "hex" else (place.x, place.y)


def ahead(place: Space, on: Map, facing: str) -> bool:
    """Whether the middle of a space lies less than a quarter turn from where the character faces."""
    x, y = centre(place, on)
    turned = DEGREES[on][facing] * pi / 180
    return x * cos(turned) + y * sin(turned) > 1e-9


@each(("on", "facing"), FACINGS)
def test_arcs_are_plain_geometry(on: Map, facing: str) -> None:
    """For every facing and all spaces within 20, the front arc is the half of the plane that lies ahead."""
    for place in within(20, on, 8):
        if place != CENTRE:
            assert (arc_of(place, facing, on) == "front") is ahead(place, on, facing), place


@pytest.mark.parametrize(("on", "adjacency"), STEPS)
def test_distances_are_steps(on: Map, adjacency: int) -> None:
    """Walking from space to space, the ring reached in so many steps is the distance; the count is the formula's."""
    known = {CENTRE: 0}
    for step in range(1, 8):
        edge = [place for place, far in known.items() if far == step - 1]
        for place in edge:
            for x, y in STEPS[on, adjacency]:
                known.setdefault(Space(place.x + x, place.y + y), step)
        assert count_within(step, on, adjacency) == len(known)
        assert set(within(step, on, adjacency)) == set(known)
    assert all(distance(place, on, adjacency) == far for place, far in known.items())


DRAWINGS = [
    ("hex", "n", [
        " # # # ",
        "# # # #",
        "o o @ o o",
        "o o o o",
        "o o o",
    ]),
    ("square", "n", ["# # # # #", "# # # # #", "o o @ o o", "o o o o o", "o o o o o"]),
    ("square", "ne", ["o # # # #", "o o # # #", "o o @ # #", "o o o o #", "o o o o o"]),
]


@pytest.mark.parametrize(("on", "facing", "rows"), DRAWINGS)
def test_arcs_as_drawn_in_the_rules(on: Map, facing: str, rows: list[str]) -> None:
    """The three drawings of the rules, two spaces far."""
    marks = {place: "#" if arc_of(place, facing, on) == "front" else "o" for place in within(2, on, 8)}
    drawn = draw(marks | {CENTRE: "@"}, on)
    assert [line.split() for line in drawn] == [row.split() for row in rows]


@each(("on", "facing"), FACINGS)
@pytest.mark.parametrize(("rings", "plain"), [(2, False), (2, True), (DRAWN, False), (5, True)])
def test_pictures_read_back(on: Map, facing: str, rings: int, plain: bool) -> None:
    """Every character of a picture stands where its space is, and shows the arc of that space."""
    result = arc(facing, [Space(rings, 0)], on=on, rulings=Archsoul())
    picture = next(block for block in result.report().blocks if isinstance(block, Picture))
    rows = picture.ascii if plain else picture.lines
    front, back = ("#", "o") if plain else ("■", "○")
    assert len(rows) == 2 * rings + 1
    left = min(2 * place.x + (place.y if on == "hex" else 0) for place in within(rings, on, 8))
    seen = {}
    for down, row in enumerate(rows):
        y = rings - down
        for column, mark in enumerate(row):
            if mark != " ":
                east = column + left - (y if on == "hex" else 0)
                assert east % 2 == 0
                seen[Space(east // 2, y)] = mark
    assert set(seen) == set(within(rings, on, 8))
    for place, mark in seen.items():
        if place == Space(rings, 0):
            assert mark == "A"
        elif place != CENTRE:
            assert mark == (front if ahead(place, on, facing) else back)
    assert not plain or all(line.isascii() for line in picture.ascii)


def seen_at(x: int, y: int, side: str, spaces: int) -> dict[str, Any]:
    return {"x": x, "y": y, "arc": side, "spaces": spaces}


ARCS: list[tuple[str, dict[str, Any]]] = [
    ("--facing n --at 1,0", {
        "map": "hex", "facing": "n", "position": [0, 0], "arc": "back", "treated_as": "back", "spaces": 1, "meters": 2,
        "adjacent": True, "attackers": [seen_at(1, 0, "back", 1)], "rolls": [], "modifiers": [],
    }),
    ("--facing NE --at=-1,3 --map hex", {"arc": "front", "spaces": 3, "meters": 6}),
    ("--facing n --at 2,1 --position 1,1", {"arc": "back", "spaces": 1, "position": [1, 1]}),
    ("--facing s --at=-5,2 --position=-5,3", {"arc": "front", "spaces": 1}),
    ("--map square --facing e --at 0,1", {"arc": "back", "spaces": 1, "adjacent": True}),
    ("--map square --facing ne --at 1,-1", {"arc": "back", "spaces": 1}),
    ("--map square --facing ne --at=-1,2", {"arc": "front", "spaces": 2}),
    ("--map square --facing n --at=-1,0 --at=-1,1", {
        "arc": "front", "treated_as": "front", "attackers": [seen_at(-1, 0, "back", 1), seen_at(-1, 1, "front", 1)]}),
    ("--facing n --at 0,-3 --at 0,-2", {"arc": "back", "spaces": 2, "meters": 4}),
    ("--facing n --at 0,-1 --hold-firm", {"arc": "back", "treated_as": "front"}),
    ("--facing n --at 0,1 --hold-firm", {"arc": "front", "treated_as": "front"}),
    ("--facing n --at 0,1 --grappled", {"arc": "front", "treated_as": "back"}),
    ("--facing n --at 0,-1 --grappled --hold-firm", {"arc": "back", "treated_as": "back"}),
    ("--map square --facing n --at 1,1 --house sheets/house-open.toml", {"spaces": 2, "adjacent": False}),
    ("--facing n --at 400,-900", {"spaces": 900, "meters": 1800}),
]


@each(("line", "expected"), ARCS)
def test_arc(line: str, expected: dict[str, Any]) -> None:
    """The arc by position, what it is treated as, and how far away the nearest space is."""
    result = archcli(f"arc {line} --json", folder=HERE / "cases").result
    assert {name: result[name] for name in expected} == expected
    if "map" in expected:
        assert set(result) == set(expected)


AREAS: list[tuple[str, tuple[Any, ...]]] = [
    ("2", (2, 1, 7)), ("4", (4, 2, 19)), ("4m", (4, 2, 19)), ("5.9", (5.9, 2, 19)), ("1", (1, 0, 1)),
    ("40", (40, 20, 1261)),
    ("2 --map square", (2, 1, 9)), ("6 --map square", (6, 3, 49)),
    ("2 --map square --house sheets/house-open.toml", (2, 1, 5)),
    ("4 --map square --house sheets/house-open.toml", (4, 2, 13)),
    ("4 --map hex --house sheets/house-open.toml", (4, 2, 19)),
]


@each(("line", "values"), AREAS)
def test_area(line: str, values: tuple[Any, ...]) -> None:
    """Each 2 m are a ring; the cells are the spaces, each once, with the centre among them."""
    result = archcli(f"area {line} --json", folder=HERE / "cases").result
    assert (result["radius"], result["rings"], result["spaces"]) == values
    assert len({tuple(cell) for cell in result["cells"]}) == len(result["cells"]) == result["spaces"]
    assert [0, 0] in result["cells"]


def test_a_large_area_is_counted_but_not_listed() -> None:
    """Past 20 rings the spaces are counted alone, and the text says so."""
    result = archcli("area 2000 --json").result
    assert (result["spaces"], result["cells"]) == (1 + 3 * 1000 * 1001, None)
    assert "neither drawn nor listed" in archcli("area 2000").out


@pytest.mark.parametrize("on", MAPS)
@pytest.mark.parametrize("adjacency", [8, 4])
@each("rings", [0, 1, 7, DRAWN])
def test_area_pictures_hold_every_space(on: Map, adjacency: Any, rings: int) -> None:
    """A drawing of an area has one mark for each space it covers, and its centre in the middle."""
    result = area(2 * rings + 1, on=on, rulings=Archsoul(square_adjacency=adjacency))
    picture = next(block for block in result.report().blocks if isinstance(block, Picture))
    for lines, mark in ((picture.lines, "◎"), (picture.ascii, "@")):
        assert sum(len(line.split()) for line in lines) == result.spaces
        middle = lines[rings]
        assert middle.index(mark) == len(middle) // 2


REFUSED = [
    ("arc --facing e --at 1,0", ["--facing", "n, ne, se, s, sw, nw"]),
    ("arc --map square --facing up --at 1,0", ["--facing", "n, ne, e, se, s, sw, w, nw"]),
    ("arc --at 1,0", ["--facing"]), ("arc --facing n", ["--at"]),
    ("arc --facing n --at 0,0", ["same space"]),
    ("arc --facing n --at 1,1 --at 3,4 --position 3,4", ["same space"]),
    ("arc --facing n --at 1", ["--at", "X,Y"]), ("arc --facing n --at a,b", ["--at"]),
    ("arc --facing n --at 1,0 --position 1", ["--position"]),
    ("arc --facing n --at 1,0 --map cube", ["--map", "cube"]),
    ("area 0", ["radius"]), ("area -2", ["radius"]), ("area wide", ["radius", "wide"]),
    ("area 4 --map cube", ["--map"]), ("area 4 --check", ["--check"]),
]


@each(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """A facing that the map lacks, the own space, and a radius that is none are refused."""
    done = archcli(line)
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


def test_reports() -> None:
    """The text names the arc and why, draws the map, and says what lies beyond the drawing."""
    assert archcli("arc --facing n --at 1,0 --at 1,1").out == (
        "facing n at 0,0, hex map\n"
        "  attacker  1,0 back, 1,1 front; 1 space away, 2 m\n"
        "  attack    on the front arc, since the attacker stands in both\n"
        "    ■ ■ ■\n"
        "   ■ ■ ■ A\n"
        "  ○ ○ ↑ A ○\n"
        "   ○ ○ ○ ○\n"
        "    ○ ○ ○\n"
        "  ■ front  ○ back  ↑ facing n  A attacker\n"
    )
    assert "has no front" in archcli("arc --facing n --at 0,1 --grappled").out
    assert "Hold Firm" in archcli("arc --facing n --at 0,-1 --hold-firm").out
    assert "(50,0: too far to be drawn)" in archcli("arc --facing n --at 50,0 --at 1,0").out
    assert archcli("arc --facing n --at 0,-1 --hold-firm -q").out == "front\n"
    assert archcli("area 4 -q").out == "19\n"


def test_four_neighbours() -> None:
    """Where diagonals do not touch, a diagonal neighbour is two spaces away."""
    assert distance(Space(3, -4), "square", 4) == 7
    assert distance(Space(3, -4), "square", 8) == 4
    assert distance(Space(3, -4), "hex", 4) == 4

"""Lines and tables on screens of all widths: nothing is cut, no word is broken, wide letters keep their columns."""

import pytest

from archcli.cells import cells
from archcli.output.layout import bare, body, title
from archcli.output.look import coloured, plain
from archcli.output.wrap import wrapped
from archcli.report import Line, Report, Span, Table
from archcli.roles import BAR, GOOD, NAME, NUMBER, SHADES

WIDTHS = (40, 60, 80, 120)


def drawn(*blocks: Line | Table, width: int = 40, said: str = "") -> list[str]:
    report = Report((Span(said),) if said else (), blocks)
    look = coloured(width, ascii_only=False)
    return [*bare(title(report, look)), *bare(body(report, look))]


def texts(*cells: str | Span) -> tuple[Span, ...]:
    return tuple(cell if isinstance(cell, Span) else Span(cell) for cell in cells)


WRAPPED = {
    ("one two three", 9): ["one two", "three"],
    ("one two three", 13): ["one two three"],
    ("a  b", 4): ["a  b"],
    ("a  b", 3): ["a", "b"],
    ("abcdefgh ij", 5): ["abcde", "fgh", "ij"],
    ("x abcdefgh", 5): ["x", "abcde", "fgh"],
    ("日本語 日本", 6): ["日本語", "日本"],
    ("日本語日本", 5): ["日本", "語日", "本"],
    ("e\u0301e\u0301e\u0301e\u0301", 2): ["e\u0301e\u0301", "e\u0301e\u0301"],
    ("", 5): [""],
}


@pytest.mark.parametrize(("text", "room"), WRAPPED)
def test_wrapped(text: str, room: int) -> None:
    """Lines break between words, in cells; inside a word only where it is longer than a line."""
    assert ["".join(span.text for span in line) for line in wrapped([Span(text)], room)] == WRAPPED[text, room]


def test_a_word_of_two_spans_is_one_word() -> None:
    """A line breaks where there is a blank, and not where a colour ends."""
    lines = wrapped([Span("total "), Span("12", NUMBER), Span("%")], 7)
    assert [[*line] for line in lines] == [[Span("total")], [Span("12", NUMBER), Span("%")]]


def test_lines() -> None:
    """What stands beside a label goes on below itself; where there is no room it hangs under its label."""
    assert drawn(Line("attack", texts("four words stand here and more"))) == [
        "  attack  four words stand here and more"]
    assert drawn(Line("attack", texts("four words stand here and more of them"))) == [
        "  attack  four words stand here and more", "          of them"]
    assert drawn(Line("attack difficulty by hand", texts("+1 in the rain of the night"))) == [
        "  attack difficulty by hand  +1 in the", "    rain of the night"]
    assert drawn(Line("", texts("alone"))) == ["  alone"]
    assert drawn(Line("ab", texts("x")), Line("", texts(Span("hit", GOOD)))) == ["  ab  x", "      ✓ hit"]


def test_title() -> None:
    """What goes on below stands further in."""
    assert drawn(said="exact odds: attack aria.toml goblin.toml -w rapier") == [
        "exact odds: attack aria.toml goblin.toml", "    -w rapier"]


PROSE = Table(("who", "needs", "why"), (
    texts(Span("Aria", NAME), "4+", "strong against armor"), texts(Span("Brom the Bold", NAME), "5+", "tired"),
))


def test_a_table_by_width() -> None:
    """Three blanks between columns, then two, then wrapped prose, then one cell after another."""
    assert drawn(PROSE, width=48)[0] == "  who             needs   why"
    assert drawn(PROSE, width=44)[0] == "  who            needs  why"
    assert drawn(PROSE, width=40) == [
        "  who             needs   why", "  ──────────────────────────────────────",
        "  Aria               4+   strong against", "                          armor",
        "  Brom the Bold      5+   tired",
    ]
    assert drawn(PROSE, width=18) == [
        "  who Aria", "    needs 4+", "    why strong", "    against armor", "  who Brom the", "    Bold  needs 5+",
        "    why tired",
    ]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["Goblin", "ゴブリン", "Go\u0308blin", "🐉🐉"])
def test_columns_stand_in_line(name: str, width: int) -> None:
    """Whatever is written, the number behind it ends in the same column."""
    table = Table(("who", "chance", ""), (
        texts(Span(name, NAME), "50.00 %", Span("0.5", BAR)), texts(Span("Orc", NAME), "9.30 %", Span("1", BAR)),
    ))
    for look in (coloured(width, ascii_only=False), plain(width, ascii_only=False)):
        rows = list(bare(body(Report((), (table,)), look)))[-2:]
        assert len({cells(row[:row.index("%")]) for row in rows}) == 1
        assert max(map(cells, rows)) <= width


def test_bars_give_way() -> None:
    """They fill what is left, and are left out where there is nothing."""
    def bars(width: int) -> list[str]:
        return drawn(Table(("a long head", "chance", ""), (
            texts("a very long cell", "50.00 %", Span("0.5", BAR)), texts("b", "100 %", Span("1", BAR)),
        )), width=width)[-2:]

    assert bars(60) == [
        f"  a very long cell   50.00 %   {'█' * 14}▌", f"  b                    100 %   {'█' * 29}"]
    assert bars(40) == ["  a very long cell  50.00 %  █████▌", f"  b                   100 %  {'█' * 11}"]
    assert bars(28) == ["  a very long cell  50.00 %", "  b                   100 %"]
    assert bars(16) == ["  cell", "  b        100 %"]


def test_a_shaded_cell_is_shaded_as_a_whole() -> None:
    """Its blanks belong to it."""
    table = Table(("", "1"), (texts("a", Span("9 %", SHADES[4])), texts("b", Span("10.0 %", SHADES[1]))))
    first, _ = list(body(Report((), (table,)), coloured(40, ascii_only=False)))[-2:]
    assert first[-1] == Span("#    9 %", SHADES[4])

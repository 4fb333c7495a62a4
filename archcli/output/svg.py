"""What text shows, as a picture: words, rectangles and lines at the places where a terminal has them."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from archcli.cells import cells
from archcli.output.formats import ALWAYS, Screen
from archcli.output.layout import body, title
from archcli.output.look import BLOCKS, HEAD, LABEL, RULE, Look, coloured
from archcli.output.readable import Readable
from archcli.output.wrap import Written, length
from archcli.report import Report, Span
from archcli.roles import BAD, BAR, COUNTED, DROPPED, GOOD, MIXED, NAME, NOTE, NUMBER, SHADES

CELL, LINE, FONT = 12, 24, 20
"""Width and height of a cell, and the size of its letters."""
MARGIN = 16
BASE = 18
"""From the top of a line to the feet of its letters."""
INSET = 3
"""What a bar leaves free of its line, above and below."""
CLASSES = {
    COUNTED: "good", GOOD: "good", BAD: "bad", MIXED: "mixed", DROPPED: "dropped", NAME: "name", NUMBER: "number",
    NOTE: "dim", LABEL: "dim", HEAD: "dim", "title": "name",
    **{shade: f"on{number}" for number, shade in enumerate(SHADES)},
}
LIGHT = {
    "ground": "#ffffff", "letter": "#1f2328", "dim": "#59636e", "line": "#d1d9e0", "good": "#116329", "bad": "#b31d28",
    "mixed": "#8250df", "number": "#0a5f79", "bar": "#2f8fab", "on1": "#d7f0fb", "on2": "#a5d3f3", "on3": "#6cabe4",
    "on4": "#0b4f94", "most": "#ffffff", "least": "#1f2328",
}
DARK = LIGHT | {
    "ground": "#0d1117", "letter": "#e6edf3", "dim": "#9198a1", "line": "#3d444d", "good": "#56d364", "bad": "#ff7b72",
    "mixed": "#d2a8ff", "number": "#6fd3ec", "bar": "#3a9ab8", "on1": "#10293d", "on2": "#14466a", "on3": "#1a6299",
    "on4": "#79c0ff", "most": "#0d1117", "least": "#e6edf3",
}
"""Colours by what has them, where the reader prefers a light and a dark screen; the most stands out on both."""
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img">
<title>{title}</title>
<style>
text {{ font: {font}px "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: pre; }}
{light}
@media (prefers-color-scheme: dark) {{
{dark}
}}
</style>
<rect class="ground" width="{width}" height="{height}" rx="8"/>
{drawn}
</svg>
"""
"""It names no address of a font or of anything else: a picture asks nobody for anything."""


class Svg(Readable):
    """A picture of everything that is said, one report under the other; its text comes with `end`."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen._replace(ascii_only=False, colour=ALWAYS))
        self.reports: list[Report] = []

    def look(self) -> Look:
        return coloured(self.screen.width(), ascii_only=False)

    def drawn(self, report: Report) -> str:
        self.reports.append(report)
        return ""

    def end(self) -> str:
        look = self.look()
        lines: list[Written] = []
        for place, report in enumerate(self.reports):
            lines += [()] * bool(place)
            lines += [
                tuple(Span(span.text, span.role or "title") for span in line) for line in title(report, look)
            ]
            lines += body(report, look)
        drawn = [shape for place, line in enumerate(lines) for shape in _shapes(line, MARGIN + place * LINE)]
        said = " / ".join("".join(span.text for span in report.title) for report in self.reports)
        return FRAME.format(
            width=2 * MARGIN + CELL * max(map(length, lines), default=0), height=2 * MARGIN + LINE * len(lines),
            font=FONT, title=escape(said), light=_styles(LIGHT), dark=_styles(DARK), drawn="\n".join(drawn),
        )


def _shapes(line: Written, top: int) -> Iterator[str]:
    """What is drawn of a line whose top is there."""
    column = 0
    for span in line:
        left, width = MARGIN + column * CELL, cells(span.text) * CELL
        column += cells(span.text)
        if span.role == RULE:
            yield f'<path class="rule" d="M{left} {top + LINE // 2}h{width}"/>'
        elif span.role == BAR:
            filled = sum(map(BLOCKS.index, span.text)) * CELL / 8
            yield f'<rect class="bar" x="{left}" y="{top + INSET}" width="{filled:g}" height="{LINE - 2 * INSET}"/>'
        else:
            if span.role in SHADES[1:]:
                yield f'<rect class="{CLASSES[span.role]}" x="{left}" y="{top}" width="{width}" height="{LINE}"/>'
            yield from _words(span, left, top + BASE)


def _words(span: Span, left: int, foot: int) -> Iterator[str]:
    """Each word at its own place, so that no letter that is wider elsewhere moves the next column."""
    name = CLASSES.get(span.role)
    kind = f' class="{name}"' if name else ""
    for word in span.text.split(" "):
        width = cells(word) * CELL
        if word:
            yield f'<text{kind} x="{left}" y="{foot}" textLength="{width}">{escape(word, quote=False)}</text>'
        left += width + CELL


def _styles(colours: dict[str, str]) -> str:
    """The rules of a style sheet that give everything its colour."""
    rules = [
        f".ground {{ fill: {colours['ground']}; stroke: {colours['line']}; }}",
        f"text {{ fill: {colours['letter']}; }}",
        f".rule {{ stroke: {colours['line']}; }}", f".bar {{ fill: {colours['bar']}; }}",
        f".dim {{ fill: {colours['dim']}; }}", ".name { font-weight: bold; }",
        f".dropped {{ fill: {colours['dim']}; text-decoration: line-through; }}",
        *(f".{name} {{ fill: {colours[name]}; font-weight: bold; }}" for name in ("good", "bad", "mixed", "number")),
        *(f"rect.on{shade} {{ fill: {colours[f'on{shade}']}; }}" for shade in range(1, len(SHADES))),
        *(f"text.on{shade} {{ fill: {colours['least']}; }}" for shade in range(1, len(SHADES) - 1)),
        f"text.on{len(SHADES) - 1} {{ fill: {colours['most']}; }}",
    ]
    return "\n".join(rules)

"""What the formats for spreadsheets and wikis share: a head of columns, and rows of cells."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from archcli.output.data import escaped, simple
from archcli.output.formats import Format, Head, Screen
from archcli.report import Result

if TYPE_CHECKING:
    from archcli.output.odds import Compared
    from archcli.output.scan import Scan
    from archcli.output.summary import Summary

Row = Mapping[str, Any]
"""Cells by the name of their column."""


class Rows(Format):
    """A format of rows; each kind writes them in its own way. A head comes first, and again, after an empty line,
    where the columns change."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.columns: tuple[str, ...] = ()

    def head_text(self, columns: Sequence[str]) -> str:
        """The head of a table as text, with its line end."""
        raise NotImplementedError

    def row_text(self, cells: Sequence[str]) -> str:
        """A row as text, with its line end."""
        raise NotImplementedError

    def result(self, head: Head, result: Result) -> str:
        rows = rows_of(result)
        if head.repeat is not None:
            rows = [{"repeat": head.repeat, **row} for row in rows]
        return self.table(rows)

    def odds(self, head: Head, compared: Compared) -> str:
        every = [list(map(_spread, outcomes(odds.data()))) for odds in compared.odds]
        if len(every) == 1:
            return self.table(every[0], anew=True)
        names = ["", *compared.names[1:]]
        return self.table(
            [{"options": name, **row} for name, rows in zip(names, every, strict=True) for row in rows], anew=True,
        )

    def scan(self, head: Head, scan: Scan) -> str:
        return self.table([_point(point.data()) for point in scan.points], anew=True)

    def summary(self, head: Head, summary: Summary) -> str:
        return self.table(simple(summary.data()["histogram"]), anew=True)

    def explanation(self, head: Head, text: str) -> str:
        return self.table([{"explanation": text}])

    def table(self, rows: Sequence[Row], *, anew: bool = False) -> str:
        """Rows as text, under their head where it is not that of the rows before, or where they begin a table `anew`.

        A cell that a row does not have is empty.
        """
        columns = columns_of(rows)
        out = []
        if columns != self.columns or anew:
            out += ["\n" if self.columns else "", self.head_text(columns)]
            self.columns = columns
        out += [self.row_text([self.cell(row, name) for name in columns]) for row in rows]
        return "".join(out)

    def cell(self, row: Row, name: str) -> str:
        """What stands in a column of a row."""
        return cell(row[name], ascii_only=self.screen.ascii_only) if name in row else ""


def rows_of(result: Result) -> list[Row]:
    """The rows of a result: its own; else one of its outcome keys; of several results in one, those of each.

    Of a result without outcome keys: one of its texts, numbers and booleans; where it is nothing but one list, a row
    for each that stands in it.
    """
    own = result.rows()
    if own is not None:
        return [{key: simple(part) for key, part in row.items()} for row in own]
    keys = result.tabulated().keys
    if keys:
        return [{key: simple(getattr(result, key)) for key in keys}]
    several = _results_in(result)
    if several:
        return [row for part in several for row in rows_of(part)]
    data = simple(result)
    said = {key: part for key, part in data.items() if part not in (None, [])}
    if len(said) == 1:
        [(key, parts)] = said.items()
        if isinstance(parts, list):
            return [part if isinstance(part, dict) else {key: part} for part in parts]
    return [{key: part for key, part in data.items() if not isinstance(part, (list, dict))} or data]


def _results_in(result: Any) -> list[Result]:
    """The results that stand in a result."""
    values = (getattr(result, field.name) for field in fields(result))
    return [part for value in values if isinstance(value, tuple) for part in value if isinstance(part, Result)]


def outcomes(odds: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What odds tell the chances of, each with its chance: bands where there are any, else every outcome."""
    told: list[dict[str, Any]] = odds["bands" if "bands" in odds else "outcomes"]
    return told


def _spread(entry: Row) -> Row:
    """An outcome beside its chance: its keys as cells of their own."""
    return {**simple(entry.get("outcome", {})), **{key: part for key, part in entry.items() if key != "outcome"}}


def _point(point: Mapping[str, Any]) -> Row:
    """A point of a scan: where it is, and every number of its odds; a point that the rules refuse has none."""
    odds = point.get("odds", {})
    numbers = {f"{kind}.{name}": part for kind in ("chance", "mean") for name, part in odds.get(kind, {}).items()}
    return {**point["at"], **numbers}


def columns_of(rows: Iterable[Row]) -> tuple[str, ...]:
    """The columns that some rows fill. What only later rows have stands before what ends them all (the chance)."""
    columns: list[str] = []
    for row in rows:
        place = len(columns)
        for name in reversed([*row]):
            if name in columns:
                place = columns.index(name)
            else:
                columns.insert(place, name)
    return tuple(columns)


def cell(value: Any, *, ascii_only: bool = False) -> str:
    """A value as a table shows it: text bare, all else as JSON writes it."""
    if isinstance(value, str):
        return text_cell(value)
    return escaped(json.dumps(value, ensure_ascii=ascii_only))


def text_cell(text: str) -> str:
    """A text that keeps its line ends, and shows other characters that a terminal would obey as escapes."""
    return "\n".join(map(escaped, text.split("\n")))

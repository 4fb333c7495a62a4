"""What a roll of dice notation says to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.report import (
    BAD,
    COUNTED,
    DIE,
    DROPPED,
    GOOD,
    NAME,
    NOTE,
    NUMBER,
    Line,
    Picture,
    Report,
    Span,
    Table,
    signed,
)

if TYPE_CHECKING:
    from archcli.notation.result import Die, Rolled, Thrown
    from archcli.notation.several import Several

SHOWN = 300
"""Most dice of a term that a person is shown."""


def report(rolled: Rolled) -> Report:
    """One roll: its dice, subtotals, and how it ended."""
    blocks: list[Line | Table | Picture] = [_line(thrown) for thrown in rolled.rolls]
    blocks += [Line(label, (Span(str(total), NUMBER),)) for label, total in rolled.subtotals.items()]
    if rolled.names:
        names = ", ".join(f"{name} {number}" for name, number in rolled.names.items())
        blocks.append(Line("names", (Span(names, NOTE),)))
    if rolled.margin is not None:
        word = "success" if rolled.success else "failure"
        how = f": {rolled.total} against {rolled.target}, {signed(rolled.margin)}"
        blocks.append(Line("", (Span(word, GOOD if rolled.success else BAD), Span(how))))
    if rolled.comment is not None:
        blocks.append(Line("note", (Span(rolled.comment, NOTE),)))
    return Report((Span(rolled.expression, NAME), Span(" = "), *_total(rolled)), tuple(blocks))


def report_several(several: Several) -> Report:
    """Several rolls: a line for each, with its dice."""
    blocks: list[Line | Table | Picture] = []
    for at, rolled in enumerate(several.results, 1):
        spans = [*_total(rolled)]
        if rolled.success is not None:
            spans.append(Span(" success" if rolled.success else " failure", GOOD if rolled.success else BAD))
        for thrown in rolled.rolls:
            spans += [Span(f"  {_name(thrown)}: ", NOTE), *_dice(thrown)]
        blocks.append(Line(f"{at}. {rolled.expression}", tuple(spans)))
    return Report((Span(several.expression, NAME),), tuple(blocks))


def _total(rolled: Rolled) -> tuple[Span, ...]:
    if rolled.unit == "sum":
        return (Span(str(rolled.total), NUMBER),)
    return Span(str(rolled.total), NUMBER), Span(" success" if rolled.total == 1 else " successes")


def _name(thrown: Thrown) -> str:
    return thrown.term if thrown.label is None else f"{thrown.term} {thrown.label}"


def _line(thrown: Thrown) -> Line:
    spans = _dice(thrown)
    if len(thrown.faces) != 1 or thrown.dice is not None:
        unit = "" if not thrown.counted else " success" if thrown.total == 1 else " successes"
        spans += [Span(" = "), Span(f"{thrown.total}{unit}", NUMBER)]
    if thrown.order is not None:
        spans.append(Span(f"  sorted {', '.join(map(str, thrown.sorted))}", NOTE))
    return Line(_name(thrown), tuple(spans))


def _dice(thrown: Thrown) -> list[Span]:
    if not thrown.faces:
        return [Span("no dice", NOTE)]
    each = thrown.each[:SHOWN]
    # Where all dice are alike a mark on each would say nothing.
    alike = thrown.dice is None or (not thrown.counted and all(die.kept for die in thrown.dice))
    spans: list[Span] = []
    for die in each:
        if spans:
            spans.append(Span(" "))
        spans.append(Span(_die(die), DIE if alike else _role(die)))
    if len(thrown.faces) > SHOWN:
        spans.append(Span(f" and {len(thrown.faces) - SHOWN} more, all of them with --json", NOTE))
    return spans


def _role(die: Die) -> str:
    if not die.kept:
        return DROPPED
    return DIE if die.successes is not None and die.successes < 1 else COUNTED


def _die(die: Die) -> str:
    """The face; `!` where it brought another, and what it is worth where that is something else."""
    goes_on = "!" if "exploded" in die.why or "compounded" in die.why else ""
    return f"{die.face}{goes_on}" if die.value == die.face else f"{die.face}{goes_on}→{die.value}"

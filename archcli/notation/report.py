"""How rolled dice are shown to a person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from archcli.notation.node import Name, Number, Part, Sum
from archcli.report import Line, Span, signed
from archcli.roles import COUNTED, DIE, DROPPED, NOTE, NUMBER

if TYPE_CHECKING:
    from archcli.notation.node import Node
    from archcli.notation.rolled_dice import Die, RolledDice, RolledMember

SHOWN = 300
"""Most dice of a term that a person is shown."""


def total_spans(total: int, unit: str) -> tuple[Span, ...]:
    """A total with its unit."""
    if unit == "sum":
        return (Span(str(total), NUMBER),)
    return Span(str(total), NUMBER), Span(" success" if total == 1 else " successes")


def roll_lines(rolls: Sequence[RolledDice], members: Sequence[RolledMember]) -> Iterator[Line]:
    """A line for the dice of each term; those of a member of braces in one, which says what it counts as."""
    told = 0
    for member in members:
        yield from map(dice_line, rolls[told:member.first])
        yield _member_line(member, rolls[member.first:member.last])
        told = member.last
    yield from map(dice_line, rolls[told:])


def _member_line(member: RolledMember, rolls: Sequence[RolledDice]) -> Line:
    """The dice of a member, the number added to them, and its total; or that it was dropped."""
    spans: list[Span] = []
    for dice in rolls:
        spans += [*([Span("  ")] if spans else []), *dice_spans(dice)]
    number = _added(member.node)
    if number:
        spans.append(Span(f" {signed(number)}" if spans else str(number)))
    if not member.kept:
        spans.append(Span(" dropped", NOTE))
    elif (rolls or not number) and [face for dice in rolls for face in dice.faces] != [member.value]:
        spans += [*([Span(" = ")] if rolls else []), Span(str(member.value), NUMBER)]
    if member.successes is not None:
        spans.append(Span(f"  {member.successes} success{'' if member.successes == 1 else 'es'}"))
    return Line(member.node.text(), tuple(spans))


def _added(node: Node) -> int:
    """The numbers that a sum adds to its dice."""
    parts = node.parts if isinstance(node, Sum) else (Part(node.position, "+", node),)
    return sum(
        (1 if part.operator == "+" else -1) * part.operand.value
        for part in parts if isinstance(part.operand, (Number, Name))
    )


def dice_name(dice: RolledDice) -> str:
    """The term, and its label."""
    return dice.term if dice.label is None else f"{dice.term} {dice.label}"


def dice_line(dice: RolledDice) -> Line:
    """The dice of a term, what they come to, and the kept ones in order where that is asked for."""
    spans = dice_spans(dice)
    if dice.faces and not any(die.kept for die in dice.each):
        spans.append(Span(" dropped", NOTE))
    elif len(dice.faces) != 1 or dice.dice is not None:
        unit = "" if not dice.counted else " success" if dice.total == 1 else " successes"
        spans += [Span(" = "), Span(f"{dice.total}{unit}", NUMBER)]
    if dice.order is not None:
        spans.append(Span(f"  sorted {', '.join(map(str, dice.sorted))}", NOTE))
    return Line(dice_name(dice), tuple(spans))


def dice_spans(dice: RolledDice) -> list[Span]:
    """The dice of a term, a span each."""
    if not dice.faces:
        return [Span("no dice", NOTE)]
    # Where all dice are alike a mark on each would say nothing.
    alike = dice.dice is None or (not dice.counted and all(die.kept for die in dice.dice))
    spans: list[Span] = []
    for die in dice.each[:SHOWN]:
        if spans:
            spans.append(Span(" "))
        spans.append(Span(_die(die), DIE if alike else _role(die)))
    if len(dice.faces) > SHOWN:
        spans.append(Span(f" and {len(dice.faces) - SHOWN} more, all of them with --json", NOTE))
    return spans


def _role(die: Die) -> str:
    if not die.kept:
        return DROPPED
    return DIE if die.successes is not None and die.successes < 1 else COUNTED


def _die(die: Die) -> str:
    """The face; `!` where it brought another, and what it is worth where that is something else."""
    goes_on = "!" if "exploded" in die.why or "compounded" in die.why else ""
    return f"{die.face}{goes_on}" if die.value == die.face else f"{die.face}{goes_on}→{die.value}"

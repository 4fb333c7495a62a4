"""What a roll of dice notation says: every die with what happened to it, and what it came to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archcli.notation.rolled_dice import RolledDice, RolledMember
from archcli.report import Line, Outcome, Report, Result, Span, field, signed
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER

if TYPE_CHECKING:
    from collections.abc import Collection

TOTAL = Outcome(("total",), number="total")
TEST = Outcome(("margin", "success"), success="success", number="margin")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Result):
    """One roll of an expression.

    `total` is a sum or a number of successes (`unit`). With `vs` there are `target`, `margin` (total less target) and
    `success` (margin of 0 or more), else they are None. `subtotals` go by label; `names` is what each name stood for;
    `members`: those of braces, which the report tells.
    """

    expression: str
    comment: str | None
    total: int
    unit: str
    target: int | None = None
    margin: int | None = None
    success: bool | None = None
    subtotals: dict[str, int]
    names: dict[str, int]
    modifiers: tuple[()] = ()
    rolls: tuple[RolledDice, ...]
    members: tuple[RolledMember, ...] = field(default=(), shown=False)

    @property
    def dice(self) -> tuple[int, ...]:
        """Every face, in the order rolled."""
        return tuple([face for dice in self.rolls for face in dice.faces])

    def tabulated(self) -> Outcome:
        return TOTAL if self.margin is None else TEST

    def absent(self) -> Collection[str]:
        return ("target", "margin", "success") if self.margin is None else ()

    @property
    def passed(self) -> bool:
        """Whether the test succeeded, or one success was counted at least; a plain sum cannot fail."""
        if self.margin is not None:
            return self.margin >= 0
        return self.unit == "sum" or self.total >= 1

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        """Its dice, subtotals, and how it ended."""
        from archcli.notation.report import roll_lines, total_spans

        blocks = [*roll_lines(self.rolls, self.members)]
        blocks += [Line(label, (Span(str(total), NUMBER),)) for label, total in self.subtotals.items()]
        if self.names:
            names = ", ".join(f"{name} {number}" for name, number in self.names.items())
            blocks.append(Line("names", (Span(names, NOTE),)))
        if self.margin is not None:
            word, role = ("success", GOOD) if self.success else ("failure", BAD)
            how = f": {self.total} against {self.target}, {signed(self.margin)}"
            blocks.append(Line("", (Span(word, role), Span(how))))
        if self.comment is not None:
            blocks.append(Line("note", (Span(self.comment, NOTE),)))
        return Report((Span(self.expression, NAME), Span(" = "), *total_spans(self.total, self.unit)), tuple(blocks))

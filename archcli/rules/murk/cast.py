"""`cast`: a spell, its backlash, and rituals (M-37 to M-39)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.report import BAD, GOOD, NAME, NOTE, Line, Modifier, Report, Result, Span, line, rolled
from archcli.rules.murk.attribute import Effort, changes, left, refuse, refuse_negative, refuse_overspending
from archcli.rules.murk.check import check
from archcli.rules.murk.report import against, attribute_roll, potential
from archcli.rules.murk.rulings import Track

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk

MOST_SCENES = 6
PARTS = 3
"""Pieces of a ritual for each scene, or the base of their number (M-39, ruling ritual)."""


class Backlash(Reading[int]):
    """Reads one Esoteria die, with a shield (points), as what it falls short of a Magnitude (M-38)."""

    magnitude: int
    shield: int

    def value(self, faces: Sequence[int]) -> int:
        return max(0, self.magnitude - sum(faces) - self.shield)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.shield, "total": sum(faces) + self.shield}


@dataclass(frozen=True, slots=True, kw_only=True)
class Cast(Result):
    """A spell. `pieces`: the Magnitude of each piece; `stress`: points the caster takes on `track`."""

    total: int
    dr: int
    success: bool
    botch: bool
    margin: int
    pieces: tuple[int, ...]
    stress: int
    track: Track
    potential_change: int
    potential: int | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = "you"

    OUTCOME = ("success", "botch", "stress")
    SUCCEEDS = ("success", True)
    NUMBER = "stress"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who",)

    def quiet(self) -> str:
        return str(self.stress)

    def report(self) -> Report:
        roll, *backlash = self.rolls
        stress = line(self.track.capitalize(), (f"+{self.stress}", BAD) if self.stress else ("no backlash", GOOD))
        ritual = f", a ritual of {len(self.pieces)} pieces" if len(self.pieces) > 1 else ""
        return Report(
            (Span(self.who, NAME), Span(": a spell of Magnitude "), Span(str(sum(self.pieces)), NAME), Span(ritual)),
            (
                attribute_roll(roll, self.modifiers),
                against(self.total, self.dr, success=self.success, botch=self.botch),
                *(self._backlash(*one) for one in zip(backlash, self.pieces, strict=True)), stress,
                *potential(roll.dice, self.potential_change, self.potential),
            ),
        )

    def _backlash(self, roll: Roll[int], piece: int) -> Line:
        shield = " with the shield" if roll.shown["bonus"] else ""
        return rolled(roll, (f"{shield} against {piece}", NOTE), f": {roll.value} stress")


def cast(
    effort: Effort, *, dr: int | None, magnitude: int | None, shield: int = 0, scenes: int = 0, rulings: Murk,
    dice: Dice,
) -> Cast:
    """Cast a spell against its DR, and take the backlash, success or not (M-37, M-38).

    `magnitude` (0 or more) is split into pieces for a ritual of `scenes` (0 to 6, M-39); each piece rolls one Esoteria
    die and hurts by what it falls short, the first with `shield` points of Potential added. Raises UsageError for a
    missing DR or Magnitude and for negative numbers, RuleError for scenes outside 0 to 6, a die that does not exist
    (M-01) and more Potential than is held (M-04).
    """
    refuse(effort)
    if dr is None or magnitude is None:
        raise UsageError(f"{'--dr' if dr is None else '--magnitude'} is missing: a spell has a DR and a Magnitude")
    refuse_negative({"--magnitude": magnitude, "--shield": shield})
    refuse_overspending(effort.potential + shield, effort.have)
    pieces = _pieces(magnitude, scenes, rulings)
    modifiers = changes(effort, rulings)
    checked = dice.merged(
        lambda dice: check(effort, modifiers, dr=dr, rulings=rulings, dice=dice),
        by=lambda checked: (checked.success, checked.botch),
    )
    # A shield of its own for each piece would need more Potential: it helps the first alone.
    backlash = dice.independent(
        [_falling_short(effort.die, piece, shield if at == 0 else 0, at + 1) for at, piece in enumerate(pieces)],
        lambda roll: (roll.value,),
    )
    return Cast(
        total=checked.total, dr=dr, success=checked.success, botch=checked.botch, margin=checked.total - dr,
        pieces=pieces, stress=backlash.counts[0], track=rulings.backlash_track, potential_change=checked.change,
        potential=left(effort.have, effort.potential + shield, checked.change),
        rolls=(checked.roll, *backlash.parts), modifiers=modifiers, who=effort.name,
    )


def _pieces(magnitude: int, scenes: int, rulings: Murk) -> tuple[int, ...]:
    """The Magnitudes of the pieces, as equal as whole numbers allow, the larger ones first."""
    if not 0 <= scenes <= MOST_SCENES:
        raise RuleError(f"--scenes is {scenes}, and a ritual takes 0 to {MOST_SCENES} scenes", rule="M-39")
    count = PARTS**scenes if rulings.ritual == "powers" else max(1, PARTS * scenes)
    each, more = divmod(magnitude, count)
    return (each + 1,) * more + (each,) * (count - more)


def _falling_short(die: int, piece: int, shield: int, number: int) -> Any:
    return lambda dice: dice.roll((die,), Backlash(piece, shield), label=f"backlash {number}")

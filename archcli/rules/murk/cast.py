"""`cast`: a spell, its backlash, and rituals (M-37 to M-39)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carried, Carry, carried_by
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, rolled
from archcli.roles import BAD, GOOD, NAME, NOTE
from archcli.rules.murk.attribute import left
from archcli.rules.murk.check import check
from archcli.rules.murk.effort import DR, ROLL, Effort, changes, refuse, refuse_overspending
from archcli.rules.murk.report import against, attribute_roll, potential
from archcli.rules.murk.rulings import Track

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk

SPELL = "Spell"
PARTS = 3
"""Pieces of a ritual for each scene, or the base of their number (M-39, ruling ritual)."""


class Spell(Record):
    """A spell: `shield` in points of Potential; `scenes` of a ritual, which splits the Magnitude."""

    dr: Annotated[int, DR]
    magnitude: Annotated[int, Range(0), Given(
        "--magnitude", panel=SPELL, help="What the backlash is rolled against, 0 or more.")]
    shield: Annotated[int, Range(0), Given(
        "--shield", panel=SPELL, help="Potential spent against the backlash.")] = 0
    scenes: Annotated[int, Range(0, 6, rule="M-39"), Given(
        "--scenes", panel=SPELL, metavar="0-6", help="Scenes of a ritual, which splits the Magnitude.")] = 0


class Backlash(Reading[int]):
    """Reads one Esoteria die, with a shield (points), as what it falls short of a Magnitude (M-38)."""

    magnitude: int
    shield: int

    def value(self, faces: Sequence[int]) -> int:
        return max(0, self.magnitude - sum(faces) - self.shield)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.shield, "total": sum(faces) + self.shield}


class Piece(NamedTuple):
    """A piece of a spell, and the backlash of it."""

    magnitude: int
    roll: Roll[int]


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
    backlash: tuple[Piece, ...] = field(shown=False)
    who: str = field(shown=False)

    OUTCOME = Outcome(("success", "botch", "stress"), success="success", number="stress", harms=("botch", "stress"))
    CARRIED = (Carry("", "potential", "potential"),)

    def carries(self) -> Iterator[Carried]:
        yield from carried_by(self, self.CARRIED)
        if self.stress:
            yield Carried("", f"owed.{self.track}", by=self.stress)

    def quiet(self) -> str:
        return str(self.stress)

    def report(self) -> Report:
        roll = self.rolls[0]
        stress = line(self.track.capitalize(), (f"+{self.stress}", BAD) if self.stress else ("no backlash", GOOD))
        ritual = f", a ritual of {len(self.pieces)} pieces" if len(self.pieces) > 1 else ""
        return Report(
            (Span(self.who, NAME), Span(": a spell of Magnitude "), Span(str(sum(self.pieces)), NAME), Span(ritual)),
            (
                attribute_roll(roll, self.modifiers),
                against(self.total, self.dr, success=self.success, botch=self.botch),
                *map(_told, self.backlash), stress,
                *potential(roll.dice, self.potential_change, self.potential),
            ),
        )


def _told(piece: Piece) -> Line:
    shield = " with the shield" if piece.roll.shown["bonus"] else ""
    return rolled(piece.roll, (f"{shield} against {piece.magnitude}", NOTE), f": {piece.roll.value} stress")


def cast(effort: Effort, spell: Spell, *, by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice) -> Cast:
    """Cast a spell against its DR, and take the backlash, success or not (M-37, M-38).

    Each piece of a ritual (M-39) rolls one Esoteria die and hurts by what it falls short, the first with the shield
    added. Raises RuleError for a die that does not exist (M-01) and more Potential than is held (M-04).
    """
    refuse(effort)
    spent = effort.potential + spell.shield
    refuse_overspending(spent, effort.have)
    pieces = _pieces(spell, rulings)
    modifiers = changes(effort, rulings, hand=by_hand.among(ROLL))
    checked = dice.merged(
        lambda dice: check(effort, modifiers, dr=spell.dr, rulings=rulings, dice=dice),
        by=lambda checked: (checked.success, checked.botch),
    )
    # A shield of its own for each piece would need more Potential: it helps the first alone.
    backlash = dice.independent(
        [
            _falling_short(effort.die, magnitude, spell.shield if number == 1 else 0, f"backlash {number}")
            for number, magnitude in enumerate(pieces, 1)
        ],
        lambda piece: (piece.roll.value,),
    )
    parts: tuple[Piece, ...] = backlash.parts
    return Cast(
        total=checked.total, dr=spell.dr, success=checked.success, botch=checked.botch,
        margin=checked.total - spell.dr, pieces=pieces, stress=backlash.counts[0], track=rulings.backlash_track,
        potential_change=checked.change, potential=left(effort.have, spent, checked.change),
        rolls=(checked.roll, *(piece.roll for piece in parts)), modifiers=modifiers, backlash=parts, who=effort.who,
    )


def _pieces(spell: Spell, rulings: Murk) -> tuple[int, ...]:
    """The Magnitudes of the pieces, as equal as whole numbers allow, the larger ones first."""
    count = PARTS**spell.scenes if rulings.ritual == "powers" else max(1, PARTS * spell.scenes)
    each, more = divmod(spell.magnitude, count)
    return (each + 1,) * more + (each,) * (count - more)


def _falling_short(die: int, magnitude: int, shield: int, label: str) -> Callable[[Dice], Piece]:
    return lambda dice: Piece(magnitude, dice.roll((die,), Backlash(magnitude, shield), label=label))

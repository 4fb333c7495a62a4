"""`conflict`: a social or spiritual roll-off (M-19, M-21, M-22, M-29; Social and Spiritual Conflict)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.given import Given
from archcli.record import Record
from archcli.rules.murk.effort import ACTOR, FOES, Effort
from archcli.rules.murk.fight import WholeRollFight, fought
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.roll_off import roll_off

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk

Kind = Literal["social", "spiritual"]


class Stance(Record):
    """What is fought for, and which side only defends."""

    kind: Annotated[Kind, Given("--kind", panel=ACTOR, help="What is fought for (social).")] = "social"
    defend: Annotated[bool, Given("--defend", panel=ACTOR, help="You only defend: a win deals nothing.")] = False
    foe_defend: Annotated[bool, Given(
        "--foe-defend", panel=FOES, help="The foes only defend: their win deals nothing.")] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict(WholeRollFight):
    """A conflict."""

    kind: Kind

    @property
    def sort(self) -> str:
        return f"{self.kind} conflict"


def conflict(
    effort: Effort, foes: Foes, stance: Stance, *, by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice,
) -> Conflict:
    """Fight a conflict: the winner deals the whole winning roll, at least 0, to the track of its kind (M-29).

    A side that only defends deals nothing when it wins (ruling defense). Raises what a roll-off raises.
    """
    holds = rulings.defense == "holds"
    off = roll_off(effort, foes, armed=False, by_hand=by_hand, rulings=rulings, dice=dice)
    track = rulings.social_track if stance.kind == "social" else rulings.spiritual_track
    return fought(
        partial(Conflict, kind=stance.kind, track=track), off, effort, foes,
        damage=0 if stance.defend and holds else max(0, off.total),
        suffered=0 if stance.foe_defend and holds else max(0, off.foe_total), rulings=rulings,
    )

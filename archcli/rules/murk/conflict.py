"""`conflict`: a social or spiritual roll-off (M-19, M-21, M-22, M-29; Social and Spiritual Conflict)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from archcli.dice.roll import Roll
from archcli.report import Line, Modifier, line
from archcli.rules.murk.fight import Fight, Told, fought
from archcli.rules.murk.roll_off import Foe, roll_off
from archcli.rules.murk.rulings import Track

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.dice import Dice
    from archcli.rules.murk.attribute import Effort
    from archcli.rules.murk.rulings import Murk

Kind = Literal["social", "spiritual"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict(Fight):
    """A conflict; `track` is where its damage goes."""

    kind: Kind
    track: Track
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    told: Told

    @property
    def heading(self) -> str:
        """What is fought, and by whom."""
        return f"{self.kind} conflict"

    def aftermath(self) -> Sequence[Line]:
        """The lines after the damage."""
        return (line("track", f"the damage is {self.track.capitalize()}"),) if self.damage or self.suffered else ()


def conflict(
    effort: Effort, foes: Sequence[Foe], *, kind: Kind = "social", defend: bool = False,
    foe_defend: bool = False, foe_bonus: int = 0, rulings: Murk, dice: Dice,
) -> Conflict:
    """Fight a conflict: the winner deals the whole winning roll, at least 0, to the track of its kind (M-29).

    A side that only defends (`defend`, `foe_defend`) deals nothing when it wins (ruling defense). Raises what a
    roll-off raises.
    """
    holds = rulings.defense == "holds"
    off = roll_off(effort, foes, foe_bonus=foe_bonus, rulings=rulings, dice=dice)
    return Conflict(
        **fought(
            off, effort, foes, damage=0 if defend and holds else max(0, off.total),
            suffered=0 if foe_defend and holds else max(0, off.foe_total), weapon=None, rulings=rulings,
        ),
        kind=kind, track=rulings.social_track if kind == "social" else rulings.spiritual_track,
    )

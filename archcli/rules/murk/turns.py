"""How a fight of The Murk goes on: Moments of three phases, and scores that add up (M-11, M-12, M-16)."""

from collections.abc import Iterator
from typing import Any

from archcli.errors import RuleError, UsageError
from archcli.fight.carrying import carried_out
from archcli.fight.state import Fight
from archcli.fight.turns import Doing, Turns, Weighed
from archcli.rules.murk.attribute import TRACKS

PHASES = {"melee": 1, "shootout": 2, "contest": 3}
"""The roll-offs that a Moment settles one after another, each with its phase (M-16)."""
ROLL_OFFS = (*PHASES, "conflict")
ACTS = (*ROLL_OFFS, "cast", "pray", "miracle", "roll")
"""The commands with which somebody acts."""
HELD = ("potential", "suffering", "power", "sins")


class MurkTurns(Turns):
    """The turns of The Murk: who is named acts, whatever the score, and a Moment goes on from phase to phase."""

    each_round = True

    def refuse_acts(self) -> None:
        raise UsageError(
            f"nothing is done without dice in The Murk: it is acted by {', '.join(ACTS)}",
            hint="such as archcli murk melee FOE",
        )

    def joins(self, sheet: Any) -> dict[str, Any]:
        tracks = {track: getattr(sheet.tracks, track) for track in TRACKS}
        return {name: getattr(sheet, name) for name in HELD} | tracks

    def starts(self, fight: Fight, result: Any) -> Fight:
        return super().starts(_scored(fight, result).replace(phase=1), result)

    def new_round(self, fight: Fight, result: Any = None) -> Fight:
        scored = fight if result is None else _scored(fight, result)
        return super().new_round(scored.replace(phase=1), result)

    def next_up(self, fight: Fight, after: str | None) -> str | None:
        """The first in order that has not ended its turn this Moment: whoever was passed over is still to come."""
        return next((name for name in fight.order if self.can_be_up(fight, name)), None)

    def weigh(self, fight: Fight, doing: Doing, sheet: Any, rulings: Any) -> Weighed:
        """Whoever acts has the turn; a roll-off is not of an earlier phase than what was done this Moment (M-16)."""
        if not fight.order:
            return super().weigh(fight, doing, sheet, rulings)
        named = self.up(fight, doing.who)
        refused = (*self.refusals(named, doing), *_too_late(fight, doing))
        done = (*named.combatants[doing.who].done, *doing.words)
        phase = max([fight.phase or 1, *_phases(doing)])
        return Weighed(named.with_(doing.who, done=done).replace(phase=phase), refused)

    def attacks(self, doing: Doing) -> bool:
        return not {*ROLL_OFFS}.isdisjoint(doing.words)

    def follows(self, before: Fight, after: Fight) -> Fight:
        """A score that was set by hand, or rolled again, has its place in the order."""
        moved = any(one.score != after.combatants[name].score for name, one in before.combatants.items())
        return _ranked(after) if moved else after


def _phases(doing: Doing) -> list[int]:
    return [PHASES[word] for word in doing.words if word in PHASES]


def _too_late(fight: Fight, doing: Doing) -> Iterator[RuleError]:
    for word in doing.words:
        if PHASES.get(word, fight.phase or 1) < (fight.phase or 1):
            running = next(name for name, phase in PHASES.items() if phase == fight.phase)
            yield RuleError(
                f"a {word} is settled in phase {PHASES[word]} of a Moment, and a {running} (phase {fight.phase}) was"
                " fought in this one", rule="M-16",
            )


def _scored(fight: Fight, result: Any) -> Fight:
    """The fight with the scores of an initiative, and what the dice did to Potential (M-05 to M-07, M-12)."""
    return carried_out(fight, result.carries())


def _ranked(fight: Fight) -> Fight:
    """The fight in the order of its scores, ties as they stood, the down last; those without one before these."""
    def place(name: str) -> tuple[bool, bool, int]:
        one: Any = fight.combatants[name]
        return one.is_down, one.score is None, -(one.score or 0)

    return fight.replace(order=tuple(sorted(fight.order, key=place)))


TURNS = MurkTurns()

"""How a turn ends and the next is found, and what is told of it: what ran out, what ended or came back, what waits."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from archcli.errors import FightError, RuleError
from archcli.fight.changes import Change
from archcli.fight.combatant import Effect
from archcli.fight.state import Fight
from archcli.fight.turns import Turns


def refuse_before_start(fight: Fight) -> None:
    """Raises FightError where nobody has rolled initiative yet."""
    if not fight.has_begun:
        raise FightError("the fight has not begun, and it is nobody's turn", hint="begin it with: archcli fight start")


class Ended(NamedTuple):
    """A fight whose running turn has ended, and who is up then (None: the next round begins)."""

    fight: Fight
    up: str | None


def ended(fight: Fight, turns: Turns, who: str | None = None, *, anyway: bool = False) -> Ended:
    """A fight in which a turn ends: the one that runs, or that of `who`, of those whose turns run together.

    Raises FightError before the start and where the fight is over (not with `anyway`), and RuleError for somebody
    whose turn does not run.
    """
    refuse_before_start(fight)
    if fight.is_over and not anyway:
        standing = f"the side that stands is the {fight.over}" if fight.over else "nobody stands"
        raise FightError(f"the fight is over: {standing}", hint="--anyway goes on")
    if who is not None and who not in turns.running(fight):
        running = ", ".join(turns.running(fight)) or "nobody"
        raise RuleError(f"{who}'s turn does not run, but that of {running}", rule=turns.out_of_turn or None)
    if who is not None:
        fight = turns.named(fight, who)
    ending = who or fight.turn
    if ending is None:  # who had the last turn of the round was removed
        return Ended(fight, None)
    fight = turns.ends(fight, ending)
    return Ended(fight, turns.next_up(fight, ending))


class News(NamedTuple):
    """What the end of a turn and the beginning of another brought: effects that ran out, each with whose it was, what
    else of the state of anybody ended or is there again, and whose open points wait."""

    ran_out: tuple[tuple[str, Effect], ...]
    again: tuple[Change, ...]
    waiting: tuple[tuple[str, tuple[str, ...]], ...]

    def lines(self) -> Iterator[str]:
        """As text, one a line."""
        for who, effect in self.ran_out:
            yield f"{who}: {effect.text} ran out"
        for change in self.again:
            yield f"{change.who}: {_told(change)}"
        for who, texts in self.waiting:
            yield f"{who}: open: {'; '.join(texts)}"


def news(before: Fight, after: Fight) -> News:
    """What happened between two states of a fight by the mere passing of turns."""
    quiet = {name for one in after.combatants.values() for name in type(one).KEPT_QUIET}
    loud = [change for change in before.changes_to(after) if change.who and change.way[2] not in quiet]
    return News(
        tuple((who, effect) for who in before.combatants for effect in _ran_out(before, after, who)),
        tuple(change for change in loud if change.way[2] not in ("effects", "open")),
        tuple((one.name, one.waiting) for one in after.combatants.values() if one.waiting),
    )


def _ran_out(before: Fight, after: Fight, who: str) -> list[Effect]:
    left = Counter(effect.text for effect in after.combatants[who].effects)
    gone = []
    for effect in before.combatants[who].effects:
        left[effect.text] -= 1
        if left[effect.text] < 0:
            gone.append(effect)
    return gone


def _told(change: Change) -> str:
    """What changed, in words: what ended, or what there is now."""
    key = change.key.replace("_", " ")
    if change.now is None or change.now is False or change.now == []:
        return f"{' '.join(filter(None, (key, _listed(change.was))))} ends"
    return " ".join(filter(None, (key, _listed(change.now))))


def _listed(value: Any) -> str:
    return "" if isinstance(value, bool) else ", ".join(value) if isinstance(value, list) else str(value)

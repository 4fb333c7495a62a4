"""How a fight goes on: whose turn begins and ends, who is up, what somebody may do. Each game says what is its own.

Every function takes a fight and returns another: nothing is changed, and nothing read or written.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from archcli.errors import RuleError
from archcli.fight.combatant import THIS_TURN, Effect
from archcli.fight.state import Fight
from archcli.names import fold
from archcli.report import Result

MOVE = "move"
MOVES = (MOVE, "movement")
"""The number whose effects end with the turn, and not as it begins, as games call it."""


class Doing(NamedTuple):
    """What somebody is about to do: the actions as `act` takes them, against whom of the fight, and what it reacts to
    (None: it is no reaction)."""

    who: str
    words: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    reaction: str | None = None


class Weighed(NamedTuple):
    """What the rules of a turn say to it: the fight with it done, what they refuse of it, and the whole turn so far."""

    fight: Fight
    refused: tuple[RuleError, ...] = ()
    turn: Result | None = None


class Turns:
    """The turns of a game. `out_of_turn`: the rule by which nobody acts at another's turn; `each_round`: initiative is
    rolled anew in every round."""

    out_of_turn = ""
    each_round = False

    def actions(self) -> tuple[str, ...]:
        """The actions that `act` knows; none where everything rolls dice."""
        return ()

    def refuse_acts(self) -> None:
        """Raises UsageError where there are no actions without dice, with the commands that act."""

    def joins(self, sheet: Any) -> dict[str, Any]:
        """The state in which somebody joins a fight."""
        points = getattr(sheet, "hit_points", None)
        return {"hit_points": points, "hit_points_full": points}

    def enters(self, fight: Fight, who: str) -> Fight:
        """Somebody has joined a fight that has begun, and stands last."""
        return fight.replace(order=(*fight.order, who))

    def starts(self, fight: Fight, result: Any) -> Fight:
        """The fight once initiative is settled, with the first turn begun."""
        first = self._ordered(fight.replace(round=1), result.order)
        return self.up(first, self.next_up(first, None))

    def new_round(self, fight: Fight, result: Any = None) -> Fight:
        """The next round, in the order of a result where initiative was rolled anew, with its first turn begun."""
        combatants = {name: one.replace(begun=False) for name, one in fight.combatants.items()}
        fresh = fight.replace(round=fight.round + 1, ended=(), combatants=combatants)
        if result is not None:
            fresh = self._ordered(fresh, result.order)
        return self.up(fresh, self.next_up(fresh, None))

    def _ordered(self, fight: Fight, order: Sequence[str]) -> Fight:
        """The fight in an order; the down stand last, as they stood."""
        left = [name for name in (*fight.order, *fight.combatants) if name not in order]
        return fight.replace(order=tuple(dict.fromkeys((*order, *left))))

    def next_up(self, fight: Fight, after: str | None) -> str | None:
        """Who is up after somebody (None: from the first); None where the round is over."""
        start = fight.order.index(after) + 1 if after in fight.order else 0
        return next((name for name in fight.order[start:] if self.can_be_up(fight, name)), None)

    def can_be_up(self, fight: Fight, name: str) -> bool:
        """Whether the turn may come to somebody."""
        return name not in fight.ended and not fight.combatants[name].is_down

    def up(self, fight: Fight, who: str | None) -> Fight:
        """It becomes somebody's turn, which begins where it has not begun yet."""
        fight = fight.replace(turn=who)
        return fight if who is None or fight.combatants[who].begun else self.begins(fight, who)

    def running(self, fight: Fight) -> tuple[str, ...]:
        """Whose turns run: all of a phase, else the one."""
        several = fight.phase if isinstance(fight.phase, (list, tuple)) else ()
        return tuple(name for name in several if name not in fight.ended) or tuple(filter(None, (fight.turn,)))

    def named(self, fight: Fight, who: str) -> Fight:
        """Somebody is named as the one who acts: in some games that makes it the one whose turn it is."""
        return fight

    def begins(self, fight: Fight, who: str) -> Fight:
        """The turn of somebody begins: effects run down, and what a turn has is there again."""
        one = fight.combatants[who]
        effects = tuple(_begun(one.effects))
        return fight.with_(who, begun=True, done=(), effects=effects, **self.fresh(one))

    def fresh(self, one: Any) -> dict[str, Any]:
        """What of the state is there again, or ends, as the own turn begins."""
        return {}

    def ends(self, fight: Fight, who: str) -> Fight:
        """The turn of somebody ends, and with it what lasted as long."""
        for name, one in fight.combatants.items():
            kept = tuple(
                effect for effect in one.effects
                if effect.until != THIS_TURN or (_moves(effect) and name != who)
            )
            if kept != one.effects:
                fight = fight.with_(name, effects=kept)
        return fight.replace(ended=(*fight.ended, *(() if who in fight.ended else (who,))))

    def weigh(self, fight: Fight, doing: Doing, sheet: Any, rulings: Any) -> Weighed:
        """What the rules of a turn say to an action that is about to be done."""
        return Weighed(fight, tuple(self.refusals(fight, doing)))

    def refusals(self, fight: Fight, doing: Doing) -> Iterator[RuleError]:
        """What is refused in every game: to act when down, and at another's turn."""
        if fight.combatants[doing.who].is_down:
            yield RuleError(f"{doing.who} is down", rule=self.out_of_turn or None)
        if fight.turn is not None and fight.turn != doing.who and doing.reaction is None:
            yield RuleError(f"it is {fight.turn}'s turn, and not {doing.who}'s", rule=self.out_of_turn or None)

    def attacks(self, doing: Doing) -> bool:
        """Whether it is an attack, which nobody makes once a side has fallen."""
        return True

    def fallen(self, fight: Fight, targets: Sequence[str]) -> Iterator[RuleError]:
        """What is refused in every game of those at whom something is aimed: who is down is no target."""
        for name in targets:
            if fight.combatants[name].is_down:
                yield RuleError(f"{name} is down, and no target", rule=self.out_of_turn or None)

    def happened(self, fight: Fight, doing: Doing, result: Any) -> Fight:
        """What else a result changes, that no result can tell by itself; `doing` without words: it befell somebody."""
        return fight

    def follows(self, before: Fight, after: Fight) -> Fight:
        """What else follows of a change by hand, such as the other side of what two have in common."""
        return after

    def left(self, fight: Fight, who: str) -> Fight:
        """Somebody went down or was removed: what held only while both stood ends."""
        return fight


def _moves(effect: Effect) -> bool:
    return fold(effect.to or "") in MOVES


def _begun(effects: Sequence[Effect]) -> Iterator[Effect]:
    """The effects that go on as the own turn begins."""
    for effect in effects:
        if not isinstance(effect.until, int):
            yield effect
        elif effect.until > 1:
            yield effect.replace(until=effect.until - 1)
        elif _moves(effect):
            yield effect.replace(until=THIS_TURN)

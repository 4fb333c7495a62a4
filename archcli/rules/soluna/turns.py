"""How a fight of Soluna goes on: a move act and a main act a turn, acts that are held, guns that are counted."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from archcli.errors import RuleError
from archcli.fight.plans import played
from archcli.fight.state import Fight
from archcli.fight.turns import Doing, Turns, Weighed
from archcli.planner import Forbidden
from archcli.rules.soluna.acts import ACTS, planned
from archcli.rules.soluna.attack import Attack
from archcli.rules.soluna.budget import Condition
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sheet import Sheet
from archcli.rules.soluna.state import Left, State
from archcli.rules.soluna.turn import turn

BUDGET = "L-50"
"""The rule of what a turn has, which refuses what no other names."""
RULES = {
    "unloaded": "L-59", "not-main": "L-57", "lost": "L-58", "no-move": "L-52", "extended-twice": "L-52",
    "too-far": "L-51", "no-half": "L-53",
}
"""The rule behind the code of a problem."""
WHICH_GUN = "which gun was reloaded"


class SolunaTurns(Turns):
    """The turns of Soluna."""

    out_of_turn = BUDGET

    def actions(self) -> tuple[str, ...]:
        return tuple(ACTS)

    def joins(self, sheet: Sheet) -> dict[str, Any]:
        return {"hit_points": sheet.health, "hit_points_full": sheet.health}

    def enters(self, fight: Fight, who: str) -> Fight:
        """Who joins in a surprise round had no part in the ambush."""
        if fight.roster:
            return fight.replace(roster=(*fight.roster, who))
        return super().enters(fight, who)

    def starts(self, fight: Fight, result: Any) -> Fight:
        """With ambushers there is a surprise round of theirs first, round 0 (L-05)."""
        if not result.surprise:
            return super().starts(fight, result)
        first = fight.replace(order=result.surprise, roster=self._ordered(fight, result.order).order)
        return self.up(first, self.next_up(first, None))

    def new_round(self, fight: Fight, result: Any = None) -> Fight:
        return super().new_round(fight.replace(order=fight.roster or fight.order, roster=()), result)

    def fresh(self, one: State) -> dict[str, Any]:
        return {"left": Left(), "delayed": None}

    def weigh(self, fight: Fight, doing: Doing, sheet: Sheet | None, rulings: Soluna) -> Weighed:
        refused = [*self.refusals(fight, doing)]
        if doing.reaction is not None:
            return Weighed(fight.with_(doing.who, delayed=None), (*refused, *_not_held(fight, doing)))
        if fight.turn is None or not doing.words or sheet is None:
            return Weighed(fight, tuple(refused))
        one: State = fight.combatants[doing.who]
        plan = [planned(word) for word in (*one.done, *doing.words)]
        dexterity = sheet.speed if sheet.perimeters.dexterity is None else sheet.perimeters.dexterity
        checked = partial(turn, condition=Condition(dexterity=dexterity), rulings=rulings)
        whole, own = played(checked, plan, done=len(one.done), left=one.left)
        after = fight.with_(
            doing.who, done=(*one.done, *doing.words), left=Left(**whole.left._asdict()),
            delayed=own.delayed or one.delayed,
        )
        if any(act.action == "reload" for act in own.actions):
            after = _reloaded(after, doing.who, sheet)
        return Weighed(after, (*refused, *map(_refusal, whole.problems)), whole)

    def happened(self, fight: Fight, doing: Doing, result: Any) -> Fight:
        if not isinstance(result, Attack) or not result.guns:
            return fight
        fight = fight.with_(doing.who, gun=result.guns[0].name)
        held = {gun.name: gun.held for gun in result.guns if gun.left is not None and gun.left < gun.held}
        return _remembered(fight, doing.who, held)

    def follows(self, before: Fight, after: Fight) -> Fight:
        """A gun that was set to less has held more."""
        for who, one in before.combatants.items():
            now = after.combatants[who].loaded
            more = {gun: held for gun, held in one.loaded.items() if now.get(gun, held) < held}
            after = _remembered(after, who, more)
        return after


def _remembered(fight: Fight, who: str, held: dict[str, int]) -> Fight:
    """The fight in which the most is known that each gun has held, as soon as it holds less."""
    one: State = fight.combatants[who]
    capacity = {**one.capacity, **{gun: max(rounds, one.capacity.get(gun, 0)) for gun, rounds in held.items()}}
    return fight if capacity == one.capacity else fight.with_(who, capacity=capacity)


def _reloaded(fight: Fight, who: str, sheet: Sheet) -> Fight:
    """The fight in which somebody's gun is full: the one last used, else the only one that is counted.

    A single-shot gun holds 1, others the most that they have held. Of several guns the table has to say which it was.
    """
    one: State = fight.combatants[who]
    guns = {name: weapon for name, weapon in sheet.weapons.items() if weapon.ballistic}
    counted = [name for name in one.loaded if name in guns]
    last = next((name for name in (one.weapon, one.gun) if name in guns), None)
    meant = counted if last is None else [last]
    if len(meant) > 1:
        return fight.with_(who, open=(*one.open, f"{WHICH_GUN}: {' or '.join(meant)}"))
    for name in meant:
        most = max(one.capacity.get(name, 0), one.loaded.get(name, 0))
        full = 1 if guns[name].fire == "single" else most
        if full:
            fight = fight.with_(who, loaded={**one.loaded, name: full})
    return fight


def _not_held(fight: Fight, doing: Doing) -> Iterator[RuleError]:
    """What is refused of an act out of turn: that which was delayed is done, and no other (L-57)."""
    held = fight.combatants[doing.who].delayed
    for word in doing.words:
        if held is None:
            yield RuleError(f"{doing.who} has delayed no act", rule="L-57")
        elif word != held:
            yield RuleError(f"{doing.who} has delayed {held}, and this is {word}", rule="L-57")


def _refusal(problem: Forbidden) -> RuleError:
    """What a fight says to an act that is not allowed."""
    return RuleError(problem.message, rule=RULES.get(problem.code, BUDGET))


TURNS = SolunaTurns()

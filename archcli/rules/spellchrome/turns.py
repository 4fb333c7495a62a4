"""How a fight of Spellchrome goes on: one move action and one standard action a turn, stances, attacks of opportunity.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from archcli.errors import RuleError
from archcli.fight.plans import played
from archcli.fight.state import Fight
from archcli.fight.turns import Doing, Turns, Weighed
from archcli.planner import Forbidden
from archcli.rules.spellchrome.action import DODGE, TOTAL_DEFENSE
from archcli.rules.spellchrome.actions import ACTIONS, planned
from archcli.rules.spellchrome.attacks import Attack
from archcli.rules.spellchrome.budget import Condition
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.sheet import Sheet
from archcli.rules.spellchrome.state import Left, Stance, State
from archcli.rules.spellchrome.turn import turn

BUDGET = "S-60"
"""The rule of what a turn has, which refuses what no other names."""
RULES = {
    "gagged": "S-73", "hands": "S-73", "prone": "S-69", "not-prone": "S-69", "no-attack": "S-71",
    "too-many-devices": "S-68", "second-step": "S-65", "step-after-move": "S-65", "move-after-step": "S-65",
    "no-full-round": "S-62",
}
"""The rule behind the code of a problem."""
STANCES: dict[int, Stance] = {DODGE: "defensive", TOTAL_DEFENSE: "total-defense"}
"""The stance that gives so much armor class."""


class SpellchromeTurns(Turns):
    """The turns of Spellchrome."""

    out_of_turn = BUDGET

    def actions(self) -> tuple[str, ...]:
        return tuple(ACTIONS)

    def fresh(self, one: State) -> dict[str, Any]:
        return {"left": Left(), "stance": None}

    def ends(self, fight: Fight, who: str) -> Fight:
        return without_opportunities(super().ends(fight, who), against=who)

    def left(self, fight: Fight, who: str) -> Fight:
        if who in fight.combatants:
            fight = fight.with_(who, opportunities=())
        return without_opportunities(fight, against=who)

    def weigh(self, fight: Fight, doing: Doing, sheet: Sheet | None, rulings: Spellchrome) -> Weighed:
        refused = [*self.refusals(fight, doing)]
        if doing.reaction is not None:
            return Weighed(self._struck_back(fight, doing), (*refused, *self._unowed(fight, doing)))
        if fight.turn is None or not doing.words or sheet is None:
            return Weighed(fight, tuple(refused))
        one: State = fight.combatants[doing.who]
        plan = [planned(word) for word in (*one.done, *doing.words)]
        condition = Condition(speed=sheet.speed, feats=sheet.feats, prone=one.prone)
        checked = partial(turn, condition=condition, rulings=rulings)
        whole, own = played(checked, plan, done=len(one.done), left=one.left)
        after = fight.with_(
            doing.who, done=(*one.done, *doing.words), left=Left(**whole.left._asdict()), prone=own.prone,
            stance=STANCES.get(own.ac_bonus, one.stance),
        )
        if any(provoked.from_ == "foes in reach" for provoked in own.provokes):
            after = with_opportunity(after, doing.who, _foes(after, doing.who))
        return Weighed(after, (*refused, *map(_refusal, whole.problems)), replace(whole, prone=own.prone))

    def happened(self, fight: Fight, doing: Doing, result: Any) -> Fight:
        if not isinstance(result, Attack):
            return fight
        provoked = [fate.struck.name for fate in result.course.fates if fate.provoked]
        return with_opportunity(fight, doing.who, [name for name in provoked if name in doing.targets])

    def follows(self, before: Fight, after: Fight) -> Fight:
        """Who has Hit Points again is knocked out no more (S-29)."""
        for name, one in after.combatants.items():
            was: State = before.combatants[name]
            if one.knocked_out and was.knocked_out and (was.hit_points or 0) <= 0 < (one.hit_points or 0):
                after = after.with_(name, knocked_out=False)
        return after

    def _unowed(self, fight: Fight, doing: Doing) -> Iterator[RuleError]:
        """What is refused of an attack of opportunity (S-07, S-72)."""
        one: State = fight.combatants[doing.who]
        if one.stance == "total-defense":
            yield RuleError(f"{doing.who} is in total defense, and makes no attacks of opportunity", rule="S-72")
        unowed = [name for name in doing.targets if name not in one.opportunities]
        if unowed or not doing.targets:
            against = f" against {' and '.join(unowed)}" if unowed else ": name the target"
            yield RuleError(f"{doing.who} has no attack of opportunity{against}", rule="S-07")

    def _struck_back(self, fight: Fight, doing: Doing) -> Fight:
        """The fight without the opportunities that an attack uses up."""
        owed = fight.combatants[doing.who].opportunities
        return fight.with_(doing.who, opportunities=tuple(name for name in owed if name not in doing.targets))


def with_opportunity(fight: Fight, against: str, names: Iterable[str]) -> Fight:
    """The fight in which these may strike at somebody; in total defense nobody can (S-72)."""
    for name in names:
        one: State = fight.combatants[name]
        if not one.is_down and one.stance != "total-defense":
            owed = dict.fromkeys((*one.opportunities, against))
            fight = fight.with_(name, opportunities=tuple(owed))
    return fight


def without_opportunities(fight: Fight, against: str) -> Fight:
    """The fight in which nobody may strike at somebody any more."""
    for name, one in fight.combatants.items():
        if against in one.opportunities:
            left = tuple(other for other in one.opportunities if other != against)
            fight = fight.with_(name, opportunities=left)
    return fight


def _foes(fight: Fight, who: str) -> list[str]:
    """Who stands against somebody: which of them is within reach is for the table to see."""
    return [name for name in fight.standing() if fight.combatants[name].side != fight.combatants[who].side]


def _refusal(problem: Forbidden) -> RuleError:
    """What a fight says to an action that is not allowed."""
    name = problem.action.partition(":")[0]
    if problem.code == "too-far":
        return RuleError(problem.message, rule="S-64" if name == "move" else "S-08")
    return RuleError(problem.message, rule=RULES.get(problem.code, BUDGET))


TURNS = SpellchromeTurns()

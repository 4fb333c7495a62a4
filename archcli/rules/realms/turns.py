"""How a fight of Enchanted Realms goes on: an action and movement a turn, a reaction a round, initiative anew in each.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from archcli.errors import RuleError, UsageError
from archcli.fight.combatant import THIS_TURN, Effect
from archcli.fight.state import Fight
from archcli.fight.turns import Doing, Turns, Weighed
from archcli.rules.realms.grapple import FULL, HALF, Grapple
from archcli.rules.realms.movement import MOVED, Mover, Refused, movement
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.state import State
from archcli.rules.realms.turn_parts import ACTION, PARTS, REACTION, Part, cost, read_part, takes

OF_TURN = "R-27"
"""The rule of what a turn has, which refuses what no other names."""
FREE = "takes nothing of a turn"


class RealmsTurns(Turns):
    """The turns of Enchanted Realms."""

    out_of_turn = OF_TURN
    each_round = True

    def actions(self) -> tuple[str, ...]:
        return PARTS

    def joins(self, sheet: Sheet) -> dict[str, Any]:
        return super().joins(sheet) | {"movement": sheet.feet, "movement_left": sheet.feet}

    def new_round(self, fight: Fight, result: Any = None) -> Fight:
        """The next round: all may react again (R-29), and of the surprised only sleepers still are (R-20, R-52)."""
        for name, one in fight.combatants.items():
            fight = fight.with_(name, reaction_left=1, surprised=one.surprised and one.asleep)
        return super().new_round(fight, result)

    def begins(self, fight: Fight, who: str) -> Fight:
        """A turn begins with an action and all its movement; whoever holds somebody drags it from now on (R-51)."""
        fight = super().begins(fight, who)
        fight = fight.with_(who, effects=(*fight.combatants[who].effects, *_dragging(fight, who)))
        return fight.with_(who, action_left=1, movement_left=_total(fight.combatants[who]))

    def weigh(self, fight: Fight, doing: Doing, sheet: Sheet | None, rulings: Realms) -> Weighed:
        """What the parts of a turn leave of it; reactions need no turn, nor does what takes nothing of one (R-29)."""
        parts = [read_part(word) for word in doing.words]
        free = all(takes(part, rulings) == REACTION for part in parts)
        refused = [*self.refusals(fight, doing._replace(reaction=FREE) if free else doing)]
        if not fight.has_begun or not parts or sheet is None:
            return Weighed(fight, tuple(refused))
        one = _as_written(fight.combatants[doing.who], sheet)
        if sheet.movement.species is None:  # nobody knows whether it is paralysed
            rulings = replace(rulings, paralysed_acts=True)
        mover = _mover(one, sheet, parts, rulings)
        made = movement(parts, mover, before=one.so_far, by_hand=one.moved, rulings=rulings)
        refused += [
            RuleError(f"{step.part}: {step.barred.why}", rule=step.barred.rule)
            for step in made.steps if isinstance(step, Refused)
        ]
        done = one.done if free else (*one.done, *doing.words)
        after = _without(one, parts, made.species, rulings).replace(done=done)
        return Weighed(fight.replace(combatants={**fight.combatants, doing.who: after}), tuple(refused), made)

    def attacks(self, doing: Doing) -> bool:
        """A competition takes no action, and may be about what the fallen leave."""
        return bool(doing.words)

    def happened(self, fight: Fight, doing: Doing, result: Any) -> Fight:
        """Whoever holds the one that held it is free; so is a victim that its own grappler cannot hold again."""
        if not isinstance(result, Grapple):
            return fight
        for victim in doing.targets:
            loose, other = (doing.who, victim) if result.held else (victim, doing.who)
            if fight.combatants[loose].held_by == other:
                fight = _let_go(fight, loose)
        return fight

    def follows(self, before: Fight, after: Fight) -> Fight:
        """What moves the movement of a turn moves the feet that are left. Raises UsageError for somebody who would hold
        itself."""
        for name, one in after.combatants.items():
            if one.held_by == name != before.combatants[name].held_by:
                raise UsageError(f"{name} cannot hold itself: held_by names somebody else")
        return _followed(before, after)

    def left(self, fight: Fight, who: str) -> Fight:
        """Whoever is gone holds nobody, and is held by nobody."""
        held = [name for name, one in fight.combatants.items() if who in (name, one.held_by)]
        after = fight
        for name in held:
            after = _let_go(after, name)
        return _followed(fight, after)


def _total(one: State) -> int | None:
    """The movement of a turn; None where the sheet does not tell it."""
    return None if one.movement is None else max(0, one.movement + one.moved.by(MOVED))


def _as_written(one: State, sheet: Sheet) -> State:
    """Somebody with the movement that the sheet tells now; what it tells more or less is left of the turn too."""
    if sheet.feet in (None, one.movement):
        return one
    known = one.replace(movement=sheet.feet)
    more = (_total(known) or 0) - (_total(one) or 0)
    return known.replace(movement_left=max(0, (one.movement_left or 0) + more))


def _mover(one: State, sheet: Sheet, parts: Sequence[Part], rulings: Realms) -> Mover:
    """Somebody as its sheet has it; the movement has to be known where something costs feet."""
    species = sheet.movement.species
    if species is None and any(cost(part, 1, rulings) for part in parts):
        species = sheet.needed("movement.species")
    return Mover(
        name=one.name, species=species or 0, encumbered=sheet.movement.encumbered, surprised=one.is_caught,
    )


def _without(one: State, parts: Sequence[Part], species: int, rulings: Realms) -> State:
    """Somebody after parts of a turn."""
    feet, taken = sum(cost(part, species, rulings) for part in parts), {takes(part, rulings) for part in parts}
    return one.replace(
        movement_left=None if one.movement_left is None else max(0, one.movement_left - feet),
        action_left=0 if ACTION in taken else one.action_left,
        reaction_left=0 if REACTION in taken else one.reaction_left,
    )


def _dragging(fight: Fight, who: str) -> list[Effect]:
    """What dragging takes of the movement of whoever holds somebody, until the turn ends (R-51)."""
    one: State = fight.combatants[who]
    held = [other for other in fight.combatants.values() if other.held_by == who]
    percent = min((HALF if other.drag is None else other.drag for other in held), default=FULL)
    lost = (one.movement or 0) - (one.movement or 0) * percent // FULL
    return [_drag(other.name, -lost) for other in held[:1] if lost]


def _drag(name: str, by: int) -> Effect:
    return Effect(to=MOVED, by=by, because=f"drags {name}", until=THIS_TURN)


def _let_go(fight: Fight, who: str) -> Fight:
    return fight.with_(who, held_by=None, drag=None)


def _followed(before: Fight, after: Fight) -> Fight:
    """The fight in which nobody is dragged who is not held, and feet that were left are as many more or less as what
    moves the movement of a turn."""
    after = _only_held(after)
    for name, one in before.combatants.items():
        now: State = after.combatants[name]
        more = now.moved.by(MOVED) - one.moved.by(MOVED)
        if more and now.movement_left is not None and now.movement_left == one.movement_left:
            after = after.with_(name, movement_left=max(0, now.movement_left + more))
    return after


def _only_held(fight: Fight) -> Fight:
    """The fight without what dragging takes where nobody is held any more."""
    for name, one in fight.combatants.items():
        if one.held_by is None and one.drag is not None:
            fight = fight.with_(name, drag=None)
    for name, one in fight.combatants.items():
        if not any(other.held_by == name for other in fight.combatants.values()):
            kept = tuple(effect for effect in one.effects if not _is_drag(effect, fight))
            if kept != one.effects:
                fight = fight.with_(name, effects=kept)
    return fight


def _is_drag(effect: Effect, fight: Fight) -> bool:
    return any(effect == _drag(name, effect.by or 0) for name in fight.combatants)


TURNS = RealmsTurns()

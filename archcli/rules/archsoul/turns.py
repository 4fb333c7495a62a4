"""How a fight of Archsoul goes on: phases, action points, stances and reactions (A-12, A-67, A-69, A-109 to A-119)."""

from collections.abc import Iterator, Sequence
from typing import Any

from archcli.errors import RuleError
from archcli.fight.names import combatant
from archcli.fight.state import Fight
from archcli.fight.turns import Doing, Turns, Weighed
from archcli.names import fold
from archcli.rules.archsoul.aftermath import after
from archcli.rules.archsoul.attack.refusals import ONCE
from archcli.rules.archsoul.crit_effects import offers
from archcli.rules.archsoul.grapples import grappled, let_go
from archcli.rules.archsoul.phases import after_phase, first_up, phase_of
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet
from archcli.rules.archsoul.standing import done, fighter
from archcli.rules.archsoul.state import Item, State
from archcli.rules.archsoul.turn import refusals, turn
from archcli.rules.archsoul.turn_actions import ACTIONS, SOUL_SHIELD
from archcli.rules.archsoul.turn_plan import Planned, planned


class ArchsoulTurns(Turns):
    """The turns of Archsoul: those of a phase in any order, and 3 AP to each."""

    out_of_turn = "A-67"

    def actions(self) -> tuple[str, ...]:
        return tuple(ACTIONS)

    def joins(self, sheet: Sheet) -> dict[str, Any]:
        return super().joins(sheet) | {"mounted": sheet.mount.speed is not None or sheet.mount.trample is not None}

    # Phases: neighbours of one side in the order act together.

    def starts(self, fight: Fight, result: Any) -> Fight:
        """The first round; what was done before it counts in none."""
        rested = {name: one.replace(attacked_with=(), reacted=()) for name, one in fight.combatants.items()}
        return super().starts(fight.replace(combatants=rested), result)

    def new_round(self, fight: Fight, result: Any = None) -> Fight:
        """The next round; a weapon that attacked in the last may strike quickly again (A-114)."""
        rested = {name: one.replace(attacked_with=()) for name, one in fight.combatants.items()}
        return super().new_round(fight.replace(phase=None, combatants=rested), result)

    def next_up(self, fight: Fight, after: str | None) -> str | None:
        """The next of the phase that has not ended its turn, else the first of the next phase."""
        if after is None:
            return first_up(fight)
        return next((name for name in self._left_of_phase(fight, after) if self.can_be_up(fight, name)), None) or (
            after_phase(fight, after))

    def _left_of_phase(self, fight: Fight, after: str) -> Sequence[str]:
        """Those of the running phase from the one who stands behind somebody on."""
        phase = tuple(fight.phase or ())
        place = phase.index(after) + 1 if after in phase else 0
        return (*phase[place:], *phase[:place])

    def running(self, fight: Fight) -> tuple[str, ...]:
        left = (name for name in fight.phase or () if name not in fight.ended and not fight.combatants[name].is_down)
        return tuple(left) or tuple(filter(None, (fight.turn,)))

    def named(self, fight: Fight, who: str) -> Fight:
        """Whoever is of the running phase and is named has the turn."""
        return self.up(fight, who) if who != fight.turn and who in self.running(fight) else fight

    def up(self, fight: Fight, who: str | None) -> Fight:
        fight = super().up(fight, who)
        return fight if who is None or who in (fight.phase or ()) else fight.replace(phase=phase_of(fight, who))

    def begins(self, fight: Fight, who: str) -> Fight:
        """A turn begins; others may react to it again (A-69)."""
        for name, one in fight.combatants.items():
            if who in one.reacted:
                fight = fight.with_(name, reacted=tuple(other for other in one.reacted if other != who))
        return super().begins(fight, who)

    def fresh(self, one: State) -> dict[str, Any]:
        return {"ap_spent": 0, "stances": (), "acted": ()}

    def ends(self, fight: Fight, who: str) -> Fight:
        """A turn ends; a drawing that was begun in the last one and did not go on is lost (A-112)."""
        one: State = fight.combatants[who]
        if one.carried is not None and not one.ap_spent:
            fight = fight.with_(who, carried=None)
        return super().ends(fight, who)

    # What somebody may do in a turn, and what it costs.

    def weigh(self, fight: Fight, doing: Doing, sheet: Any, rulings: Archsoul) -> Weighed:
        refused = [*self.refusals(fight, doing)]
        one: State = fight.combatants[doing.who]
        plan = [planned(word, sheet) for word in doing.words]
        for act in plan:
            if act.action == SOUL_SHIELD and act.weapon is not None:
                combatant(fight, act.weapon)  # raises for whom nobody can protect
        refused += _unusable(one, plan)
        if doing.reaction is not None:
            return _reacting(fight, doing, refused)
        if fight.turn is None or sheet is None or not plan:
            return Weighed(fight, (*refused, *_held(one, plan)))
        typed: State = sheet.state or one
        running = one.replace(running=True)
        weighed = turn(
            plan, fighter=fighter(sheet, typed.replace(running=True)), rulings=rulings, before=done(running, sheet),
            assume=False,
        )
        held = typed.grapple.with_ if typed.grapple else None
        refused += refusals(weighed)
        if held is not None and doing.targets and held not in doing.targets:
            refused += [
                RuleError(f"{act.name}: {doing.who} is in a grapple with {held}", rule="A-117")
                for act in plan if ACTIONS[act.action].grappled
            ]
        kept = None if weighed.ap_spent > one.ap_spent else one.carried
        after = fight.with_(
            doing.who, done=(*one.done, *doing.words),
            acted=(*one.acted, *[fight.step + 1] * len(plan)),
            ap_spent=weighed.ap_spent, studied=weighed.studied,
            carried=weighed.carried or kept, attacked_with=_joined(one.attacked_with, map(_striking, plan)),
            stances=_joined(one.stances, (act.name for act in plan if ACTIONS[act.action].stance)),
            prone=_lies(one.prone, plan), weapons=_handled(one, plan, sheet),
        )
        return Weighed(after, tuple(refused), weighed)

    def happened(self, fight: Fight, doing: Doing, result: Any) -> Fight:
        return after(fight, doing, result)

    # Grapples, which two have in common.

    def follows(self, before: Fight, after: Fight) -> Fight:
        """A grapple that is set by hand is that of both; whoever was in one with either of them is let go. A weapon
        that is left without hp is broken."""
        fight = after
        for name, one in after.combatants.items():
            spent = {key: item.replace(broken=True) for key, item in one.weapons.items() if item.hp == 0}
            if any(before.combatants[name].weapons.get(key, Item(name=key)).hp != 0 for key in spent):
                fight = fight.with_(name, weapons={**one.weapons, **spent})
            was, now = before.combatants[name].grapple, one.grapple
            if now == was:
                continue
            fight = let_go(fight, was, name)
            if now is not None:
                fight = grappled(fight, name, now)
        return fight

    def left(self, fight: Fight, who: str) -> Fight:
        """A grapple ends where one of the two does not stand."""
        return let_go(fight, fight.combatants[who].grapple, who).with_(who, grapple=None)


def _reacting(fight: Fight, doing: Doing, refused: list[RuleError]) -> Weighed:
    """A reactive attack, which costs nothing: an opening is used up by it, else the one reaction to a move (A-69)."""
    one: State = fight.combatants[doing.who]
    for name in doing.targets:
        left = list(fight.combatants[name].open)
        offered = next((text for text in left if offers(text, doing.who)), None)
        if offered is not None:
            left.remove(offered)
            return Weighed(fight.with_(name, open=tuple(left)), tuple(refused))
    refused += _held(one, [planned(word) for word in doing.words], "A-73")
    if doing.reaction in ONCE:
        refused += [
            RuleError(f"{doing.who} has reacted to {name} already, and does so once in its turn", rule="A-69")
            for name in doing.targets if name in one.reacted
        ]
        fight = fight.with_(doing.who, reacted=_joined(one.reacted, doing.targets))
    return Weighed(fight, tuple(refused))


def _unusable(one: State, plan: Sequence[Planned]) -> Iterator[RuleError]:
    """What is refused of attacks for the weapon; what the plan itself drops or picks up counts from then on."""
    lying = {fold(name) for name, item in one.weapons.items() if item.dropped}
    for act in plan:
        if act.action == "drop-item":
            lying.add(fold(act.weapon or ""))
        elif act.action == "pick-up":
            lying.discard(fold(act.weapon or ""))
        name = _striking(act)
        if name is not None:
            yield from one.unusable(name, dropped=fold(name) in lying)


def _held(one: State, plan: Sequence[Planned], rule: str = "A-117") -> Iterator[RuleError]:
    """What is refused in a grapple, and of who does not ride, where no turn is weighed: a reaction, or what is done
    before the start."""
    for act in plan:
        if one.grapple is not None and ACTIONS[act.action].free_only:
            yield RuleError(f"{act.name}: {one.name} is grappled", rule=rule)
        if ACTIONS[act.costly].mounted and not one.mounted:
            yield RuleError(f"{act.name}: {one.name} is not mounted", rule="A-116")


def _striking(act: Planned) -> str | None:
    """The weapon of an attack, by its name on the sheet; None where none is named."""
    if not act.attacks or act.weapon is None:
        return None
    return act.weapon if act.wielded is None else act.wielded.name


def _joined(names: Sequence[str], more: Iterator[str | None] | Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*names, *filter(None, more))))


def _lies(prone: bool, plan: Sequence[Planned]) -> bool:
    """Whether somebody lies on the ground after the actions that need no roll."""
    for act in plan:
        prone = act.action == "drop-prone" or (prone and act.action != "stand-up")
    return prone


def _handled(one: State, plan: Sequence[Planned], sheet: Sheet) -> dict[str, Item]:
    """The weapons after what was dropped and picked up."""
    items = dict(one.weapons)
    for act in plan:
        name = next((own for own in sheet.weapons if act.weapon is not None and fold(own) == fold(act.weapon)), None)
        if name is not None and act.action in ("drop-item", "pick-up"):
            items[name] = items.get(name, Item(name=name)).replace(dropped=act.action == "drop-item")
    return items


TURNS = ArchsoulTurns()

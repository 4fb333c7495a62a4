"""The effects that a fight carries, in a line: which of them move its numbers, and which have counted then."""

from collections.abc import Collection, Iterable

from archcli.by_hand import ByHand, initiative_of, of_target
from archcli.fight.combatant import NEXT_ATTACK, Effect
from archcli.fight.state import Fight
from archcli.names import fold
from archcli.report import Modifier, Result


def moved(fight: Fight, actor: str | None, targets: Collection[str], hand: ByHand) -> ByHand:
    """What was typed by hand, and the effects of the one who acts, of those at whom it is aimed, and on the
    initiative of anybody."""
    moving = [
        (one.name, effect) for one in fight.combatants.values() for effect in one.effects if effect.by
    ]
    return hand._replace(
        effects=tuple(_modifier(effect) for who, effect in moving if _moves_own(actor, who, effect)),
        upon=tuple(
            (who, _modifier(effect)) for who, effect in moving if who in targets and of_target(effect.to)
        ),
    )


def struck_back(
    fight: Fight, actor: str | None, targets: Collection[str], hand: ByHand, own: Iterable[str],
) -> ByHand:
    """The same of a blow that the target strikes: its effects are those of who strikes, and the actor's those of who is
    struck, but for numbers of the actor's `own` that the command has too."""
    numbers = {*map(fold, own)}
    moving = [
        (who, effect) for who in filter(None, (actor, *targets))
        for effect in fight.combatants[who].effects if effect.by
    ]
    return hand._replace(
        effects=tuple(
            _modifier(effect) for who, effect in moving
            if (fold(effect.to or "") in numbers if who == actor else not of_target(effect.to))
        ),
        upon=tuple(
            (who, _modifier(effect)) for who, effect in moving if who == actor and of_target(effect.to)
        ),
    )


def _moves_own(actor: str | None, who: str, effect: Effect) -> bool:
    """Whether an effect moves a number of somebody who acts."""
    acts = who == actor and not of_target(effect.to)
    return acts or _leads(who, effect)


def _leads(who: str, effect: Effect) -> bool:
    """Whether an effect moves somebody's initiative, which all roll together."""
    return fold(effect.to or "") == fold(initiative_of(who))


def without_counted(fight: Fight, result: Result, names: Collection[str | None] = ()) -> Fight:
    """A fight without the effects that counted in a result, and last no longer: those of these, and on the initiative
    of anybody."""
    modifiers = {*getattr(result, "modifiers", ())}
    for name, one in fight.combatants.items():
        left = tuple(
            effect for effect in one.effects
            if not ((name in names or _leads(name, effect)) and _counted(effect, modifiers))
        )
        if left != one.effects:
            fight = fight.with_(name, effects=left)
    return fight


def _modifier(effect: Effect) -> Modifier:
    return Modifier(effect.to or "", effect.by or 0, effect.because)


def _counted(effect: Effect, modifiers: set[Modifier]) -> bool:
    if effect.until != NEXT_ATTACK or not effect.by:
        return False
    return any(
        modifier.by == effect.by and modifier.because == effect.because
        and (effect.to is None or fold(effect.to) == fold(modifier.to)) for modifier in modifiers
    )

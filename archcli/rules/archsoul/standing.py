"""How somebody of a fight stands as a turn goes on, for whoever weighs a plan."""

from archcli.by_hand import ByHand
from archcli.fight.turns import MOVE
from archcli.names import fold
from archcli.report import Modifier
from archcli.rules.archsoul.sheet import Sheet
from archcli.rules.archsoul.state import State
from archcli.rules.archsoul.turn_plan import NOTHING, Before, Fighter, planned


def fighter(sheet: Sheet, one: State) -> Fighter:
    """Who goes on with a turn; who has ended its own plans the next one, which is in the next round."""
    ended = one.begun and not one.running
    spent = one.ap_spent and not ended
    return Fighter(
        name=sheet.name, move=sheet.move, rides=one.mounted, slowed=() if one.mounted else moving(one, MOVE),
        mounted=one.mounted and sheet.mount.speed is not None, mount_speed=sheet.mount.speed if one.mounted else None,
        shield=sheet.shield > 0, grappled=one.grapple is not None,
        control=one.grapple is not None and one.grapple.control == one.name, prone=one.prone, studied=one.studied,
        used=() if ended else one.attacked_with, continued=one.carried is not None and not spent,
    )


def done(one: State, sheet: Sheet) -> Before:
    """What somebody has done of the turn that runs; nothing where it does not run."""
    if not one.running:
        return NOTHING
    actions = tuple(planned(word, sheet) for word in one.done)
    return Before(actions, one.ap_spent, begun=one.carried is not None)


def moving(one: State | None, *numbers: str) -> tuple[Modifier, ...]:
    """What the effects of a fight do to numbers of somebody; the first is meant by those that name none, unless it is
    the move."""
    if one is None:
        return ()
    known = {fold(number): number for number in numbers} | ({} if MOVE in numbers else {"": numbers[0]})
    return tuple(
        Modifier(known[fold(effect.to or "")], effect.by, effect.because)
        for effect in one.effects if effect.by and fold(effect.to or "") in known
    )


def rolling(hand: ByHand, one: State | None) -> ByHand:
    """What moves a roll of a pool, with the effects of a fight."""
    return hand._replace(effects=moving(one, "pool", "difficulty"))

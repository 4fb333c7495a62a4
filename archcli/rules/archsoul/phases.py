"""Who acts together in a fight: the neighbours of one side in the order, around its end as well (A-12)."""

from collections.abc import Sequence

from archcli.fight.state import Fight


def phase_of(fight: Fight, who: str) -> tuple[str, ...]:
    """Those who act together with somebody: the run of one side around its place in the order. From the second round on
    a run goes on around the end of the order."""
    known = [name for name in fight.order if name == who or not fight.combatants[name].is_down]
    if who not in known:
        return (who,)
    first, last = _run(fight, known, known.index(who))
    members = known[first:last + 1]
    if fight.round > 1 and _joined(fight, known) and (first == 0 or last == len(known) - 1):
        members = [*known[:_run(fight, known, 0)[1] + 1], *known[_run(fight, known, len(known) - 1)[0]:]]
    return tuple(members)


def first_up(fight: Fight) -> str | None:
    """Who is up first in a round: of a phase that is joined around the end of the order the one who stands behind it,
    save in the first round of all, in which nobody of that side has acted yet."""
    known = [name for name in fight.order if not fight.combatants[name].is_down and name not in fight.ended]
    if not known:
        return None
    if fight.round > 1 and _joined(fight, known):
        return known[_run(fight, known, len(known) - 1)[0]]
    return known[0]


def after_phase(fight: Fight, after: str) -> str | None:
    """Who is up after the running phase, in which somebody was last; None where the round is over."""
    phase = tuple(fight.phase or (after,))
    known = [name for name in fight.order if name in phase or not fight.combatants[name].is_down]
    if after not in known:
        return next((name for name in known if name not in fight.ended), None)
    around = known[0] in phase and known[-1] in phase and len(phase) < len(known)
    start = known.index(after) + 1
    rest = [*known[start:], *(known[:start] if around and after in _trailing(known, phase) else ())]
    ahead = [name for name in rest if name not in phase and name not in fight.ended]
    if not ahead:
        return None
    standing = [name for name in known if not fight.combatants[name].is_down]
    joins = _joined(fight, standing) and standing.index(ahead[0]) >= _run(fight, standing, len(standing) - 1)[0]
    return None if joins else ahead[0]


def _trailing(known: Sequence[str], phase: Sequence[str]) -> Sequence[str]:
    """Those of a phase who stand at the end of an order."""
    place = len(known)
    while place and known[place - 1] in phase:
        place -= 1
    return known[place:]


def _joined(fight: Fight, known: Sequence[str]) -> bool:
    """Whether the last run of an order meets the first: both of one side, with others between them."""
    sides = [fight.combatants[name].side for name in known]
    return bool(sides) and sides[0] == sides[-1] and len({*sides}) > 1


def _run(fight: Fight, known: Sequence[str], place: int) -> tuple[int, int]:
    """The places of the first and the last of those of one side around a place of an order."""
    side = fight.combatants[known[place]].side
    first = last = place
    while first and fight.combatants[known[first - 1]].side == side:
        first -= 1
    while last + 1 < len(known) and fight.combatants[known[last + 1]].side == side:
        last += 1
    return first, last

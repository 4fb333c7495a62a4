"""`fight add` and `fight remove`: who joins a fight, and who leaves it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from archcli.errors import UsageError
from archcli.fight.combatant import Combatant
from archcli.fight.names import named
from archcli.fight.state import Fight, party_first
from archcli.fight.turns import Turns
from archcli.given import COMBATANT
from archcli.names import fold, numbered, parted
from archcli.record import Record
from archcli.sheet import keys


def numbered_on(ever: Iterable[str], name: str, times: int | None) -> tuple[str, ...]:
    """The names of so many who join (None: one): numbered on from the highest of the name that `ever` was in the fight;
    of one the name alone where nobody has had a number."""
    numbers = [number for stem, number in map(parted, ever) if number is not None and fold(stem) == fold(name)]
    highest = max(numbers, default=0)
    return numbered(name, 1 if times is None and highest else times, after=highest)


def joined(fight: Fight, combatants: Iterable[Combatant], turns: Turns) -> Fight:
    """The fight with some more, who stand last in the order where it has begun.

    Raises UsageError for a name that is taken, and for one that is none.
    """
    for one in combatants:
        taken = named(fight, one.name)
        if not fold(one.name):
            raise UsageError(f'"{one.name}" is no name: case, blanks, hyphens and underscores do not count in one')
        if taken is not None:
            raise UsageError(f'there is a "{taken}" already', hint="give each a name of its own, such as Snik=goblin")
        one = one.replace(joined=fight.has_begun)
        fight = fight.replace(combatants=party_first({**fight.combatants, one.name: one}))
        if fight.has_begun:
            fight = turns.enters(fight, one.name)
    return fight


def removed(fight: Fight, names: Sequence[str], turns: Turns) -> Fight:
    """The fight without some of those in it. The turn of one who leaves goes to the next, or at the end of the order to
    nobody."""
    up = fight.turn
    for who in names:
        fight = turns.left(fight, who)
    if up is not None and up in names:
        fight = turns.ends(fight, up)
        fight = fight.replace(ended=(*fight.ended, *names))
        up = turns.next_up(fight, fight.turn)
    lists = ("order", "ended", "phase", "roster")
    changes: dict[str, Any] = {key: _others(getattr(fight, key), names) for key in lists}
    changes["phase"] = changes["phase"] or None
    stay = {name: _without(one, names) for name, one in fight.combatants.items() if name not in names}
    left = fight.replace(combatants=stay, turn=up, **changes)
    left = left.replace(met=fight.met or (fight.have_met and not left.have_met))
    return left if up == fight.turn else turns.up(left, up)


def _others(value: Any, names: Collection[str]) -> Any:
    """Those of a list of names who are not among these; anything else as it is."""
    return type(value)(name for name in value if name not in names) if isinstance(value, (list, tuple)) else value


def _without(one: Any, names: Collection[str]) -> Any:
    """A combatant in whose state these are named no more."""
    changes: dict[str, Any] = {}
    for declared in keys(type(one)).values():
        value = getattr(one, declared.field)
        if isinstance(value, Record) and any(name in names for name in _named_in(value)):
            changes[declared.field] = None
        elif declared.about.takes == COMBATANT:
            changes[declared.field] = None if value in names else _others(value, names)
    return one.replace(**changes)


def _named_in(record: Record) -> Iterable[Any]:
    """Those of the fight whom a part of a state names."""
    fields = (declared.field for declared in keys(type(record)).values() if declared.about.takes == COMBATANT)
    return (getattr(record, field) for field in fields)

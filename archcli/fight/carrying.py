"""What a result changes, carried out on a fight."""

from collections.abc import Iterable
from typing import Any

from archcli.carried import Carried, Lasting
from archcli.fight.combatant import Effect
from archcli.fight.state import Fight
from archcli.record import Record
from archcli.sheet import keys
from archcli.sheet.paths import key_parts


def carried_out(fight: Fight, changes: Iterable[Carried]) -> Fight:
    """The fight after what a result changes: values set or added to, effects and open points joined to the others, or
    open points settled."""
    for change in changes:
        one = fight.combatants[change.who]
        if change.key == "effects":
            value: Any = (*one.effects, _effect(change.value))
        elif change.key == "open":
            value = (*one.open, change.value)
        elif change.key == "settled":
            fight = fight.with_(change.who, open=tuple(text for text in one.open if text != change.value))
            continue
        else:
            value = _put(one, key_parts(change.key), change)
            fight = fight.replace(combatants={**fight.combatants, change.who: value})
            continue
        fight = fight.with_(change.who, **{change.key: value})
    return fight


def _effect(lasting: Lasting) -> Effect:
    return Effect(to=lasting.to, by=lasting.by, because=lasting.because, until=lasting.until)


def _put(record: Record, way: tuple[str, ...], change: Carried) -> Record:
    """A record with another value at the end of a way through its fields, tables and the records in them."""
    key, *rest = way
    declared = keys(type(record))[key]
    here = getattr(record, declared.field)
    if not rest:
        return record.replace(**{declared.field: _changed(here, change)})
    if not declared.kind.table:
        return record.replace(**{declared.field: _put(here, tuple(rest), change)})
    name, *inner = rest
    of = declared.kind.of
    if inner:
        entry = here.get(name) or (of(name=name) if "name" in of.FIELDS else of())
        return record.replace(**{declared.field: {**here, name: _put(entry, tuple(inner), change)}})
    if not declared.about.names:
        return record.replace(**{declared.field: {**here, name: _changed(here.get(name), change)}})
    sums = {**here, name: _changed(here.get(name, 0), change)}
    return record.replace(**{declared.field: {own: value for own, value in sums.items() if value}})


def _changed(here: Any, change: Carried) -> Any:
    if not change.by:
        return change.value
    return None if here is None else here + change.by

"""`fight set`: values of combatants, said by hand."""

from collections.abc import Sequence
from typing import Any

from archcli.errors import UsageError
from archcli.fight.by_hand.places import Place, Places, WeaponsOf
from archcli.fight.by_hand.words import FORM, Worded, worded
from archcli.fight.changes import copied, put
from archcli.fight.combatant import Combatant
from archcli.fight.names import everybody, means
from archcli.fight.state import Fight
from archcli.fight.turns import Turns
from archcli.fight.written import written
from archcli.names import fold
from archcli.numbers import whole
from archcli.sheet import keys
from archcli.sheet.reader import SheetReader

SETTLED = "settled"
DOWN, POINTS = ("down",), ("hit_points",)


def set_(fight: Fight, words: Sequence[str], turns: Turns, weapons_of: WeaponsOf | None = None) -> Fight:
    """The fight after `NAME ... CHANGE ...`, with what follows of it.

    `weapons_of` tells what weapons somebody has; without it any may be named. Raises UsageError for a change that is
    none, and FightError for the name of nobody.
    """
    size = _names(fight, words)
    names, changes = everybody(fight, words[:size]), [worded(word) for word in words[size:]]
    settled = [change for change in changes if fold(change.key) == SETTLED]
    others = [change for change in changes if change not in settled]
    after = fight
    for who in names:
        one = _changed(Places(fight, who, weapons_of), others)
        after = after.replace(combatants={**after.combatants, who: one})
    if settled:
        after = _settled(after, names, settled)
    after = turns.follows(fight, after)
    for who in names:
        if after.combatants[who].is_down and not fight.combatants[who].is_down:
            after = turns.left(after, who)
    return after


def _names(fight: Fight, words: Sequence[str]) -> int:
    """How many words are names: those before the first that is none."""
    size = next((place for place, word in enumerate(words) if not means(fight, word)), len(words))
    if 0 < size < len(words):
        return size
    if not words or (not size and _is_change(fight, words[0])):
        raise UsageError("nobody is named: write NAME ... CHANGE ..., such as goblin-1 hit_points=9")
    if size:
        raise UsageError(f"nothing is said to change: write {FORM}")
    return 1


def _is_change(fight: Fight, word: str) -> bool:
    """Whether a word that names nobody is a change."""
    known = {SETTLED, *(fold(key) for one in fight.combatants.values() for key in keys(type(one)))}
    return "=" in word or any(fold(part) in known for part in worded(word).parts[:1])


def _changed(places: Places, changes: Sequence[Worded]) -> Any:
    """A combatant after changes. Raises UsageError for what is impossible, all of it at once."""
    before: Combatant = places.fight.combatants[places.who]
    tables = copied(written(before))
    said: dict[tuple[str, ...], Any] = {}
    for change in changes:
        place = places.of(change)
        if place.way in said:
            raise UsageError(f"{place.key} is said twice")
        said[place.way] = _value(places, place, change)
        put(tables, place.way, said[place.way])
    reader = SheetReader("")
    after: Any = reader.record(tables, type(before), "", name=before.name)
    if reader.mistakes:
        wrong = [f"{mistake.key}: {mistake.message}" for mistake in reader.mistakes]
        raise UsageError("; ".join(wrong))
    if DOWN in said and not said[DOWN] and after.is_down:
        raise UsageError(
            f"{before.name} is down by hit points: no-down does not end that", hint="hit_points+N or hit_points=N does",
        )
    points = getattr(after, "hit_points", None)
    if after.hit_points_full is None and POINTS in said and points is not None and points > 0:
        after = after.replace(hit_points_full=points)
    return after


def _value(places: Places, place: Place, change: Worded) -> Any:
    """What a change lets stand at a place, as a file would hold it; None: nothing."""
    if change.off:
        if not place.may_go:
            raise UsageError(f"{place.key} is never without a value: write {_written(place)}")
        return None
    if place.is_group:
        raise UsageError(f"{place.key} is set by its parts: {', '.join(place.parts)}")
    if change.by is not None:
        return _moved(places.who, place, change.by)
    if change.value is not None:
        value = places.value(place, change.value)
        return None if value == 0 and not isinstance(value, bool) and place.declared.about.names else value
    if place.declared.kind.of is not bool:
        raise UsageError(f"{place.key} needs a value: write {_written(place)}")
    return True


def _moved(who: str, place: Place, by: int) -> int | None:
    """A number moved by an amount, which stops at 0, or lower where less than 0 is possible."""
    if not place.is_number:
        raise UsageError(f"{place.key} is no number that could be moved: write {_written(place)}")
    if place.now is None:
        raise UsageError(f"{place.key} of {who} is unknown, and cannot be moved: set it first with {place.key}=N")
    range_ = place.declared.range
    moved: int = max(place.now + by, min(0, int(range_.low) if range_ else 0))
    return None if moved == 0 and place.declared.about.names else moved


def _written(place: Place) -> str:
    """How a value is written at a place."""
    kind = place.declared.kind
    if kind.of is bool:
        return f"{place.key} or no-{place.key}"
    text = "NAME" if place.declared.about.takes else "TEXT"
    value = "|".join(map(str, kind.choices)) or ("N" if kind.of is int else text)
    return f"{place.key}={value}" + (f", or no-{place.key}" if place.may_go else "")


def _settled(fight: Fight, names: Sequence[str], changes: Sequence[Worded]) -> Fight:
    """The fight without open points of some: those by number, from 1, or all, with the effects that have no end."""
    numbers = [_number(change) for change in changes]
    after = fight
    for who in names:
        one = fight.combatants[who]
        places = range(1, len(one.waiting) + 1)
        gone = places if None in numbers else [number for number in numbers if number]
        beyond = [number for number in gone if number not in places]
        if beyond:
            raise UsageError(f"{SETTLED}={beyond[0]}: {_open(one)}")
        effects = tuple(effect for effect in one.effects if None not in numbers or effect.until is not None)
        settled = one.settled(gone).replace(effects=effects)
        after = after.replace(combatants={**after.combatants, who: settled})
    if after == fight:
        raise UsageError(f"there is nothing to settle: {'; '.join(_open(fight.combatants[who]) for who in names)}")
    return after


def _number(change: Worded) -> int | None:
    """Which open point is meant, from 1; None: all of them."""
    if change.value is None and change.by is None and not change.off:
        return None
    number = whole(change.value or "", sign=False)
    if not number:
        raise UsageError(f'"{change.word}" cannot be read: write {SETTLED}, or {SETTLED}=2 for the second open point')
    return number


def _open(one: Combatant) -> str:
    """How many open points somebody has, and which."""
    if not one.waiting:
        return f"{one.name} has no open points"
    listed = ", ".join(f"{place} {text}" for place, text in enumerate(one.waiting, start=1))
    return f"the open points of {one.name} are {listed}"

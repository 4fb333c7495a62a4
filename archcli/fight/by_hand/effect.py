"""`fight effect`: what hurts or helps somebody, said by hand."""

from collections.abc import Sequence

from archcli.by_hand import read_change
from archcli.errors import FightError, UsageError, no_such, unreadable
from archcli.fight.combatant import NEXT_ATTACK, THIS_TURN, Combatant, Effect
from archcli.fight.names import everybody, means
from archcli.fight.state import Fight
from archcli.names import fold
from archcli.numbers import is_whole, whole

FORM = 'NAME ... "[TO] BY [BECAUSE]", such as goblin-1 "resistance +2 behind a table", or a word, such as poisoned'
UNTIL, END = "--until", "end"
ENDS = f"{NEXT_ATTACK}, a number of own turns, or {END}: of the running turn"


def effect(fight: Fight, words: Sequence[str], *, until: str | None = None, clear: bool = False) -> Fight:
    """The fight after `NAME ... TEXT`, by which each of those named has one effect more, which ends as `until` says.

    `clear`: one of that text less, or without a text (the last word means combatants) none left at all.
    Raises FightError for the name of nobody; UsageError for a text that cannot be read, and for nothing to clear.
    """
    if clear:
        if until is not None:
            raise UsageError(f"{UNTIL} says when an effect ends, and --clear ends one: give one of them")
        return _cleared(fight, words)
    if len(words) < 2 or means(fight, words[-1]):
        everybody(fight, words)
        raise UsageError(f"no effect is named: write {FORM}")
    names, given = everybody(fight, words[:-1]), _read(words[-1]).replace(until=_end(fight, until))
    for who in names:
        fight = fight.with_(who, effects=(*fight.combatants[who].effects, given))
    return fight


def _read(text: str) -> Effect:
    """What a text says: a number that is moved, or a mere word. Raises UsageError for a number that is too long."""
    change = read_change(text)
    if change is not None:
        return Effect(to=change.to or None, by=change.by, because=change.because)
    words = text.split()
    if not words or any(word[0] in "+-−" and is_whole(word[1:], sign=False) for word in words):
        raise unreadable(text, FORM)
    return Effect(because=" ".join(words))


def _end(fight: Fight, until: str | None) -> str | int | None:
    """When an effect ends. Raises UsageError for an end that there is not, FightError for that of nobody's turn."""
    if until is None:
        return None
    if fold(until) == fold(NEXT_ATTACK):
        return NEXT_ATTACK
    if fold(until) == END:
        if fight.turn is None:
            raise FightError(f"{UNTIL} {END}: no turn runs that could end", hint=f"{UNTIL} takes {ENDS}")
        return THIS_TURN
    turns = whole(until, sign=False)
    if not turns:
        raise unreadable(until, ENDS, UNTIL)
    return turns


def _cleared(fight: Fight, words: Sequence[str]) -> Fight:
    if not words:
        raise UsageError("nobody is named: write NAME ... [TEXT] --clear")
    text = None if len(words) == 1 or means(fight, words[-1]) else words[-1]
    names = everybody(fight, words if text is None else words[:-1])
    after = fight
    for who in names:
        effects = fight.combatants[who].effects
        after = after.with_(who, effects=() if text is None else _without(effects, text))
    if after == fight:
        raise _nothing([fight.combatants[who] for who in names], text)
    return after


def _without(effects: tuple[Effect, ...], text: str) -> tuple[Effect, ...]:
    """Effects without one that a text says: as it is shown with its end, else as it is typed."""
    shown = [place for place, one in enumerate(effects) if _plain(one.said) == _plain(text)]
    typed = [place for place, one in enumerate(effects) if _plain(one.text) == _plain(text) or _says(text, one)]
    gone = (*shown, *typed)[:1]
    return tuple(one for place, one in enumerate(effects) if place not in gone)


def _says(text: str, one: Effect) -> bool:
    change = read_change(text)
    return change is not None and (fold(change.to), change.by, _plain(change.because)) == (
        fold(one.to or ""), one.by, _plain(one.because))


def _plain(text: str) -> str:
    """A text without what does not matter in it: case, more blanks than one, which minus it is."""
    return " ".join(text.casefold().replace("−", "-").split())


def _nothing(people: Sequence[Combatant], text: str | None) -> UsageError:
    """The refusal to clear what is not there, with what is."""
    there = list(dict.fromkeys(one.text for person in people for one in person.effects))
    names = ", ".join(person.name for person in people)
    if text is None or not there:
        return UsageError(f"there is nothing to clear: {names} {'has' if len(people) == 1 else 'have'} no effects")
    return no_such(f"effect of {names}", text, there)

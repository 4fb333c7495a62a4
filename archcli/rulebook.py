"""What the rules say, by id and by word, in sentences of archcli's own.

A game's `rulebook.py` is a table `RULEBOOK` from its ids to these, and a function `words` that tells what its own
tables hold, such as maneuvers. Both are read by `archcli rules` alone.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from archcli.errors import UsageError, unknown
from archcli.names import fold


class Rule(NamedTuple):
    """A rule: the words by which it is found, with commas between them and its subject first, and what it says."""

    words: str
    text: str


class Entry(NamedTuple):
    """A rule as it is told: its game, its id, its words, and its sentences.

    The id of an open point is `ruling hit`, that of a word of a table `maneuver reckless`.
    """

    system: str
    id: str
    words: tuple[str, ...]
    text: str


def entries(system: str, rulebook: Mapping[str, Rule]) -> Iterator[Entry]:
    """The rules of a game as they are told, in the order of its table."""
    for name, rule in rulebook.items():
        yield Entry(system, name, tuple(word.strip() for word in rule.words.split(",")), rule.text)


def named(system: str, kind: str, name: str, text: str) -> Entry:
    """What a word of a table means: `named("archsoul", "maneuver", "reckless", ...)`."""
    return Entry(system, f"{kind} {name}", (name,), text)


def looked_up(asked: Iterable[str], known: Iterable[Entry]) -> tuple[Entry, ...]:
    """The rules that are asked for, by ids, and by the other words taken together.

    A rule whose subject or word is the one that was asked for goes before all others; else one whose words hold what
    was asked, else one whose sentences do. Raises UsageError where nothing does.
    """
    rules = list(known)
    by_id = {fold(entry.id): entry for entry in rules if looks_like_id(entry.id)}
    found: dict[Entry, None] = {}
    words = []
    for word in asked:
        if (entry := by_id.get(fold(word))) is not None:
            found[entry] = None
        elif looks_like_id(word):
            raise _nothing(word, rules)
        else:
            words.append(word)
    if words:
        told = _of_words(words, rules)
        if not told:
            raise _nothing(" ".join(words), rules)
        found |= dict.fromkeys(told)
    return tuple(found)


def looks_like_id(word: str) -> bool:
    """Whether a word is written as an id is: `A-41`."""
    letter, dash, digits = word.partition("-")
    return len(letter) == 1 and letter.isalpha() and bool(dash) and digits.isdigit()


def _of_words(words: list[str], rules: list[Entry]) -> list[Entry]:
    whole, parts = fold("".join(words)), [fold(word) for word in words]
    ways = (
        lambda entry: whole in map(fold, entry.words),
        lambda entry: all(part in fold(" ".join(entry.words)) for part in parts),
        lambda entry: all(part in fold(entry.text) for part in parts),
    )
    return next((told for way in ways if (told := list(filter(way, rules)))), [])


def _nothing(asked: str, rules: list[Entry]) -> UsageError:
    if looks_like_id(asked):
        ids = [entry.id for entry in rules if entry.id[0] == asked[0].upper() and looks_like_id(entry.id)]
        there = f"they go from {ids[0]} to {ids[-1]}" if ids else "no game here has such ids"
        return UsageError(f"there is no rule {asked}: {there}")
    words = dict.fromkeys(word for entry in rules for word in entry.words)
    message = unknown("rule", asked, words)
    return UsageError(message if "did you mean" in message else f'no rule speaks of "{asked}"')

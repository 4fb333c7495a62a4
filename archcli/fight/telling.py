"""Changes in words: `Goblin 1 6 → 3`, `Aria prone`, `Aria attack difficulty +1 wrist hurt (next attack)`."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from archcli.fight.changes import Change
from archcli.fight.combatant import PARTY, Combatant, Effect
from archcli.games import GAMES
from archcli.report import Span, signed
from archcli.roles import NAME, NUMBER
from archcli.sheet.paths import key_parts

Spans = tuple[Span, ...]
SIDE, POINTS, EFFECTS, OPEN = "side", "hit_points", "effects", "open"
"""Keys that are told in their own way: whoever has no side any more or had none before leaves or joins."""
ENDED = "no longer "


def short(file: str) -> str:
    """A file without its folder, as a screen shows it."""
    return file.replace("\\", "/").rpartition("/")[2] or file


def told(changes: Iterable[Change], system: str) -> list[Spans]:
    """What changed of the combatants of a fight, each by itself; what only the rules of a turn count is left out."""
    kind = GAMES[system].part("state")
    own = [change for change in changes if change.who is not None]
    moving = {change.who for change in own if change.key == SIDE and None in (change.was, change.now)}
    return [
        (Span(change.who or "", NAME), Span(" "), *spans) for change in own
        if change.who not in moving or change.key == SIDE
        for spans in (_side(change) if change.key == SIDE else _told(change, kind))
    ]


def _side(change: Change) -> Iterator[Spans]:
    side = "the party" if PARTY in (change.was, change.now) else "the foes"
    yield (Span(f"leaves {side}" if change.now is None else f"joins {side}"),)


def _told(change: Change, kind: type[Combatant]) -> Iterator[Spans]:
    """What stands behind the name for one change."""
    key, *rest = key_parts(change.key)
    if key in kind.KEPT_QUIET or change.key in kind.KEPT_QUIET:
        return
    was, now = change.was, change.now
    if key == EFFECTS:
        yield from _listed(*([(effect.text, effect.said) for effect in _effects(side)] for side in (was, now)))
    elif key == OPEN:
        yield from _listed(*([(text, f"open: {text}") for text in side or ()] for side in (was, now)), gone="settled: ")
    elif isinstance(was, (list, tuple)) or isinstance(now, (list, tuple)):
        called = f"{kind.WORDS[key]} " if key in kind.WORDS else ""
        yield from _listed(*([(f"{called}{text}",) * 2 for text in side or ()] for side in (was, now)))
    elif key == POINTS and None not in (was, now):
        yield _moved("", was, now)
    else:
        yield _became(kind.WORDS.get(change.key) or _words(key, rest), was, now)


def _words(key: str, rest: Sequence[str]) -> str:
    """A key in words, less the table that all know: `rapier dropped` for weapons.rapier.dropped."""
    parts = rest if key == "weapons" and rest else [key, *rest]
    return " ".join(part.replace("_", " ") for part in parts)


def _effects(tables: Any) -> list[Effect]:
    return [Effect(**table) for table in tables or ()]


def _listed(
    was: Sequence[tuple[str, str]], now: Sequence[tuple[str, str]], *, gone: str = ENDED,
) -> Iterator[Spans]:
    """What joined a list, as it is shown, and what left it, by what makes it the same."""
    yield from ((Span(shown),) for _, shown in _beyond(now, was))
    yield from ((Span(f"{gone}{same}"),) for same, _ in _beyond(was, now))


def _beyond(some: Sequence[tuple[str, str]], others: Sequence[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    left = [same for same, _ in others]
    for entry in some:
        if entry[0] in left:
            left.remove(entry[0])
        else:
            yield entry


def _moved(called: str, was: Any, now: Any) -> Spans:
    return (Span(f"{called} {_shown(was)} → ".lstrip()), Span(_shown(now), NUMBER))


def _became(called: str, was: Any, now: Any) -> Spans:
    """A mark, a number or a word that stands at a key."""
    if isinstance(now, bool) or isinstance(was, bool):
        *table, mark = called.rsplit(" ", 1) if " " in called else [called]
        return (Span(called),) if now else (Span(" ".join([*table, f"{ENDED}{mark}"])),)
    if was is None:
        return (Span(f"{called} "), Span(_shown(now), NUMBER))
    if now is None:
        return (Span(f"{ENDED}{called} {_shown(was)}"),)
    return _moved(called, was, now)


def _shown(value: Any) -> str:
    return signed(value) if isinstance(value, int) and value < 0 else str(value)

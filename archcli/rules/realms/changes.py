"""Numbers that move: the modifiers of a result, by what they move."""

from __future__ import annotations

from collections.abc import Iterable

from archcli.report import Modifier, signed


def changes(to: str, *moves: tuple[int, str]) -> tuple[Modifier, ...]:
    """What moves a number, each by so much and why; changes of 0 are left out."""
    return tuple(Modifier(to, by, because) for by, because in moves if by)


def change(modifiers: Iterable[Modifier]) -> int:
    """What modifiers of one number come to."""
    return sum(modifier.by for modifier in modifiers)


def reasons(modifiers: Iterable[Modifier]) -> list[str]:
    """Each of them in words: `+2 mist`."""
    return [f"{signed(modifier.by)} {modifier.because}" for modifier in modifiers]

"""Numbers moved by hand: what was typed with `--modify`, and what a rule makes of it.

    hand = by_hand.among("attack", "armor class", "damage")
    bonus = weapon.bonus + hand.by("attack")
    modifiers = (*usual, *hand.of("attack"))
"""

from collections.abc import Sequence
from typing import NamedTuple

from archcli.errors import UsageError, unknown, unreadable
from archcli.names import fold
from archcli.numbers import whole
from archcli.report import Modifier

OPTION = "--modify"
FORM = '"[TO] BY [BECAUSE]", such as "+2 high ground"'
BECAUSE = "by hand"
"""The reason of a change that was typed without one."""


OF_TARGET = {fold(number) for number in ("resistance", "defense", "armor class", "foe roll")}
"""Numbers that are those of a target: an effect on them counts when it is one."""


class ByHand(NamedTuple):
    """Changes by hand, in the order typed; the `to` of one is empty where the main number of the command is meant.

    `effects` are what a fight carries for the one who acts, `upon` for each of those at whom it is aimed, by name: they
    move the numbers that a command has, and are passed over where it has none of that name.
    """

    changes: tuple[Modifier, ...] = ()
    effects: tuple[Modifier, ...] = ()
    upon: tuple[tuple[str, Modifier], ...] = ()

    def among(self, *names: str, main: str | None = None) -> "ByHand":
        """The changes with the names that numbers have in this call.

        `main`: the number that is meant without a name, else the first of them; empty where one has to be typed.
        Raises UsageError for a name that is none of them.
        """
        if not any(self):
            return self
        meant = main if main is not None else names[0] if names else ""
        known = {fold(name): name for name in names} | ({"": meant} if meant else {})
        return ByHand(
            tuple(change._replace(to=_named(change, names, meant)) for change in self.changes),
            tuple(one._replace(to=known[fold(one.to)]) for one in self.effects if fold(one.to) in known),
            tuple((who, one._replace(to=known[fold(one.to)])) for who, one in self.upon if fold(one.to) in known),
        )

    def at(self, target: str | None) -> "ByHand":
        """The same, as far as it moves the numbers of one of several targets: only what is upon it."""
        return ByHand(upon=tuple((who, one) for who, one in self.upon if who == target))

    def of(self, to: str) -> tuple[Modifier, ...]:
        """What moves one number; a change by 0 moves none."""
        every = (*self.effects, *(one for _, one in self.upon), *self.changes)
        return tuple(change for change in every if change.to == to and change.by)

    def by(self, to: str) -> int:
        """By how much one number is moved in all."""
        return sum(change.by for change in self.of(to))


NOT_MOVED = ByHand()
INITIATIVE_OF = "initiative of "


def initiative_of(name: str) -> str:
    """What the number is called, in every game, that decides when a combatant acts."""
    return f"{INITIATIVE_OF}{name}"


def of_target(number: str | None) -> bool:
    """Whether a number of that name is that of a target."""
    return fold(number or "") in OF_TARGET


def _named(change: Modifier, names: Sequence[str], main: str) -> str:
    if not names:
        raise UsageError(f"{OPTION} has nothing to move here")
    if not change.to:
        if main:
            return main
        raise UsageError(f"{OPTION} {change.by:+d}: say what is moved: {', '.join(names)}")
    if change.to in names:  # Ann and ann may both be there
        return change.to
    found = next((name for name in names if fold(name) == fold(change.to)), None)
    if found is None:
        wrong = unknown(f"number of {OPTION}", change.to, names)
        near = "did you mean" in wrong
        raise UsageError(wrong, hint=f"this command moves {', '.join(names)}" if near else None)
    return found


def read_by_hand(texts: Sequence[str]) -> ByHand:
    """What was typed. Raises UsageError for a text without a number that has its sign."""
    return ByHand(tuple(map(_read, texts)))


def _read(text: str) -> Modifier:
    change = read_change(text)
    if change is None:
        raise unreadable(text, FORM, OPTION)
    return change


def read_change(text: str) -> Modifier | None:
    """What a text moves; None without a number that has its sign."""
    words = text.replace("−", "-").split()
    for place, word in enumerate(words):
        by = whole(word) if word[0] in "+-" else None
        if by is not None:
            return Modifier(to=" ".join(words[:place]), by=by, because=" ".join(words[place + 1:]) or BECAUSE)
    return None

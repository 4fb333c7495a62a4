"""Numbers moved by hand: how they are typed, and what names they find."""

import pytest

from archcli.by_hand import NOT_MOVED, ByHand, read_by_hand
from archcli.errors import UsageError
from archcli.report import Modifier


@pytest.mark.parametrize(("text", "change"), [
    ("+2", ("", 2, "by hand")), ("-1 rain", ("", -1, "rain")), ("−1 rain", ("", -1, "rain")),
    ("attack difficulty +1 it rains", ("attack difficulty", 1, "it rains")),
    ("  damage   +3  +1 sword ", ("damage", 3, "+1 sword")), ("initiative of Goblin 1 +1 drums", (
        "initiative of Goblin 1", 1, "drums")),
])
def test_read(text: str, change: tuple[str, int, str]) -> None:
    """The first number with a sign is the change; before it stands what is moved, after it why."""
    assert read_by_hand([text]) == ByHand((Modifier(*change),))


@pytest.mark.parametrize("text", ["", "2", "attack 2 rain", "+", "+x", "+1_0", "+٣", "+1234567890"])
def test_unreadable(text: str) -> None:
    """Without a number that has its sign nothing is moved, and nothing is guessed."""
    with pytest.raises(UsageError, match=r'^--modify ".*" cannot be read: write "\[TO\] BY \[BECAUSE\]"'):
        read_by_hand([text])


def test_among() -> None:
    """Names are found however they are written; the first is meant where none is typed; a change by 0 is none."""
    hand = read_by_hand(["+2 high ground", "Armor-Class -1", "attack +1", "attack +0"]).among("attack", "armor class")
    assert hand.of("attack") == (Modifier("attack", 2, "high ground"), Modifier("attack", 1, "by hand"))
    assert (hand.by("attack"), hand.by("armor class"), hand.by("damage")) == (3, -1, 0)
    assert NOT_MOVED.among("attack", main="").of("attack") == ()
    alike = read_by_hand(["roll of Ann +1", "roll of ann +2"]).among("roll of Ann", "roll of ann")
    assert (alike.by("roll of Ann"), alike.by("roll of ann")) == (1, 2)


@pytest.mark.parametrize(("text", "names", "main", "words"), [
    ("attak +1", ("attack", "damage"), None, ('did you mean "attack"', "damage")),
    ("luck +1", ("attack", "damage"), None, ("luck", "known are attack, damage")),
    ("+1", ("initiative of Ann", "initiative of Bob"), "", ("--modify +1", "initiative of Ann, initiative of Bob")),
    ("+1", (), None, ("nothing to move",)),
])
def test_refused(text: str, names: tuple[str, ...], main: str | None, words: tuple[str, ...]) -> None:
    """A number that this call does not have is refused with those that it has."""
    with pytest.raises(UsageError) as refused:
        read_by_hand([text]).among(*names, main=main)
    said = refused.value.as_text()
    assert [word for word in words if word not in said] == []

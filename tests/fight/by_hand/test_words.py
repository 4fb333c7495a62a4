"""A change as it is typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from archcli.errors import UsageError
from archcli.fight.by_hand.words import Worded, worded
from archcli.sheet import shown
from tests.each import each


@each(("word", "parts", "value", "by", "off"), [
    ("hit_points=9", ("hit_points",), "9", None, False), ("hit_points-3", ("hit_points",), None, -3, False),
    ("hit_points+3", ("hit_points",), None, 3, False), ("hit_points−3", ("hit_points",), None, -3, False),
    ("prone", ("prone",), None, None, False), ("no-prone", ("prone",), None, None, True),
    ("no_prone", ("prone",), None, None, True), ("knocked-out", ("knocked-out",), None, None, False),
    ("weapons.fire-bow.hp=3", ("weapons", "fire-bow", "hp"), "3", None, False),
    ("weapons.fire-bow.hp-3", ("weapons", "fire-bow", "hp"), None, -3, False),
    ('weapons."long sword".hp=3', ("weapons", "long sword", "hp"), "3", None, False),
    ("weapons.long sword.hp=3", ("weapons", "long sword", "hp"), "3", None, False),
    ("loaded.'9.5 = mm'=3", ("loaded", "9.5 = mm"), "3", None, False),
    ("loaded.ak-47=3", ("loaded", "ak-47"), "3", None, False), ("loaded.ak-47-1", ("loaded", "ak-47"), None, -1, False),
    ("no-loaded.ak-47", ("loaded", "ak-47"), None, None, True), ("stance=", ("stance",), "", None, False),
    ("delayed=a=b", ("delayed",), "a=b", None, False), ("score=-3", ("score",), "-3", None, False),
])
def test_read(word: str, parts: tuple[str, ...], value: str | None, by: int | None, off: bool) -> None:
    """A word is a key with a value, an amount, `no-` before it, or nothing."""
    assert worded(word) == Worded(word, parts, value, by, off)


@each("word", ["", "=3", "no-prone=3", '"', "a..b\"", ".=2"])
def test_unreadable(word: str) -> None:
    """What has no key is refused with how a change is written."""
    with pytest.raises(UsageError, match="cannot be read: write KEY=VALUE"):
        worded(word)


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), min_size=1), st.text())
def test_keys_as_changes_name_them(parts: list[str], value: str) -> None:
    """A key as `changes` shows it, quoted where it has to be, is read as what it is; nothing else is raised."""
    key = ".".join(map(shown, parts))
    read = worded(f"{key}={value}")
    assert (read.value, read.by) == (value, None)
    assert read.off or read.parts == tuple(parts)

"""Whom a word means in a fight."""

import pytest

from archcli.errors import FightError
from archcli.fight.names import combatant, everybody, meant, several
from tests.each import each
from tests.fight.fights import fight

FIGHT = fight(party="Aria, Goblin Queen", foes="Goblin 1, Goblin 2, Snik, Goblin, Orc 1, Orc 2")


@each(("word", "name"), [
    ("Aria", "Aria"), ("aria", "Aria"), ("goblin-1", "Goblin 1"), ("goblin1", "Goblin 1"), ("Goblin 1", "Goblin 1"),
    ("GOBLIN_2", "Goblin 2"), ("goblin-queen", "Goblin Queen"), ("goblin", "Goblin"),
])
def test_one(word: str, name: str) -> None:
    """A name is found however it is written, and an exact one stands before a group."""
    assert combatant(FIGHT, word) == name
    assert several(FIGHT, word) == [name]


@each(("words", "names"), [
    (["orc"], ["Orc 1", "Orc 2"]), (["ORC", "aria", "orc-1"], ["Orc 1", "Orc 2", "Aria"]), ([], []),
    (["orc-2", "orc"], ["Orc 2", "Orc 1"]),
])
def test_everybody(words: list[str], names: list[str]) -> None:
    """What stands before a number means all of that number, and nobody is meant twice."""
    assert everybody(FIGHT, words) == names


@each(("word", "said", "choices"), [
    ("orc", '"orc" is in this fight as Orc 1, Orc 2', ("Orc 1", "Orc 2")),
    ("Arya", 'unknown combatant "Arya": did you mean "Aria"?', tuple(FIGHT.combatants)),
    ("gobln-2", 'unknown combatant "gobln-2": did you mean "Goblin 2"?', tuple(FIGHT.combatants)),
    ("zzz", 'unknown combatant "zzz": known are Aria, Goblin Queen, Goblin 1', tuple(FIGHT.combatants)),
    ("", 'unknown combatant ""', tuple(FIGHT.combatants)),
])
def test_nobody(word: str, said: str, choices: tuple[str, ...]) -> None:
    """A word that names nobody, or several where one is meant, is refused with whom it may mean."""
    with pytest.raises(FightError) as refused:
        combatant(FIGHT, word)
    assert refused.value.message.startswith(said)
    assert refused.value.choices == choices


def test_the_sheet_of_somebody_is_no_name() -> None:
    """The sheet of a combatant of another name is refused with that name."""
    snik = fight(foes="Snik", Snik={"sheet": "sheets/goblin.toml"})
    assert meant(snik, "goblin") == ["Snik"]
    with pytest.raises(FightError, match='"goblin" is in this fight as Snik'):
        several(snik, "goblin")

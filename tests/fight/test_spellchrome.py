"""Lines of a fight of Spellchrome: what attacks and actions carry, and what each turn has."""

from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.fight.lines import Lines

HOUSE = '[spellchrome]\npunch = "knockout"\n'


@pytest.fixture
def there(tmp_path: Path) -> Lines:
    """Ann, two Ogres and a house rule, in Ann's turn."""
    lines = Lines(tmp_path, "spellchrome")
    (tmp_path / "house.toml").write_text(HOUSE)
    lines("fight new spellchrome-ann --foe 'spellchrome-ogre*2' --house house.toml")
    lines("fight start --dice 10,9,5")
    return lines


def test_the_state(there: Lines) -> None:
    """All keys of the game, from the beginning."""
    assert there.state("Ann") == {
        "hit_points": 40, "prone": False, "knocked_out": False, "stance": None, "opportunities": [],
        "left": {"move": 1, "standard": 1}, "weapon": None,
    }


SPENT = {("Ann", "left.standard"): 0}
WHOLE = SPENT | {("Ann", "left.move"): 0}


@each(("line", "changes"), [
    ("attack ogre-1 -w sword --dice 10,3", {
        **SPENT, ("Ogre 1", "hit_points"): 7, ("Ann", "weapon"): "sword", ("Ann", "done"): ["attack"],
    }),
    ("attack ogre-1 -w longbow --defensive --ac 30 --dice 1", {
        **SPENT, ("Ann", "stance"): "defensive", ("Ann", "weapon"): "longbow",
        ("Ann", "done"): ["defensive-ranged-attack"],
    }),
    ("attack ann ogre-1 ogre-2 -w sword --offhand dagger --dice 10,6,20,4", {
        **SPENT, ("Ogre 1", "hit_points"): 4, ("Ogre 2", "hit_points"): 6, ("Ann", "weapon"): "sword",
        ("Ann", "done"): ["dual-attack"],
    }),
    ("attack ann ogre-1 ogre-1 -w sword --offhand dagger --dice 10,6,20,4", {
        **SPENT, ("Ogre 1", "hit_points"): -2, ("Ann", "weapon"): "sword", ("Ann", "done"): ["dual-attack"],
    }),
    ("attack ogre-1 --unarmed --column best --hit-points 1 --dice 10", {
        **SPENT, ("Ogre 1", "hit_points"): -1, ("Ogre 1", "knocked_out"): True, ("Ann", "weapon"): "unarmed",
        ("Ann", "done"): ["unarmed-attack"],
    }),
    ("attack ogre-1 -w unarmed --column best --ac 30 --dice 1", {
        **SPENT, ("Ann", "weapon"): "unarmed", ("Ogre 1", "opportunities"): ["Ann"],
        ("Ann", "done"): ["unarmed-attack"],
    }),
    ("full-attack ogre-1 -w sword --defensive --ac 30 --dice 1,1,1", {
        **WHOLE, ("Ann", "stance"): "defensive", ("Ann", "weapon"): "sword", ("Ann", "done"): ["defensive-full-attack"],
    }),
    ("attack --bonus 5 --ac 15 --damage 4 --dice 10", {**SPENT, ("Ann", "done"): ["attack"]}),
    ("attack ogre-2 ann -w club --anyway --dice 61,18,10", {
        ("Ann", "hit_points"): 26, ("Ogre 2", "weapon"): "club", ("Ogre 2", "done"): ["attack"],
        ("Ogre 2", "left.standard"): 0,
    }),
    ("attack ogre-1 ./spellchrome-ogre.toml -w club --dice 61,1", None),
    ("concentration --bonus 0 --dice 1", {}),
    ("fight act draw move:40", {("Ann", "left.move"): 0, ("Ann", "done"): ["draw", "move:40"]}),
])
def test_what_is_carried(tmp_path_factory: Any, line: str, changes: dict[tuple[str, str], Any] | None) -> None:
    """Each line in a fight of its own; what is refused stands as None."""
    lines = Lines(tmp_path_factory.mktemp("fight"), "spellchrome")
    (lines.folder / "house.toml").write_text(HOUSE)
    lines("fight new spellchrome-ann --foe 'spellchrome-ogre*2' --house house.toml")
    lines("fight start --dice 10,9,5")
    if changes is None:
        assert lines.refused(line) == ("rule", "S-60")
    else:
        assert lines.changes(line) == changes


def test_the_weapon_last_used(there: Lines) -> None:
    """It is the default while it fits what is typed, fists too; else the only one that fits is."""
    assert there.refused("attack ogre-1") == ("usage", None)
    there("attack ogre-1 -w sword --ac 30 --dice 1")
    there("fight next")
    assert there("attack ogre-2 ann -w fists --anyway --dice 1")["weapon"] == "fists"
    there("fight next")
    there("fight next")
    assert there("attack ogre-1 --ac 30 --dry-run --dice 1")["weapon"] == "sword"
    assert there("attack ogre-1 --kind ranged --ac 30 --dry-run --dice 1")["weapon"] == "longbow"
    assert there("attack ogre-2 ann --anyway --dry-run --dice 1")["weapon"] == "fists"
    there("attack ogre-1 -w unarmed --column best --ac 30 --dice 1")
    assert there("full-attack ogre-1 --anyway --column best --ac 40 --dry-run --dice 1,1,1,1")["weapon"] == "unarmed"


def test_a_turn_refuses_first(there: Lines) -> None:
    """Before what the command itself would refuse, and before anything is rolled."""
    there("fight act total-defense")
    assert there.refused("attack ogre-1 -w nothing") == ("rule", "S-60")
    assert there.refused("attack ogre-1 -w sword --odds") == ("rule", "S-60")
    assert there.refused("full-attack ogre-1") == ("rule", "S-62")
    assert there("attack ogre-1 -w sword --ac 30 --anyway --dice 1")["hit"] is False


def test_stances(there: Lines) -> None:
    """They raise the armor class until the own next turn; what is typed beats them."""
    there("fight act total-defense")
    there("fight next")
    assert there("attack ann -w fists --dry-run --dice 1")["attacks"][0]["ac"] == 22
    assert there("attack ann -w fists --target-defensive --dry-run --dice 1")["attacks"][0]["ac"] == 20
    assert there("attack ann -w fists --dice 1")["provokes"]
    assert there.state("Ann")["opportunities"] == []  # in total defense nobody strikes back (S-72)
    there("fight next")
    there("fight next")
    assert there.state("Ann")["stance"] is None


def test_an_attack_of_opportunity(there: Lines) -> None:
    """One for a punch, against who made it, until the turn of that one ends."""
    there("fight next")
    there("attack ann -w fists --dice 1")
    assert there.refused("attack ann ogre-2 -w sword --reaction") == ("rule", "S-07")
    there("fight next")
    assert there.state("Ann")["opportunities"] == []
    there("attack ann -w fists --dice 1")
    assert there.changes("attack ann ogre-2 -w sword --reaction --dice 20,6") == {
        ("Ann", "opportunities"): [], ("Ogre 2", "hit_points"): 4, ("Ann", "weapon"): "sword",
    }


def test_a_plan_reads_whether_somebody_is_prone(there: Lines) -> None:
    """And writes nothing."""
    there("fight act drop-prone")
    assert there.run("turn -s ann move").result["problems"][0]["code"] == "prone"
    assert there.run("turn move").result["legal"] is True
    assert there.run("turn -s ogre-1 move").result["legal"] is True
    assert "fight" not in there.run("turn -s ann move").json


def test_a_plan_goes_on_from_the_turn_so_far(there: Lines) -> None:
    """While that runs."""
    there("fight act move:20")
    assert there("turn -s ann attack")["left"] == {"move": 0, "standard": 0}
    assert [(problem["at"], problem["code"]) for problem in there("turn -s ann attack attack")["problems"]] == [
        (3, "no-standard")]
    there("fight next")
    assert there("turn -s ann move")["left"] == {"move": 0, "standard": 1}


def test_effects_on_the_armor_class_are_those_of_each_target(there: Lines) -> None:
    """Of two targets each has its own."""
    there("fight effect ogre-2 'armor class -5 blinded'")
    made = there("attack ann ogre-1 ogre-2 -w sword --offhand dagger --dice 1,1,1,1")
    assert [attack["ac"] for attack in made["attacks"]] == [15, 10]
    assert made["modifiers"] == [{"to": "armor class", "by": -5, "because": "blinded"}]

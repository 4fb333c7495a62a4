"""Lines of a fight of Enchanted Realms: what attacks, grapples and acts carry, and what a turn and a round have."""

from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.fight.lines import Lines

SPENT = {("Finn", "action_left"): 0, ("Finn", "done"): ["act"]}


@pytest.fixture
def there(tmp_path: Path) -> Lines:
    """Finn, two Goblins and an Ogre, with hit points by hand, in Finn's turn."""
    return begun(tmp_path)


def begun(folder: Path) -> Lines:
    """The same in a folder."""
    lines = Lines(folder, "realms")
    lines("fight new realms-finn --foe 'realms-goblin*2' --foe realms-ogre")
    lines("fight set finn goblin hit_points=9")
    lines("fight start --dice 10,5,4,3")
    return lines


def test_the_state(there: Lines) -> None:
    """All keys of the game, from the beginning; the load leaves Finn 40 of 50 feet."""
    assert there.state("Finn") == {
        "hit_points": 9, "held_by": None, "surprised": False, "asleep": False, "movement_left": 40, "action_left": 1,
        "reaction_left": 1, "weapon": None,
    }
    assert there.state("Ogre")["hit_points"] is None


@each(("line", "changes"), [
    ("attack goblin-1 -w gladius --dice 12", {
        **SPENT, ("Finn", "weapon"): "gladius", ("Goblin 1", "hit_points"): 6,
    }),
    ("attack ogre -w gladius --dice 12", {**SPENT, ("Finn", "weapon"): "gladius"}),
    ("attack ogre -w gladius --hit-points 5 --dice 12", {
        **SPENT, ("Finn", "weapon"): "gladius", ("Ogre", "hit_points"): 2,
    }),
    ("attack goblin-1 --pool 1 --weight light --dice 1", SPENT),
    ("attack finn goblin-1 goblin-2 --strike gladius:1 --strike gladius:2 --dice 12,12", {
        **SPENT, ("Finn", "weapon"): "gladius", ("Goblin 1", "hit_points"): 6, ("Goblin 2", "hit_points"): 6,
    }),
    ("attack finn goblin-1 goblin-1 --strike gladius:1 --strike gladius:2 --dice 12,12", {
        **SPENT, ("Finn", "weapon"): "gladius", ("Goblin 1", "hit_points"): 3,
    }),
    ("attack goblin-2 finn --pool 1 --weight light --reaction --dice 12", {
        ("Goblin 2", "reaction_left"): 0, ("Finn", "hit_points"): 8,
    }),
    ("grapple goblin-1 --dice 9,3", {**SPENT, ("Goblin 1", "held_by"): "Finn", ("Goblin 1", "drag"): 50}),
    ("grapple goblin-1 --dice 1,12", SPENT),
    ("competition goblin-1 --dice 9,3", {}),
    ("competition goblin-1 goblin-2 --dice 9,3", {}),
    ("perception --dice 9", {}),
    ("perception ogre --score 2 --dice 9", {}),
    ("surprise --dice 2", {("Finn", "surprised"): True}),
    ("surprise ogre --asleep", {("Ogre", "surprised"): True, ("Ogre", "asleep"): True}),
    ("fight act walk:10 pick-up walk:10", {
        ("Finn", "movement_left"): 10, ("Finn", "action_left"): 0, ("Finn", "done"): ["walk:10", "pick-up", "walk:10"],
    }),
    ("fight act react --who goblin-1", {("Goblin 1", "reaction_left"): 0}),
])
def test_what_is_carried(tmp_path_factory: Any, line: str, changes: dict[Any, Any]) -> None:
    assert begun(tmp_path_factory.mktemp("fight")).changes(line) == changes


@each(("line", "last", "rule"), [
    ("attack goblin-1 -w gladius --dice 1", "attack goblin-1 -w gladius", "R-27"),
    ("attack goblin-1 -w gladius --dice 1", "grapple goblin-1", "R-27"),
    ("grapple goblin-1 --dice 1,12", "attack goblin-1 -w spoon", "R-27"),
    ("", "attack goblin-1 finn --pool 1 --weight light", "R-27"),
    ("", "fight act walk:10 walk:31", "R-27"),
    ("fight act walk:30", "fight act walk:11", "R-27"),
    ("fight act walk:10", "fight act hold", "R-28"),
    ("", "fight act walk:5 --who goblin-1", "R-27"),
    ("attack goblin-1 finn --pool 1 --weight light --reaction --dice 1", "fight act react --who goblin-1", "R-29"),
    ("fight act react", "attack finn goblin-1 --reaction -w gladius", "R-29"),
    ("fight set finn surprised", "attack goblin-1 -w gladius", "R-20"),
    ("fight set finn surprised", "fight act walk:5", "R-20"),
    ("fight set finn asleep", "grapple goblin-1", "R-20"),
    ("fight set goblin-1 down", "attack goblin-1 -w gladius", "R-27"),
    ("fight set goblin-1 down", "competition goblin-1", "R-27"),
    ("fight set ogre goblin down", "attack --ac 3 -w gladius", None),
])
def test_what_is_refused(tmp_path_factory: Any, line: str, last: str, rule: str | None) -> None:
    there = begun(tmp_path_factory.mktemp("fight"))
    if line:
        there(line)
    assert there.refused(last) == ("rule", rule)


def test_the_surprised_react_and_are_aware_in_the_next_round(there: Lines) -> None:
    there("surprise goblin-1 --score 3 --dice 2")
    there("surprise goblin-2 --score 3 --asleep")
    there("attack goblin-1 finn --pool 1 --weight light --reaction --dice 1")
    for line in ("fight next", "fight next", "fight next", "fight next --dice 10,5,4,3"):
        there(line)
    assert [(there.state(who)["surprised"], there.state(who)["reaction_left"]) for who in ("Goblin 1", "Goblin 2")] == [
        (False, 1), (True, 1)]
    there("surprise goblin-2 --score 3 --asleep --stimulus --dice 17,14")
    there("fight next")
    there("fight next")
    assert there("fight act walk:40")["remaining"] == 0


def test_a_grappler_drags_in_the_next_turn(there: Lines) -> None:
    there("fight act walk:10")
    there("grapple goblin-1 --dice 9,3")
    assert there("fight act walk:10")["remaining"] == 20
    for line in ("fight next", "fight next", "fight next", "fight next --dice 10,5,4,3"):
        there(line)
    assert there.refused("fight act walk:21") == ("rule", "R-27")
    assert there("fight act walk:5")["total"] == 20
    there("fight set goblin-1 no-held_by")
    assert there.state("Finn")["movement_left"] == 35


def test_a_hold_ends(there: Lines) -> None:
    """When one of the two is down, or the victim holds its grappler, or cannot be held again."""
    for line in ("fight set goblin-1 down", "fight set finn down", "fight remove finn"):
        there("grapple goblin-1 --dice 9,3")
        there(line)
        assert there.state("Goblin 1")["held_by"] is None
        there("fight undo 2")
    there("grapple goblin-1 --dice 9,3")
    there("fight next")
    there("grapple finn --dice 9,3")
    assert (there.state("Goblin 1")["held_by"], there.state("Finn")["held_by"]) == (None, "Goblin 1")
    there("grapple finn --dice 1,12 --anyway")
    assert there.state("Finn")["held_by"] is None


def test_effects_by_hand(there: Lines) -> None:
    """Those that attack knows count until they end; an Armor Class is none that it moves, and waits."""
    there("fight effect finn 'strike +2 rage' --until next-attack")
    there("fight effect finn '-1 rain'")
    there("fight effect goblin-1 'armor class +9 a table'")
    done = there.run("attack goblin-1 -w gladius --dice 9")
    assert done.result["targets"][0]["hit_points_left"] == 4
    assert [(moved["to"], moved["by"]) for moved in done.result["modifiers"]] == [("attack", -1), ("strike", 2)]
    assert {change["who"] for change in done.json["fight"]["changes"] if change["key"] == "effects"} == {"Finn"}
    board = there("fight")["combatants"]
    assert [[effect["because"] for effect in one["effects"]] for one in board[:2]] == [["rain"], ["a table"]]
    there("fight effect goblin-2 'foe roll +3 braced'")
    assert there("grapple finn goblin-2 --dice 6,4 --anyway")["margin"] == 6 + 3 - 1 - (4 + 1 + 3)


def test_nobody_holds_itself(there: Lines) -> None:
    assert there.refused("fight set finn held_by=finn") == ("usage", None)
    there("fight set goblin-1 held_by=finn")
    assert there.state("Goblin 1")["held_by"] == "Finn"


def test_the_weapon_last_used(there: Lines) -> None:
    assert there.run("attack goblin-1 --dice 1").code == 2
    there("attack goblin-1 -w bow --dice 1,1")
    assert there("attack goblin-1 --dice 9,9 --anyway")["weapon"] == "bow"
    assert there("attack goblin-1 --pool 1 --dice 9 --anyway")["weapon"] == "bow"


def test_movement_reads_the_state(there: Lines) -> None:
    there("fight act walk:10")
    assert there("movement walk:10 -s finn")["remaining"] == 20
    assert there("movement walk:10 -s finn --augment 10")["remaining"] == 30
    there("fight effect finn 'movement -10 mud' --until 1")
    assert (there.state("Finn")["movement_left"], there("movement -s finn")["total"]) == (20, 30)
    there("fight effect finn '-10 dizzy'")
    assert there("movement -s finn")["total"] == 30
    there("fight set finn surprised")
    assert there("movement -s finn")["total"] == 10
    assert there("movement act -s finn")["illegal"][0]["part"] == "act"
    for line in ("fight next", "fight next", "fight next", "fight next --dice 10,5,4,3"):
        there(line)
    assert there.state("Finn")["movement_left"] == 30
    for line in ("fight next", "fight next", "fight next", "fight next --dice 10,5,4,3"):
        there(line)
    assert there.state("Finn")["movement_left"] == 40

"""Lines of a fight of Soluna: what attacks, rams, falls and acts carry, and what each turn has."""

from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.fight.lines import Lines


def begun(folder: Path) -> Lines:
    """Kira, an Orc and a Crawler, in Kira's turn."""
    lines = Lines(folder, "soluna")
    lines("fight new soluna-kira --foe soluna-orc --foe soluna-crawler")
    lines("fight start")
    lines("fight turn kira")
    return lines


@pytest.fixture
def there(tmp_path: Path) -> Lines:
    """The same in the folder of a test."""
    return begun(tmp_path)


def test_the_state(there: Lines) -> None:
    """All keys of the game, and no others."""
    assert there.state("Kira") == {
        "hit_points": 20, "loaded": {}, "prone": False, "delayed": None, "left": {"move": 1, "halves": 2},
        "weapon": None,
    }


SPENT = {("Kira", "left.halves"): 0, ("Kira", "done"): ["attack"]}
MISS, HIT = "1,1,1,1,5,5", "5,4,3,2,1,1,3,2"  # of a pistol
PISTOL = {("Kira", "weapon"): "pistol", ("Kira", "gun"): "pistol"}
RIFLE = "-w long-rifle --dice 1,1,1,1,5,5"


@each(("lines", "changes"), [
    (["attack orc -w short-sword --dice 5,4,3,1,1"],
     {**SPENT, ("Orc", "hit_points"): 5, ("Kira", "weapon"): "short-sword"}),
    (["attack orc -w 0 --dice 1,1,1,1,1"], {**SPENT, ("Kira", "weapon"): "0"}),
    ([f"attack orc -w pistol --dice {HIT}"], {**SPENT, ("Orc", "hit_points"): 10, **PISTOL}),
    ([f"attack orc -w pistol --loaded 6 --dice {MISS}"], {
        **SPENT, ("Kira", "loaded.pistol"): 5, ("Kira", "capacity.pistol"): 6, **PISTOL,
    }),
    ([f"attack orc {RIFLE}"], {
        **SPENT, ("Kira", "loaded.long-rifle"): 0, ("Kira", "weapon"): "long-rifle", ("Kira", "gun"): "long-rifle",
    }),
    (["attack orc --coup-de-grace --prone"], {**SPENT, ("Orc", "hit_points"): 0}),
    (["fight set orc prone", "attack orc --coup-de-grace"], {**SPENT, ("Orc", "hit_points"): 0}),
    ([f"attack orc -w pistol --dual --loaded 6 --dice {MISS},{MISS}"], {
        **SPENT, ("Kira", "loaded.pistol"): 4, ("Kira", "capacity.pistol"): 6, **PISTOL,
    }),
    (["fight set kira loaded.pistol=3", f"attack orc -w pistol --dual --offhand short-sword --dice {MISS},1,1,1,1,1"],
     {**SPENT, ("Kira", "loaded.pistol"): 2, ("Kira", "capacity.pistol"): 3, **PISTOL}),
    (["fight set kira loaded.pistol=3", f"attack orc -w pistol --loaded 2 --dice {MISS}"],
     {**SPENT, ("Kira", "loaded.pistol"): 1, ("Kira", "capacity.pistol"): 3, **PISTOL}),
    (["attack orc -w pistol --loaded 4 --from-vehicle --speed 3 --vehicle-skill 1 --vehicle-challenge 9 --dice 1"],
     {**SPENT, ("Kira", "loaded.pistol"): 4, **PISTOL}),
    (["fight set kira loaded.pistol=0", f"attack orc -w pistol --anyway --dice {MISS}"],
     {**SPENT, **PISTOL}),
    (["attack kira ./soluna-orc.toml -w short-sword --dice 5,4,3,1,1"], {**SPENT, ("Kira", "weapon"): "short-sword"}),
    (["attack orc ./soluna-orc.toml -w 0 --dice 1,1,1,1,1,1"], None),
    (["attack ./soluna-kira.toml orc -w short-sword --dice 5,4,3,1,1"], {("Orc", "hit_points"): 5}),
    (["sunder crawler -w short-sword --dice 3,3,3"],
     {**SPENT, ("Crawler", "hit_points"): 0, ("Kira", "weapon"): "short-sword"}),
    (["sunder crawler -w 2 --dice 1,1,1"], {**SPENT, ("Kira", "weapon"): "2"}),
    (["sunder crawler -w 2 --dice 1,1,1", "sunder crawler --anyway --dice 1,1,5"], {("Kira", "done"): ["attack"] * 2,
        ("Crawler", "hit_points"): 0}),
    (["ram kira orc -s crawler --distance 20 --dice 1,1,1,1,1,1"], None),
    (["fight turn crawler", "ram kira orc --distance 20 --dice 1,1,1,1,1,1"], {
        ("Kira", "hit_points"): 0, ("Orc", "hit_points"): 0, ("Crawler", "left.halves"): 0,
        ("Crawler", "done"): ["vehicle-attack"],
    }),
    (["fight turn crawler", "ram orc -s crawler --hardness 1 --distance 20 --dice 1,1,4,5"], {
        ("Orc", "hit_points"): 0, ("Crawler", "left.halves"): 0, ("Crawler", "hit_points"): 51,
        ("Crawler", "done"): ["vehicle-attack"],
    }),
    (["ram orc -s ./soluna-crawler.toml --distance 20 --dice 1,1"], {("Orc", "hit_points"): 0}),
    (["fall-damage 25 --dice 4,5"], {("Kira", "hit_points"): 11}),
    (["fall-damage 39 --who orc --dice 6,6,6"], {("Orc", "hit_points"): 0}),
    (["check --skill deft --challenge 9 --dice 1,1,1"], {}),
    (["check orc --skill 2 --challenge 9 --dice 1,1"], {}),
])
def test_what_is_carried(
    tmp_path_factory: Any, lines: list[str], changes: dict[tuple[str, str], Any] | None,
) -> None:
    """By the last of these lines, in a fight of their own; what is refused stands as None."""
    there = begun(tmp_path_factory.mktemp("fight"))
    for line in lines[:-1]:
        there(line)
    if changes is None:
        assert there.refused(lines[-1]) == ("rule", "L-50")
    else:
        assert there.changes(lines[-1]) == changes


def test_the_weapon_last_used(there: Lines) -> None:
    """It is the default while it fits, a bare hand too; an empty gun is refused."""
    assert there.refused("attack orc") == ("usage", None)
    there("attack orc -w 0 --dice 1,1,1,1,1")
    assert there("attack orc --anyway --dry-run --dice 1,1,1,1,1")["weapon"] is None
    there(f"attack orc -w pistol --loaded 1 --anyway --dice {MISS}")
    there("fight turn orc")
    there("fight next")
    there("fight turn kira")
    assert there.refused("attack orc") == ("rule", "L-59")
    assert "pistol" in there.run("attack orc").err
    assert there.refused("attack orc --odds") == ("rule", "L-59")
    assert there(f"attack orc --loaded 2 --dry-run --dice {MISS}")["rounds_left"] == 1
    assert there(f"attack orc --anyway --dry-run --dice {MISS}")["rounds_left"] is None
    assert there("attack orc -w short-sword --dry-run --dice 1,1,1,1,1")["weapon"] == "short-sword"


def test_the_gun_last_used_is_reloaded(there: Lines) -> None:
    """Of several that are counted, whatever was fought with since."""
    there("fight set kira loaded.pistol=6")
    there(f"attack orc {RIFLE} --anyway")
    there(f"attack orc -w pistol --anyway --dice {MISS}")
    there("attack orc -w short-sword --anyway --dice 1,1,1,1,1")
    assert there.changes("fight act reload --anyway")["Kira", "loaded.pistol"] == 6
    assert (there.state("Kira")["loaded"], there.waiting("Kira")) == ({"pistol": 6, "long-rifle": 0}, [])


def test_two_guns_hold_what_both_hold(tmp_path: Path) -> None:
    """Each shot is one less of its own gun; typed rounds of both belong to neither."""
    lines = Lines(tmp_path, "soluna")
    sheet = (tmp_path / "soluna-kira.toml").read_text().replace('class = "sniper-rifle"', 'action = "semi"')
    (tmp_path / "soluna-kira.toml").write_text(sheet)
    lines("fight new soluna-kira --foe soluna-orc")
    lines("fight set kira loaded.pistol=3 loaded.long-rifle=2")
    both = f"attack kira orc -w pistol --offhand long-rifle --dual --dice {MISS},{MISS}"
    assert lines(both)["rounds_left"] == 3
    assert lines.state("Kira")["loaded"] == {"pistol": 2, "long-rifle": 1}
    assert lines(f"{both} --loaded 9")["rounds_left"] == 7
    assert lines.state("Kira")["loaded"] == {"pistol": 1, "long-rifle": 0}
    assert lines.refused(both) == ("rule", "L-59")


def test_a_turn_refuses_first(there: Lines) -> None:
    """Before what the command itself would refuse."""
    there("fight act cast")
    for line in ("attack orc -w nothing", "sunder crawler -w nothing", "attack orc --toughness 1 --hardness 1"):
        assert there.refused(line) == ("rule", "L-50")


def test_a_surprise_round(tmp_path: Path) -> None:
    """Names are found however they are written; who joins in it stands last in the rounds to come."""
    lines = Lines(tmp_path, "soluna")
    lines("fight new soluna-kira --foe 'soluna-orc*2'")
    lines("fight start --ambush orc-2 --dice 5,3")
    board = lines("fight add Eve=soluna-kira")
    assert (board["round"], board["turn"], board["order"]) == (0, "Orc 2", ["Orc 2"])
    assert lines.refused("attack kira orc-2 -w short-sword") == ("rule", "L-50")
    lines("attack kira --dice 1,1,1,1,1,1")
    assert lines.refused("attack kira --dice 1,1,1,1,1,1") == ("rule", "L-50")
    board = lines("fight next")
    assert (board["round"], board["turn"], board["order"]) == (1, "Kira", ["Kira", "Orc 1", "Orc 2", "Eve"])


def test_an_ambusher_who_left(tmp_path: Path) -> None:
    """The rounds to come are still there, and the fight has begun."""
    lines = Lines(tmp_path, "soluna")
    lines("fight new soluna-kira --foe 'soluna-orc*2'")
    lines("fight start --ambush kira --dice 5,3")
    board = lines("fight remove kira")
    assert (board["round"], board["turn"], board["order"]) == (0, None, [])
    assert lines.refused("fight start") == ("fight", None)
    board = lines("fight add Eve=soluna-kira")
    assert board["order"] == []
    board = lines("fight next")
    assert (board["round"], board["turn"], board["order"]) == (1, "Orc 1", ["Orc 1", "Orc 2", "Eve"])


def test_a_delayed_act_that_waited_in_vain(there: Lines) -> None:
    """It is cleared as the own next turn begins; a plan knows that its trigger has not come (L-57)."""
    there("fight act move:2 delay:attack")
    assert there.refused("attack kira orc -w short-sword") == ("rule", "L-50")
    there("fight turn orc")
    assert there.refused("ram orc -s kira --distance 9 --hardness 4 --reaction") == ("rule", "L-57")
    assert there("turn -s kira delay:cast")["forfeits"] == "turn"
    assert there("turn -s orc delay:cast")["forfeited"] is None
    there("fight next")
    there("fight next")
    board = there("fight turn kira")
    assert there.state("Kira")["delayed"] is None
    assert board["turn"] == "Kira"
    assert there.refused("attack kira orc -w short-sword --reaction") == ("rule", "L-57")


def test_a_plan_goes_on_from_the_turn_so_far(there: Lines) -> None:
    """While that runs; it writes nothing."""
    there("fight act move:2")
    plan = there("turn -s kira attack move:2")
    assert [(problem["at"], problem["code"]) for problem in plan["problems"]] == [(3, "second-move")]
    assert plan["left"] == {"move": 0, "halves": 0}
    assert there("turn -s kira attack --lost main")["problems"][0]["code"] == "lost"
    there("fight set kira left.move=1")
    assert there("turn -s kira move:4")["legal"] is True
    assert there("turn -s kira move:4 --lost move")["problems"][0]["code"] == "lost"
    assert there("turn -s orc move:2")["left"] == {"move": 0, "halves": 2}
    assert "fight" not in there.run("turn -s kira attack").json
    there("fight act attack")
    there("fight turn orc")
    assert there("turn -s kira attack")["legal"] is True


def test_only_an_act_is_delayed(there: Lines) -> None:
    assert "an act, one of attack, cast" in there.run("fight set kira delayed=dance").error["message"]
    assert there.changes("fight set kira delayed=cast") == {("Kira", "delayed"): "cast"}


def test_options_that_are_for_a_fight(tmp_path: Path) -> None:
    """Where there is none they are refused, and a fall is one as before."""
    lines = Lines(tmp_path, "soluna")
    for line in ("fall-damage 20 --who kira", "attack --strength 3 --toughness 2 --reaction"):
        done = lines.run(f"{line} --no-fight")
        assert (done.code, done.error["code"]) == (2, "usage")
    assert lines("fall-damage 20 --no-fight --dice 1,2") == {
        "feet": 20, "dice": 2, "damage": 3, "modifiers": [],
        "rolls": [{"label": "fall", "dice": [1, 2], "total": 3}],
    }

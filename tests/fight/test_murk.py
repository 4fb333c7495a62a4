"""A fight of The Murk, line by line: scores, phases, what is owed, and what reaches the next roll."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.running import HERE, Done, archcli

Line = Callable[[str], Done]
ENV = {"ARCHCLI_FIGHT": "fight.toml"}


@pytest.fixture(name="line")
def _line(tmp_path: Path) -> Line:
    """Types a line where the sheets are and a fight may be."""
    (tmp_path / "sheets").mkdir()
    for sheet in (HERE / "cases/sheets").glob("murk-*.toml"):
        shutil.copy(sheet, tmp_path / "sheets")
    return lambda text: archcli(f"{text} --json", env=ENV, folder=tmp_path)


def begun(line: Line, sheets: str = "murk-vera --foe murk-thug", dice: str = "4,3,3,1,2,4") -> None:
    """A fight that has begun; Vera with 9, the Thug with 6, unless other dice are said."""
    for text in (f"fight new {sheets}", f"fight start --dice {dice}"):
        assert line(text).code == 0, line(text).err


def state(line: Line, who: str) -> Any:
    """How somebody stands."""
    return next(one["state"] for one in line("fight").result["combatants"] if one["name"] == who)


def waiting(line: Line, who: str) -> list[str]:
    """What waits for a decision about somebody."""
    return next(one["open"] for one in line("fight").result["combatants"] if one["name"] == who)


def changes(done: Done) -> list[tuple[Any, ...]]:
    """What a step changed, without what only the rules of a turn count."""
    assert done.code == 0, done.err
    every = done.json["fight"]["changes"]
    return [tuple(one.values()) for one in every if one["key"] not in ("done", "begun", "ended")]


def test_the_state_begins_with_the_sheet(line: Line) -> None:
    line("fight new murk-vera --foe murk-thug")
    assert state(line, "Vera") == {
        "score": None, "potential": 2, "suffering": 1, "damage": 9, "strain": 0, "exhaustion": 0, "owed": {},
        "power": None, "sins": 0, "weapon": None,
    }


def test_damage_is_owed_and_weapons_are_remembered(line: Line) -> None:
    begun(line)
    assert changes(line("murk melee thug --dice 3,4,5,2,3,4")) == [
        ("Vera", "weapon", None, "saber"), ("Thug", "owed.damage", 0, 9),
    ]
    assert waiting(line, "Thug") == ["injury owed: 9 damage"]


def test_an_injury_takes_what_is_owed(line: Line) -> None:
    begun(line)
    line("murk melee thug --dice 3,4,5,2,3,4")
    assert changes(line("murk injury thug --dice 1,2,3")) == [
        ("Thug", "suffering", 1, 2), ("Thug", "owed.damage", 9, 0),
        ("Thug", "open", [], ["breakdown due"]), ("Thug", "damage", 0, 9),
    ]
    assert line("fight").result["turn"] == "Vera"
    assert changes(line("murk breakdown thug --dice 1,2")) == [("Thug", "open", ["breakdown due"], [])]


def test_several_owed_tracks_are_told_apart(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    line("murk contest ilse --power faith --dice 6,5,3,1,2,3")
    assert waiting(line, "Ilse") == ["injury owed: 14 damage", "injury owed: 5 strain"]
    refused = line("murk injury ilse")
    assert (refused.code, refused.error["option"], refused.error["choices"]) == (2, "--track", ["damage", "strain"])
    assert line("murk injury ilse --track strain --dice 1,2,1,1,1").result["target"] == 5
    assert state(line, "Ilse")["owed"] == {"damage": 14}


def test_the_scores_are_the_leads(line: Line) -> None:
    begun(line, "murk-vera --foe murk-thug*2", "6,6,6,1,2,1,6,5,4")
    done = line("murk melee vera thug-1 thug-2 --dice 3,4,5,2,3,4,1,2,3")
    assert [one for one in done.result["modifiers"] if "outpacing" in one["because"]] == [
        {"to": "roll", "by": 4, "because": "outpacing by 14 points"}]


def test_an_earlier_phase_is_over(line: Line) -> None:
    begun(line)
    assert line("fight").result["phase"] == 1
    assert line("murk shootout thug -w carbine --dice 3,4,5,1,2,3").code == 0
    refused = line("murk melee thug -w saber --dice 3,4,5,1,2,3")
    assert (refused.code, refused.error["code"], refused.error["rule"]) == (2, "rule", "M-16")
    assert line("murk melee thug -w saber --dice 3,4,5,1,2,3 --anyway").code == 0
    assert line("fight").result["phase"] == 2


def test_who_is_named_has_the_turn_and_who_was_passed_over_comes_next(line: Line) -> None:
    begun(line)
    assert line("murk melee thug vera --dice 5,4,3,1,2,3").result["actor"] == "Thug"
    assert line("fight").result["turn"] == "Thug"
    assert line("fight next").result["turn"] == "Vera"


def test_there_are_no_acts(line: Line) -> None:
    begun(line)
    refused = line("fight act move")
    assert refused.code == 2
    assert "melee, shootout" in refused.error["message"]


def test_a_prayer_washes_sins_away(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    assert changes(line("murk pray --dice 4,5,3")) == [("Oda", "power", 3, 5), ("Oda", "sins", 2, 0)]


def test_who_joins_rolls_last(line: Line) -> None:
    begun(line)
    for text in ("fight add murk-oda", "fight next", "fight next"):
        assert line(text).code == 0
    done = line("fight next --dice 1,2,3,1,2,4,5,5,3")
    assert [(one["name"], one["state"]["score"]) for one in done.result["combatants"]] == [
        ("Vera", 14), ("Oda", 13), ("Thug", 12)]
    assert done.result["order"] == ["Vera", "Oda", "Thug"]


def test_effects_on_both_rolls(line: Line) -> None:
    begun(line, "murk-vera --foe murk-thug*2", "4,3,3,1,2,4,1,2,3")
    for text in ('thug-1 "foe roll -2 tangled" --until next-attack', 'vera "+1 blessed" --until next-attack'):
        assert line(f"fight effect {text}").code == 0
    done = line("murk melee vera thug-1 thug-2 --dice 3,4,5,2,3,4,1,1,1")
    assert [one for one in done.result["modifiers"] if one["because"] in ("tangled", "blessed")] == [
        {"to": "roll", "by": 1, "because": "blessed"}, {"to": "foe roll", "by": -2, "because": "tangled"}]
    assert done.result["foe_totals"] == [6, 2]
    assert [one["effects"] for one in line("fight").result["combatants"]] == [[], [], []]


def test_initiative_is_moved_and_scores_are_the_previous(line: Line) -> None:
    begun(line)
    assert line('fight effect vera "initiative of Vera +5 quick"').code == 0
    assert line("murk initiative thug vera --dice 1,2,3,1,2,3").result["entries"] == [
        {"name": "Vera", "score": 19, "roll": 10, "previous": 9, "die": 6, "roll_off": [], "potential_change": 0},
        {"name": "Thug", "score": 11, "roll": 5, "previous": 6, "die": 4, "roll_off": [], "potential_change": 0},
    ]
    assert changes(line("murk initiative vera:30 --dice 1,2,3")) == [("Vera", "score", 19, 40)]


def test_both_sides_pay_for_a_contest(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    assert changes(line("murk contest ilse oda --power esoteria --dice 1,2,5,1,2,4")) == [
        (None, "turn", "Oda", "Ilse"), (None, "phase", 1, 3),
        ("Oda", "power", 3, 2), ("Oda", "owed.damage", 0, 8), ("Ilse", "owed.strain", 0, 5),
    ]


def test_leaving_costs_nothing(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    assert changes(line("murk contest ilse --power faith --leave hunker")) == [(None, "phase", 1, 3)]


def test_backlash_is_owed_and_the_shield_is_spent(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    assert changes(line("murk cast ilse --dr 9 --magnitude 12 --potential 1 --shield 1 --dice 1,2,1,4")) == [
        (None, "turn", "Oda", "Ilse"), ("Ilse", "potential", 4, 1), ("Ilse", "owed.strain", 0, 7)]


def test_a_miracle_takes_power_and_potential(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    assert changes(line("murk miracle --power 2 --potential 1 --dr 5 --dice 1,2,3")) == [
        ("Oda", "potential", 1, 0), ("Oda", "power", 3, 1)]


def test_care_heals_a_rank_and_only_the_patient_gains_potential(line: Line) -> None:
    begun(line)
    assert changes(line("murk recover --die 6 --dice 4,4,2,1")) == [("Vera", "suffering", 1, 0)]
    line("fight set vera suffering=2")
    assert changes(line("murk recover --attribute body --dice 4,4,2,1,1")) == [
        ("Vera", "potential", 2, 4), ("Vera", "suffering", 2, 1)]


def test_a_break_is_left_to_the_end_of_the_scene(line: Line) -> None:
    begun(line)
    line("fight set vera suffering=4")
    assert changes(line("murk breakdown --dice 6,6,6,3")) == [
        ("Vera", "open", [], ["dies or retires at the end of the scene"])]


def test_numbers_leave_what_is_owed(line: Line) -> None:
    begun(line)
    line("murk melee thug --dice 3,4,5,2,3,4")
    assert line("murk injury thug --damage 4 --dice 1,1,1").result["target"] == 4
    assert waiting(line, "Thug") == ["breakdown due", "injury owed: 9 damage"]
    assert line("murk injury thug --dice 4,4,3").result["target"] == 13
    assert waiting(line, "Thug") == ["breakdown due"]


def test_what_is_settled_is_owed_no_more(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    line("murk contest ilse --power faith --dice 6,5,3,1,2,3")
    assert changes(line("fight set ilse settled=2")) == [("Ilse", "owed.strain", 5, 0)]
    assert changes(line("fight set ilse settled")) == [("Ilse", "owed.damage", 14, 0)]


def test_the_weapon_last_used_is_the_one_that_fits(line: Line) -> None:
    begun(line)
    assert line("murk melee thug -w two-handed --dice 3,4,5,2,3,4").result["weapon"] == "two-handed"
    assert line("murk melee thug --dice 3,4,5,2,3,4").result["weapon"] == "two-handed"
    assert line("murk shootout thug --dice 3,4,5,2,3,4").result["weapon"] == "carbine"
    assert line("murk melee thug --anyway --dice 3,4,5,2,3,4").result["weapon"] == "saber"


def test_a_track_goes_with_a_name(line: Line) -> None:
    begun(line, "murk-vera --foe murk-thug*2", "4,3,3,1,2,4,1,2,3")
    done = line("murk melee vera thug-1:3 thug-2 --dice 3,4,5,2,3,4,1,1,1")
    assert [(one["foe"], one["damage"]) for one in done.result["hits"]] == [(1, 3), (2, done.result["damage"] - 3)]
    assert waiting(line, "Thug 1") == ["injury owed: 3 damage"]


def test_the_one_whose_turn_it_is_fights_a_nameless_foe(line: Line) -> None:
    begun(line)
    done = line("murk melee vera --foe-die 6 --dice 3,4,5,2,3,4")
    assert (done.result["actor"], done.result["foes"]) == ("Vera", ["foe 1"])


def test_a_prayer_goes_on_when_all_is_over(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    line("fight set ilse down")
    assert line("murk pray --dice 4,5,3").code == 0
    assert line("murk melee --foe-die 6").error["code"] == "rule"


def test_the_board_says_what_settles(line: Line, tmp_path: Path) -> None:
    begun(line)
    line("murk melee thug --dice 3,4,5,2,3,4")
    board = archcli("fight", env=ENV, folder=tmp_path).out
    assert "next   archcli murk injury thug   or   archcli fight next" in board
    told = archcli("murk injury thug --dice 1,2,3", env=ENV, folder=tmp_path).out
    assert "archcli murk breakdown thug" in told


def test_everything_resolves_the_same_again(line: Line) -> None:
    begun(line, "murk-oda --foe murk-ilse")
    for text in ("murk contest ilse --power faith", "murk injury ilse --track strain", "fight next", "fight next",
                 "murk conflict oda ilse", "murk roll ilse --attribute mind", "murk pray oda"):
        assert line(text).code == 0, text
    assert line("fight check").result["same"] is True


def test_a_phase_that_there_is_not(line: Line, tmp_path: Path) -> None:
    begun(line)
    file = tmp_path / "fight.toml"
    for written in ("7", '["Vera"]'):
        file.write_text(file.read_text().replace("phase = 1", f"phase = {written}"), encoding="utf-8")
    refused = line("fight").error
    assert (refused["code"], refused["mistakes"][0]["key"]) == ("fight", "phase")

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


def changes(done: Done) -> list[tuple[str, str, Any, Any]]:
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

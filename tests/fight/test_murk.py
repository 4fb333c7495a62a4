"""Lines of a fight of The Murk: what rolls carry, what is owed, the phases of a Moment, and scores that add up."""

from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.fight.lines import Lines


def begun(folder: Path, sheets: str, dice: str) -> Lines:
    """A fight that has begun."""
    lines = Lines(folder, "murk")
    lines(f"fight new {sheets}")
    lines(f"fight start --dice {dice}")
    return lines


@pytest.fixture
def duel(tmp_path: Path) -> Lines:
    """Vera with a score of 9 against the Thug with 6, in Vera's turn."""
    return begun(tmp_path, "murk-vera --foe murk-thug", "4,3,3,1,2,4")


@pytest.fixture
def gang(tmp_path: Path) -> Lines:
    """Vera with a score of 18 against two Thugs with 6 and 5, in Vera's turn."""
    return begun(tmp_path, "murk-vera --foe 'murk-thug*2'", "6,6,6,1,2,4,1,2,3")


@pytest.fixture
def powers(tmp_path: Path) -> Lines:
    """Oda, who is a Faithful with a score of 10, against Ilse, an Esoterist with 7, in Oda's turn."""
    return begun(tmp_path, "murk-oda --foe murk-ilse", "4,3,3,1,2,4")


def test_the_state(duel: Lines) -> None:
    """All keys of the game; what the sheet does not know is unknown."""
    assert duel.state("Vera") == {
        "score": 9, "potential": 2, "suffering": 1, "damage": 9, "strain": 0, "exhaustion": 0, "owed": {},
        "power": None, "sins": 0, "weapon": None,
    }
    assert duel.state("Thug")["potential"] is None


MELEE, LOST, OWED = "3,4,5,2,3,4", "1,2,3,5,4,3", {("Thug", "owed.damage"): 9}
DUEL: list[tuple[list[str], dict[tuple[str, str], Any]]] = [
    ([f"melee thug --dice {MELEE}"], {("Vera", "weapon"): "saber", ("Vera", "done"): ["melee"], **OWED}),
    ([f"melee thug --damage 6 --dice {MELEE}"], {("Vera", "done"): ["melee"], **OWED}),
    ([f"melee thug --dice {LOST}"], {
        ("Vera", "weapon"): "saber", ("Vera", "owed.damage"): 13, ("Vera", "done"): ["melee"]}),
    (["melee thug --potential 2 --dice 5,5,1,1,2,3"], {
        ("Vera", "potential"): 0, ("Vera", "weapon"): "saber", ("Vera", "done"): ["melee"],
        ("Thug", "owed.damage"): 13}),
    ([f"shootout thug --dice {MELEE}"], {
        ("Vera", "weapon"): "carbine", ("Vera", "done"): ["shootout"], ("Thug", "owed.damage"): 12}),
    (["shootout thug --leave close"], {("Vera", "done"): ["shootout"]}),
    (["melee thug vera --foe-weapon saber --dice 5,4,3,1,2,3"], {
        ("Thug", "begun"): True, ("Thug", "done"): ["melee"], ("Vera", "weapon"): "saber",
        ("Vera", "owed.damage"): 13}),
    (["conflict thug --dice 3,4,4,2,3,4"], {("Vera", "done"): ["conflict"], ("Thug", "owed.strain"): 10}),
    (["conflict thug --defend --dice 3,4,4,2,3,4"], {("Vera", "done"): ["conflict"]}),
    (["roll --attribute body --dice 3,3,7"], {("Vera", "potential"): 10}),
    (["roll thug --attribute body --dice 3,3,5"], {}),
    (["roll --attribute body --have 0 --dice 3,3,7"], {("Vera", "potential"): 8}),
    # injuries
    ([f"melee thug --dice {MELEE}", "injury thug --dice 1,2,3"], {
        ("Thug", "suffering"): 2, ("Thug", "damage"): 9, ("Thug", "owed.damage"): 0,
        ("Thug", "open"): ["breakdown due"]}),
    ([f"melee thug --dice {MELEE}", "injury thug --dice 3,3,3"], {("Thug", "damage"): 9, ("Thug", "owed.damage"): 0}),
    (["conflict thug --dice 3,4,4,2,3,4", "injury thug --concede --dice 1,2,3"], {
        ("Thug", "strain"): 10, ("Thug", "owed.strain"): 0}),
    ([f"melee thug --dice {MELEE}", "injury thug --damage 4 --dice 1,1,1"], {
        ("Thug", "suffering"): 2, ("Thug", "damage"): 4, ("Thug", "open"): ["breakdown due"]}),
    ([f"melee thug --dice {MELEE}", "injury thug --suffering 3 --dice 1,1,1"], {
        ("Thug", "suffering"): 4, ("Thug", "damage"): 9, ("Thug", "owed.damage"): 0,
        ("Thug", "open"): ["breakdown due"]}),
    (["injury --damage 3 --dice 1,1,1,1", "injury --damage 3 --dice 1,1,1,1"], {
        ("Vera", "suffering"): 3, ("Vera", "damage"): 15}),
    (["injury --damage 3 --dice 1,1,1,1", "breakdown --dice 1,2"], {("Vera", "open"): []}),
    *[(["fight set vera owed.strain=4", f"injury {track}--dice 1,1,1"], {
        ("Vera", "suffering"): 2, ("Vera", "strain"): 4, ("Vera", "owed.strain"): 0,
        ("Vera", "open"): ["breakdown due"]}) for track in ("", "--track strain ")],
    (["fight set vera suffering=4", "breakdown vera --dice 6,6,6,3"], {
        ("Vera", "open"): ["dies or retires at the end of the scene"]}),
    (["recover --die 6 --dice 4,4,2,1"], {("Vera", "suffering"): 0}),
    (["recover --attribute body --dice 4,4,2,1"], {("Vera", "suffering"): 0, ("Vera", "potential"): 4}),
    # by hand
    ([f"melee thug --dice {MELEE}", "fight set thug settled"], {("Thug", "owed.damage"): 0}),
]


@each(("lines", "changes"), DUEL)
def test_what_a_duel_carries(tmp_path_factory: pytest.TempPathFactory, lines: list[str], changes: Any) -> None:
    *before, last = lines
    fight = begun(tmp_path_factory.mktemp("duel"), "murk-vera --foe murk-thug", "4,3,3,1,2,4")
    for line in before:
        fight(line)
    assert fight.changes(last) == changes


POWERS: list[tuple[str, dict[tuple[str, str], Any]]] = [
    ("pray --dice 4,5,3", {("Oda", "power"): 5, ("Oda", "sins"): 0, ("Oda", "done"): ["pray"]}),
    ("pray --dice 1,2,1", {("Oda", "potential"): 0, ("Oda", "sins"): 0, ("Oda", "done"): ["pray"]}),
    ("miracle --power 2 --potential 1 --dr 5 --dice 1,2,3", {
        ("Oda", "power"): 1, ("Oda", "potential"): 0, ("Oda", "done"): ["miracle"]}),
    ("cast ilse --dr 9 --magnitude 12 --potential 1 --shield 1 --dice 1,2,1,4", {
        ("Ilse", "potential"): 1, ("Ilse", "owed.strain"): 7, ("Ilse", "begun"): True, ("Ilse", "done"): ["cast"]}),
    ("contest ilse --power faith --dice 6,5,3,1,2,3", {
        ("Oda", "power"): 2, ("Ilse", "owed.damage"): 14, ("Ilse", "owed.strain"): 5, ("Oda", "done"): ["contest"]}),
    ("contest ilse --power faith --reserve 9 --dice 6,5,3,1,2,3", {
        ("Oda", "power"): 8, ("Ilse", "owed.damage"): 14, ("Ilse", "owed.strain"): 5, ("Oda", "done"): ["contest"]}),
    ("contest ilse oda --power esoteria --dice 1,2,5,1,2,4", {
        ("Oda", "power"): 2, ("Oda", "owed.damage"): 8, ("Ilse", "owed.strain"): 5, ("Ilse", "begun"): True,
        ("Ilse", "done"): ["contest"]}),
    ("contest ilse --power faith --leave hunker", {("Oda", "done"): ["contest"]}),
]


@each(("line", "changes"), POWERS)
def test_what_powers_carry(tmp_path_factory: pytest.TempPathFactory, line: str, changes: Any) -> None:
    fight = begun(tmp_path_factory.mktemp("powers"), "murk-oda --foe murk-ilse", "4,3,3,1,2,4")
    assert fight.changes(line) == changes


def test_several_owed_tracks_are_told_apart(powers: Lines) -> None:
    powers("contest ilse --power faith --dice 6,5,3,1,2,3")
    assert powers.waiting("Ilse") == ["injury owed: 14 damage", "injury owed: 5 strain"]
    refused = powers.run("injury ilse")
    assert (refused.code, refused.error["option"], refused.error["choices"]) == (2, "--track", ["damage", "strain"])
    assert powers("injury ilse --track strain --dice 1,1,1,1,1")["target"] == 5
    assert powers.waiting("Ilse") == ["injury owed: 14 damage"]
    assert powers("injury ilse --dice 1,1,1,1,1")["target"] == 14
    assert powers.waiting("Ilse") == ["breakdown due"]


def test_the_scores_are_the_leads(gang: Lines) -> None:
    result = gang(f"melee vera thug-1 thug-2 --dice {MELEE},1,2,3")
    assert [one for one in result["modifiers"] if "outpacing" in one["because"]] == [
        {"to": "roll", "by": 4, "because": "outpacing by 11 points"}]
    assert not [
        one for one in gang(f"melee vera thug-1 thug-2 --lead 0 --dice {MELEE},1,2,3")["modifiers"]
        if "outpacing" in one["because"]
    ]


def test_an_earlier_phase_is_over(duel: Lines) -> None:
    assert duel("fight")["phase"] == 1
    duel(f"shootout thug -w carbine --dice {MELEE}")
    assert duel.refused(f"melee thug -w saber --dice {MELEE}") == ("rule", "M-16")
    assert duel.refused("melee thug vera --odds") == ("rule", "M-16")
    duel(f"melee thug -w saber --dice {MELEE} --anyway")
    assert duel("fight")["phase"] == 2
    duel("fight next")
    assert duel("fight next --dice 1,2,3,1,2,4")["phase"] == 1


def test_who_is_named_has_the_turn(duel: Lines) -> None:
    assert duel("melee thug vera --dice 5,4,3,1,2,3")["actor"] == "Thug"
    assert duel("fight")["turn"] == "Thug"
    assert duel("fight next")["turn"] == "Vera"


def test_what_befalls_somebody_needs_no_turn(duel: Lines) -> None:
    duel("injury thug --damage 9 --dice 1,2,3")
    duel("roll thug --attribute body")
    assert duel("fight")["turn"] == "Vera"


def test_there_are_no_acts(duel: Lines) -> None:
    refused = duel.run("fight act move")
    assert refused.code == 2
    assert "melee, shootout" in refused.error["message"]


def test_who_joins_rolls_last(duel: Lines) -> None:
    for line in ("fight add murk-oda", "fight next", "fight next"):
        duel(line)
    board = duel("fight next --dice 1,2,3,1,2,4,5,5,3")
    assert [(one["name"], one["state"]["score"]) for one in board["combatants"]] == [
        ("Vera", 14), ("Oda", 13), ("Thug", 12)]
    assert board["order"] == ["Vera", "Oda", "Thug"]


def test_the_down_roll_no_more(gang: Lines) -> None:
    for line in ("fight set thug-1 down", "fight next"):
        gang(line)
    board = gang("fight next --dice 1,2,3,5,6,4")
    assert [(one["name"], one["state"]["score"]) for one in board["combatants"]] == [
        ("Vera", 22), ("Thug 1", 6), ("Thug 2", 19)]
    assert board["order"] == ["Vera", "Thug 2", "Thug 1"]


def test_effects_on_both_rolls(gang: Lines) -> None:
    gang('fight effect thug-1 "Foe roll -2 tangled" --until next-attack')
    gang('fight effect vera "+1 blessed" --until next-attack')
    result = gang(f"melee vera thug-1 thug-2 --dice {MELEE},1,1,1")
    assert [one for one in result["modifiers"] if one["because"] in ("tangled", "blessed")] == [
        {"to": "roll", "by": 1, "because": "blessed"}, {"to": "foe roll", "by": -2, "because": "tangled"}]
    assert result["foe_totals"] == [6, 2]
    assert [one["effects"] for one in gang("fight")["combatants"]] == [[], [], []]


def test_initiative_is_moved_and_scores_are_the_previous(duel: Lines) -> None:
    duel('fight effect vera "initiative of Vera +5 quick"')
    assert duel("initiative thug vera --dice 1,2,3,1,2,3")["entries"] == [
        {"name": "Vera", "score": 19, "roll": 10, "previous": 9, "die": 6, "roll_off": [], "potential_change": 0},
        {"name": "Thug", "score": 11, "roll": 5, "previous": 6, "die": 4, "roll_off": [], "potential_change": 0},
    ]
    assert duel.changes("initiative thug:30 --dice 4,4,1") == {("Thug", "score"): 38}
    assert duel("fight")["order"] == ["Thug", "Vera"]


def test_what_moves_an_initiative_until_the_next_attack_ends_with_it(tmp_path: Path) -> None:
    """By whatever command it is rolled."""
    lines = Lines(tmp_path, "murk")
    lines("fight new murk-vera --foe murk-thug")
    for line in (
        "fight start --dice 4,3,3,1,2,4", "initiative vera thug --dice 1,2,3,1,2,4", "fight next",
        "fight next --dice 1,2,3,1,2,4",
    ):
        lines('fight effect vera "initiative of Vera +5 quick" --until next-attack')
        lines(line)
        if line != "fight next":
            assert lines("fight")["combatants"][0]["effects"] == [], line


def test_the_weapon_last_used_is_the_one_that_fits(duel: Lines) -> None:
    assert duel(f"melee thug -w two-handed --dice {MELEE}")["weapon"] == "two-handed"
    assert duel(f"melee thug --dice {MELEE}")["weapon"] == "two-handed"
    assert duel(f"shootout thug --dice {MELEE}")["weapon"] == "carbine"
    assert duel(f"melee thug --anyway --dice {MELEE}")["weapon"] == "saber"


def test_a_track_goes_with_a_name(gang: Lines) -> None:
    result = gang(f"melee vera thug-1:3 thug-2 --dice {MELEE},1,1,1")
    assert [(one["foe"], one["damage"]) for one in result["hits"]] == [(1, 3), (2, result["damage"] - 3)]
    assert gang.waiting("Thug 1") == ["injury owed: 3 damage"]


def test_a_nameless_foe(duel: Lines) -> None:
    """Whose turn it is alone is named: it fights, and is no foe of its own."""
    result = duel(f"melee vera --foe-die 6 --dice {MELEE}")
    assert (result["actor"], result["foes"]) == ("Vera", ["foe 1"])


def test_before_the_start_who_acts_is_named(tmp_path: Path) -> None:
    lines = Lines(tmp_path, "murk")
    lines("fight new murk-vera --foe murk-thug")
    for line in ("melee thug", "melee ./murk-oda.toml", "melee --foe-die 6", "pray", "injury"):
        assert lines.refused(line) == ("fight", None), line
    assert lines.changes(f"melee vera thug --dice {MELEE}") == {
        ("Vera", "weapon"): "saber", ("Thug", "owed.damage"): 9}


def test_a_stranger_of_the_same_name(duel: Lines) -> None:
    """Only what befalls the combatant is kept."""
    changes = duel.changes("melee vera ./murk-vera.toml --foe-weapon saber --weapon saber --dice 5,5,2,2,3,4")
    assert changes == {("Vera", "potential"): 4, ("Vera", "weapon"): "saber", ("Vera", "done"): ["melee"]}


def test_a_prayer_goes_on_when_all_is_over(powers: Lines) -> None:
    powers("fight set ilse down")
    powers("pray --dice 4,5,3")
    assert powers.refused("melee --foe-die 6") == ("rule", None)


def test_the_board_says_what_settles(duel: Lines) -> None:
    duel(f"melee thug --dice {MELEE}")
    assert "next   archcli murk injury thug   or   archcli fight next" in duel.told("fight")
    assert "archcli murk breakdown thug" in duel.told("injury thug --dice 1,2,3")


def test_everything_resolves_the_same_again(powers: Lines) -> None:
    for line in (
        "contest ilse --power faith", "injury ilse --track strain", "fight next", "fight next", "conflict oda ilse",
        "roll ilse --attribute mind", "pray oda",
    ):
        powers(line)
    assert powers("fight check")["same"] is True


def test_a_phase_that_there_is_not(duel: Lines) -> None:
    file = duel.folder / "fight.toml"
    for written in ("7", '["Vera"]'):
        file.write_text(file.read_text().replace("phase = 1", f"phase = {written}"), encoding="utf-8")
    refused = duel.run("fight").error
    assert (refused["code"], refused["mistakes"][0]["key"]) == ("fight", "phase")


def test_a_sheet_without_initiative_does_not_start(tmp_path: Path) -> None:
    """What is missing is told, and nothing that could not be typed here."""
    lines = Lines(tmp_path, "murk")
    sheet = tmp_path / "murk-thug.toml"
    sheet.write_text(sheet.read_text().replace("initiative = 4", ""), encoding="utf-8")
    lines("fight new murk-vera --foe murk-thug")
    refused = lines.run("fight start").error
    assert (refused["code"], refused["mistakes"][0]["key"]) == ("sheet", "attributes.initiative")
    assert "hint" not in refused

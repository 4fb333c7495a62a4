"""A fight of Archsoul, line by line: what a turn allows, what a result changes, what of it reaches the next line."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.running import HERE, Done, archcli

Line = Callable[[str], Done]
ENV = {"ARCHCLI_FIGHT": "fight.toml"}
QUIET = ("done", "begun", "ended", "acted", "ap_spent", "attacked_with", "weapon", "turn", "phase", "round")


@pytest.fixture(name="line")
def _line(tmp_path: Path) -> Line:
    """Types a line where the sheets are and a fight may be."""
    (tmp_path / "sheets").mkdir()
    for sheet in ("aria", "goblin", "knight"):
        shutil.copy(HERE / f"cases/sheets/{sheet}.toml", tmp_path / "sheets")
    return lambda text: archcli(f"{text} --json", env=ENV, folder=tmp_path)


def typed(line: Line, *texts: str) -> Done:
    """The last of some lines, of which none is refused."""
    for text in texts:
        done = line(text)
        assert done.code == 0, (text, done.err)
    return done


def begun(line: Line, sheets: str = "aria --foe goblin*2", ambush: str = "party") -> None:
    """A fight that has begun, in the order typed."""
    typed(line, f"fight new {sheets} --force", f"fight start --ambush {ambush}")


def state(line: Line, who: str) -> Any:
    """How somebody stands."""
    return next(one["state"] for one in line("fight").result["combatants"] if one["name"] == who)


def waiting(line: Line, who: str) -> Any:
    """What waits for a decision about somebody."""
    return next(one["open"] for one in line("fight").result["combatants"] if one["name"] == who)


def changes(done: Done) -> list[tuple[str, str, Any]]:
    """What a step changed, and to what, without what only the rules of a turn count."""
    assert done.code == 0, done.err
    return [
        (one["who"], one["key"], one["to"]) for one in done.json["fight"]["changes"] if one["key"] not in QUIET
    ]


def refused(line: Line, text: str) -> tuple[str, str]:
    """The message and the rule of a line that is refused."""
    error = line(text).error
    assert error["code"] == "rule", error
    return error["message"], error.get("rule", "")


# Whose turn it is.

def test_foes_roll_once_by_the_first_and_stand_as_typed(line: Line, tmp_path: Path) -> None:
    typed(line, "fight new aria --foe goblin --foe Snik=goblin --foe Big=knight")
    rolled = typed(line, "fight start --dice 6,5,4,2,1,3,3,4,4,4,4").result
    assert rolled["order"] == ["Goblin", "Snik", "Big", "Aria"]
    assert [roll["label"] for roll in rolled["rolls"]] == ["Aria", "Goblin"]
    typed(line, "fight undo")
    (tmp_path / "each.toml").write_text('[archsoul]\nfoe_initiative = "each"\n', encoding="utf-8")
    typed(line, "fight new aria --foe goblin*2 --foe knight --house each.toml --force")
    rolled = typed(line, "fight start --dice 6,5,4,2,1,3,3,4,4,4,4,1,1,1,1,4,4,1,1").result
    assert [roll["label"] for roll in rolled["rolls"]] == ["Aria", "Goblin 1", "Goblin 2", "Knight"]
    assert rolled["order"] == ["Goblin 1", "Aria", "Knight", "Goblin 2"]


def test_a_shared_roll_is_moved_by_the_name_before_the_numbers(line: Line) -> None:
    typed(line, "fight new aria --foe goblin*2")
    done = typed(line, 'fight start --modify "initiative of goblin +1" --dice 1,1,1,1,1,1,1,4,4,4,4,4')
    assert done.result["modifiers"] == [{"to": "initiative of Goblin", "by": 1, "because": "by hand"}]


def test_a_phase_joined_around_the_end_begins_the_round(line: Line) -> None:
    """Who stands behind the foes is up first, from the second round on."""
    typed(line, "fight new aria knight --foe goblin", "fight start --dice 4,4,4,4,1,1,1,1,1,1,1,4,4,1,1")
    assert line("fight").result["order"] == ["Aria", "Goblin", "Knight"]
    ups = [typed(line, "fight next").result for _ in range(4)]
    assert [(one["round"], one["turn"], one["phase"]) for one in ups] == [
        (1, "Goblin", ["Goblin"]), (2, "Knight", ["Aria", "Knight"]), (2, "Aria", ["Aria", "Knight"]),
        (2, "Goblin", ["Goblin"]),
    ]


def test_who_is_named_in_a_phase_has_the_turn_once(line: Line) -> None:
    begun(line, "aria knight --foe goblin")
    assert typed(line, "fight act move --who knight", "fight").result["turn"] == "Knight"
    assert typed(line, "fight next --who knight").result["turn"] == "Aria"
    assert refused(line, "fight act move --who knight") == ("it is Aria's turn, and not Knight's (A-67)", "A-67")
    assert typed(line, "fight next").result["turn"] == "Goblin"


# What a turn allows.

@each(("before", "text", "rule"), [
    ("fight act move move", "attack goblin-1 -w rapier", "A-109"),
    ("fight act quick-attack:dagger", "attack goblin-1 -w rapier -m quick", "A-113"),
    ("attack goblin-1 -w rapier --dice 1,1,1,1,1,1,2", "attack goblin-1 -w rapier -m quick", "A-114"),
    ("attack goblin-1 -w unarmed --dice 1,1,1,1,2", "attack goblin-1 -m quick", "A-114"),
    ("fight act study study", "attack goblin-1 -w rapier -m sneak", "A-115"),
    ("fight act study study", "attack goblin-1 -m sneak", "A-115"),
    ("fight", "fight act charge", "A-116"), ("fight", "trample goblin-1", "A-116"),
    ("fight", "grapple goblin-1 --action escape", "A-117"), ("fight", "fight act quick-attack:bow", "A-132"),
    ("fight set aria grapple.with=goblin-2 grapple.control=aria", "grapple goblin-1 --action takedown", "A-117"),
    ("fight set aria grapple.with=goblin-2 grapple.control=goblin-2", "grapple goblin-2 --action steal", "A-117"),
    ("fight set aria grapple.with=goblin-2 grapple.control=aria", "fight act move", "A-117"),
    ("fight set aria weapons.rapier.dropped", "attack goblin-1 -w rapier", "A-111"),
    ("fight set aria weapons.bow.destroyed", "attack goblin-1 -w bow", "A-91"),
    ("fight set aria weapons.bow.ammunition_left=0 weapon=bow", "attack goblin-1", "A-108"),
])
def test_what_is_refused_by_which_rule(line: Line, before: str, text: str, rule: str) -> None:
    """Before what the command itself would refuse or miss, and in the odds as well."""
    begun(line)
    typed(line, before)
    assert refused(line, text)[1] == rule
    if not text.startswith("fight"):
        assert refused(line, f"{text} --odds")[1] == rule


@each("text", ["fight act grab takedown", "fight act grab steal", "turn aria escape"])
def test_nothing_is_taken_as_won_of_what_is_done(line: Line, text: str) -> None:
    """The grapple is that of the state now; a plan goes on as one."""
    begun(line)
    if text.startswith("turn"):
        assert not typed(line, text).result["legal"]
        assert typed(line, "turn aria grab takedown").result["assumes"] == ["grab", "takedown"]
    else:
        assert refused(line, text)[1] == "A-117"
        assert typed(line, "fight act grab move").result["assumes"] == ["grab"]


def test_what_is_picked_up_strikes_and_what_is_dropped_does_not(line: Line) -> None:
    """Within one line as well."""
    begun(line)
    typed(line, "fight set aria weapons.rapier.dropped")
    assert typed(line, "fight act pick-up:rapier attack:rapier").result["ap_spent"] == 3
    assert refused(line, "fight act drop-item:dagger quick-attack:dagger --who aria")[1] == "A-111"


@each("typed_too", ["", " --improvised", " --property light", " --damage-pool 3"])
def test_a_weapon_is_the_same_however_it_is_used(line: Line, typed_too: str) -> None:
    begun(line)
    typed(line, "attack goblin-1 -w dagger --dice 1,1,1,1,1,1,2")
    assert refused(line, f"attack goblin-1 -w dagger -m quick{typed_too}")[1] == "A-114"
    typed(line, "fight set aria weapons.rapier.dropped")
    assert refused(line, f"attack goblin-1 -w rapier -m quick{typed_too}")[1] == "A-111"


def test_leave_to_act_says_nothing_of_who_is_in_control(line: Line) -> None:
    """Only what the lack of it would forbid is done all the same."""
    begun(line, "aria --foe goblin")
    typed(line, "fight set aria grapple.with=goblin grapple.control=goblin ap_spent=3")
    tie = "--anyway --dice 4,1,1,1,1,4,1,1,1,1"
    assert typed(line, f"grapple goblin --action escape {tie}").result["success"] is False
    assert typed(line, f"grapple goblin --action takedown {tie}").result["success"] is True


def test_all_or_nothing(line: Line) -> None:
    begun(line)
    before = line("fight").result
    assert refused(line, "fight act study move quick-attack:dagger reckless-attack:rapier")[1] == "A-113"
    assert line("fight").result == before


def test_a_problem_of_before_is_none_of_the_next(line: Line) -> None:
    """Four AP were spent by leave; what costs nothing is allowed after them, and is told with the whole turn."""
    begun(line)
    typed(line, "fight act attack:rapier move", "fight act move --anyway")
    done = typed(line, "fight act drop-prone").result
    assert (done["legal"], done["ap_spent"], done["problems"]) == (True, 4, [])
    assert [step["action"] for step in done["steps"]] == ["attack", "move", "move", "drop-prone"]


def test_a_drawing_goes_on_in_the_next_turn(line: Line) -> None:
    """And is lost where the next turn passes without."""
    begun(line, "aria --foe goblin")
    done = typed(line, "fight act attack:rapier draw-awkward:shield").result
    assert (done["legal"], done["ap_spent"], done["carried"]) == (True, 3, "draw-awkward")
    assert [step["ap"] for step in done["steps"]] == [2, 1]
    assert typed(line, "fight act drop-item:torch").result["ap_spent"] == 3
    typed(line, "fight next", "fight next")
    assert refused(line, "fight act move")[1] == "A-112"
    done = typed(line, "turn aria draw-awkward:shield shield-intercept").result
    assert (done["legal"], done["ap_spent"]) == (True, 2)
    typed(line, "fight act draw-awkward:shield")
    assert (state(line, "Aria")["carried"], state(line, "Aria")["ap_spent"]) == (None, 1)
    typed(line, "fight act draw-awkward", "fight next", "fight next")
    assert state(line, "Aria")["carried"] is None


def test_a_drawing_that_does_not_go_on_is_lost(line: Line) -> None:
    begun(line, "aria --foe goblin")
    typed(line, "fight act attack:rapier draw-awkward:shield", *["fight next"] * 2)
    assert state(line, "Aria")["carried"] == "draw-awkward"
    assert ("Aria", "carried", None) in changes(line("fight next"))


def test_turn_goes_on_from_the_state(line: Line) -> None:
    """Within the own turn with what was spent of it; once that has ended it plans the next."""
    begun(line, "aria --foe goblin")
    typed(line, "fight act study attack:rapier")
    done = typed(line, "turn aria move").result
    assert (done["legal"], done["ap_spent"], done["problems"]) == (False, 4, ["too-many-ap"])
    typed(line, "fight next", "fight set aria prone studied=3")
    done = typed(line, "turn aria sneak-attack:rapier stand-up").result
    assert (done["legal"], done["ap_spent"]) == (True, 3)
    assert typed(line, "turn move move").result["move_spaces"] == 6
    assert "fight" not in typed(line, "turn aria move").json


def test_the_move_of_who_rides_and_of_who_limps(line: Line) -> None:
    begun(line, "knight --foe goblin")
    assert typed(line, "turn knight move").result["move_spaces"] == 4
    typed(line, "fight set knight no-mounted", "fight effect knight 'move -1 ankle hurt' --until 1")
    done = typed(line, "turn knight move").result
    assert (done["move_spaces"], done["modifiers"]) == (2, [{"to": "move", "by": -1, "because": "ankle hurt"}])
    assert typed(line, "fight next", "fight next", "fight act move").result["move_spaces"] == 2
    assert typed(line, "fight next", "turn knight move").result["move_spaces"] == 3


# Reactions.

def test_a_prevented_action_waits_with_its_step(line: Line) -> None:
    """The step is that of the action, whatever came between; before it is recorded there is none."""
    begun(line, "aria knight --foe goblin", "foes")
    typed(line, "fight act move", "attack knight goblin -w lance --reactive leaving-space --dice 1,1,1,1,2")
    done = line("attack aria goblin -w rapier --reactive leaving-space --dice 3,3,3,1,1,1,1,4,4,4,1,1,1,1,1,1,1")
    assert {key for who, key, _ in changes(done) if who == "Goblin"} == {"hit_points", "open"}
    assert waiting(line, "Goblin") == ["move is prevented by Aria: fight undo would take back step 2"]
    typed(line, "attack aria goblin -w rapier --reactive picking-up --dice 3,3,3,1,1,1,1,4,4,1,1,1,1,1,1,1,1")
    assert waiting(line, "Goblin")[1:] == ["the action is prevented by Aria"]


def test_what_was_prevented_is_found_among_what_was_done_with_it(line: Line) -> None:
    begun(line, "aria --foe goblin", "foes")
    typed(line, "fight set goblin prone", "fight act stand-up move", "fight act drop-item:torch")
    typed(line, "attack aria goblin -w rapier --reactive standing-up --dice 3,3,3,1,1,1,1,4,4,4,1,1,1,1,1,1,1")
    assert waiting(line, "Goblin") == ["stand-up is prevented by Aria: fight undo would take back step 3"]


def test_a_mount_that_is_typed_is_there(line: Line) -> None:
    begun(line)
    assert typed(line, "turn aria charge").result["problems"] == ["needs-mount"]
    assert typed(line, "turn aria charge --mount-speed 5").result["legal"]


def test_a_reaction_is_there_again_with_the_turn_of_the_other(line: Line) -> None:
    begun(line, "aria --foe goblin*2", "foes")
    react = "attack aria goblin-1 -w rapier --reactive landing --dice 1,1,1,1,1,1,2"
    typed(line, "fight act move", react, "fight next")
    assert refused(line, react)[1] == "A-69"
    typed(line, react.replace("landing", "picking-up"), "fight next")
    assert state(line, "Aria")["reacted"] == ["Goblin 1"]
    assert ("Aria", "reacted", []) in changes(line("fight next"))
    typed(line, react)


def test_a_weapon_that_reacted_strikes_no_quick_blow_in_that_round(line: Line) -> None:
    begun(line, "aria --foe goblin", "foes")
    typed(line, "attack aria goblin -w rapier --reactive leaving-space --dice 1,1,1,1,1,1,2", "fight next")
    assert refused(line, "attack goblin -w rapier -m quick")[1] == "A-114"


def test_who_is_grappled_does_not_react(line: Line) -> None:
    begun(line, "aria --foe goblin", "foes")
    typed(line, "fight set aria grapple.with=goblin grapple.control=goblin")
    assert refused(line, "attack aria goblin -w rapier --reactive leaving-space")[1] == "A-73"


# What is carried.

def test_a_shatter_wears_both_weapons(line: Line) -> None:
    """The one last used is struck where nobody says which; at 0 hp it is broken."""
    begun(line, "aria --foe goblin")
    typed(line, "fight set goblin weapon=club")
    shattering = "attack goblin -w rapier -m shatter --dice 4,4,4,1,1,1,1,4,1,1,1,1,"
    assert changes(line(f"{shattering}4,4,4,1,1,1,1")) == [("Goblin", "weapons.club.hp", 3)]
    typed(line, "fight next", "fight next")
    assert changes(line(f"{shattering}4,4,4,4,1,1,1")) == [
        ("Goblin", "weapons.club.hp", 0), ("Goblin", "weapons.club.broken", True),
    ]
    typed(line, "fight next")
    done = typed(line, "attack aria --dice 5,5,5,5,1,5,1,1,1").result
    assert (done["attack_difficulty"], done["damage_difficulty"], done["damage"]) == (5, 5, 1)


def test_what_is_dropped_to_save_it(line: Line) -> None:
    begun(line, "aria --foe goblin")
    assert changes(line("attack goblin -w rapier -m shatter --drop")) == [("Goblin", "weapons.club.dropped", True)]
    typed(line, "fight next")
    assert refused(line, "attack aria") == ("Goblin has dropped the club (A-111)", "A-111")
    assert changes(line("fight act pick-up:Club")) == [("Goblin", "weapons.club.dropped", False)]
    assert changes(line("fight act drop-item:club")) == [("Goblin", "weapons.club.dropped", True)]


def test_a_knockdown_fells(line: Line) -> None:
    begun(line, "aria --foe goblin")
    done = line("attack goblin -w rapier -m knockdown --dice 3,3,3,1,1,1,1,4,4,4,1,1,1,1,1,1,1")
    assert changes(done) == [("Goblin", "prone", True)]


def test_who_tramples_and_who_falls(line: Line) -> None:
    """The blow is that of the opponent: its effects make it harder, and what is upon the rider counts."""
    begun(line, "knight --foe goblin*2")
    typed(line, "fight act move", "fight effect goblin-1 'attack difficulty +1 rain' --until next-attack")
    typed(line, "fight effect knight 'attack difficulty +1 wrist hurt' --until next-attack")
    typed(line, "fight effect knight 'resistance +1 low'")
    done = line("trample goblin-1 --dice 5,5,5,4,4,4,4,1")
    assert done.result["modifiers"] == [
        {"to": "attack difficulty", "by": 1, "because": "rain"}, {"to": "resistance", "by": 1, "because": "low"},
    ]
    assert changes(done) == [("Goblin 1", "effects", []), ("Goblin 1", "hit_points", 4)]
    assert state(line, "Goblin 1")["weapon"] == "club"
    typed(line, "fight next", "fight next", "fight next")
    typed(line, "attack goblin-2 -m charge -w lance --spaces 4 --dice 1,1,1,1,2")
    done = line("trample goblin-1 --charge --dice 4,4,4,4,1,4,4,1,1")
    assert sorted(changes(done)) == [
        ("Knight", "hit_points", 18), ("Knight", "mounted", False), ("Knight", "prone", True),
    ]
    assert refused(line, "trample goblin-1 --charge")[1] == "A-116"


def test_who_does_not_ride_tramples_nobody_before_the_start_either(line: Line) -> None:
    typed(line, "fight new knight --foe goblin", "fight set knight no-mounted")
    assert refused(line, "trample knight goblin")[1] == "A-116"
    assert refused(line, "attack knight goblin -w lance -m charge --spaces 4")[1] == "A-116"
    typed(line, "fight set knight mounted", "trample knight goblin --dice 1,1,1,1,2,1,1,1")


def test_an_amount_moves_the_hp_of_the_sheet_where_nothing_was_counted_yet(line: Line) -> None:
    typed(line, "fight new aria --foe goblin")
    assert changes(line("fight set aria weapons.rapier.hp-3")) == [("Aria", "weapons.rapier.hp", 5)]
    assert changes(line("fight set aria weapons.rapier.hp-2")) == [("Aria", "weapons.rapier.hp", 3)]
    assert line("fight set aria weapons.dagger.hp-2").error["code"] == "usage"
    assert typed(line, "fight check").result["same"]


def test_a_weapon_left_without_hp_is_broken(line: Line) -> None:
    typed(line, "fight new aria --foe goblin")
    assert changes(line("fight set goblin weapons.club.hp=0")) == [
        ("Goblin", "weapons.club.hp", 0), ("Goblin", "weapons.club.broken", True),
    ]


def test_who_is_trampled_strikes_with_no_weapon_that_lies_on_the_ground(line: Line) -> None:
    begun(line, "knight --foe goblin")
    typed(line, "fight act move", "fight set goblin weapons.club.dropped")
    assert refused(line, "trample goblin -w club")[1] == "A-111"
    assert typed(line, "trample goblin -w club --anyway --dice 1,1,1,1,2,1,1,1").result["weapon"] == "club"
    typed(line, "fight undo")
    assert typed(line, "trample goblin --dice 1,1,1,1,2,1,1,1").result["type"] == "unarmed"


def test_a_throw_ends_a_grapple_and_so_does_a_fall(line: Line) -> None:
    begun(line, "aria --foe goblin")
    hold = "fight set aria grapple.with=goblin grapple.control=aria"
    typed(line, hold)
    done = line("grapple goblin --action throw --then knock-down --dice 4,4,4,1,1,1,1,1,1,1,4,4,1,1,1")
    assert sorted(changes(done), key=str) == [
        ("Aria", "grapple.control", None), ("Aria", "grapple.with", None), ("Goblin", "grapple.control", None),
        ("Goblin", "grapple.with", None), ("Goblin", "hit_points", 4), ("Goblin", "prone", True),
    ]
    typed(line, hold, "fight set goblin hit_points=0")
    assert (state(line, "Aria")["grapple"], state(line, "Goblin")["grapple"]) == (None, None)


def test_what_is_typed_of_a_grapple_beats_the_state(line: Line) -> None:
    begun(line, "aria --foe goblin")
    typed(line, "fight set aria grapple.with=goblin grapple.control=goblin")
    done = typed(line, "grapple goblin --action steal --control actor --dice 4,1,1,1,1,4,1,1,1,1").result
    assert (done["success"], done["tie"]) == (True, True)


def test_studies_that_are_typed_beat_those_that_were_counted(line: Line) -> None:
    begun(line, "aria --foe goblin")
    typed(line, "attack goblin -w rapier -m sneak --studied 3 --dice 1,1,1,1,1,1,2")


def test_effects_reach_each_of_several_targets_alone(line: Line) -> None:
    """And until the next attack they last until one among several."""
    begun(line, "knight --foe goblin*2")
    typed(line, "fight effect goblin-1 'resistance +2 table' --until next-attack")
    done = line("attack knight goblin-1 goblin-2 -w lance -m cleave --dice 5,5,5,1,1,1,1,1,1,1,1,1,1")
    assert [(one["resistance"], one["hit"]) for one in done.result["targets"]] == [(4, False), (2, True)]
    assert changes(done) == [("Goblin 1", "effects", [])]


def test_hold_firm_of_one_of_several(line: Line) -> None:
    begun(line, "aria knight --foe goblin")
    typed(line, "fight act hold-firm", "fight next", "fight next")
    shot = "attack goblin aria knight --type ranged --pool 5 --damage-pool 1 --arc back --dice 4,4,4,4,1,1"
    assert [one["resistance"] for one in typed(line, shot).result["targets"]] == [4, 2]


def test_a_soul_shield_over_one_of_several(line: Line) -> None:
    begun(line, "aria knight --foe goblin")
    typed(line, "fight act soul-shield:knight", "fight next", "fight next")
    rolls = typed(line, f"attack goblin aria knight --type soul --dice {','.join('1' * 16)}").result["rolls"]
    assert [(roll["label"], len(roll["dice"])) for roll in rolls] == [
        ("attack", 2), ("resist Aria", 7), ("resist Knight", 7),
    ]
    typed(line, "fight set aria no-stances")
    rolls = typed(line, f"attack goblin knight --type soul --anyway --dice {','.join('1' * 6)}").result["rolls"]
    assert len(rolls[1]["dice"]) == 4


@each(("whom", "told"), [("knigth", "Knight"), ("goblin", "Goblin 1, Goblin 2")])
def test_a_soul_shield_is_over_somebody(line: Line, whom: str, told: str) -> None:
    begun(line, "aria knight --foe goblin*2")
    error = line(f"fight act soul-shield:{whom}").error
    assert error["code"] == "fight"
    assert told in error["message"]


ROWS = [
    ("melee", 1, [("weapons.rapier.dropped", True)]), ("melee", 2, [("weapons.rapier.dropped", True)]),
    ("melee", 3, [("effects", "attack difficulty", 1, "next-attack")]),
    ("melee", 4, [("effects", "resistance", -1, 1)]),
    ("melee", 5, [("open", "an opening: the target may make a reactive attack")]),
    ("melee", 6, [("weapons.rapier.hp", 6)]), ("unarmed", 1, [("prone", True)]),
    ("unarmed", 2, [("effects", "move", -1, 1)]), ("unarmed", 6, [("hit_points", 12)]),
    ("bow", 2, [("open", "stray shot: it hits a random target next to the one aimed at")]),
    ("bow", 4, [("hit_points", 12)]),
    ("bow", 6, [("open", "string gone: the weapon has to be repaired")]),
    ("soul", 1, [("open", "backlash: 1 more Drain")]), ("soul", 4, [("hit_points", 10)]),
    ("soul", 6, [("open", "snared in the aether: Soulpower is 1 lower")]),
]


@each(("table", "row", "after"), ROWS)
def test_rows_of_critical_failures(line: Line, table: str, row: int, after: list[Any]) -> None:
    """They befall the one whose turn it is, with the weapon last used where it is one for that table."""
    begun(line, "aria --foe goblin")
    typed(line, "fight set aria weapon=rapier")
    hurts = " --damage-pool 3" if row == 6 and table in ("melee", "unarmed") else ""
    dice = f"{row},4,4,1" if hurts else f"{row}"
    found = changes(line(f"crit-table {table}{hurts} --dice {dice}"))
    told = [(key, *(value if key == "open" else [value])) for _, key, value in found if key != "effects"]
    told += [
        (key, one["to"], one["by"], one["until"]) for _, key, value in found if key == "effects" for one in value
    ]
    assert (told, {who for who, *_ in found}) == (after, {"Aria"})


@each(("row", "key", "points"), [(1, "jammed", 20), (5, "needs_repair", 16), (6, "destroyed", 14)])
def test_guns_that_fail(line: Line, row: int, key: str, points: int) -> None:
    """A blast hurts the one who shot at once; who else stands there is open."""
    begun(line, "knight --foe goblin")
    typed(line, f"attack goblin -w pistol --crit --dice 1,2,3,3,{row}")
    own = state(line, "Knight")
    assert (own["weapons"]["pistol"][key], own["hit_points"]) == (True, points)
    assert waiting(line, "Knight") == (
        [] if points == 20 else [f"who else stands within 2 m: {20 - points} damage to each"])


def test_an_opening_is_for_those_at_whom_it_was_aimed(line: Line) -> None:
    begun(line, "knight --foe goblin*3")
    typed(line, "attack knight goblin-1 goblin-2 -w lance -m cleave --crit --dice 1,1,1,1,2,5")
    assert waiting(line, "Knight") == ["an opening: Goblin 1 or Goblin 2 may make a reactive attack"]
    for who, left in (("goblin-3", 1), ("goblin-2", 0)):
        typed(line, f"attack {who} knight -w club --reactive grab --dice 1,1,1,1,2")
        assert len(waiting(line, "Knight")) == left


def test_who_kills_itself_is_down(line: Line) -> None:
    """Hit points do not fall below 0."""
    begun(line, "aria --foe goblin")
    typed(line, "fight set aria hit_points=1", "crit-table soul --dice 4")
    assert (state(line, "Aria")["hit_points"], line("fight").result["over"]) == (0, "foes")


def test_what_befalls_another(line: Line) -> None:
    begun(line, "aria --foe goblin")
    assert changes(line("fall-damage 3 --who goblin --dice 4,1,1")) == [("Goblin", "hit_points", 5)]
    typed(line, "fight set aria weapons.bow.ammunition_left=0")
    typed(line, "fight set aria weapons.javelin.ammunition_left=1")
    assert changes(line("recover 2 --who aria --dice 2,3")) == [("Aria", "weapons.bow.ammunition_left", 2)]
    assert changes(line("recover 1 --ammunition thrown --who aria")) == [("Aria", "weapons.javelin.ammunition_left", 2)]
    assert changes(line("recover 1 --ammunition bolt --who aria --dice 4")) == []
    assert typed(line, "fight").result["turn"] == "Aria"


def test_a_pool_rolled_from_a_sheet_reads_effects(line: Line) -> None:
    """It writes nothing, and may be repeated."""
    begun(line, "aria --foe goblin")
    typed(line, "fight effect aria '-2 dizzy'")
    done = typed(line, "roll precision/awareness -s aria --dice 1,2,3,4,5")
    assert (done.result["pool"], done.result["modifiers"]) == (5, [{"to": "pool", "by": -2, "because": "dizzy"}])
    assert "fight" not in done.json
    assert line("roll precision -s aria -n 2 --seed 1").code == 0

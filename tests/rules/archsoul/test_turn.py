"""turn: AP, movement, order, and why a plan is not legal."""

from pathlib import Path
from typing import Any

import pytest

from archcli.cli.games.archsoul.turn import turn as command
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn import PROBLEMS, turn
from archcli.rules.archsoul.turn_actions import ACTIONS, cost
from archcli.rules.archsoul.turn_plan import Fighter, planned
from tests.each import each
from tests.running import HERE, archcli

CASES = HERE / "cases"
AP = {
    0: "drop-item turn-in-place drop-prone trample",
    1: "move slow-move draw-simple pick-up throw quick-attack shield-intercept study grapple-attack steal takedown "
       "stand-up",
    2: "attack shoot sneak-attack draw-awkward draw-backpack hold-firm grab escape grapple-throw cast",
    3: "reckless-attack soul-shield charge",
}


def test_every_action_costs_what_the_rules_say() -> None:
    """All actions, and no other, with their AP under the usual rulings."""
    assert {name: cost(name, Archsoul()) for name in ACTIONS} == {
        name: ap for ap, names in AP.items() for name in names.split()
    }


def test_the_help_lists_every_action_under_its_ap() -> None:
    """The command's help names each action in the line of its AP."""
    text = " ".join((command.__doc__ or "").split())
    for ap, names in AP.items():
        line = text.partition(f"{ap} AP: ")[2].partition(".")[0]
        assert set(line.split(", ")) == {name for name in names.split() if ACTIONS[name].ap is not None}
    assert "cast (2), stand-up (1)" in text


KINDS = {
    "triggers": "move slow-move charge shoot throw cast stand-up pick-up draw-backpack grab trample",
    "attack": "attack shoot throw sneak-attack quick-attack reckless-attack charge cast grab grapple-attack "
              "grapple-throw",
    "free_only": "move charge attack shoot throw sneak-attack quick-attack reckless-attack",
    "grappled": "grapple-attack escape steal takedown grapple-throw",
    "control": "steal takedown grapple-throw",
    "stance": "hold-firm shield-intercept soul-shield",
    "mounted": "charge trample",
    "shield": "shield-intercept",
    "spans": "draw-awkward draw-backpack",
}


@each(("kind", "names"), KINDS.items())
def test_kinds_of_actions(kind: str, names: str) -> None:
    """Which actions are attacks, draw reactive attacks, need a grapple, last until the next turn."""
    assert {name for name, action in ACTIONS.items() if getattr(action, kind)} == set(names.split())


# plan, problems, AP spent, AP left, spaces, carried, studied
PLANS: list[tuple[str, list[str], int, int, int, str | None, int]] = [
    ("attack:sword quick-attack:dagger drop-item", [], 3, 0, 0, None, 0),
    ("drop-item turn-in-place drop-prone", [], 0, 3, 0, None, 0),
    ("move", [], 1, 2, 3, None, 0),
    ("move slow-move slow-move", [], 3, 0, 5, None, 0),
    ("move move", [], 2, 1, 6, None, 0),
    ("move move move", [], 3, 0, 18, None, 0),
    ("move move move --move 4", [], 3, 0, 24, None, 0),
    ("move --ambush", [], 1, 2, 6, None, 0),
    ("hold-firm --ambush --move 5", [], 2, 1, 5, None, 0),
    ("charge --mount-speed 4", [], 3, 0, 24, None, 0),
    ("charge", ["needs-mount"], 3, 0, 0, None, 0),
    ("move trample --mount-speed 4", [], 1, 2, 3, None, 0),
    ("trample charge --mount-speed 2", [], 3, 0, 12, None, 0),
    ("trample slow-move --mount-speed 4", ["needs-move"], 1, 2, 1, None, 0),
    ("move trample", ["needs-mount"], 1, 2, 3, None, 0),
    ("attack move move", ["too-many-ap"], 4, 0, 6, None, 0),
    ("reckless-attack reckless-attack", ["too-many-ap"], 6, 0, 0, None, 0),
    ("quick-attack attack move", ["attack-after-quick", "too-many-ap"], 4, 0, 3, None, 0),
    ("quick-attack:a quick-attack:b", ["attack-after-quick"], 2, 1, 0, None, 0),
    ("quick-attack study hold-firm", ["too-many-ap"], 4, 0, 0, None, 0),
    ("throw:axe quick-attack:axe", ["weapon-used"], 2, 1, 0, None, 0),
    ("attack:Sword quick-attack:sword", ["weapon-used"], 3, 0, 0, None, 0),
    ("draw-simple:dagger quick-attack:dagger", [], 2, 1, 0, None, 0),
    ("attack quick-attack:dagger", [], 3, 0, 0, None, 0),
    ("attack draw-awkward", [], 3, 0, 0, "draw-awkward", 0),
    ("attack draw-backpack drop-item", [], 3, 0, 0, "draw-backpack", 0),
    ("draw-awkward move", [], 3, 0, 3, None, 0),
    ("move draw-awkward", [], 3, 0, 3, None, 0),
    ("draw-awkward draw-backpack", [], 3, 0, 0, "draw-backpack", 0),
    ("attack draw-awkward move", ["too-many-ap"], 5, 0, 3, None, 0),
    ("reckless-attack draw-awkward", ["too-many-ap"], 5, 0, 0, None, 0),
    ("draw-awkward attack --continued", [], 3, 0, 0, None, 0),
    ("drop-item draw-backpack attack --continued", [], 3, 0, 0, None, 0),
    ("draw-awkward draw-awkward --continued", [], 3, 0, 0, None, 0),
    ("draw-awkward move draw-backpack --continued", [], 3, 0, 3, "draw-backpack", 0),
    ("move draw-awkward --continued", ["not-consecutive"], 3, 0, 3, None, 0),
    ("turn-in-place --continued", [], 0, 3, 0, None, 0),
    ("sneak-attack --studied 3", [], 2, 1, 0, None, 0),
    ("study sneak-attack --studied 2", [], 3, 0, 0, None, 0),
    ("study drop-item sneak-attack --studied 2", [], 3, 0, 0, None, 0),
    ("sneak-attack --studied 2", ["not-studied"], 2, 1, 0, None, 0),
    ("move sneak-attack --studied 9", ["not-studied"], 3, 0, 3, None, 0),
    ("study study study", [], 3, 0, 0, None, 3),
    ("study turn-in-place study --studied 2", [], 2, 1, 0, None, 4),
    ("study move study --studied 2", [], 3, 0, 3, None, 1),
    ("shield-intercept hold-firm", ["needs-shield"], 3, 0, 0, None, 0),
    ("shield-intercept hold-firm --shield", [], 3, 0, 0, None, 0),
    ("shield-intercept --shield --grappled", ["needs-shield"], 1, 2, 0, None, 0),
    ("draw-awkward:Shield shield-intercept", [], 3, 0, 0, None, 0),
    ("shield-intercept draw-awkward:shield", ["needs-shield"], 3, 0, 0, None, 0),
    ("move draw-awkward:shield --continued", ["not-consecutive"], 3, 0, 3, None, 0),
    ("move move move --mounted --mount-speed 4", [], 3, 0, 24, None, 0),
    ("slow-move --ambush --mounted --mount-speed 4", [], 1, 2, 5, None, 0),
    ("quick-attack:Axe --used axe", ["weapon-used"], 1, 2, 0, None, 0),
    ("attack:axe --used axe", [], 2, 1, 0, None, 0),
    ("attack+quick:axe", [], 1, 2, 0, None, 0),
    ("attack+quick attack", ["attack-after-quick"], 3, 0, 0, None, 0),
    ("attack+sneak+quick:axe study", ["not-studied"], 2, 1, 0, None, 1),
    ("throw+sneak --studied 3", [], 1, 2, 0, None, 0),
    ("attack+charge --mount-speed 2", [], 3, 0, 12, None, 0),
    ("charge+knockdown --mount-speed 2", [], 3, 0, 12, None, 0),
    ("attack+feint+shatter", [], 2, 1, 0, None, 0),
    ("shoot+knockdown", [], 2, 1, 0, None, 0),
    ("shoot+cleave", ["weapon"], 2, 1, 0, None, 0),
    ("shoot+charge --mount-speed 2", ["weapon"], 3, 0, 12, None, 0),
    ("throw+reckless", ["weapon"], 3, 0, 0, None, 0),
    ("throw+quick throw", ["attack-after-quick"], 2, 1, 0, None, 0),
    ("grab takedown", [], 3, 0, 0, None, 0),
    ("takedown", ["not-grappled"], 1, 2, 0, None, 0),
    ("takedown --control", ["not-grappled"], 1, 2, 0, None, 0),
    ("takedown --grappled", ["needs-control"], 1, 2, 0, None, 0),
    ("takedown takedown --grappled", ["needs-control", "needs-control"], 2, 1, 0, None, 0),
    ("grapple-throw steal --grappled --control", ["not-grappled"], 3, 0, 0, None, 0),
    ("grapple-throw move --grappled --control", [], 3, 0, 3, None, 0),
    ("escape steal --grappled --control", ["not-grappled"], 3, 0, 0, None, 0),
    ("escape steal --grappled --prone", [], 3, 0, 0, None, 0),
    ("drop-prone escape takedown --grappled", [], 3, 0, 0, None, 0),
    ("takedown escape --grappled --control", [], 3, 0, 0, None, 0),
    ("stand-up --prone", [], 1, 2, 0, None, 0),
    ("stand-up --prone --grappled", ["grappled"], 1, 2, 0, None, 0),
    ("attack steal --grappled", ["grappled", "needs-control"], 3, 0, 0, None, 0),
    ("takedown steal --grappled --control", [], 2, 1, 0, None, 0),
    ("grapple-throw --grappled", ["needs-control"], 2, 1, 0, None, 0),
    ("grapple-attack escape --grappled", [], 3, 0, 0, None, 0),
    ("escape grapple-attack", ["not-grappled", "not-grappled"], 3, 0, 0, None, 0),
    ("move attack --grappled", ["grappled", "grappled"], 3, 0, 3, None, 0),
    ("slow-move cast --grappled", [], 3, 0, 1, None, 0),
    ("grab move", ["grappled"], 3, 0, 3, None, 0),
    ("escape move --grappled", [], 3, 0, 3, None, 0),
    ("escape move --grappled --prone", ["grappled"], 3, 0, 3, None, 0),
    ("cast stand-up", [], 3, 0, 0, None, 0),
]


@each(("line", "problems", "spent", "left", "spaces", "carried", "studied"), PLANS)
def test_plans(
    line: str, problems: list[str], spent: int, left: int, spaces: int, carried: str | None, studied: int,
) -> None:
    """Whether a plan is legal, what is wrong with it, what it costs and how far it goes."""
    result = archcli(f"turn {line} --json").result
    acts = [planned(word) for word in line.partition(" --")[0].split()]
    assert {name: value for name, value in result.items() if name not in ("steps", "triggers", "assumes")} == {
        "legal": not problems, "problems": problems, "ap_spent": spent, "ap_left": left, "seconds": spent,
        "move_spaces": spaces, "stances": [act.name for act in acts if act.name in KINDS["stance"].split()],
        "carried": carried, "studied": studied, "rolls": [], "modifiers": [],
    }
    drawing = {*KINDS["triggers"].split()}
    drawn = [act.name for act in acts if {act.action, *(f"{part}" for part in act.maneuvers)} & drawing]
    assert [name for name in result["triggers"] if not name.startswith("escape")] == drawn


GRAPPLES: list[tuple[str, list[str], list[str]]] = [
    ("grab takedown", ["grab", "takedown"], ["grab"]),
    ("grapple-attack takedown --grappled", ["grapple-attack", "takedown"], []),
    ("steal takedown", [], []),
    ("escape move --grappled", ["escape"], ["move"]),
    ("escape move", [], ["move"]),
    ("escape --grappled --prone", ["escape"], ["escape"]),
    ("drop-prone escape --grappled", ["escape"], ["escape"]),
    ("takedown escape --grappled --control", ["takedown", "escape"], ["escape"]),
    ("stand-up escape --prone", [], ["stand-up"]),
    ("escape stand-up --grappled --prone", ["escape"], ["escape", "stand-up"]),
    ("escape slow-move --grappled --prone", ["escape", "slow-move"], ["escape", "slow-move"]),
    ("grapple-throw steal --grappled --control", ["grapple-throw"], []),
    ("draw-simple steal --grappled", ["draw-simple", "steal"], []),
    ("drop-item turn-in-place steal --grappled", [], []),
    ("cast takedown --grappled", ["cast", "takedown"], ["cast"]),
    ("move steal --grappled", [], ["move"]),
    ("draw-backpack --grappled", ["draw-backpack"], ["draw-backpack"]),
    ("draw-simple draw-simple draw-awkward --grappled", ["draw-simple", "draw-simple", "draw-awkward"], []),
]


@each(("line", "assumes", "triggers"), GRAPPLES)
def test_grapple_rolls_are_taken_as_won(line: str, assumes: list[str], triggers: list[str]) -> None:
    """Each action that takes a grapple roll is named, and what comes after it goes by its success."""
    result = archcli(f"turn {line} --json").result
    assert (result["assumes"], result["triggers"]) == (assumes, triggers)


def test_steps_say_what_each_action_does() -> None:
    """Each step names its action, weapon, AP, whether it draws an attack, and its problem."""
    result = archcli("turn shoot:bow quick-attack:Bow --json").result
    assert result["steps"] == [
        {"action": "shoot", "weapon": "bow", "ap": 2, "triggers": True, "problem": None, "message": None},
        {"action": "quick-attack", "weapon": "Bow", "ap": 1, "triggers": False, "problem": "weapon-used",
         "message": None},
    ]


SHEETS = [
    ("move -s sheets/aria.toml", {"move_spaces": 4, "legal": True}),
    ("move -s sheets/aria.toml --move 2", {"move_spaces": 2}),
    ("shield-intercept -s sheets/aria.toml", {"legal": True}),
    ("charge -s sheets/knight.toml", {"move_spaces": 24, "legal": True}),
    ("charge -s sheets/knight.toml --mount-speed 5", {"move_spaces": 30}),
    ("charge -s sheets/aria.toml", {"problems": ["needs-mount"]}),
    ("move --mounted -s sheets/knight.toml", {"move_spaces": 4}),
    ("sheets/aria.toml move", {"move_spaces": 4, "legal": True}),
    ("Ann=sheets/aria.toml move", {"move_spaces": 4}),
    ("sheets/aria.toml sneak-attack:bow --studied 3", {"triggers": ["sneak-attack"], "legal": True}),
    ("sheets/aria.toml attack:javelin", {"triggers": ["attack"], "legal": True}),
    ("sheets/aria.toml attack:spark-rod quick-attack:rapier", {"triggers": ["attack"], "legal": True}),
    ("sheets/aria.toml attack:unarmed", {"triggers": [], "legal": True}),
    ("sheets/aria.toml move:lantern", {"legal": True}),
    ("sheets/aria.toml draw-simple:potion", {"legal": True}),
    ("sheets/aria.toml draw-awkward:bow", {"legal": True}),
]


@each(("line", "expected"), SHEETS)
def test_sheets(line: str, expected: dict[str, Any]) -> None:
    """A sheet supplies move, shield and mount; a typed option beats it."""
    result = archcli(f"turn {line} --json", folder=CASES).result
    assert {name: result[name] for name in expected} == expected


UNFIT = [
    ("quick-attack:bow", "one-handed"), ("attack+quick:Bow", "one-handed"), ("shoot:rapier", "kind ranged"),
    ("shoot:spark-rod", "kind ranged"), ("throw:bow", "kind thrown or melee"), ("reckless-attack:bow", "melee"),
    ("charge:rapier --mount-speed 4", "lance"), ("attack+cleave:dagger", "light"), ("cast:spark-rod", "kind soul"),
    ("cast:unarmed", "kind soul"), ("grab:dagger", "kind unarmed"), ("shoot+reckless:bow", "melee"),
    ("attack+quick:spark-rod", "weapon attacks"), ("grapple-attack:rapier --grappled", "close-combat"),
    ("grapple-throw:dagger --grappled --control", "kind unarmed"), ("draw-simple:bow", "draw-awkward"),
]


@each(("line", "words"), UNFIT)
def test_weapons_that_do_not_fit(line: str, words: str) -> None:
    """What the sheet says of a weapon keeps it from an action, and the words tell why."""
    result = archcli(f"turn sheets/aria.toml {line} --json", folder=CASES).result
    assert (result["legal"], result["problems"], result["steps"][0]["problem"]) == (False, ["weapon"], "weapon")
    assert words in result["steps"][0]["message"]


FIT = (
    "throw:rapier", "throw:javelin", "grapple-attack:dagger --grappled", "grapple-attack:unarmed --grappled",
    "grab:unarmed", "quick-attack:rapier", "attack+feint+knockdown:rapier", "shoot+knockdown:bow",
)


@pytest.mark.parametrize("line", FIT)
def test_weapons_that_fit(line: str) -> None:
    """A weapon that an attack would take is no problem."""
    assert archcli(f"turn sheets/aria.toml {line} --json", folder=CASES).result["problems"] == []


def test_a_long_spear_is_drawn_like_a_short_one(tmp_path: Path) -> None:
    """Of two-handed weapons a spear alone is drawn in one action."""
    weapon = 'kind = "melee"\ndamage = 1\nproperties = ["two-handed"]\n'
    (tmp_path / "ann.toml").write_text(
        f'system = "archsoul"\nname = "Ann"\n[weapons."long spear"]\n{weapon}[weapons.halberd]\n{weapon}')
    result = archcli("turn ann draw-simple:long-spear draw-simple:halberd --json", folder=tmp_path).result
    assert [step["problem"] for step in result["steps"]] == [None, "weapon"]


HOUSES = [
    ("magic_ap = 3", "cast", 3), ("magic_ap = 1", "cast", 1), ("stand_up_ap = 0", "stand-up", 0),
    ("stand_up_ap = 3", "stand-up", 3),
]


@pytest.mark.parametrize(("house", "action", "ap"), HOUSES)
def test_rulings(house: str, action: str, ap: int, tmp_path: Path) -> None:
    """Rulings decide the AP of magic and of standing up."""
    file = tmp_path / "house.toml"
    file.write_text(f"[archsoul]\n{house}\n")
    assert archcli(f"turn {action} --house {file} --json").result["ap_spent"] == ap


def test_standing_up_for_nothing_keeps_the_studies() -> None:
    """Only what costs AP interrupts the studies of a sneak attack."""
    plan = [planned("stand-up"), planned("sneak-attack")]
    assert turn(plan, fighter=Fighter(studied=3), rulings=Archsoul(stand_up_ap=0)).legal
    assert not turn(plan, fighter=Fighter(studied=3), rulings=Archsoul()).legal


REFUSED = [
    ("", ["ACTION"]), ("atack", ["atack", "attack"]), ("attack:", ["attack:", "WEAPON"]),
    ("move --move -1", ["--move"]), ("charge --mount-speed 0", ["--mount-speed"]),
    ("study --studied -1", ["--studied"]),
    ("attack:axe,attack:axe", ["comma"]), ("attack,move", ["comma"]), ("attack+quik", ["quik", "quick"]),
    ("move+quick", ["move", "maneuver"]), ("attack+quick+reckless", ["quick", "reckless"]),
    ("quick-attack+reckless", ["quick", "reckless"]), ("sneak-attack+knockdown", ["sneak", "knockdown"]),
    ("attack+", ["maneuver"]), ("move --mounted", ["--mount-speed", "mount.speed"]),
    ("move --mounted --mount-speed 4 --move 3", ["--move"]), ("rook attack", ["rook"]),
    ("sheets/aria.toml", ["ACTION"]), ("attack:rapir -s sheets/aria.toml", ["rapir", "rapier"]),
    ("quick-attack:axe sheets/aria.toml", ["sheets/aria.toml"]),
    ("sheets/aria.toml move -s sheets/aria.toml", ["--sheet"]),
    ("move --mounted -s sheets/aria.toml", ["--mount-speed"]),
]


@each(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """A plan names known actions, and its numbers are in range."""
    done = archcli(f"turn {line}", folder=CASES)
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


def test_check_and_quiet() -> None:
    """--check fails for a plan that is not legal; quiet gives the AP."""
    assert archcli("turn attack attack --check").code == 3
    assert archcli("turn attack --check").code == 0
    assert archcli("turn attack move -q").out == "3\n"


def test_report_says_why() -> None:
    """The text shows what each step costs and draws, and why the plan is not legal."""
    text = archcli("turn quick-attack:dagger attack move").out
    assert "4 of 3, 1 too many" in text
    assert "may draw one" in text
    assert PROBLEMS["attack-after-quick"] in text
    assert "not legal: attack, 1 AP too many" in text
    assert "begun; 1 AP is left" in archcli("turn attack draw-awkward").out
    text = archcli("turn grab takedown").out
    assert "the grapple rolls of grab, takedown" in text
    assert "note" not in text
    assert "movement" not in text

"""initiative: who goes first, and who acts together (A-08 to A-14)."""

from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from archcli.dice.typed import TypedDice
from archcli.report import key
from archcli.rules.archsoul.initiative import Combatant, initiative
from archcli.rules.archsoul.rulings import Archsoul
from tests.each import each
from tests.oracles import assert_odds, assert_rolls, exact
from tests.running import HERE, archcli

CASES = HERE / "cases"
EACH = 'foe_initiative = "each"'


def run(line: str, folder: Path | None = None, house: str = "") -> Any:
    words = f"initiative {line} --json"
    if house:
        assert folder is not None
        (folder / "house.toml").write_text(f"[archsoul]\n{house}\n")
        words += f" --house {folder / 'house.toml'}"
    return archcli(words, folder=CASES)


def entry(name: str, side: str, total: int | None, awareness: int, precision: int, *roll_off: int) -> dict[str, Any]:
    return {
        "name": name, "side": side, "initiative": total, "awareness": awareness, "precision": precision,
        "roll_off": list(roll_off),
    }


def phase(side: str, *names: str) -> dict[str, Any]:
    return {"side": side, "names": list(names)}


def test_a_whole_result() -> None:
    """Rolls in the order party, foes; entries in turn order; phases that join at the end of the cycle."""
    result = run("--foe Goblins=3/1 Aria=4/3 Brom=3/2+1 --dice 6,5,4,2,1,3,3,1,1,1,2,2,4,4,4,1").result
    assert result == {
        "order": ["Aria", "Goblins", "Brom"], "party_first": True, "entries": [
            entry("Aria", "party", 3, 3, 4), entry("Goblins", "foes", 3, 1, 3), entry("Brom", "party", 1, 2, 3),
        ],
        "phases": [phase("party", "Aria"), phase("foes", "Goblins"), phase("party", "Aria", "Brom")],
        "repeat_from": 1, "ambush": None, "free_move": [], "rolls": [
            {"label": "Aria", "dice": [6, 5, 4, 2, 1, 3, 3], "difficulty": 4, "successes": 3, "bonus": 0, "total": 3},
            {"label": "Brom", "dice": [1, 1, 1, 2, 2], "difficulty": 4, "successes": 0, "bonus": 1, "total": 1},
            {"label": "Goblins", "dice": [4, 4, 4, 1], "difficulty": 4, "successes": 3, "bonus": 0, "total": 3},
        ],
        "modifiers": [],
    }


ORDERS: dict[str, tuple[str, list[str], list[list[int]]]] = {
    "the higher total": ("A=1/0 B=1/0 --dice 3,4", ["B", "A"], [[], []]),
    "a tie: the higher Awareness": ("A=2/0 B=0/1 --dice 4,1,4", ["B", "A"], [[], []]),
    "as aware: the higher Precision": ("A=0/1 B=1/1 --dice 4,4,1", ["B", "A"], [[], []]),
    "as precise: one die each, again while they tie": (
        "A=0/1 B=0/1 --dice 4,4,2,2,6,6,1,3", ["B", "A"], [[2, 6, 3], [2, 6, 1]],
    ),
    "three tie, and two of them tie again": (
        "A=0/0 B=0/0 C=0/0 --dice 5,2,5,1,6", ["C", "A", "B"], [[5, 6], [5, 1], [2]],
    ),
    "a group is settled to its end before the next rolls": (
        "A=0/0 B=0/0+1 C=0/0 D=0/0+1 --dice 3,3,1,2,6,6,4,5", ["D", "B", "C", "A"], [[3, 2], [3, 1], [6, 5], [6, 4]],
    ),
    "two that tie at the top settle before two that tie below": (
        "A=0/0 B=0/0 C=0/0 D=0/0 --dice 5,2,5,2,1,3,6,4", ["C", "A", "B", "D"], [[5, 3], [5, 1], [2, 6], [2, 4]],
    ),
    "difficulty 2": ("A=0/1 B=0/1 -d 2 --dice 2,1", ["A", "B"], [[], []]),
}


@pytest.mark.parametrize("name", ORDERS)
def test_orders(name: str) -> None:
    """Totals, then Awareness, then Precision, then dice: in that order and no other."""
    line, order, roll_offs = ORDERS[name]
    result = run(line).result
    assert result["order"] == order
    assert [one["roll_off"] for one in result["entries"]] == roll_offs


def test_roll_offs_are_listed_as_they_were_rolled() -> None:
    """Each die of a roll-off is an entry of `rolls` with the name that rolled it."""
    rolls = run("A=0/0 B=0/0 --dice 3,3,1,2").result["rolls"]
    assert [(one["label"], one["dice"]) for one in rolls] == [
        ("A", []), ("B", []), ("roll-off A", [3]), ("roll-off B", [3]), ("roll-off A", [1]), ("roll-off B", [2]),
    ]
    assert rolls[2] == {"label": "roll-off A", "dice": [3], "total": 3}


PHASES: dict[str, tuple[str, list[dict[str, Any]], int]] = {
    "PPF": ("A=0/0+3 B=0/0+2 --foe F=0/0+1", [phase("party", "A", "B"), phase("foes", "F")], 0),
    "FPP": ("A=0/0+3 B=0/0+2 --foe F=0/0+4", [phase("foes", "F"), phase("party", "A", "B")], 0),
    "PFP": ("A=0/0+3 B=0/0+1 --foe F=0/0+2", [phase("party", "A"), phase("foes", "F"), phase("party", "A", "B")], 1),
    "PP": ("A=0/0+3 B=0/0+1", [phase("party", "A", "B")], 0),
    "F": ("--foe F=0/0", [phase("foes", "F")], 0),
    "PFPP, the joined run in turn order": ("A=0/0+9 B=0/0+1 C=0/0+2 --foe F=0/0+5", [
        phase("party", "A"), phase("foes", "F"), phase("party", "A", "C", "B"),
    ], 1),
}


@pytest.mark.parametrize("name", PHASES)
def test_phases(name: str) -> None:
    """Neighbours of one side act together; where the cycle meets itself, its end and its start do."""
    line, phases, repeat_from = PHASES[name]
    result = run(line).result
    assert (result["phases"], result["repeat_from"]) == (phases, repeat_from)


@each("sides", ["".join(sides) for count in range(1, 7) for sides in product("PF", repeat=count)])
def test_from_the_second_round_on_the_phases_go_round(sides: str) -> None:
    """However the sides are mixed, the phases from `repeat_from` on are the runs of the circle, each of them once."""
    known = [
        Combatant(f"{side}{at}", "party" if side == "P" else "foes", 0, 0, len(sides) - at)
        for at, side in enumerate(sides)
    ]
    result = initiative(known, rulings=Archsoul(foe_initiative="each"), dice=TypedDice([]))
    cycle = list(result.phases[result.repeat_from:])
    assert sorted(name for one in cycle for name in one.names) == sorted(one.name for one in known)
    assert all(one.side != other.side for one, other in pairwise(cycle))
    assert len(cycle) == 1 or cycle[0].side != cycle[-1].side


AMBUSHES: dict[str, tuple[str, list[str], list[dict[str, Any]], list[str]]] = {
    "the party on top, each side as typed": ("--foe F=9/9 A=1/1 B=4/4 --ambush party", ["A", "B", "F"], [
        phase("party", "A", "B"), phase("foes", "F"),
    ], ["A", "B"]),
    "the foes on top": ("A=1/1 B=4/4 --foe F=9/9 --ambush foes", ["F", "A", "B"], [
        phase("foes", "F"), phase("party", "A", "B"),
    ], ["F"]),
    "an order of their own": ("A=1/1 B=4/4 --foe F=9/9 --ambush party --order 'B, F,A'", ["B", "F", "A"], [
        phase("party", "B"), phase("foes", "F"), phase("party", "B", "A"),
    ], ["B", "A"]),
}


@pytest.mark.parametrize("name", AMBUSHES)
def test_ambushes(name: str) -> None:
    """Nobody rolls, the surprising side stands as it likes, and each of it may move for nothing."""
    line, order, phases, free = AMBUSHES[name]
    result = run(line).result
    assert (result["order"], result["phases"], result["free_move"], result["rolls"]) == (order, phases, free, [])
    assert {one["initiative"] for one in result["entries"]} == {None}


def test_sheets_and_quiet() -> None:
    """A sheet brings its name, Precision and Awareness; quiet prints the names in order."""
    result = run("sheets/aria.toml --foe sheets/goblin.toml --dice 4,1,1,1,1,1,1,4,1,1,1").result
    assert result["entries"] == [entry("Aria", "party", 1, 3, 4), entry("Goblin", "foes", 1, 1, 3)]
    assert run("A=0/0 B=0/0+1 --foe F=0/0+2 -q").out == "F\nB\nA\n"


GOBLINS = "--foe 'sheets/goblin.toml*2'"


def test_several_of_one_sheet() -> None:
    """Those of the party roll each for themselves, the foes once: a roll-off too is one die for all of them."""
    result = run(f"'Vex=sheets/knight.toml*2' {GOBLINS} --dice 4,1,1,1,4,4,1,1,4,1,1,1,3,5").result
    assert result["order"] == ["Vex 2", "Goblin 1", "Goblin 2", "Vex 1"]
    assert [one["label"] for one in result["rolls"]] == [
        "Vex 1", "Vex 2", "Goblin", "roll-off Vex 1", "roll-off Goblin",
    ]
    assert result["entries"][1:3] == [entry(f"Goblin {n}", "foes", 1, 1, 3, 5) for n in (1, 2)]
    assert result["phases"] == [
        phase("party", "Vex 2"), phase("foes", "Goblin 1", "Goblin 2"), phase("party", "Vex 2", "Vex 1"),
    ]


def test_several_foes_of_one_sheet_by_ruling(tmp_path: Path) -> None:
    """With foe_initiative = "each" each of them rolls."""
    result = run(f"A=0/0 {GOBLINS} --dice 4,1,1,1,4,4,1,1", tmp_path, EACH).result
    assert result["order"] == ["Goblin 2", "Goblin 1", "A"]


def test_an_ambush_by_several_of_one_sheet() -> None:
    """Each of them has a place in the order, and a free move."""
    result = run(f"A=0/0 {GOBLINS} --ambush foes --order 'Goblin 2,A,Goblin 1'").result
    assert (result["order"], result["free_move"]) == (["Goblin 2", "A", "Goblin 1"], ["Goblin 2", "Goblin 1"])


def test_moved_by_hand(tmp_path: Path) -> None:
    """Dice are added to the roll of a name, which for several foes is that of their sheet."""
    drums = f"A=0/0+1 {GOBLINS} --modify 'initiative of Goblin +1 drums'"
    result = run(f"{drums} --dice 4,4,1,1,1").result
    assert result["order"] == ["Goblin 1", "Goblin 2", "A"]
    assert result["modifiers"] == [{"to": "initiative of Goblin", "by": 1, "because": "drums"}]
    assert "initiative of Goblin 1" in run(drums, tmp_path, EACH).error["hint"]
    assert run("A=0/0 --modify 'initiative of A -3'").result["rolls"][0]["dice"] == []


def test_all_on_one_side_is_said() -> None:
    """The text tells how an enemy is typed, where there is none."""
    hint = "all on one side: --foe B=0/0 for an enemy"
    assert hint in archcli("initiative A=0/0+1 B=0/0").out
    for line in ("A=0/0", "A=0/0 --foe B=0/0+1", "A=0/0 B=0/0 --ambush party"):
        assert "one side" not in archcli(f"initiative {line}").out


def test_the_second_foe_by_ruling(tmp_path: Path) -> None:
    """With foe_initiative = "each" every group rolls for itself."""
    assert run("A=0/0 --foe F=0/0+1 --foe G=0/0+2", tmp_path, EACH).result["order"] == ["G", "F", "A"]


REFUSED = {
    "": ("NAME=PRECISION/AWARENESS",),
    "Aria=4": ("NAME=PRECISION/AWARENESS", "Aria=4"),
    "Aria=4/x": ("NAME=PRECISION/AWARENESS",),
    "Aria=4/3/2": ("NAME=PRECISION/AWARENESS",),
    "=4/3": ("NAME=PRECISION/AWARENESS",),
    "A=1/1 --foe F=1": ("NAME=PRECISION/AWARENESS",),
    "A=1/1 A=2/2": ("twice", "A"),
    "A=1/1 --foe A=2/2": ("twice", "A"),
    "A=1/1 --foe F=1/1 --foe G=2/2": ("--foe", "once"),
    "A=1/1 B=1/1 --order A,B": ("--ambush",),
    "A=1/1 B=1/1 --ambush party --order A": ("--order", "B"),
    "A=1/1 B=1/1 --ambush party --order A,B,A": ("--order", "A"),
    "A=1/1 B=1/1 --ambush party --order A,B,C": ("--order", "C"),
    "A=1/1 --ambush heroes": ("--ambush", "heroes"),
    "A=1/1 -d 7": ("difficulty", "2 to 6"),
    "A=1/1 --ambush party -d 1": ("difficulty", "2 to 6"),
    "A=1/1 --ambush party -d 4": ("--difficulty", "nobody rolls"),
    "A=1/1 --check": ("--check",),
    "A=x": ("NAME=PRECISION/AWARENESS", "SHEET*N"),
    "A=1/1 --modify +1": ("initiative of A",),
    "A=1/1 --modify 'initiative of B +1'": ("initiative of A", "initiative of B"),
    "A=1/1 --modify 'initiative of A +100000'": ("limit dice",),
    "A=1/1 --ambush party --modify 'initiative of A +1'": ("--modify", "nothing to move"),
    "'Goblin 1=1/1' --foe 'sheets/goblin.toml*2'": ("twice", "Goblin 1"),
    "A=1/1 --foe 'sheets/goblin.toml*2' --foe F=1/1": ("--foe", "once"),
    "A=1/1 --foe 'sheets/goblin.toml*0'": ("nobody",),
    "nobody.toml": ("nobody.toml",),
}


@each("line", REFUSED)
def test_refused(line: str) -> None:
    """Exit 2, nothing printed, and a message with the words that help."""
    done = run(line)
    assert (done.code, done.out) == (2, "")
    assert [word for word in REFUSED[line] if word not in done.error["message"] + done.error.get("hint", "")] == []


def combatants(*numbers: tuple[str, int, int, int]) -> list[Combatant]:
    return [
        Combatant(f"{side}{at}", "party" if side == "P" else "foes", precision, awareness, bonus)
        for at, (side, precision, awareness, bonus) in enumerate(numbers)
    ]


FIGHTS = [
    combatants(("P", 1, 1, 0), ("F", 1, 0, 0)),
    combatants(("P", 1, 0, 0), ("P", 0, 1, 1), ("F", 2, 0, 0)),
    [*combatants(("P", 1, 1, 0)), Combatant("F", "foes", 1, 0, members=("F 1", "F 2"))],
]


@pytest.mark.parametrize("fight", FIGHTS)
def test_odds_are_those_of_every_face_listed(fight: list[Combatant]) -> None:
    """Without a tie that dice must settle the exact odds are those of a listing of all faces."""
    assert_odds(lambda dice: initiative(fight, rulings=Archsoul(), dice=dice))


def test_odds_with_roll_offs() -> None:
    """A tie of k that only dice settle makes each of its k! orders as likely."""
    twins = combatants(("P", 0, 0, 0), ("P", 0, 0, 0), ("F", 0, 0, 0))
    spread = exact(lambda dice: initiative(twins, rulings=Archsoul(), dice=dice))
    assert len(spread.weights) == 6
    assert len(set(spread.weights.values())) == 1
    assert_odds(lambda dice: initiative(twins[:2], rulings=Archsoul(), dice=dice), rounds=6)


def test_rolls_fit_the_odds() -> None:
    """Many seeded rolls of an ordinary fight come up as the exact odds say."""
    fight = combatants(("P", 3, 2, 0), ("P", 2, 3, 0), ("P", 3, 2, 0), ("F", 2, 2, 0))
    assert_rolls(lambda dice: initiative(fight, rulings=Archsoul(), dice=dice))


def test_the_outcome_is_the_order() -> None:
    """What odds tabulate: the whole order, and whether the party begins."""
    one = initiative(combatants(("P", 0, 0, 1), ("F", 0, 0, 0)), rulings=Archsoul(), dice=TypedDice([]))
    assert key(one) == (("order", ("P0", "F1")), ("party_first", True))


def test_the_odds_of_an_order_tell_who_comes_when() -> None:
    """A matrix of names and places, and the orders themselves as long as they are few."""
    line = "initiative A=0/0+2 B=0/0 --foe C=0/0 --odds"
    rows = [row.split() for row in archcli(line).out.splitlines()[2:]]
    assert rows[:5] == [
        ["1st", "2nd", "3rd"], ["A", "100", "%", "0", "%", "0", "%"], ["B", "0", "%", "50.00", "%", "50.00", "%"],
        ["C", "0", "%", "50.00", "%", "50.00", "%"], ["order", "chance"],
    ]
    nine = archcli("initiative A=0/0 --foe 'sheets/goblin.toml*9' --odds", folder=CASES).out
    assert "10th" in nine
    many = archcli("initiative A=0/0 B=0/0 C=0/0 D=0/0 --odds").out
    assert "25.00 %  25.00 %  25.00 %  25.00 %" in many
    assert " > " not in many

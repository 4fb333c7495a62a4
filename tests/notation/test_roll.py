"""Typed dice: whole results, with every die and what happened to it."""

from typing import Any

import pytest

from archcli.dice.dice import RandomDice
from archcli.dice.typed import TypedDice
from archcli.errors import DiceError, NotationError, UsageError
from archcli.notation import damage, limits, parse
from archcli.notation.several import Several
from archcli.output.data import simple
from archcli.report import Line
from tests.each import each
from tests.notation.rolling import data, die, entry, lost, result
from tests.notation.sheet import Aria

WHOLE = {
    ("3d6 + 2 # hi", 4, 1, 6): result(
        "3d6 + 2", 13, entry("3d6", [die(6, 4), die(6, 1), die(6, 6)], 11), comment="hi",
    ),
    ("0d6+4",): result("0d6 + 4", 4, entry("0d6", [], 0)),
    ("2dF.1", 1, -1): result("2dF.1", 0, entry("2dF.1", [die("F.1", 1), die("F.1", -1)], 0)),
    ("(1d4)d6", 2, 5, 6): result(
        "(1d4)d6", 11, entry("1d4", [die(4, 2)], 2), entry("(1d4)d6", [die(6, 5), die(6, 6)], 11),
    ),
    ("(1d2)d(1d3)", 2, 3, 1, 2): result(
        "(1d2)d(1d3)", 3, entry("1d2", [die(2, 2)], 2), entry("1d3", [die(3, 3)], 3),
        entry("(1d2)d(1d3)", [die(3, 1), die(3, 2)], 3),
    ),
    ("{3d6kh2+1d8}kl1t3f1", 6, 5, 1, 1): result(
        "{3d6kh2 + 1d8}kl1>=3f<=1", -1,
        entry("3d6kh2", [
            lost(6, 6, "dropped", successes=0), lost(6, 5, "dropped", successes=0), lost(6, 1, "dropped", successes=0),
        ], 0, unit="successes", successes=0, failures=0),
        entry("1d8", [die(8, 1, "failure", successes=-1)], -1, unit="successes", successes=0, failures=1),
        unit="successes",
    ),
    ("{2d6,2d6,1d4}t7f5ds10", 6, 5, 4, 4, 1): result(
        "{2d6, 2d6, 1d4}>=7f<=5ds>=10", 2,
        entry("2d6", [die(6, 6), die(6, 5)], 11), entry("2d6", [die(6, 4), die(6, 4)], 8), entry("1d4", [die(4, 1)], 1),
        unit="successes",
    ),
    ("{2d6t4,2d6t4}kh1", 6, 1, 4, 4): result(
        "{2d6>=4, 2d6>=4}kh1", 2,
        entry("2d6>=4", [
            lost(6, 6, "success", "dropped", successes=0), lost(6, 1, "dropped", successes=0),
        ], 0, unit="successes", successes=0, failures=0),
        entry("2d6>=4", [die(6, 4, "success", successes=1), die(6, 4, "success", successes=1)], 2,
              unit="successes", successes=2, failures=0),
        unit="successes",
    ),
    ("2d6*2[fire] - 1d4[fire] + 3 as cold + 1d8", 3, 4, 2, 5): result(
        "2d6 * 2[fire] - 1d4[fire] + 3[cold] + 1d8", 20,
        entry("2d6", [die(6, 3), die(6, 4)], 7, label="fire"), entry("1d4", [die(4, 2)], 2, label="fire"),
        entry("1d8", [die(8, 5)], 5), subtotals={"fire": 12, "cold": 3},
    ),
    ("(1d6[a]+1d4)[b] + (1d8[c])", 1, 2, 3): result(
        "(1d6[a] + 1d4)[b] + (1d8[c])", 6, entry("1d6", [die(6, 1)], 1, label="a"),
        entry("1d4", [die(4, 2)], 2, label="b"),
        entry("1d8", [die(8, 3)], 3, label="c"), subtotals={"b": 3},
    ),
    ("-(1d4)d6[x]", 1, 5): result(
        "-(1d4)d6[x]", -5, entry("1d4", [die(4, 1)], 1, label="x"), entry("(1d4)d6", [die(6, 5)], 5, label="x"),
        subtotals={"x": -5},
    ),
    ("1d20 + athletics - melee weapons", 10): result(
        "1d20 + athletics - melee-weapons", 9, entry("1d20", [die(20, 10)], 10),
        names={"athletics": 2, "melee-weapons": 3},
    ),
    ("1d20+5 vs 1d6+precision", 8, 6): result(
        "1d20 + 5 vs 1d6 + precision", 13, entry("1d20", [die(20, 8)], 8), entry("1d6", [die(6, 6)], 6),
        names={"precision": 4}, target=10, margin=3, success=True,
    ),
}


@each("case", WHOLE, ids=lambda case: case[0])
def test_whole_result_of_typed_dice(case: tuple[Any, ...]) -> None:
    text, *faces = case
    assert data(text, *faces) == WHOLE[case]


TOTALS = {
    ("7/2+1d1", 1): 4, ("-7/2+1d1", 1): -3, ("10/4*2+1d1", 1): 5, ("-7%3+1d1", 1): 3, ("7%-3+1d1", 1): -1,
    ("2+1d6*3", 4): 14, ("2d6x2", 3, 4): 14, ("-2d20+50", 3, 4): 43, ("1d6-6+-2", 3): -5, ("-1d6*-2", 3): 6,
    ("1d6/2*2", 5): 4, ("floor(1d6/2*2)", 5): 5, ("ceil(1d6/2)", 5): 3, ("round(1d6/2)", 5): 3,
    ("round(-1d6/2)", 5): -2, ("ceil((1d6+2)/-4)", 5): -1, ("floor(abs(-1d6/2)+max(1/2,1/3))", 5): 3,
    ("floor(1d6/2%2)", 5): 0, ("floor(ceil(1d6/2)/2)", 5): 1, ("floor((1d6/2)d4/3)", 5, 4, 4): 2,
    ("floor({1d6/2,1d1}kh1*2)", 5, 1): 4, ("max(1d6,1d8)-abs(0-3)", 2, 7): 4, ("min(1d6,2,1d8)", 3, 7): 2,
    ("{1d6,1d8}+1", 2, 3): 6, ("{5,3}kh1+1d1", 1): 6, ("{2d6+3,1d12}kh1", 3, 4, 9): 10, ("{1d6,1d6}kh1", 3, 3): 3,
    ("{2d6,2d6}>=10", 6, 5, 4, 4): 1, ("{1d6,1d6,1d6}dl1dh1", 3, 4, 5): 4, ("{1d6+1d8}k1", 3, 4): 4,
    ("{1d6!+1d8}kh2", 6, 5, 8): 14, ("{2d6+1d8}", 1, 2, 3): 6,
}


@each("case", TOTALS, ids=lambda case: case[0])
def test_total_of_typed_dice(case: tuple[Any, ...]) -> None:
    text, *faces = case
    assert data(text, *faces)["total"] == TOTALS[case]


def test_a_list_gives_one_result_for_each_roll_in_order() -> None:
    dice = TypedDice([1, 2, 6, 5])
    result = parse("2x 1d6+1 ; 2d6t5[hit] # both").roll(dice)
    dice.finish()
    assert isinstance(result, Several)
    shown = simple(result)
    assert shown["expression"] == "2x 1d6 + 1; 2d6>=5[hit]"
    assert [(one["expression"], one["total"], one["comment"]) for one in shown["results"]] == [
        ("1d6 + 1", 2, "both"), ("1d6 + 1", 3, "both"), ("2d6>=5[hit]", 2, "both"),
    ]
    assert shown["results"][2]["subtotals"] == {"hit": 2}
    assert result.quiet() == ["2", "3", "2"]


PASSED = {
    ("1d20 vs 15", 14): False, ("1d20 vs 15", 15): True, ("2d6t5", 1, 2): False, ("2d6t5", 5, 2): True,
    ("2d6t5f1", 5, 1): False,
    ("1d6", 1): True, ("1d6; 1d20 vs 5", 1, 4): False, ("2x 1d6t5", 6, 6): True, ("2x 1d6t5", 6, 1): False,
    ("2d6t5 vs 0", 1, 1): True,
}


@each("case", PASSED, ids=str)
def test_what_passes_and_what_fails(case: tuple[Any, ...]) -> None:
    text, *faces = case
    assert parse(text).roll(TypedDice(faces)).passed is PASSED[case]


@pytest.mark.parametrize(("text", "faces"),
    [("3d6", [1, 2]), ("3d6", [1, 2, 7]), ("2d6!", [6, 6, 6, 6]), ("4dF", [1, 2, 0, 0])])
def test_typed_faces_that_do_not_fit_are_refused(text: str, faces: list[int]) -> None:
    with pytest.raises(DiceError):
        parse(text).roll(TypedDice(faces))


@pytest.mark.parametrize(("text", "limit", "asked"), [
    ("1d6!", "explosions", 1001), ("1d6!!", "explosions", 1001), ("2d6r6", "rerolls", 1001), ("2d6u", "rerolls", 1001),
    ("1+20d6!:600", "rolled", 2001), ("9x 1d6!:600", "rolled", 2001),
])
def test_a_limit_that_holds_while_rolling_fails_the_roll(
    text: str, limit: str, asked: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "ROLLED", 2000)
    with pytest.raises(NotationError) as caught:
        parse(text).roll(RandomDice(lambda: 0.999))
    error = caught.value
    assert (error.code, error.limit, error.asked) == ("notation.limit", limit, asked)
    assert error.column == {"1+": 3, "9x": 4}.get(text[:2], 1)


def test_a_result_that_stands_in_has_the_outcome_alone() -> None:
    result = parse("3d6").stand_in(9)
    assert (result.tabulated().keys, result.total, result.passed) == (("total",), 9, True)
    tested = parse("1d20 vs 5").stand_in((-2, False))
    keys = tested.tabulated().keys
    assert (keys, tested.margin, tested.success, tested.passed) == (("margin", "success"), -2, False, False)


def test_every_face_of_a_result_in_order() -> None:
    assert parse("1d4+2d6!").roll(TypedDice([3, 6, 2, 1])).dice == (3, 6, 2, 1)


@pytest.mark.parametrize("text", ["2d6+3", "4", "1d8[fire]", "{2d6,1d12}kh1"])
def test_damage_is_one_summed_total(text: str) -> None:
    assert str(damage(text)) == str(parse(text))


@pytest.mark.parametrize("text", ["1d20 vs 5", "3d6t4", "2x1d6", "1d6;1d8", "sword", "1+2", "-4", "4/3", "²"])
def test_damage_that_is_no_single_sum_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        damage(text)


@pytest.mark.parametrize("text", ["3d", "", "2d6+strength"])
def test_damage_with_a_mistake_says_which(text: str) -> None:
    with pytest.raises(NotationError):
        damage(text)


def said(text: str, *faces: int) -> list[str]:
    """What a person is told, a line each."""
    report = parse(text, Aria()).roll(TypedDice(faces)).report()
    lines = ["".join(span.text for span in report.title)]
    for block in report.blocks:
        assert isinstance(block, Line)
        lines.append(f"{block.label}: " + "".join(span.text for span in block.spans))
    return lines


def test_what_a_person_is_told() -> None:
    assert said("4d6!p:1kh2[hit]+athletics vs 9 # now", 6, 1, 2, 3, 4) == [
        "4d6!p:1kh2[hit] + athletics vs 9 = 11",
        "4d6!p:1kh2 hit: 6! 1 2 3 4→3 = 9", "hit: 9", "names: athletics 2", ": success: 11 against 9, +2", "note: now",
    ]
    assert said("2d6t5", 6, 1) == ["2d6>=5 = 1 success", "2d6>=5: 6 1 = 1 success"]
    assert said("0d6") == ["0d6 = 0", "0d6: no dice = 0"]


MEMBERS = {
    ("{2d6+3, 1d12}kh1", (5, 5, 6)): ["2d6 + 3: 5 5 +3 = 13", "1d12: 6 dropped"],
    ("{2d6, 1d8, 1d10}>=5", (4, 3, 5, 3)): ["2d6: 4 3 = 7  1 success", "1d8: 5  1 success", "1d10: 3  0 successes"],
    ("{2d6*2, -1d8, (1d10+1d4)*2}kl2", (4, 3, 5, 3, 4)): [
        "2d6 * 2: 4 3 dropped", "-1d8: 5 = -5", "(1d10 + 1d4) * 2: 3  4 = 14",
    ],
    ("{2d6+1, {1d4, 1d8}kh1}kh1 - 1d4", (4, 3, 3, 2, 1)): [
        "2d6 + 1: 4 3 +1 = 8", "{1d4, 1d8}kh1: 3  2 dropped", "1d4: 1",
    ],
    ("{1d20, 15}kh1", (12,)): ["1d20: 12 dropped", "15: 15"],
    ("{1d20, 15}kl1", (12,)): ["1d20: 12", "15: 15 dropped"],
    ("{3d6+1d8}kh2", (4, 3, 4, 2)): ["3d6: 4 3 4 = 8", "1d8: 2 dropped"],
    ("{2d6, 1d8-1}", (4, 3, 5)): ["2d6: 4 3 = 7", "1d8 - 1: 5 −1 = 4"],
}
"""Braces, the faces that are rolled, and the lines below the title."""


@pytest.mark.parametrize(("text", "faces"), MEMBERS)
def test_a_member_is_told_as_it_counts(text: str, faces: tuple[int, ...]) -> None:
    """What is kept adds up to the total above, and what is dropped says so."""
    assert said(text, *faces)[1:] == MEMBERS[text, faces]

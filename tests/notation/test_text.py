"""The canonical text, which reads back as the same tree."""

import pytest

from archcli.notation import parse
from tests.each import each
from tests.notation.reading import written

CANONICAL = {
    # dice
    "3d6": "3d6",
    "D6": "1d6",
    "d%": "1d100",
    "3d %": "3d100",
    "4 dF": "4dF",
    "df.2": "1dF",
    "2dF .1": "2dF.1",
    "007d06": "7d6",
    "(3)d(6)": "3d6",
    "(2+1)d6": "(2 + 1)d6",
    "(precision)d6": "(precision)d6",
    "1d(1d4+1)": "1d(1d4 + 1)",
    "(-1d6+6)d4": "(-1d6 + 6)d4",
    # arithmetic
    "2d6x2": "2d6 * 2",
    "2d6×2−1": "2d6 * 2 - 1",
    "2d6xd4": "2d6 * 1d4",
    "1d6//2": "1d6 / 2",
    "(6d6≥5)÷2": "6d6>=5 / 2",
    "1d6%2": "1d6 % 2",
    "+1d6": "1d6",
    "--1d6": "--1d6",
    "-(-1d6)": "--1d6",
    "-(2*1d6)": "-(2 * 1d6)",
    "(-2)*1d6": "-2 * 1d6",
    "1d6-6+-2": "1d6 - 6 + -2",
    "(1d6+2)+3": "1d6 + 2 + 3",
    "1d6+(2+3)": "1d6 + (2 + 3)",
    "3-(1d20+5+2)": "3 - (1d20 + 5 + 2)",
    "(2*3)*1d6": "2 * 3 * 1d6",
    "2*(3*1d6)": "2 * (3 * 1d6)",
    "(1d6+1)*2": "(1d6 + 1) * 2",
    "((((1d6))))": "1d6",
    "max begin 1d6,1d8 end": "max(1d6, 1d8)",
    "floor(1d6/2*2)": "floor(1d6 / 2 * 2)",
    # braces
    "group d6+d8 end kh1": "{1d6 + 1d8}kh1",
    "{2d6+3,1d12}k1": "{2d6 + 3, 1d12}kh1",
    "{+2d6}": "{2d6}",
    "{2d6[a]+1d8[b]}kh2": "{2d6[a] + 1d8[b]}kh2",
    # labels
    "2d6x2 as fire + 3 as fire note what a day": "2d6 * 2[fire] + 3[fire]",
    "2d6 as fire-1d4": "2d6[fire-1d4]",
    "2d6 as größe": "2d6[größe]",
    "2d6[ red [hot ]": "2d6[red [hot]",
    "(2d6)[fire]": "2d6[fire]",
    "(2d6[a])[b]": "(2d6[a])[b]",
    "(2d6[fire])": "(2d6[fire])",
    "((2d6)[fire])": "(2d6[fire])",
    "(2d6[fire]+1)+3": "(2d6[fire] + 1) + 3",
    "-(2d6[fire])": "-(2d6[fire])",
    "2*(1d6[fire])": "2 * (1d6[fire])",
    "(2d6[a]*3)+1": "2d6[a] * 3 + 1",
    "floor((1d6[a]+1)/2)": "floor((1d6[a] + 1) / 2)",
    # names
    "1d20+Melee   Weapons": "1d20 + melee-weapons",
    "1d20+melee_weapons": "1d20 + melee-weapons",
    "1d20+precision - athletics": "1d20 + precision - athletics",
    "1d20+precision--athletics": "1d20 + precision - -athletics",
    "1d20+@max": "1d20 + @max",
    "1d20+@attack-max": "1d20 + @attack-max",
    "1d20+@precision": "1d20 + precision",
    "1d20+@max vs 15": "1d20 + @max vs 15",
    "1d20+thieves' tools": "1d20 + thieves'-tools",
    "1d6xprecision": "1d6 * precision",
    # tests and lists
    "1d20vs15": "1d20 vs 15",
    "1d20+5 VS 3d6": "1d20 + 5 vs 3d6",
    "6x4d6kh3": "6x 4d6kh3",
    "2x3x1d6": "2x 3 * 1d6",
    "(2)x1d6": "2 * 1d6",
    "1d20+1,1d20+2": "1d20 + 1; 1d20 + 2",
    "2x 1d6 ; 1d8": "2x 1d6; 1d8",
    " 5 d\t6 kh 2+\n1 ": "5d6kh2 + 1",
}


@each(("typed", "canonical"), CANONICAL.items())
def test_canonical_text_of_what_is_typed(typed: str, canonical: str) -> None:
    written(typed, canonical)


SAME = [
    ("2d6kh1", "2D6 KH 1"), ("2d6 as fire", "2d6[fire]"), ("4d6d1", "4d6dl1"), ("max(1d6,2)", "max begin 1d6 , 2 end"),
    ("{1d6,1d8}", "group 1d6,1d8 end"), ("6d6t5", "6d6>=5"), ("2d6x2", "2d6*2"), ("1d6//2", "1d6/2"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_two_spellings_are_one_tree(one: str, other: str) -> None:
    assert parse(one) == parse(other)
    assert hash(parse(one)) == hash(parse(other))


DIFFERENT = [("2d6", "2d8"), ("2d6[a]", "2d6"), ("(2d6[a])", "2d6[a]"), ("1d6+(2+3)", "1d6+2+3"), ("2x1d6", "1d6"),
    ("1d6!", "1d6!=6")]


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_trees_that_mean_something_else_differ(one: str, other: str) -> None:
    assert parse(one) != parse(other)


def test_a_tree_is_frozen() -> None:
    item = parse("3d6").items[0]
    with pytest.raises(AttributeError):
        item.total = item.total  # type: ignore[misc]


@pytest.mark.parametrize(("typed", "comment"), [
    ("1d20 # sneak # attack", "sneak # attack"), ("1d20 note  hi 3d6 ", "hi 3d6"), ("1d20 #", None), ("1d20", None),
])
def test_a_comment_is_the_rest_of_the_input(typed: str, comment: str | None) -> None:
    assert parse(typed).comment == comment


@pytest.mark.parametrize(("typed", "several", "unit", "versus"), [
    ("3d6", False, "sum", False), ("3d6t4", False, "successes", False), ("3d6 vs 10", False, "sum", True),
    ("2x 3d6", True, "sum", False), ("3d6; 3d6t4", True, None, False), ("1d20 vs 5; 1d6", True, "sum", False),
    ("5", False, "sum", False),
])
def test_what_an_expression_says_of_itself(typed: str, several: bool, unit: str | None, versus: bool) -> None:
    expression = parse(typed)
    assert (expression.several, expression.unit, expression.versus) == (several, unit, versus)

"""What is refused: the code, the column (from 1), and what the message or the hint names."""

import pytest

from archcli.dice.typed import TypedDice
from archcli.errors import NotationError
from archcli.notation import is_notation, limits, parse
from tests.each import each
from tests.notation.reading import refused
from tests.notation.sheet import Aria

ERRORS = {
    # nothing to roll
    "": ("empty", 1, "nothing"),
    "  \t ": ("empty", 1, "nothing"),
    "# 3d6": ("empty", 1, "nothing"),
    "note 3d6": ("empty", 1, "nothing"),
    # characters
    "2d6^2": ("character", 4, "U+005E"),
    "1d6+２": ("character", 5, "U+FF12"),
    "2д6": ("character", 2, "U+0434"),
    "1d6\u00a0+1": ("character", 4, "U+00A0"),
    "1d6\x00": ("character", 4, "U+0000"),
    "1d6\u017f": ("character", 4, "U+017F"),
    "1d6 && ls": ("character", 5, "quote"),
    # syntax
    "3d": ("syntax", 3, "sides"),
    "d": ("syntax", 2, "sides"),
    "3dx": ("syntax", 3, '"x"'),
    "3dkh1": ("syntax", 3, '"kh"'),
    "3d6+ ": ("syntax", 5, "quote"),
    "3d6+ # five": ("syntax", 5, "ends"),
    "(1d6+2": ("syntax", 7, "quote"),
    "max(1d6": ("syntax", 8, ")"),
    "2d6 3": ("syntax", 5, "number 3"),
    "2(3d6)": ("syntax", 2, '"("'),
    "1.5d6": ("syntax", 2, "decimals"),
    "3.1d6": ("syntax", 2, "decimals"),
    "dF.3": ("syntax", 3, '"."'),
    "2d6**2": ("syntax", 5, "power"),
    "1d6==5": ("syntax", 5, "="),
    "1d6=>5": ("syntax", 5, '">"'),
    "2d6constructor": ("syntax", 4, "constructor"),
    "2d6foo": ("syntax", 4, "foo"),
    "1d20+5 fire": ("syntax", 8, "fire"),
    "3d6 extra": ("syntax", 5, "extra"),
    "2d6[]": ("syntax", 5, "label"),
    "2d6[ ]": ("syntax", 6, "label"),
    "2d6[fire": ("syntax", 9, "closed"),
    "2d6[a][b]": ("syntax", 7, "[b]"),
    "2d6 as": ("syntax", 5, "label"),
    "1d20 vs 15 vs 3": ("syntax", 12, '"vs"'),
    "(1d20 vs 15)": ("syntax", 7, '"vs"'),
    "1d20 vsd20": ("syntax", 6, "vsd"),
    "1d6;": ("syntax", 5, "ends"),
    "1d6;;1d6": ("syntax", 5, '";"'),
    "{1d6,}": ("syntax", 6, '"}"'),
    "{}": ("syntax", 2, '"}"'),
    "abs(1,2)+1d6": ("syntax", 6, '","'),
    "max+1d6": ("syntax", 4, "bracket"),
    "1d6+x": ("syntax", 5, '"x"'),
    "@3d6": ("syntax", 2, "name"),
    "1d6)": ("syntax", 4, '")"'),
    "d fkh2": ("syntax", 3, "fkh"),
    "{2d6+3}kh2": ("not_a_pool", 1, "members"),
    "1+{2d6-1d4}kh3": ("not_a_pool", 3, "members"),
    "{2d6+precision}": ("not_a_pool", 1, "members"),
    "{2d6t5+1d8}kh1": ("not_a_pool", 1, "members"),
    "{(2d6+1d8)}kh2": ("not_a_pool", 1, "members"),
    "{{2d6,1d8}}": ("not_a_pool", 1, "members"),
    "2d6[fire]kh1": ("order", 10, "label"),
    # values
    "(1d4-2)d6": ("value", 1, "-1"),
    "(5+(-10))d10": ("value", 1, "-5"),
    "2+1d0": ("value", 3, "0"),
    "1d(1d4-1)": ("value", 1, "0"),
    "0x 1d6": ("value", 1, "once"),
    "1d6; 0x1d6": ("value", 6, "once"),
    # division
    "1d6/0": ("division", 4, "0"),
    "1d6%0": ("division", 4, "0"),
    "6/(1d3-2)": ("division", 2, "0"),
    "6/(1d2*2-3)": ("division", 2, "0"),
    "6/(4d6kh0)": ("division", 2, "0"),
    "1d6*2/(1d6-1)": ("division", 6, "0"),
    "floor(1d6/(2-2))": ("division", 10, "0"),
    # units
    "2d6+3d6t4": ("units", 4, "successes"),
    "5d6t4*2d6": ("units", 6, "successes"),
    "1d6 vs 2d6t4": ("units", 5, "successes"),
    "max(1d6,2d6t4)": ("units", 1, "successes"),
    "{1d6,2d6t4}": ("units", 1, "successes"),
    # names
    "1d20+presicion": ("name", 6, "precision"),
    "1d20+attack-max": ("name", 6, "attack-max"),
    "1d20+precision-athletics": ("name", 6, "spaces"),
    "1d20+_": ("name", 6, ""),
}


@each(("typed", "error"), ERRORS.items())
def test_refused_with_code_and_column(typed: str, error: tuple[str, int, str]) -> None:
    refused(typed, *error)


UNDERLINED = {
    "2d6foo": "foo", "1d20+5 fire": "fire", "2d6constructor+1": "constructor", "3d6extra": "extra", "2d6 345": "345",
    "2d6[a][bb]": "[bb]", "1d20 vs 15 vs 3": "vs", "4d6kh(2+1d20)": "1d20", "2d6**2": "*", "1d6==5": "=", "3d6+": "",
    "2д6": "д", "4d6dl1d1": "d", "(2d6)>=7": ">=", "(4d6)kh3": "kh", "1+{2d6+3}kh2": "{2d6+3}", "1d6>=4min2": "min",
    "5d10f1+2": "f1", "{2d6,1d8}!": "!", "1d6r<7+1": "r<7", "d2r1r2": "r1r2", "1d6! >= 1": "! >= 1", "2+7d6u*2": "7d6u",
    "(1d4-2)d6+1": "(1d4-2)d6", "0x1d6": "0", "1d6//0": "//", "2d6 + 3d6t4": "+",
    "1d20+melee axe - 2": "melee axe", "1d6+1000000000000001": "1000000000000001", "1d6!:1001": "1001",
    "1d6 rr rolt3": "ro", "max(1d6,2d6t4)+1": "max(1d6,2d6t4)", "2d6≥=5": "=",
}


@each(("typed", "stretch"), UNDERLINED.items())
def test_all_of_what_is_wrong_is_underlined(typed: str, stretch: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(typed, Aria())
    error = caught.value
    assert typed[error.start:error.end] == stretch
    _, shown, carets = error.as_text().splitlines()[:3]
    assert carets.count("^") == max(1, len(stretch))
    assert shown[carets.index("^"):carets.rindex("^") + 1] == (stretch or "")
    assert error.as_data()["end"] == error.column + len(stretch)


def test_a_long_stretch_is_underlined_as_far_as_it_is_shown() -> None:
    with pytest.raises(NotationError) as caught:
        parse("1d6+" + "x" * 500)
    shown, carets = caught.value.as_text().splitlines()[1:3]
    assert shown.endswith("x...")
    assert carets == "      " + "^" * 60


def test_carets_stand_under_the_cells_of_wide_characters() -> None:
    with pytest.raises(NotationError) as caught:
        parse("1d6[\N{DIRECT HIT}\N{CJK UNIFIED IDEOGRAPH-5263}] + \N{GAME DIE}")
    assert caught.value.as_text().splitlines()[2] == " " * 14 + "^^"
    assert caught.value.column == 11


def test_a_name_without_a_sheet_hints_at_the_option() -> None:
    with pytest.raises(NotationError) as caught:
        parse("1d20+athletics")
    assert caught.value.as_data() == {
        "code": "notation.name", "message": '"athletics" is a name, and no sheet was given', "column": 6,
        "end": 15, "hint": "give the sheet: --sheet FILE",
    }


LIMITS = {
    "1d6+" + "1+" * 5000 + "1": ("characters", 10005, 10001),
    "(" * 201 + "1d1" + ")" * 201: ("depth", 201, 201),
    "(" * 4000 + "1d1" + ")" * 4000: ("depth", 4000, 201),
    "-" * 9000 + "1d1": ("depth", 9000, 201),
    "{" * 300 + "1d1": ("depth", 300, 201),
    "abs(" * 300 + "1d1": ("depth", 300, 804),
    "1d1" + "kh(" * 1 + "(" * 250 + "1": ("depth", 251, 206),
    "1d(" * 300 + "6": ("depth", 300, 603),
    "1000000d6": ("dice", 1000000, 1),
    "999999999d999999999": ("dice", 999999999, 1),
    "60000d6+60000d6": ("dice", 120000, 9),
    "60000d6;60000d6;1d6": ("dice", 120001, 9),
    "1000x 101d6": ("dice", 101000, 7),
    "(1d100001)d6": ("dice", 100001, 1),
    "(1000000000*1000000000)d6": ("dice", 10**18, 1),
    "1d1000000001": ("sides", 1000000001, 1),
    "1d(99999999999*99999999)": ("sides", 9999999899900000001, 1),
    "1001x 1d6": ("repeat", 1001, 1),
    "1d6!:1001": ("explosions", 1001, 6),
    "1d6r1:1001": ("rerolls", 1001, 7),
    "1d6+1000000000000001": ("value", 1000000000000001, 5),
    "1d6+1000000000000000": ("value", 1000000000000006, 4),
    "1000000000*1000000000*1d6": ("value", 10**18, 11),
    "100000d1000000000!": ("value", 100100000000000000, 1),
    "1d6+" + "9" * 31: ("value", None, 5),
    "9" * 5000 + "d6": ("dice", None, 1),
    "1d" + "9" * 9000: ("sides", None, 1),
    "1d6>=" + "1" * 4400: ("value", None, 6),
    "9" * 5000 + "x1d6": ("repeat", None, 1),
    "1d6!:" + "9" * 5000: ("explosions", None, 6),
}


@each("typed", LIMITS, ids=lambda typed: typed[:30])
def test_past_a_limit(typed: str) -> None:
    name, asked, column = LIMITS[typed]
    with pytest.raises(NotationError) as caught:
        parse(typed)
    error = caught.value
    assert (error.code, error.limit, error.asked, error.column) == ("notation.limit", name, asked, column)
    assert error.most == limits.LIMITS[name]
    assert name in error.message
    assert str(error.most) in error.message
    if asked is not None:
        assert str(asked) in error.message


def test_a_long_number_is_shown_shortened_with_its_digit_count() -> None:
    with pytest.raises(NotationError) as caught:
        parse("7" * 5000 + "d6")
    assert "7777777777... (5000 digits)" in caught.value.message


@pytest.mark.parametrize("typed", [
    "(" * 200 + "1d1" + ")" * 200, "-" * 200 + "1d1", "1d(" * 200 + "6" + ")" * 200,
    "1d1kh(" + "(" * 199 + "1" + ")" * 200, "100000d6", "1d1000000000", "1000x 100d6", "1d6!:1000", "1d6r1:1000",
    "1d6+999999999999994", "+".join(["1d1"] * 1600), "0" * 9000 + "1d6", "1d6" + "*1" * 2400,
])
def test_up_to_the_limits_is_allowed(typed: str) -> None:
    assert parse(str(parse(typed))) == parse(typed)


def test_the_longest_sums_are_read_and_rolled_and_have_odds() -> None:
    expression = parse("1d6" + "+1-1" * 2499)
    assert expression.roll(TypedDice([4])).total == 4
    assert dict(expression.distribution().weights) == dict.fromkeys(range(1, 7), 1)


NOTATION = [
    "3d6", "d%", "df", "4dF", "(2+1)d6", "begin 2+1 end d6", "3d", "d", "1dFr", "{5,3}kh1", "group 5,3 end", "2xd6",
    "4/3+1d6",
    "precision + d8", "1d6 note 4/3", "2d6constructor", "precision d6", "7+2dl", "", "# nothing", "1d6/precision", "}",
]
POOLS = [
    "7", "4/3", "4/3/2+1", "precision/awareness", "athletics/unarmed+1", "headfirst", "dfr", "precision # 3d6",
    "precision note 3d6", "7 as d6", "7[3d6]", "dagger", "4 dagger", "melee weapons", "@d/@group", "two-handed/3",
]


def test_notation_is_told_from_pools_by_a_dice_term_or_a_brace() -> None:
    assert [text for text in NOTATION if not is_notation(text)] == ["7+2dl"]
    assert [text for text in POOLS if is_notation(text)] == []

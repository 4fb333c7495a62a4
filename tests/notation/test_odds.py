"""Exact odds: against every sequence of bare faces, against icepool, and what is refused."""

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest

from archcli.errors import OddsError
from archcli.notation import parse
from archcli.notation.odds import arithmetic, size
from tests.each import each
from tests.notation.every_face import chances
from tests.notation.sheet import Aria

TAIL = Fraction(1, 10**12)


def exact(text: str) -> dict[Any, Fraction]:
    return dict(parse(text, Aria()).distribution().fractions())


SMALL = """
3d4; 2d3+1d4-2; 2d3-2d4; -2d3; 2dF; 2dF.1-1d3; 1d4/2; 2d4%3; 2d3*2d3; 2d3*-2; 1d4*1d4/3; 0d6+1d2; (1d3)d3
2d(1d3); (1d3-1)d(1d3); (1d2)d3kh1; (1d3)d4t3; 3d3[a]+3d3; 1d3+(1d3-1d3); precision*1d3; 2d2+2d2+2d2kh1+2d2kh1
-(2d3+1); (athletics)d3; 4d3kh2; 4d3kl2; 4d3dh1; 4d3dl1; 5d3km2; 4d3km1; 4d3kh3dl1; 5d3dl1dh1; 5d3dl1dh1kl2
3d4kh0; 2d4kh5; 2d4dl3; 4dF.1kh2; 4dFdl1dh1; 4d3t2; 4d3t2f1; 4d3t2f1ds; 4d3f1ds3t2; 3d6=2=4; 3d4<2>3; 3d4t9
3dFt1f-1; 4d3kh3t2; 5d3dl1dh1t2; 3d4t2+1; 2d4t3*2; 3d4t1; 3d3min2; 3d4max3min2; 4d3min2kh2; 4d3kh2min2
4d4kh3max3dl1; 4d4kh3max3dl1t3; 3d4min3t3f3; 2d4ro1; 2d4ro<3; 2d4r1:2; 2d4r1:0; 2d4ro1ro2; 3d3ro1kh2; 4d3kh2ro1
3d4ro1t3; 4d3kh2ro3kh1; 3d4kh2ro1kh1t2; 2d4min2ro2; 3d4kh2min3ro3; 2d4!:1; 2d4!:2; 2d4!!:2; 2d4!p:2; 2d4!!p:2
2d4!>2:1; 2d4!1:2; 2d4!=2:2; 3d3!:1kh2; 3d3!:1kl2; 3d3!:1km2; 3d3!:2dl1dh1; 3d3kh2!:1; 3d3!!:1kh2; 3d3!p:1kh2
3d3!p:2dl1; 2d4!>2:1kh2t3; 2d4!:1t4; 2d4!p:1t3; 2d4!!:1t5; 3d3kh2!:1t3; 3d3kh2!:1kh2; 2d4!:0
2d4!!:1min3r3:1; 2d4ro1!:1; 2d4!:1ro1; 2d4!:1min2kh2; 2d4min2!2:1; 3d3min2!=2:1kh2; 2d3!:1dh1dl1ro2; 2d4!>=1:2
2d4!:2t4f1ds4; 2d3!!:2kh1; 2d3!!:1t3ds
{2d3+1d4}kh2; {2d3+1d4}kl1; {2d3+2d4}dl1dh1; {2d3+1d4}t3; {2d3+1d4}t3f1ds4; {2d3+1d4}
{3d3kh2+1d4}kh2; {2d3!:1+1d4}kh2; {2d3ro1+1d4}dl1; {(1d2)d3+1d4}kh1; {2d3min2+1d4}kh2t2; {2d3+2d3}kh3
{1d2+1d3+1d4}km1; {1d2+2d3+1d4}km2; {1d4+1d2+2d3}dl1dh2; {2d2+2d3+1d4}kl3; {2d3min2+1d4min2}km1t3f2
{1d2+1d3+1dF+1d4}km2; {1d3+1dF.1+1d4}kh2; {2d4max3+1d3}km1; {2d3!:1+1d4}km2
{2d3kh1+1d4}t3; {2dF+1d4}kh2; {2d3+1,1d6}kh1; {2d3,2d3}kl1; {2d3,1d4,1d5}kh2
{2d3,1d4,1d5}dl1dh1; {2d3,1d4}t4; {2d3,1d4}t4f2ds6; {2d3,1d4,3}kh2; {2d3t2,2d3t3}kh1; {1d4,1d4}+1; {2d3,1d4}sd
{1d4-2,1d3*2}kh1; {2d3,2d3,2d3}km1; {1d3!:1,1d4}kh1; {5,3}kh1; {1d2,1d3}kh0; {{1d2,1d3}kh1,1d4}kl1; max(1d4,1d6)
min(2d3,1d4,3); abs(1d4-3); floor(1d6/2); ceil(2d3/2); round(1d6/4); floor(1d4/2*2+1d3/2)
floor(max(1d4/3,1/2)*2); round(-1d6/2); floor((1d4+1)/3%2); ceil(-(1d4)/3); floor(1d6/1d2); max(2d4t3,1d4t2)
floor(1d4/2)+floor(1d4/2); 3d3 vs 6; 2d4 vs 2d3; 3d4t3 vs 2d4t2; 2d3+1 vs 1d4*2; 2d3kh1 vs 3; 2d4!:1 vs 5
4d3t2f1 vs 2
""".replace("\n", ";").split(";")
SMALL = [text.strip() for text in SMALL if text.strip()]


@each("text", SMALL)
def test_odds_are_those_of_every_sequence_of_faces(text: str) -> None:
    listed, deeper = chances(parse(text, Aria()), 12)
    assert deeper == 0
    assert exact(text) == listed


ENDLESS = """
1d6!; 2d4!; 2d4!!; 2d4!p; 2d4!!p; 1d4!>2; 2d4!1; 2d4!t3; 2d4!pt3f1; 2d4!!t5; 2d4!kh2; 2d4!kl1; 2d4!km2; 2d4!pkh1
2d4!!kh1; 2d4kh1!; 2d4!r1:1kh1; 2d4!min2kh2; 2d4min4!; 2d4max3!; 2d4max3!3kh1; {1d4!+1d3}kh2; {1d4!,1d3}kh1
1d4!+1d4!; 1d4! vs 1d3!; (1d2)d4!; 2d4r1!; 2d4ro1!kh2; 2d2!; 2d4kh1r1!!
""".replace("\n", ";").split(";")


@pytest.mark.parametrize("text", [text.strip() for text in ENDLESS if text.strip()])
def test_endless_explosions_are_followed_until_hardly_any_die_goes_on(text: str) -> None:
    listed, deeper = chances(parse(text), 8)
    found = exact(text)
    cut = 1 - sum(found.values())
    assert 0 <= cut < TAIL
    for outcome in set(listed) | set(found):
        low, high = found.get(outcome, Fraction(0)), listed.get(outcome, Fraction(0))
        assert high <= low + cut
        assert low <= high + deeper


@pytest.mark.parametrize(("text", "cut"), [
    ("1d6!", True), ("1d6!!", True), ("20d6!p", True), ("1d6!+1d6!+1d6!", True), ("1d6!>6", False), ("1d6!:9", False),
    ("2d6r1", False), ("3d6u", False), ("(0*1)d6!", False),
])
def test_what_is_cut_off_is_less_than_one_in_a_million_million(text: str, cut: bool) -> None:
    truncated = parse(text).distribution().truncated
    assert (0 < truncated < TAIL) if cut else truncated == 0


@pytest.mark.parametrize("text", [
    "3d4r1", "3d4r>2", "2d6r1r6", "3d4r1kh2", "3d4kh2r4", "2d4r1t3", "2d4min2r2", "2d4r1!:1", "2d4!:1r1",
    "2d4r2min2kh1",
    "3d4u", "3d4ukh2", "3d4umin2kl2", "3d3udl1dh1", "2dF.1u", "3dFu", "2d4ur1:1", "3d4ukh2ro4", "3d4ut3",
    "2d4umin2r2:1kh1",
    "2d3ukh1!:1", "{2d3u+1d4}kh1", "2dF.1ukh1", "2d4umin2kh1ro2",
])
def test_rerolls_without_an_end_are_exact(text: str) -> None:
    listed, deeper = chances(parse(text), 5 if "F.1" in text else 6)
    found = exact(text)
    assert sum(found.values()) == 1
    assert all(listed.get(outcome, 0) <= chance <= listed.get(outcome, 0) + deeper for outcome, chance in found.items())


def d(sides: int) -> Any:
    return icepool.d(sides)


def kept(sides: int, dice: int, **slices: int) -> Any:
    pool = icepool.d(sides).pool(dice)
    return pool[slices.get("first", 0):slices.get("last", dice)].sum()  # from the lowest


ICEPOOL: dict[str, Callable[[], Any]] = {
    "30d6": lambda: 30 @ d(6),
    "10d6+5d8-7": lambda: 10 @ d(6) + 5 @ d(8) - 7,
    "12d6-7d10": lambda: 12 @ d(6) - 7 @ d(10),
    "20d6kh7": lambda: d(6).highest(20, 7),
    "12d20kl5": lambda: d(20).lowest(12, 5),
    "15d8dl3dh4": lambda: kept(8, 15, first=3, last=11),
    "14d10km5": lambda: kept(10, 14, first=4, last=9),
    "10d10t8f1": lambda: 10 @ d(10).map(lambda face: (face >= 8) - (face == 1)),
    "50d6t5": lambda: 50 @ d(6).map(lambda face: int(face >= 5)),
    "8d6ro1": lambda: 8 @ d(6).reroll([1], depth=1),
    "8d6r1": lambda: 8 @ d(6).reroll([1], depth="inf"),
    "6d6ro<3kh3": lambda: d(6).reroll([1, 2], depth=1).highest(6, 3),
    "7d6!:3": lambda: 7 @ d(6).explode(depth=3),
    "5d6!!:2kh2": lambda: d(6).explode(depth=2).highest(5, 2),
    "9d6min2max5": lambda: 9 @ d(6).map(lambda face: min(max(face, 2), 5)),
    "{4d6+3d8+2d10}kh4": lambda: icepool.Pool([d(6)] * 4 + [d(8)] * 3 + [d(10)] * 2).highest(4).sum(),
    "{4d6+3d8+2d10}dl2dh2": lambda: icepool.Pool([d(6)] * 4 + [d(8)] * 3 + [d(10)] * 2)[2:-2].sum(),
    "{4d6+3d8+2d10}kl4": lambda: icepool.Pool([d(6)] * 4 + [d(8)] * 3 + [d(10)] * 2).lowest(4).sum(),
    "{3d4+3d6+3d12}km4": lambda: icepool.Pool([d(4)] * 3 + [d(6)] * 3 + [d(12)] * 3)[2:-3].sum(),
    "{3d6,2d8,1d20}kh2": lambda: icepool.Pool([3 @ d(6), 2 @ d(8), d(20)]).highest(2).sum(),
    "max(3d6,2d10)": lambda: icepool.highest(3 @ d(6), 2 @ d(10)),
    "5d6*2d4": lambda: (5 @ d(6)) * (2 @ d(4)),
    "6d6/4": lambda: (6 @ d(6)) // 4,
    "(1d8)d6": lambda: d(8) @ d(6),
    "5d8ukh3": lambda: icepool.Deck(range(1, 9)).deal(5)[-3:].sum(),
}


@each("text", ICEPOOL)
def test_odds_are_those_of_icepool(text: str) -> None:
    die = ICEPOOL[text]()
    assert exact(text) == {int(outcome): Fraction(weight, die.denominator()) for outcome, weight in die.items()}


MIXED = "{" + "+".join([f"1d{sides}" for sides in [*range(2, 31), 100]]) + "}"
LARGE = {
    "12d6!!kh6": (601, None), "50d6kh15!": (1591, None), "100d20ro1kh50t11": (51, None), "20d6!km10": (51, None),
    "1d6!:1000": (5006, None),
    "1000d6": (5001, 3500), "100d20": (1901, 1050), "1000d6+1000d8": (12001, 8000),
    "1000d1000000000t500000001": (1001, 500),
    "1000d10t6f1ds10": (3001, Fraction(500)), "100d6kh50": (251, None),
    "100d20kh100": (1901, 1050),
    "100d6km50": (251, 175), "100d6dl10dh10": (401, 280), "100d20km1": (20, None), "{10d6+10d8+10d10}kh15": (126, None),
    "{10d6+10d8+10d10}km10": (71, None), "{5d4+5d6+5d8+5d10+5d12+4d20+1d30}kh10": (161, None), "20d6!kh3": (16, None),
    f"{MIXED}kh15": (415, None), f"{MIXED}km15": (226, None), f"{MIXED}dl3dh20": (50, None),
    "{100d6,100d6}kh1": (501, None), "{100d20,100d20}t1050": (3, None), "100d20 vs 100d12": (3001, 400),
    "500d6t5 vs 500d6t4": (1001, Fraction(-250, 3)), "500d10t8f1 vs 500d10t7": (1501, -100), "100d6*2": (501, 700),
    "(1d100)d6": (600, Fraction(707, 4)), "100d6/7": (72, None), "20d20u": (1, 210), "4d6kh3r1kh2": (9, None),
    "+".join(["1d6"] * 1000): (5001, 3500), "+".join(["4d6kh3"] * 30): (451, None),
}


@pytest.mark.parametrize("text", LARGE, ids=lambda text: text[:40])
def test_large_odds_are_answered(text: str) -> None:
    outcomes, mean = LARGE[text]
    spread = parse(text).distribution()
    assert len(spread.weights) == outcomes
    assert 1 - Fraction(sum(spread.weights.values()), spread.total) < TAIL
    if mean is not None:
        numbers = {(key[0] if isinstance(key, tuple) else key): weight for key, weight in spread.weights.items()}
        assert Fraction(sum(number * weight for number, weight in numbers.items()), spread.total) == mean


@pytest.mark.parametrize("text", ["20d6!>=3", "20d10!>=5", "20d12!>=6"])
def test_twenty_dice_that_go_on_more_often_than_not_are_worked_out(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The sum itself takes seconds; that it is begun says that it was not refused.
    begun = []

    def power(faces: dict[int, int], dice: int) -> dict[int, int]:
        begun.append(dice)
        return {0: 1}

    monkeypatch.setattr(arithmetic, "power", power)
    parse(text).distribution()
    assert begun == [20]


@pytest.mark.parametrize("text", [
    "1d1000000000", "100000d6", "10000d1000", "100000d6t5", "100d1000kh50", "100d6kh50r1kh10",
    "100d6*100d6*100d6*100d6",
    "1d100!>=2", "10d10!>=2:1000", "(1d1000)d(1d1000)", "2d1000000kh1", "{50d6!+50d8!}kh20", "30d6!:1kh20r1kh10",
    "100d6r1:1000kh50", "1000d1000000kh500", "50d6kh25!kh10", "floor(1d1000/7*1d1000/3*1d1000)",
])
def test_what_is_too_large_is_refused(text: str) -> None:
    with pytest.raises(OddsError) as caught:
        parse(text).distribution()
    assert (caught.value.code, caught.value.hint) == ("odds.limit", "simulate instead: --odds --samples 200000")


def test_dice_of_many_counts_are_refused_as_they_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    # What each count brings is known when it is worked out, so a lower limit shows the same sooner.
    monkeypatch.setitem(size.MOST, "steps", 20_000)
    assert parse("(1d10)d100").distribution().total > 1
    with pytest.raises(OddsError, match=r"at most 20000 are worked out \(steps\)"):
        parse("(1d100)d100").distribution()


@pytest.mark.parametrize("text", ["2x 1d6", "1d6;1d8", "1x1d6"])
def test_several_rolls_have_no_odds_together(text: str) -> None:
    with pytest.raises(OddsError) as caught:
        parse(text).distribution()
    assert caught.value.code == "odds.several"


def test_the_mean_of_endless_explosions() -> None:
    spread = parse("20d6!").distribution()
    mean = sum(total * weight for total, weight in spread.weights.items()) / sum(spread.weights.values())
    assert math.isclose(mean, 84, rel_tol=1e-9)

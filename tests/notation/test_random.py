"""Properties of whatever is typed: random trees, random tokens, random characters."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from archcli.dice.dice import RandomDice
from archcli.errors import ArchcliError, NotationError
from archcli.notation import is_notation, limits, parse
from archcli.notation.check import Check
from archcli.notation.explain import explain
from archcli.notation.expression import Expression
from archcli.notation.quick import compile
from archcli.notation.several import Several
from archcli.output.data import simple
from archcli.output.json import json_line
from tests.each import each
from tests.notation.sheet import Aria
from tests.oracles import chi_square, tail

small = st.integers(0, 4).map(str)
numbers = st.integers(0, 12).map(str) | st.sampled_from(["precision", "(precision)", "(1+2)", "athletics"])
labels = st.sampled_from(["", "", "", "[fire]", " as cold "])
tests = st.sampled_from([">=", ">", "<=", "<", "=", "", "ge",
    "lt"]).flatmap(lambda sign: small.map(lambda number: sign + number))
keeps = st.sampled_from(["kh", "kl", "km", "dh",
    "dl"]).flatmap(lambda way: (small | st.just("")).map(lambda number: way + number))
counts = st.lists(
    st.one_of(small.map("t{}".format), small.map("f{}".format), st.sampled_from(["ds", "ds4"]),
        tests.filter(lambda t: not t[0].isdigit())),
    min_size=1, max_size=3,
).map("".join)
explosions = st.tuples(st.sampled_from(["!", "!!", "!p", "!!p", "e"]), st.just("") | tests,
    st.sampled_from(["", ":1", ":2"])).map("".join)
rerolls = st.tuples(st.sampled_from(["r", "ro", "r"]), st.just("") | tests,
    st.sampled_from(["", "", ":2"])).map("".join)
clamps = st.tuples(st.sampled_from(["min", "max", "mi"]), small).map("".join)
modifiers = st.tuples(
    st.lists(st.one_of(keeps, explosions, rerolls, clamps, st.just("u")), max_size=3).map("".join),
    st.just("") | counts, st.sampled_from(["", "", "sa", "sd"]),
).map("".join)
dice = st.tuples(
    st.sampled_from(["", "2", "3", "4", "(1d2)", "(precision)"]), st.just("d"),
    st.sampled_from(["2", "4", "6", "%", "F", "F.1", "(1d3)"]),
    modifiers,
).map("".join)


def nested(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    lists = st.lists(inner, min_size=1, max_size=3).map(",".join)
    return st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "/", "%", " x ", " - "]), inner).map("".join),
        st.tuples(st.just("("), inner, st.just(")"), labels).map("".join),
        st.tuples(st.just("-"), inner).map("".join),
        st.tuples(st.sampled_from(["max", "min", "abs", "floor", "ceil", "round"]), st.just("("), lists,
            st.just(")")).map("".join),
        st.tuples(st.just("{"), lists, st.just("}"), st.just("") | keeps, st.just("") | counts).map("".join),
        st.tuples(st.just("{"), dice, st.just("+"), dice, st.just("}"), keeps).map("".join),
    )


operands = st.recursive(st.one_of(st.tuples(dice, labels).map("".join), numbers), nested, max_leaves=6)
expressions = st.tuples(
    st.sampled_from(["", "", "", "2x "]), operands, st.just("") | operands.map(" vs {}".format),
    st.sampled_from(["", "", "; 1d4"]),
    st.sampled_from(["", " # why"]),
).map("".join)
TOKENS = ["d", "6", "3d6", "1d20", "4", "kh", "kl1", "dh", "t5", "!", "!!", "!p", "e", "eep", "r", "ro", "rr", "u",
    "min2", "max", "ma3", "f1", "ds", "s", "sd", ">=", ">", "<=", "<", "=", "ge5", ":", ":2", "(", ")", "{", "}", ",",
    ";", "+", "-", "*", "/", "//", "%", "x", "vs", "as", "note", "begin", "group", "end", "floor", "round", "abs", "@",
    "precision", "Melee", "weapons", "[fire]", "[", "]", "#", "dF", "F", ".1", ".", "^", "$", "×", "−", "≥", "\xa0",
    "２", "д", "\x00", "99999999999999999999", "0", "1d0"]
tokens = st.lists(st.sampled_from(TOKENS),
    max_size=14).flatmap(lambda words: st.sampled_from(["", " "]).map(lambda gap: gap.join(words)))
quick_settings = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow],
    derandomize=True)


def parsed(text: str) -> Expression | None:
    """The expression, or None where it is refused as it should be: with a place in the input and a message."""
    is_notation(text)
    try:
        return parse(text, Aria())
    except NotationError as caught:
        error = caught
    assert error.code.startswith("notation.")
    assert 1 <= error.column <= len(text) + 1
    assert error.message
    assert error.as_text()
    return None


def everything(expression: Expression) -> None:
    """Roll, explain and say an expression; whatever goes wrong is an error for the user."""
    explain(expression)
    try:
        result = expression.roll(RandomDice(Random(1).random))
    except ArchcliError:
        return
    json_line(simple(result))
    result.report()
    result.quiet()


@quick_settings
@given(expressions)
def test_canonical_text_reads_back_as_the_same_tree(text: str) -> None:
    expression = parsed(text)
    if expression is not None:
        again = parse(str(expression), Aria())
        assert again == expression
        assert str(again) == str(expression)


@quick_settings
@given(expressions)
def test_totals_lie_within_the_bounds_and_are_those_of_the_entries(text: str) -> None:
    expression = parsed(text)
    if expression is None or expression.several:
        return
    check = Check(text)
    with limits.room():
        low, high, _ = check.bounds(expression.items[0].total)
    numbers = Random(7)
    for _ in range(5):
        try:
            result = expression.roll(RandomDice(numbers.random))
        except NotationError:
            continue
        assert low <= result.total <= high
        assert all(thrown.data()["total"] == thrown.total for thrown in result.rolls)
        for thrown in result.rolls:
            assert len(thrown.faces) == len(thrown.each)
            for die in thrown.each:
                assert not die.kept or {"dropped", "merged", "rerolled"}.isdisjoint(die.why)
                assert sum(word in ("dropped", "merged", "rerolled") for word in die.why) == (not die.kept)


@quick_settings
@given(expressions | tokens)
def test_whatever_is_typed_ends_in_a_result_or_an_error_for_the_user(text: str) -> None:
    expression = parsed(text)
    if expression is not None:
        everything(expression)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.text(max_size=30) | st.text("d6kh!tr()[]{}+-*/%x,;#@ vs1.F<>=:", max_size=24))
def test_no_text_of_any_characters_breaks_the_parser(text: str) -> None:
    expression = parsed(text)
    if expression is not None:
        everything(expression)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.sampled_from(["4d6kh3+2", "{2d6+3,1d12}kh1[fire]", "5d10!t8ds + floor(7/2)", "2x (1d4)d6 vs 10 # hi"]),
    st.data())
def test_no_mutation_of_an_input_breaks_the_parser(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        more = data.draw(st.sampled_from([*TOKENS, ""]))
        text = text[:at] + more + text[at + data.draw(st.integers(0, 2)):]
    expression = parsed(text)
    if expression is not None:
        everything(expression)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(st.one_of(dice, st.tuples(st.just("{"), dice, st.just(","), dice, st.just("}"), keeps).map("".join), operands))
def test_rolled_totals_are_among_the_exact_odds(text: str) -> None:
    expression = parsed(text)
    if expression is None:
        return
    try:
        spread = expression.distribution()
    except ArchcliError:
        return
    assert 0 <= 1 - Fraction(sum(spread.weights.values()), spread.total) < Fraction(1, 10**12)
    numbers = Random(3)
    for _ in range(20):
        try:
            assert spread.weights.get(expression.roll(RandomDice(numbers.random)).total, 0) > 0
        except NotationError:
            return


SEEDED = [
    "3d6", "4d6kh3", "5d6km3", "4dF", "2dF.1+1d4", "3d6!", "3d6!!kh2", "3d6!pkl2", "6d6t5f1ds", "3d6ro<3", "3d6r1kh2",
    "4d8u", "5d6min2dl1",
    "(1d4)d6", "2d(1d4+2)", "{2d6+1d8}kh2", "{2d6+3,1d12,2d8}kh2", "{2d6,1d12}t7", "max(1d12,2d6)", "floor(2d6/4*3)",
    "1d20-1d12",
    "3d6kh2r1kh1", "4d6kh3!:1", "3d6kh2r1:2", "3d4ukh2!",
]


@pytest.mark.parametrize("text", SEEDED)
def test_seeded_rolls_fit_the_exact_odds(text: str) -> None:
    expression = parse(text)
    spread = expression.distribution()
    times = 1000
    numbers = RandomDice(Random(11).random)
    counts: dict[int, int] = {}
    for _ in range(times):
        total = expression.roll(numbers).total
        counts[total] = counts.get(total, 0) + 1
    expected = {total: times * weight / spread.total for total, weight in spread.weights.items()}
    statistic, cells = chi_square(counts, expected)
    assert tail(statistic, cells - 1) > 1e-5, (statistic, cells)


QUICK = [
    "1d6", "2d6+1", "3d6", "3d6+2", "7d6-3", "1d20+1d6", "1d20+2d6+1d4", "1d6-1d4", "5-1d6", "4d6kh3", "4d6kl1",
    "5d6km2", "3d6dh1", "3d6dl3", "2d20kl1+5", "1d6kh1", "0d6kh1", "6d6t5", "6d6t5f1ds", "(precision)d6",
    "2d6[a]+1d4[b]", "1d(precision)", "5", "4dF", "2dF.1+1", "1d20+5 vs 15", "1d20 vs 2d10",
]
NOT_QUICK = [
    "2d6!", "2d6r1", "2d6u", "(1d4)d6", "1d(1d4)", "floor(1d6/2)", "2x1d6", "1d6;1d8", "{2d6!+1d4}kh1", "1d6+2d6!",
    "2d6!*2", "1d6 vs 1d6!", "1d20 vs 2d6*2", "4dFkh2", "2d6*2", "3d6min2", "4d6dl1dh1", "4d6kh2s", "4d6kh2t3",
    "{2d6+1d8}kh2", "3d2000t1500", "max(1d6,2d4)",
]


@each("text", QUICK)
def test_quick_totals_are_those_of_the_same_faces(text: str) -> None:
    expression = parse(text, Aria())
    total = compile(expression)
    assert total is not None
    one, other = RandomDice(Random(5).random), RandomDice(Random(5).random)
    assert [total(one) for _ in range(200)] == [expression.roll(other).total for _ in range(200)]
    assert one.random() == other.random()


@each("text", NOT_QUICK)
def test_what_is_no_sum_of_plain_dice_is_rolled_whole(text: str) -> None:
    assert compile(parse(text)) is None


def test_a_result_of_many_dice_has_them_all() -> None:
    result = parse("20000d6!t7").roll(RandomDice(Random(1).random))
    assert not isinstance(result, Several)
    assert len(result.rolls[0].each) == len(result.dice) > 20_000

"""The enumerator beside every sequence of faces, and its shortcuts beside the plain way."""

from functools import partial
from typing import Any

import pytest

from archcli.dice import odds
from archcli.dice.dice import Dice, Groups, Independent, RandomDice
from archcli.dice.distribution import Distribution
from archcli.dice.odds import enumerate_rule
from archcli.dice.readings import AtLeast, Best, Successes, Total
from archcli.dice.roll import Roll
from archcli.dice.typed import TypedDice
from archcli.errors import DiceError, OddsError
from tests.oracles import listed


def plainly(rule: Any, dice: Dice) -> Any:
    """A part of a rule run as it stands."""
    return rule(dice)


def chained(dice: Dice, run: Any) -> int:
    """A hit may lead to a second roll, which depends on the first by its value alone."""
    def hit(dice: Dice) -> tuple[int, int]:
        first = dice.roll((4, 4), Total(), label="first").value
        return int(first > 5), first

    struck, _ = run(hit, dice)
    more = dice.roll((3,) * (1 + struck), Successes(2), label="second")
    return more.value + 10 * int(struck)


@pytest.mark.parametrize("rule", [
    lambda dice: dice.roll((6, 4), Total(1), label="two").value,
    lambda dice: dice.roll((), Total(), label="none").value,
    lambda dice: dice.roll((dice.roll((3,), Best(), label="sides").value,) * 2, Total(), label="dice").value,
    lambda dice: chained(dice, plainly),
], ids=["a pool", "no dice", "dice of dice", "chained"])
def test_odds_are_those_of_every_sequence_of_faces(rule: Any) -> None:
    found, lost = listed(rule)
    assert lost == 0
    assert dict(enumerate_rule(rule, lambda outcome: outcome).fractions()) == found


def test_a_part_that_is_merged_changes_no_odds() -> None:
    """Merged by what the rest of the rule looks at, it leaves fewer branches and the same odds."""
    def merged(part: Any, dice: Dice) -> Any:
        return dice.merged(part, by=lambda result: result[0])

    def branches(run: Any) -> tuple[Distribution[int], int]:
        walked = []

        def told(outcome: int) -> int:
            walked.append(outcome)
            return outcome

        return enumerate_rule(lambda dice: chained(dice, run), told), len(walked)

    (plain, long), (short_odds, short) = branches(plainly), branches(merged)
    assert dict(plain.fractions()) == dict(short_odds.fractions())
    assert short < long
    typed = TypedDice([4, 3, 2, 1])
    assert chained(typed, merged) == chained(TypedDice([4, 3, 2, 1]), plainly) == 11


def test_independent_parts_change_no_odds() -> None:
    """Their counts added up are those of the parts in turn; with real dice the parts themselves come back too."""
    def part(sides: int, dice: Dice) -> Roll[bool]:
        return dice.roll((sides,), AtLeast(Total(), 2), label="part")

    parts = [partial(part, sides) for sides in (2, 3, 6)]

    def counts(roll: Any) -> tuple[int, int]:
        return int(roll.value), 1

    def independently(dice: Dice) -> Independent:
        return dice.independent(parts, counts)

    found, _ = listed(lambda dice: tuple(map(sum, zip(*[counts(part(dice)) for part in parts], strict=True))))
    assert dict(enumerate_rule(lambda dice: independently(dice).counts, lambda sums: sums).fractions()) == found
    rolled = independently(TypedDice([1, 3, 2]))
    assert [roll.dice for roll in rolled.parts] == [(1,), (3,), (2,)]
    assert rolled.counts == (2, 3)


def test_independent_parts_in_groups() -> None:
    """What a group makes of its sums is added up, whatever the order of the parts."""
    def part(sides: int, dice: Dice) -> Roll[int]:
        return dice.roll((sides,), Total(), label="part")

    parts = [partial(part, sides) for sides in (2, 3, 4, 2)]
    groups = Groups([0, 1, 0, 1], lambda group, sums: (*sums, int(sums[0] >= (5, 3)[group])))

    def grouped(dice: Dice) -> Independent:
        return dice.independent(parts, lambda roll: (roll.value,), groups)

    def plainly(dice: Dice) -> tuple[int, int]:
        first, second, third, fourth = (part(dice).value for part in parts)
        return first + second + third + fourth, (first + third >= 5) + (second + fourth >= 3)

    found, _ = listed(plainly)
    assert dict(enumerate_rule(lambda dice: grouped(dice).counts, lambda sums: sums).fractions()) == found
    assert grouped(TypedDice([2, 3, 4, 2])).counts == (11, 2)
    assert grouped(TypedDice([1, 1, 3, 1])).counts == (6, 0)


def test_what_knows_how_it_is_rolled_is_rolled_and_stands_in() -> None:
    class Coins:
        """So many coins as one rollable."""

        def roll(self, dice: Any) -> tuple[int, tuple[int, ...]]:
            faces = tuple(dice.faces(2, 2))
            return sum(faces), faces

        def distribution(self) -> Distribution[int]:
            return Distribution({2: 1, 3: 2, 4: 1, 5: 0})

        def stand_in(self, value: int) -> tuple[int, tuple[int, ...]]:
            return value, ()

    assert TypedDice([1, 2]).result_of(Coins()) == (3, (1, 2))
    found = enumerate_rule(lambda dice: dice.result_of(Coins()), lambda result: result)
    assert found.weights == {(2, ()): 1, (3, ()): 2, (4, ()): 1}


def test_too_many_branches_are_refused_before_they_are_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "BRANCHES", 30)
    walked = []

    def rule(dice: Dice) -> int:
        walked.append(1)
        return sum(dice.roll((6,), Total(), label="die").value for _ in range(3))

    with pytest.raises(OddsError, match=r"216 branches.*\(branches\)"):
        enumerate_rule(rule, lambda total: total)
    assert len(walked) <= 24


def test_faces_are_taken_from_the_numbers_in_order() -> None:
    """A face is the number times the sides; fudge dice have their own faces."""
    numbers = iter([0.0, 0.999, 0.5, 0.0, 0.999, 0.5])
    dice = RandomDice(lambda: next(numbers))
    assert dice.faces(6, 3) == [1, 6, 4]
    assert dice.faces("F", 3) == [-1, 1, 0]


@pytest.mark.parametrize(("faces", "says"), [
    ([7], 'face 1 is 7, but the die is a d6 for "two", whose faces are 1 to 6'),
    ([1], 'holds 1 faces, too few: the next die is a d6 for "two", and this roll takes 2 dice'),
    ([17], "face 1 is 17"), ([664], "holds 3 faces, too many: 2 were rolled, left over are 4"),
    ([1, 2, 3], "too many: 2 were rolled, left over are 3"),
])
def test_typed_faces_are_checked(faces: list[int], says: str) -> None:
    def roll() -> None:
        dice = TypedDice(faces)
        dice.roll((6, 6), Total(), label="two")
        dice.finish()

    with pytest.raises(DiceError) as caught:
        roll()
    assert says in caught.value.message


@pytest.mark.parametrize(("typed", "pool", "faces"), [
    ([64], (6, 6), (6, 4)), ([6, 4], (6, 6), (6, 4)), ([16], (20,), (16,)), ([5], (6,), (5,)), ([11], (12,), (11,)),
    ([123], (6, 8, 4), (1, 2, 3)),
])
def test_a_lone_number_is_faces_of_d6(typed: list[int], pool: tuple[int, ...], faces: tuple[int, ...]) -> None:
    """Where a larger die is rolled it is the face of that."""
    dice = TypedDice(typed)
    assert dice.roll(pool, Total(), label="pool").dice == faces
    dice.finish()

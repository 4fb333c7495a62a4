"""Exact odds of The Murk against the listing of every face and against seeded rolls."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from archcli.dice.distribution import listed
from archcli.dice.typed import TypedDice
from archcli.rules.murk.attribute import AttributeRoll
from archcli.rules.murk.breakdown import breakdown
from archcli.rules.murk.conflict import Stance, conflict
from archcli.rules.murk.contest import Contender, contest
from archcli.rules.murk.group import Group, Member
from archcli.rules.murk.initiative import initiative
from archcli.rules.murk.injury import Endured
from archcli.rules.murk.melee import melee
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.shootout import shootout
from tests.each import each
from tests.oracles import assert_odds, exact
from tests.rules.murk.odds import D4, HARDEST, RULED, SABER, UNARMED, Rule, foe, foes, me, rule, who
from tests.running import archcli

SUMS: dict[str, Rule] = {
    "initiative of different dice":
        rule(initiative, [who("A", 4), who("B", 6, -1, 2)], rulings=Murk()),
    "melee": rule(melee, me(4), foes(foe(4), lead=(-5,)), weapon=SABER, rulings=Murk()),
    "melee, escape": rule(melee, me(4), D4, weapon=SABER, escape=True, rulings=RULED),
    "shootout": rule(shootout, me(4), foes(foe(4, damage=2)), weapon=SABER, rulings=RULED),
    "shootout of unequal dice":
        rule(shootout, me(12), foes(foe(20, damage=2, track=4)), weapon=SABER, rulings=RULED),
    "contest":
        rule(contest, me(4, bonus=-9), foes(foe(4), bonus=-9), Contender(power="faith"), rulings=Murk()),
    "melee, a lead against each":
        rule(melee, me(4), foes(foe(4, 9), foe(4, 5), lead=(5, -5)), weapon=SABER, rulings=Murk()),
    "melee against the hardest":
        rule(melee, me(6), foes(foe(4, 9), foe(4, 5), lead=(5, 0)), weapon=SABER, rulings=HARDEST),
    "shootout at one who has no ranged weapon":
        rule(shootout, me(4), foes(UNARMED, foe(4, 0)), weapon=SABER, rulings=Murk()),
    "contest against the hardest":
        rule(contest, me(4), foes(foe(4), foe(4), lead=(5, 0)), Contender(power="faith"), rulings=HARDEST),
    "conflict": rule(conflict, me(4), D4, Stance(defend=True), rulings=Murk()),
    "conflict, defence strikes": rule(conflict, me(4), D4, Stance(foe_defend=True), rulings=RULED),
}
"""Rules that see of each attribute roll nothing but the sum."""
BREAKING = {1: "0", 2: "0", 3: "0", 4: "35/1296", 5: "287/1296"}


@pytest.mark.parametrize("name", SUMS)
def test_odds_by_every_sum(name: str) -> None:
    """The enumerator gives what every arrangement of the rolls gives; of those with equal sums some are played."""
    assert_odds(SUMS[name])


def test_equal_entrants_have_equal_chances() -> None:
    """A d20 roll-off, however long, favours none of those tied; the smaller die loses every tie."""
    spread = exact(rule(initiative, [who("A", 6), who("B", 6)], rulings=Murk()))
    assert {Fraction(weight, spread.total) for weight in spread.weights.values()} == {Fraction(1, 2)}


@each(("sides", "count", "target"), [
    (4, 3, 1), (4, 3, 3), (4, 3, 4), (4, 1, 9), (4, 3, 14), (6, 2, 13), (6, 3, 12), (8, 2, 24), (20, 2, 41),
])
def test_injury_odds_by_adding_dice_up(sides: int, count: int, target: int) -> None:
    """The closed count of failures equals a die-by-die sum of everything below the target."""
    below = {0: Fraction(1)}
    for _ in range(count):
        die = {
            fives * sides + last: Fraction(1, sides ** (fives + 1))
            for fives in range(target // sides + 1) for last in range(1, sides)
        }
        added: dict[int, Fraction] = {}
        for before, chance in below.items():
            for face, more in die.items():
                if before + face < target:
                    added[before + face] = added.get(before + face, Fraction(0)) + chance * more
        below = added
    spread = Endured(target).distribution((sides,) * count)
    assert Fraction(spread.weights.get(False, 0), spread.total) == sum(below.values())
    assert sum(spread.weights.values()) == spread.total


def test_readings_by_every_face() -> None:
    """The spreads of attribute rolls and of a group's highest roll equal the listing of every face.

    Any die will do for a foe, and a small one is listed sooner.
    """
    for reading, pool in (
        (AttributeRoll(2, True), (6, 6, 8)), (AttributeRoll(0, False), (6, 6, 4, 4, 4, 4)),
        (Group((Member(2, 1, 0, 0, 7), Member(3, 0, 5, 2, 3)), False, True), (6, 6, 2, 6, 6, 3)),
        (Group((Member(2, 1, 0, 0, None), Member(3, 0, 5, 2, 3)), True, False), (6, 6, 2, 6, 6, 3)),
    ):
        assert dict(reading.distribution(pool).fractions()) == dict(listed(pool, reading.value).fractions())


@pytest.mark.parametrize("ranks", BREAKING)
def test_breakdown_chances(ranks: int) -> None:
    """Ranks of Suffering break a character with these chances; four do so in 35 of 1296 cases."""
    outcomes = exact(rule(breakdown, ranks)).fractions()
    assert sum(chance for outcome, chance in outcomes if dict(outcome)["breaks"]) == Fraction(BREAKING[ranks])


def test_too_many_explosions_are_refused() -> None:
    """Past the limit exact odds say which limit it is, and a simulation is offered and runs."""
    done = archcli("murk injury --die 4 --total 50000 --odds")
    assert (done.code, "(injury-explosions)" in done.err, "--samples" in done.err) == (2, True, True)
    simulated = archcli("murk injury --die 4 --total 50000 --odds --samples 10 --seed 1 --json").odds
    assert simulated["chance"]["success"] == 0


def test_outcome_keys_without_a_dr() -> None:
    """Without a DR the odds tabulate the total and the Potential alone."""
    outcome = archcli("murk roll --die 6 --odds --json").odds["outcomes"][0]["outcome"]
    assert set(outcome) == {"total", "potential_change"}


def met(totals: tuple[int, ...], leads: tuple[int, ...], damages: tuple[int, ...], *, hardest: bool) -> int:
    """Who of a group is met by the letter of M-45 (from 0)."""
    left: list[int] = [*range(len(totals))]
    if hardest:
        reached = [total - 2 * (max(lead, 0) // 5) for total, lead in zip(totals, leads, strict=True)]
        left = [number for number in left if reached[number] == max(reached)]
    else:
        left = [number for number in left if totals[number] == max(totals)]
        left = [number for number in left if leads[number] == min(leads[other] for other in left)]
    return max(left, key=lambda number: damages[number])


@pytest.mark.parametrize("group_lead", ["highest", "hardest"])
@pytest.mark.parametrize("leads", [(5, 0, -5), (9, 5, 10), (0, 10, 10), (-5, -10, 4)])
def test_who_of_a_group_is_met(leads: tuple[int, ...], group_lead: Any) -> None:
    """A lead against each foe: your bonus is that over the one that is met, and its weapon hurts (M-45)."""
    dice, damages = Random(7), (8, 5, 8)
    group = foes(*(foe(4, damage) for damage in damages), lead=leads)
    for _ in range(200):
        faces = [dice.randint(1, sides) for sides in (6, 6, 4) * 4]
        done = melee(me(4), group, weapon=SABER, rulings=Murk(group_lead=group_lead), dice=TypedDice(faces))
        rolls = [sum(faces[start:start + 3]) for start in range(0, 12, 3)]
        totals = tuple(own + 2 * (max(-lead, 0) // 5) for own, lead in zip(rolls[1:], leads, strict=True))
        foe_met = met(totals, leads, damages, hardest=group_lead == "hardest")
        mine, theirs = rolls[0] + 2 * (max(leads[foe_met], 0) // 5), totals[foe_met]
        assert (done.total, done.foe_totals, done.foe_total) == (mine, totals, theirs)
        assert done.suffered == (theirs - mine + damages[foe_met] if theirs > mine else 0)
        assert sum(modifier.by for modifier in done.modifiers if modifier.to == "roll") == mine - rolls[0]

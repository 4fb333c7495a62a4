"""Exact odds of attacks against the rules told again, plainly and slowly, over every face of every die."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from tests.rules.archsoul.attacks import run

Faces = tuple[int, ...]


def faces(dice: int) -> Iterator[Faces]:
    return product(range(1, 7), repeat=dice)


def total(dice: Faces, difficulty: int = 4) -> int:
    return sum(face >= difficulty for face in dice)


def botched(dice: Faces, difficulty: int = 4) -> bool:
    return not total(dice, difficulty) and 1 in dice


def chances(line: str, house: str = "", folder: Path | None = None) -> dict[str, Fraction]:
    """The chances and means that exact odds tell."""
    odds = run(f"{line} --odds", house=house, folder=folder).odds
    told: dict[str, Fraction] = {}
    for entry in odds["outcomes"]:
        for key, value in entry["outcome"].items():
            if value is not None and not isinstance(value, str):
                told[key] = told.get(key, Fraction(0)) + int(value) * Fraction(entry["fraction"])
            else:
                told[f"{key} {value}"] = told.get(f"{key} {value}", Fraction(0)) + Fraction(entry["fraction"])
    return told


def gathered(outcomes: Iterator[dict[str, int]], every: int) -> dict[str, Fraction]:
    """The mean of each number over equally likely outcomes."""
    told: dict[str, int] = {}
    for outcome in outcomes:
        for key, value in outcome.items():
            told[key] = told.get(key, 0) + value
    return {key: Fraction(value, every) for key, value in told.items()}


@pytest.mark.parametrize("pool", [1, 3])
@pytest.mark.parametrize("thrown", [False, True])
def test_several_targets(pool: int, thrown: bool) -> None:
    """A-41, A-42, A-44: hits and critical failures target by target, one damage roll."""
    targets = {"A": (0, 3), "B": (1, 4), "C": (0, 5)}

    def outcomes() -> Iterator[dict[str, int]]:
        for attack, damage in product(faces(pool), faces(1)):
            hits = sum(
                total(attack, level) > defense and not botched(attack, level) for defense, level in targets.values())
            yield {
                "hit": hits > 0, "hits": hits, "damage": total(damage) if hits else 0,
                "critical_failure": all(botched(attack, level) for _, level in targets.values()),
            }

    line = f"--type {'thrown' if thrown else 'ranged'} --pool {pool} --damage-pool 1"
    told = chances(f"{line} --target A=0:strong --target B=1 --target C=0:weak")
    assert told == gathered(outcomes(), 6 ** (pool + 1))


@pytest.mark.parametrize("opposed", [False, True])
@pytest.mark.parametrize("misses", [False, True])
def test_a_shatter(opposed: bool, misses: bool, tmp_path: Path) -> None:
    """A-58 and its rulings: the higher total, ties, critical failures of either side, hardness."""
    def winner(attack: Faces, resist: Faces) -> str:
        if opposed and misses and botched(resist) and not botched(attack):
            return "attacker"
        ahead = total(attack) - total(resist) + 1  # the attack has a bonus of 1
        if ahead > 0:
            return "tie" if misses and botched(attack) else "attacker"
        return "tie" if ahead == 0 else "defender"

    def outcomes() -> Iterator[dict[str, int]]:
        for attack, resist, damage in product(faces(1), faces(2), faces(2)):
            won = winner(attack, resist)
            dealt = max(0, total(damage) - 1)
            yield {
                f"winner {won}": 1, "hit": won == "attacker", "damage": dealt if won == "attacker" else 0,
                "counter_damage": total(damage) if won == "defender" else 0, "critical_failure": botched(attack),
            }

    house = f"opposed_botch = {str(opposed).lower()}\ncritical_misses = {str(misses).lower()}"
    told = chances(
        "-m shatter --pool 1+1 --resist 2 --damage-pool 2 --hardness 1 --counter-damage-pool 2", house, tmp_path)
    assert told == gathered(outcomes(), 6 ** 5)


@pytest.mark.parametrize("ruling", ["dismounts", "rolls", "stays"])
def test_a_trample_that_is_struck(ruling: str, tmp_path: Path) -> None:
    """A-70 and A-123: a hit stops a trample whatever it does; hit points and who is down."""
    def outcomes() -> Iterator[dict[str, int]]:
        for attack, damage in product(faces(2), faces(2)):
            hit = total(attack) > 0
            dealt = total(damage) if hit else 0
            yield {
                "hit": hit, "prevented": hit, "damage": dealt, "down": dealt >= 1, "critical_failure": botched(attack)}

    rolls = " --interrupt 1" if ruling == "rolls" else ""
    told = chances(
        f"--reactive trample --against-charge 1 --pool 2 --defense 0 --damage-pool 2 --hit-points 1{rolls}",
        f'stopped_charge = "{ruling}"', tmp_path)
    assert told == gathered(outcomes(), 6 ** 4)

"""Every rule of Spellchrome by its id, with the case or the entry of a table here that shows it."""

import tomllib
from dataclasses import fields

import pytest

from archcli.rules.spellchrome.rulings import Spellchrome
from tests.rules.spellchrome.test_odds import SMALL
from tests.rules.spellchrome.test_refusals import REFUSED
from tests.rules.spellchrome.test_results import WHOLE
from tests.rules.spellchrome.test_turn import PLANS, PROBLEMS
from tests.running import HERE

IDS = {
    "S-01": "spell-attack-01", "S-02": "fixed-damage-without-dice", "S-03": "equal-does-not-beat",
    "S-04": "attack --bonus 5 --ac 15 --distance 6", "S-05": "every-modifier-in-order",
    "S-06": "a-punch-does-1-whatever-the-minimum", "S-07": "fists-and-a-blade-are-two-melee-weapons",
    "S-08": "climb:11 swim:10", "S-09": "--prone crawl", "S-20": "spell-full-03", "S-21": "spell-attack-08",
    "S-22": "spell-attack-07", "S-23": "the-untrained-roll-ends-an-attack", "S-24": "a-bow-and-a-blade-need-both-feats",
    "S-25": "every-modifier-in-order", "S-26": "total-defense-is-four", "S-27": "the-untrained-roll-ends-an-attack",
    "S-28": "a-critical-range-doubles-hits-alone", "S-29": "a-punch-that-leaves-0-knocks-nobody-out",
    "S-30": "a-tie-with-an-unknown-score-rolls-d10s", "S-31": "a-tie-with-an-unknown-score-rolls-d10s",
    "S-32": "scores-first-then-d10s-among-equals", "S-40": "spell-full-04",
    "S-41": "an-off-hand-has-its-own-column-and-ability", "S-42": "a-full-attack-of-two-sheet-weapons",
    "S-43": "a-full-attack-of-two-sheet-weapons", "S-50": "a-hopeless-check-of-concentration",
    "S-51": "stress-by-the-ruling", "S-52": "no-pain-no-check", "S-60": "spell-turn-01", "S-61": "move:10 swim",
    "S-62": "attack full-attack", "S-63": "--in-melee dismiss combat-focus", "S-64": "move:31",
    "S-65": "draw-stowed step attack", "S-66": "--quick-draw draw sheathe holster draw-hidden draw-stowed",
    "S-67": "spell-turn-16", "S-68": "unempower:3", "S-69": "--prone crawl stand", "S-70": "spell-turn-05",
    "S-71": "defensive-full-attack cleave", "S-72": "total-defense move", "S-73": "cast:gesture --bound --grappling",
    "S-74": "--in-melee cast-defensively:gesture empower:2", "S-75": "unarmed-attack --target-unarmed",
}
RANGES = ((1, 9), (20, 29), (30, 32), (40, 43), (50, 52), (60, 75))


def shown() -> set[str]:
    cases = tomllib.loads((HERE / "cases" / "spellchrome.toml").read_text())["case"]
    return {case["id"] for case in cases}.union(WHOLE, REFUSED, PLANS, PROBLEMS, SMALL)


def test_every_id_is_listed() -> None:
    """S-01 to S-75, none of those there are left out."""
    assert list(IDS) == [f"S-{number:02}" for first, last in RANGES for number in range(first, last + 1)]


@pytest.mark.parametrize("rule", IDS)
def test_id_is_shown(rule: str) -> None:
    """What the table names is there."""
    assert IDS[rule] in shown()


def test_every_ruling_is_exercised() -> None:
    """Each key of the rulings is set in one of the tables."""
    houses = [house for _, house, _ in WHOLE.values()] + [house for house, _ in PLANS.values()]
    keys = {line.partition(" ")[0] for house in houses for line in house.splitlines()}
    assert keys == {field.name for field in fields(Spellchrome)}

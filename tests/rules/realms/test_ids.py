"""Every rule of Enchanted Realms by its id, with the case or the entry of a table here that shows it."""

import tomllib

import pytest

from tests.rules.realms.test_odds import SMALL
from tests.rules.realms.test_refusals import REFUSED
from tests.rules.realms.test_results import SAID, WHOLE
from tests.rules.realms.test_rulings import CHANGED
from tests.rules.realms.test_sheet import WRONG
from tests.running import HERE

IDS = {
    "R-01": "realms-perception-01", "R-02": "scores above 4 need a modifier", "R-03": "realms-attack-04",
    "R-04": "both-edges-cancel", "R-05": "rounded up", "R-06": "sums-of-modifiers-and-roll-offs-settled-at-once",
    "R-07": "realms-initiative-01", "R-08": "sums-of-modifiers-and-roll-offs-settled-at-once",
    "R-09": "realms-perception-01", "R-10": "an-untrained-hider",
    "R-11": "conditions-count-once-and-disadvantage-keeps-the-lower", "R-12": "twenty-targets",
    "R-13": "realms-perception-03", "R-14": "an-untrained-hider", "R-15": "realms-surprise-01",
    "R-16": "realms-surprise-02", "R-17": "a-sleeper-who-does-not-wake-checks-once",
    "R-18": "a-natural-20-wakes-and-a-natural-1-surprises", "R-19": "realms-surprise-05", "R-20": "realms-movement-12",
    "R-21": "percentages-before-flat-losses-and-passed-over-parts", "R-22": "realms-movement-11",
    "R-23": "surprised-and-paralysed", "R-24": "realms-movement-03",
    "R-25": "percentages-before-flat-losses-and-passed-over-parts", "R-26": "realms-competition-06",
    "R-27": "realms-movement-08", "R-28": "realms-movement-09", "R-29": "realms-movement-09",
    "R-30": "edges-of-both-sides", "R-31": "an-attribute-of-the-sheet", "R-32": "realms-competition-02",
    "R-33": "realms-competition-05", "R-34": "realms-competition-03", "R-35": "no-competition-needs-no-modifier",
    "R-36": "realms-attack-01", "R-37": "realms-attack-03", "R-38": "strikes-at-two-targets-and-back",
    "R-39": "strikes-at-two-targets-and-back", "R-40": "strikes-at-two-targets-and-back",
    "R-41": "arrows-at-targets-of-two-sizes", "R-42": "realms-attack-06",
    "R-43": "the-critical-skill-of-a-weapon-and-a-miss", "R-44": "realms-attack-09",
    "R-45": "strikes-at-two-targets-and-back", "R-46": "strikes-at-two-targets-and-back",
    "R-47": "realms-grapple-01", "R-48": "realms-grapple-02", "R-49": "everything-about-a-grapple",
    "R-50": "everything-about-a-grapple", "R-51": "realms-grapple-02", "R-52": "realms-surprise-06",
    "R-53": "realms-competition-07",
}


def shown() -> set[str]:
    cases = tomllib.loads((HERE / "cases" / "realms.toml").read_text())["case"]
    return {case["id"] for case in cases}.union(WHOLE, REFUSED, CHANGED, WRONG, SMALL, SAID)


def test_every_id_is_listed() -> None:
    """R-01 to R-53, none left out."""
    assert list(IDS) == [f"R-{number:02}" for number in range(1, 54)]


@pytest.mark.parametrize("rule", IDS)
def test_id_is_shown(rule: str) -> None:
    """What the table names is there."""
    assert IDS[rule] in shown()

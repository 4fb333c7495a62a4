"""Exact odds of Spellchrome against the listing of every face and against seeded rolls."""

from fractions import Fraction
from itertools import product

from archcli.dice.distribution import listed
from archcli.rules.spellchrome.base_attack import Column, attack_line, base_attack, ladder
from archcli.rules.spellchrome.strike import ToHit
from tests.each import each
from tests.running import archcli

LADDERS: dict[tuple[int, Column], str] = {
    (16, "poor"): "+8/+3", (16, "good"): "+12/+7/+2", (16, "best"): "+16/+11/+6/+1", (1, "poor"): "+0",
    (1, "good"): "+0", (1, "best"): "+1", (5, "best"): "+5", (6, "best"): "+6/+1", (7, "good"): "+5",
    (11, "poor"): "+5", (12, "poor"): "+6/+1", (20, "good"): "+15/+10/+5",
}


@each(("bonus", "needed", "natural", "critical"), list(
    product((-3, 5, 40), (1, 15, 30), (False, True), (None, 2, 19))
))
def test_to_hit_by_every_face(bonus: int, needed: int, natural: bool, critical: int | None) -> None:
    """A hit and a critical come up as often as on the twenty faces, one by one."""
    reading = ToHit(bonus=bonus, needed=needed, natural=natural, critical_range=critical)
    hits = [
        face for face in range(1, 21)
        if (face + bonus >= needed and not (natural and face == 1)) or (natural and face == 20)
    ]
    criticals = [face for face in hits if critical is not None and face >= critical]
    spread = dict(reading.distribution((20,)).fractions())
    assert sum(chance for value, chance in spread.items() if value.hit) == Fraction(len(hits), 20)
    assert sum(chance for value, chance in spread.items() if value.critical) == Fraction(len(criticals), 20)
    assert spread == dict(listed((20,), reading.value).fractions())


@each("level", LADDERS)
def test_base_attacks(level: tuple[int, Column]) -> None:
    """The source's table of level 16, and the edges of the formula: the second attack comes at +6."""
    assert attack_line(ladder(base_attack(*level))) == LADDERS[level]


def test_the_longbow_of_the_source() -> None:
    """With Dexterity +3 the best column reads +19/+14/+9/+4 at level 16."""
    assert attack_line(base + 3 for base in ladder(base_attack(16, "best"))) == "+19/+14/+9/+4"


def test_outcome_keys_without_damage() -> None:
    """Where the damage of a weapon is unknown the odds tabulate hits alone."""
    outcome = archcli("spellchrome attack --bonus 5 --ac 15 --odds --json").odds["outcomes"][0]["outcome"]
    assert outcome == {"hit": False, "hits": 0}

"""The numbers of Spellchrome on one page, from the tables that its commands use."""

from collections.abc import Iterator

from archcli.report import Table, signed
from archcli.rules.spellchrome.action import DEFENSIVE, DODGE, REACH, TOTAL_DEFENSE, TWO_WEAPONS
from archcli.rules.spellchrome.actions import CRAWL, KINDS, RIDE
from archcli.rules.spellchrome.actions import STEP as FREE_STEP
from archcli.rules.spellchrome.base_attack import QUARTERS, STEP, attack_line, base_attack, ladder
from archcli.screen import columns, lists

LEVEL = 16


def screen() -> Iterator[Table]:
    """What moves an attack or an Armor Class, base attacks, distances, and which action is of which kind."""
    yield columns(("attack", "total"), [
        ("two weapons, without the feat", signed(TWO_WEAPONS)), ("fighting defensively", signed(DEFENSIVE)),
        ("each further attack of a full round", signed(-STEP)),
    ])
    yield columns(("Armor Class", "by"), [
        ("fighting defensively", signed(DODGE)), ("total defence", signed(TOTAL_DEFENSE)),
    ])
    yield columns(("column", "base attack of the level", f"at level {LEVEL}"), [
        (column, f"{quarters}/4", attack_line(ladder(base_attack(LEVEL, column))))
        for column, quarters in QUARTERS.items()
    ])
    yield columns(("distance", "feet"), [
        ("reach of a melee weapon", str(REACH)), ("free step", str(FREE_STEP)), ("crawling", str(CRAWL)),
        ("riding", str(RIDE)),
    ])
    yield lists(("kind", "actions of a turn"), [(kind, names.split()) for kind, names in KINDS.items()])

"""What a maneuver is: a file and a row. A toy one shows what it may say, and that no general file knows it by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from archcli.dice.dice import Dice
from archcli.dice.readings import Total
from archcli.dice.typed import TypedDice
from archcli.errors import RuleError
from archcli.given import declared
from archcli.rules.archsoul.attack import ready
from archcli.rules.archsoul.attack.course import Course
from archcli.rules.archsoul.attack.maneuvers import COMBINE, MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, Maneuver, Refusal
from archcli.rules.archsoul.attack.result import Attack
from archcli.rules.archsoul.attack.swing import Attacker, Swing, Target
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn_actions import ACTIONS
from tests.running import ROOT

ATTACK = ROOT / "archcli" / "rules" / "archsoul" / "attack"


class Gamble(Maneuver):
    """A coin before the attack: tails, and it misses; heads, and it is easier."""

    NAME, RULE, BECAUSE = "gamble", "A-46", "gamble"
    ATTACK = -1

    heads: int = 2

    def refusals(self, swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
        yield swing.type == "unarmed", "a fist does not gamble", self.RULE

    def before(self, course: Course, dice: Dice) -> bool:
        coin = dice.roll((2,), Total(), label="coin")
        course.rolled(coin)
        return coin.value == self.heads

    def after(self, course: Course, dice: Dice) -> None:
        course.damage *= 2


def gambled(faces: list[int], **known: object) -> Attack:
    swing = Swing(
        attacker=Attacker(pool=Pool(1), damage_pool=Pool(1)), target=Target(defense=0), maneuvers=("gamble",),
    ).replace(**known)
    return ready(swing, [Gamble()], Archsoul())(TypedDice(faces))


def test_a_toy_maneuver() -> None:
    """Its coin comes first, its shift counts, and what it does to the damage is done; a refusal of its own is made."""
    won = gambled([2, 3, 4])
    assert [roll.label for roll in won.rolls] == ["coin", "attack", "damage"]
    assert (won.attack_difficulty, won.hit, won.damage, won.maneuvers) == (3, True, 2, ("gamble",))
    lost = gambled([1])
    assert (lost.hit, lost.damage, [roll.label for roll in lost.rolls]) == (False, 0, ["coin"])
    with pytest.raises(RuleError, match="a fist does not gamble"):
        gambled([], type="unarmed")


def test_no_general_file_names_a_maneuver() -> None:
    """Outside its own file a maneuver stands in the table alone, and in the words and keys of a result."""
    for path in ATTACK.glob("*.py"):
        if path.name == "result.py":
            continue
        texts = {
            node.value for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert texts & (set(MANEUVERS) - {"feint"}) == set(), path


@pytest.mark.parametrize("name", MANEUVERS)
def test_every_maneuver_is_a_file_and_a_row(name: str) -> None:
    """It stands in the file of its name, its AP are those of an action, and its options are in the panel of all."""
    maneuver = MANEUVERS[name]
    assert Path(ATTACK, "maneuvers", f"{name}.py").is_file()
    assert (maneuver.NAME, maneuver.__module__.rpartition(".")[2]) == (name, name)
    assert maneuver.ACTION is None or maneuver.ACTION in ACTIONS
    assert {option.given.panel for option in declared(maneuver).values()} <= {PANEL}


def test_what_combines_is_no_style() -> None:
    """Only attack modifiers are combined by name."""
    assert {name for pair in COMBINE for name in pair} <= {name for name in MANEUVERS if not MANEUVERS[name].STYLE}

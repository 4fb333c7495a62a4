"""Every ruling of The Murk, and what each choice but the default changes."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from archcli.rules.murk.rulings import Murk
from tests.running import HERE, archcli

TIE = "melee --die 8 --foe-die 6 --damage 5 --foe-damage 4 --dice 1,2,4,4,2,1"
CHANGED: dict[str, tuple[str, str, dict[str, Any], dict[str, Any]]] = {
    "larger die wins a tie": (
        'roll_off_tie = "larger-die"', TIE, {"winner": None, "damage": 0}, {"winner": "actor", "damage": 5}),
    "larger die of a group": (
        'roll_off_tie = "larger-die"',
        "melee --die 8 --foe-die 6 --foe-die 10 --foe-die 12 --foe-damage 4 --dice 1,2,4,4,2,1,1,2,4,1,1,1",
        {"winner": None}, {"winner": "foe", "suffered": 4}),
    "equal dice still tie": (
        'roll_off_tie = "larger-die"', "melee --die 6 --foe-die 6 --dice 1,2,4,4,2,1",
        {"winner": None}, {"winner": None}),
    "straight to the d20": (
        'initiative_tie = "roll"', "initiative Ann=8 Bob=6 --dice 1,2,3,1,2,3{,1,2}",
        {"order": ["Ann", "Bob"]}, {"order": ["Bob", "Ann"]}),
    "no outpacing in roll-offs": (
        'outpacing = "checks"', "melee --die 8 --foe-die 6 --lead 10 --dice 1,1,1,1,1,1", {"total": 7}, {"total": 3}),
    "outpacing in checks": (
        'outpacing = "checks"', "roll --die 8 --lead 10 --dice 1,1,1", {"total": 7}, {"total": 7}),
    "the best gain alone": (
        'potential_gain = "best"', "roll --die 8 --dice 2,2,8", {"potential_change": 9}, {"potential_change": 8}),
    "the loss in either case": (
        'potential_gain = "best"', "roll --die 8 --dice 2,2,1", {"potential_change": 0}, {"potential_change": 0}),
    "no suffering": (
        'suffering = "none"', "roll --die 8 --suffering 2 --dice 1,1,1", {"total": 1}, {"total": 3, "modifiers": []}),
    "a flat artifact": (
        'artifact = "flat"', "roll --die 8 --tier 6 --dice 1,2,3{|,1,1,1}", {"total": 9}, {"total": 9}),
    "the rank table": (
        'injury_pool = "table"', "injury --die 6 --rank 3 --total 4 --dice 1,1,1,1{|,1}", {"pool": 5}, {"pool": 4}),
    "the rank table at 5": (
        'injury_pool = "table"', "injury --die 6 --rank 5 --total 4 --dice 1,1,1,1,1{|,1,1}", {"pool": 7}, {"pool": 5}),
    "free escape of a loser": (
        'escape = "free"', "melee --die 6 --foe-die 6 --escape --dice 1,1,1,1,1,3",
        {"escaped": False, "position": "close", "suffered": 9}, {"escaped": True, "position": "near", "suffered": 9}),
    "free escape on a tie": (
        'escape = "free"', "melee --die 6 --foe-die 6 --escape --dice 1,1,1,1,1,1",
        {"escaped": False}, {"escaped": True, "suffered": 0}),
    "a defender strikes": (
        'defense = "strikes"', "conflict --defend --die 6 --foe-die 6 --dice 1,1,3,1,1,1",
        {"damage": 0}, {"damage": 5}),
    "a defending foe strikes": (
        'defense = "strikes"', "conflict --foe-defend --die 6 --foe-die 6 --dice 1,1,1,1,1,3",
        {"suffered": 0}, {"suffered": 5}),
    "the lowest takes all": (
        'group_damage = "lowest"', "melee --die 8 --foe-die 6:3 --foe-die 4:2 --damage 9 --dice 1,1,3,1,1,1,1,1,1",
        {"hits": [{"foe": 2, "die": 4, "damage": 2}, {"foe": 1, "die": 6, "damage": 3}], "overflow": 6},
        {"hits": [{"foe": 2, "die": 4, "damage": 11}], "overflow": 0}),
    "arm's reach": ("close_feet = 0", "distance 1", {"band": "close"}, {"band": "near", "limit": 30}),
    "ritual of powers": (
        'ritual = "powers"', "cast --die 6 --dr 3 --magnitude 9 --scenes 2 --dice 1,1,1,1,1,1,1,1,1{,1,1,1}",
        {"pieces": [2, 2, 2, 1, 1, 1], "stress": 3}, {"pieces": [1] * 9, "stress": 0}),
    "no scenes, one piece": (
        'ritual = "powers"', "cast --die 6 --dr 3 --magnitude 9 --dice 1,1,1,1", {"pieces": [9]}, {"pieces": [9]}),
    "backlash elsewhere": (
        'backlash_track = "damage"', "cast --die 6 --dr 3 --magnitude 9 --dice 1,1,1,1", {"track": "strain"},
        {"track": "damage"}),
    "social damage elsewhere": (
        'social_track = "exhaustion"', "conflict --die 6 --foe-die 6 --dice 1,1,1,1,1,1", {"track": "strain"},
        {"track": "exhaustion"}),
    "spiritual damage elsewhere": (
        'spiritual_track = "damage"', "conflict --kind spiritual --die 6 --foe-die 6 --dice 1,1,1,1,1,1",
        {"track": "exhaustion"}, {"track": "damage"}),
    "two ranks at once": (
        "recovery_ranks = 2", "recover --die 6 --ranks 3 --dice 6,6,1,1,1,1", {"recovered": 1, "ranks": 2},
        {"recovered": 2, "ranks": 1}),
    "never below none": (
        "recovery_ranks = 10", "recover --die 6 --ranks 3 --dice 6,6,1,1,1,1", {"ranks": 2},
        {"recovered": 3, "ranks": 0}),
}
READ = {"melee": "melee", "shootout": "shootout", "social": "conflict", "spiritual": "conflict --kind spiritual"}


def result(line: str, house: str | None, folder: Path) -> Any:
    words = line
    if house is not None:
        (folder / "house.toml").write_text(f"[murk]\n{house}\n")
        words += f" --house {folder / 'house.toml'}"
    return archcli(f"murk {words} --json").result


@pytest.mark.parametrize("case", CHANGED)
def test_ruling(case: str, tmp_path: Path) -> None:
    """The same line under the default and under the ruling; of `{a|b}` the ruling has a, the default b."""
    house, line, default, other = CHANGED[case]
    before, _, rest = line.partition("{")
    inside, _, after = rest.partition("}")
    ruled, _, plain = inside.partition("|")
    if not rest:
        ruled = plain = ""
    for result_, wanted in (
        (result(before + plain + after, None, tmp_path), default),
        (result(before + ruled + after, house, tmp_path), other),
    ):
        assert {key: result_[key] for key in wanted} == wanted


@pytest.mark.parametrize("mode", READ)
def test_attribute_of_a_mode(mode: str, tmp_path: Path) -> None:
    """The ruling names the attribute whose die both sheets bring: Vera's d10 of Body shows a 10, a d4 cannot."""
    (tmp_path / "house.toml").write_text(f'[murk]\n{mode}_attribute = "body"\n')
    line = f"murk {READ[mode]} sheets/murk-vera.toml sheets/murk-thug.toml --dice 1,2,10,1,2,6 --json"
    house = f" --house {tmp_path / 'house.toml'}"
    assert archcli(line + house, folder=HERE / "cases").result["potential_change"] == 1
    (tmp_path / "house.toml").write_text(f'[murk]\n{mode}_attribute = "mind"\n')
    assert "--dice" in archcli(line.replace(" --json", "") + house, folder=HERE / "cases").err


def test_wounds_can_be_conceded_where_a_ruling_sends_arguments_there(tmp_path: Path) -> None:
    """M-30: with social damage on the Damage track a loser may concede it."""
    line = "injury --die 6 --total 9 --concede --dice 1,1,1"
    assert result(line, 'social_track = "damage"', tmp_path)["conceded"] is True


def test_every_ruling_is_exercised() -> None:
    """Each key of the rulings stands in the tables above."""
    keys = {house.partition(" ")[0] for house, *_ in CHANGED.values()} | {f"{mode}_attribute" for mode in READ}
    assert keys == {field.name for field in fields(Murk)}

"""`archcli sheet show`: the character card of an Archsoul sheet."""

from pathlib import Path

from archcli.output.toml import toml_text
from archcli.rules.archsoul.card import card
from archcli.rules.archsoul.sheet import Sheet
from archcli.sheet import Fact
from tests.rules.archsoul.sheets import EVERYTHING
from tests.running import HERE, ROOT, archcli

CASES = HERE / "cases"
BARE = {"system": "archsoul", "name": "A"}


def test_a_whole_card() -> None:
    """The sheet's numbers, the pools that a player rolls often, every weapon, and what the body can do."""
    result = archcli("sheet show sheets/knight.toml --json", folder=CASES).result
    assert [tuple(one.values()) for one in result["facts"]] == [
        ("character", "defense", "2", ""),
        ("character", "shield", "2", ""),
        ("character", "hit points", "20", ""),
        ("character", "move", "3", ""),
        ("character", "armor", "plate", ""),
        ("attributes", "athletics", "5", ""),
        ("attributes", "endurance", "4", ""),
        ("attributes", "precision", "3", ""),
        ("attributes", "intellect", "2", ""),
        ("attributes", "soulpower", "2", ""),
        ("skills", "melee weapons", "2", ""),
        ("skills", "ranged weapons", "1", ""),
        ("skills", "resolve", "2", ""),
        ("skills", "awareness", "1", ""),
        ("unarmed", "damage", "0", ""),
        ("mount", "speed", "4", ""),
        ("mount", "trample", "3", ""),
        ("pools", "initiative", "4", "precision/awareness"),
        ("pools", "grapple", "5", "athletics/agility"),
        ("pools", "not interrupted", "6", "endurance/resolve"),
        ("pools", "knockdown resistance", "7", "athletics/resolve"),
        ("pools", "soul resistance", "4", "soulpower/resolve"),
        ("pools", "soul attack", "2", "soulpower/soul casting"),
        ("pools", "feint", "3", "precision/confusion"),
        ("pools", "seeing through a feint", "2", "intellect/read emotions"),
        ("body", "jump", "5 m", ""),
        ("body", "straight up", "1 m", ""),
        ("body", "lifting row", "4", "objects up to 500 lb serve as weapons"),
        ("weapons", "unarmed", "3 / 5", "to hit / damage; unarmed"),
        ("weapons", "lance", "5 / 8", "to hit / damage; melee, lance, polearm"),
        ("weapons", "pistol", "4 / 3", "to hit / damage; ranged, accurate to 10 m"),
    ]
    assert result["pools"]["knockdown resistance"] == 7
    assert result["weapons"]["lance"] == {
        "kind": "melee", "to_hit": 5, "damage": 8, "dice": 3, "properties": ["lance", "polearm"],
        "accurate_range": None, "max_range": None, "ammunition": None, "strong_against": [], "weak_against": [],
        "hp": None, "hardness": 0,
    }


def test_everything_on_a_sheet_is_on_its_card(tmp_path: Path) -> None:
    """Each name and number of a sheet with every key stands in the text."""
    (tmp_path / "ann.toml").write_text(toml_text(EVERYTHING))
    text = archcli("sheet show ann", folder=tmp_path).out
    for words in (
        "defense 1", "shield 2", "hit points 3", "move 4", "armor plate", "athletics -4", "clairvoyance 6", "duelist 5",
        "damage 6, metal limb yes", "speed 12, trample 13", "axe", "thrown, light, +leather −chain, 8/9 m, bolt, hp 11,"
        " hard 10",
    ):
        assert words in text


def test_the_cards_of_the_examples_fit_on_a_screen() -> None:
    """24 lines of 80 columns."""
    for name in ("aria", "brom", "goblin"):
        out = archcli(f"sheet show examples/{name}.toml -f text", env={"COLUMNS": "80"}, folder=ROOT).out
        assert len(out.splitlines()) <= 24


def test_the_pools_are_those_that_an_attack_takes() -> None:
    """To hit and damage of each weapon are the pools that the attack itself rolls."""
    facts = archcli("sheet show sheets/aria.toml --json", folder=CASES).result["facts"]
    pools = {one["label"]: one["value"].split(" / ") for one in facts if one["section"] == "weapons"}
    assert set(pools) == {"unarmed", "rapier", "bow", "fire-bow", "javelin", "spark-rod", "dagger"}
    for weapon, (hit, hurt) in pools.items():
        option = "--type unarmed" if weapon == "unarmed" else f"-w {weapon}"
        line = f"attack sheets/aria.toml {option} --defense 0 -d 2 --seed 3 --json"
        rolls = archcli(line, folder=CASES).result["rolls"]
        assert len(rolls[0]["dice"]) == int(hit)
        metal = weapon == "unarmed"  # Aria wears a gauntlet, which is no part of the pool
        assert len(rolls[1]["dice"]) == int(hurt) + metal


def test_the_larger_of_two_ways() -> None:
    """Where a player may choose between two pools, the card shows the larger."""
    attributes = {"athletics": 2, "precision": 4}
    skills = {"acting": 3, "confusion": 1, "agility": 1}
    facts = card(Sheet.of({**BARE, "attributes": attributes, "skills": skills}, file="a.toml")).facts
    assert Fact("pools", "feint", "7", "precision/acting") in facts
    assert Fact("pools", "grapple", "4", "precision/primitive attacks") in facts


def test_a_sheet_without_attributes_has_a_card(tmp_path: Path) -> None:
    """What cannot be said is left out, and nothing is made up."""
    (tmp_path / "bare.toml").write_text(
        'system = "archsoul"\nname = "Bare [bold]"\n[weapons.bow]\nkind = "ranged"\ndamage = 1\n'
    )
    text = archcli("sheet show bare.toml", folder=tmp_path).out
    assert text.splitlines()[0] == "Bare [bold]  archsoul"
    assert "shield" in text
    assert "pools" not in text
    row = next(line for line in text.splitlines() if line.startswith("  bow"))
    assert row.split() == ["bow", "?", "?", "1", "ranged,", "needs", "attributes.precision"]


def test_the_card_of_one_who_can_lift_little() -> None:
    """Athletics 2 carries the first row alone, which ends below its bound; Athletics 1 none."""
    notes = []
    for athletics in (1, 2, 3, 9):
        facts = card(Sheet.of({**BARE, "attributes": {"athletics": athletics}}, file="a.toml")).facts
        notes.append([one.note for one in facts if one.label == "lifting row"])
    assert notes == [
        [], ["objects up to 49 lb serve as weapons"], ["objects up to 150 lb serve as weapons"],
        ["objects up to 1300 lb serve as weapons"],
    ]

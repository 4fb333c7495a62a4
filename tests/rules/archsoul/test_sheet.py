"""The Archsoul sheet: every key with its type, range and default (A-06, A-120, A-121), and `archcli sheet`."""

import stat
import tomllib
from pathlib import Path
from typing import Any, Literal, get_args

import pytest

from archcli.errors import SheetError
from archcli.games import GAMES
from archcli.given import value_at
from archcli.rules.archsoul.sheet import ATTRIBUTES, SKILLS, Kind, Sheet, Weapon, WeaponProperty
from tests.each import each
from tests.running import HERE, archcli

CASES = HERE / "cases"
HEAD = 'system = "archsoul"\nname = "Ann"\n'
AXE = '[weapons.axe]\nkind = "melee"\ndamage = 3\n'


def sheet(text: str, unlisted: Literal["zero", "error"] = "zero") -> Sheet:
    return Sheet.of(tomllib.loads(HEAD + text), file="ann.toml", unlisted=unlisted)


RANGES: dict[str, tuple[str, int, int]] = {
    "defense": ("{}", 0, 30), "shield": ("{}", 0, 10), "hit_points": ("{}", 0, 1000), "move": ("{}", 0, 20),
    **{f"attributes.{name}": ("[attributes]\n{}", -10, 20) for name in ATTRIBUTES},
    **{f"skills.{name}": ("[skills]\n{}", 0, 20) for name in SKILLS},
    "specializations.duelist": ("[specializations]\n{}", 0, 20),
    "unarmed.damage": ("[unarmed]\n{}", 0, 30),
    "weapons.axe.damage": ('[weapons.axe]\nkind = "melee"\n{}', 0, 30),
    "weapons.axe.accurate_range": ('[weapons.axe]\nkind = "thrown"\ndamage = 1\n{}', 0, 10000),
    "weapons.axe.max_range": ('[weapons.axe]\nkind = "ranged"\ndamage = 1\n{}', 0, 10000),
    "weapons.axe.hardness": (AXE + "{}", 0, 1000), "weapons.axe.hp": (AXE + "{}", 0, 1000),
    "mount.speed": ("[mount]\n{}", 1, 40), "mount.trample": ("[mount]\n{}", 0, 30),
}


@each("path", RANGES)
def test_numbers(path: str) -> None:
    """Each number is taken from end to end of its range, and refused with its path beyond, and as anything else."""
    text, low, high = RANGES[path]
    key = path.rpartition(".")[2]
    for value in (low, high):
        assert value_at(sheet(text.format(f"{key} = {value}")), path) == value
    for wrong in (low - 1, high + 1, 1.5, "true", '"3"', "[1]", "{ a = 1 }"):
        with pytest.raises(SheetError) as refused:
            sheet(text.format(f"{key} = {wrong}"))
        (mistake,) = refused.value.mistakes
        assert (mistake.file, mistake.key) == ("ann.toml", path)
        assert f"from {low} to {high}" in mistake.message


def test_defaults() -> None:
    """What is not written: no shield, a move of 3, bare fists, no armor, and a weapon without properties."""
    bare = sheet(AXE)
    assert (bare.shield, bare.move, bare.unarmed.damage) == (0, 3, 0)
    assert (bare.unarmed.metal_limb, bare.armor) == (False, ())
    assert (bare.defense, bare.hit_points, bare.mount.speed) == (None, None, None)
    assert bare.weapon("axe") == Weapon(
        name="axe", kind="melee", damage=3, properties=(), strong_against=(), weak_against=(),
        accurate_range=None, max_range=None, ammunition=None, hardness=0, hp=None,
    )


def test_every_kind_property_and_ammunition() -> None:
    """All words that a weapon knows are taken."""
    for kind in get_args(Kind):
        assert sheet(f'[weapons.axe]\nkind = "{kind}"\ndamage = 0\n').weapon("axe").kind == kind
    known = get_args(WeaponProperty)
    assert sheet(AXE + f"properties = {list(known)}").weapon("AXE").properties == known
    for word in ("arrow", "bolt", "shot"):
        bow = sheet(f'[weapons.bow]\nkind = "ranged"\ndamage = 0\nammunition = "{word}"').weapon("bow")
        assert bow.ammunition == word


WRONG: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {
    "an unknown key": (HEAD + "defence = 2", {"defence": ("defense",)}),
    "an unknown attribute": (HEAD + "[attributes]\nprecison = 2", {"attributes.precison": ("precision",)}),
    "an unknown skill": (HEAD + "[skills]\nmelee = 2", {"skills.melee": ("unknown",)}),
    "an unknown key of a weapon": (HEAD + AXE + "damge = 1", {"weapons.axe.damge": ("damage",)}),
    "an unknown key of a mount": (HEAD + "[mount]\nsped = 1", {"mount.sped": ("speed",)}),
    "an unknown table": (HEAD + "[weapon.axe]\ndamage = 1", {"weapon": ("weapons",)}),
    "no name": ('system = "archsoul"', {"name": ("missing",)}),
    "an empty name": ('system = "archsoul"\nname = ""', {"name": ("text",)}),
    "no system": ('name = "Ann"', {"system": ("missing", "archsoul")}),
    "another game's sheet": ('system = "murk"\nname = "Ann"', {"system": ("The Murk", "archcli murk")}),
    "a text for a number": (HEAD + 'defense = "2"', {"defense": ('"2"', "0 to 30")}),
    "a table for a number": (HEAD + "[defense]\nx = 1", {"defense": ("a table", "0 to 30")}),
    "a number for a table": (HEAD + "skills = 3", {"skills": ("3", "a table")}),
    "a number for a weapon": (HEAD + "[weapons]\naxe = 3", {"weapons.axe": ("3", "a table")}),
    "a text for a list": (HEAD + 'armor = "plate"', {"armor": ("plate", "list")}),
    "a number in a list": (HEAD + "armor = [1]", {"armor": ("list",)}),
    "a weapon without kind and damage": (HEAD + "[weapons.axe]\nhp = 1", {
        "weapons.axe.kind": ("missing",), "weapons.axe.damage": ("missing",),
    }),
    "an unknown kind": (HEAD + '[weapons.axe]\nkind = "mele"\ndamage = 1', {"weapons.axe.kind": ("mele", "melee")}),
    "an unknown property": (HEAD + AXE + 'properties = ["light", "heavy"]', {
        "weapons.axe.properties": ("heavy", "semi-light"),
    }),
    "unknown ammunition": (HEAD + '[weapons.axe]\nkind = "ranged"\ndamage = 1\nammunition = "pea"', {
        "weapons.axe.ammunition": ("pea", "arrow"),
    }),
    "a maximum range below the accurate one": (
        HEAD + '[weapons.axe]\nkind = "ranged"\ndamage = 1\naccurate_range = 9\nmax_range = 8',
        {"weapons.axe.max_range": ("8", "9")},
    ),
    "a truth for a number": (HEAD + "move = true", {"move": ("true", "0 to 20")}),
    "a number for a truth": (HEAD + "[unarmed]\nmetal_limb = 1", {"unarmed.metal_limb": ("1", "true or false")}),
    "a name that wants quotes": (HEAD + '[weapons."long axe"]\nkind = "melee"\ndamage = 31', {
        'weapons."long axe".damage': ("31", "0 to 30"),
    }),
    "a specialization named as a skill": (HEAD + '[specializations]\n"Melee Weapons" = 3', {
        'specializations."Melee Weapons"': ("melee_weapons",),
    }),
    "a specialization named as an attribute": (HEAD + "[specializations]\nPrecision = 3", {
        "specializations.Precision": ("precision",),
    }),
    "a weapon named as the fist": (HEAD + '[weapons.Un-armed]\nkind = "melee"\ndamage = 1', {
        "weapons.Un-armed": ("the fist",),
    }),
    "two weapons of one name": (HEAD + AXE + '[weapons.AXE]\nkind = "melee"\ndamage = 1', {
        "weapons.AXE": ("weapons.axe",),
    }),
    "everything at once": (
        'system = "archsoul"\nshield = 11\nspeed = 1\n[attributes]\nathletics = 21\nluck = 1\n[skills]\nacting = -1\n'
        '[specializations]\nduelist = "x"\n[mount]\nspeed = 0\n' + AXE + "hardness = -1", {
            "name": (), "shield": (), "speed": (), "attributes.athletics": (), "attributes.luck": (),
            "skills.acting": (),
            "specializations.duelist": (), "mount.speed": (), "weapons.axe.hardness": (),
        },
    ),
}


@each("name", WRONG)
def test_mistakes(name: str, tmp_path: Path) -> None:
    """Every mistake of a file at once, each with the key's path, what was found and what was expected."""
    text, mistakes = WRONG[name]
    (tmp_path / "ann.toml").write_text(text)
    done = archcli("attack ./ann.toml --json --pool 1", folder=tmp_path)
    assert (done.code, done.out, done.error["code"]) == (2, "", "sheet")
    found = {one["key"]: one["message"] for one in done.error["mistakes"]}
    assert set(found) == set(mistakes)
    assert {one["file"] for one in done.error["mistakes"]} == {"./ann.toml"}
    for key, words in mistakes.items():
        assert [word for word in words if word not in found[key]] == []
        assert f"./ann.toml: {key}: {found[key]}" in done.error["message"]


def test_names() -> None:
    """Case, spaces, hyphens and underscores do not matter; `unarmed` stands for the damage of the fist."""
    one = sheet("[skills]\nmelee_weapons = 3\n[specializations]\n'Unarmed Combat' = 2\n[unarmed]\ndamage = 4")
    assert {one.stat(name) for name in ("melee_weapons", "Melee Weapons", "MELEE-weapons", "meleeweapons")} == {3}
    assert (one.stat("unarmed-combat"), one.stat("unarmed"), one.stat("stealth")) == (2, 4, 0)
    for name in ("precision", "Precision"):
        with pytest.raises(SheetError, match=r"attributes\.precision"):
            one.stat(name)
    strict = sheet("[skills]\nstealth = 0", unlisted="error")
    assert strict.stat("stealth") == 0
    with pytest.raises(SheetError, match=r"skills\.acting"):
        strict.stat("acting")


NEAREST = {
    "roll precison -s sheets/aria.toml": ("precison", "precision", "sheets/aria.toml"),
    "roll duellist -s sheets/aria.toml": ("duellist", "duelist"),
    "attack sheets/aria.toml --defense 1 -w dager": ("dager", "dagger", "sheets/aria.toml"),
    "attack sheets/aria.toml --defense 1 -w zzz": ("zzz", "rapier", "bow"),
}


@pytest.mark.parametrize("line", NEAREST)
def test_a_name_that_a_sheet_lacks_is_met_with_the_nearest(line: str) -> None:
    """An unknown name or weapon is refused with what the sheet has."""
    done = archcli(line, folder=CASES)
    assert done.code == 2
    assert [word for word in NEAREST[line] if word not in done.err] == []


# archcli sheet


def test_a_new_sheet_is_a_right_one(tmp_path: Path) -> None:
    """What `sheet new` writes is checked without a mistake, carries the name, and is never written over by accident."""
    made = archcli(["sheet", "new", "ann.toml", "--name", 'Ann "the Axe"'], folder=tmp_path)
    assert (made.code, sorted(tmp_path.iterdir())) == (0, [tmp_path / "ann.toml"])
    text = (tmp_path / "ann.toml").read_text()
    assert tomllib.loads(text)["name"] == 'Ann "the Axe"'
    assert archcli("sheet check ann.toml", folder=tmp_path).code == 0
    assert archcli("sheet check ann -q", folder=tmp_path).out == "./ann.toml\n"
    again = archcli("sheet new ann.toml --name Bob", folder=tmp_path)
    assert (again.code, (tmp_path / "ann.toml").read_text()) == (2, text)
    assert "--force" in again.err
    (tmp_path / "ann.toml").chmod(0o600)
    assert archcli("sheet new ann.toml --name Bob --force", folder=tmp_path).code == 0
    assert tomllib.loads((tmp_path / "ann.toml").read_text())["name"] == "Bob"
    assert stat.S_IMODE((tmp_path / "ann.toml").stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [tmp_path / "ann.toml"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_model_sheet(game: str, tmp_path: Path) -> None:
    """Printed, it is a right sheet of its game, comments and all, and has a card."""
    text = archcli(f"sheet new --game {game}").out
    assert tomllib.loads(text)["system"] == game
    assert "#" in text
    (tmp_path / "new.toml").write_text(text)
    assert archcli("sheet check new.toml", folder=tmp_path).code == 0
    card = archcli("sheet show new.toml --json", folder=tmp_path).result
    assert (card["game"], card["name"]) == (game, "Nameless")
    assert card["facts"]


def test_check_names_the_mistakes_of_every_file(tmp_path: Path) -> None:
    """Several sheets are checked in one run, and all their mistakes are told."""
    (tmp_path / "a.toml").write_text(HEAD + "defence = 1")
    (tmp_path / "b.toml").write_text('system = "chess"\nname = "B"')
    (tmp_path / "c.toml").write_text('name = "C"')
    done = archcli("sheet check a.toml b.toml c.toml d.toml --json", folder=tmp_path)
    assert done.code == 2
    assert [(one["file"], one["key"]) for one in done.error["mistakes"]] == [
        ("a.toml", "defence"), ("b.toml", "system"), ("c.toml", "system"), ("d.toml", ""),
    ]


MISUSED = {
    "sheet new --game chess": ("chess", "archsoul"),
    "sheet new --game murky": ("murky", "murk"),
    "sheet new --force": ("--force",),
    "sheet new --name ''": ("--name",),
    "sheet new .": ("folder",),
    "sheet new nowhere/ann.toml": ("nowhere/ann.toml", "cannot be written"),
    "sheet show nobody": ("nobody", "./nobody.toml", "sheets/nobody.toml"),
    "sheet show ./nobody": ("./nobody", "no such file"),
    "sheet check": ("SHEET",),
}


@pytest.mark.parametrize("line", MISUSED)
def test_misuse_of_sheet(line: str, tmp_path: Path) -> None:
    """Exit 2, nothing printed and nothing written, and a message that helps."""
    done = archcli(line, folder=tmp_path)
    assert (done.code, done.out, list(tmp_path.iterdir())) == (2, "", [])
    assert [word for word in MISUSED[line] if word not in done.err] == []


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk refuses, the old file stays as it was and no temporary file is left."""
    import os

    from archcli.cli.writing import write_new
    from archcli.errors import UsageError

    (tmp_path / "ann.toml").write_text("old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UsageError, match="No space left"):
        write_new(str(tmp_path / "ann.toml"), "new", force=True)
    assert {one.name: one.read_text() for one in tmp_path.iterdir()} == {"ann.toml": "old"}


def test_a_link_is_followed(tmp_path: Path) -> None:
    """--force through a symbolic link replaces the file it points to, and leaves the link."""
    from archcli.cli.writing import write_new

    (tmp_path / "real.toml").write_text("old")
    (tmp_path / "link.toml").symlink_to(tmp_path / "real.toml")
    write_new(str(tmp_path / "link.toml"), "new", force=True)
    assert (tmp_path / "real.toml").read_text() == "new"
    assert (tmp_path / "link.toml").is_symlink()


def bare(**known: Any) -> dict[str, Any]:
    return {"system": "archsoul", "name": "Ann"} | known


def test_an_option_beats_the_sheet_even_as_0_or_below() -> None:
    """Typed numbers that look like nothing still stand before those of the sheet."""
    result = archcli("jump -s sheets/aria.toml --athletics 0 --conditioning 0 --json", folder=CASES).result
    assert result["meters"] == 0
    line = "attack sheets/aria.toml sheets/goblin.toml -w bow --pool -1+2 --defense 0 --shield 0 --damage-pool 0 --json"
    attack = archcli(line, folder=CASES).result
    assert (attack["attack_total"], attack["resistance"], attack["damage_total"]) == (2, 0, 0)


def test_a_weapon_is_found_by_any_spelling() -> None:
    """Case, spaces, hyphens and underscores do not matter in the name of a weapon either."""
    one = Sheet.of(bare(weapons={"War Hammer": {"kind": "melee", "damage": 2}}), file="ann.toml")
    assert {one.weapon(name).name for name in ("war-hammer", "WAR HAMMER", "war_hammer")} == {"War Hammer"}

"""Every open point of Archsoul: each choice changes a result as its row says, and nothing else is a choice."""

from pathlib import Path
from typing import Any

import pytest

from archcli.given import Range
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rulings import points
from tests.each import each
from tests.running import HERE, Done, archcli

CASES = HERE / "cases"
MISS = "attack --defense 1 --damage-pool 0 --pool 1 --dice 1"
ARIA = "sheets/aria.toml sheets/goblin.toml"

REFUSED = object()


class With:
    """What comes of the command with some more words."""

    def __init__(self, words: str, value: Any) -> None:
        self.words, self.value = words, value


RULED: dict[str, tuple[str, str, dict[str, Any]]] = {
    # The command, the key of its result, and the value of that key under each choice.
    "hit": ("attack --defense 1 --damage-pool 0 --pool 1 --dice 4", "hit", {'"exceeds"': False, '"meets"': True}),
    "critical_failure": ("roll 2", "critical_failure", {
        '"botch"': With("--dice 1,3", True), '"all-ones"': With("--dice 1,3", False),
        '"no-success"': With("--dice 2,3", True), '"never"': With("--dice 1,1", False),
    }),
    "critical_misses": ("roll 1+2 --dice 1", "success", {"true": False, "false": True}),
    "over_six": (f"{MISS} -m reckless --weak", "attack_difficulty", {'"clamp"': 6, '"impossible"': 7}),
    "damage_difficulty": ("attack --defense 0 --pool 1 --damage-pool 4 --dice 4,2,3,4,5", "damage", {
        "2": 4, "3": 3, "4": 2, "5": 1, "6": 0,
    }),
    "shield_bonus": (f"{MISS} --type ranged --shield 2", "resistance", {'"defense"': 3, '"difficulty"': 1}),
    "metal_limb": ("attack --type unarmed --metal-limb --defense 0 --pool 1 --damage-pool 0", "damage", {
        '"die"': With("--dice 4,3", 0), '"flat"': With("--dice 4", 1),
    }),
    "improvised_penalty": (
        "attack --type thrown --improvised --defense 1 --damage-pool 0 --pool 1+1 --dice 1", "attack_difficulty", {
            '"melee"': 4, '"always"': 5,
        },
    ),
    "broken_penalty": (f"{MISS} -d 2 --broken", "attack_difficulty", {str(by): 2 + by for by in range(5)}),
    "broken_weapons": (f"{MISS} --type ranged --broken", "attack_difficulty", {'"melee"': 4, '"all"': 5}),
    "armor_piercing": (f"{MISS} --weak --property armor-piercing", "damage_difficulty", {
        '"advantage"': 4, '"both"': 5,
    }),
    "semi_light": (f"{MISS} -m quick --property semi-light", "attack_difficulty", {'"non-light"': 5, '"light"': 4}),
    "unarmed_light": (f"{MISS} --type unarmed -m quick", "attack_difficulty", {"true": 4, "false": 5}),
    "soul_resist": (f"attack {ARIA} --type soul --pool 0", "rolls.1.dice", {
        '"resolve"': With("--dice 4,1,1", [4, 1, 1]), '"willpower"': With("--dice 4,1,1,1,1", [4, 1, 1, 1, 1]),
    }),
    "magic_ap": ("attack --type soul --pool 0 --resist 0", "ap", {"1": 1, "2": 2, "3": 3}),
    "interrupt_difficulty": (
        "attack --reactive grab --interrupt 1 --defense 0 --pool 1 --damage-pool 0 --dice 4,4", "prevented", {
            "2": False, "3": False, "4": False, "5": True, "6": True,
        },
    ),
    "stopped_charge": (
        "attack --reactive trample --against-charge 2 --pool 1 --defense 0 --damage-pool 0", "dismounted", {
            '"dismounts"': With("--dice 4", True), '"rolls"': With("--interrupt 1 --dice 4,3", False),
            '"stays"': With("--dice 4", False),
        },
    ),
    "intercept_elemental": (
        "attack --type elemental --shield-intercept --defense 1 --damage-pool 0 --pool 1 --dice 1", "attack_difficulty",
        {"true": 5, "false": REFUSED},
    ),
    "soul_shield_reacts": ("turn soul-shield", "triggers", {"true": ["soul-shield"], "false": []}),
    "opposed_botch": ("grapple --action other --control target --pool 1 --against 1 --dice 2,1", "success", {
        "true": True, "false": False,
    }),
    "controller_botch": ("grapple --action other --control actor --pool 1 --against 1 --dice 1,1", "success", {
        '"fails"': False, '"holds"': True,
    }),
    "control": ("grapple --action escape --pool 0 --against 1 --control actor --dice 4", "control", {
        '"winner"': "target", '"actor"': "actor",
    }),
    "thrown_table": ("attack --type thrown --defense 1 --damage-pool 0 --pool 1+1 --dice 1", "crit_table", {
        '"melee"': "melee", '"bow"': "bow", '"unarmed"': "unarmed",
    }),
    "elemental_table": ("attack --type elemental --defense 1 --damage-pool 0 --pool 1 --dice 1", "crit_table", {
        '"soul"': "soul", '"bow"': "bow", '"firearm"': "firearm",
    }),
    "elemental_weapon_table": (f"attack {ARIA} -w spark-rod --pool 1 --dice 1", "crit_table", {
        '"firearm"': "firearm", '"soul"': "soul", '"bow"': "bow",
    }),
    "foe_initiative": ("initiative --foe F=0/0+1 --foe G=0/0", "order", {'"once"': REFUSED, '"each"': ["F", "G"]}),
    "square_adjacency": ("arc --map square --facing n --at 1,1", "adjacent", {"8": True, "4": False}),
    "stand_up_ap": ("turn stand-up", "ap_spent", {"0": 0, "1": 1, "2": 2, "3": 3}),
    "oversized_weight": ("improvised-weapon 60 --athletics 9 --thrown", "cumbersome", {
        "0": True, "50": True, "60": True, "61": False, "1300": False,
    }),
    "lifting": ("improvised-weapon 50 --athletics 9", "row", {
        "[50, 150, 300, 500, 700, 900, 1100, 1300]": 2, "[51, 60, 62, 63, 64, 65, 66, 67]": 1,
        "[11, 12, 13, 14, 15, 16, 17, 50]": 8,
    }),
    "recover_breaks": ("recover 2", "broken", {"true": With("--dice 1,2", 1), "false": 0}),
    "unlisted_skill": (f"roll stealth -s {ARIA.split()[0]}", "total", {'"zero"': 0, '"error"': REFUSED}),
    "falling.dice_per_meter": ("fall-damage 5", "pool", {
        "1": With("--dice 4,4,4,4,4", 5), "0.5": With("--dice 4,4", 2), "0.1": 0, "1.3": With("--dice 4,4,4,4,4,4", 6),
    }),
    "falling.difficulty": ("fall-damage 4 --dice 2,3,4,5", "damage", {"2": 4, "3": 3, "4": 2, "5": 1, "6": 0}),
    "falling.acceleration": ("fall-damage --seconds 1", "meters", {
        "5": With("--dice 4,4,4,4,4", 5), "1.9": With("--dice 4", 1), "0.5": 0,
    }),
}
"""Every key, and of each every choice (of numbers without an end some)."""


def ruled(folder: Path, key: str, value: str, line: str) -> Done:
    *path, name = ["archsoul", *key.split(".")]
    (folder / "house.toml").write_text(f"[{'.'.join(path)}]\n{name} = {value}\n")
    return archcli(f"{line} --json --house {folder / 'house.toml'}", folder=CASES)


def at(result: Any, path: str) -> Any:
    for part in path.split("."):
        result = result[int(part)] if isinstance(result, list) else result[part]
    return result


@each(
    ("key", "value"), [(key, value) for key, (_, _, choices) in RULED.items() for value in choices]
)
def test_every_choice(key: str, value: str, tmp_path: Path) -> None:
    """A ruling in a house file changes the result as its row says."""
    line, path, choices = RULED[key]
    expected = choices[value]
    words = expected.words if isinstance(expected, With) else ""
    done = ruled(tmp_path, key, value, f"{line} {words}")
    if expected is REFUSED:
        assert done.code == 2
    else:
        assert at(done.result, path) == (expected.value if isinstance(expected, With) else expected)


def test_every_key_has_a_row_and_each_of_its_choices() -> None:
    """The table above leaves out no open point, and no choice of one that has a list of them."""
    known = {one.key: one for one in points(Archsoul)}
    assert set(RULED) == set(known)
    for key, (_, _, choices) in RULED.items():
        one = known[key]
        if one.bound is None:
            assert list(choices) == one.choices.split(", ")
        elif one.type is int and isinstance(one.bound, Range) and (one.bound.high or 10) < 10:
            low, high = int(one.bound.low), int(one.bound.high or 0)
            assert list(choices) == [str(number) for number in range(low, high + 1)]


DEFAULTS = {
    "hit": "exceeds", "critical_failure": "botch", "critical_misses": True, "over_six": "clamp", "damage_difficulty": 4,
    "shield_bonus": "defense", "metal_limb": "die", "improvised_penalty": "melee", "broken_penalty": 1,
    "broken_weapons": "melee", "armor_piercing": "advantage", "semi_light": "non-light", "unarmed_light": True,
    "soul_resist": "resolve", "magic_ap": 2, "interrupt_difficulty": 3, "stopped_charge": "dismounts",
    "soul_shield_reacts": False, "intercept_elemental": False, "opposed_botch": False, "controller_botch": "fails",
    "control": "winner", "thrown_table": "melee", "elemental_table": "soul", "elemental_weapon_table": "firearm",
    "foe_initiative": "once",
    "square_adjacency": 8, "stand_up_ap": 1, "oversized_weight": 50,
    "lifting": [50, 150, 300, 500, 700, 900, 1100, 1300], "recover_breaks": True, "unlisted_skill": "zero",
    "falling.dice_per_meter": 1, "falling.difficulty": 4, "falling.acceleration": 5,
}


def test_defaults() -> None:
    """`archcli rulings` lists every point with its default, in the order of the rules."""
    listed = archcli("rulings archsoul --json").result["rulings"]
    assert {one["key"]: one["value"] for one in listed} == DEFAULTS
    assert [one["key"] for one in listed] == list(DEFAULTS)
    assert {one["source"] for one in listed} == {"default"}


WRONG: dict[str, tuple[str, tuple[str, ...]]] = {
    "an unknown key": ('[archsoul]\nhits = "meets"', ("archsoul.hits", '"hit"')),
    "an unknown choice": ('[archsoul]\nhit = "equals"', ("archsoul.hit", "equals", "exceeds", "meets")),
    "a choice of another case": ('[archsoul]\nhit = "Meets"', ("archsoul.hit", "Meets", "exceeds", "meets")),
    "a text for a truth": ('[archsoul]\ncritical_misses = "yes"', ("archsoul.critical_misses", "yes", "true", "false")),
    "a truth for a number": ("[archsoul]\nmagic_ap = true", ("archsoul.magic_ap", "true", "1 to 3")),
    "a number for a truth": ("[archsoul]\nrecover_breaks = 1", ("archsoul.recover_breaks", "1", "true", "false")),
    "too small": ("[archsoul]\nmagic_ap = 0", ("archsoul.magic_ap", "0", "1 to 3")),
    "too large": ("[archsoul]\nmagic_ap = 4", ("archsoul.magic_ap", "4", "1 to 3")),
    "no whole number": ("[archsoul]\nmagic_ap = 2.0", ("archsoul.magic_ap", "2.0", "1 to 3")),
    "a difficulty of 7": ("[archsoul]\ndamage_difficulty = 7", ("archsoul.damage_difficulty", "7", "2 to 6")),
    "five neighbours": ("[archsoul]\nsquare_adjacency = 5", ("archsoul.square_adjacency", "5", "8, 4")),
    "seven rows": ("[archsoul]\nlifting = [1, 2, 3, 4, 5, 6, 7]", ("archsoul.lifting", "8 rising")),
    "rows that do not rise": ("[archsoul]\nlifting = [1, 2, 3, 4, 5, 6, 7, 7]", ("archsoul.lifting", "8 rising")),
    "a fall without dice": ("[archsoul.falling]\ndice_per_meter = 0", ("archsoul.falling.dice_per_meter", "above 0")),
    "endless dice": ("[archsoul.falling]\ndice_per_meter = inf", ("archsoul.falling.dice_per_meter", "above 0")),
    "an unknown key of a fall": ("[archsoul.falling]\ndice_per_metre = 1", (
        "archsoul.falling.dice_per_metre", "dice_per_meter",
    )),
    "no table": ("archsoul = 3", ("archsoul", "table")),
    "no table of falls": ("[archsoul]\nfalling = 3", ("archsoul.falling", "table")),
    "an unknown table": ("[archsool]\n", ("archsool", "archsoul")),
    "several at once": ('[archsoul]\nhit = 1\nhot = 2\n[archsoul.falling]\ndifficulty = 1', (
        "archsoul.hit", "archsoul.hot", "archsoul.falling.difficulty",
    )),
    "no TOML": ("[archsoul", ("TOML",)),
}


@each("name", WRONG)
def test_a_wrong_house_file_is_refused(name: str, tmp_path: Path) -> None:
    """The message holds the file, every key, what was found, and the choices; the code is house."""
    text, words = WRONG[name]
    (tmp_path / "house.toml").write_text(text)
    for done in (archcli("roll 1 --json --house house.toml", folder=tmp_path),
                 archcli("roll 1 --json", folder=tmp_path, env={"ARCHCLI_HOUSE": "house.toml"})):
        assert (done.code, done.out, done.error["code"]) == (2, "", "house")
        assert [word for word in ("house.toml", *words) if word not in done.error["message"]] == []


def test_what_is_in_force_and_where_it_came_from(tmp_path: Path) -> None:
    """`archcli rulings` shows the values of the house file, and names it."""
    (tmp_path / "house.toml").write_text('[archsoul]\nhit = "meets"\n')
    listed = archcli("rulings archsoul --json --house house.toml", folder=tmp_path).result["rulings"]
    assert {one["key"]: one["value"] for one in listed} == DEFAULTS | {"hit": "meets"}
    assert next(one for one in listed if one["key"] == "hit")["source"] == "house.toml"
    text = archcli("rulings archsoul", folder=tmp_path, env={"ARCHCLI_HOUSE": "house.toml"}).out
    assert "ARCHCLI_HOUSE" in text
    assert 'archsoul.hit = "meets"' in archcli("rulings -q --house house.toml", folder=tmp_path).out.splitlines()


def test_a_written_house_file_changes_nothing(tmp_path: Path) -> None:
    """--write gives a file in which every ruling stands at what is in force; it is never written over by accident."""
    assert archcli("rulings archsoul --write house.toml", folder=tmp_path).code == 0
    listed = archcli("rulings archsoul --json --house house.toml", folder=tmp_path).result["rulings"]
    assert {one["key"]: one["value"] for one in listed} == DEFAULTS
    again = archcli("rulings --write house.toml", folder=tmp_path)
    assert again.code == 2
    assert "--force" in again.err
    assert archcli("rulings --write house.toml --force", folder=tmp_path).code == 0
    assert "[realms]" in (tmp_path / "house.toml").read_text()


MISUSED = {
    "--force": "--write", "chess": "archsoul", "murky": "murk", "--limits --write x.toml": "--limits",
    "archsoul --limits": "--limits",
    "--limits --house x.toml": "--limits", "--house nobody.toml": "nobody.toml", "--write . --force": "folder",
}


@pytest.mark.parametrize("line", MISUSED)
def test_options_that_say_nothing_are_refused(line: str, tmp_path: Path) -> None:
    """Nothing is accepted and then ignored."""
    done = archcli(f"rulings {line}", folder=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert MISUSED[line] in done.err

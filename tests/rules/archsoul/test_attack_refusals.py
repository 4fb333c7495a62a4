"""attack: what is refused, with the words that say why."""

from pathlib import Path

import pytest

from tests.each import each
from tests.rules.archsoul.attacks import run

FULL = "--pool 3 --defense 1 --damage-pool 2"
CHARGE = f"{FULL} -m charge --property lance"
REACT = f"{FULL} --interrupt 2"
AREA = "--pool 3 --damage-pool 2 --target A=1"
SHATTER = "--pool 3 --damage-pool 2 -m shatter --resist 1"
SHEETS = "sheets/aria.toml sheets/goblin.toml"

REFUSED: list[tuple[str, tuple[str, ...]]] = [
    # Missing numbers.
    ("--defense 1 --damage-pool 2", ("--pool",)),
    ("--pool 3 --damage-pool 2", ("--defense",)),
    ("--pool 3 --damage-pool 2 --type elemental", ("--defense",)),
    ("--pool 3 --defense 1", ("--damage-pool",)),
    ("--type elemental --no-attack-roll", ("--damage-pool",)),
    ("sheets/aria.toml --defense 1", ("--damage-pool",)),
    ("--pool 3 --damage-pool 2 -m shatter", ("--resist",)),
    (f"{FULL} -m knockdown", ("--resist",)),
    (f"--type ranged {FULL} -m knockdown", ("--resist",)),
    ("--type soul --pool 3", ("--resist",)),
    (f"{FULL} --reactive grab", ("--interrupt",)),
    (f"{FULL} -m feint --feint-resist 2", ("--feint-pool",)),
    (f"{FULL} -m feint --feint-pool 2", ("--feint-resist",)),
    # Options that the type cannot use.
    *((f"--type {kind} {FULL} --resist 1 {option}", (option.split()[0],)) for option, kinds in (
        ("--cumbersome", "unarmed melee ranged elemental soul"),
        ("--not-punch", "melee ranged thrown elemental soul"),
        ("--metal-limb", "melee ranged thrown elemental soul"),
        ("--beyond-accurate", "unarmed melee elemental soul"),
        ("--shield-intercept", "unarmed melee elemental soul"),
        ("--improvised", "unarmed ranged elemental soul"),
        ("--no-attack-roll", "unarmed melee ranged thrown soul"),
        ("--soul-shield 2", "unarmed melee ranged thrown elemental"),
        ("--distance 1", "melee elemental soul"),
        ("--accurate-range 1", "unarmed melee elemental soul"),
        ("--max-range 1", "unarmed melee elemental soul"),
        ("--ammunition bolt", "unarmed melee thrown elemental soul"),
    ) for kind in kinds.split()),
    # Options of a maneuver or reaction that is not in play.
    *((f"{FULL} {option}", (option.split()[0],)) for option in (
        "--other-hand light", "--studied 3", "--engineering 5", "--survival 5", "--feint-pool 1", "--feint-resist 1",
        "--mount-speed 1", "--spaces 3", "--item shield", "--item-hp 1", "--hardness 0", "--drop",
        "--target-weapon club",
        "--counter-damage-pool 1", "--own-hardness 0", "--interrupt 1", "--opponent-in front", "--already-reacted",
    )),
    (f"{SHEETS} -w rapier --target-weapon club", ("--target-weapon",)),
    (f"{FULL} --against-charge 2", ("--reactive",)),
    (f"{FULL} -m sneak --other-hand light", ("--other-hand",)),
    # Distances.
    (f"--type unarmed {FULL} --distance 2.1", ("adjacent",)),
    (f"--type ranged {FULL} --distance 31 --accurate-range 10 --max-range 30", ("maximum range",)),
    (f"{SHEETS} -w javelin --distance 17", ("maximum range",)),
    (f"--type thrown {FULL} --distance 3", ("--accurate-range",)),
    (f"--type thrown {FULL} --distance 3 --max-range 9", ("--accurate-range",)),
    (f"--type ranged {FULL} --accurate-range 3 --max-range 2", ("maximum range",)),
    (f"--type ranged {FULL} --accurate-range 3 --distance -1", ("--distance",)),
    (f"--type ranged {FULL} --accurate-range 3 --distance nan", ("--distance",)),
    (f"--type ranged {FULL} --accurate-range 3 --distance inf", ("--distance",)),
    # Maneuvers.
    *((f"--type {kind} {FULL} --resist 1 -m {one}", ("weapon",))
      for kind in ("elemental", "soul") for one in ("quick", "feint")),
    (f"{FULL} -m quick -m charge", ("quick", "charge")),
    (f"{FULL} -m feint -m sneak", ("feint", "sneak")),
    (f"{FULL} -m feint -m shatter -m knockdown", ("feint", "shatter", "knockdown")),
    (f"{FULL} -m quick --property two-handed", ("one-handed",)),
    (f"{SHEETS} -w bow -m quick", ("one-handed",)),
    *((f"--type {kind} {FULL} -m reckless", ("melee",)) for kind in ("ranged", "thrown")),
    *((f"--type {kind} {FULL} -m cleave", ("melee",)) for kind in ("ranged", "thrown")),
    *((f"{FULL} -m cleave --property {one}", ("light",)) for one in ("light", "semi-light")),
    (f"--type unarmed {FULL} -m cleave", ("light",)),
    ("--pool 3 --damage-pool 2 -m cleave --target A=1 --target B=1 --target C=1", ("2",)),
    (f"--type ranged {FULL} --beyond-accurate --distance 10 --accurate-range 10", ("--beyond-accurate",)),
    (f"{FULL} -m feint --feint-pool 1 --feint-resist 1 --animal-intelligence", ("animal",)),
    *((f"{FULL} -m sneak --studied {count}", ("3",)) for count in (2, 0, -1)),
    (f"--type thrown {FULL} -m sneak --beyond-accurate", ("accurate range",)),
    (f"--type ranged {FULL} -m sneak --distance 11 --accurate-range 10", ("accurate range",)),
    (f"{FULL} -m sneak --anatomy unfamiliar", ("unfamiliar",)),
    (f"{FULL} -m sneak --anatomy golem", ("engineering",)),
    (f"{FULL} -m sneak --anatomy golem --engineering 4 --survival 9", ("engineering",)),
    (f"{FULL} -m sneak --anatomy plant", ("survival",)),
    (f"{FULL} -m sneak --anatomy plant --survival 4 --engineering 9", ("survival",)),
    (f"{SHEETS} -w rapier -m sneak --anatomy golem --engineering 0", ("engineering",)),
    (f"{SHEETS} -w rapier -m sneak --anatomy plant", ("survival",)),
    (f"{SHATTER} --item shield --drop", ("shield",)),
    *((f"{SHATTER} {flag}{item}", ("shield",)) for flag in ("--strong", "--weak") for item in ("", " --item other")),
    (f"{FULL} -m charge --mount-speed 1 --spaces 3", ("flail", "lance")),
    (f"--type unarmed {FULL} -m charge --property lance --mount-speed 1 --spaces 3", ("flail", "lance")),
    (f"{CHARGE} --spaces 3", ("--mount-speed",)),
    (f"{CHARGE} --mount-speed 1", ("--spaces",)),
    *((f"{CHARGE} --mount-speed 1 --spaces {spaces}", ("3",)) for spaces in (2, 0, -1)),
    (f"{CHARGE} --mount-speed 2 --spaces 13", ("12",)),
    # Several targets.
    ("sheets/aria.toml sheets/goblin.toml -w rapier --target A=1", ("--target",)),
    *((f"{AREA} {option}", ("--target",)) for option in (
        "--defense 1", "--defense 0", "--shield 1", "--shield 0", "--resist 1", "-m feint",
        "-m feint --feint-pool 1 --feint-resist 1",
        "-m knockdown", "-m knockdown --resist 1", "-m shatter", "--reactive grab", "--reactive grab --interrupt 1",
        "--hit-points 4",
    )),
    ("--type soul --pool 3 --target A=1 --soul-shield 1", ("--target",)),
    *((f"--pool 3 --damage-pool 2 --target {entry}", ("--target", "NAME=DEFENSE")) for entry in (
        "A", "A=", "=1", "A=x", "A=-1", "A=1+", "A=1+x", "A=1+-1",
    )),
    ("--pool 3 --damage-pool 2 --target A=1:wek", ("wek", "weak")),
    *((f"--pool 3 --damage-pool 2 --target A=1:{mark}", (mark, "hpN")) for mark in ("hp", "hp-1", "hpx")),
    ("--pool 3 --damage-pool 2 --target A=1:hp1:hp2", ("hit points", "once")),
    (f"{AREA} --target A=2", ("A", "twice")),
    ("--type soul --pool 3 --target A=1:weak", ("NAME=RESIST-POOL",)),
    ("--type soul --pool 3 --target A=x", ("--target",)),
    # Reactions.
    *((f"--type {kind} {REACT} --resist 1 --reactive grab", ("melee",))
      for kind in ("ranged", "thrown", "elemental", "soul")),
    (f"{REACT} --reactive grab -m cleave", ("cleave",)),
    (f"{REACT} --reactive grab -m charge --property lance --mount-speed 1 --spaces 3", ("charge",)),
    (f"{REACT} --reactive grab --opponent-in back", ("front arc",)),
    *((f"{REACT} --reactive {trigger} --already-reacted", ("once",)) for trigger in ("leaving-space", "landing")),
    *((f"{REACT} --reactive {trigger} --against-charge 2", ("--against-charge",)) for trigger in (
        "ranged-attack", "standing-up", "picking-up", "backpack", "soul-magic", "grab", "landing",
    )),
    (f"{REACT} --reactive trample", ("--interrupt",)),
    (f"{REACT} --reactive trample --against-charge 2", ("--interrupt",)),
    *((f"--type {kind} {FULL} --grappled", ("grappled",)) for kind in ("unarmed", "melee", "ranged", "thrown")),
    (f"{REACT} --reactive grab --grappled", ("grappled",)),
    (f"{SHEETS} -w spark-rod --grappled", ("grappled",)),
    # Words and numbers.
    (f"{SHEETS} -w rapir", ("rapir", "rapier")),
    (f"{SHEETS} -w rapier -m shatter --target-weapon clab", ("clab", "club")),
    (f"{FULL} -w rapier", ("--weapon", "ATTACKER")),
    (f"{SHATTER} --target-weapon club", ("--target-weapon", "TARGET")),
    (f"{FULL} -d 7", ("difficulty", "2 to 6")),
    (f"{FULL} -d 1", ("difficulty", "2 to 6")),
    (f"{FULL} --damage-difficulty 7", ("difficulty", "2 to 6")),
    ("--type soul --pool 1 --resist 1 --resist-difficulty 1", ("difficulty", "2 to 6")),
    ("--pool 3 --damage-pool 2 --defense -1", ("--defense", "0 or more")),
    (f"{FULL} --hit-points -1", ("--hit-points", "0 or more")),
    (f"{CHARGE} --mount-speed 0 --spaces 3", ("--mount-speed", "1 or more")),
    ("--pool precision/melee --defense 1 --damage-pool 2", ("--pool", "precision")),
    ("--pool 3//2 --defense 1 --damage-pool 2", ("--pool",)),
    # Which weapon.
    (SHEETS, ("--weapon", "rapier", "bow", "fire-bow", "javelin", "spark-rod", "dagger", "unarmed", "--damage-pool")),
    (f"{SHEETS} -m reckless", ("--weapon", "rapier, dagger")),
    (f"{SHEETS} --reactive grab", ("--weapon", "rapier, dagger")),
    (f"{SHEETS} --type ranged", ("--weapon", "bow, fire-bow")),
    (f"{SHEETS} -m charge --mount-speed 1 --spaces 3", ("--type unarmed", "dagger: a charge needs a flail or lance")),
    (f"{SHEETS} --type ranged -m reckless", ("melee", "ranged")),
    (f"{SHEETS} --type thrown --reactive grab", ("melee", "thrown")),
    ("sheets/goblin.toml sheets/aria.toml --type thrown", ("thrown weapon", "it has club")),
    (f"{SHEETS} -w rapier --type soul", ("--type soul", "rapier")),
    (f"{SHEETS} -w rapier --type ranged --improvised", ("--type ranged", "rapier")),
    (f"{SHEETS} -w bow --type melee", ("--type melee", "bow", "--improvised")),
    (f"{SHEETS} -w unarmed --type melee", ("--type melee", "fist")),
    # What is forbidden comes before what is missing.
    (f"{SHEETS} -m quick -m reckless", ("quick", "reckless")),
    ("sheets/aria.toml -m feint --animal-intelligence", ("animal",)),
    ("-m charge --property lance --spaces 2", ("3",)),
    ("--target A=1 -m knockdown", ("--target", "knockdown")),
    # Several TARGET sheets.
    *((f"sheets/aria.toml sheets/goblin.toml*2 -w rapier {option}", ("TARGET", word)) for option, word in (
        ("-m feint", "feint"), ("-m knockdown", "knockdown"),
        ("-m shatter --target-weapon club", "shatter"), ("--reactive grab", "--reactive"),
    )),
    ("sheets/aria.toml sheets/goblin.toml*2 --type soul --soul-shield 1", ("TARGET", "--soul-shield")),
    ("sheets/knight.toml sheets/goblin.toml*3 -w lance -m cleave", ("2",)),
    ("sheets/aria.toml sheets/goblin.toml sheets/goblin.toml -w rapier", ("Goblin", "twice")),
    ("sheets/aria.toml sheets/goblin.toml*2 -w rapier --hit-points 3", ("--hit-points", "once", "2 targets")),
    ("sheets/aria.toml sheets/goblin.toml*2 -w rapier --hit-points 3 --hit-points 4 --hit-points 5", (
        "--hit-points", "3 times",
    )),
    (f"{FULL} --hit-points 3 --hit-points 4", ("--hit-points", "2 times")),
    *((f"{FULL} {option} {wrong}", (wrong, right)) for option, wrong, right in (
        ("--type", "mele", "melee"), ("-m", "quik", "quick"), ("--property", "lite", "light"), ("--arc", "bak", "back"),
        ("--anatomy", "inhumane", "inhuman"), ("--map", "hax", "hex"), ("--reactive", "leave-space", "leaving-space"),
        ("-m shatter --item", "sheild", "shield"), ("-m quick --other-hand", "lite", "light"),
        ("--type ranged --ammunition", "arow", "arrow"), ("--reactive grab --opponent-in", "frnt", "front"),
    )),
]


@each(("line", "words"), REFUSED)
def test_refused(line: str, words: tuple[str, ...]) -> None:
    """Exit 2, nothing on standard output, and a message that says what, where and how to mend it."""
    done = run(line)
    assert (done.code, done.out) == (2, "")
    assert [word for word in words if word not in done.error["message"] + done.error.get("hint", "")] == []


DESCRIBED = (
    "--arc back", "--hold-firm", "--target-grappled", "--anatomy golem", "--animal-intelligence", "--shield 3",
    "--armor leather",
    "--hit-points 4", "--resist 2", "--crit", "--property polearm", "--map square", "--damage-difficulty 3",
)


@each("option", DESCRIBED)
def test_what_describes_the_fighters_may_always_be_typed(option: str) -> None:
    """It changes nothing where it does not matter, and is refused nowhere."""
    assert run(f"--pool 0 --defense 1 --damage-pool 0 {option}").result["hit"] is False


def test_an_unarmed_cleave_where_a_fist_is_not_light(tmp_path: Path) -> None:
    """It is refused only while an unarmed attack counts as light."""
    line = "--type unarmed --pool 0 --defense 1 --damage-pool 0 -m cleave"
    assert run(line, house="unarmed_light = false", folder=tmp_path).result["maneuvers"] == ["cleave"]
    assert run(line, house="unarmed_light = true", folder=tmp_path).code == 2


LACKING = {
    "--defense 1 -w bat": ("attributes.precision", "--pool"),
    "--defense 1 -w bat --pool 1": ("attributes.athletics", "--damage-pool"),
    "bare.toml -w bat --pool 1 --damage-pool 1": ("--defense", "sheet"),
    "bare.toml --type soul --pool 1": ("attributes.soulpower", "--resist"),
    "bare.toml -m knockdown --pool 1 --damage-pool 1 --defense 1": ("attributes.athletics", "--resist"),
    "bare.toml --reactive grab --pool 1 --damage-pool 1 --defense 1": ("attributes.endurance", "--interrupt"),
    "bare.toml -m feint --pool 1 --damage-pool 1 --defense 1": ("attributes.precision", "--feint-pool"),
    "bare.toml -m feint --feint-pool 1 --pool 1 --damage-pool 1 --defense 1": (
        "attributes.intellect", "--feint-resist",
    ),
    "bare.toml -m shatter --target-weapon bat --pool 1 --damage-pool 1": ("attributes.precision", "--resist"),
    "bare.toml -m shatter --target-weapon bat --resist 1 --pool 1 --damage-pool 1": (
        "attributes.athletics", "--counter-damage-pool",
    ),
    "-m charge -w bat --property lance --pool 1 --damage-pool 1 --defense 1 --spaces 3": (
        "--mount-speed", "mount.speed",
    ),
}


BARE = 'system = "archsoul"\nname = "Bare"\n[weapons.bat]\nkind = "melee"\ndamage = 1\n'


@pytest.mark.parametrize("line", LACKING)
def test_what_a_sheet_lacks_is_named_with_the_option(line: str, tmp_path: Path) -> None:
    """A number that is nowhere is refused with the sheet's key and with the option that would do instead."""
    (tmp_path / "bare.toml").write_text(BARE)
    bare = str(tmp_path / "bare.toml")
    done = run(f"{bare} {line.replace('bare.toml', bare)}")
    assert done.code == 2
    assert [word for word in LACKING[line] if word not in done.error["message"] + done.error.get("hint", "")] == []


def test_nothing_is_asked_of_a_sheet_that_is_not_needed(tmp_path: Path) -> None:
    """With every number typed a bare sheet is enough, and so it is where the opponent drops the item."""
    (tmp_path / "bare.toml").write_text(BARE)
    bare = str(tmp_path / "bare.toml")
    assert run(f"{bare} {bare} -w bat --pool 0 --defense 1 --damage-pool 1").result["hit"] is False
    assert run(f"{bare} {bare} -w bat -m shatter --target-weapon bat --drop").result["winner"] == "dropped"
    sneak = f"{bare} -w bat -m sneak --pool 0 --defense 1 --damage-pool 1"
    strict = run(sneak, house='unlisted_skill = "error"', folder=tmp_path)
    assert strict.result["damage_difficulty"] == 3

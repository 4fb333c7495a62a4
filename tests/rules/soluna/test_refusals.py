"""What Soluna refuses, and the words in which it does."""

import pytest

from tests.running import HERE, archcli

KIRA, ORC, CRAWLER = (f"sheets/soluna-{name}.toml" for name in ("kira", "orc", "crawler"))
BLADE = "attack --strength 3 --toughness 2"
BOW = "attack --kind ranged --strength 3 --target-dexterity 2"
GUN = "attack --kind ballistic --dexterity 3 --target-dexterity 2 --damage 2d6"
REFUSED: dict[str, tuple[str, ...]] = {
    "attack --toughness 2": ("--strength", "perimeters.strength"),
    "attack --strength 2": ("--toughness", "perimeters.toughness"),
    "attack --kind ballistic --damage 1d6 --target-dexterity 2": ("--dexterity", "perimeters.dexterity"),
    "attack --kind ballistic --damage 1d6 --dexterity 2": ("--target-dexterity", "perimeters.dexterity"),
    f"attack {CRAWLER} {ORC}": ("--strength", "perimeters.strength"),
    f"{BLADE} --damage 2d6": ("--damage", "ballistic"),
    "attack --kind ballistic --dexterity 3 --target-dexterity 2": ("--damage",),
    f"{GUN}>=4": ("--damage",),
    "attack --kind ballistic --dexterity 3 --target-dexterity 2 --damage '1d6, 1d8'": ("--damage",),
    "attack --kind ballistic --dexterity 3 --target-dexterity 2 --damage much": ("--damage", "much"),
    f"{BLADE} --range 5": ("melee", "--range"),
    f"{BLADE} --distance 5": ("melee", "--distance"),
    f"{BOW} --distance 5": ("--range",),
    f"{BLADE} --hardness 3": ("--hardness",),
    f"{BLADE} --hf": ("--hardness",),
    f"{BLADE} --dual --dual-large": ("--dual-large",),
    f"{GUN} --dual --weapon-class launcher": ("launcher",),
    f"{BOW} --dual-large --weapon-class composite-bow": ("composite-bow",),
    f"attack {KIRA} {ORC} --weapon pistol --offhand long-rifle --dual": ("sniper-rifle",),
    f"{GUN} --dual --action automatic --shots 2": ("--shots",),
    f"{GUN} --dual-large --action automatic --extra-shots 1": ("--shots",),
    f"{BLADE} --grasp 1": ("--dual",),
    f"{BLADE} --offhand 1": ("--dual",),
    f"{GUN} --shots 2": ("1", "single"),
    f"{GUN} --action semi --shots 2": ("1", "semi"),
    f"{GUN} --action automatic --shots 4": ("3", "automatic"),
    f"{GUN} --shots 0": ("--shots",),
    f"{GUN} --extra-shots 1": ("single",),
    f"{BLADE} --action semi": ("ballistic", "--action"),
    f"{BOW} --shots 1": ("ballistic", "--shots"),
    f"{BLADE} --extra-shots 1": ("ballistic", "--extra-shots"),
    f"{BOW} --loaded 1": ("ballistic", "--loaded"),
    f"{GUN} --action automatic --shots 3 --loaded 2": ("--loaded",),
    f"{GUN} --action semi --extra-shots 1 --loaded 1": ("--loaded",),
    f"{GUN} --dual --loaded 1": ("--loaded",),
    f"{GUN} --loaded 0": ("--loaded",),
    "attack --coup-de-grace": ("prone",),
    f"{BLADE} --from-vehicle": ("--vehicle-melee",),
    f"{BLADE} --mounted": ("--vehicle-melee",),
    f"{BOW} --mounted --from-vehicle": ("--mounted",),
    f"{BOW} --mounted --vehicle-challenge 9": ("--vehicle-skill",),
    f"{BOW} --mounted --vehicle-skill deft --vehicle-challenge 9": ("deft", "sheet"),
    f"attack {KIRA} {ORC} --kind ranged --mounted --vehicle-skill technical --vehicle-challenge 9": ("technical",),
    f"{BLADE} --weapon axe": ("axe", "sheet"),
    f"attack {KIRA} {ORC} --weapon short-swrd": ("short-swrd", "short-sword"),
    f"attack {KIRA} {ORC} --offhand axe --dual": ("axe",),
    f"{BLADE} --dice 7": ("--dice",),
    f"{BLADE} --dice 6,1,1": ("--dice", "too few", "confirm"),
    f"{BLADE} --dice 5,1,1,1,1,1": ("--dice", "too many"),
    "attack --strength 101 --toughness 2": ("--strength", "100"),
    "attack --strength -1 --toughness 2": ("--strength",),
    f"{BLADE} --cover full": ("--cover", "full"),
    "attack sheets/soluna-misspelt.toml": ("strenght", "strength"),
    f"{BLADE} --house sheets/soluna-house-unknown.toml": ("clash_ties", "clash_tie"),
    "initiative Ann=5 Ann=6": ("twice",),
    "initiative Ann=5 Bob=6 --ambush Cid": ("Cid",),
    "initiative Ann=5 Bob=6 --ambush Ann --ambush Ann": ("twice",),
    "initiative": ("NAME=DEX",),
    "initiative Ann": ("NAME=DEX", "Ann"),
    "initiative Ann=101": ("NAME=DEX",),
    "initiative =5": ("NAME=DEX",),
    "initiative Ann=5 --check": ("--check",),
    "initiative sheets/soluna-misspelt.toml": ("strenght",),
    "check --challenge 9": ("--skill",),
    "check --skill 3": ("--challenge",),
    "check --skill deft --challenge 9": ("deft", "sheet"),
    f"check {KIRA} --skill dfet --challenge 9": ("dfet", "deft"),
    "check --skill 101 --challenge 9": ("--skill", "100"),
    "sunder --hardness 3": ("--strength", "perimeters.strength"),
    "sunder --strength 3": ("--hardness",),
    "sunder --strength 3 --weapon axe --hardness 3": ("axe",),
    "ram Orc=3": ("--distance",),
    "ram Orc=3:6 --distance 20": ("--hardness",),
    "ram Orc=3 Orc=4 --distance 20": ("twice",),
    "ram Orc --distance 20": ("NAME=DEX",),
    "ram Orc=3:x --distance 20": ("NAME=DEX",),
    "ram --distance 20": ("NAME=DEX",),
    "ram Orc=3 --distance -1": ("--distance",),
    "ram Orc=0:6 --distance 1000010 --hardness 4": ("100000", "dice"),
    "fall-damage -5": ("feet",),
    "fall-damage 2.5": ("feet",),
    "fall-damage 1000010": ("100000", "dice"),
    "turn mov --dexterity 4": ("mov", "move"),
    "turn move": ("--dexterity", "perimeters.dexterity"),
    "turn attack:2": ("attack",),
    "turn move:x --dexterity 4": ("move:x",),
    "turn move:0 --dexterity 4": ("move:0",),
    "turn delay": ("delay",),
    "turn delay:atack": ("atack", "attack"),
    "turn delay:attack:2": ("attack takes no number",),
    "turn delay:move:0": ("move", "1 or more"),
    "turn attack --lost moves": ("--lost", "moves"),
    "turn": ("ACTION",),
}


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    """The command ends with 2, prints nothing, and says these words."""
    done = archcli(f"soluna {line}", folder=HERE / "cases")
    assert done.code == 2
    assert done.out == ""
    assert [word for word in REFUSED[line] if word not in done.err] == []


CODES: dict[str, str] = {
    # What is missing, or cannot be understood, is usage; what a sheet that was read lacks is the sheet's.
    "attack --toughness 2": "usage", f"{BOW} --distance 5": "usage", "attack --strength 101 --toughness 2": "usage",
    "initiative Ann=5 Ann=6": "usage", "initiative": "usage", "ram Orc=3:6 --distance 20": "usage",
    "turn move": "usage", f"sunder {CRAWLER} --hardness 3": "sheet",
    # What the rules forbid.
    "attack --coup-de-grace": "rule", f"{GUN} --shots 2": "rule", f"{BLADE} --mounted": "rule",
    f"{GUN} --dual --weapon-class launcher": "rule",
}


@pytest.mark.parametrize("line", CODES)
def test_codes(line: str) -> None:
    """The code says whether the rules forbid it, or something is missing."""
    assert archcli(f"soluna {line} --json", folder=HERE / "cases").error["code"] == CODES[line]


PASSED: dict[str, int] = {
    f"{BLADE} --dice 3,3,3,4,4": 0, f"{BLADE} --dice 3,3,2,4,4": 3, "attack --coup-de-grace --prone": 0,
    "check --skill 1 --challenge 3 --dice 4": 0, "check --skill 1 --challenge 3 --dice 3": 3,
    "sunder --strength 1 --hardness 1 --dice 3": 0, "sunder --strength 1 --hardness 1 --dice 2": 3,
    "ram Orc=1 --distance 3 --dice 3": 0, "ram Orc=1 --distance 3 --dice 4": 3, "turn attack": 0, "turn attack cast": 3,
}


@pytest.mark.parametrize("line", PASSED)
def test_check_tells_a_failure(line: str) -> None:
    """`--check` ends with 3 where the action failed."""
    assert archcli(f"soluna {line} --check").code == PASSED[line]


QUIET = {
    f"{BLADE} --dice 3,3,3,4,4": "1\n", f"{BLADE} --dice 3,3,2,4,4": "0\n",
    "attack --coup-de-grace --prone": "killed\n", "check --skill 1 --challenge 3 --dice 4": "4\n",
    "sunder --strength 1 --hardness 1 --dice 3": "3\n", "ram Orc=1 --distance 3 --dice 3": "1\n",
    "fall-damage 10 --dice 3": "3\n", "initiative Ann=2 Bob=5 --ambush Ann": "Ann\nBob\nAnn\n",
    "turn attack": "legal\n", "turn attack cast": "not legal\n",
}


@pytest.mark.parametrize("line", QUIET)
def test_quiet(line: str) -> None:
    """`-q` prints the bare value."""
    assert archcli(f"soluna {line} -q").out == QUIET[line]

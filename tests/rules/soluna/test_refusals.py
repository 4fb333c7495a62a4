"""What Soluna refuses, and the words in which it does."""


from tests.each import each
from tests.rules.soluna.refusals import BLADE, BOW, CRAWLER, GUN, KIRA
from tests.running import HERE, archcli

CODES: dict[str, str] = {
    # What is missing, or cannot be understood, is usage; what a sheet that was read lacks is the sheet's.
    "attack --toughness 2": "usage", f"{BOW} --distance 5": "usage", "attack --strength 101 --toughness 2": "usage",
    "initiative Ann=5 Ann=6": "usage", "initiative": "usage", "ram Orc=3:6 --distance 20": "usage",
    f"{GUN} --mounted": "usage", f"attack {KIRA}": "usage", f"{BLADE} --stationary": "usage",
    "turn move": "usage", f"sunder {CRAWLER} --hardness 3": "sheet",
    # What the rules forbid.
    "attack --coup-de-grace": "rule", f"{GUN} --shots 2": "rule", f"{BLADE} --mounted": "rule",
    f"{GUN} --dual --weapon-class launcher": "rule",
    # And that is said before what is missing.
    "attack --kind ballistic --shots 2": "rule", "attack --mounted": "rule",
}


@each("line", CODES)
def test_codes(line: str) -> None:
    """The code says whether the rules forbid it, or something is missing."""
    assert archcli(f"soluna {line} --json", folder=HERE / "cases").error["code"] == CODES[line]

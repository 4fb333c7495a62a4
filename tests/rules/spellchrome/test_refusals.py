"""What Spellchrome refuses, and the words in which it does."""

import pytest

from tests.running import HERE, archcli

ANN, OGRE = "sheets/spellchrome-ann.toml", "sheets/spellchrome-ogre.toml"
HIT = "attack --bonus 5 --ac 15"
FULL = "full-attack --level 8 --column good"
REFUSED: dict[str, tuple[str, ...]] = {
    f"{HIT} --damage 2d6>=4": ("--damage",),
    f"{HIT} --damage '2d6 vs 7'": ("--damage",),
    f"{HIT} --damage '1d6, 1d8'": ("--damage",),
    f"{HIT} --damage sword": ("--damage", "sword"),
    f"{HIT} --damage 2d6+ --json": ("--damage", '"code": "notation.'),
    f"{HIT} --dual melee --offhand-damage 1d6>=4": ("--offhand-damage",),
    f"{HIT} --unarmed --strength 2 --damage 1d4": ("--damage",),
    f"{HIT} --unarmed --strength 2 --dual melee": ("--dual",),
    f"{HIT} --unarmed --strength 2 --kind ranged": ("--kind",),
    f"{HIT} --unarmed": ("--strength", "abilities.strength"),
    f"attack {ANN} --weapon sword --unarmed --ac 9": ("--unarmed", "sword"),
    f"attack {OGRE} --weapon fists --kind ranged --ac 9": ("--kind", "fists"),
    f"attack {OGRE} --weapon fists --damage 1d4 --ac 9": ("--damage",),
    f"attack {OGRE} --weapon club --offhand fists --offhand-damage 1d4 --ac 9": ("--offhand-damage",),
    f"{HIT} --level 4": ("--bonus", "--level"),
    f"{HIT} --column best": ("--bonus",),
    f"{HIT} --ability 0": ("--bonus",),
    f"{HIT} --offhand-bonus 3": ("--offhand-bonus", "--dual"),
    f"{HIT} --offhand-ac 3": ("--dual",),
    f"{HIT} --offhand-damage 3": ("--dual",),
    f"{HIT} --offhand-first": ("--dual",),
    f"{HIT} --dual-feat": ("--dual-feat", "--dual"),
    f"attack {ANN} --offhand dagger --bonus 5 --ac 15": ("--dual",),
    f"{FULL} --ac 9 --offhand-column poor": ("--dual",),
    f"{FULL} --ac 9 --offhand-ability 2": ("--dual",),
    f"{HIT} --dual melee --kind melee": ("--kind",),
    f"attack {ANN} --weapon sword --offhand dagger --kind melee --ac 9": ("--kind",),
    f"attack {ANN} --weapon sword --offhand dagger --dual mixed --ac 9": ("--dual mixed",),
    f"{HIT} --target-defensive --target-total-defense": ("total defense",),
    f"{HIT} --distance 6": ("5 feet",),
    f"{HIT} --dual mixed --range 60 --distance 10": ("5 feet",),
    f"attack {ANN} {OGRE} --weapon longbow --offhand sword --distance 10": ("sword", "5 feet"),
    f"{HIT} --unarmed --strength 1 --distance 6": ("5 feet",),
    f"{HIT} --kind ranged --range 60 --distance 61": ("range", "60"),
    f"attack {ANN} {OGRE} --weapon longbow --distance 101": ("range", "longbow"),
    f"{HIT} --kind ranged --distance 6": ("--range",),
    f"{HIT} --range 60": ("--range",),
    f"{HIT} --distance -1": ("--distance",),
    f"{HIT} --critical-range 19": ("critical",),
    f"{HIT} --critical-range 21": ("2 to 20",),
    f"{HIT} --critical-range 1 --house sheets/spellchrome-house-critical.toml": ("2 to 20",),
    "attack --bonus 5": ("--ac",),
    f"attack {ANN} {ANN} --weapon sword --ac -1": ("--ac",),
    f"{HIT},16": ("--ac",),
    "attack --ac 15": ("--bonus",),
    "attack --ac 15 --level 3": ("--bonus", "--column"),
    f"attack {ANN} --ac 15 --unarmed": ("--bonus",),
    f"attack {ANN} --weapon swrod --ac 15": ("swrod", "sword"),
    f"attack {ANN} --weapon sword --offhand bow --ac 15": ("bow",),
    "attack --weapon sword --ac 15": ("sword", "sheet"),
    f"{HIT} --dice 0": ("--dice",),
    f"{HIT} --dice 10,4": ("--dice", "too many"),
    f"{HIT} --damage 1d6 --dice 10": ("--dice", "too few"),
    f"{HIT} --untrained --dice 101": ("--dice", "untrained"),
    "attack --level 0 --column poor --ac 9": ("--level",),
    "attack --level 3 --column fine --ac 9": ("--column", "fine"),
    f"{FULL} --ac 15,10,12": ("--ac", "2"),
    f"{FULL} --ac 15 --dual melee --offhand-ac 9,8,7": ("--offhand-ac", "2"),
    f"{FULL} --ac 15,x": ("--ac",),
    f"{FULL} --ac 15 --bonus 3": ("--bonus",),
    "full-attack --column best --ac 9": ("--level",),
    "full-attack --level 9 --ac 9": ("--column",),
    "full-attack --level 0 --column best --ac 9": ("--level", "1 or more"),
    "full-attack --level 1001 --column best --ac 9": ("--level", "1000"),
    "initiative Ann=2 Bob=2 --surprise Ann=11": ("1 to 10",),
    "initiative Ann=2 Bob=2 --surprise Ann=0": ("1 to 10",),
    "initiative Ann=2 Bob=2 --surprise Cid=3": ("Cid",),
    "initiative Ann=2 Bob=2 --misc Cid=3": ("Cid",),
    "initiative Ann=2 Bob=2 --misc Ann": ("NAME=N",),
    "initiative Ann=2 Bob=2 --misc Ann=1 --misc Ann=2": ("Ann", "twice"),
    "initiative Ann=2 Ann=3": ("twice",),
    f"initiative {ANN} Ann=3": ("twice",),
    "initiative": ("NAME=MOD",),
    "initiative Ann": ("NAME=MOD", "Ann"),
    "initiative Ann=x": ("NAME=MOD",),
    "initiative =3": ("NAME=MOD",),
    "initiative Ann=3:0": ("NAME=MOD", "1 or more"),
    "initiative sheets/spellchrome-misspelt.toml": ("levle", "level"),
    "concentration": ("--bonus", "concentration"),
    f"concentration {OGRE}": ("--bonus",),
    "concentration --bonus 4 --dc 12": ("stress",),
    "concentration --bonus 4 --hp-damage 12": ("stress",),
    "concentration --bonus 4 --for stress --dc 0": ("--dc",),
    "concentration --bonus 4 --for stress --hp-damage -1": ("--hp-damage",),
    "turn atack": ("atack", "attack"),
    "turn move:0": ("move:0", "1 or more"),
    "turn move:1.5": ("move:1.5",),
    "turn move:": ("move",),
    "turn empower:two": ("empower:two", "devices"),
    "turn attack:2": ("attack",),
    "turn crawl:5": ("crawl",),
    "turn cast:words": ("cast:words", "verbal"),
    "turn": ("ACTION",),
    "attack --bonus 5 --ac 10 --house sheets/spellchrome-house-unknown.toml": ("criticals", "critical"),
    "initiative Ann=2 --check": ("--check",),
}


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    """The command ends with 2, prints nothing, and says these words."""
    done = archcli(f"spellchrome {line}", folder=HERE / "cases")
    assert done.code == 2
    assert done.out == ""
    assert [word for word in REFUSED[line] if word not in done.err] == []


PASSED: dict[str, int] = {
    f"{HIT} --dice 10": 0, f"{HIT} --dice 9": 3, "concentration --bonus 4 --dice 11": 0,
    "concentration --bonus 4 --dice 10": 3, "turn attack": 0, "turn attack attack": 3,
    f"{FULL} --ac 15 --dice 1,20": 0, f"{FULL} --ac 15 --dice 1,2": 3,
}


@pytest.mark.parametrize("line", PASSED)
def test_check_tells_a_failure(line: str) -> None:
    """`--check` ends with 3 where the action failed."""
    assert archcli(f"spellchrome {line} --check").code == PASSED[line]


QUIET = {
    f"{HIT} --damage 1d6 --dice 10,4": "4\n", f"{HIT} --dice 10": "hit\n", f"{HIT} --dice 9": "miss\n",
    f"{HIT} --damage 1d6 --dice 9": "0\n", "initiative Ann=2 Bob=5 --dice 5,5": "Bob\nAnn\n",
    "concentration --bonus 4 --dice 9": "13\n",
    "concentration --bonus 4 --for stress --hp-damage 3": "no check\n",
    "turn attack": "legal\n", "turn stand": "not legal\n",
}


@pytest.mark.parametrize("line", QUIET)
def test_quiet(line: str) -> None:
    """`-q` prints the bare value."""
    assert archcli(f"spellchrome {line} -q").out == QUIET[line]

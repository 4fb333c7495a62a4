"""What Enchanted Realms refuses: exit 2, nothing on standard output, and a message that names what is wrong."""

import pytest

from tests.running import HERE, archcli

FINN, GOBLIN, OGRE = (f"sheets/realms-{name}.toml" for name in ("finn", "goblin", "ogre"))
STRIKE = "attack --score 4 --ac 14 --weight medium"
REFUSED: dict[str, tuple[str, ...]] = {
    # initiative
    "initiative": ("NAME=MODIFIER",),
    "initiative Ann=": ("Ann=",),
    "initiative Ann=1+": ("Ann=1+",),
    "initiative Ann=1.5": ("Ann=1.5",),
    "initiative =1": ("=1",),
    "initiative Ann=1 Bob=2 Ann=3": ("Ann",),
    f"initiative {FINN} Finn=1": ("Finn",),
    # perception
    "perception": ("--score", "scores.perception"),
    "perception --modifier 1": ("--score",),
    f"perception {GOBLIN}": ("--score",),
    "perception --score 3 --dc 10 --stealth 3": ("--dc", "--stealth"),
    "perception --score 3 --dc 10 --hiding 3": ("--dc", "--hiding"),
    "perception --score 3 --hiding 1 --stealth 3": ("--hiding", "--stealth"),
    "perception --score 3 --condition fog": ("fog",),
    "perception --score 3 --condition darknes": ("darknes", 'did you mean "darkness"'),
    "perception --score 3 --condition darkness --condition dim-light": ("darkness", "dim-light"),
    "perception --score 3 --targets 0": ("--targets",),
    # surprise
    "surprise": ("--score",),
    "surprise --asleep --stimulus": ("--score",),
    "surprise --score 3 --prepared --asleep": ("--prepared", "--asleep"),
    "surprise --score 3 --trigger --asleep": ("--trigger", "--asleep"),
    "surprise --score 3 --prepared --trigger": ("--prepared", "--trigger"),
    "surprise --score 3 --stimulus": ("--stimulus", "--asleep"),
    "surprise --trigger --stimulus": ("--asleep",),
    # movement
    "movement": ("--species", "movement.species"),
    "movement fly:5 --species 50": ("fly:5",),
    "movement walk --species 50": ("walk",),
    "movement walk: --species 50": ("walk:",),
    "movement walk:-5 --species 50": ("walk:-5",),
    "movement walk:x --species 50": ("walk:x",),
    "movement act:5 --species 50": ("act:5",),
    "movement --species -1": ("--species",),
    "movement --species 50 --encumbered 51": ("--encumbered",),
    "movement --species 50 --encumbered -1": ("--encumbered",),
    f"movement -s {FINN} --species 30": ("--encumbered",),
    "movement --species 50 --percent 0": ("--percent",),
    "movement --species 50 --percent 101": ("--percent",),
    "movement --species 50 --augment -1": ("--augment",),
    "movement --species 50 --flat -1": ("--flat",),
    # competition
    "competition --against 1": ("--modifier",),
    "competition --modifier 1": ("--against",),
    f"competition {FINN}": ("--against",),
    "competition --modifier 1 --against 1 --owned": ("--owned", "--grab"),
    "competition --modifier 1 --against 1 --defender-idle": ("--defender-idle", "--grab"),
    "competition --modifier 1 --against 1 --nimble --grab": ("--nimble", "--owned"),
    "competition --modifier 1 --against 1 --nimble --grab --defender-idle": ("--owned",),
    "competition --modifier 1 --against 1 --advantage owner": ("--advantage", "owner"),
    "competition --modifier 1 --against 1 --attribute judgment": ("--attribute", "judgment"),
    f"competition {FINN} {GOBLIN} {OGRE}": ("3 sheets",),
    # attack
    "attack --score 4 --ac 14 --weight medium": ("--pool",),
    "attack --pool 1 --ac 14 --weight medium": ("--score", "scores.strength"),
    "attack --ranged --pool 1 --ac 14": ("--score", "scores.agility"),
    "attack --pool 1 --score 4 --weight medium": ("--ac",),
    "attack --pool 1 --score 4 --ac 14": ("--weight",),
    "attack --strike 1 --score 4 --ac 14": ("--weight",),
    "attack --pool 1 --score 5 --ac 14 --weight medium": ("--modifier", "modifiers.strength"),
    f"attack {OGRE} --score 5 --ac 14": ("--modifier",),
    f"{STRIKE} --pool 0": ("--pool",),
    f"{STRIKE} --pool 6": ("--pool",),
    f"{STRIKE} --strike 6": ("--strike", "6"),
    f"{STRIKE} --strike 0": ("--strike",),
    f"{STRIKE} --strike -1": ("--strike",),
    f"{STRIKE} --pool 1 --strike 1": ("--pool", "--strike"),
    f"{STRIKE} --strike x": ("--strike", "x"),
    f"{STRIKE} --strike 1:medium:1:1": ("--strike",),
    f"{STRIKE} --strike 1:medium:a": ("--strike",),
    f"{STRIKE} --strike 1:medium:2": ("--strike", "Armor Class"),
    f"{STRIKE} --strike 1:medium:0": ("--strike",),
    f"{STRIKE} --strike 1:huge": ("--strike", "huge"),
    f"{STRIKE}{' --strike 1' * 16}": ("16", "15"),
    "attack --pool 1 --score 4 --ac 14 --weight massive": ("--weight", "massive"),
    f"{STRIKE} --pool 1 --ranged --critical": ("--ranged", "--critical"),
    f"attack {FINN} {GOBLIN} --weapon bow --critical": ("--ranged", "--critical"),
    f"attack {OGRE} {GOBLIN} --ranged": ("--ranged", "--critical"),
    f"{STRIKE} --pool 1 --size vast": ("vast",),
    f"{STRIKE} --pool 1 --target-size vast": ("vast",),
    f"{STRIKE} --pool 1 --target-size large --target-size tiny": ("--target-size",),
    f"attack {FINN} {GOBLIN} --weapon gladios": ("gladios", 'did you mean "gladius"'),
    f"attack {FINN} {GOBLIN}": ("--pool",),
    "attack --weapon gladius --pool 1 --score 4 --ac 14 --weight medium": ("--weapon", "gladius"),
    f"{STRIKE} --pool 1 --modifier -1": ("--modifier",),
    f"{STRIKE} --pool 1 --resistance -1": ("--resistance",),
    # grapple
    "grapple --against 1": ("--modifier",),
    "grapple --modifier 1": ("--against",),
    "grapple --modifier 1 --against 1 --size vast": ("vast",),
    "grapple --modifier 1 --against 1 --target-size vast": ("vast",),
    "grapple --modifier 1 --against 1 --movement -1": ("--movement",),
    "grapple --modifier 1 --against 1 --target-movement -1": ("--target-movement",),
    "grapple --modifier 1 --against 1 --prone me": ("--prone", "me"),
}


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    """The command ends with 2 and says these words."""
    done = archcli(f"realms {line}", folder=HERE / "cases")
    assert done.code == 2
    assert done.out == ""
    assert [word for word in REFUSED[line] if word not in done.err] == []

"""What is said of results of Spellchrome: in plain text, quietly, and by `--check`."""

HIT = "attack --bonus 5 --ac 15"
FULL = "full-attack --level 8 --column good"
CHECKS: dict[str, int] = {
    f"{HIT} --dice 10": 0, f"{HIT} --dice 9": 3, "concentration --bonus 4 --dice 11": 0,
    "concentration --bonus 4 --dice 10": 3, "turn attack": 0, "turn attack attack": 3,
    f"{FULL} --ac 15 --dice 1,20": 0, f"{FULL} --ac 15 --dice 1,2": 3,
}
QUIET = {
    f"{HIT} --damage 1d6 --dice 10,4": "4\n", f"{HIT} --dice 10": "hit\n", f"{HIT} --dice 9": "miss\n",
    f"{HIT} --damage 1d6 --dice 9": "0\n", "initiative Ann=2 Bob=5 --dice 5,5": "Bob\nAnn\n",
    "concentration --bonus 4 --dice 9": "13\n",
    "concentration --bonus 4 --for stress --hp-damage 3": "no check\n",
    "turn attack": "legal\n", "turn stand": "not legal\n",
}
ANN, OGRE = "sheets/spellchrome-ann.toml", "sheets/spellchrome-ogre.toml"
SAID: dict[str, tuple[str, ...]] = {
    f"attack {ANN} {OGRE} --weapon sword --offhand dagger --target-defensive --dice 10,5,1": (
        "Ann: attack with sword and dagger against Ogre",
        "  main hand        10 +15 = 25  against AC 17    hit",
        "  damage           5  1d6  does 7 (Strength)",
        "  off hand         1 +10 = 11  against AC 17    miss",
        "  armor class      +2 target fights defensively",
        "                   1 of 2 hit, 7 damage",
        "  Hit Points left  5",
    ),
    f"attack {OGRE} {ANN} --weapon fists --defensive --target-hp 3 --house sheets/spellchrome-house-lenient.toml"
    " --dice 19": (
        "Ogre: attack with fists against Ann",
        "  before it        an attack of opportunity by the target",
        "  attack           19 +3 = 22  against AC 18    hit",
        "  attack           −4 fighting defensively",
        "                   hit, 4 damage",
        "  Hit Points left  −1  knocked out",
        "  your AC          +2 until your next action",
    ),
    "attack --bonus 5 --ac 15 --untrained --damage 1d6 --dice 60": (
        "attack",
        "  untrained  60  wasted: untrained",
        "             miss",
    ),
    "attack --bonus 5 --ac 15 --damage 2d8kh1+2 --strength 2 --house sheets/spellchrome-house-critical.toml"
    " --dice 20,3,6": (
        "attack",
        "  attack  20 +5 = 25  against AC 15    critical hit",
        "  damage  (3) [6]  2d8kh1 + 2 = 8  does 20 (Strength, doubled)",
        "          hit, 20 damage",
    ),
    "full-attack --level 7 --column best --dual ranged --ac 15 --dice 12,20,1,2": (
        "full attack",
        "  attack bonuses  +3/-2",
        "  off hand        +3/-2",
        "  main hand       12 +3 = 15  against AC 15    hit",
        "  main hand       20 −2 = 18  against AC 15    hit",
        "  off hand        1 +3 = 4  against AC 15    miss",
        "  off hand        2 −2 = 0  against AC 15    miss",
        "  attack          −4 two weapons",
        "                  2 of 4 hit",
    ),
    "concentration --bonus 4 --for stress --dice 10": (
        "concentration",
        "  concentration  10 +4 = 14  against DC 15",
        "                 failure: no spell, and the action is wasted",
        "  Magic Point    kept",
    ),
    "concentration --bonus 4 --for stress --hp-damage 9": (
        "concentration",
        "  no check     under 10 points of damage is no extreme pain",
        "               success: the spell is cast",
        "  Magic Point  spent",
    ),
    "turn attack --prone step stand crawl": (
        "turn",
        "     action  kind      paid with",
        "  1  attack  standard  standard",
        "  2  step    free      refused    step moves a distance, and a prone character can only crawl: stand up first",
        "  3  stand   move      move",
        "  4  crawl   move      refused    crawl takes a move action or the standard action in its place, but the"
        " standard action went to attack and the move action went to stand",
        "  distance  0 feet",
        "  left      nothing but free actions",
        "            not legal",
    ),
}

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
MONK = "sheets/g2-spell-monk.toml"
SAID: dict[str, tuple[str, ...]] = {
    f"attack {ANN} {OGRE} --weapon sword --offhand dagger --target-defensive --dice 10,5,1": (
        "Ann attacks Ogre with sword and dagger  (melee)",
        "  main damage  1d6, +2 Strength",
        "  off damage   1d4, +2 Strength",
        "  attack  roll  bonus  total  AC        damage",
        "  1 main    10    +15     25  17  hit        7  [5]",
        "  2 off      1    +10     11  17  miss",
        "  armor class  +2 target fights defensively",
        "               1 of 2 hit, 7 damage",
        "  Ogre         5 hit points left",
    ),
    f"attack {OGRE} {ANN} --weapon fists --defensive --hit-points 3 --house sheets/spellchrome-house-lenient.toml"
    " --dice 19": (
        "Ogre attacks Ann with fists  (unarmed)",
        "  before it  an attack of opportunity by Ann",
        "  attack     19 +3 = 22  against AC 18    hit",
        "  attack     −4 fighting defensively",
        "             hit, 4 damage",
        "  Ann        −1 hit points left  knocked out",
        "  your AC    +2 until your next action",
    ),
    "attack --bonus 5 --ac 15 --untrained --damage 1d6 --dice 60": (
        "the attacker attacks the target  (melee)",
        "  untrained  60  wasted: untrained",
        "             miss",
    ),
    "attack --bonus 5 --ac 15 --damage 2d8kh1+2 --strength 2 --house sheets/spellchrome-house-critical.toml"
    " --dice 20,3,6": (
        "the attacker attacks the target  (melee)",
        "  attack  20 +5 = 25  against AC 15    critical hit",
        "  damage  (3) [6]  2d8kh1 + 2 = 8  does 20 (Strength, doubled)",
        "          hit, 20 damage",
    ),
    "full-attack --level 7 --column best --dual ranged --ac 15 --dice 12,20,1,2": (
        "the attacker attacks the target  (full attack, ranged)",
        "  attack bonuses  +3/−2",
        "  off hand        +3/−2",
        "  attack  roll  bonus  total  AC",
        "  1 main    12     +3     15  15  hit",
        "  2 main    20     −2     18  15  hit",
        "  3 off      1     +3      4  15  miss",
        "  4 off      2     −2      0  15  miss",
        "  attack  −4 two weapons",
        "          2 of 4 hit",
    ),
    # A full attack of one attack needs no table; its only weapon is said.
    f"full-attack {MONK} Snik={OGRE} --modify 'damage -3 numb' --dice 15": (
        "Monk attacks Snik with fists  (full attack, unarmed)",
        "  attack bonuses  +6",
        "  before it       an attack of opportunity by Snik",
        "  attack          15 +6 = 21  against AC 15    hit",
        "  damage          1  (by hand, minimum)",
        "  damage          −3 numb",
        "                  hit, 1 damage",
        "  Snik            11 hit points left",
    ),
    "attack --bonus 5 --ac 10 --damage 1d6-1 --hit-points 1 --dice 12,1": (
        "the attacker attacks the target  (melee)",
        "  attack      12 +5 = 17  against AC 10    hit",
        "  damage      1  1d6 - 1 = 0  does 1 (minimum)",
        "              hit, 1 damage",
        "  the target  0 hit points left  down",
    ),
    f"full-attack {ANN} {OGRE} {MONK} -w sword --untrained --damage 2d4kl1+1 --dice 60,61,1,61,20,4,3": (
        "Ann attacks Ogre and Monk with sword  (full attack, melee)",
        "  attack bonuses  +15/+10/+5",
        "  damage          2d4kl1+1, +2 Strength",
        "  attack  target  d100  roll  bonus  total  AC          damage",
        "       1  Ogre      60          +15         15  wasted",
        "       2  Monk      61     1    +10     11  14  miss",
        "       3  Monk      61    20     +5     25  14  hit          6  (4) [3]",
        "        1 of 3 hit, 6 damage",
        "  Ogre  0 damage, 12 hit points left",
        "  Monk  6 damage, 3 hit points left",
    ),
    f"attack {OGRE} {OGRE} {OGRE} -w fists --offhand club --hit-points 4 --hit-points 4 --dice 12,60": (
        "Ogre attacks Ogre 1 and Ogre 2 with fists and club  (unarmed and melee)",
        "  before it   an attack of opportunity by Ogre 1",
        "  off damage  1d10, +4 Strength",
        "  attack  target  d100  roll  bonus  total  AC          damage",
        "  1 main  Ogre 1          12     +3     15  15  hit          4",
        "  2 off   Ogre 2    60           +2         15  wasted",
        "  attack  −4 two weapons",
        "          1 of 2 hit, 4 damage",
        "  Ogre 1  4 damage, 0 hit points left  down",
        "  Ogre 2  0 damage, 4 hit points left",
    ),
    f"attack {ANN} {OGRE} {MONK} --bonus 3 --dual melee --dice 14,14": (
        "Ann attacks Ogre and Monk  (melee)",
        "  attack  target  roll  bonus  total  AC",
        "  1 main  Ogre      14     +3     17  15  hit",
        "  2 off   Monk      14     +3     17  14  hit",
        "        2 of 2 hit",
        "  Ogre  1 hit",
        "  Monk  1 hit",
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
    "concentration --bonus 4 --house sheets/spellchrome-house-strict.toml --dice 11": (
        "concentration",
        "  concentration  11 +4 = 15  against DC 15",
        "                 failure, it must be more by the ruling check: the spell is cast, and foes in range get an"
        " attack of opportunity",
        "  Magic Point    spent",
    ),
    "attack --bonus 5 --ac 15 --house sheets/spellchrome-house-strict.toml --dice 10": (
        "the attacker attacks the target  (melee)",
        "  attack  10 +5 = 15  against AC 15    miss  it must be more, by the ruling hit",
        "          miss",
    ),
    "full-attack --level 6 --column best --ac 7 --ability 9 --house sheets/spellchrome-house-critical.toml"
    " --dice 1,20": (
        "the attacker attacks the target  (full attack, melee)",
        "  attack bonuses  +15/+10",
        "  attack  roll  bonus  total  AC",
        "       1     1    +15     16   7  miss          as a natural 1 does, by the ruling natural",
        "       2    20    +10     30   7  critical hit",
        "  1 of 2 hit",
    ),
    "concentration --bonus 4 --modify '-1 noise' --dice 20": (
        "concentration",
        "  concentration  20 +3 = 23  against DC 15",
        "  concentration  −1 noise",
        "                 success: the spell is cast",
        "  Magic Point    spent",
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

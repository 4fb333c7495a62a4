"""What is said of results of Soluna: in plain text, quietly, and by `--check`."""

BLADE = "attack --strength 3 --toughness 2"
CHECKS: dict[str, int] = {
    f"{BLADE} --dice 3,3,3,4,4": 0, f"{BLADE} --dice 3,3,2,4,4": 3, "attack --coup-de-grace --prone": 0,
    "check --skill 1 --challenge 3 --dice 4": 0, "check --skill 1 --challenge 3 --dice 3": 3,
    "sunder --strength 1 --hardness 1 --dice 3": 0, "sunder --strength 1 --hardness 1 --dice 2": 3,
    "ram Orc=1 --distance 3 --dice 3": 0, "ram Orc=1 --distance 3 --dice 4": 3, "turn attack": 0, "turn attack cast": 3,
}
QUIET = {
    f"{BLADE} --dice 3,3,3,4,4": "1\n", f"{BLADE} --dice 3,3,2,4,4": "0\n",
    "attack --coup-de-grace --prone": "killed\n", "check --skill 1 --challenge 3 --dice 4": "4\n",
    "sunder --strength 1 --hardness 1 --dice 3": "3\n", "ram Orc=1 --distance 3 --dice 3": "1\n",
    "fall-damage 10 --dice 3": "3\n", "initiative Ann=2 Bob=5 --ambush Ann": "Ann\nBob\nAnn\n",
    "turn attack": "legal\n", "turn attack cast": "not legal\n",
}
KIRA, ORC = (f"sheets/soluna-{name}.toml" for name in ("kira", "orc"))
SAID: dict[str, tuple[str, ...]] = {
    f"attack {KIRA} {ORC} --weapon short-sword --flanking --dice 6,4,4,6,3,3": (
        "Kira: attack with short-sword against Orc",
        "  attack           [6] 4 4 +4 = 18",
        "  confirm          [6]  confirmed",
        "  defense          3 3 = 6  hit by 12, times 2",
        "  attack           +2 weapon, +2 flanking",
        "  defense          +2 armor, −2 flanked",
        "                   critical hit, 24 damage",
        "  Hit Points left  0",
    ),
    "attack --kind ballistic --action automatic --shots 2 --loaded 2 --dexterity 1 --target-dexterity 1 --damage 1d4+1"
    " --dice 6,1,1,3,2,5": (
        "attack",
        "  attack       [6]",
        "  confirm      1  not confirmed",
        "  defense      1  hit by 5",
        "  damage       3  1d4 + 1 = 4",
        "  attack       2",
        "  defense      5  no hit",
        "               1 of 2 hit, 4 damage",
        "  rounds left  0",
        "  the gun      must be reloaded",
    ),
    "attack --kind ranged --strength 2 --target-dexterity 1 --mounted --vehicle-skill 2 --vehicle-bonus 1"
    " --vehicle-challenge 9 --dice 4,4": (
        "attack",
        "  vehicle check  4 4 +1 = 9  against 9  fails",
        "  attack         −4 moving vehicle",
        "                 the failed check negates the action",
    ),
    f"attack {KIRA} {ORC} --coup-de-grace --prone": (
        "Kira: attack against Orc",
        "                   coup de grace: killed",
        "  Hit Points left  0",
    ),
    "check --skill 2 --bonus 2 --challenge 20 --dice 6,6": (
        "check",
        "  check      6 6 +2 = 14",
        "  challenge  20",
        "  check      +2 bonus",
        "             failure by −6",
    ),
    "ram Orc=2:6 Bob=1 Cid=2 --distance 11 --hardness 4 --cover minimal --dice 4,5,3,6,5,6": (
        "ram",
        "  challenge       11  one for each foot",
        "  Orc             4 5 +1 = 10  is hit, 0 Hit Points",
        "  vehicle damage  3",
        "  Bob             6 +1 = 7  is hit, 0 Hit Points",
        "  Cid             5 6 +1 = 12  evades",
        "  evade           +1 cover",
        "                  2 of 3 hit; the vehicle takes 3",
    ),
    "fall-damage 9": (
        "a fall of 9 feet",
        "  damage  0  too short a fall to hurt",
    ),
    "initiative Ann=5 Bob=5 Cid=7 --ambush Bob --dice 3,2": (
        "initiative",
        "  surprise round  Bob",
        "     name  Dexterity  ties",
        "  1  Cid           7",
        "  2  Ann           5  d6 3",
        "  3  Bob           5  d6 2",
        "                  Bob acts first",
    ),
    "turn move:20 extend delay:cast --dexterity 5 --trigger unmet": (
        "turn",
        "     act         kind             paid with",
        "  1  move:20     move             refused    move:20 is too far: this move covers 10 squares",
        "  2  extend      move-equivalent  half-main",
        "  3  delay:cast  main             refused    delay:cast takes a whole main act, and of that is spent"
        " already: extend",
        "  moved  0 of 10 squares",
        "  left   move act and half the main act",
        "         not legal",
    ),
    "turn delay:cast --trigger unmet": (
        "turn",
        "     act         kind  paid with",
        "  1  delay:cast  main  main",
        "  delayed  cast is forfeit: its trigger did not come",
        "  left     move act",
        "           legal",
    ),
}

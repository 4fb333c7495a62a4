"""What is said of results of Enchanted Realms: in plain text, quietly, and by `--check`."""

QUIET = {
    "initiative Ann=2 Bob=1 --dice 5,6,3,17": "Bob\nAnn\n", "perception --score 5 --dice 7": "12\n",
    "surprise --score 3 --dice 10": "surprised\n", "surprise --trigger": "aware\n", "movement --species 40": "40\n",
    "competition --modifier 1 --against 2 --dice 3,1": "won\n",
    "competition --modifier 1 --against 2 --dice 2,1": "tied\n",
    "competition --modifier 1 --against 2 --dice 1,1": "lost\n",
    "attack --pool 2 --score 4 --ac 14 --weight medium --dice 12,10": "4\n",
    "grapple --modifier 2 --against 1 --dice 4,4": "held\n", "grapple --modifier 2 --against 1 --dice 4,5": "free\n",
}
CHECKS = {
    "perception --score 5 --dice 9": 0, "perception --score 5 --dice 8": 3, "surprise --score 3 --dice 10": 3,
    "surprise --trigger": 0, "movement hold --species 40": 3, "movement --species 0": 0,
    "competition --modifier 1 --against 2 --dice 2,1": 3, "competition --grab --defender-idle": 0,
    "attack --pool 1 --score 4 --ac 14 --weight 0 --dice 9": 3, "grapple --modifier 2 --against 1 --dice 4,5": 3,
    "initiative Ann=1": 2,
}
SAID = {
    "attack --strike 2:medium:1 --strike 1:heavy:2 --strike 1:light:1 --score 4 --ac 14 --ac 18 --dice 9,11,14,3": (
        "attack: you against target 1, target 2",
        "  each die  +4 Strength",
        "  strike 1  9 [11]  +4 at target 1, AC 14  1 hit",
        "            2 damage = 1 hit +1 weight, once for this strike",
        "  strike 2  [14]  +4 at target 2, AC 18  1 hit",
        "            3 damage = 1 hit +2 weight, once for this strike",
        "  strike 3  3  +4 at target 1, AC 14  no hits",
        "  target 1  takes 3 = 2 +1 Strength, once for this target",
        "  target 2  takes 4 = 3 +1 Strength, once for this target",
        "            hit: 7 damage",
    ),
    "movement dismount --species 40 --augment 10": (
        "you: the movement of a turn",
        "  species    40 feet",
        "             +10 augmentation = 50",
        "  dismount   −20 = 30 left",
        "  remaining  30 feet of 50 (6 hexes of easy ground)",
    ),
    "movement --species 40 --augment 10 --percent 50 --flat 25": (
        "you: the movement of a turn",
        "  species    40 feet",
        "             +10 augmentation = 50",
        "             −25 restriction (50 %) = 25",
        "             −25 flat loss = 0",
        "             paralysed: no movement is left",
        "  remaining  0 feet of 0 (0 hexes of easy ground)",
    ),
    "movement --species 50 --encumbered 40 --percent 50": (
        "you: the movement of a turn",
        "  species    50 feet",
        "             −10 encumbrance = 40",
        "             −20 restriction (50 %) = 20",
        "  remaining  20 feet of 20 (4 hexes of easy ground)",
    ),
    "competition --modifier 1 --against 2 --grab --owned --dice 9,3,8": (
        "competition: the attacker against the defender",
        "  the attacker  9 +1 = 10",
        "  the defender  (3) [8] +2 = 10  (advantage: owns the space)",
        "                a tie: nothing changes",
        "  the thing     it stays where it is",
    ),
    "competition --grab --defender-idle": (
        "competition: the attacker against the defender",
        "             no competition: a thing in nobody's space, and the defender has no action",
        "  the thing  the attacker has it; picking it up costs 10 feet",
    ),
    "surprise --score 4 --asleep --stimulus --dice 13,9": (
        "you: asleep",
        "  wake        13 +4 = 17  against DC 17: made",
        "  surprise    9 +4 = 13  against DC 14: failed",
        "              surprised: neither acts nor moves in the first round",
        "  next round  interacts normally",
    ),
    "perception --score 5 --condition mist --dice 20 --dc 40": (
        "you: a Perception check",
        "  DC     42 = 40, +2 mist",
        "  check  20 +5 = 25  (+5 Perception)",
        "         noticed, a natural 20",
    ),
    "grapple --modifier 2 --against 1 --size huge --dice 12,1": (
        "grapple: the grappler against the victim",
        "  the grappler  12 +6 = 18  (+2 Strength or Agility, +4 huge against medium)",
        "  the victim    1 +1 = 2  (+1 Strength or Agility)",
        "                the victim is held by 16",
        "  next round    dragging at 100 % of the movement, or a slam for the Strength modifier in damage",
    ),
}

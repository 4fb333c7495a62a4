"""What is said of results of The Murk: in plain text, quietly, and by `--check`."""

QUIET = {
    "initiative Ann=8 Bob=6:11 --dice 4,4,5,1,2,3": "Bob\nAnn\n",
    "distance 30": "near\n",
    "melee --die 10 --foe-die 6 --damage 6 --dice 4,3,8,2,5,3": "11\n",
    "cast --die 8 --dr 9 --magnitude 7 --dice 2,4,3,5": "2\n",
    "pray --die 6 --sins 2 --dice 4,5,3": "2\n",
    "roll --die 6 --dice 1,2,3": "6\n",
    "injury --die 6 --total 9 --dice 6,2,1,3": "12\n",
    "breakdown 2 --dice 3,4": "7\n",
    "recover --die 8 --ranks 2 --dice 2,3,4,5,4": "9\n",
    "miracle --die 6 --power 3 --dr 10 --dice 2,5,4": "11\n",
}
CHECKS = {
    "roll --die 6 --dr 7 --dice 1,2,4": 0, "roll --die 6 --dr 7 --dice 1,2,3": 3,
    "melee --die 6 --foe-die 6 --dice 1,1,3,1,1,2": 0, "melee --die 6 --foe-die 6 --dice 1,1,2,1,1,2": 3,
    "shootout --die 6 --foe-die 6 --leave hunker": 3, "injury --die 6 --total 4 --dice 1,1,1": 3,
    "breakdown 1 --dice 6": 0, "recover --die 4 --ranks 1 --dice 1,1,1,6": 3, "pray --die 4 --dice 1,1,1": 3,
    "cast --die 4 --dr 3 --magnitude 0 --dice 1,1,1,1": 0, "miracle --die 4 --power 1 --dr 2 --dice 1": 3,
    "roll --die 6": 2, "distance 3": 2, "initiative A=6": 2,
}
SAID = {
    "roll --die 8 --bonus 1 --dr 10 --dice 3,3,7": (
        "you: an attribute roll with a d8",
        "  roll       3 3 7 +1 = 14  (+1 bonus)",
        "             success by 4 against DR 10",
        "  Potential  +8 (equal d6, and the die shows 7; the die shows more than 6)",
    ),
    "melee sheets/murk-vera.toml sheets/murk-thug.toml --weapon saber --dice 6,3,5,2,4,5": (
        "melee: Vera against Thug",
        "  roll       6 3 5 −1 = 13  (−1 1 rank of Suffering)",
        "  Thug       2 4 5 −1 = 10",
        "  foe roll   −1 1 rank of Suffering",
        "             won by 3",
        "  damage     9 = 3 difference + 6 saber",
        "  Thug       takes 9",
        "  Potential  2 held now",
    ),
    "contest --power faith --die 8 --foe-die 6 --reserve 2 --dice 1,2,3,4,5,6": (
        "contest of powers: you against foe 1",
        "  roll      1 2 3 = 6",
        "  foe 1     4 5 6 = 15",
        "            lost by 9",
        "  suffered  15, the whole winning roll",
        "  Power     −1, 1 held now",
    ),
    "injury --track strain --die 6 --total 5 --damage 9 --concede --dice 3,4,5": (
        "you: an injury roll against 14 strain",
        "  pool      3 d6",
        "  injury    3 4 5 = 12",
        "            failed: 12 is short of 14",
        "  conceded  no rank of Suffering, the opponent's objective prevails",
    ),
}

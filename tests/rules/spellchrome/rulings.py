"""The rulings of Spellchrome: what each changes, and those that whole results and plans are played under."""

from typing import Any

from tests.rules.spellchrome.results import ANN, TWO, WHOLE
from tests.rules.spellchrome.test_turn import PLANS

Changed = dict[str, Any]
CHANGED: dict[str, tuple[str, str, Changed, Changed]] = {
    "an equal total": ('hit = "beats"', "attack --bonus 5 --ac 15 --dice 10", {"hit": True}, {"hit": False}),
    "an equal check": ('check = "beats"', "concentration --bonus 5 --dice 10", {"success": True}, {"success": False}),
    "a natural 20": ("natural = true", "attack --bonus 2 --ac 30 --dice 20", {"hit": False}, {"hit": True}),
    "a critical hit": (
        'critical = "double"', "attack --bonus 2 --ac 10 --damage 3 --dice 20", {"damage": 3}, {"damage": 6},
    ),
    "a hit of nothing": (
        "minimum_damage = 0", "attack --bonus 2 --ac 10 --damage 1d4-3 --dice 10,1", {"damage": 1}, {"damage": 0},
    ),
    "an untrained weapon": (
        "untrained_fail = 59", "attack --bonus 9 --ac 10 --untrained --dice 60{,5|}", {"hit": False}, {"hit": True},
    ),
    "stress": (
        "stress_dc = 18", "concentration --bonus 5 --for stress --dice 10", {"dc": 15, "success": True},
        {"dc": 18, "success": False},
    ),
    "a punch that fells": (
        'punch = "knockout"', "attack --bonus 9 --ac 5 --unarmed --strength 4 --hit-points 3 --dice 10",
        {"knocked_out": False, "down": True}, {"knocked_out": True, "down": True},
    ),
    "a stowed weapon": ('stowed = "full-round"', "turn move draw-stowed", {"legal": True}, {"legal": False}),
    "crawling": (
        "crawl_provokes = false", "turn crawl", {"provokes": [{"at": 1, "action": "crawl", "from": "foes in reach"}]},
        {"provokes": []},
    ),
    "a blade and a bow": (
        'mixed_feats = "either"', f"attack {ANN} -w sword --offhand longbow --ac 40 --dice 1,1", {"modifiers": [TWO]},
        {"modifiers": []},
    ),
    "a step of the prone": ("prone_step = true", "turn step --prone", {"legal": False}, {"legal": True}),
    "a hidden weapon": (
        "quick_draw_hidden = true", "turn draw-hidden attack --quick-draw", {"legal": False}, {"legal": True},
    ),
}
HOUSES = [
    *(rulings for _, rulings, _ in WHOLE.values()), *(rulings for rulings, _ in PLANS.values()),
    *(rulings for rulings, *_ in CHANGED.values()),
]

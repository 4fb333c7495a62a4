"""The rulings of Spellchrome that whole results and plans are played under."""

from tests.rules.spellchrome.results import WHOLE
from tests.rules.spellchrome.test_turn import PLANS

HOUSES = [*(rulings for _, rulings, _ in WHOLE.values()), *(rulings for rulings, _ in PLANS.values())]

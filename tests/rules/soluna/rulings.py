"""The rulings of Soluna that whole results are played under."""

from tests.rules.soluna.results import WHOLE

HOUSES = [rulings for _, rulings, _ in WHOLE.values()]

"""The rulings of Archsoul that results are played under."""

from tests.rules.archsoul.test_rulings import RULED

HOUSES = list(RULED)

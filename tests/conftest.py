"""What all tests share."""

import gc

import pytest
from _pytest.runner import runtestprotocol

from tests.each import Wanted


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--row TEXT` for a look at some rows of tables that are one test each (tests/each.py)."""
    parser.addoption("--row", default="", metavar="TEXT", help="of tables try the rows alone whose names hold this")


def pytest_configure(config: pytest.Config) -> None:
    Wanted.text = config.getoption("--row")


def pytest_collection_finish() -> None:
    """Everything that is there before the first test stays: no search for garbage looks through it again and again."""
    gc.collect()
    gc.freeze()


def pytest_sessionfinish() -> None:
    """What was never closed is looked for once: pytest would look ten times, through all that ends with the process."""
    gc.collect()
    gc.freeze()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test and report its call; of what comes before and after it only what went wrong.

    Three reports a test, sent from process to process, cost more than most tests do.
    """
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True

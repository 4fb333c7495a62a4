"""What a command wants done: something resolved, something explained, or one of these for each line read."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from archcli.dice.dice import Dice, RandomDice
from archcli.errors import UsageError
from archcli.report import Result


class Plan(NamedTuple):
    """Something to resolve: the rule with all its values. `ours`: it is a rule of the game, and not mere dice.

    `quick` makes a function that gives bare values fast, from the same faces as the rule, for many quiet repeats
    (None where there is none).
    """

    rule: Callable[[Dice], Result]
    quick: Callable[[], Callable[[RandomDice], object] | None] | None = None
    ours: bool = True


class Explain(NamedTuple):
    """Words that are said in place of rolling; `ours` as in a plan, `option`: what asked for them."""

    text: str
    ours: bool = True
    option: str = "--explain"


class EachLine(NamedTuple):
    """Many plans, each with the number of the line that it was read from, and made only when its turn comes."""

    lines: Iterator[tuple[int, Callable[[], Plan | Explain]]]


Planned = Plan | Explain | EachLine


class Changed(NamedTuple):
    """A fight after a command of its own: what is told of it (None: the board), and one line for the log.

    `lasts`: the line is what the board tells as the last that happened; `news`: what the board tells beside that.
    """

    fight: Any
    result: Result | None = None
    said: str | None = None
    lasts: bool = False
    news: tuple[str, ...] = ()


class Stepped(NamedTuple):
    """A step of a fight: what it changes; `rolls`: dice have a part in it."""

    rule: Callable[[Any], Changed]
    rolls: bool = False


class Commands(NamedTuple):
    """Commands that are run one after another: `run` takes the program, and returns the exit code."""

    run: Callable[[Any], int]


class Failed(Exception):
    """The action failed and `--check` was given: exit 3."""


class BadLines(Exception):
    """Some line of standard input could not be understood: exit 2, after all that is said."""


def passed(result: Result) -> bool:
    """Whether the action succeeded. Raises UsageError where nothing can fail: `--check` has nothing to look at."""
    if not result.tabulated().can_fail:
        raise UsageError("--check has nothing to look at: this cannot fail")
    return result.passed

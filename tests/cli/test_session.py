"""Plans carried out, below the command line: what is printed, and how it ends."""

from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Any

import pytest

from archcli.cli.plan import BadLines, EachLine, Explain, Failed, Plan, passed
from archcli.cli.session import Session
from archcli.cli.shared import Shared
from archcli.dice.dice import Dice
from archcli.dice.readings import Total
from archcli.errors import DiceError, UsageError
from archcli.report import Outcome, Report, Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw(Result):
    """A die that succeeds on 4 and more."""

    success: bool
    total: int

    OUTCOME = Outcome(("success", "total"), success="success", number="total")

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        return Report((), ())


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk(Throw):
    """The same where nothing can fail."""

    OUTCOME = Outcome(("total",), number="total")


def throw(dice: Dice) -> Throw:
    total = dice.roll((6,), Total(), label="throw").value
    return Throw(success=total >= 4, total=total)


def walk(dice: Dice) -> Walk:
    return Walk(success=True, total=dice.roll((6,), Total(), label="walk").value)


def play(planned: Any, **typed: Any) -> str:
    """What a plan prints; whatever it raises carries as a note what was printed before."""
    with redirect_stdout(StringIO()) as out:
        try:
            Session("toys", "throw", Shared(quiet=True, **typed)).play(planned)
        except Exception as problem:
            problem.add_note(out.getvalue())
            raise
    return out.getvalue()


@pytest.mark.parametrize(("planned", "typed", "said"), [
    (Plan(throw), {"dice": "5"}, "5\n"),
    (Plan(throw), {"dice": "5,2", "repeat": 2}, "5\n2\n"),
    (Plan(throw), {"odds": True}, "0.5\n"),
    (Plan(walk), {"odds": True}, "3.5\n"),
    (Plan(throw), {"dice": "5,2", "repeat": 2, "summary": True}, "0.5\n"),
    (Explain("a die\nof six"), {}, "a die\nof six\n"),
    (EachLine(iter([(1, lambda: Plan(throw)), (3, lambda: Plan(walk))])), {"dice": "6,1"}, "6\n1\n"),
])
def test_play(planned: Any, typed: dict[str, Any], said: str) -> None:
    """Each kind of plan prints its bare values."""
    assert play(planned, **typed) == said


@pytest.mark.parametrize(("planned", "typed", "problem"), [
    (Plan(throw), {"dice": "3", "check": True}, Failed),
    (Plan(throw), {"dice": "5,3", "repeat": 2, "check": True}, Failed),
    (Plan(throw), {"dice": "5,3", "repeat": 2, "check": True, "summary": True}, Failed),
    (Plan(walk), {"dice": "3", "check": True}, UsageError),
    (Plan(throw), {"dice": "5", "repeat": 2}, DiceError),
    (Plan(throw), {"dice": "5,5"}, DiceError),
    (Explain("x"), {"odds": True}, UsageError),
    (EachLine(iter([])), {"repeat": 2, "summary": True}, UsageError),
])
def test_how_it_ends(planned: Any, typed: dict[str, Any], problem: type[Exception]) -> None:
    """A failure, after what was rolled; or a mistake, and nothing is printed."""
    with pytest.raises(problem) as raised:
        play(planned, **typed)
    [printed] = raised.value.__notes__
    assert bool(printed) is (problem is Failed)


def test_a_bad_line_leaves_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    """It is said with its number, the exit code tells, and its place among the bare values is empty."""
    def bad() -> Plan:
        raise UsageError("no such thing")

    lines = EachLine(iter([(1, lambda: Plan(throw)), (2, bad), (4, lambda: Plan(throw))]))
    with pytest.raises(BadLines) as raised:
        play(lines, dice="1,2")
    assert raised.value.__notes__ == ["1\n\n2\n"]
    assert "line 2: no such thing" in capsys.readouterr().err


def test_passed() -> None:
    """Only what can fail has passed or not."""
    assert [passed(Throw(success=good, total=1)) for good in (True, False)] == [True, False]
    with pytest.raises(UsageError, match="--check"):
        passed(Walk(success=True, total=1))

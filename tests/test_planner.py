"""The planner that games share, with a toy game: a turn of three coins."""

from typing import NamedTuple

import pytest

from archcli.errors import UsageError
from archcli.planner import Barrier, Budget, amount, name_and_rest, problems, takes_nothing, walk


class Buy(NamedTuple):
    written: str
    price: int


class Purse(Budget[Buy, str, str]):
    def __init__(self) -> None:
        self.coins = 3

    def kind(self, action: Buy) -> str:
        return "dear" if action.price > 1 else "cheap"

    def words(self, action: Buy) -> dict[str, object]:
        return {"short": action.price - self.coins}

    def pay(self, action: Buy) -> str:
        self.coins -= action.price
        return f"{action.price} of 3"


BARRIERS: tuple[Barrier[Purse, Buy], ...] = (
    Barrier("free", lambda purse, buy: buy.price == 0, "{action.written} costs nothing"),
    Barrier("short", lambda purse, buy: buy.price > purse.coins, "{action.written}: {now.coins} left, {short} short"),
)


def test_what_is_refused_is_not_carried_out() -> None:
    """The dear one is refused where two coins are left, and the cheap one after it is still paid."""
    steps = walk([Buy("beer", 1), Buy("wine", 5), Buy("bread", 2), Buy("air", 0)], Purse(), BARRIERS)
    assert [(step.place, step.kind, step.cost) for step in steps] == [
        (1, "cheap", "1 of 3"), (2, "dear", None), (3, "dear", "2 of 3"), (4, "cheap", None),
    ]
    assert problems(steps) == ((2, "wine", "short", "wine: 2 left, 3 short"), (4, "air", "free", "air costs nothing"))


class Pocket(Purse):
    """A purse that finds a coin once what was bought before is paid."""

    def goes_on(self) -> None:
        self.coins += 1


def test_what_was_done_before_is_paid_for() -> None:
    """Whatever stood in its way; then things are as they stand, and what comes is looked at."""
    steps = walk([Buy("wine", 5), Buy("air", 0), Buy("bread", 1)], Pocket(), BARRIERS, done=2)
    assert [(step.cost, step.problem and step.problem.code) for step in steps] == [
        ("5 of 3", None), ("0 of 3", None), (None, "short"),
    ]
    assert walk([Buy("bread", 4)], Pocket(), BARRIERS)[0].cost == "4 of 3"
    purse = Pocket()
    walk([Buy("bread", 1)], purse, BARRIERS, done=1)
    assert purse.coins == 2


@pytest.mark.parametrize(("written", "found"), [
    ("move", ("move", None)), ("move:", ("move", "")), ("move:4", ("move", "4")), ("move:4:5", ("move", "4:5")),
])
def test_name_and_rest(written: str, found: tuple[str, str | None]) -> None:
    """What stands behind the first colon; nothing is not the same as no colon."""
    assert name_and_rest(written, ("move", "rest")) == found


def test_an_unknown_name_says_the_nearest() -> None:
    """The game's own word for an action stands in the message."""
    with pytest.raises(UsageError, match='unknown act "mov": did you mean "move"'):
        name_and_rest("mov:4", ("move", "rest"), "act")


def test_amounts() -> None:
    """A whole number from 1; anything else is refused with an example."""
    assert amount("move:12", "squares", 5) == 12
    for rest in ("", "0", "-1", "x", "1.5", "\u0664", "1" * 10):
        with pytest.raises(UsageError, match=r"squares of move .* as in move:5"):
            amount(f"move:{rest}", "squares", 5)
    assert takes_nothing("rest:4").message == '"rest:4": rest takes no number, write rest alone'

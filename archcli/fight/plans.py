"""A turn that goes on, in games that check a plan of one: what was done before, and what is added to it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from archcli.record import Record


class Played(NamedTuple):
    """The turn so far with what was added, whose problems alone are told, and what was added as a turn of its own."""

    whole: Any
    own: Any


def given_since(turn: Callable[..., Any], before: Sequence[Any], left: Record) -> tuple[int, ...]:
    """What somebody was given after what was done before, by hand (below 0: what was taken), in the order of what is
    `left`, as the state says it. `turn` checks a plan (with `done`)."""
    paid = turn(before, done=len(before)).left
    return tuple(getattr(left, name) - was for name, was in zip(left.FIELDS, paid, strict=True))


def played(turn: Callable[..., Any], plan: Sequence[Any], *, done: int, left: Record) -> Played:
    """A turn of which the first `done` actions were done before.

    `turn` checks a plan (with `done`, and what was `given` since, in the order of what is left); `left` is what the
    state says to be left, by hand too. What is not allowed is paid for all the same: it may be done anyway.
    """
    checked = turn(plan, done=done, given=given_since(turn, plan[:done], left))
    made = checked if checked.legal else turn(plan, done=len(plan))
    return Played(
        whole=replace(made, legal=checked.legal, problems=checked.problems),
        own=turn(plan[done:], done=len(plan) - done),
    )

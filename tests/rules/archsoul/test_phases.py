"""Phases of a fight: neighbours of one side in the order act together (A-12)."""

from typing import Any

from archcli.fight.state import Fight
from archcli.rules.archsoul.turns import TURNS
from tests.each import each
from tests.fight.fights import fight


def begun(order: str, **own: Any) -> Fight:
    """A fight whose first turn has begun: a capital is of the party, a small letter a foe."""
    names = list(order)
    party = ", ".join(name for name in names if name.isupper())
    foes = ", ".join(name for name in names if name.islower())
    ready = fight(party=party, foes=foes, **own).replace(round=1, order=tuple(names))
    return TURNS.up(ready, TURNS.next_up(ready, None))


def turns_of(now: Fight, rounds: int) -> str:
    """Who is up, turn by turn, each phase in brackets, for so many rounds."""
    told: list[str] = []
    running = None
    while now.round <= rounds:
        if now.phase != running or told[-1].endswith("|"):
            told.append(f"{''.join(now.phase)}:")
            running = now.phase
        told[-1] += now.turn or ""
        now = TURNS.ends(now, now.turn or "")
        up = TURNS.next_up(now, now.turn)
        if up is None:
            told[-1] += "|"
            now = TURNS.new_round(now)
        else:
            now = TURNS.up(now, up)
    return " ".join(told)


@each(("order", "told"), [
    ("Ab", "A:A b:b| A:A b:b|"), ("bcA", "bc:bc A:A| bc:bc A:A|"), ("AbC", "A:A b:b| AC:CA b:b|"),
    ("ABcDE", "AB:AB c:c| ABDE:DEAB c:c|"), ("AbCd", "A:A b:b C:C d:d| A:A b:b C:C d:d|"),
    ("AbCdE", "A:A b:b C:C d:d| AE:EA b:b C:C d:d|"), ("AB", "AB:AB| AB:AB|"), ("A", "A:A| A:A|"),
])
def test_phases_go_round(order: str, told: str) -> None:
    """A phase joined around the end of the order belongs to the new round, and the next in the order is up first."""
    assert turns_of(begun(order), 2) == told


@each(("order", "down", "told"), [
    ("AbCd", "b", "AC:AC d:d| AC:AC d:d|"), ("AbC", "C", "A:A b:b| A:A b:b|"), ("AbC", "A", "b:b C:C| b:b C:C|"),
    ("bcA", "b", "c:c A:A| c:c A:A|"),
])
def test_who_is_down_has_no_turn(order: str, down: str, told: str) -> None:
    """And parts nobody from the neighbour behind."""
    assert turns_of(begun(order, **{down: {"down": True}}), 2) == told


def test_who_is_named_has_the_turn() -> None:
    """Of the running phase whoever has not ended its turn."""
    now = begun("bcdA")
    named = TURNS.named(now, "c")
    assert (named.turn, named.combatants["c"].begun, named.phase) == ("c", True, ("b", "c", "d"))
    assert TURNS.named(now, "A") == now
    after = TURNS.ends(named, "c")
    assert TURNS.next_up(after, "c") == "d"
    assert TURNS.named(after, "c") == after


def test_the_phase_goes_on_to_those_before() -> None:
    """Who was passed over by a name is up before the phase ends."""
    now = TURNS.ends(TURNS.named(begun("bcA"), "c"), "c")
    assert TURNS.next_up(now, "c") == "b"
    assert TURNS.next_up(TURNS.ends(TURNS.up(now, "b"), "b"), "b") == "A"

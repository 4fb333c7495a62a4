"""Fights that are kept, for tests: a small one, and what may happen to it."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from archcli.cli.fight.store import Store
from archcli.errors import FightError
from archcli.fight.combatant import Effect
from archcli.fight.history import History, redone, undone
from archcli.fight.state import Fight

ARIA = {"sheet": "aria.toml", "side": "party", "hit_points": 14, "hit_points_full": 14}
GOBLIN = {"sheet": "goblin.toml", "side": "foes", "hit_points": 6, "hit_points_full": 6}
TABLES: dict[str, Any] = {
    "system": "archsoul", "combatants": {"Aria": ARIA, "Goblin 1": GOBLIN, "Goblin 2": GOBLIN},
}
Change = Callable[[Fight], Fight]


def fight(**more: Any) -> Fight:
    """A fight of three."""
    return Fight.of({**TABLES, **more}, file="fight.toml")


def hurt(fight: Fight, who: str = "Goblin 1", by: int = 1) -> Fight:
    """Somebody has lost hit points."""
    return fight.with_(who, hit_points=fight.combatants[who].hit_points - by)


def poisoned(fight: Fight, who: str = "Aria") -> Fight:
    """Somebody has one effect more."""
    effect = Effect(to="attack difficulty", by=1, because=f"poisoned {fight.step}", until=2)
    return fight.with_(who, effects=(*fight.combatants[who].effects, effect))


def without(fight: Fight, who: str = "Goblin 1") -> Fight:
    """Somebody has left."""
    left = {name: one for name, one in fight.combatants.items() if name != who}
    order = tuple(name for name in fight.order if name in left)
    return fight.replace(combatants=left, order=order, turn=None if fight.turn == who else fight.turn)


def joined(fight: Fight, who: str = "Brom") -> Fight:
    """Somebody has joined the party, and stands before the foes."""
    state = type(fight.combatants["Aria"])(name=who, sheet="brom.toml", side="party", hit_points=9)
    return fight.replace(combatants={"Aria": fight.combatants["Aria"], who: state, **fight.combatants})


def begun(fight: Fight) -> Fight:
    """The first turn has begun."""
    return fight.replace(round=1, turn=next(iter(fight.combatants)), order=tuple(fight.combatants))


def line(before: Fight, after: Fight, said: str = "something happens") -> dict[str, Any]:
    """The line of a step."""
    return {"system": "archsoul", "result": {"hit": True}, "fight": {
        "file": "fight.toml", "step": after.step, "words": ["set"], "said": said, "last": said,
        "changes": [change.data() for change in before.changes_to(after)],
        "read": {"fight": before.tables(), "sheets": {}, "house": None},
    }}


def new(path: Path | str, *, force: bool = False, **more: Any) -> Store:
    """A fight that has been begun."""
    store = Store(str(path))
    first = fight(**more)
    store.begin(first, {"new": [*first.combatants], "fight": first.tables()}, force=force)
    return store


def step(store: Store, change: Change = hurt, said: str = "something happens") -> int:
    """Take a step; its number."""
    with store.locked() as before:
        after = change(before).replace(step=before.step + 1)
        store.take(line(before, after, said), after)
    return after.step


def undo(store: Store, count: int = 1, how: Callable[..., tuple[Fight, dict[str, Any]]] = undone) -> Fight:
    """Take steps back."""
    with store.locked() as before:
        after, said = how(store.history(), before, count, file=store.path)
        store.take(said, after)
    return after


def redo(store: Store, count: int = 1) -> Fight:
    """Bring steps again."""
    return undo(store, count, redone)


def by_hand(store: Store, was: str, now: str) -> None:
    """Edit the file as a person does."""
    text = Path(store.file).read_text()
    assert was in text
    Path(store.file).write_text(text.replace(was, now, 1))


def refused(function: Callable[..., object], *args: Any, **more: Any) -> FightError:
    """What a call is refused with."""
    try:
        function(*args, **more)
    except FightError as mistake:
        return mistake
    raise AssertionError("nothing is refused")


def folder(path: Path | str) -> Mapping[str, bytes]:
    """Every file of a folder."""
    return {name: (Path(path) / name).read_bytes() for name in sorted(os.listdir(path))}


def numbers(history: History) -> list[int]:
    """The numbers of the steps that count."""
    return [step["fight"]["step"] for step in history.steps]

"""The commands of the group `fight`: the fight that one is about, and the step that it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from archcli import __version__
from archcli.cli.dice import source
from archcli.cli.fight.here import Here
from archcli.cli.fight.line import Step
from archcli.cli.fight.showing import board
from archcli.cli.fight.store import Store
from archcli.cli.fight_file import USUAL, fight_file
from archcli.cli.options import Parameters
from archcli.cli.plan import Failed, Stepped
from archcli.cli.session import Session
from archcli.cli.shared import Shared
from archcli.cli.sheets import coming_from
from archcli.dice.typed import TypedDice
from archcli.fight.board import Board
from archcli.fight.changes import COMBATANTS
from archcli.fight.history import History
from archcli.fight.moments import before
from archcli.fight.state import Fight
from archcli.output.data import Data
from archcli.output.formats import Head

if TYPE_CHECKING:
    from archcli.report import Result

COMMAND = "fight"


def file_of(shared: Shared) -> str:
    """The file of a command of the group: what was typed, else that of the environment, else the usual one."""
    return fight_file(shared.fight) or USUAL


def names_in(history: History) -> Iterator[str]:
    """All who were ever in a fight, but for those who have joined since its last line."""
    for entry in history.lines:
        yield from before(entry.line).get(COMBATANTS, ())


def gone(file: str, count: int, way: Callable[..., tuple[Fight, dict[str, Any]]]) -> Board:
    """The board of a fight that went so many steps one `way`, back or on again."""
    store = Store(file)
    with store.locked() as now:
        after, line = way(store.history(), now, count, file=file)
        store.take(line, after)
    return board(after, file=file, last=line["last"])


def told(function: Callable[..., Result], arguments: dict[str, Any], shared: Shared) -> None:
    """Carry out a command that tells something of a fight, or begins one, and print it."""
    if arguments.get("watch"):
        from archcli.cli.fight.watching import watch

        once = arguments | {"watch": False}
        as_json = shared.json or shared.format == "json"
        watch(file_of(shared), lambda: told(function, once, shared), as_json=as_json)
    result = function(file_of(shared), **arguments)
    system: str = getattr(result, "system", "") or "archcli"
    session = Session(system, COMMAND, shared)
    documents: Sequence[Mapping[str, Any]] | None = getattr(result, "documents", None)
    if documents is not None and isinstance(session.out.format, Data):
        for document in documents:
            session.out.write(session.out.format.written(dict(document)))
        session.out.done()
    else:
        session.tell(result)
    if result.tabulated().can_fail and not result.passed:
        raise Failed


def stepped(
    function: Callable[..., Stepped], taken: Parameters, values: dict[str, Any], shared: Shared, words: Sequence[str],
    again: Any = None,
) -> None:
    """Carry out a command that is a step of a fight, write it down, and print it."""
    arguments = taken.call(values)
    shared.number()
    shared.faces()
    held = ExitStack()
    with held:
        if again is None:
            store: Any = Store(file_of(shared))
            here = Here(held.enter_context(store.locked()), file_of(shared), anyway=shared.anyway)
            if "sheets" in taken.declared:
                here.ever(lambda: names_in(store.history()))
            step: Any = Step(here, store, words, held)
        else:
            here = again.here(anyway=shared.anyway)
            step = again.step(here)
        arguments["fight"] = here
        if "rulings" in taken.asks:
            arguments["rulings"] = here.rulings(shared.house, always=True)
        with coming_from(here):
            made = function(**arguments)
            if shared.line_seed is None:
                shared = shared.replace(line_seed=step.seed)
            seed, dice = source(shared) if made.rolls or shared.dice is not None or shared.ask else (None, None)
            changed = made.rule(dice)
        if isinstance(dice, TypedDice):
            dice.finish()
        faces = shared.faces() if isinstance(dice, TypedDice) else getattr(dice, "given", None)
        head = Head(__version__, here.fight.system, COMMAND, seed=seed if made.rolls else None)
        session = Session(here.fight.system, COMMAND, shared, step=step)
        after = here.fallen(changed.fight).replace(step=step.number)
        result = changed.result or board(
            after, file=here.file, last=step.last(changed), news=changed.news)
        head = step.take(head, result, faces, after, changed)
    session.out.write(session.out.format.result(head, result))
    session.out.done()


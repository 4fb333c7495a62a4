"""A line in a fight: whether it belongs to one, the lock that it holds while it is a step, and the record of it."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from archcli.cli.fight.here import Here
from archcli.cli.fight.store import Store
from archcli.cli.fight_file import VARIABLE, fight_file
from archcli.cli.options import Parameters
from archcli.cli.plan import Changed
from archcli.cli.seed import derived
from archcli.cli.shared import FIGHT, Shared
from archcli.cli.sheets import coming_from
from archcli.cli.typed import listed
from archcli.errors import UsageError
from archcli.fight.changes import Change
from archcli.fight.saying import said
from archcli.fight.state import Fight
from archcli.fight.telling import told
from archcli.games import GAMES
from archcli.given import PLAN, Declaration, Word
from archcli.output.data import document
from archcli.output.formats import Head
from archcli.report import Result


class Kind(NamedTuple):
    """What a command is to a fight, by its declaration: `acts`: it has somebody who acts, or whom it befalls; `words`:
    names of sheets that were typed as words, or behind an option."""

    acts: bool
    words: bool
    options: bool


def sheets_of(taken: Parameters, values: Mapping[str, Any], system: str) -> Iterator[tuple[Declaration, str]]:
    """The words of a line that name sheets, each with where it was typed; before a plan the first may be one."""
    for key, option in taken.declared.items():
        if option.given.is_of_fight:
            yield from ((option, word) for word in listed(values.get(key)))
        elif option.given.takes == PLAN:
            actions = GAMES[system].part("turns").actions()
            for word in listed(values.get(key))[:1]:
                if re.split("[:+]", word.casefold().replace("_", "-"))[0] not in actions:
                    yield option, word


def kind_of(taken: Parameters, values: Mapping[str, Any], system: str) -> Kind:
    """What a line is to a fight."""
    sheets = [option for option, _ in sheets_of(taken, values, system)]
    return Kind(
        acts="acting" in taken.asks or any(option.given.has_part for option in taken.declared.values()),
        words=any(isinstance(option.given, Word) for option in sheets),
        options=any(not isinstance(option.given, Word) for option in sheets),
    )


class Step(NamedTuple):
    """A line that is a step: its fight, what keeps it, how it was typed, and what holds the lock."""

    here: Here
    store: Any
    words: Sequence[str]
    held: ExitStack

    @property
    def number(self) -> int:
        """Which step it is."""
        return self.here.fight.step + 1

    @property
    def seed(self) -> int | None:
        """The seed that it rolls from, where the whole fight has one."""
        if self.here.fight.seed is None:
            return None
        return derived(self.here.fight.seed, self.number)

    def last(self, changed: Changed) -> str | None:
        """What the board tells as the last that happened, after a command of the fight's own."""
        return changed.said if changed.lasts else self.store.last_said()

    def take(
        self, head: Head, result: Result, faces: Sequence[int] | None, after: Fight | None = None,
        changed: Changed | None = None,
    ) -> Head:
        """Write it down, let others in, and tell what changed beside the result."""
        fight = (self.here.after(result) if after is None else after).replace(step=self.number)
        changes = self.here.fight.changes_to(fight)
        last: str | None
        if changed is None:
            last = text = said(result, who=self.here.actor)
        else:
            text = changed.said or by_hand(changes, fight.system, self.words)
            last = self.last(changed)
        step = {
            "file": self.here.file, "step": fight.step,
            "changes": [change.data() for change in changes if (change.who, change.key) != (None, "step")],
        }
        line = document(head, result=result) | {"fight": step | {
            "changes": [change.data() for change in changes], "words": list(self.words),
            "read": self.here.reads, "said": text, "last": last, **({} if faces is None else {"dice": list(faces)}),
        }}
        self.store.take(line, fight)
        self.held.close()
        return head._replace(fight=step)


def by_hand(changes: Sequence[Change], system: str, words: Sequence[str]) -> str:
    """One line on what was said by hand: what it changed, or where that is nothing to tell, the line itself."""
    texts = ["".join(span.text for span in text) for text in told(changes, system)]
    return ", ".join(texts) or shlex.join(words)


@contextmanager
def in_fight(
    shared: Shared, taken: Parameters, values: dict[str, Any], *, system: str, words: Sequence[str], rolls: bool = True,
    again: Any = None,
) -> Iterator[tuple[Here | None, Step | None]]:
    """The fight that a line belongs to (None: to none), and the step that it is (None: it changes nothing).

    For as long as it lasts sheets come from there. `rolls`: the command resolves something, and may be a step.
    Raises FightError for a fight that cannot be used, UsageError for options that are for a fight where there is none.
    """
    if again is not None:
        here = again.here(anyway=shared.anyway)
        here.cast(values, taken.declared)
        with coming_from(here):
            yield here, again.step(here)
        return
    file, kind = fight_file(shared.fight, left_out=shared.no_fight), kind_of(taken, values, system)
    if file is None or not any(kind) or (not kind.acts and not os.path.exists(file)) or _of_another(file, system):
        _refuse_outside(shared, taken, values)
        yield None, None
        return
    store, held = Store(file), ExitStack()
    quiet = shared.odds or shared.dry_run or not rolls or not (kind.acts or kind.words)
    with held:
        fight = store.read() if quiet else held.enter_context(store.locked())
        here = Here(fight, file, anyway=shared.anyway)
        here.cast(values, taken.declared)
        belongs = here.actor is not None or any(here.whom(word) for _, word in sheets_of(taken, values, system))
        if not belongs:
            held.close()
            _refuse_outside(shared, taken, values)
            here.anyway = False
        elif shared.repeat is not None and not shared.dry_run and rolls and (kind.acts or kind.words):
            raise UsageError("-n does not go with a step of a fight: --dry-run -n N changes nothing", option="--repeat")
        with coming_from(here):
            yield here, None if quiet or not belongs else Step(here, store, words, held)


def _of_another(file: str, system: str) -> bool:
    """Whether a file is the fight of another game, whatever else stands in it."""
    try:
        with open(file, encoding="utf-8", errors="replace") as text:
            found = re.search(r'^\s*system\s*=\s*["\'](\w+)["\']', text.read(1 << 16), re.MULTILINE)
    except OSError:
        return False
    return found is not None and found[1] != system


def _refuse_outside(shared: Shared, taken: Parameters, values: Mapping[str, Any]) -> None:
    given = {"--anyway": shared.anyway, "--dry-run": shared.dry_run} | {
        option.name: values.get(key) for key, option in taken.declared.items() if option.panel == FIGHT
    }
    for option, is_given in given.items():
        if is_given:
            raise UsageError(f"{option} is for a fight, and there is none here", option=option, hint=(
                f"--fight FILE names one, or {VARIABLE}"))


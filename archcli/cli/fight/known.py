"""What a line of a fight knows: its combatants, their sheets with their states over them, the rulings in force."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from archcli.cli.house import house_file
from archcli.cli.sheets import Files, Spelled, spelled
from archcli.errors import FightError, SheetError, unknown
from archcli.fight.combatant import Combatant
from archcli.fight.names import combatant, meant, named
from archcli.fight.state import Fight
from archcli.games import GAMES
from archcli.names import fold
from archcli.sheet import Character

S = TypeVar("S", bound=Character)


class Known(Files):
    """A fight as a line finds it: sheets come from here, those of combatants with their state over them.

    `fight` is how it stood before the line, `draft` how it stands with what the line has done so far; `reads` is
    everything that was read for it, and all that it takes to resolve the line again (`again`); `strangers` are the
    names of sheets that are nobody's in the fight.
    """

    def __init__(self, fight: Fight, file: str, reads: dict[str, Any] | None = None) -> None:
        self.fight = self.draft = fight
        self.file = file
        self.turns = GAMES[fight.system].part("turns")
        self.again = reads is not None
        self.reads: dict[str, Any] = reads or {"fight": fight.tables(), "sheets": {}, "house": None}
        self.strangers: set[str] = set()

    def combatant(self, word: str) -> str | None:
        """The combatant whom a word names, however it is written; None where it names nobody."""
        return named(self.fight, word)

    def sheets(self, of: Callable[..., S], word: str, instead: str | None) -> list[S]:
        who = self.combatant(word)
        if who is not None:
            return [self.own(who, of)]
        self._refuse_trap(word)
        called = spelled(word)
        try:
            path, tables = self.read(called.sheet, instead)
        except SheetError as unfound:
            if called == Spelled(word) and _is_bare(word) and not unfound.mistakes[0].key:
                self._point_to_near(word, unfound)
            raise
        sheet = of(tables, file=path)
        names = called.names(sheet.name)
        self.strangers |= {*names}
        return [sheet.replace(name=name) for name in names]

    def own(self, who: str, of: Callable[..., S] | None = None) -> S:
        """The sheet of a combatant, with its state over it."""
        one: Combatant = self.draft.combatants[who]
        one = one.replace(running=who in self.turns.running(self.draft))
        path, tables = self.read(self.path_of(one.sheet))
        sheet: S = (of or GAMES[self.fight.system].part("sheet").of)(tables, file=path)
        return _laid(sheet, one)

    def path_of(self, path: str) -> str:
        """The path of a file that the fight names, which is relative to its own."""
        return os.path.join(os.path.dirname(self.file), path)

    def read(self, sheet: str, instead: str | None = None) -> tuple[str, dict[str, Any]]:
        known = self.reads["sheets"].get(sheet)
        if known is None:
            path, tables = super().read(sheet, instead)
            known = self.reads["sheets"][sheet] = {"file": path, "tables": tables}
        return known["file"], known["tables"]

    def has(self, word: str) -> bool:
        if self.combatant(word) is not None:
            return True
        return spelled(word).sheet in self.reads["sheets"] if self.again else super().has(word)

    def _refuse_trap(self, word: str) -> None:
        """Raises FightError for a bare name that is the sheet of combatants, or what stands before their number."""
        if spelled(word) != Spelled(word) or not _is_bare(word):
            return
        found = meant(self.fight, word)
        if found:
            said = f'"{word}" is in this fight as {", ".join(found)}'
            raise FightError(said, hint=f"the sheet itself is meant by its path, such as ./{word}.toml", choices=found)

    def _point_to_near(self, word: str, unfound: SheetError) -> None:
        wrong = unknown("combatant", word, self.fight.combatants)
        if "did you mean" in wrong:
            raise FightError(wrong, choices=self.fight.combatants) from unfound

    def whom(self, word: str) -> str | None:
        """The combatant whom a word names, which may have a number behind a colon."""
        return self.combatant(word) or self.combatant(word.rpartition(":")[0] or word)

    def the(self, word: str) -> str:
        """The combatant whom a word names. Raises FightError where there is nobody of that name."""
        return combatant(self.fight, word)

    def ever(self, recorded: Callable[[], Iterable[str]] | None = None) -> list[str]:
        """The names of all who ever were in the fight; `recorded` looks them up, and is asked once."""
        if recorded is not None and "ever" not in self.reads:
            self.reads["ever"] = sorted({*recorded()})
        known: list[str] = self.reads.get("ever", [])
        return known

    def weapons_of(self, who: str) -> Mapping[str, Any]:
        """The weapons on the sheet of a combatant."""
        weapons: Mapping[str, Any] = self.own(who).weapons
        return weapons

    def rulings(self, typed: str | None, *, always: bool) -> Any:
        """The rulings in force: those of a file that was typed, else those of the fight, else the usual ones."""
        kind = GAMES[self.fight.system].part("rulings")
        known = self.reads["house"]
        if known is None and not self.again:
            path = typed or (self.path_of(self.fight.house) if self.fight.house else house_file())
            if path:
                from archcli.cli.files import read_house

                known = self.reads["house"] = {"file": path, "tables": read_house(path)}
        if known is None:
            return kind() if always else None
        from archcli.rulings import read

        return read(known["tables"], kind, game=self.fight.system, file=known["file"])


def _is_bare(word: str) -> bool:
    """Whether a word is a name to be looked up, and no path."""
    return "/" not in word and os.sep not in word and not word.endswith(".toml")


def _laid(sheet: S, one: Any) -> S:
    """A sheet with a state over it: the state's numbers take the place of its own."""
    changes: dict[str, Any] = {"name": one.name, "state": one}
    for field, path in one.ON_SHEET.items():
        value = getattr(one, field, None)
        head, _, inner = path.partition(".")
        if value is None:
            continue
        changes[head] = changes.get(head, getattr(sheet, head)).replace(**{inner: value}) if inner else value
    items = getattr(one, "weapons", {})
    if items:
        weapons: dict[str, Any] = dict(getattr(sheet, "weapons", {}))
        for name, item in items.items():
            own = next((known for known in weapons if fold(known) == fold(name)), None)
            if own is not None:
                shared = {field: getattr(item, field) for field in item.FIELDS if field in weapons[own].FIELDS}
                weapons[own] = weapons[own].replace(**{
                    field: value for field, value in shared.items() if value is not None and field != "name"
                })
        changes["weapons"] = weapons
    return sheet.replace(**changes)

"""What keeps a fight: its file, which holds how it stands now, and the record beside it of what happened.

A line is appended to the record first, then the file is replaced. So whoever is killed in between leaves a file that
is one line behind its record, which the next command finishes; at every other moment both agree, or a hand was at it.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from errno import EACCES
from typing import TYPE_CHECKING, Any, TypeVar

from archcli.cli.fight import folder, record
from archcli.cli.fight.folder import ENDING, RECORD, named
from archcli.cli.fight.lock import Busy, locked
from archcli.cli.files import read_toml
from archcli.cli.writing import refuse_to_write, write
from archcli.errors import FightError, UsageError, visible
from archcli.fight.changes import Change
from archcli.fight.moments import Moment, settled, with_order
from archcli.fight.state import Fight
from archcli.fight.toml import toml

if TYPE_CHECKING:
    from archcli.fight.history import History

T = TypeVar("T")


class Store:
    """A fight file and its record. `path` is the file as typed; `edited` what a hand changed since the last line, once
    the fight is locked."""

    def __init__(self, path: str) -> None:
        if "\0" in path:
            raise FightError(f"{visible(path)}: no file has such a name")
        self.path = path
        # Through a link it is the same fight as without, and has one record.
        self.file = os.path.realpath(path) if path else ""
        self.record_path = self.file.removesuffix(ENDING) + RECORD
        self.record_called = path.removesuffix(ENDING) + RECORD
        self.edited: list[Change] = []
        self._handle: int | None = None
        self._last: Moment | None = None

    def read(self) -> Fight:
        """The fight as it stands. Raises FightError where there is none, and with every mistake of its file."""
        self._refuse_nothing()
        fight = self._recorded(self._last_moment())
        if fight is not None:
            return fight
        fight = self._present()
        last = self._last_moment()  # of after the file was read: another step may have been taken in between
        if last is None:
            return fight
        here = settled(fight.tables(), last)
        if here.behind:
            # Another command is about to replace the file, or was killed. Who may not write sees it all the same.
            with suppress(OSError, Busy), self.locked() as now:
                return now
        return Fight.of(here.tables, file=self.path)

    def _last_moment(self) -> Moment | None:
        with suppress(OSError):  # who may not look at the record can still see the fight
            return self._read(record.last_moment)
        return None

    def _recorded(self, last: Moment | None) -> Fight | None:
        """The fight as its record tells it, where the file says the very same: to read it again would take longer."""
        if last is not None:
            with suppress(FightError):
                fight = Fight.of(last.after, file=self.path)
                return fight if self._holds(toml(fight.tables())) else None
        return None

    @contextmanager
    def locked(self) -> Iterator[Fight]:
        """The fight, for a step: as it stands now, and nobody else changes it meanwhile.

        Raises FightError as `read` does and where another command does not let go of it, OSError where the fight may
        not be written.
        """
        self._refuse_nothing()
        with self._holding() as handle:
            with named(self.path):
                if not os.access(self.file, os.W_OK):
                    raise PermissionError(EACCES, os.strerror(EACCES))
            yield self._settled(handle)

    @contextmanager
    def _holding(self) -> Iterator[int]:
        with ExitStack() as held:
            with named(self.record_called):
                handle = held.enter_context(locked(self.record_path, self.path, folder.permissions(self.file)))
                record.mend(handle)
            self._handle = handle
            try:
                yield handle
            finally:
                self._handle = None

    def _settled(self, handle: int) -> Fight:
        self._last, self.edited = record.last_moment(handle), []
        fight = self._recorded(self._last)
        if fight is not None:
            return fight
        fight = self._present()
        if self._last is None:
            return fight
        here = settled(fight.tables(), self._last)
        now = Fight.of(here.tables, file=self.path)
        if here.behind:
            self._put(toml(now.tables()))
        self.edited = list(here.edited)
        return now

    def take(self, line: Mapping[str, Any], after: Fight) -> None:
        """Write a line down, and what the fight is after it.

        Raises OSError where that fails, FightError for a fight that could not be read again; then all is as it was.
        """
        assert self._handle is not None
        tables = after.tables()
        Fight.of(tables, file=self.path)
        text, data = toml(tables), record.as_bytes(self._with_edits(with_order(line, after)))
        size = os.fstat(self._handle).st_size
        with named(self.record_called):
            record.append(self._handle, data)
        try:
            self._put(text)
        except BaseException:
            if not self._holds(text):
                with suppress(OSError):
                    os.ftruncate(self._handle, size)
            raise
        self.edited = []

    def note(self, line: Mapping[str, Any]) -> None:
        """Write down a line that changes nothing. Raises OSError where that fails, and all is as it was."""
        assert self._handle is not None
        with named(self.record_called):
            record.append(self._handle, record.as_bytes(self._with_edits(line)))
        self.edited = []

    def _with_edits(self, line: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        if not self.edited:
            return [line]
        assert self._last is not None
        changes = [change.data() for change in self.edited]
        return [{"edited": changes, "before": self._last.after}, line]

    def begin(self, fight: Fight, line: Mapping[str, Any], *, force: bool) -> None:
        """Begin a fight. Where one is there already it is kept under the next free number, with its record.

        Raises FightError for a fight that is there and is not `force`d, UsageError for what is no file, OSError where
        it cannot be written.
        """
        refuse_to_write(self.path, force=True)
        if self.file.endswith(RECORD):
            raise UsageError(f"{visible(self.path)} has the name of a record: a fight is called as in fight.toml")
        if not self.file.endswith(ENDING) and os.path.isfile(self.file + ENDING):
            called = visible(self.path)
            raise UsageError(f"{called} would share the record of {called}{ENDING}: give it another name")
        if not os.path.isdir(os.path.dirname(self.file)):
            raise UsageError(f"{visible(self.path)} cannot be written: there is no such folder")
        self._refuse_twice(force)
        text = toml(fight.tables())
        with self._holding() as old:
            self._refuse_twice(force)
            there = os.path.exists(self.file)
            kept = folder.keep(self.file, self.record_path) if there or os.fstat(old).st_size else None
            try:
                self._anew(text, self._over(line) if there else line)
            except BaseException:
                if not self._holds(text):
                    with suppress(OSError):
                        folder.put_back(kept, self.record_path)
                raise

    def _refuse_twice(self, force: bool) -> None:
        if os.path.lexists(self.path) and not force:
            kept = os.path.basename(folder.numbered(self.file, ENDING))
            raise FightError(
                f"{visible(self.path)} is there already", hint=f"--force begins anew, and keeps it as {visible(kept)}")

    def _over(self, line: Mapping[str, Any]) -> Mapping[str, Any]:
        """The first line of a record whose fight takes the place of another, with what the file held before."""
        with suppress(FightError):
            return {**line, "before": self._present().tables()}
        return line

    def _anew(self, text: str, line: Mapping[str, Any]) -> None:
        """Put a new record in the place of one, locked before anybody can find it, and then the fight."""
        temporary = folder.beside(self.record_path)
        with ExitStack() as held:
            with named(self.record_called), folder.gone_after_failure(temporary):
                handle = held.enter_context(locked(temporary, self.path, folder.permissions(self.file)))
                record.put(handle, record.as_bytes([line]))
                os.replace(temporary, self.record_path)
            self._put(text)

    def history(self) -> "History":
        """All that happened. Raises FightError where there is no fight, and for broken lines of its record."""
        from archcli.fight.history import History

        self._refuse_nothing()
        lines = self._read(lambda handle: list(record.forwards(handle)))
        return History.of(lines or (), file=self.record_called)

    def last_said(self) -> str | None:
        """What the board tells as the last that happened; None before the first step."""
        with suppress(OSError):
            return self._read(record.last_said)
        return None

    def _read(self, reader: Callable[[int], T]) -> T | None:
        """What is read of the record; None where there is none. Raises OSError where nobody may read it."""
        if self._handle is not None:
            return reader(self._handle)
        with named(self.record_called):
            try:
                handle = os.open(self.record_path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
            except FileNotFoundError:
                return None
            try:
                return reader(handle)
            finally:
                os.close(handle)

    def _refuse_nothing(self) -> None:
        if os.path.isfile(self.file):
            return
        called = visible(self.path) or '""'
        if not self.path or not os.path.lexists(self.file):
            raise FightError(f"there is no fight {called}", hint="archcli fight new SHEET... begins one")
        raise FightError(f"{called} is no file, and so no fight")

    def _present(self) -> Fight:
        """What the file holds."""
        self._refuse_nothing()
        return Fight.of(read_toml(self.path, FightError), file=self.path)

    def _put(self, text: str) -> None:
        with named(self.path):
            write(self.file, text)

    def _holds(self, text: str) -> bool:
        """Whether the file holds this text."""
        data = text.encode()
        with suppress(OSError), open(self.file, "rb") as file:
            return file.read(len(data) + 1) == data
        return False

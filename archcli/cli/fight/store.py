"""What keeps a fight: its file, and the record beside it."""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from archcli.cli.files import read_toml
from archcli.cli.writing import write
from archcli.errors import FightError
from archcli.fight.state import Fight


class Store:
    """A fight file, and the record beside it."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.record_path = os.path.splitext(path)[0] + ".jsonl"

    def read(self) -> Fight:
        """The fight as it stands. Raises FightError where there is none."""
        if not os.path.exists(self.path):
            raise FightError(f"there is no fight {self.path}", hint="archcli fight new SHEET... begins one")
        return Fight.of(read_toml(self.path, FightError), file=self.path)

    @contextmanager
    def locked(self) -> Iterator[Fight]:
        """The fight, for a step."""
        yield self.read()

    def take(self, line: Mapping[str, Any], after: Fight) -> None:
        """Write a step down."""
        with open(self.record_path, "a", encoding="utf-8") as record:
            record.write(json.dumps(line, default=str) + "\n")
        self._put(after)

    def begin(self, fight: Fight, line: Mapping[str, Any], *, force: bool) -> None:
        """Begin a fight."""
        if os.path.exists(self.path) and not force:
            raise FightError(f"{self.path} is there already", hint="--force keeps it as another, and begins anew")
        self._put(fight)

    def _put(self, fight: Fight) -> None:
        import tomli_w

        write(self.path, tomli_w.dumps(fight.tables()))

    def last_said(self) -> str | None:
        """The last that happened."""
        if not os.path.exists(self.record_path):
            return None
        with open(self.record_path, encoding="utf-8") as record:
            lines = record.read().splitlines()
        return str(json.loads(lines[-1])["fight"]["last"]) if lines else None

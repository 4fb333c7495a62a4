"""A recorded step of a fight, resolved once more from what was read for it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from archcli.cli.fight.here import Here
from archcli.cli.inherited import Inherited
from archcli.cli.plan import Changed
from archcli.cli.shared import Shared
from archcli.errors import ArchcliError
from archcli.fight.check import Difference, differing
from archcli.fight.state import Fight
from archcli.output.data import document
from archcli.output.formats import Head
from archcli.report import Result


class Resolved(Exception):
    """A step has been resolved again: its document as it comes out now. Nothing of it is written or printed."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__()
        self.document = document


class Again:
    """A step as it is recorded, in place of a line that is typed."""

    def __init__(self, recorded: Mapping[str, Any]) -> None:
        self.recorded, self.fight = recorded, recorded["fight"]

    def shared(self, typed: Shared) -> Shared:
        """The shared options with the dice that it rolled, whatever was typed of them."""
        seed, faces = self.recorded["seed"], self.fight.get("dice")
        return typed.replace(
            seed=None if seed is None else str(seed), dice=None if faces is None else ",".join(map(str, faces)) or None,
            ask=False, check=False, svg=None, force=False, fight=None, no_fight=False, repeat=None,
        )

    def here(self, *, anyway: bool) -> Here:
        """The fight as it stood before."""
        read = self.fight["read"]
        return Here(Fight.of(read["fight"], file=self.fight["file"]), self.fight["file"], anyway=anyway, reads=read)

    def step(self, here: Here) -> AgainStep:
        """What takes the place of the step."""
        return AgainStep(here, self.recorded)

    def differences(self, program: Any) -> Iterator[Difference]:
        """What comes out otherwise than it was recorded."""
        number = self.fight["step"]
        try:
            program(list(self.fight["words"]), prog_name="archcli", standalone_mode=False,
                    obj=Inherited(0, {}, again=self))
        except Resolved as resolved:
            now = json.loads(json.dumps(resolved.document, default=str))
            for key in ("result", "changes"):
                yield from differing(number, _part(self.recorded, key), _part(now, key), key)
        except ArchcliError as refused:
            yield Difference(number, "error", None, refused.message)


def _part(document: Mapping[str, Any], key: str) -> Any:
    return document["result"] if key == "result" else document["fight"]["changes"]


class AgainStep:
    """A step that is only compared."""

    def __init__(self, here: Here, recorded: Mapping[str, Any]) -> None:
        self.here, self.recorded = here, recorded
        self.number: int = here.fight.step + 1
        self.seed: int | None = recorded["seed"]

    def last(self, changed: Changed) -> str | None:
        """What the board told as the last that happened."""
        last: str | None = self.recorded["fight"].get("last")
        return last

    def take(
        self, head: Head, result: Result, faces: Sequence[int] | None, after: Fight | None = None,
        changed: Changed | None = None,
    ) -> Head:
        """Raises Resolved with what came out."""
        fight = (self.here.after(result) if after is None else after).replace(step=self.number)
        changes = [change.data() for change in self.here.fight.changes_to(fight)]
        raise Resolved(document(head, result=result) | {"fight": {"changes": changes}})

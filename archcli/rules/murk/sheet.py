"""The sheet of The Murk: what may stand in it, and what a rule asks of it (M-01, M-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from archcli.errors import RuleError
from archcli.old_sheet import Character, Each, Fixed, Key, Schema
from archcli.rules.murk.attribute import ATTRIBUTES, DICE, TRACKS
from archcli.rules.murk.weapon import Weapon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SYSTEM = "murk"
LARGEST = {1: 10, 2: 10, 3: 12, 4: 12, 5: 20}
"""The largest attribute die of each rank (M-10)."""
RANGES = ("close", "near", "far", "very-far", "distant")


def _within(rank: int) -> Callable[[int], str | None]:
    def check(die: int) -> str | None:
        return None if die <= LARGEST[rank] else f"a d{LARGEST[rank]} at most at rank {rank} (M-10)"

    return check


def schema(rank: int = 5) -> Schema:
    """What may stand in the sheet of a character of this rank (1 to 5)."""
    return {
        "system": Key("string", choices=(SYSTEM,), needed=True),
        "name": Key("string", needed=True),
        "rank": Key("integer", 1, 5, default=1),
        "potential": Key("integer", 0),
        "power": Key("integer", 0),
        "sins": Key("integer", 0, default=0),
        "suffering": Key("integer", 0),
        "attributes": Fixed({name: Key("integer", choices=(0, *DICE), check=_within(rank)) for name in ATTRIBUTES}),
        "tracks": Fixed({name: Key("integer", 0, default=0) for name in TRACKS}),
        "armor": Fixed({name: Key("integer", 0, 6, default=0) for name in TRACKS}),
        "weapons": Each({
            "damage": Key("integer", 0, needed=True),
            "range": Key("string", choices=RANGES, needed=True),
        }),
    }


SCHEMA = schema()


class Sheet(Character):
    """One character. Numbers that the sheet lacks and a rule needs are refused with their key."""

    def __init__(self, tables: Mapping[str, Any], *, file: str) -> None:
        rank = tables.get("rank", 1)
        known = isinstance(rank, int) and not isinstance(rank, bool) and rank in LARGEST
        super().__init__(tables, schema(rank if known else 5), file=file, system=SYSTEM)

    def die(self, attribute: str, *, option: str) -> int:
        """The die of an attribute. Raises SheetError where it is not written, which names the `option` that would do
        in its place, RuleError where it is 0 (M-01)."""
        die = self.needed("attributes", attribute, option=option)
        if die == 0:
            raise RuleError(
                f"attributes.{attribute} of {self.name} is 0: who does not possess it cannot roll it", rule="M-01"
            )
        return die

    @property
    def weapons(self) -> tuple[Weapon, ...]:
        """The weapons of the sheet."""
        return tuple(
            Weapon(name, weapon["damage"], weapon["range"] == "close")
            for name, weapon in self.tables["weapons"].items()
        )

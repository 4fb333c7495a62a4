"""The sheet of The Murk: what may stand in it, and what a rule asks of it (M-01, M-10)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from archcli.errors import RuleError
from archcli.given import Range
from archcli.record import Record
from archcli.rules.murk.attribute import ATTRIBUTES
from archcli.rules.murk.power import POWERS, Power
from archcli.rules.murk.weapon import Weapon
from archcli.sheet import Character, Key

LARGEST = {1: 10, 2: 10, 3: 12, 4: 12, 5: 20}
"""The largest attribute die of each rank (M-10)."""


class Tracks(Record):
    """Points on each track in this scene."""

    damage: Annotated[int, Range(0), Key(example=0)] = 0
    strain: Annotated[int, Range(0), Key(example=0)] = 0
    exhaustion: Annotated[int, Range(0), Key(example=0)] = 0


class Armor(Record):
    """Extra injury dice of each track."""

    damage: Annotated[int, Range(0, 6), Key(example=0)] = 0
    strain: Annotated[int, Range(0, 6), Key(example=0)] = 0
    exhaustion: Annotated[int, Range(0, 6), Key(example=0)] = 0


class Sheet(Character):
    """One character. Attributes are dice, 0 one that is not possessed; what is not written is not known."""

    system: Annotated[Literal["murk"], Key()]
    rank: Annotated[int, Range(1, 5), Key(example=1)] = 1
    potential: Annotated[int | None, Range(0), Key("held; so are power, sins, suffering", example=0)] = None
    power: Annotated[int | None, Range(0), Key(example=0)] = None
    sins: Annotated[int, Range(0), Key(example=0)] = 0
    suffering: Annotated[int | None, Range(0), Key("ranks", example=0)] = None
    attributes: Annotated[Mapping[str, Literal[0, 4, 6, 8, 10, 12, 20]], Key(
        "attribute dice: 4, 6, 8, 10, 12, 20; 0 is not possessed; d10 at most at ranks 1 and 2", names=ATTRIBUTES,
        example={"body": 8, "mind": 6, "spirit": 6, "initiative": 6, "faith": 0, "esoteria": 0, "wealth": 4},
    )]
    tracks: Annotated[Tracks, Key("totals of this scene")]
    armor: Annotated[Armor, Key("extra dice")]
    weapons: Annotated[Mapping[str, Weapon], Key(example={
        "saber": {"damage": 6, "range": "close"}, "pistol": {"damage": 7, "range": "near"},
    })]

    @classmethod
    def contradictions(cls, values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
        """The attribute dice above those of the rank (M-10)."""
        rank = values.get("rank", 1)
        for name, die in values.get("attributes", {}).items():
            if rank is not None and die is not None and die > LARGEST[rank]:
                yield f"attributes.{name}", f"found {die}, expected a d{LARGEST[rank]} at most at rank {rank} (M-10)"

    def die(self, attribute: str, *, option: str | None) -> int:
        """The die of an attribute. Raises SheetError where it is not written, which names the `option` that would do
        in its place, RuleError where it is 0 (M-01)."""
        die: int = self.needed(f"attributes.{attribute}", option=option)
        if die == 0:
            raise RuleError(
                f"attributes.{attribute} of {self.name} is 0: who does not possess it cannot roll it", rule="M-01"
            )
        return die

    @property
    def score(self) -> int | None:
        """The Initiative Score in a fight; None where there is none yet."""
        return None if self.state is None else self.state.score

    @property
    def owed(self) -> Mapping[str, int]:
        """What waits for its injury roll in a fight, by track."""
        return {} if self.state is None else self.state.owed

    @property
    def power_to_contest(self) -> Power:
        """The larger of Faith and Esoteria, of equal ones Faith; without any Power held it is Esoteria, if there is
        some (M-47). Raises RuleError where it possesses neither."""
        faith, esoteria = (self.attributes.get(power, 0) for power in POWERS)
        if not faith and not esoteria:
            raise RuleError(
                f"{self.name} possesses neither Faith nor Esoteria (attributes.faith, attributes.esoteria): no contest",
                rule="M-47",
            )
        spent = self.power == 0
        return "esoteria" if esoteria > faith or (esoteria and spent) else "faith"

"""Who strikes at whom, and what each die of an attack adds (R-36, R-40, R-41, R-56)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple

from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.realms.changes import changes
from archcli.rules.realms.competitor import Physical
from archcli.rules.realms.size import MEDIUM, Size, above_medium
from archcli.rules.realms.subattribute import SubAttribute

ATTACKER, TARGET = "Attacker", "Target"


class Attacker(SubAttribute):
    """Who strikes, from near by Strength, from afar by Agility. `bonus` to hit in points."""

    name: str | None = None
    attribute: Physical = "strength"
    score: Annotated[int, Given("--score", sheet="scores.{attribute}", panel=ATTACKER,
        help="Strength score; of a ranged attack Agility.")]
    modifier: Annotated[int | None, Given("--modifier", sheet="modifiers.{attribute}", panel=ATTACKER,
        help="Its modifier, which up to a score of 4 follows from it.")] = None
    bonus: Annotated[int, Given("--bonus", panel=ATTACKER, help="Points added to each die; may be negative.")] = 0
    size: Annotated[Size, Given("--size", sheet="size", panel=ATTACKER, help="Size (medium).")] = MEDIUM

    def to_hit(self, weapons: Mapping[str, int]) -> tuple[Modifier, ...]:
        """What counts against every target; the bonuses of `weapons`, each in its own strikes alone."""
        return changes(
            "attack", (self.bonus, "bonus"), *((bonus, weapon) for weapon, bonus in weapons.items()),
            (above_medium(self.size), f"{self.size} attacker"),
        )

    def against(self, target: Target, number: str, *, ranged: bool) -> tuple[Modifier, ...]:
        """What counts against one target alone; `number`: which one it is, where there are several."""
        return changes("attack", (above_medium(target.size) * ranged, f"{target.size} target{number}"))


class Targets(Record):
    """Who is struck at, as typed: in place of what the sheets say."""

    ac: Annotated[tuple[int, ...], Given("--ac", sheet="ac", panel=TARGET,
        help="Armor Class; once for each target.")] = ()
    sizes: Annotated[tuple[Size, ...], Given("--target-size", sheet="size", panel=TARGET,
        help="Size (medium): once for all targets, or once for each.")] = ()
    hit_points: Annotated[tuple[int, ...], Range(0), Given("--hit-points", sheet="hit_points", panel=TARGET,
        help="Hit points left; once for each target.")] = ()
    resistance: Annotated[int, Range(0), Given("--resistance", panel=TARGET,
        help="Points taken off each strike that hits.")] = 0


class Target(NamedTuple):
    """Who is struck at; None: not known."""

    ac: int
    size: Size = MEDIUM
    name: str | None = None
    hit_points: int | None = None

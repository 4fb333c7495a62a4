"""`ram`: driving into somebody (L-42 to L-44; Attacking on/with Vehicles)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.readings import AtLeast, Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.report import (
    BAD,
    GOOD,
    NAME,
    NUMBER,
    Line,
    Modifier,
    Report,
    Result,
    Span,
    line,
    modifier_lines,
    rolled,
    verdict,
)
from archcli.rules.soluna.challenge import least
from archcli.rules.soluna.cover import COVER, Cover
from archcli.rules.soluna.pool import d6s

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna

FEET_A_DIE = 10


class InTheWay(NamedTuple):
    """Somebody in the way of a vehicle: dice of Dexterity, and Toughness (or hardness) if it may damage the vehicle."""

    name: str
    dexterity: int
    toughness: int | None = None


class Target(NamedTuple):
    """What became of one in the way: the total of the roll, whether it evaded, and 0 Hit Points if it did not."""

    name: str
    total: int
    evaded: bool
    hp_after: int | None


class Met(NamedTuple):
    """A target, the dice rolled for it, and the points of damage that it did to the vehicle."""

    target: Target
    vehicle_damage: int
    rolls: tuple[Roll[Any], ...]

    @property
    def counts(self) -> tuple[int, int]:
        """Hits and points of damage to the vehicle."""
        return int(not self.target.evaded), self.vehicle_damage


@dataclass(frozen=True, slots=True, kw_only=True)
class Ram(Result):
    """A vehicle that drove into somebody. `vehicle_damage` in points."""

    challenge: int
    targets: tuple[Target, ...]
    hit: bool
    hits: int
    vehicle_damage: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    OUTCOME = ("hit", "hits", "vehicle_damage")
    SUCCEEDS = ("hit", True)
    NUMBER = "hits"

    def quiet(self) -> str:
        return str(self.hits)

    def report(self) -> Report:
        lines: list[Line] = [line("challenge", (str(self.challenge), NUMBER), "  one for each foot")]
        rest = list(self.rolls)
        for one in self.targets:
            ending = ("evades", BAD) if one.evaded else ("is hit, 0 Hit Points", GOOD)
            lines.append(rolled(rest.pop(0)._replace(label=one.name), "  ", ending))
            if rest and rest[0].label == "vehicle damage":
                lines.append(rolled(rest.pop(0)))
        harm = f"; the vehicle takes {self.vehicle_damage}" if self.vehicle_damage else ""
        ending_line = verdict(f"{self.hits} of {len(self.targets)} hit", self.hit, harm)
        return Report((Span("ram", NAME),), (*lines, *modifier_lines(self.modifiers), ending_line))


def ram(
    targets: Sequence[InTheWay], distance: int, *, hardness: int | None = None, cover: Cover | None = None,
    rulings: Soluna, dice: Dice,
) -> Ram:
    """Drive into everybody in the way from `distance` feet (0 or more).

    Each rolls Dexterity, and cover, against the distance; whoever does not beat it (ruling check) drops to 0 Hit
    Points (L-42, L-43). A hit on something tougher than the vehicle's `hardness` (0 to 100) does 1d6 to the vehicle
    for each full 10 feet (L-44). Raises RuleError for nobody, a name twice, a distance under 0, and a Toughness
    without a hardness to compare it to.
    """
    if not targets:
        raise RuleError("nobody in the way: give one entry or more, NAME=DEX or NAME=DEX:TOUGHNESS", rule="L-42")
    for name, times in Counter(one.name for one in targets).items():
        if times > 1:
            raise RuleError(f'"{name}" is there twice: give each target a name of its own', rule="L-42")
    if distance < 0:
        raise RuleError(f"--distance is {distance}, and a distance is 0 feet or more", rule="L-42")
    if hardness is None and any(one.toughness is not None for one in targets):
        raise RuleError("a TOUGHNESS is compared to the vehicle's: give --hardness", rule="L-44")
    bonus = COVER[cover] if cover else 0
    parts = [partial(_meet, one, distance, hardness, bonus, rulings) for one in targets]
    volley = dice.independent(parts, lambda met: met.counts)
    hits, damage = volley.counts
    return Ram(
        challenge=distance, targets=tuple(met.target for met in volley.parts), hit=hits > 0, hits=hits,
        vehicle_damage=damage, rolls=tuple(roll for met in volley.parts for roll in met.rolls),
        modifiers=(Modifier("evade", bonus, "cover"),) if bonus else (),
    )


def _meet(one: InTheWay, distance: int, hardness: int | None, bonus: int, rulings: Soluna, dice: Dice) -> Met:
    roll = dice.roll(d6s(one.dexterity), AtLeast(Total(bonus), least(distance, rulings)), label="evade")
    evaded = roll.value
    target = Target(one.name, roll.shown.get("total", 0), evaded, None if evaded else 0)
    tougher = one.toughness is not None and hardness is not None and one.toughness > hardness
    count = distance // FEET_A_DIE
    if evaded or not tougher or not count:
        return Met(target, 0, (roll,))
    harm = dice.roll(d6s(count), Total(), label="vehicle damage")
    return Met(target, harm.value, (roll, harm))

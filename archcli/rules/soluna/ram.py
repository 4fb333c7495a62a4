"""`ram`: driving into somebody (L-42 to L-44, L-66; Attacking on/with Vehicles)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.readings import AtLeast, Total
from archcli.dice.roll import Roll
from archcli.errors import nobody, refuse_twice
from archcli.given import Given, Range, missing
from archcli.hit_points import is_down, left_line, points_left
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, line, modifier_lines, rolled, verdict
from archcli.roles import BAD, GOOD, NAME, NUMBER
from archcli.rules.soluna.challenge import least, to_beat
from archcli.rules.soluna.cover import COVER, Cover
from archcli.rules.soluna.pool import d6s

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna

FEET_A_DIE = 10


class InTheWay(NamedTuple):
    """Somebody in the way of a vehicle: dice of Dexterity, Toughness (or hardness) if it may damage the vehicle, and
    Health Points where they are known."""

    name: str
    dexterity: int
    toughness: int | None = None
    health: int | None = None


class Run(Record):
    """A vehicle that drives into somebody from `distance` feet. `health`: its Health Points, where they are known."""

    distance: Annotated[int, Range(0), Given(
        "--distance", metavar="FEET", help="Feet to the targets: the challenge.",
    )]
    hardness: Annotated[int | None, Range(0, 100), Given(
        "--hardness", sheet="hardness", help="Hardness of the vehicle, 0 to 100; needed with a TOUGHNESS.",
    )] = None
    health: Annotated[int | None, Range(0), Given(
        "--vehicle-hit-points", sheet="health", help="Health Points of the vehicle.",
    )] = None
    cover: Annotated[Cover | None, Given(
        "--cover", help="Cover of everybody in the way: +1, +3 or +5.",
    )] = None
    name: str = ""


class Target(Record, unshown=("evade_roll", "damage_roll")):
    """What became of one in the way: the total of the roll, whether it evaded, and no Health Points if it did not."""

    name: str
    total: int
    evaded: bool
    hit_points_left: int | None
    down: bool | None
    evade_roll: Roll[bool]
    damage_roll: Roll[int] | None

    @property
    def rolls(self) -> tuple[Roll[Any], ...]:
        """In the order rolled."""
        return (self.evade_roll, self.damage_roll) if self.damage_roll else (self.evade_roll,)

    @property
    def counts(self) -> tuple[int, int, int]:
        """Hits, targets that are down, and points of damage to the vehicle."""
        return int(not self.evaded), int(self.down or False), self.damage_roll.value if self.damage_roll else 0

    def lines(self, challenge: int) -> Iterator[Line]:
        """What was rolled and what it came to."""
        left = self.hit_points_left
        known = f", {left} hit point{'' if left == 1 else 's'} left" if left else ""
        ending = ("evades", BAD) if self.evaded else ("is hit, down", GOOD)
        short = "" if self.evaded else to_beat(self.total, challenge)
        yield rolled(self.evade_roll._replace(label=self.name), "  ", ending, known, short)
        if self.damage_roll is not None:
            yield rolled(self.damage_roll)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ram(Result):
    """A vehicle that drove into somebody. `vehicle_damage` in points."""

    attacker: str | None
    challenge: int
    targets: tuple[Target, ...]
    hit: bool
    hits: int
    down: bool
    vehicle_damage: int
    vehicle_hit_points_left: int | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    CARRIED = (
        Carry("targets", "hit_points", of="hit_points_left"),
        Carry("attacker", "hit_points", of="vehicle_hit_points_left"),
    )
    OUTCOME = Outcome(
        ("hit", "hits", "down", "vehicle_damage"), success="hit", number="hits", harms=("vehicle_damage",),
    )

    def quiet(self) -> str:
        return str(self.hits)

    def report(self) -> Report:
        harm = f"; the vehicle takes {self.vehicle_damage}" if self.vehicle_damage else ""
        left = self.vehicle_hit_points_left
        vehicle, in_the_way = self.attacker or "the vehicle", ", ".join(target.name for target in self.targets)
        return Report((Span(vehicle, NAME), Span(" rams "), Span(in_the_way, NAME)), (
            line("challenge", (str(self.challenge), NUMBER), "  one for each foot"),
            *(row for target in self.targets for row in target.lines(self.challenge)),
            *modifier_lines(self.modifiers), verdict(f"{self.hits} of {len(self.targets)} hit", self.hit, harm),
            *([] if left is None else [left_line(vehicle, left)]),
        ))


def ram(
    targets: Sequence[InTheWay], run: Run, *, by_hand: ByHand = NOT_MOVED, rulings: Soluna, dice: Dice
) -> Ram:
    """Drive into everybody in the way.

    Each rolls Dexterity, and cover, against the distance; whoever does not beat it (ruling check) drops to 0 Hit
    Points (L-42, L-43). A hit on something tougher than the vehicle's `hardness` (0 to 100) does 1d6 to the vehicle
    for each full 10 feet (L-44). By hand the rolls of all in the way may be moved (L-61). Raises UsageError for nobody,
    a name twice, and a Toughness without a hardness to compare it to.
    """
    if not targets:
        raise nobody("NAME=DEX, NAME=DEX:TOUGHNESS or a sheet (L-42)")
    refuse_twice([target.name for target in targets], "target")
    if run.hardness is None and any(target.toughness is not None for target in targets):
        raise missing(Run, "hardness", "the vehicle's hardness, to which a TOUGHNESS is compared,", rule="L-44")
    cover = (Modifier("evade", COVER[run.cover], "cover"),) if run.cover else ()
    modifiers = cover + by_hand.among("evade").of("evade")
    bonus = sum(modifier.by for modifier in modifiers)
    volley = dice.independent(
        [partial(_meet, target, run, bonus, rulings) for target in targets], lambda met: met.counts
    )
    hits, down, damage = volley.counts
    return Ram(
        attacker=run.name or None, challenge=run.distance, targets=volley.parts, hit=hits > 0, hits=hits,
        down=down == len(targets), vehicle_damage=damage, vehicle_hit_points_left=points_left(run.health, damage),
        rolls=tuple(roll for met in volley.parts for roll in met.rolls), modifiers=modifiers,
    )


def _meet(target: InTheWay, run: Run, bonus: int, rulings: Soluna, dice: Dice) -> Target:
    reading = AtLeast(Total(bonus), least(run.distance, rulings))
    evade = dice.roll(d6s(target.dexterity), reading, label="evade")
    evaded = evade.value
    tougher = target.toughness is not None and run.hardness is not None and target.toughness > run.hardness
    count = run.distance // FEET_A_DIE if tougher and not evaded else 0
    left = target.health if evaded else 0
    return Target(
        name=target.name, total=evade.shown.get("total", 0), evaded=evaded, hit_points_left=left, down=is_down(left),
        evade_roll=evade, damage_roll=dice.roll(d6s(count), Total(), label="vehicle damage") if count else None,
    )

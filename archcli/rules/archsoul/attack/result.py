"""What came of an attack, and how it is told."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from archcli.carried import Carried, Carry
from archcli.dice.roll import Roll
from archcli.hit_points import DOWN, LEFT, left_line
from archcli.report import (
    Line,
    Modifier,
    Outcome,
    Report,
    Result,
    Span,
    Table,
    field,
    line,
    modifier_lines,
    rolled,
    verdict,
)
from archcli.roles import BAD, COUNTED, GOOD, NAME, NOTE, NUMBER
from archcli.rules.archsoul.attack.swing import UNARMED
from archcli.rules.archsoul.crit_effects import suffered, worn
from archcli.rules.archsoul.crit_table import CritTable
from archcli.sheet import shown

SOMETIMES = (
    LEFT, DOWN, "feint", "knocked_down", "winner", "counter_damage", "item_hp_left", "own_item_hp_left", "prevented",
    "dismounted", "projectile", "scatter", "critical", "targets", "hits",
)
"""The keys that are there only where they apply."""


class Step(NamedTuple):
    """A roll of an attack, with what moved its numbers."""

    roll: Roll[Any]
    moved: tuple[Modifier, ...] = ()


class Scatter(NamedTuple):
    """Where a thrown object lands that hits nothing (A-44)."""

    die: int
    direction: str


class Struck(NamedTuple):
    """One of several targets: the attack's difficulty and total for it, and what it suffers."""

    name: str
    difficulty: int
    total: int | None
    resistance: int | None
    hit: bool
    critical_failure: bool
    damage: int
    hit_points_left: int | None = None

    @property
    def left(self) -> Span:
        """What is left of its hit points, in a table."""
        if self.hit_points_left == 0:
            return Span("down", BAD)
        return Span("" if self.hit_points_left is None else str(self.hit_points_left), NUMBER)

    def data(self) -> dict[str, object]:
        """Its entry in `targets`: what is left of its hit points where they are known."""
        known = self._asdict()
        left = known.pop(LEFT)
        return known if left is None else known | {LEFT: left, DOWN: left == 0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Result):
    """An attack that was resolved. `applies` names the keys of SOMETIMES that are there, `item` the weapon of the
    target that a shatter strikes."""

    attacker: str | None
    target: str | None
    weapon: str | None
    type: str
    maneuvers: tuple[str, ...]
    ap: int
    attack_difficulty: int
    attack_total: int | None
    resistance: int | None
    margin: int | None
    hit: bool
    critical_failure: bool
    crit_table: str | None
    damage_difficulty: int
    damage_total: int | None
    damage: int
    hit_points_left: int | None = None
    down: bool = False
    feint: bool | None = None
    knocked_down: bool = False
    winner: str | None = None
    counter_damage: int = 0
    item_hp_left: int | None = None
    own_item_hp_left: int | None = None
    prevented: bool = False
    dismounted: bool = False
    projectile: str | None = None
    scatter: Scatter | None = None
    critical: CritTable | None = None
    targets: tuple[Struck, ...] = ()
    hits: int = 0
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    applies: tuple[str, ...] = field(default=(), shown=False)
    steps: tuple[Step, ...] = field(default=(), shown=False)
    item: str | None = field(default=None, shown=False)

    OUTCOME = Outcome(
        ("hit", "critical_failure", "damage"), success="hit", number="damage",
        harms=("critical_failure", "counter_damage"),
    )
    CARRIED = (
        Carry("target", "hit_points", LEFT, when="hurts"), Carry("targets", "hit_points", LEFT),
        Carry("attacker", "weapon", "in_hand"), Carry("target", "prone", when="knocked_down", value=True),
        Carry("target", "prone", when="dismounted", value=True),
        Carry("target", "mounted", when="dismounted", value=False),
    )

    def carries(self) -> Iterator[Carried]:
        yield from super(Attack, self).carries()
        who, target = self.attacker, self.target
        if target is not None and self.item is not None:
            key = f"weapons.{shown(self.item)}"
            if self.winner == "dropped":
                yield Carried(target, f"{key}.dropped", value=True)
            elif self.item_hp_left is not None and self.damage:
                yield from worn(target, key, self.item_hp_left)
        if who is not None and self.weapon is not None and "own_item_hp_left" in self.applies and self.counter_damage:
            yield from worn(who, f"weapons.{shown(self.weapon)}", self.own_item_hp_left or 0)
        if who is not None and self.critical is not None:
            yield from suffered(self.critical, who)

    @property
    def hurts(self) -> bool:
        """Whether it may cost the target hit points that are known."""
        return LEFT in self.applies

    @property
    def in_hand(self) -> str | None:
        """The weapon as a fight remembers it, the fist too; None where none is named."""
        return self.weapon or (UNARMED if self.type == UNARMED else None)

    def tabulated(self) -> Outcome:
        optional = (DOWN, "knocked_down", "winner", "counter_damage", "prevented", "hits")
        return self.OUTCOME._replace(
            keys=(*self.OUTCOME.keys, *(name for name in optional if name in self.applies)),
            success="knocked_down" if "knocked_down" in self.applies else "hit",
        )

    def absent(self) -> Collection[str]:
        there = self.applies if self.critical is None else (*self.applies, "critical")
        return [name for name in SOMETIMES if name not in there]

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        return Report(tuple(self._title()), tuple(self._blocks()))

    def _title(self) -> Iterator[Span]:
        how = " and ".join(self.maneuvers)
        yield Span(self.attacker or "the attacker", NAME)
        yield Span(" reacts against " if self.ap == 0 and "prevented" in self.applies else " attacks ")
        if self.targets:
            yield Span(", ".join(struck.name for struck in self.targets), NAME)
        else:
            yield Span(self.target or "the target", NAME)
        if self.weapon:
            yield Span(" with ")
            yield Span(self.weapon, NAME)
        yield Span(f"  ({', '.join(filter(None, (self.type, how, f'{self.ap} AP')))})", NOTE)

    def _blocks(self) -> Iterator[Line | Table]:
        table = self.critical.rolls if self.critical else ()
        for step in self.steps:
            if not any(step.roll is roll for roll in table):
                yield rolled(step.roll)
                yield from modifier_lines(step.moved)
        if self.targets:
            yield self._struck()
        yield verdict(self.ending, self._good, *self._after())
        if self.hit_points_left is not None and LEFT in self.applies:
            yield left_line(self.target or "the target", self.hit_points_left)
        if self.item_hp_left is not None:
            yield line("the item", (str(self.item_hp_left), NUMBER), " hp left")
        if self.own_item_hp_left is not None and "own_item_hp_left" in self.applies:
            yield line("the attacker's item", (str(self.own_item_hp_left), NUMBER), " hp left")
        if self.scatter is not None:
            yield line("it lands", self.scatter.direction, (f"  (die {self.scatter.die})", NOTE))
        elif self.projectile and "projectile" in self.applies:
            where = {"target-space": "in the target's space", "end-of-range": "at the end of its range"}
            yield line("it drops", where[self.projectile])
        if self.critical is not None:
            yield line(f"{self.critical.table} table", (str(self.critical.die), COUNTED), f"  {self.critical.outcome}")
            yield from self.critical.suffered()
        elif self.crit_table:
            how = f"  archcli crit-table {self.crit_table}, or --crit"
            yield line("roll on", f"the {self.crit_table} table", (how, NOTE))

    def _struck(self) -> Table:
        head = ("target", "needs", "total", "against", "", "damage")
        known = any(struck.hit_points_left is not None for struck in self.targets)
        return Table((*head, "hit points left") if known else head, tuple(
            (
                Span(struck.name, NAME), Span(f"{struck.difficulty}+"),
                Span("" if struck.total is None else str(struck.total)),
                Span("" if struck.resistance is None else str(struck.resistance)),
                Span("HIT", GOOD) if struck.hit else Span("MISS", BAD), Span(str(struck.damage), NUMBER),
                *([struck.left] if known else []),
            )
            for struck in self.targets
        ))

    @property
    def _good(self) -> bool | None:
        if self.winner in ("tie", "dropped"):
            return None
        return self.knocked_down if "knocked_down" in self.applies and self.hit else self.hit

    @property
    def ending(self) -> str:
        """The verdict in words."""
        if self.feint is False:
            return "MISS: the feint fools nobody"
        if self.critical_failure:
            return "CRITICAL FAILURE"
        if self.winner is not None:
            return {
                "attacker": "SHATTER", "defender": "THE OTHER WEAPON WINS", "tie": "A TIE, nothing breaks",
                "dropped": "DROPPED, nothing is rolled",
            }[self.winner]
        if "hits" in self.applies:
            return f"{self.hits} HIT" if self.hits else "MISS"
        return "HIT" if self.hit else "MISS"

    def _after(self) -> Iterator[str | tuple[str, str]]:
        if self.margin is not None and self.resistance is not None and self.winner is None:
            yield f"  {self.attack_total} against {self.resistance}"
            blank = self.type == "thrown" and not self.attack_total
            if not (self.margin or self.hit or self.critical_failure or blank):
                yield ", it must be more, by the ruling hit"
        if self.winner == "defender" and "counter_damage" in self.applies:
            yield "  the attacker's item loses "
            yield (str(self.counter_damage), NUMBER)
        elif self.hit and "knocked_down" in self.applies:
            yield "  and knocked down" if self.knocked_down else "  but still standing"
        elif self.hit and (self.damage_total is not None or self.damage):
            yield "  the item loses " if self.winner else "  damage "
            yield (str(self.damage), NUMBER)
        if "prevented" in self.applies and self.hit:
            yield "; the action is prevented" if self.prevented else "; the action goes on"
            if self.dismounted:
                yield ", the rider is dismounted and knocked down"

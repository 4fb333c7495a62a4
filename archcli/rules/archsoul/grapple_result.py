"""What came of a grapple action, and how it is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from archcli.carried import Carried, Carry
from archcli.dice.roll import Roll
from archcli.hit_points import DOWN, LEFT, left_line
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, rolled, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.crit_effects import suffered
from archcli.rules.archsoul.crit_table import CritTable
from archcli.rules.archsoul.pool import Counted

_WORDS = {
    "grappled": "{target} is grappled", "escaped": "{actor} is free",
    "stood-up": "{actor} stands up, still grappled", "item-taken": "{actor} takes one item of {target}'s",
    "actor-knocked-down": "{actor} goes down", "target-knocked-down": "{target} goes down",
    "actor-moves-into-space": "{actor} moves into {target}'s space", "target-thrown": "{target} is thrown",
    "may-act": "{actor} may act",
}


class Contest(NamedTuple):
    """The opposed rolls."""

    actor: Roll[Counted]
    target: Roll[Counted]

    @property
    def ahead(self) -> int:
        """1 where the actor's total is higher, −1 where the target's is, 0 for a tie."""
        total, against = self.actor.value.total, self.target.value.total
        return (total > against) - (total < against)

    @property
    def critical(self) -> bool:
        """Whether the actor's roll is a critical failure."""
        return self.actor.value.critical

    @property
    def botched(self) -> bool:
        """Whether the target's roll is a critical failure, and counts as one (ruling opposed_botch)."""
        return self.target.value.critical


@dataclass(frozen=True, slots=True, kw_only=True)
class Grapple(Result):
    """A grapple action that was resolved. `control` and `grappled` tell how things stand afterwards."""

    attacker: str | None
    target: str | None
    weapon: str | None
    action: str
    ap: int | None
    actor_total: int
    target_total: int
    tie: bool
    success: bool
    critical_failure: bool
    crit_table: str | None
    control: str | None
    grappled: bool
    damage: int
    hit_points_left: int | None = None
    down: bool = False
    triggers_reactive: bool
    effects: tuple[str, ...]
    critical: CritTable | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    contest: Contest = field(shown=False)
    hurt: Roll[int] | None = field(shown=False)

    OUTCOME = Outcome(
        ("success", "critical_failure", "control", "grappled", "damage"), success="success",
        harms=("critical_failure",),
    )
    CARRIED = (
        Carry("target", "hit_points", LEFT), Carry("attacker", "weapon", "weapon"),
        Carry("attacker", "prone", when="falls", value=True), Carry("target", "prone", when="fells", value=True),
        Carry("attacker", "prone", when="stands_up", value=False),
    )

    def carries(self) -> Iterator[Carried]:
        yield from super(Grapple, self).carries()
        if self.attacker is not None and self.critical is not None:
            yield from suffered(self.critical, self.attacker)

    @property
    def stands_up(self) -> bool:
        """Whether the actor stands up (A-83)."""
        return "stood-up" in self.effects

    @property
    def falls(self) -> bool:
        """Whether the actor goes down."""
        return "actor-knocked-down" in self.effects

    @property
    def fells(self) -> bool:
        """Whether the target goes down: also one who is thrown is knocked down only where that is chosen (A-86)."""
        return "target-knocked-down" in self.effects

    def tabulated(self) -> Outcome:
        keys = self.OUTCOME.keys if self.hit_points_left is None else (*self.OUTCOME.keys, DOWN)
        return self.OUTCOME._replace(keys=keys, number="damage" if self.action in ("attack", "throw") else None)

    def absent(self) -> tuple[str, ...]:
        known = () if self.hit_points_left is not None else (LEFT, DOWN)
        return known if self.critical else (*known, "critical")

    def quiet(self) -> str:
        return "true" if self.success else "false"

    def report(self) -> Report:
        first = [line("first", f"{self._target} gets a reactive attack")] if self.triggers_reactive else []
        hurt = [] if self.hurt is None else [rolled(self.hurt)]
        return Report(self._title(), (
            *first, rolled(self.contest.actor), rolled(self.contest.target), self._verdict(), *hurt,
            *modifier_lines(self.modifiers), *map(self._brought, self.effects), *self._left(), self._standing(),
            *self._critical(),
        ))

    @property
    def _actor(self) -> str:
        return self.attacker or "the actor"

    @property
    def _target(self) -> str:
        return self.target or "the target"

    def _title(self) -> tuple[Span, ...]:
        armed = f" with {self.weapon}" if self.weapon else ""
        ap = "" if self.ap is None else f"  ({self.ap} AP)"
        return (
            Span(self._actor, NAME), Span(" grapples "), Span(self._target, NAME), Span(f": {self.action}{armed}"),
            Span(ap, NOTE),
        )

    def _left(self) -> list[Line]:
        hurts = "damage" in self.effects and self.hit_points_left is not None
        return [left_line(self._target, self.hit_points_left or 0)] if hurts else []

    def _verdict(self) -> Line:
        ending = "success" if self.success else "critical failure" if self.critical_failure else "failure"
        tie = f", a tie {'won' if self.success else 'lost'}" if self.tie else ""
        return verdict(ending, self.success, f": {self.actor_total} to {self.target_total}{tie}")

    def _brought(self, effect: str) -> Line:
        if effect == "damage":
            return line("", (str(self.damage), NUMBER), f" damage to {self._target}")
        return line("", _WORDS[effect].format(actor=self._actor, target=self._target))

    def _standing(self) -> Line:
        if self.control is None:
            return line("grapple", ("none", NOTE))
        names = {"actor": self._actor, "target": self._target, "other": "somebody else"}
        return line("in control", (names[self.control], NAME))

    def _critical(self) -> list[Line]:
        if self.critical is None:
            return []
        return [rolled(self.critical.picked), verdict(self.critical.outcome, False)]

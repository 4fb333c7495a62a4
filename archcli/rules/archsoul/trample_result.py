"""What came of a trample, and how it is told."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from archcli.carried import Carry
from archcli.dice.roll import Roll
from archcli.hit_points import DOWN, LEFT, left_line
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, rolled, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.attack.result import Step
from archcli.rules.archsoul.attack.swing import UNARMED


@dataclass(frozen=True, slots=True, kw_only=True)
class Trample(Result):
    """A trample that was tried: `damage` to the opponent, `rider_damage` to the rider, both in points."""

    attacker: str | None
    target: str | None
    ap: int
    passes: bool
    stopped: bool
    type: str
    weapon: str | None
    attack_difficulty: int
    attack_total: int | None
    resistance: int | None
    critical_failure: bool
    damage_difficulty: int
    damage: int
    rider_damage: int
    dismounted: bool | None
    hit_points_left: int | None
    down: bool = False
    rider_hit_points_left: int | None
    rider_down: bool = False
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    steps: tuple[Step, ...] = field(shown=False)

    OUTCOME = Outcome(
        ("passes", "stopped", "damage", "rider_damage"), failure="stopped", number="damage", harms=("rider_damage",),
    )
    CARRIED = (
        Carry("target", "hit_points", LEFT), Carry("attacker", "hit_points", f"rider_{LEFT}"),
        Carry("attacker", "prone", when="dismounted", value=True),
        Carry("attacker", "mounted", when="dismounted", value=False),
        Carry("target", "weapon", "in_hand", when="steps"),
    )

    def tabulated(self) -> Outcome:
        known = [name for name in (DOWN, f"rider_{DOWN}") if name not in self.absent()]
        return self.OUTCOME._replace(keys=(*self.OUTCOME.keys, *known))

    def absent(self) -> Collection[str]:
        unknown = [] if self.dismounted is not None else ["dismounted"]
        if self.hit_points_left is None:
            unknown += [LEFT, DOWN]
        if self.rider_hit_points_left is None:
            unknown += [f"rider_{LEFT}", f"rider_{DOWN}"]
        return unknown

    def quiet(self) -> str:
        return str(self.damage)

    @property
    def in_hand(self) -> str | None:
        """What the opponent strikes with, as a fight remembers it, the fist too; None where nothing is named."""
        return self.weapon or (UNARMED if self.type == UNARMED else None)

    def report(self) -> Report:
        how = f"  ({'in a charge' if self.dismounted is not None else '0 AP'})"
        title = (Span(self._rider, NAME), Span(" tramples "), Span(self._opponent, NAME), Span(how, NOTE))
        return Report(title, tuple(self._blocks()))

    @property
    def _rider(self) -> str:
        return self.attacker or "the rider"

    @property
    def _opponent(self) -> str:
        return self.target or "the opponent"

    def _blocks(self) -> Iterator[Line]:
        if not self.steps:
            yield verdict(f"{self._opponent} gets out of the way", None, ": the mount passes")
            return
        (blow, moving), *more = self.steps
        if self.weapon or self.type == "unarmed":
            yield line("blow", (self.weapon or "fist", NAME))
        yield rolled(blow)
        yield from modifier_lines(moving)
        why = ""
        if self.critical_failure:
            why = ", a critical failure"
        elif self.attack_total == self.resistance and not self.stopped:
            why = ", the blow must be more, by the ruling hit"
        against = f": {self.attack_total} against {self.resistance}{why}"
        yield verdict(f"{self._rider} is stopped" if self.stopped else "the mount passes", not self.stopped, against)
        for step in more:
            yield rolled(step.roll)
            yield from modifier_lines(step.moved)
        yield from self._ending()

    def _ending(self) -> Iterator[Line]:
        if self.stopped:
            yield line("", (str(self.rider_damage), NUMBER), f" damage to {self._rider}")
            if self.dismounted is not None:
                falls = "is dismounted and knocked down" if self.dismounted else "stays in the saddle"
                yield line("", f"{self._rider} {falls}")
        else:
            yield line("", (str(self.damage), NUMBER), f" damage to {self._opponent}")
            yield line("", ("the turn may not end in that space", NOTE))
        hurt = (self._rider, self.rider_hit_points_left) if self.stopped else (self._opponent, self.hit_points_left)
        if hurt[1] is not None:
            yield left_line(hurt[0], hurt[1])

"""`grapple`: opposed grapple rolls, and what they bring (A-77 to A-88; Archsoul, Grappling)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.readings import Successes
from archcli.dice.roll import Roll
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, rolled, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.crit_table import CritTable, crit_table
from archcli.rules.archsoul.grapple_actions import Action, Hold, action_of, refuse
from archcli.rules.archsoul.pool import Counted, Counting, Pool

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.archsoul.rulings import Archsoul

TABLE = "unarmed"
"""The critical failure table of a grapple roll (A-88)."""
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
    target: Roll[int]

    @property
    def ahead(self) -> int:
        """1 where the actor's total is higher, −1 where the target's is, 0 for a tie."""
        total, against = self.actor.value.total, self.target.value
        return (total > against) - (total < against)

    @property
    def critical(self) -> bool:
        """Whether the actor's roll is a critical failure."""
        return self.actor.value.critical


@dataclass(frozen=True, slots=True, kw_only=True)
class Grapple(Result):
    """A grapple action that was resolved. `control` and `grappled` tell how things stand afterwards."""

    actor: str
    target: str
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
    triggers_reactive: bool
    effects: tuple[str, ...]
    critical: CritTable | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    contest: Contest = field(shown=False)
    hurt: Roll[int] | None = field(shown=False)

    OUTCOME = Outcome(("success", "critical_failure", "control", "grappled", "damage"), success="success")

    def tabulated(self) -> Outcome:
        return self.OUTCOME._replace(number="damage") if self.action in ("attack", "throw") else self.OUTCOME

    def absent(self) -> tuple[str, ...]:
        return () if self.critical else ("critical",)

    def quiet(self) -> str:
        return "true" if self.success else "false"

    def report(self) -> Report:
        ap = "" if self.ap is None else f", {self.ap} AP"
        title = (Span(self.actor, NAME), Span(f": {self.action} against "), Span(self.target, NAME), Span(ap, NOTE))
        first = [line("first", f"{self.target} gets a reactive attack")] if self.triggers_reactive else []
        hurt = [] if self.hurt is None else [rolled(self.hurt)]
        return Report(title, (
            *first, rolled(self.contest.actor), rolled(self.contest.target), self._verdict(), *hurt,
            *modifier_lines(self.modifiers), *map(self._brought, self.effects), self._standing(), *self._critical(),
        ))

    def _verdict(self) -> Line:
        ending = "success" if self.success else "critical failure" if self.critical_failure else "failure"
        tie = f", a tie {'won' if self.success else 'lost'}" if self.tie else ""
        return verdict(ending, self.success, f": {self.actor_total} to {self.target_total}{tie}")

    def _brought(self, effect: str) -> Line:
        if effect == "damage":
            return line("", (str(self.damage), NUMBER), f" damage to {self.target}")
        return line("", _WORDS[effect].format(actor=self.actor, target=self.target))

    def _standing(self) -> Line:
        if self.control is None:
            return line("grapple", ("none", NOTE))
        names = {"actor": self.actor, "target": self.target, "other": "somebody else"}
        return line("in control", (names[self.control], NAME))

    def _critical(self) -> list[Line]:
        if self.critical is None:
            return []
        return [rolled(self.critical.picked), verdict(self.critical.outcome, False)]


def grapple(hold: Hold, *, rulings: Archsoul, dice: Dice) -> Grapple:
    """Resolve an action in a grapple by opposed grapple rolls (A-77).

    The higher total wins, a tie goes to the side in control (A-79), the winner gains control (A-80), and a critical
    failure of the actor fails (A-88); an attack or a throw then deals its damage (A-81, A-86). Raises UsageError for
    what is missing or does not belong to the action, RuleError for what the rules forbid.
    """
    action = action_of(hold)
    refuse(hold, action)
    hurtful = rulings.damage_difficulty if hold.damage_difficulty is None else hold.damage_difficulty
    contest = dice.merged(
        lambda dice: _contest(hold, rulings, dice), by=lambda contest: (contest.ahead, contest.critical)
    )
    before = hold.control or ("actor" if action.controlled else None)
    success = _wins(contest.ahead, before, rulings) and not (contest.critical and rulings.critical_misses)
    control = _control(hold, action, contest.ahead, before, success, rulings)
    hurt: Roll[int] | None = None
    pool, modifiers = _damage_pool(hold, rulings)
    damage = 0
    if success and pool is not None:
        hurt = dice.roll(pool.sides, Successes(hurtful, pool.bonus), label="damage")
        damage = max(0, hurt.value)
    critical = None
    if contest.critical and hold.crit:
        critical = dice.merged(lambda dice: crit_table(TABLE, rulings=rulings, dice=dice), by=lambda table: None)
    return Grapple(
        actor=hold.actor, target=hold.target, action=hold.action, ap=action.ap, actor_total=contest.actor.value.total,
        target_total=contest.target.value, tie=contest.ahead == 0, success=success, critical_failure=contest.critical,
        crit_table=TABLE if contest.critical else None, control=control, grappled=control is not None, damage=damage,
        triggers_reactive=hold.action == "grab", effects=action.effects if success else (), critical=critical,
        contest=contest, hurt=hurt, modifiers=modifiers, rolls=(
            contest.actor, contest.target, *([] if hurt is None else [hurt]), *(critical.rolls if critical else ()),
        ),
    )


def _contest(hold: Hold, rulings: Archsoul, dice: Dice) -> Contest:
    assert hold.pool is not None
    assert hold.against is not None
    reading = Counting((hold.difficulty,), hold.pool.bonus, rulings.critical_failure)
    actor = dice.roll(hold.pool.sides, reading, label="grapple")
    target = dice.roll(hold.against.sides, Successes(hold.against_difficulty, hold.against.bonus), label="against")
    return Contest(actor, target)


def _wins(ahead: int, before: str | None, rulings: Archsoul) -> bool:
    if ahead:
        return ahead > 0
    # Nobody has control in a first grab, so the tie is an attack roll's: the ruling `hit` decides.
    return before == "actor" if before else rulings.hit == "meets"


def _control(
    hold: Hold, action: Action, ahead: int, before: str | None, success: bool, rulings: Archsoul,
) -> str | None:
    """Who is in control afterwards; None where there is no grapple (A-78, A-80, A-82, A-86, A-88)."""
    if hold.action == "grab" and before is None:
        return "actor" if success else None
    if success and action.ends:
        return None
    if rulings.control == "actor":
        return "actor" if success else before
    return {1: "actor", -1: "target", 0: before}[ahead]


def _damage_pool(hold: Hold, rulings: Archsoul) -> tuple[Pool | None, tuple[Modifier, ...]]:
    pool = hold.damage_pool
    if pool is None or not hold.metal_limb:
        return pool, ()
    more = pool.more(dice=1) if rulings.metal_limb == "die" else pool.more(bonus=1)
    return more, (Modifier("damage pool", 1, "metal limb"),)

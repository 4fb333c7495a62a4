"""`grapple`: opposed grapple rolls, and what they bring (A-77 to A-88; Archsoul, Grappling)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.readings import Successes
from archcli.dice.roll import Roll
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, rolled, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.crit_table import CritTable, crit_table
from archcli.rules.archsoul.grapple_actions import Action, Hold, action_of, refuse, require
from archcli.rules.archsoul.hit_points import DOWN, LEFT, after, left_line
from archcli.rules.archsoul.pool import Counted, Counting, Moved, Pool, moved

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.archsoul.rulings import Archsoul

ROLLS = ("grapple pool", "grapple difficulty", "against pool", "against difficulty")
DAMAGES = ("damage pool", "damage difficulty")
"""The numbers that can be moved by hand: of the opposed rolls, and of the damage roll (A-124)."""
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


class Numbers(NamedTuple):
    """The rolls after all that moves their numbers; `damage` is None where none is dealt."""

    grapple: Moved
    against: Moved
    damage: Moved | None
    modifiers: tuple[Modifier, ...]


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

    OUTCOME = Outcome(("success", "critical_failure", "control", "grappled", "damage"), success="success")

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


def grapple(hold: Hold, *, by_hand: ByHand = NOT_MOVED, rulings: Archsoul, dice: Dice) -> Grapple:
    """Resolve an action in a grapple by opposed grapple rolls (A-77).

    The higher total wins, a tie goes to the side in control (A-79), the winner gains control (A-80), and a critical
    failure of the actor fails (A-88); an attack or a throw then deals its damage (A-81, A-86). Raises UsageError for
    what is missing or does not belong to the action, RuleError for what the rules forbid.
    """
    action = action_of(hold)
    refuse(hold)
    require(hold)
    numbers = _numbers(hold, by_hand, rulings)
    contest = dice.merged(
        lambda dice: _contest(numbers, rulings, dice),
        by=lambda contest: (contest.ahead, contest.critical, contest.botched),
    )
    before = hold.control or ("actor" if action.controlled else None)
    success = _succeeds(contest, before, rulings)
    control = _control(hold, action, contest, before, success, rulings)
    hurt: Roll[int] | None = None
    hurting = numbers.damage
    damage = 0
    if success and hurting is not None:
        pool = hurting.pool
        hurt = dice.roll(pool.sides, Successes(hurting.difficulty.value, pool.bonus), label="damage")
        damage = max(0, hurt.value)
    critical = None
    if contest.critical and hold.crit:
        critical = dice.merged(
            lambda dice: crit_table(
                TABLE, damage_pool=hurting and hurting.pool, rulings=rulings, dice=dice,
                damage_difficulty=hurting and hurting.difficulty.value,
            ), by=lambda table: None,
        )
    left = after(damage, hold.hit_points)
    return Grapple(
        attacker=hold.attacker, target=hold.target, weapon=hold.weapon, action=hold.action, ap=action.ap,
        actor_total=contest.actor.value.total, target_total=contest.target.value.total, tie=contest.ahead == 0,
        success=success, critical_failure=contest.critical, crit_table=TABLE if contest.critical else None,
        control=control, grappled=control is not None, damage=damage, hit_points_left=left, down=left == 0,
        triggers_reactive=hold.action == "grab" or hold.knocked_down,
        effects=action.effects if success else (), critical=critical, contest=contest, hurt=hurt,
        modifiers=numbers.modifiers, rolls=(
            contest.actor, contest.target, *([] if hurt is None else [hurt]), *(critical.rolls if critical else ()),
        ),
    )


def _numbers(hold: Hold, by_hand: ByHand, rulings: Archsoul) -> Numbers:
    assert hold.pool is not None
    assert hold.against is not None
    hand = by_hand.among(*ROLLS, *(() if hold.damage_pool is None else DAMAGES))
    own = moved(hold.pool, hold.difficulty, hand, rulings.over_six, "grapple")
    theirs = moved(hold.against, hold.against_difficulty, hand, rulings.over_six, "against")
    pool, metal = _damage_pool(hold, rulings)
    if pool is None:
        return Numbers(own, theirs, None, (*own.modifiers, *theirs.modifiers))
    usual = rulings.damage_difficulty if hold.damage_difficulty is None else hold.damage_difficulty
    damage = moved(pool, usual, hand, rulings.over_six, "damage")
    changes = (*metal, *damage.modifiers) if rulings.metal_limb == "die" else (*damage.modifiers, *metal)
    return Numbers(own, theirs, damage, (*own.modifiers, *theirs.modifiers, *changes))


def _contest(numbers: Numbers, rulings: Archsoul, dice: Dice) -> Contest:
    own, theirs = numbers.grapple, numbers.against
    botch = rulings.critical_failure if rulings.opposed_botch else "never"
    reading = Counting((own.difficulty.value,), own.pool.bonus, rulings.critical_failure)
    actor = dice.roll(own.pool.sides, reading, label="grapple")
    resisting = Counting((theirs.difficulty.value,), theirs.pool.bonus, botch)
    return Contest(actor, dice.roll(theirs.pool.sides, resisting, label="against"))


def _succeeds(contest: Contest, before: str | None, rulings: Archsoul) -> bool:
    """Whether the actor wins (A-79), critical failures counted (A-88)."""
    if rulings.critical_misses and contest.critical:
        return rulings.controller_botch == "holds" and contest.ahead == 0 and before == "actor"
    if rulings.critical_misses and contest.botched:
        return True
    if contest.ahead:
        return contest.ahead > 0
    # Nobody has control in a first grab, so the tie is an attack roll's: the ruling `hit` decides.
    return before == "actor" if before else rulings.hit == "meets"


def _control(
    hold: Hold, action: Action, contest: Contest, before: str | None, success: bool, rulings: Archsoul,
) -> str | None:
    """Who is in control afterwards; None where there is no grapple (A-78, A-80, A-82, A-86, A-88)."""
    if hold.action == "grab" and before is None:
        return "actor" if success else None
    if success and action.ends:
        return None
    if rulings.control == "actor" or (success and contest.botched):
        return "actor" if success else before
    return {1: "actor", -1: "target", 0: before}[contest.ahead]


def _damage_pool(hold: Hold, rulings: Archsoul) -> tuple[Pool | None, tuple[Modifier, ...]]:
    """The damage pool with metal on the striking limb (A-33): a die more, or 1 more to the total."""
    pool = hold.damage_pool
    if pool is None or not hold.metal_limb:
        return pool, ()
    if rulings.metal_limb == "flat":
        return pool.more(bonus=1), (Modifier("damage", 1, "metal limb"),)
    return pool.more(dice=1), (Modifier("damage pool", 1, "metal limb"),)

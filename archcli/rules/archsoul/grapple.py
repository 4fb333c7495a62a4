"""`grapple`: opposed grapple rolls, and what they bring (A-77 to A-88; Archsoul, Grappling)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.readings import Successes
from archcli.dice.roll import Roll
from archcli.hit_points import points_left
from archcli.report import Modifier
from archcli.rules.archsoul.crit_effects import Failing
from archcli.rules.archsoul.crit_table import crit_table
from archcli.rules.archsoul.grapple_actions import Action, Hold, action_of, refuse, require
from archcli.rules.archsoul.grapple_result import Contest, Grapple
from archcli.rules.archsoul.pool import Counting, MovedPool, Pool, moved_pool

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.archsoul.rulings import Archsoul

ROLLS = ("grapple pool", "grapple difficulty", "against pool", "against difficulty")
DAMAGES = ("damage pool", "damage difficulty")
"""The numbers that can be moved by hand: of the opposed rolls, and of the damage roll (A-124)."""
TABLE = "unarmed"
"""The critical failure table of a grapple roll (A-88)."""


class Numbers(NamedTuple):
    """The rolls after all that moves their numbers; `damage` is None where none is dealt."""

    grapple: MovedPool
    against: MovedPool
    damage: MovedPool | None
    modifiers: tuple[Modifier, ...]


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
                failing=Failing(targets=() if hold.target is None else (hold.target,)),
            ), by=lambda table: None,
        )
    left = points_left(hold.hit_points, damage)
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
    own = moved_pool(hold.pool, hold.difficulty, hand, rulings.over_six, "grapple")
    theirs = moved_pool(hold.against, hold.against_difficulty, hand, rulings.over_six, "against")
    pool, metal = _damage_pool(hold, rulings)
    if pool is None:
        return Numbers(own, theirs, None, (*own.modifiers, *theirs.modifiers))
    usual = rulings.damage_difficulty if hold.damage_difficulty is None else hold.damage_difficulty
    damage = moved_pool(pool, usual, hand, rulings.over_six, "damage")
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

"""`attack`: a standard action, with one weapon or two (S-03 to S-07, S-21 to S-29, S-76 to S-79; Chapter 8, Standard
Actions)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Annotated, TypeVar

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.dice import Groups
from archcli.errors import UsageError
from archcli.given import Given, Range, missing
from archcli.record import Record
from archcli.rules.spellchrome.action import (
    DODGE,
    TARGET,
    Action,
    Armed,
    Target,
    armed,
    dodging,
    modifiers,
    penalties,
    refuse,
    require,
)
from archcli.rules.spellchrome.attacks import Attack, Course, Fate, Struck
from archcli.rules.spellchrome.strike import Strike, Swing, strike
from archcli.rules.spellchrome.weapon import OFFHAND, Aim, Weapon

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.report import Modifier
    from archcli.rules.spellchrome.rulings import Spellchrome

A = TypeVar("A", bound=Attack)
NOBODY = Target()
MOVED = ("attack", "armor class", "damage")
"""The numbers that can be moved by hand (S-76)."""


class Against(Record):
    """The armor classes of an attack, one a hand."""

    ac: Annotated[int, Range(0), Given("--ac", sheet="ac", panel=TARGET, help="Armor class, 0 or more.")]
    offhand_ac: Annotated[int | None, Range(0), Given("--offhand-ac", panel=OFFHAND,
        help="AC of the off hand's own target.")] = None

    @property
    def hands(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The ACs of each hand; none where nothing was given."""
        return (self.ac,), () if self.offhand_ac is None else (self.offhand_ac,)


def attack(
    main: Weapon, offhand: Weapon | None = None, *, action: Action, targets: Sequence[Target] = (NOBODY,),
    by_hand: ByHand = NOT_MOVED, rulings: Spellchrome, dice: Dice,
) -> Attack:
    """Attack once with a weapon, or once with each of two (S-21). Chapter 8, Attack and Attack with dual weapons.

    Of two `targets` the second is the off hand's (S-78). A hit does the weapon's damage, with Strength in melee (S-05),
    at least the ruling `minimum_damage`; a punch does the Strength modifier, at least 1 (S-06). Raises RuleError for a
    target out of reach (S-04) or in both stances (S-26), UsageError for what is not known (an attack bonus, an AC, a
    range, the Strength of a punch), and for more targets than weapons.
    """
    weapons = [main] if offhand is None else [main, offhand]
    refuse(weapons, action, targets)
    if len(targets) > 2:
        raise UsageError(f"{len(targets)} are too many: an attack has a TARGET for each hand, 2 at most (S-78)")
    if len(targets) > len(weapons):
        raise UsageError("a second TARGET is that of a second weapon: give --dual or --offhand (S-78)")
    if main.aim.bonus is None and None in (main.aim.level, main.aim.column):
        instead = "or --level and --column, or a weapon of a sheet with --weapon"
        raise missing(Aim, "bonus", "the attack bonus", note=instead)
    require(weapons, action)
    hands = armed(main, offhand, (main.aim.base,), targets, lambda hand, _: min(hand, len(targets) - 1))
    return resolve(Attack, hands, action, targets, by_hand, rulings, dice)


def resolve(
    kind: Callable[..., A], hands: Sequence[Armed], action: Action, targets: Sequence[Target], by_hand: ByHand,
    rulings: Spellchrome, dice: Dice,
) -> A:
    """Make every attack of an action, all of one weapon before the other's: a result of this kind.

    Each attack is independent; hits and damage add up, for each target and in all.
    """
    swings, moved = _ready(tuple(hands), action, tuple(targets), by_hand, rulings)
    points = _points(swings, hands, targets)

    def counts(target: int, sums: tuple[int, ...]) -> tuple[int, ...]:
        left = points[target]
        return *sums, int(left is not None and sums[1] >= left)

    volley = dice.independent(
        [partial(strike, swing, rulings) for swing in swings], lambda made: made.counts,
        Groups([swing.target for swing in swings], counts),
    )
    hits, damage, fallen = volley.counts
    fates = tuple(
        _fate(target, points[number], [swing for swing in swings if swing.target == number],
              [made for made in volley.parts if made.swing.target == number], action, rulings)
        for number, target in enumerate(targets)
    )
    several = tuple(fate.struck for fate in fates) if len(fates) > 1 else ()
    known = len(points) - points.count(None)
    names = [hand.weapon.name or None for hand in hands]
    return kind(
        attacker=action.attacker or None, target=None if several else targets[0].name or None,
        weapon=names[0], offhand=names[1] if len(names) > 1 else None,
        hit=hits > 0, hits=hits, damage=damage if all(hand.weapon.known for hand in hands) else None,
        attacks=volley.parts, provokes=any(fate.provoked for fate in fates), ac_bonus=DODGE if action.defensive else 0,
        hit_points_left=None if several else fates[0].struck.hit_points_left,
        down=fallen == known if known else None, targets=several, knocked_out=any(fate.out for fate in fates),
        rolls=tuple(roll for made in volley.parts for roll in made.rolls),
        modifiers=moved,
        course=Course(tuple(hand.weapon for hand in hands), fates),
    )


@lru_cache(maxsize=1)
def _ready(
    hands: tuple[Armed, ...], action: Action, targets: tuple[Target, ...], by_hand: ByHand, rulings: Spellchrome,
) -> tuple[tuple[Swing, ...], tuple[Modifier, ...]]:
    """The attacks that are to be made, and every number that is moved.

    Kept for the next walk of the same rule, which differs in its dice alone.
    """
    by_hand = by_hand.among(*MOVED)
    order = reversed(hands) if action.offhand_first else hands
    moved = modifiers(hands, action, targets, by_hand, rulings)
    return tuple(_swings(order, action, targets, by_hand, rulings)), moved


def _swings(
    hands: Iterable[Armed], action: Action, targets: Sequence[Target], by_hand: ByHand, rulings: Spellchrome,
) -> Iterator[Swing]:
    hands = tuple(hands)
    to_hit = sum(modifier.by for modifier in penalties(hands, action, rulings)) + by_hand.by("attack")
    for_all = by_hand._replace(upon=()).by("armor class")
    for arm in hands:
        for bonus, ac, target in zip(arm.bonuses, arm.acs, arm.aimed, strict=True):
            own = by_hand.at(targets[target].name).by("armor class")
            dodged = own + sum(modifier.by for modifier in dodging(targets[target]))
            yield Swing(
                hand=arm.hand, weapon=arm.weapon, bonus=bonus + to_hit, ac=ac + dodged + for_all,
                strength=action.strength or 0, target=target, further=by_hand.by("damage"),
                untrained=action.untrained or not arm.weapon.trained,
            )


def _points(swings: Sequence[Swing], hands: Sequence[Armed], targets: Sequence[Target]) -> list[int | None]:
    """The Hit Points of each target, None where it cannot be told what is left of them (S-79).

    That is so where they or the damage are unknown, and where the attacks on one alone have ACs of their own.
    """
    apart = any(len(hand.weapon.acs) > 1 for hand in hands) or any(hand.weapon.acs for hand in hands[1:])
    if apart and len(targets) == 1:
        return [None]
    unknown = {swing.target for swing in swings if not swing.weapon.known}
    return [None if number in unknown else target.hit_points for number, target in enumerate(targets)]


def _fate(
    target: Target, points: int | None, swings: Sequence[Swing], strikes: Sequence[Strike], action: Action,
    rulings: Spellchrome,
) -> Fate:
    """What came of a target by the attacks that were made on it (with exact odds nobody asks, and there are none)."""
    damage = sum(made.damage or 0 for made in strikes) if all(swing.weapon.known for swing in swings) else None
    left = None if points is None or damage is None else points - damage
    unarmed = any(swing.weapon.kind == "unarmed" for swing in swings)
    return Fate(
        Struck(
            name=target.name, hits=sum(made.landing.hit for made in strikes), damage=damage, hit_points_left=left,
            down=None if left is None else left <= 0,
        ),
        out=rulings.punch == "knockout" and left is not None and _only_out(points or 0, strikes),
        provoked=unarmed and not target.unarmed and not action.natural_weapons,
    )


def _only_out(hp: int, strikes: Iterable[Strike]) -> bool:
    """Whether hits leave the target at -1 or less, and none but unarmed ones did (S-29)."""
    felled = []
    for made in strikes:
        hp -= made.damage or 0
        if made.landing.hit and hp <= -1:
            felled.append(made.swing.weapon.kind == "unarmed")
    return bool(felled) and all(felled)

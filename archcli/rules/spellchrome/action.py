"""What holds for all attacks of one action: targets, penalties, stances, reach (S-04, S-07, S-21 to S-26, S-78)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from archcli.by_hand import ByHand
from archcli.errors import RuleError, UsageError
from archcli.given import Given, Range, declared, lacking, missing
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.spellchrome.base_attack import STEP
from archcli.rules.spellchrome.weapon import ATTACKER, BARE, DAMAGE, OFFHAND, STANCE, Weapon

if TYPE_CHECKING:
    from archcli.rules.spellchrome.rulings import Spellchrome

TARGET = "Target"
TWO_WEAPONS, DEFENSIVE = -4, -4
DODGE, TOTAL_DEFENSE = 2, 4
REACH = 5
"""How far a melee weapon strikes, in feet."""
Hand = Literal["main", "offhand"]


class Action(Record):
    """What the attacker does beside choosing weapons. `feats` are those of the sheet."""

    attacker: str = ""
    feats: tuple[str, ...] = ()
    modifier: Annotated[int, Given("--modifier", panel=ATTACKER,
        help="Added to every attack, on top of its bonus.")] = 0
    natural_weapons: Annotated[bool, Given("--natural-weapons", panel=ATTACKER,
        help="The attacker's body is a weapon: an unarmed attack does not provoke.")] = False
    untrained: Annotated[bool, Given("--untrained", panel=ATTACKER,
        help="A martial weapon without training: d100 before each attack.")] = False
    strength: Annotated[int | None, Given("--strength", sheet="abilities.strength", panel=DAMAGE,
        help="Strength modifier, added to melee damage.")] = None
    dual_feat: Annotated[bool, Given("--dual-feat", panel=OFFHAND,
        help="The feats for these two weapons: no penalty.")] = False
    offhand_first: Annotated[bool, Given("--offhand-first", panel=OFFHAND,
        help="The off hand strikes first.")] = False
    defensive: Annotated[bool, Given("--defensive", panel=STANCE,
        help="Fight defensively: -4 on all attacks, +2 AC until the next action.")] = False
    distance: Annotated[int | None, Range(0), Given("--distance", metavar="FEET", panel=STANCE,
        help="Feet to the target.")] = None


class Toughness(Record):
    """What the targets have, as typed: once for each, in their order."""

    hit_points: Annotated[tuple[int, ...], Given("--hit-points", sheet="hit_points", metavar="N", panel=TARGET,
        help="The target's Hit Points; once for each of several targets.")] = ()


class Target(Record):
    """One who is attacked. `ac` is that of the sheet, `hit_points` in points; None: unknown."""

    name: str = ""
    ac: int | None = None
    hit_points: int | None = None
    defensive: Annotated[bool, Given("--target-defensive", state="is_defensive", panel=TARGET,
        help="The target fights defensively: +2 AC.")] = False
    total_defense: Annotated[bool, Given("--target-total-defense", state="is_in_total_defense",
        panel=TARGET, help="The target is in total defense: +4 AC.")] = False
    unarmed: Annotated[bool, Given("--target-unarmed", panel=TARGET,
        help="An unarmed target: no attack of opportunity against a punch.")] = False


class Armed(NamedTuple):
    """A hand with its weapon, and of each of its attacks the bonus and the AC before the action's modifiers.

    `aimed`: which of the targets each attack is made at, from 0.
    """

    hand: Hand
    weapon: Weapon
    bonuses: tuple[int, ...]
    acs: tuple[int, ...]
    aimed: tuple[int, ...]


def armed(
    main: Weapon, offhand: Weapon | None, base: Sequence[int], targets: Sequence[Target], at: Callable[[int, int], int],
) -> list[Armed]:
    """The hands in use; `base` is the main hand's for each of its attacks. The off hand makes as many (S-42).

    `at` tells which of the targets a hand's attack is made at, by the numbers of both from 0 (S-78). An AC that was
    typed stands before those of the targets.
    """
    count = len(base)
    first = offhand.aim.base + offhand.aim.plus if offhand is not None else 0
    weapons: list[tuple[Hand, Weapon, tuple[int, ...]]] = [("main", main, tuple(rung + main.aim.plus for rung in base))]
    if offhand is not None:
        weapons.append(("offhand", offhand, tuple(first - STEP * further for further in range(count))))
    hands = []
    for number, (hand, weapon, bonuses) in enumerate(weapons):
        aimed = tuple(at(number, attack) for attack in range(count))
        acs = _acs("--offhand-ac" if weapon.acs and number else "--ac", weapon.acs or main.acs, count)
        own = acs or tuple(_ac(targets[target]) for target in aimed)
        hands.append(Armed(hand=hand, weapon=weapon, bonuses=bonuses, acs=own, aimed=aimed))
    return hands


def _acs(option: str, acs: tuple[int, ...], count: int) -> tuple[int, ...]:
    if len(acs) == 1:
        return acs * count
    if acs and len(acs) != count:
        raise UsageError(
            f"{option} lists {len(acs)} ACs, and a hand makes {count}: give one AC for all, or {count}", option=option,
        )
    return acs


def _ac(target: Target) -> int:
    if target.ac is None:
        raise lacking("--ac", "ac", rule="S-03")
    return target.ac


def penalties(hands: Sequence[Armed], action: Action, rulings: "Spellchrome") -> tuple[Modifier, ...]:
    """What moves every attack of the action (S-22 to S-25)."""
    every = (
        Modifier("attack", 0 if len(hands) < 2 or _trained(hands, action, rulings) else TWO_WEAPONS, "two weapons"),
        Modifier("attack", DEFENSIVE if action.defensive else 0, "fighting defensively"),
        Modifier("attack", action.modifier, "modifier"),
    )
    return tuple(modifier for modifier in every if modifier.by)


def dodging(target: Target) -> tuple[Modifier, ...]:
    """What moves the armor class of a target (S-26)."""
    every = (
        Modifier("armor class", DODGE if target.defensive else 0, "target fights defensively"),
        Modifier("armor class", TOTAL_DEFENSE if target.total_defense else 0, "target in total defense"),
    )
    return tuple(modifier for modifier in every if modifier.by)


def modifiers(
    hands: Sequence[Armed], action: Action, targets: Sequence[Target], by_hand: ByHand, rulings: "Spellchrome",
) -> tuple[Modifier, ...]:
    """Every number that the action moves, once: attacks, armor classes, damage; what is moved by hand last (S-76)."""
    dodged = dict.fromkeys(modifier for target in targets for modifier in dodging(target))
    return (
        *penalties(hands, action, rulings), *by_hand.of("attack"), *dodged, *by_hand.of("armor class"),
        *by_hand.of("damage"),
    )


def _trained(hands: Sequence[Armed], action: Action, rulings: "Spellchrome") -> bool:
    """Whether feats take the penalty off two weapons: that of each kind in use (S-22 to S-24), unarmed being melee.

    By the ruling `mixed_feats` one of two will do.
    """
    needed = {"dual-ranged" if hand.weapon.kind == "ranged" else "dual-melee" for hand in hands}
    known = needed & {*action.feats}
    return action.dual_feat or (bool(known) if rulings.mixed_feats == "either" else known == needed)


def refuse(weapons: Sequence[Weapon], action: Action, targets: Sequence[Target]) -> None:
    """Raises RuleError for a target in both stances (S-26), and for a weapon that does not reach so far (S-04)."""
    for target in targets:
        if target.defensive and target.total_defense:
            raise RuleError(
                "--target-defensive and --target-total-defense: nobody fights defensively and in total defense at once",
                rule="S-26", option="--target-total-defense",
            )
    for weapon in weapons:
        reach = weapon.range if weapon.kind == "ranged" else REACH
        if action.distance is not None and reach is not None and action.distance > reach:
            option = declared(Action)["distance"].name
            said = f"{option} is {action.distance}"
            raise RuleError(
                f"{said}, beyond the range of {_called(weapon)}: {reach} feet" if weapon.kind == "ranged"
                else f"{said}, and {_called(weapon)} reaches {reach} feet",
                rule="S-04", option=option,
            )


def require(weapons: Sequence[Weapon], action: Action) -> None:
    """Raises UsageError for a range (S-04) or the Strength of a punch (S-06) that nobody gave."""
    for weapon in weapons:
        if weapon.kind == "unarmed" and action.strength is None:
            raise missing(Action, "strength", "the damage of an unarmed attack", rule="S-06")
        if weapon.kind == "ranged" and weapon.range is None and action.distance is not None:
            raise missing(Weapon, "range", f"the range of {_called(weapon)}", rule="S-04")


def _called(weapon: Weapon) -> str:
    return "a punch" if weapon.name == BARE else weapon.name or f"the {weapon.kind} weapon"

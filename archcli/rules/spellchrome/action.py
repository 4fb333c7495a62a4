"""What holds for all attacks of one action: penalties, stances, reach (S-04, S-21 to S-26)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from archcli.errors import RuleError, UsageError
from archcli.given import Given, Range, declared, missing
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.spellchrome.base_attack import STEP
from archcli.rules.spellchrome.weapon import ATTACKER, DAMAGE, OFFHAND, STANCE, Weapon

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


class Target(Record):
    """Who is attacked. `hit_points` None: unknown."""

    name: str = ""
    hit_points: Annotated[int | None, Given("--target-hp", sheet="hit_points", panel=TARGET,
        help="The target's Hit Points.")] = None
    defensive: Annotated[bool, Given("--target-defensive", panel=TARGET,
        help="The target fights defensively: +2 AC.")] = False
    total_defense: Annotated[bool, Given("--target-total-defense", panel=TARGET,
        help="The target is in total defense: +4 AC.")] = False
    unarmed: Annotated[bool, Given("--target-unarmed", panel=TARGET,
        help="An unarmed target: no attack of opportunity against a punch.")] = False


class Armed(NamedTuple):
    """A hand with its weapon, and the bonus and the AC of each of its attacks, before the action's modifiers."""

    hand: Hand
    weapon: Weapon
    bonuses: tuple[int, ...]
    acs: tuple[int, ...]


def armed(main: Weapon, offhand: Weapon | None, base: Sequence[int]) -> list[Armed]:
    """The hands in use; `base` is the main hand's for each of its attacks. The off hand makes as many (S-42)."""
    count = len(base)
    hands = [Armed(
        hand="main", weapon=main, bonuses=tuple(rung + main.aim.plus for rung in base),
        acs=_acs("--ac", main.acs, count),
    )]
    if offhand is not None:
        first = offhand.aim.base + offhand.aim.plus
        hands.append(Armed(
            hand="offhand", weapon=offhand, bonuses=tuple(first - STEP * further for further in range(count)),
            acs=_acs("--offhand-ac", offhand.acs or main.acs, count),
        ))
    return hands


def _acs(option: str, acs: tuple[int, ...], count: int) -> tuple[int, ...]:
    if len(acs) == 1:
        return acs * count
    if len(acs) != count:
        raise UsageError(f"{option} lists {len(acs)} ACs, and a hand makes {count}: give one AC for all, or {count}")
    return acs


def modifiers(
    hands: Sequence[Armed], action: Action, target: Target, rulings: "Spellchrome",
) -> tuple[Modifier, ...]:
    """Every number that the action moves: the attacks (S-22 to S-25) and the armor classes (S-26).

    Raises RuleError for a target in both stances.
    """
    if target.defensive and target.total_defense:
        raise RuleError(
            "--target-defensive and --target-total-defense: nobody fights defensively and in total defense at once",
            rule="S-26",
        )
    every = (
        Modifier("attack", 0 if len(hands) < 2 or _trained(hands, action, rulings) else TWO_WEAPONS, "two weapons"),
        Modifier("attack", DEFENSIVE if action.defensive else 0, "fighting defensively"),
        Modifier("attack", action.modifier, "modifier"),
        Modifier("armor class", DODGE if target.defensive else 0, "target fights defensively"),
        Modifier("armor class", TOTAL_DEFENSE if target.total_defense else 0, "target in total defense"),
    )
    return tuple(modifier for modifier in every if modifier.by)


def _trained(hands: Sequence[Armed], action: Action, rulings: "Spellchrome") -> bool:
    """Whether feats take the penalty off two weapons: that of each kind in use (S-22 to S-24), unarmed being melee.

    By the ruling `mixed_feats` one of two will do.
    """
    needed = {"dual-ranged" if hand.weapon.kind == "ranged" else "dual-melee" for hand in hands}
    known = needed & {*action.feats}
    return action.dual_feat or (bool(known) if rulings.mixed_feats == "either" else known == needed)


def moved(by: Sequence[Modifier], to: str) -> int:
    """How much a number moves in all."""
    return sum(modifier.by for modifier in by if modifier.to == to)


def check(weapon: Weapon, action: Action) -> None:
    """Whether a weapon can strike here at all.

    Raises RuleError where it does not reach the target (S-04), UsageError for an unknown range or Strength (S-06).
    """
    if weapon.kind == "unarmed" and action.strength is None:
        raise missing(Action, "strength", "the damage of an unarmed attack", rule="S-06")
    if action.distance is None:
        return
    option = f"{declared(Action)['distance'].name} is {action.distance}"
    name = weapon.name or f"the {weapon.kind} weapon"
    if weapon.kind != "ranged":
        if action.distance > REACH:
            raise RuleError(f"{option}, and {name} reaches {REACH} feet", rule="S-04")
    elif weapon.range is None:
        raise missing(Weapon, "range", f"the range of {name}", rule="S-04")
    elif action.distance > weapon.range:
        raise RuleError(f"{option}, beyond the range of {name}: {weapon.range} feet", rule="S-04")

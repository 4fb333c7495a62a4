"""What holds for all attacks of one action: the weapons in use, penalties, stances, reach (S-04, S-21 to S-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from archcli.errors import RuleError
from archcli.report import Modifier
from archcli.rules.spellchrome.strike import Hand, Swing

if TYPE_CHECKING:
    from archcli.notation import Expression
    from archcli.rules.spellchrome.sheet import Kind

Style = Literal["melee", "ranged", "mixed"]
FEATS: dict[Style, tuple[str, ...]] = {
    "melee": ("dual-melee",), "ranged": ("dual-ranged",), "mixed": ("dual-melee", "dual-ranged"),
}
"""The feats that take the penalty off two weapons (S-22, S-23; one of each needs both, S-24)."""
TWO_WEAPONS, DEFENSIVE = -4, -4
DODGE, TOTAL_DEFENSE = 2, 4
REACH = 5
"""How far a melee weapon strikes, in feet."""


class Weapon(NamedTuple):
    """A weapon in use. `bonuses` and `acs` hold one for each of its attacks, before the action's modifiers.

    `damage` None: unknown. `range` in feet, of a ranged weapon only. `critical_range`: the least face, 2 to 20.
    """

    kind: Kind
    bonuses: tuple[int, ...]
    acs: tuple[int, ...]
    damage: Expression | None = None
    range: int | None = None
    untrained: bool = False
    critical_range: int = 20
    name: str = ""


class Who(NamedTuple):
    """Names, where they are known."""

    attacker: str = ""
    target: str = ""
    main: str = ""
    offhand: str = ""

    def title(self, action: str) -> str:
        """`Ann: attack with sword and dagger against Ogre`."""
        weapons = " and ".join(name for name in (self.main, self.offhand) if name)
        start = f"{self.attacker}: {action}" if self.attacker else action
        return start + (f" with {weapons}" if weapons else "") + (f" against {self.target}" if self.target else "")


class Action(NamedTuple):
    """What holds for every attack of the action. `strength` in points of damage, `distance` in feet.

    `feats` holds those that negate penalties; `own_targets`: the attacks have targets of their own, so that no one
    loses all of the damage. `target_hp` None: unknown.
    """

    attacker: str = ""
    target: str = ""
    strength: int | None = None
    feats: tuple[str, ...] = ()
    modifier: int = 0
    defensive: bool = False
    offhand_first: bool = False
    distance: int | None = None
    natural_weapons: bool = False
    target_defensive: bool = False
    target_total_defense: bool = False
    target_unarmed: bool = False
    target_hp: int | None = None
    own_targets: bool = False


def style(main: Kind, offhand: Kind) -> Style:
    """How two weapons are fought with; an unarmed strike is a melee weapon in this."""
    ranged = [kind == "ranged" for kind in (main, offhand)]
    return "ranged" if all(ranged) else "mixed" if any(ranged) else "melee"


def modifiers(main: Weapon, offhand: Weapon | None, action: Action) -> tuple[Modifier, ...]:
    """Every number that the action moves: the attacks (S-22 to S-25) and the armor classes (S-26).

    Raises RuleError for a target in both stances.
    """
    if action.target_defensive and action.target_total_defense:
        raise RuleError(
            "--target-defensive and --target-total-defense: nobody fights defensively and in total defense at once",
            rule="S-26",
        )
    hampered = offhand is not None and not set(FEATS[style(main.kind, offhand.kind)]) <= set(action.feats)
    moved = (
        Modifier("attack", TWO_WEAPONS if hampered else 0, "two weapons"),
        Modifier("attack", DEFENSIVE if action.defensive else 0, "fighting defensively"),
        Modifier("attack", action.modifier, "modifier"),
        Modifier("armor class", DODGE if action.target_defensive else 0, "target fights defensively"),
        Modifier("armor class", TOTAL_DEFENSE if action.target_total_defense else 0, "target in total defense"),
    )
    return tuple(one for one in moved if one.by)


def check_reach(weapon: Weapon, distance: int | None) -> None:
    """Raises RuleError where a weapon does not reach a target so many feet away (S-04), or has no known range."""
    if distance is None:
        return
    name = weapon.name or f"the {weapon.kind} weapon"
    if weapon.kind != "ranged":
        if distance > REACH:
            raise RuleError(f"--distance is {distance}, and {name} reaches {REACH} feet", rule="S-04")
    elif weapon.range is None:
        raise RuleError(f"--distance needs the range of {name}: give --range (or range in its sheet)", rule="S-04")
    elif distance > weapon.range:
        raise RuleError(f"--distance is {distance}, beyond the range of {name}: {weapon.range} feet", rule="S-04")


def swings(main: Weapon, offhand: Weapon | None, action: Action, moved: tuple[Modifier, ...]) -> list[Swing]:
    """The attacks of an action in the order made: all of one weapon before the other's (S-21, S-42).

    Raises RuleError for an unarmed attack whose Strength is unknown (S-06), and for a weapon out of reach.
    """
    to_hit = sum(one.by for one in moved if one.to == "attack")
    to_ac = sum(one.by for one in moved if one.to == "armor class")
    hands: list[tuple[Hand, Weapon]] = [("main", main)]
    if offhand is not None:
        hands.insert(0 if action.offhand_first else 1, ("offhand", offhand))
    out = []
    for hand, weapon in hands:
        check_reach(weapon, action.distance)
        if weapon.kind == "unarmed" and action.strength is None:
            raise RuleError(
                "an unarmed attack does damage by Strength: give --strength, or a sheet with abilities.strength",
                rule="S-06",
            )
        out += [
            Swing(hand, weapon.kind, bonus + to_hit, ac + to_ac, weapon.damage, action.strength or 0,
                  weapon.untrained, weapon.critical_range)
            for bonus, ac in zip(weapon.bonuses, weapon.acs, strict=True)
        ]
    return out

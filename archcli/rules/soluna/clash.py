"""One clash: attack pool, confirmation, defense pool, damage (L-10 to L-16; The Fighting, Critical Hits)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.notation.roll_notation import roll_notation
from archcli.rules.soluna.pool import Against, Confirming, Threatening, d6s

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.notation import Expression
    from archcli.rules.soluna.rulings import Soluna

Hand = Literal["main", "offhand"]
DOUBLE, TRIPLE = 2, 3


class Swung(NamedTuple):
    """An attack that is to be made: dice and bonuses of both sides with every modifier in them.

    `damage`: the dice of a ballistic weapon; None where the margin is the damage.
    """

    hand: Hand
    dice: int
    bonus: int
    defense_dice: int
    defense_bonus: int
    wide_critical: bool
    damage: Expression | None


class Clash(NamedTuple):
    """An attack that was made. `multiplier` is what the damage (points) was multiplied by: 1, 2 or 3."""

    hand: Hand
    attack: int
    defense: int
    margin: int
    hit: bool
    threats: int
    confirmed: bool
    critical: bool
    multiplier: int
    damage: int


class Clashed(NamedTuple):
    """A clash and the dice that were rolled for it."""

    clash: Clash
    rolls: tuple[Roll[Any], ...]

    @property
    def counts(self) -> tuple[int, int, int]:
        """Hits, criticals and points of damage, on which the rest of an action depends."""
        return int(self.clash.hit), int(self.clash.critical), self.clash.damage


class Aimed(NamedTuple):
    """An attack pool that was rolled, with its confirming dice."""

    total: int
    threats: int
    confirmed: bool
    rolls: tuple[Roll[Any], ...]


def aim(swung: Swung, *, dice: Dice) -> Aimed:
    """Roll an attack pool, and one confirming die for each threat (L-12); any one of them confirms (L-13)."""
    least = 5 if swung.wide_critical else 6
    roll = dice.roll(d6s(swung.dice), Threatening(swung.bonus, least), label="attack")
    total, threats = roll.value
    if not threats:
        return Aimed(total, 0, False, (roll,))
    confirm = dice.roll(d6s(threats), Confirming(least), label="confirm")
    return Aimed(total, threats, confirm.value, (roll, confirm))


def clash(swung: Swung, *, rulings: Soluna, dice: Dice) -> Clashed:
    """Roll an attack against its defense. The higher total wins (L-10), the margin is the damage (L-11).

    A ballistic weapon rolls damage of its own (L-16). A confirmed critical that hits doubles, or triples with a
    wide-critical weapon (L-13, L-14).
    """
    aimed = dice.merged(lambda own: aim(swung, dice=own), by=lambda aimed: (aimed.total, aimed.confirmed))
    reading = Against(swung.defense_bonus, aimed.total, rulings.clash_tie == "attacker", swung.damage is None)
    defended = dice.roll(d6s(swung.defense_dice), reading, label="defense")
    rolls = (*aimed.rolls, defended)
    hit = defended.value is not None
    points = defended.value or 0
    if hit and swung.damage is not None:
        roll = roll_notation(swung.damage, label="damage", dice=dice)
        points = max(0, roll.value)
        rolls = (*rolls, roll) if roll.dice else rolls
    critical = hit and aimed.confirmed
    multiplier = (TRIPLE if swung.wide_critical else DOUBLE) if critical else 1
    defense = defended.shown.get("total", 0)
    return Clashed(Clash(
        hand=swung.hand, attack=aimed.total, defense=defense, margin=aimed.total - defense, hit=hit,
        threats=aimed.threats, confirmed=aimed.confirmed, critical=critical, multiplier=multiplier,
        damage=points * multiplier,
    ), rolls)

"""One clash: attack pool, confirmation, defense pool, damage (L-10 to L-16; The Fighting, Critical Hits)."""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.roll import Roll
from archcli.notation.roll_notation import roll_notation
from archcli.record import Record
from archcli.report import Line, rolled
from archcli.roles import BAD, GOOD
from archcli.rules.soluna.pool import Against, Confirming, Swing, Threatening, d6s
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sides import Side
from archcli.rules.soluna.weapon import Weapon

Hand = Literal["main", "offhand"]
DOUBLE, TRIPLE = 2, 3


class Swung(NamedTuple):
    """An attack that is to be made: the hand, its weapon, and both sides with every modifier in them."""

    hand: Hand
    weapon: Weapon
    attack: Side
    defense: Side
    harm_by: int = 0
    """Points by which the damage of a hit is moved, before a critical multiplies it."""


class Clash(Record, unshown=("attack_roll", "confirm_roll", "defense_roll", "damage_roll")):
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
    attack_roll: Roll[Swing]
    confirm_roll: Roll[bool] | None
    defense_roll: Roll[int | None]
    damage_roll: Roll[int] | None

    @property
    def rolls(self) -> tuple[Roll[Any], ...]:
        """In the order rolled; damage without dice is no roll."""
        rolls = (self.attack_roll, self.confirm_roll, self.defense_roll, self.damage_roll)
        return tuple(roll for roll in rolls if roll is not None)

    @property
    def counts(self) -> tuple[int, int, int]:
        """Hits, criticals and points of damage, on which the rest of an action depends."""
        return int(self.hit), int(self.critical), self.damage

    def lines(self, called: str) -> Iterator[Line]:
        """What was rolled and what it came to; `called`: the attack or its hand."""
        yield rolled(self.attack_roll._replace(label=called))
        if self.confirm_roll is not None:
            yield rolled(self.confirm_roll, f"  {'confirmed' if self.confirmed else 'not confirmed'}")
        ending = ("hit", GOOD) if self.hit else ("no hit", BAD)
        tie = f": it must be more than {self.defense} (ruling clash_tie)" if not self.margin else ""
        margin = f" by {self.margin}" if self.hit else tie
        times = f", times {self.multiplier}" if self.critical else ""
        yield rolled(self.defense_roll, "  ", ending, margin, times)
        if self.damage_roll is not None:
            yield rolled(self.damage_roll)


class Aimed(NamedTuple):
    """An attack pool that was rolled, with its confirming dice; None where there was no threat."""

    attack: Roll[Swing]
    confirm: Roll[bool] | None

    @property
    def confirmed(self) -> bool:
        """Whether a threat was confirmed (L-13)."""
        return self.confirm is not None and self.confirm.value


def aim(swung: Swung, *, dice: Dice) -> Aimed:
    """Roll an attack pool, and one confirming die for each threat (L-12); any one of them confirms (L-13)."""
    least = 5 if swung.weapon.wide_critical else 6
    attack = dice.roll(d6s(swung.attack.dice), Threatening(swung.attack.bonus, least), label="attack")
    threats = attack.value.threats
    return Aimed(attack, dice.roll(d6s(threats), Confirming(least), label="confirm") if threats else None)


def clash(swung: Swung, rulings: Soluna, dice: Dice) -> Clash:
    """Roll an attack against its defense. The higher total wins (L-10), the margin is the damage (L-11).

    A ballistic weapon rolls damage of its own (L-16). A confirmed critical that hits doubles, or triples with a
    wide-critical weapon (L-13, L-14). Damage never goes below 0 (L-02).
    """
    aimed = dice.merged(lambda own: aim(swung, dice=own), by=lambda aimed: (aimed.attack.value.total, aimed.confirmed))
    attack, harm = aimed.attack.value.total, swung.weapon.harm
    reading = Against(swung.defense.bonus, attack, rulings.clash_tie == "attacker", harm is None)
    defended = dice.roll(d6s(swung.defense.dice), reading, label="defense")
    hit = defended.value is not None
    damage = roll_notation(harm, label="damage", dice=dice) if hit and harm is not None else None
    points = max(0, (damage.value if damage else defended.value or 0) + swung.harm_by) if hit else 0
    critical = hit and aimed.confirmed
    multiplier = (TRIPLE if swung.weapon.wide_critical else DOUBLE) if critical else 1
    defense = defended.shown.get("total", 0)
    return Clash(
        hand=swung.hand, attack=attack, defense=defense, margin=attack - defense, hit=hit,
        threats=aimed.attack.value.threats, confirmed=aimed.confirmed, critical=critical, multiplier=multiplier,
        damage=points * multiplier, attack_roll=aimed.attack, confirm_roll=aimed.confirm, defense_roll=defended,
        damage_roll=damage if damage and damage.dice else None,
    )

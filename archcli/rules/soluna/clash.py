"""One clash: attack pool, confirmation, defense pool, damage (L-10 to L-16; The Fighting, Critical Hits)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.dice import Dice, FaceDice
from archcli.dice.roll import Roll
from archcli.notation.roll_notation import roll_notation
from archcli.record import Record
from archcli.report import Line, rolled
from archcli.roles import BAD, GOOD
from archcli.rules.soluna.pool import Against, Confirming, Swing, Threatening, d6s
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sides import Side
from archcli.rules.soluna.weapon import Weapon

if TYPE_CHECKING:
    from archcli.dice.distribution import Distribution

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


Counts = tuple[int, int, int]
"""Hits, criticals and points of damage."""


class Clashing(NamedTuple):
    """A clash that is to be rolled. Its odds are worked out at once: attack and defense are sums, and only their
    difference and a confirmed threat matter."""

    swung: Swung
    rulings: Soluna

    @property
    def least(self) -> int:
        """The least face that is a threat, and that confirms one (L-12, L-14)."""
        return 5 if self.swung.weapon.wide_critical else 6

    def roll(self, dice: FaceDice) -> Clash:
        """The attack pool, one confirming die for each threat (L-12), the defense pool, and the damage of a hit."""
        swung, harm = self.swung, self.swung.weapon.harm
        attacked = dice.roll(d6s(swung.attack.dice), Threatening(swung.attack.bonus, self.least), label="attack")
        attack, threats = attacked.value.total, attacked.value.threats
        confirm = dice.roll(d6s(threats), Confirming(self.least), label="confirm") if threats else None
        confirmed = confirm is not None and confirm.value
        reading = Against(swung.defense.bonus, attack, self.rulings.clash_tie == "attacker", harm is None)
        defended = dice.roll(d6s(swung.defense.dice), reading, label="defense")
        hit = defended.value is not None
        harmed = roll_notation(harm, label="damage", dice=dice) if hit and harm is not None else None
        points = 0 if defended.value is None else harmed.value if harmed else defended.value
        defense = defended.shown["total"]
        return Clash(
            hand=swung.hand, attack=attack, defense=defense, margin=attack - defense, hit=hit, threats=threats,
            confirmed=confirmed, critical=hit and confirmed, multiplier=self._times(hit and confirmed),
            damage=self._damage(points, confirmed) if hit else 0, attack_roll=attacked, confirm_roll=confirm,
            defense_roll=defended, damage_roll=harmed if harmed and harmed.dice else None,
        )

    def distribution(self) -> "Distribution[Counts]":
        """What can come of it. Raises OddsError where that is too large."""
        from archcli.dice.distribution import Distribution, sums
        from archcli.dice.polynomials import convolve, power

        attack, defense, harm = self.swung.attack, self.swung.defense, self.swung.weapon.harm
        pool = d6s(attack.dice)
        sums(pool)  # refuses too many dice
        defended = sums(d6s(defense.dice)).moved(defense.bonus)
        harmed = Distribution({0: 1}) if harm is None else harm.distribution()
        # A threat whose confirming die shows less than `least` is a face like any other.
        plain = power({face: 6 if face < self.least else self.least - 1 for face in range(1, 7)}, len(pool))
        every = power(dict.fromkeys(range(1, 7), 6), len(pool))
        confirmed = {total: weight - plain.get(total, 0) for total, weight in every.items()}
        counts: dict[Counts, int] = {}
        for critical, weights in ((False, plain), (True, confirmed)):
            attacked = {total + attack.bonus: weight for total, weight in weights.items() if weight}
            margins = convolve(attacked, {-total: weight for total, weight in defended.weights.items()})
            for margin, weight in margins.items():
                hit = margin > 0 or (margin == 0 and self.rulings.clash_tie == "attacker")
                for points, more in harmed.weights.items() if hit else [(0, harmed.total)]:
                    damage = self._damage(margin if harm is None else points, critical) if hit else 0
                    came = (int(hit), int(hit and critical), damage)
                    counts[came] = counts.get(came, 0) + weight * more
        return Distribution(counts, 36 ** len(pool) * defended.total * harmed.total)

    def stand_in(self, value: Counts) -> Clash:
        """A clash of which the counts alone are known."""
        hits, criticals, damage = value
        return Clash(
            hand=self.swung.hand, attack=0, defense=0, margin=0, hit=bool(hits), threats=criticals,
            confirmed=bool(criticals), critical=bool(criticals), multiplier=self._times(bool(criticals)),
            damage=damage, attack_roll=Roll("attack", (), Swing(0, criticals), {}), confirm_roll=None,
            defense_roll=Roll("defense", (), 0 if hits else None, {}), damage_roll=None,
        )

    def _times(self, critical: bool) -> int:
        """What damage is multiplied by: 2 for a critical, 3 with a wide-critical weapon (L-13, L-14)."""
        return 1 if not critical else TRIPLE if self.swung.weapon.wide_critical else DOUBLE

    def _damage(self, points: int, critical: bool) -> int:
        """The damage of a hit, never below 0 (L-02)."""
        return max(0, points + self.swung.harm_by) * self._times(critical)


def clash(swung: Swung, rulings: Soluna, dice: Dice) -> Clash:
    """Roll an attack against its defense. The higher total wins (L-10), the margin is the damage (L-11).

    A ballistic weapon rolls damage of its own (L-16). A threat that any of its dice confirms is a critical (L-13),
    which doubles the damage of a hit, or triples it with a wide-critical weapon (L-14).
    """
    return dice.result_of(Clashing(swung, rulings))

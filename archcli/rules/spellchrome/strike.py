"""One attack roll with its damage (S-03, S-05, S-06, S-27, S-28; Chapter 8, Attack)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Reading, Total
from archcli.dice.roll import Roll
from archcli.notation.roll_notation import roll_notation
from archcli.rules.spellchrome.action import Hand
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.weapon import Weapon

PUNCH = 1
"""Least points of damage of a punch that hits (S-06)."""


class Swing(NamedTuple):
    """One attack that is to be made: every modifier is in `bonus` and `ac`.

    `strength` and `further` (what is added by hand) in points of damage. `target`: which of the targets it is made at,
    from 0. `untrained`: whether the weapon is.
    """

    hand: Hand
    weapon: Weapon
    bonus: int
    ac: int
    strength: int
    target: int = 0
    further: int = 0
    untrained: bool = False

    @property
    def added(self) -> int:
        """Points of Strength that a hit does beside what its weapon does (S-05)."""
        return self.strength if self.weapon.kind == "melee" else 0


class Landing(NamedTuple):
    """What an attack roll decides."""

    hit: bool
    critical: bool


class Blow(NamedTuple):
    """How an attack is told. `natural` and `total` are None where the weapon could not be used.

    `untrained` is the face of the d100, None where none was rolled; `damage` (points) is None where it is unknown.
    """

    hand: Hand
    untrained: int | None
    natural: int | None
    bonus: int
    total: int | None
    ac: int
    hit: bool
    critical: bool
    damage: int | None


class Strike(NamedTuple):
    """One attack that was made, with its own rolls: each None where nothing was rolled. `needed`: the least that hits.

    `damage` in points, None where it is unknown; `lifted`: whether it is more than came, by the least that a hit does.
    """

    swing: Swing
    needed: int
    untrained: Roll[bool] | None = None
    to_hit: Roll[Landing] | None = None
    harm: Roll[int] | None = None
    damage: int | None = None
    lifted: bool = False

    @property
    def landing(self) -> Landing:
        """What came of it; no hit where the weapon could not be used."""
        return self.to_hit.value if self.to_hit else Landing(False, False)

    @property
    def rolls(self) -> tuple[Roll[Any], ...]:
        """Its rolls in order."""
        return tuple(roll for roll in (self.untrained, self.to_hit, self.harm) if roll is not None)

    @property
    def counts(self) -> tuple[int, int]:
        """Hits and points of damage, on which the rest of an action depends."""
        return int(self.landing.hit), self.damage or 0

    @property
    def surprise(self) -> str:
        """Why the total against the AC does not tell what came of it: the ruling that does; empty where it tells."""
        if self.to_hit is None:
            return ""
        if self.landing.hit is not (self.total >= self.needed):
            return f"as a natural {self.to_hit.dice[0]} does, by the ruling natural"
        return "it must be more, by the ruling hit" if self.swing.ac == self.total < self.needed else ""

    @property
    def total(self) -> int:
        """What the attack roll came to; 0 where nothing was rolled."""
        return self.to_hit.shown["total"] if self.to_hit else 0

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why its damage is not what the dice show."""
        why = {
            "Strength": self.swing.added, "by hand": self.swing.further, "doubled": self.landing.critical,
            "minimum": self.lifted,
        }
        return tuple(name for name, holds in why.items() if holds) if self.landing.hit else ()

    def data(self) -> Blow:
        """The entry of `attacks`."""
        return Blow(
            hand=self.swing.hand, untrained=self.untrained.dice[0] if self.untrained else None,
            natural=self.to_hit.dice[0] if self.to_hit else None, bonus=self.swing.bonus,
            total=self.total if self.to_hit else None, ac=self.swing.ac,
            hit=self.landing.hit, critical=self.landing.critical, damage=self.damage,
        )


class ToHit(Reading[Landing]):
    """Reads the d20 of an attack: whether `needed` is reached, and a critical from a face of `critical_range` on.

    `natural`: a 20 always hits and a 1 always misses (ruling natural). A `critical_range` of None: no criticals.
    """

    bonus: int
    needed: int
    natural: bool
    critical_range: int | None

    def value(self, faces: Sequence[int]) -> Landing:
        face = faces[0]
        hit = face + self.bonus >= self.needed
        if self.natural and face in (1, 20):
            hit = face == 20
        return Landing(hit, hit and self.critical_range is not None and face >= self.critical_range)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": faces[0] + self.bonus}


def strike(swing: Swing, rulings: Spellchrome, dice: Dice) -> Strike:
    """Make one attack: d100 if untrained (S-27), d20 against the AC (S-03), and the damage of a hit (S-05)."""
    needed = swing.ac + (rulings.hit == "beats")
    made = Strike(swing, needed, damage=0 if swing.weapon.known else None)
    if swing.untrained:
        gate = dice.roll((100,), AtLeast(Total(), rulings.untrained_fail + 1), label="untrained")
        made = made._replace(untrained=gate)
        if not gate.value:
            return made
    critical_range = swing.weapon.critical_range if rulings.critical == "double" else None
    reading = ToHit(bonus=swing.bonus, needed=needed, natural=rulings.natural, critical_range=critical_range)
    made = made._replace(to_hit=dice.roll((20,), reading, label="attack"))
    return _damaged(made, rulings, dice) if made.landing.hit else made


def _damaged(made: Strike, rulings: Spellchrome, dice: Dice) -> Strike:
    """With the damage of a hit: what was rolled (of a punch Strength, at least 1: S-06), Strength, and what is added
    by hand; doubled by a critical; and no less than the least."""
    swing, factor = made.swing, 1 + made.landing.critical
    weapon = swing.weapon
    if weapon.kind == "unarmed":
        points = (max(PUNCH, swing.strength) + swing.further) * factor
        lifted = swing.strength < PUNCH or points < PUNCH
        return made._replace(damage=max(PUNCH, points), lifted=lifted)
    if weapon.harm is None:
        return made
    roll = roll_notation(weapon.harm, label="damage", dice=dice)
    points = (roll.value + swing.added + swing.further) * factor
    return made._replace(
        damage=max(rulings.minimum_damage, points), harm=roll if roll.dice else None,
        lifted=points < rulings.minimum_damage,
    )

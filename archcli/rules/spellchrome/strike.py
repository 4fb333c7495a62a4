"""One attack roll with its damage (S-03, S-05, S-06, S-27, S-28; Chapter 8, Attack)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.readings import AtLeast, Reading, Total
from archcli.dice.roll import Roll
from archcli.notation.roll_notation import roll_notation

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.notation import Expression
    from archcli.rules.spellchrome.rulings import Spellchrome
    from archcli.rules.spellchrome.sheet import Kind

Hand = Literal["main", "offhand"]


class Swing(NamedTuple):
    """One attack that is to be made: every modifier is in `bonus` and `ac`. `strength` in points of damage."""

    hand: Hand
    kind: Kind
    bonus: int
    ac: int
    damage: Expression | None
    strength: int
    untrained: bool
    critical_range: int


class Blow(NamedTuple):
    """One attack that was made. `natural` and `total` are None where the weapon could not be used.

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


class Struck(NamedTuple):
    """A blow and the dice that were rolled for it."""

    blow: Blow
    rolls: tuple[Roll[Any], ...]

    @property
    def counts(self) -> tuple[int, int]:
        """Hits and points of damage, of which the rest of an action depends."""
        return int(self.blow.hit), self.blow.damage or 0


class Landing(NamedTuple):
    """What an attack roll decides."""

    hit: bool
    critical: bool


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


def strike(swing: Swing, *, rulings: Spellchrome, dice: Dice) -> Struck:
    """Make one attack: d100 if untrained (S-27), d20 against the AC (S-03), and the damage of a hit (S-05)."""
    known = swing.kind == "unarmed" or swing.damage is not None
    blow = Blow(swing.hand, None, None, swing.bonus, None, swing.ac, False, False, 0 if known else None)
    rolls: tuple[Roll[Any], ...] = ()
    if swing.untrained:
        gate = dice.roll((100,), AtLeast(Total(), rulings.untrained_fail + 1), label="untrained")
        blow, rolls = blow._replace(untrained=gate.shown.get("total")), (gate,)
        if not gate.value:
            return Struck(blow, rolls)
    needed = swing.ac + (rulings.hit == "beats")
    critical_range = swing.critical_range if rulings.critical == "double" else None
    reading = ToHit(swing.bonus, needed, rulings.natural, critical_range)
    to_hit = dice.roll((20,), reading, label="attack")
    hit, critical = to_hit.value
    blow = blow._replace(
        natural=to_hit.dice[0] if to_hit.dice else None, total=to_hit.shown.get("total"), hit=hit, critical=critical,
    )
    harm = _damage(swing, critical, rulings, dice) if hit else Harm(blow.damage)
    return Struck(blow._replace(damage=harm.points), (*rolls, to_hit, *harm.rolls))


class Harm(NamedTuple):
    """Points of damage, None where unknown, and the dice rolled for them."""

    points: int | None
    rolls: tuple[Roll[Any], ...] = ()


def _damage(swing: Swing, critical: bool, rulings: Spellchrome, dice: Dice) -> Harm:
    """The damage of a hit: what was rolled and Strength, doubled by a critical, and no less than the least."""
    if swing.kind == "unarmed":
        return Harm(max(1, swing.strength) * (1 + critical))
    if swing.damage is None:
        return Harm(None)
    roll = roll_notation(swing.damage, label="damage", dice=dice)
    total = roll.value + (swing.strength if swing.kind == "melee" else 0)
    return Harm(max(rulings.minimum_damage, total * (1 + critical)), (roll,) if roll.dice else ())

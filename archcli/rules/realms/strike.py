"""Strikes: pools of d20, each die compared on its own (R-36, R-37, R-39, R-42 to R-46)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import UsageError, unknown, unreadable
from archcli.given import Given, Range, missing
from archcli.numbers import whole
from archcli.record import Record
from archcli.rules.realms.check import CHECK, succeeds
from archcli.rules.realms.rulings import Realms

if TYPE_CHECKING:
    from archcli.dice.distribution import DiceSides, Distribution

POOL = Range(1, 5, rule="R-42")
"""Dice of a pool before any are added."""
LEAST_FOR_CRITICAL = 2
"""So many dice have to be rolled in the first strike for a critical (R-43)."""
Weight = Literal["light", "medium", "heavy", "0", "1", "2"]
WEIGHTS: dict[str, int] = {"light": 0, "medium": 1, "heavy": 2, "0": 0, "1": 1, "2": 2}
"""Points (R-39)."""
STRIKES = "Strikes"


class Strike(NamedTuple):
    """A pool of d20 against one target (targets count from 1). `weight` of the weapon in points."""

    pool: int
    weight: int
    target: int = 1


class Strikes(Record):
    """What an attack is made with: one pool, or several strikes as `POOL[:WEIGHT[:TARGET]]`."""

    pool: Annotated[int | None, POOL, Given("--pool", sheet="weapons.*.pool", metavar="1-5", panel=STRIKES,
        help="Dice of a single strike.")] = None
    strike: Annotated[tuple[str, ...], Given("--strike", metavar="DICE[:WEIGHT[:TARGET]]", panel=STRIKES,
        help="A strike of several: its dice, weight, and which --ac; once for each, in order.")] = ()
    weight: Annotated[Weight | None, Given("--weight", sheet="weapons.*.weight", panel=STRIKES,
        help="Weight of the weapon (ranged: light).")] = None
    critical: Annotated[bool, Given("--critical", sheet="weapons.*.critical", panel=STRIKES,
        help="The skill allows criticals: a 20 adds a die to the first strike.")] = False
    sneak: Annotated[bool, Given("--sneak", panel=STRIKES,
        help="The victim is unaware: two more dice in the first strike.")] = False

    def each(self, *, ranged: bool) -> tuple[Strike, ...]:
        """The strikes in order. Raises UsageError where there is none, and for one that cannot be read or weighed."""
        weight = "light" if ranged and self.weight is None else self.weight
        if self.strike:
            return tuple(_read(text, weight) for text in self.strike)
        if self.pool is None:
            raise missing(Strikes, "pool", "the attack pool", note="or --strike")
        return (Strike(self.pool, _points(weight)),)


def _read(text: str, weight: str | None) -> Strike:
    first, *more = text.split(":")
    pool, target = whole(first), whole(more[1]) if len(more) == 2 else 1
    if len(more) > 2 or pool is None or target is None:
        raise unreadable(text, "POOL[:WEIGHT[:TARGET]], such as 2 or 2:heavy:1", "--strike")
    if more and more[0] not in WEIGHTS:
        raise UsageError(f'--strike "{text}": {unknown("weight", more[0], WEIGHTS)}')
    return Strike(pool, _points(more[0] if more else weight), target)


def _points(weight: str | None) -> int:
    if weight is None:
        raise missing(Strikes, "weight", "the weight of the weapon", rule="R-39")
    return WEIGHTS[weight]


class Struck(NamedTuple):
    """What came of a strike: the dice rolled, the weapon's weight, the dice that hit, and the damage in points,
    without the modifier that counts once for each target."""

    dice: int
    weight: int
    target: int
    hits: int
    damage: int


class Blow(NamedTuple):
    """A strike with its dice; `critical`: one was added (R-43)."""

    struck: Struck
    roll: Roll[Any]
    critical: bool


class Counted(NamedTuple):
    """What a rule may see of a pool: the dice that hit, and whether one shows a 20."""

    hits: int
    twenty: bool


class Hits(Reading[Counted]):
    """Reads a pool of d20: each face plus a bonus against an Armor Class (R-36).

    `watched`: for a natural 20, which no rule looks at otherwise.
    """

    ac: int
    bonus: int
    watched: bool
    rulings: Realms

    def hit(self, face: int) -> bool:
        """Whether a face hits."""
        return succeeds(face, face + self.bonus, self.ac, self.rulings)

    def value(self, faces: Sequence[int]) -> Counted:
        return Counted(sum(map(self.hit, faces)), self.watched and CHECK in faces)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "difficulty": self.ac, "successes": sum(map(self.hit, faces))}

    def marks(self, faces: Sequence[int]) -> str:
        return "".join("+" if self.hit(face) else "-" for face in faces)

    def distribution(self, pool: DiceSides) -> Distribution[Counted]:
        from archcli.dice.distribution import vectors

        counts = vectors(pool, lambda face: (int(self.hit(face)), int(self.watched and face == CHECK)))
        return counts.map(lambda vector: Counted(vector[0], vector[1] > 0))


def strike(
    plan: Strike, *, label: str, ac: int, bonus: int, more: int = 0, critical: bool = False, resistance: int = 0,
    rulings: Realms, dice: Dice,
) -> Blow:
    """Roll a strike: its pool and `more` dice (R-45), and one more die after a critical (R-43).

    Weight counts once if any die hits (R-39); `resistance` (points) is taken off the strike, never below 0 (R-46).
    """
    pool = plan.pool + more
    reading = Hits(ac, bonus, critical and pool >= LEAST_FOR_CRITICAL, rulings)
    roll: Roll[Any] = dice.roll((CHECK,) * pool, reading, label=label)
    hits, twenty = roll.value
    if twenty:
        extra = dice.roll((CHECK,), reading, label=label)
        faces = roll.dice + extra.dice
        hits += extra.value.hits
        roll = Roll(label, faces, Counted(hits, twenty), reading.shown(faces), reading.marks(faces))
    damage = max(0, hits + plan.weight - resistance) if hits else 0
    struck = Struck(dice=pool + twenty, weight=plan.weight, target=plan.target, hits=hits, damage=damage)
    return Blow(struck=struck, roll=roll, critical=twenty)

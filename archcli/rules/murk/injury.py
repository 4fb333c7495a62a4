"""`injury`: a track's injury dice against its total (M-30 to M-34; Losing an Argument or Contest)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, get_args

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carried, Carry, carried_by
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError, beyond
from archcli.given import Given, Range, missing
from archcli.limits import DICE, Limit
from archcli.names import typed
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, verdict
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER
from archcli.rules.murk.attribute import DUE
from archcli.rules.murk.effort import ACTOR, DIE, YOU, refuse_die
from archcli.rules.murk.report import attribute_roll
from archcli.rules.murk.rulings import Track

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from archcli.dice.dice import Dice
    from archcli.dice.distribution import DiceSides, Distribution
    from archcli.rules.murk.rulings import Murk

TABLE = {1: 3, 2: 4, 3: 4, 4: 5, 5: 5}
"""Injury dice by the rank table (ruling injury_pool)."""
BASE = 2
EXPLOSIONS = Limit("injury-explosions", 10_000, "explosions that exact odds of an injury roll of The Murk follow")
"""How often the largest face fits into the target."""
TRACK = "Track"
INJURY = "injury"
"""What the roll is called."""


class Injured(Record):
    """What is to be endured, and with what.

    `total` (before) and `damage` (new) in points, one of which has to be known; `rank` and `armor` (dice) make the
    pool; `suffering`: ranks before; `fights`: a fight keeps count of its bearer; `owed`: the new points are all that it
    held back for this roll.
    """

    track: Annotated[Track, Given("--track", panel=TRACK, help="What is injured (damage).")] = "damage"
    total: Annotated[int | None, Range(0), Given(
        "--total", sheet="tracks.{track}", panel=TRACK, help="Points on the track before.")] = None
    damage: Annotated[int | None, Range(0), Given(
        "--damage", panel=TRACK, help="New points, added to the total (in a fight those owed).")] = None
    die: Annotated[int, DIE]
    rank: Annotated[int, Range(1, 5, rule="M-31"), Given(
        "--rank", sheet="rank", panel=ACTOR, metavar="1-5", help="Rank of the character (1): 2 + rank dice.")] = 1
    armor: Annotated[int, Range(0), Given(
        "--armor", sheet="armor.{track}", panel=ACTOR, help="Tier of armour: so many dice more.")] = 0
    suffering: Annotated[int, Range(0), Given(
        "--suffering", sheet="suffering", panel=ACTOR, help="Ranks of Suffering before.")] = 0
    concede: Annotated[bool, Given(
        "--concede", panel=TRACK, help="Concede the argument in place of a rank of Suffering.")] = False
    fights: bool = False
    owed: bool = False
    name: str = YOU


class Endured(Reading[bool]):
    """Reads exploding dice (M-32) and a flat bonus as whether they reach a target, which finitely many ways fail to."""

    target: int
    bonus: int = 0

    @property
    def explodes(self) -> bool:
        return True

    def value(self, faces: Sequence[int]) -> bool:
        return sum(faces) + self.bonus >= self.target

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": sum(faces) + self.bonus}

    def distribution(self, pool: DiceSides) -> Distribution[bool]:
        """Of equal dice, by the number k of explosions among all of them.

        A die that explodes k times shows k highest faces and then one of the others, so n dice with k explosions in
        all come in C(n + k - 1, k) ways, and the last faces must stay below what is left of the target. With K the
        most explosions that a failure has room for, every weight is counted in sides ** (n + K) parts.
        """
        from archcli.dice.distribution import Distribution, affordable, too_large
        from archcli.dice.polynomials import power

        count, sides, target = len(pool), pool[0], self.target - self.bonus
        most = (target - 1 - count) // sides
        if most > EXPLOSIONS:
            raise too_large("injury-explosions", most, EXPLOSIONS, "explosions in a row")
        if most < 0:
            return Distribution({True: 1})
        affordable(count * (sides - 2) + 1, 0, pool)
        total = sides ** (count + most)
        rests = power(dict.fromkeys(range(1, sides), 1), count)
        fitting = [0]  # ways in which the last faces add up to at most so much
        for rest in range(1, max(rests) + 1):
            fitting.append(fitting[-1] + rests.get(rest, 0))
        failed, ways = 0, 1
        for explosions in range(most + 1):
            room = target - 1 - explosions * sides
            failed = failed * sides + ways * fitting[min(room, len(fitting) - 1)]
            ways = ways * (count + explosions) // (explosions + 1)
        return Distribution({True: total - failed, False: failed})


@dataclass(frozen=True, slots=True, kw_only=True)
class Injury(Result):
    """An injury roll. `pool`: dice before explosions; `suffering`: ranks gained; `ranks`: held afterwards."""

    track: Track
    target: int
    pool: int
    total: int
    success: bool
    suffering: int
    ranks: int
    breakdown: bool
    conceded: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    injured: Injured = field(shown=False)

    OUTCOME = Outcome(("success", "suffering"), success="success", number="suffering", harms=("suffering",))
    CARRIED = (
        Carry("", "{track}", "target"), Carry("", "suffering", "ranks", when="suffering"),
        Carry("", "settled", value=DUE, when="breakdown"), Carry("", "open", value=DUE, when="breakdown"),
    )

    def carries(self) -> Iterator[Carried]:
        if self.injured.owed:
            yield Carried("", f"owed.{self.track}", 0)
        yield from carried_by(self, self.CARRIED)

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        armor, die = self.injured.armor, self.injured.die
        exploded = self.rolls[0].dice.count(die)
        note = f"  ({exploded} exploded)" if exploded else ""
        against = Span(f"{self.target} {self.track}", NAME)
        return Report(
            (Span(self.injured.name, NAME), Span(": an injury roll against "), against),
            (
                line("pool", f"{self.pool} d{die}", (f", {armor} of them armour" if armor else "", NOTE)),
                attribute_roll(self.rolls[0], self.modifiers, Span(note, NOTE)), *self._ending(),
            ),
        )

    def _ending(self) -> tuple[Line, ...]:
        if self.success:
            return (verdict("endured", True, f": {self.total} reaches {self.target}"),)
        bearer = typed(self.injured.name) if self.injured.fights else self.ranks
        short = verdict("failed", False, f": {self.total} is short of {self.target}")
        if self.conceded:
            note = (", the opponent's objective prevails", NOTE)
            return short, line("conceded", ("no rank of Suffering", GOOD), note)
        return (
            short, line("Suffering", ("+1 rank", BAD), f", {self.ranks} held now"),
            line("due", "a Breakdown roll: ", (f"archcli murk breakdown {bearer}", NUMBER)),
        )


def injury(injured: Injured, *, by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice) -> Injury:
    """Add new damage to a track and roll its injury dice against the new total; equal or more endures it (M-31).

    Rank and armour make the pool (M-34, ruling injury_pool). A failure is a rank of Suffering (M-33), unless it is
    conceded (M-30). Raises RuleError for a die that does not exist, a target below 1 and a concession on the Damage
    track, UsageError for nothing to endure and too many dice.
    """
    track, total, damage = injured.track, injured.total, injured.damage
    refuse_die(injured.die)
    if injured.concede and "damage" == track not in (rulings.social_track, rulings.spiritual_track):
        raise RuleError("--concede: an argument can be conceded, a wound on the Damage track cannot", rule="M-30")
    if total is None and damage is None:
        raise missing(Injured, "total", "what is to be endured", note="or --damage", keys={"track": track})
    target = (total or 0) + (damage or 0)
    if target < 1:
        hint = f"nothing is owed by {injured.name}: --damage N says what is new" if injured.fights else None
        raise RuleError(
            f"--total and --damage make {target}, and an injury roll needs 1 or more", rule="M-31", hint=hint,
        )
    pool = pool_size(injured.rank, injured.armor, rulings)
    if pool > DICE:
        raise beyond(DICE, f"--armor {injured.armor} makes {pool} dice")
    hand = by_hand.among(INJURY)
    roll = dice.roll((injured.die,) * pool, Endured(target, hand.by(INJURY)), label=INJURY)
    suffered = int(not roll.value and not injured.concede)
    return Injury(
        track=track, target=target, pool=pool, total=sum(roll.dice) + hand.by(INJURY), success=roll.value,
        suffering=suffered, ranks=injured.suffering + suffered, breakdown=bool(suffered),
        conceded=injured.concede and not roll.value, rolls=(roll,), modifiers=hand.of(INJURY), injured=injured,
    )


def awaited(owed: Mapping[str, int], track: Track | None) -> tuple[Track, int | None]:
    """The track that is rolled for, and the points that wait on it (None: none do): the one named, else the only one
    that is `owed`, else the Damage track.

    Raises UsageError where several are owed and none is named.
    """
    waiting = [name for name in get_args(Track) if owed.get(name)]
    if track is None and len(waiting) > 1:
        listed = ", ".join(f"{owed[name]} {name}" for name in waiting)
        raise UsageError(f"several injury rolls are owed: {listed}: give --track", option="--track", choices=waiting)
    chosen = track or (waiting[0] if waiting else "damage")
    return chosen, owed.get(chosen)


def pool_size(rank: int, armor: int, rulings: Murk) -> int:
    """The injury dice of a rank (1 to 5) with so many dice of armour (M-31, M-34, ruling injury_pool)."""
    return (BASE + rank if rulings.injury_pool == "rank" else TABLE[rank]) + armor

"""`injury`: a track's injury dice against its total (M-30 to M-34; Losing an Argument or Contest)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.report import BAD, GOOD, NAME, NOTE, NUMBER, Modifier, Report, Result, Span, line, rolled, verdict
from archcli.rules.murk.attribute import refuse_die, refuse_negative
from archcli.rules.murk.rulings import Track

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.dice import Dice
    from archcli.dice.distribution import Distribution, Pool
    from archcli.rules.murk.rulings import Murk

TABLE = {1: 3, 2: 4, 3: 4, 4: 5, 5: 5}
"""Injury dice by the rank table (ruling injury_pool)."""
BASE = 2
MOST_DICE = 1000
"""The most injury dice of one roll (limit `dice`)."""
EXPLOSIONS = 10_000
"""The most explosions that exact odds follow: how often the largest face fits into the target (limit `explosions`)."""


class Endured(Reading[bool]):
    """Reads exploding dice (M-32) as whether their total reaches a target, which has finitely many ways to fail."""

    target: int

    @property
    def explodes(self) -> bool:
        return True

    def value(self, faces: Sequence[int]) -> bool:
        return sum(faces) >= self.target

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": 0, "total": sum(faces)}

    def distribution(self, pool: Pool) -> Distribution[bool]:
        """Of equal dice, by the number k of explosions among all of them.

        A die that explodes k times shows k highest faces and then one of the others, so n dice with k explosions in
        all come in C(n + k - 1, k) ways, and the last faces must stay below what is left of the target. With K the
        most explosions that a failure has room for, every weight is counted in sides ** (n + K) parts.
        """
        from archcli.dice.distribution import Distribution, too_large
        from archcli.dice.polynomials import power

        count, sides = len(pool), pool[0]
        most = (self.target - 1 - count) // sides
        if most > EXPLOSIONS:
            raise too_large("explosions", most, EXPLOSIONS, "explosions in a row")
        total = sides ** (count + max(0, most))
        if most < 0:
            return Distribution({True: total})
        rests = power(dict.fromkeys(range(1, sides), 1), count)
        fitting = [0]  # ways in which the last faces add up to at most so much
        for rest in range(1, max(rests) + 1):
            fitting.append(fitting[-1] + rests.get(rest, 0))
        failed, ways = 0, 1
        for explosions in range(most + 1):
            room = self.target - 1 - explosions * sides
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
    who: str = "you"
    die: int = 6
    armor: int = 0

    OUTCOME = ("success", "suffering")
    SUCCEEDS = ("success", True)
    NUMBER = "suffering"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who", "die", "armor")

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        armor = f", {self.armor} of them armour" if self.armor else ""
        exploded = self.rolls[0].dice.count(self.die)
        note = f"  ({exploded} exploded)" if exploded else ""
        return Report(
            (Span(self.who, NAME), Span(": an injury roll against "), Span(f"{self.target} {self.track}", NAME)),
            (
                line("pool", f"{self.pool} d{self.die}", (armor, NOTE)),
                rolled(self.rolls[0], (note, NOTE)), *self._ending(),
            ),
        )

    def _ending(self) -> tuple[Any, ...]:
        if self.success:
            return (verdict("endured", True, f": {self.total} reaches {self.target}"),)
        short = verdict("failed", False, f": {self.total} is short of {self.target}")
        if self.conceded:
            note = (", the opponent's objective prevails", NOTE)
            return short, line("conceded", ("no rank of Suffering", GOOD), note)
        return (
            short, line("Suffering", ("+1 rank", BAD), f", {self.ranks} held now"),
            line("due", "a Breakdown roll: ", (f"archcli murk breakdown {self.ranks}", NUMBER)),
        )


def injury(
    *, track: Track = "damage", die: int, rank: int = 1, total: int | None = None, damage: int | None = None,
    armor: int = 0, suffering: int = 0, concede: bool = False, name: str = "you", rulings: Murk, dice: Dice,
) -> Injury:
    """Add new damage to a track and roll its injury dice against the new total; equal or more endures it (M-31).

    `die`: sides of the track's attribute die; `rank` 1 to 5, which with `armor` (dice, 0 or more) makes the pool (M-34,
    ruling injury_pool); `total` (before) and `damage` (new) in points, one of which has to be known; `suffering`: ranks
    before. A failure is a rank of Suffering (M-33), unless it is conceded (M-30). Raises RuleError for a die that does
    not exist, a target below 1, a rank outside 1 to 5 and a concession on the Damage track, UsageError for the rest.
    """
    refuse_die(die)
    refuse_negative({"--total": total, "--damage": damage, "--armor": armor, "--suffering": suffering})
    if rank not in TABLE:
        raise RuleError(f"--rank is {rank}, and a rank is 1 to 5", rule="M-31")
    if concede and "damage" == track not in (rulings.social_track, rulings.spiritual_track):
        raise RuleError("--concede: an argument can be conceded, a wound on the Damage track cannot", rule="M-30")
    if total is None and damage is None:
        raise UsageError(f"nothing is to be endured: give --total (sheet key tracks.{track}) or --damage")
    target = (total or 0) + (damage or 0)
    if target < 1:
        raise RuleError(f"--total and --damage make {target}, and an injury roll needs 1 or more", rule="M-31")
    pool = pool_size(rank, armor, rulings)
    if pool > MOST_DICE:
        raise UsageError(f"--armor {armor} makes {pool} dice, and at most {MOST_DICE} are rolled (limit armor-dice)")
    roll = dice.roll((die,) * pool, Endured(target), label="injury")
    suffered = int(not roll.value and not concede)
    return Injury(
        track=track, target=target, pool=pool, total=sum(roll.dice), success=roll.value, suffering=suffered,
        ranks=suffering + suffered, breakdown=bool(suffered), conceded=concede and not roll.value, rolls=(roll,),
        who=name, die=die, armor=armor,
    )


def pool_size(rank: int, armor: int, rulings: Murk) -> int:
    """The injury dice of a rank (1 to 5) with so many dice of armour (M-31, M-34, ruling injury_pool)."""
    return (BASE + rank if rulings.injury_pool == "rank" else TABLE[rank]) + armor

"""`attack`: one strike or several against one target or several (R-36 to R-46; The Concept of Combat).

Weight and resistance count once for each strike, the sub-attribute's modifier once for each target.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.report import BAD, GOOD, NAME, NOTE, NUMBER, Line, Modifier, Report, Result, Span, line, signed, verdict
from archcli.report import dice as faces_of
from archcli.rules.realms.size import MEDIUM, Size, above_medium
from archcli.rules.realms.strike import Strike, Struck, strike

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.rules.realms.rulings import Realms

SMALLEST, LARGEST = 1, 5
"""Dice of a pool before any are added (R-42)."""
MOST_STRIKES = 15
SNEAK = 2


class Target(NamedTuple):
    """Who is struck at."""

    ac: int
    size: Size = MEDIUM
    name: str = ""


class Attacker(NamedTuple):
    """What counts for all strikes.

    `score` and `modifier` of the sub-attribute; `bonus` to hit and `weapon_bonus` in points; `ranged`: from afar;
    `critical`: the skill allows criticals; `attribute`, `weapon` and `name` are for telling.
    """

    score: int
    modifier: int
    bonus: int = 0
    weapon_bonus: int = 0
    ranged: bool = False
    size: Size = MEDIUM
    critical: bool = False
    attribute: str = "Strength"
    weapon: str = ""
    name: str = "you"


class Hurt(NamedTuple):
    """What a target takes, in points, with the modifier if any die hit it (R-38)."""

    target: int
    ac: int
    hits: int
    damage: int


class Sofar(NamedTuple):
    """The strikes up to some point. `open`: the targets that were hit and are struck at again later."""

    hits: int = 0
    damage: int = 0
    critical: bool = False
    open: frozenset[int] = frozenset()
    rolls: tuple[Roll[Any], ...] = ()
    struck: tuple[Struck, ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """All that decides how the attack goes on."""
        return self.hits, self.damage, self.critical, self.open


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Result):
    """An attack: all its dice that hit, its damage in points, and what came of each strike and each target."""

    hit: bool
    hits: int
    damage: int
    critical: bool
    strikes: tuple[Struck, ...]
    targets: tuple[Hurt, ...]
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    attacker: Attacker
    names: tuple[str, ...]
    resistance: int

    OUTCOME = ("hit", "hits", "damage", "critical")
    SUCCEEDS = ("hit", True)
    NUMBER = "damage"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("attacker", "names", "resistance")

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        weapon = f" with {self.attacker.weapon}" if self.attacker.weapon else ""
        return Report(
            (
                Span("attack: "), Span(self.attacker.name, NAME), Span(weapon), Span(" against "),
                Span(", ".join(self.names), NAME),
            ),
            (self._to_hit(), *self._strikes(), *self._targets(), *self._ending()),
        )

    def _to_hit(self) -> Line:
        me = self.attacker
        reasons = ", ".join(
            (f"{signed(me.score)} {me.attribute}", *(f"{signed(one.by)} {one.because}" for one in self.modifiers))
        )
        return line("each die", (reasons, NOTE))

    def _strikes(self) -> Iterator[Line]:
        for roll, struck in zip(self.rolls, self.strikes, strict=True):
            at = f" at {self.names[struck.target - 1]}" if len(self.names) > 1 else ""
            yield Line(roll.label, (
                *faces_of(roll), Span(f"  {signed(roll.shown['bonus'])}{at}, AC {roll.shown['difficulty']}", NOTE),
                Span(f"  {_counted(struck.hits)}"),
            ))
            if struck.hits:
                taken = f" −{self.resistance} resistance" if self.resistance else ""
                yield line(
                    "", f"{struck.damage} damage",
                    (f" = {_counted(struck.hits)} {signed(struck.weight)} weight{taken}, once for this strike", NOTE),
                )

    def _targets(self) -> Iterator[Line]:
        for hurt, name in zip(self.targets, self.names, strict=True):
            if not hurt.hits:
                yield line(name, ("unhurt", NOTE))
                continue
            strikes = hurt.damage - self.attacker.modifier
            because = f" = {strikes} {signed(self.attacker.modifier)} {self.attacker.attribute}, once for this target"
            yield line(name, (f"takes {hurt.damage}", NUMBER), (because, NOTE))

    def _ending(self) -> Iterator[Line]:
        if self.critical:
            yield line("critical", ("a natural 20 added a die to the first strike", GOOD))
        if self.hit:
            yield verdict("hit", True, ": ", (f"{self.damage} damage", BAD))
        else:
            yield verdict("miss", False)


def _counted(hits: int) -> str:
    return f"{hits or 'no'} hit{'' if hits == 1 else 's'}"


def attack(
    attacker: Attacker, strikes: Sequence[Strike], targets: Sequence[Target], *, sneak: bool = False,
    resistance: int = 0, rulings: Realms, dice: Dice,
) -> Attack:
    """Strike: each d20 plus score and bonuses that reaches the Armor Class hits for 1 damage (R-36, R-37).

    `strikes` (1 to 15, pools of 1 to 5) in order, each at one of `targets`; a `sneak` attack adds two dice to the first
    (R-45), a critical one (R-43, ruling critical). `resistance` in points is taken off each strike (R-46). Raises
    UsageError for no or too many strikes, a target without an Armor Class and negative numbers, RuleError for a pool
    out of range and for a critical of a ranged attack (R-44).
    """
    _refuse(attacker, strikes, targets, resistance)
    allowed = rulings.critical == "always" or (rulings.critical == "skill" and attacker.critical)
    modifiers = tuple(_to_hit(attacker, targets))
    bonuses = [attacker.score + attacker.bonus + attacker.weapon_bonus + above_medium(attacker.size)
               + (above_medium(one.size) if attacker.ranged else 0) for one in targets]

    def through(last: int, dice: Dice) -> Sofar:
        """The strikes up to the last one, each after all before it."""
        if last < 0:
            return Sofar()
        before = dice.merged(lambda dice: through(last - 1, dice), by=lambda sofar: sofar.key) if last else Sofar()
        one = strikes[last]
        at = one.target - 1
        roll, struck, twenty = strike(
            one, label=f"strike {last + 1}", ac=targets[at].ac, bonus=bonuses[at],
            more=SNEAK if sneak and not last else 0, critical=allowed and not attacker.ranged and not last,
            resistance=resistance, rulings=rulings, dice=dice,
        )
        first_hit = struck.hits > 0 and one.target not in before.open
        later = {other.target for other in strikes[last + 1:]}
        hurt = before.open | {one.target} if struck.hits else before.open
        return Sofar(
            before.hits + struck.hits, before.damage + struck.damage + (attacker.modifier if first_hit else 0),
            before.critical or twenty, hurt & later, (*before.rolls, roll), (*before.struck, struck),
        )

    done = through(len(strikes) - 1, dice)
    return Attack(
        hit=done.hits > 0, hits=done.hits, damage=done.damage, critical=done.critical, strikes=done.struck,
        targets=tuple(_hurt(at, one, done.struck, attacker.modifier) for at, one in enumerate(targets, 1)),
        rolls=done.rolls, modifiers=modifiers, attacker=attacker,
        names=tuple(one.name or f"target {at}" for at, one in enumerate(targets, 1)), resistance=resistance,
    )


def _refuse(attacker: Attacker, strikes: Sequence[Strike], targets: Sequence[Target], resistance: int) -> None:
    if not targets:
        raise UsageError("--ac is missing: give the Armor Class of each target, or their sheets with ac")
    if not strikes:
        raise UsageError("--pool is missing: give the dice of the attack, or --weapon with a sheet that has it")
    if len(strikes) > MOST_STRIKES:
        raise UsageError(f"--strike is given {len(strikes)} times, and an attack has at most {MOST_STRIKES} strikes")
    for one in strikes:
        if not SMALLEST <= one.pool <= LARGEST:
            raise RuleError(f"a pool of {one.pool} (--pool, --strike): a pool starts with 1 to 5 dice", rule="R-42")
        if not 1 <= one.target <= len(targets):
            raise UsageError(f"--strike: target {one.target} has no Armor Class: {len(targets)} --ac are given")
    for name, number in (("--modifier", attacker.modifier), ("--resistance", resistance)):
        if number < 0:
            raise UsageError(f"{name} is {number}, and must be 0 or more")
    if attacker.ranged and attacker.critical:
        raise RuleError("--ranged does not go with --critical: ranged attacks have no criticals", rule="R-44")


def _to_hit(attacker: Attacker, targets: Sequence[Target]) -> Iterator[Modifier]:
    every = [
        (attacker.bonus, "bonus"), (attacker.weapon_bonus, attacker.weapon),
        (above_medium(attacker.size), f"{attacker.size} attacker"),
    ]
    if attacker.ranged:
        many = len(targets) > 1
        every += [
            (above_medium(one.size), f"{one.size} target{f' {at}' if many else ''}")
            for at, one in enumerate(targets, 1)
        ]
    return (Modifier("attack", by, because) for by, because in every if by)


def _hurt(at: int, target: Target, struck: Sequence[Struck], modifier: int) -> Hurt:
    mine = [one for one in struck if one.target == at]
    hits = sum(one.hits for one in mine)
    return Hurt(at, target.ac, hits, sum(one.damage for one in mine) + (modifier if hits else 0))

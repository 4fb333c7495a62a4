"""`attack`: one strike or several against one target or several (R-36 to R-46; The Concept of Combat).

Weight and resistance count once for each strike, the sub-attribute's modifier once for each target.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.given import missing
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, signed, verdict
from archcli.report import dice as faces_of
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER
from archcli.rules.realms.attacker import Attacker, Target, Targets
from archcli.rules.realms.changes import change, reasons
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.strike import POOL, Blow, Strike, Struck, strike

MOST_STRIKES = 15
SNEAK = 2


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
    blows: tuple[Blow, ...] = ()

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
    attacker: Attacker = field(shown=False)
    names: tuple[str, ...] = field(shown=False)
    resistance: int = field(shown=False)
    blows: tuple[Blow, ...] = field(shown=False)

    OUTCOME = Outcome(("hit", "hits", "damage", "critical"), success="hit", number="damage")

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

    def _name(self, target: int) -> str:
        return self.names[target - 1]

    def _to_hit(self) -> Line:
        added = [f"{signed(self.attacker.score)} {self.attacker.attribute.capitalize()}", *reasons(self.modifiers)]
        return line("each die", (", ".join(added), NOTE))

    def _strikes(self) -> Iterator[Line]:
        taken = f" −{self.resistance} resistance" if self.resistance else ""
        for struck, roll, _ in self.blows:
            place = f" at {self._name(struck.target)}" if len(self.names) > 1 else ""
            added = f"  {signed(roll.shown['bonus'])}{place}, AC {roll.shown['difficulty']}"
            yield line(roll.label, *faces_of(roll), (added, NOTE), f"  {_counted(struck.hits)}")
            if struck.hits:
                because = f"{_counted(struck.hits)} {signed(struck.weight)} weight{taken}, once for this strike"
                yield line("", f"{struck.damage} damage", (f" = {because}", NOTE))

    def _targets(self) -> Iterator[Line]:
        for hurt in self.targets:
            name = self._name(hurt.target)
            if not hurt.hits:
                yield line(name, ("unhurt", NOTE))
                continue
            modifier = self.attacker.known_modifier
            added = f"{signed(modifier)} {self.attacker.attribute.capitalize()}"
            because = f"{hurt.damage - modifier} {added}, once for this target"
            yield line(name, (f"takes {hurt.damage}", NUMBER), (f" = {because}", NOTE))

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
    attacker: Attacker, strikes: Sequence[Strike], targets: Sequence[Target], *, critical: bool = False,
    sneak: bool = False, resistance: int = 0, rulings: Realms, dice: Dice,
) -> Attack:
    """Strike: each d20 plus score and bonuses that reaches the Armor Class hits for 1 damage (R-36, R-37).

    `strikes` (1 to 15, pools of 1 to 5) in order, each at one of `targets`. A `sneak` attack adds two dice to the first
    (R-45), and a natural 20 in the first adds one where the skill allows it (`critical`; R-43, ruling critical).
    `resistance` in points is taken off each strike (R-46). Raises UsageError for a target without an Armor Class
    and a negative modifier, RuleError for too many strikes, a pool out of range and a critical of a ranged attack
    (R-44).
    """
    modifier = attacker.known_modifier
    _refuse(attacker, modifier, strikes, targets, critical)
    watched = not attacker.ranged and (rulings.critical == "always" or (rulings.critical == "skill" and critical))
    to_hit = attacker.to_hit()
    against = [
        attacker.against(target, f" {number}" if len(targets) > 1 else "") for number, target in enumerate(targets, 1)
    ]

    def through(last: int, dice: Dice) -> Sofar:
        """The strikes up to the last one, each after all before it."""
        if last < 0:
            return Sofar()
        before = dice.merged(lambda dice: through(last - 1, dice), by=lambda sofar: sofar.key) if last else Sofar()
        plan = strikes[last]
        blow = strike(
            plan, label=f"strike {last + 1}", ac=targets[plan.target - 1].ac,
            bonus=attacker.score + change(to_hit) + change(against[plan.target - 1]),
            more=SNEAK if sneak and not last else 0, critical=watched and not last, resistance=resistance,
            rulings=rulings, dice=dice,
        )
        hits = blow.struck.hits
        first_hit = hits > 0 and plan.target not in before.open
        hurt = before.open | {plan.target} if hits else before.open
        return Sofar(
            hits=before.hits + hits, damage=before.damage + blow.struck.damage + (modifier if first_hit else 0),
            critical=before.critical or blow.critical, open=hurt & {later.target for later in strikes[last + 1:]},
            blows=(*before.blows, blow),
        )

    done = through(len(strikes) - 1, dice)
    struck = tuple(blow.struck for blow in done.blows)
    return Attack(
        hit=done.hits > 0, hits=done.hits, damage=done.damage, critical=done.critical, strikes=struck,
        targets=tuple(_hurt(number, target, struck, modifier) for number, target in enumerate(targets, 1)),
        rolls=tuple(blow.roll for blow in done.blows), modifiers=tuple(chain(to_hit, *against)), attacker=attacker,
        names=tuple(target.name or f"target {number}" for number, target in enumerate(targets, 1)),
        resistance=resistance, blows=done.blows,
    )


def _refuse(
    attacker: Attacker, modifier: int, strikes: Sequence[Strike], targets: Sequence[Target], critical: bool,
) -> None:
    if not targets:
        raise missing(Targets, "ac", "the Armor Class of each target")
    if len(strikes) > MOST_STRIKES:
        raise RuleError(
            f"--strike is given {len(strikes)} times, and an attack has at most {MOST_STRIKES} strikes", rule="R-42",
        )
    for plan in strikes:
        if not POOL.holds(plan.pool):
            raise RuleError(f"--strike: a pool of {plan.pool}, and a pool starts with {POOL} dice", rule="R-42")
        if not 1 <= plan.target <= len(targets):
            raise UsageError(
                f"--strike: target {plan.target} has no Armor Class: give --ac for each target (known: {len(targets)})"
            )
    if modifier < 0:
        raise UsageError(f"--modifier is {modifier}, and must be 0 or more")
    if attacker.ranged and critical:
        raise RuleError("--ranged does not go with --critical: ranged attacks have no criticals", rule="R-44")


def _hurt(number: int, target: Target, strikes: Sequence[Struck], modifier: int) -> Hurt:
    taken = [struck for struck in strikes if struck.target == number]
    hits = sum(struck.hits for struck in taken)
    damage = sum(struck.damage for struck in taken) + (modifier if hits else 0)
    return Hurt(target=number, ac=target.ac, hits=hits, damage=damage)

"""`attack`: one strike or several against one target or several (R-36 to R-46, R-55 to R-57; The Concept of Combat).

Weight and resistance count once for each strike, the sub-attribute's modifier once for each target.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carried
from archcli.dice.dice import Dice
from archcli.dice.roll import Roll
from archcli.errors import UsageError
from archcli.given import missing
from archcli.hit_points import left_line
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, signed, verdict
from archcli.report import dice as faces_of
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER
from archcli.rules.realms.attacker import Attacker, Target, Targets
from archcli.rules.realms.changes import change, reasons
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.strike import Strike, Struck, strike
from archcli.rules.realms.wounds import Hurt, Sofar, Wounds, down

SNEAK = 2
"""Dice of a sneak attack (R-45)."""
MOVED = "attack", "strike"
"""What the numbers of an attack are called among modifiers (R-54)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Result):
    """An attack: all its dice that hit, its damage in points, and what came of each strike and each target.

    `weapon`: that of the first strike. `down`: of every target whose hit points are known, None where there is none.
    """

    attacker: str | None
    weapon: str | None
    hit: bool
    hits: int
    damage: int
    critical: bool
    down: bool | None
    strikes: tuple[Struck, ...]
    targets: tuple[Hurt, ...]
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    who: Attacker = field(shown=False)
    how: tuple[str, ...] = field(shown=False)
    resistance: int = field(shown=False)
    rulings: Realms = field(shown=False)

    OUTCOME = Outcome(("hit", "hits", "damage", "critical"), success="hit", number="damage")
    KNOWN = Outcome((*OUTCOME.keys, "down"), success="hit", number="damage")

    def tabulated(self) -> Outcome:
        return self.OUTCOME if self.down is None else self.KNOWN

    def carries(self) -> Iterator[Carried]:
        if self.attacker is not None and self.weapon is not None:
            yield Carried(self.attacker, "weapon", self.weapon)
        left: dict[str, int] = {}
        for hurt in self.targets:
            if hurt.name is not None and hurt.hit_points_left is not None:
                again = hurt.name in left
                left[hurt.name] = max(0, left[hurt.name] - hurt.damage) if again else hurt.hit_points_left
        for name, points in left.items():
            yield Carried(name, "hit_points", points)

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        weapons = ", ".join(dict.fromkeys(struck.weapon for struck in self.strikes if struck.weapon))
        return Report(
            (
                Span(self.attacker or "the attacker", NAME), Span(" attacks "),
                Span(", ".join(map(self._name, self.targets)), NAME), Span(f" with {weapons}" if weapons else ""),
                Span(f"  ({', '.join(self.how)})", NOTE),
            ),
            (self._to_hit(), *self._strikes(), *self._targets(), *self._ending()),
        )

    def _name(self, hurt: Hurt) -> str:
        if hurt.name is None:
            return "the target" if len(self.targets) == 1 else f"target {hurt.target}"
        alike = [target.name for target in self.targets].count(hurt.name) > 1
        return f"{hurt.name} {hurt.target}" if alike else hurt.name

    def _moved(self, to: str) -> list[str]:
        return reasons(modifier for modifier in self.modifiers if modifier.to == to)

    def _to_hit(self) -> Line:
        added = [f"{signed(self.who.score)} {self.who.attribute.capitalize()}", *self._moved("attack")]
        return line("each die", (", ".join(added), NOTE))

    def _strikes(self) -> Iterator[Line]:
        taken = [f"−{self.resistance} resistance"] if self.resistance and self.rulings.resistance == "strike" else []
        weapons = len({struck.weapon for struck in self.strikes}) > 1
        for struck, roll in zip(self.strikes, self.rolls, strict=True):
            weapon = f" {struck.weapon}" if weapons and struck.weapon else ""
            place = f" at {self._name(self.targets[struck.target - 1])}" if len(self.targets) > 1 else ""
            added = f"  {signed(roll.shown['bonus'])}{weapon}{place}, AC {roll.shown['difficulty']}"
            yield line(roll.label, *faces_of(roll), (added, NOTE), f"  {_counted(struck.hits)}")
            if struck.hits:
                why = [f"{_counted(struck.hits)} {signed(struck.weight)} weight", *self._moved("strike"), *taken]
                yield line("", f"{struck.damage} damage", (f" = {' '.join(why)}, once for this strike", NOTE))

    def _targets(self) -> Iterator[Line]:
        for hurt in self.targets:
            if not hurt.hits:
                yield line(self._name(hurt), ("unhurt", NOTE))
                continue
            hit = [struck for struck in self.strikes if struck.target == hurt.target and struck.hits]
            added = f"{signed(self.who.known_modifier)} {self.who.attribute.capitalize()}, once for this target"
            if self.resistance and self.rulings.resistance == "total":
                added += f", −{self.resistance} resistance for each of {len(hit)} strike{'s' * (len(hit) > 1)}"
            because = f"{sum(struck.damage for struck in hit)} {added}"
            yield line(self._name(hurt), (f"takes {hurt.damage}", NUMBER), (f" = {because}", NOTE))

    def _ending(self) -> Iterator[Line]:
        if self.critical:
            yield line("critical", ("a natural 20 added a die to the first strike", GOOD))
        if self.hit:
            yield verdict("hit", True, ": ", (f"{self.damage} damage", BAD))
        else:
            yield verdict("miss", False)
        for hurt in self.targets:
            if hurt.hit_points_left is not None:
                yield left_line(self._name(hurt), hurt.hit_points_left)


def _counted(hits: int) -> str:
    return f"{hits or 'no'} hit{'' if hits == 1 else 's'}"


def attack(
    attacker: Attacker, strikes: Sequence[Strike], targets: Sequence[Target], *, critical: bool = False,
    sneak: bool = False, resistance: int = 0, by_hand: ByHand = NOT_MOVED, rulings: Realms, dice: Dice,
) -> Attack:
    """Strike: each d20 plus score and bonuses that reaches the Armor Class hits for 1 damage (R-36, R-37).

    `strikes` (1 to 15, pools of 1 to 5, all ranged or none) in order, each at one of `targets`. A `sneak` attack adds
    two dice to the first (R-45), and a natural 20 in the first adds one where it may be `critical` (R-43). `resistance`
    in points is taken off each strike, or by ruling off the total (R-46). Raises UsageError for a target without an
    Armor Class and a negative modifier.
    """
    hand = by_hand.among(*MOVED)
    modifier = attacker.known_modifier
    _refuse(modifier, strikes, targets)
    to_hit = attacker.to_hit({plan.weapon: plan.bonus for plan in strikes if plan.weapon})
    always = change(attacker.to_hit({})) + attacker.score + hand.by("attack")
    against = [
        attacker.against(target, f" {number}" if len(targets) > 1 else "", ranged=strikes[0].kind == "ranged")
        for number, target in enumerate(targets, 1)
    ]
    off_strike, off_total = (0, resistance) if rulings.resistance == "total" else (resistance, 0)

    def through(last: int, dice: Dice) -> Sofar:
        """The strikes up to the last one, each after all before it."""
        if last < 0:
            return Sofar((Wounds(),) * len(targets))
        plan, later = strikes[last], {plan.target - 1 for plan in strikes[last:]}
        before = dice.merged(
            lambda dice: through(last - 1, dice),
            by=lambda sofar: sofar.key(targets, modifier, later, whole=off_total > 0),
        )
        blow = strike(
            plan, label=f"strike {last + 1}", ac=targets[plan.target - 1].ac,
            bonus=always + plan.bonus + change(against[plan.target - 1]), more=0 if last or not sneak else SNEAK,
            critical=critical and not last, added=hand.by("strike"), resistance=off_strike, rulings=rulings, dice=dice,
        )
        return before.after(blow, off_total)

    done = through(len(strikes) - 1, dice)
    hurt = tuple(
        wounds.hurt(number, target, modifier)
        for number, (wounds, target) in enumerate(zip(done.wounds, targets, strict=True), 1)
    )
    hits = sum(target.hits for target in hurt)
    return Attack(
        attacker=attacker.name, weapon=strikes[0].weapon, hit=hits > 0, hits=hits,
        damage=sum(target.damage for target in hurt), critical=done.critical, down=down(hurt),
        strikes=tuple(blow.struck for blow in done.blows), targets=hurt, rolls=tuple(blow.roll for blow in done.blows),
        modifiers=(*to_hit, *chain(*against), *hand.of("attack"), *hand.of("strike")), who=attacker,
        how=(*dict.fromkeys(plan.kind for plan in strikes), *(("sneak attack",) if sneak else ())),
        resistance=resistance, rulings=rulings,
    )


def _refuse(modifier: int, strikes: Sequence[Strike], targets: Sequence[Target]) -> None:
    if not targets:
        raise missing(Targets, "ac", "the Armor Class of each target")
    for plan in strikes:
        if not 1 <= plan.target <= len(targets):
            raise UsageError(
                f"--strike: target {plan.target} has no Armor Class: give --ac for each target (known: {len(targets)})"
            )
    if modifier < 0:
        raise UsageError(f"--modifier is {modifier}, and must be 0 or more")

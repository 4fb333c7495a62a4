"""What came of the attacks of one action, and how it is told (S-05, S-07, S-29, S-78, S-79)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from archcli.carried import Carried, Carry, carried_by
from archcli.dice.roll import Roll
from archcli.report import (
    Line,
    Modifier,
    Outcome,
    Report,
    Result,
    Span,
    Table,
    field,
    filled,
    line,
    modifier_lines,
    rolled,
    signed,
    verdict,
)
from archcli.roles import BAD, DIE, GOOD, NAME, NOTE, NUMBER
from archcli.rules.spellchrome.strike import Strike
from archcli.rules.spellchrome.weapon import BARE, Weapon

HANDS = {"main": "main", "offhand": "off"}


class Struck(NamedTuple):
    """A target after the attacks on it: damage in points, and whether it has no Hit Points left (S-79).

    `damage` None: that of a weapon is unknown; the last two None: so are the Hit Points.
    """

    name: str
    hits: int
    damage: int | None
    hit_points_left: int | None
    down: bool | None


class Fate(NamedTuple):
    """A target after the attacks on it, whether they knocked it out (S-29), and whether one provoked it (S-07)."""

    struck: Struck
    out: bool
    provoked: bool


class Course(NamedTuple):
    """What a result says beside its keys: the weapons in use and what came of each target, one at least."""

    weapons: tuple[Weapon, ...]
    fates: tuple[Fate, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """How the targets are called in text: those of one name by their numbers too."""
        own = [fate.struck.name or "the target" for fate in self.fates]
        return tuple(f"{name} {number}" if own.count(name) > 1 else name for number, name in enumerate(own, 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Result):
    """Attacks that were made. Damage and Hit Points in points; `damage` None where a weapon's is unknown.

    `targets` holds several; of one alone `target`, `hit_points_left` and `down` tell.
    """

    attacker: str | None
    target: str | None
    weapon: str | None
    offhand: str | None
    hit: bool
    hits: int
    damage: int | None
    attacks: tuple[Strike, ...]
    provokes: bool
    ac_bonus: int
    hit_points_left: int | None
    down: bool | None
    targets: tuple[Struck, ...]
    knocked_out: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    course: Course = field(shown=False)

    OUTCOME = Outcome(("hit", "hits", "damage", "down"), success="hit", number="damage")

    def tabulated(self) -> Outcome:
        unknown = {name for name, value in (("damage", self.damage), ("down", self.down)) if value is None}
        keys = tuple(name for name in self.OUTCOME.keys if name not in unknown)
        return Outcome(keys, success="hit", number="hits" if self.damage is None else "damage")

    def carries(self) -> Iterator[Carried]:
        """Hit Points left, of several in the order in which they were struck, and who is only knocked out (S-29)."""
        left: dict[str, int] = {}
        for fate in self.course.fates:
            name, _, damage, points, _ = fate.struck
            if name and points is not None and damage is not None:
                left[name] = left[name] - damage if name in left else points
                yield Carried(name, "hit_points", left[name])
                if left[name] <= 0:
                    yield Carried(name, "knocked_out", fate.out)
        yield from carried_by(self, (Carry("attacker", "weapon", of="weapon"),))
        if self.ac_bonus and self.attacker is not None:
            yield Carried(self.attacker, "stance", "defensive")

    def quiet(self) -> str:
        return str(self.damage) if self.damage is not None else "hit" if self.hit else "miss"

    def report(self) -> Report:
        return Report(tuple(self._title()), tuple(self.blocks()))

    def blocks(self) -> Iterator[Line | Table]:
        """What stands under the title."""
        named = zip(self.course.names, self.course.fates, strict=True)
        if provoked := [name for name, fate in named if fate.provoked]:
            yield line("before it", f"an attack of opportunity by {' and '.join(provoked)}")
        if len(self.attacks) == 1:
            yield from strike_lines(self.attacks[0])
        else:
            yield from _harms(self)
            yield attack_table(self)
        yield from modifier_lines(self.modifiers)
        yield verdict(self._ending(), self.hit)
        yield from self._left()
        if self.ac_bonus:
            yield line("your AC", f"+{self.ac_bonus} until your next action")

    def notes(self) -> tuple[str, ...]:
        """What the title says in brackets: the kinds of the weapons."""
        return (" and ".join(dict.fromkeys(weapon.kind for weapon in self.course.weapons)),)

    def _title(self) -> Iterator[Span]:
        """`Ann attacks Ogre with sword and dagger  (melee)`."""
        yield Span(self.attacker or "the attacker", NAME)
        yield Span(" attacks ")
        yield Span(" and ".join(self.course.names), NAME)
        if weapons := [weapon.name for weapon in self.course.weapons if weapon.name not in ("", BARE)]:
            yield Span(" with ")
            yield Span(" and ".join(weapons), NAME)
        yield Span(f"  ({', '.join(self.notes())})", NOTE)

    def _ending(self) -> str:
        harm = "" if self.damage is None or not self.hit else f", {self.damage} damage"
        if len(self.attacks) == 1:
            return f"{'hit' if self.hit else 'miss'}{harm}"
        return f"{self.hits} of {len(self.attacks)} hit{harm}"

    def _left(self) -> Iterator[Line]:
        """What every target suffered, where there are several, and what Hit Points it has left."""
        for name, fate in zip(self.course.names, self.course.fates, strict=True):
            _, hits, damage, left, down = fate.struck
            spans: list[str | tuple[str, str]] = []
            if self.targets:
                spans.append(f"{hits} hit{'' if hits == 1 else 's'}" if damage is None else f"{damage} damage")
            if left is not None:
                spans += [", "] * bool(spans)
                spans += [(str(left).replace("-", "−"), NUMBER), f" hit point{'' if left == 1 else 's'} left"]
                end = "knocked out" if fate.out else "down"
                spans += [(f"  {end}", GOOD)] if down else []
            if spans:
                yield line(name, *spans)


def strike_lines(made: Strike) -> Iterator[Line]:
    """One line for each roll of an attack, with what it decided."""
    if made.untrained is not None:
        yield rolled(made.untrained, ("  wasted: untrained", BAD) if made.to_hit is None else "  goes on")
    if made.to_hit is None:
        return
    said, role = landed(made)
    yield rolled(
        made.to_hit, f"  against AC {made.swing.ac}", "  ", (f"  {said}", role),
        *([(f"  {made.surprise}", NOTE)] if made.surprise else []),
    )
    why = f"({', '.join(made.reasons)})" if made.reasons else ""
    if made.harm is not None:
        yield rolled(made.harm, *([(f"  does {made.damage} {why}", NOTE)] if why else []))
    elif made.damage is not None and why:
        yield line("damage", str(made.damage), (f"  {why}", NOTE))


def landed(made: Strike) -> tuple[str, str]:
    """What came of an attack roll, with its role."""
    if made.to_hit is None:
        return "wasted", BAD
    return ("critical hit" if made.landing.critical else "hit", GOOD) if made.landing.hit else ("miss", BAD)


def _harms(attack: Attack) -> Iterator[Line]:
    """What a hit of each weapon does, where it is known: `1d6, +2 Strength`."""
    for hand in dict.fromkeys(made.swing.hand for made in attack.attacks):
        swing = next(made.swing for made in attack.attacks if made.swing.hand == hand)
        if swing.weapon.damage is not None:
            strength = f", {signed(swing.added)} Strength" if swing.added else ""
            label = "damage" if len(attack.course.weapons) == 1 else f"{HANDS[hand]} damage"
            yield line(label, swing.weapon.damage, (strength, NOTE))


def attack_table(attack: Attack) -> Table:
    """A row for each attack: hand, target, roll, bonus, total against AC, and what it did; no column is empty.

    What holds for all of them (Strength, what is moved by hand) is said beside it.
    """
    hands = len(attack.course.weapons) > 1
    rows = [_row(number, made, attack, hands) for number, made in enumerate(attack.attacks, 1)]
    head = ("attack", "target", "d100", "roll", "bonus", "total", "AC", "", "damage", "")
    return filled(head, rows)


def _faces(roll: Roll[int]) -> str:
    """The faces of a roll, marked as in the line of a roll."""
    marks = roll.marks or "." * len(roll.dice)
    return " ".join(f"({face})" if mark == "x" else f"[{face}]" for face, mark in zip(roll.dice, marks, strict=True))


def _row(number: int, made: Strike, attack: Attack, hands: bool) -> tuple[Span, ...]:
    swing, harm, roll = made.swing, made.harm, made.to_hit
    faces = "" if harm is None else _faces(harm)
    own = ", ".join(reason for reason in made.reasons if reason in ("doubled", "minimum"))
    hurt = made.landing.hit and made.damage is not None
    return (
        Span(f"{number} {HANDS[swing.hand]}" if hands else str(number)),
        Span(attack.course.names[swing.target] if attack.targets else "", NAME),
        Span(str(made.untrained.dice[0]) if made.untrained else "", DIE),
        Span(str(roll.dice[0]) if roll else "", DIE), Span(signed(swing.bonus)),
        Span(str(made.total).replace("-", "−") if roll else "", NUMBER), Span(str(swing.ac)),
        Span(*landed(made)), Span(str(made.damage) if hurt else "", NUMBER),
        Span(" ".join(filter(None, (made.surprise, *((faces, own) if hurt else ())))), NOTE),
    )

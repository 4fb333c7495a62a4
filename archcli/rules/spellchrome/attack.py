"""`attack`: a standard action, with one weapon or two (S-03 to S-07, S-21 to S-29; Chapter 8, Standard Actions)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

from archcli.dice.roll import Roll
from archcli.given import Given, Range, missing
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, rolled, verdict
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER
from archcli.rules.spellchrome.action import DODGE, TARGET, Action, Armed, Target, armed, check, modifiers, moved
from archcli.rules.spellchrome.strike import Strike, Swing, strike
from archcli.rules.spellchrome.weapon import OFFHAND, Aim, Weapon

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.spellchrome.rulings import Spellchrome

A = TypeVar("A", bound="Attack")


class Against(Record):
    """The armor classes of an attack, one a hand."""

    ac: Annotated[int, Range(0), Given("--ac", sheet="ac", panel=TARGET, help="Armor class, 0 or more.")]
    offhand_ac: Annotated[int | None, Range(0), Given("--offhand-ac", panel=OFFHAND,
        help="AC of the off hand's own target.")] = None

    @property
    def hands(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The ACs of each hand; none where nothing was given."""
        return (self.ac,), () if self.offhand_ac is None else (self.offhand_ac,)


class Who(NamedTuple):
    """Names, where they are known."""

    attacker: str = ""
    target: str = ""
    weapons: tuple[str, ...] = ()

    def title(self, action: str) -> str:
        """`Ann: attack with sword and dagger against Ogre`."""
        weapons = " and ".join(name for name in self.weapons if name)
        start = f"{self.attacker}: {action}" if self.attacker else action
        return start + (f" with {weapons}" if weapons else "") + (f" against {self.target}" if self.target else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Result):
    """Attacks that were made. Damage and Hit Points in points; `damage` None where a weapon's is unknown."""

    hit: bool
    hits: int
    damage: int | None
    attacks: tuple[Strike, ...]
    provokes: bool
    ac_bonus: int
    hp_after: int | None
    knocked_out: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    who: Who = field(shown=False)

    OUTCOME = Outcome(("hit", "hits", "damage"), success="hit", number="damage")

    def tabulated(self) -> Outcome:
        return Outcome(("hit", "hits"), success="hit", number="hits") if self.damage is None else self.OUTCOME

    def quiet(self) -> str:
        return str(self.damage) if self.damage is not None else "hit" if self.hit else "miss"

    def report(self) -> Report:
        return Report((Span(self.who.title("attack"), NAME),), tuple(self.lines()))

    def lines(self) -> Iterator[Line]:
        """What stands under the title."""
        if self.provokes:
            yield line("before it", "an attack of opportunity by the target")
        two = any(made.swing.hand == "offhand" for made in self.attacks)
        for made in self.attacks:
            hand = {"main": "main hand", "offhand": "off hand"}[made.swing.hand] if two else "attack"
            yield from strike_lines(made, hand)
        yield from modifier_lines(self.modifiers)
        yield verdict(self._ending(), self.hit)
        if self.hp_after is not None:
            fate = "  knocked out" if self.knocked_out else ""
            yield line("Hit Points left", (str(self.hp_after).replace("-", "−"), NUMBER), fate)
        if self.ac_bonus:
            yield line("your AC", f"+{self.ac_bonus} until your next action")

    def _ending(self) -> str:
        harm = "" if self.damage is None or not self.hit else f", {self.damage} damage"
        if len(self.attacks) == 1:
            return f"{'hit' if self.hit else 'miss'}{harm}"
        return f"{self.hits} of {len(self.attacks)} hit{harm}"


def attack(
    main: Weapon, offhand: Weapon | None = None, *, action: Action, target: Target, rulings: Spellchrome, dice: Dice,
) -> Attack:
    """Attack once with a weapon, or once with each of two (S-21). Chapter 8, Attack and Attack with dual weapons.

    A hit does the weapon's damage, with Strength in melee (S-05), at least the ruling `minimum_damage`; a punch does
    the Strength modifier, at least 1 (S-06). Raises RuleError for a target out of reach (S-04) or in both stances
    (S-26), UsageError for what is not known: an attack bonus, a range, the Strength of a punch.
    """
    if main.aim.bonus is None and None in (main.aim.level, main.aim.column):
        instead = "or --level and --column, or a weapon of a sheet with --weapon"
        raise missing(Aim, "bonus", "the attack bonus", note=instead)
    hands = armed(main, offhand, (main.aim.base,))
    return resolve(Attack, hands, modifiers(hands, action, target, rulings), action, target, rulings, dice)


def resolve(
    kind: Callable[..., A], hands: Sequence[Armed], by: tuple[Modifier, ...],
    action: Action, target: Target, rulings: Spellchrome, dice: Dice,
) -> A:
    """Make every attack of an action, all of one weapon before the other's: a result of this kind.

    Each attack is independent, and hits and damage add up.
    """
    swings = _swings(reversed(hands) if action.offhand_first else hands, by, action)
    volley = dice.independent([partial(strike, swing, rulings) for swing in swings], lambda made: made.counts)
    hits, points = volley.counts
    damage = points if all(hand.weapon.known for hand in hands) else None
    unarmed = any(hand.weapon.kind == "unarmed" for hand in hands)
    apart = any(len(hand.weapon.acs) > 1 for hand in hands) or any(hand.weapon.acs for hand in hands[1:])
    hp = None if apart else target.hit_points
    return kind(
        hit=hits > 0, hits=hits, damage=damage, attacks=volley.parts,
        provokes=unarmed and not target.unarmed and not action.natural_weapons,
        ac_bonus=DODGE if action.defensive else 0, hp_after=None if hp is None or damage is None else hp - damage,
        knocked_out=rulings.punch == "knockout" and hp is not None and damage is not None
        and _only_out(hp, volley.parts),
        rolls=tuple(roll for made in volley.parts for roll in made.rolls), modifiers=by,
        who=Who(action.attacker, target.name, tuple(hand.weapon.name for hand in hands)),
    )


def _swings(hands: Iterable[Armed], by: Sequence[Modifier], action: Action) -> Iterator[Swing]:
    to_hit, to_ac = moved(by, "attack"), moved(by, "armor class")
    for hand, weapon, bonuses, acs in hands:
        check(weapon, action)
        for bonus, ac in zip(bonuses, acs, strict=True):
            yield Swing(
                hand=hand, weapon=weapon, bonus=bonus + to_hit, ac=ac + to_ac, strength=action.strength or 0,
                untrained=action.untrained or not weapon.trained,
            )


def _only_out(hp: int, strikes: Iterable[Strike]) -> bool:
    """Whether hits leave the target at -1 or less, and none but unarmed ones did (S-29)."""
    felled = []
    for made in strikes:
        hp -= made.damage or 0
        if made.landing.hit and hp <= -1:
            felled.append(made.swing.weapon.kind == "unarmed")
    return bool(felled) and all(felled)


def strike_lines(made: Strike, hand: str) -> Iterator[Line]:
    """One line for each roll of an attack, with what it decided."""
    if made.untrained is not None:
        yield rolled(made.untrained, ("  wasted: untrained", BAD) if made.to_hit is None else "  goes on")
    if made.to_hit is None:
        return
    hit, critical = made.landing
    ending = ("  critical hit" if critical else "  hit", GOOD) if hit else ("  miss", BAD)
    yield rolled(made.to_hit._replace(label=hand), f"  against AC {made.swing.ac}", "  ", ending)
    if made.harm is not None:
        total = made.harm.value
        reasons = ["Strength"] * (made.damage != total * (1 + critical)) + ["doubled"] * critical
        why = (f"  does {made.damage} ({', '.join(reasons)})", NOTE)
        yield rolled(made.harm, *([why] if made.damage != total else []))

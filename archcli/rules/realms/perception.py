"""`perception`: whether something is noticed (R-09 to R-14; Perception)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.dice import Dice
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, rolled, signed, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.realms.changes import change, changes, reasons
from archcli.rules.realms.check import CHECK, kept, succeeds
from archcli.rules.realms.perceiver import CHECKED, PERCEIVER, Perceiver
from archcli.rules.realms.rulings import Realms

BASE_DC = 14
"""The DC of what has none of its own (R-09)."""
SCANNING = 4
Condition = Literal[
    "darkness", "dim-light", "flying", "mist", "slow", "tiny", "invisible", "magical-darkness", "deafness",
]
CONDITIONS: dict[Condition, int] = {"darkness": 4, "dim-light": 2, "flying": 2, "mist": 2, "slow": 2, "tiny": 2}
"""What each condition adds to the DC (R-11); the others give disadvantage (R-13)."""
MANY = ((20, -10), (10, -5), (3, -2))
"""So many targets or more change the DC by so much; only the first that fits counts (R-12)."""
TRAINED, UNTRAINED = 4, 2
"""The d6 of a trained and of an untrained hider (R-14)."""
THING = "What is to be noticed"


class Watcher(Perceiver):
    """Who looks or listens, and how. `scanning`: on purpose (R-10)."""

    scanning: Annotated[bool, Given("--scanning", panel=PERCEIVER,
        help="Looks on purpose: 4 more on the roll.")] = False
    advantage: Annotated[bool, Given("--advantage", panel=PERCEIVER, help="The better of two dice.")] = False
    disadvantage: Annotated[bool, Given("--disadvantage", panel=PERCEIVER,
        help="The worse of two dice; cancels advantage.")] = False


class Thing(Record):
    """What is to be noticed: its own DC, or that of a trained or an untrained hider, whose dice set it (R-14)."""

    dc: Annotated[int | None, Given("--dc", panel=THING, help="The thing's own DC (14).")] = None
    stealth: Annotated[int | None, Given("--stealth", panel=THING,
        help="A trained hider's Agility score: 4d6 more is the DC.")] = None
    hiding: Annotated[int | None, Given("--hiding", panel=THING,
        help="An untrained hider's Judgment modifier: 2d6 more is the DC.")] = None
    conditions: Annotated[tuple[Condition, ...], Given("--condition", panel=THING,
        help="What makes it harder; repeatable.")] = ()
    targets: Annotated[int, Range(1), Given("--targets", panel=THING, help="How many there are to notice (1).")] = 1


PLAIN = Thing()


@dataclass(frozen=True, slots=True, kw_only=True)
class Perception(Result):
    """A Perception check. `roll`: the face that counts; `margin`: total minus DC."""

    roll: int
    total: int
    dc: int
    success: bool
    margin: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    who: str = field(shown=False)
    base_dc: int = field(shown=False)
    added: int = field(shown=False)
    hider: Roll[int] | None = field(shown=False)
    check: Roll[int] = field(shown=False)

    OUTCOME = Outcome(("total", "success"), success="success", number="total")

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        moved = [f"{signed(self.added)} Perception", *reasons(self._moved("roll"))]
        return Report(
            (Span(self.who, NAME), Span(": a Perception check")),
            (
                *([rolled(self.hider)] if self.hider else []), self._dc(),
                rolled(self.check, (f"  ({', '.join(moved)})", NOTE)), self._ending(),
            ),
        )

    def _moved(self, to: str) -> Iterable[Modifier]:
        return (modifier for modifier in self.modifiers if modifier.to == to)

    def _dc(self) -> Line:
        moved = reasons(self._moved("dc"))
        because = [(f" = {', '.join([str(self.base_dc), *moved])}", NOTE)] if moved else []
        return line("DC", (str(self.dc), NUMBER), *because)

    def _ending(self) -> Line:
        natural = f", a natural {self.roll}" if self.success is not (self.margin >= 0) else ""
        by = f" by {abs(self.margin)}" if self.margin and not natural else ""
        return verdict(f"noticed{by}" if self.success else f"unnoticed{by}", self.success, natural)


def perception(
    watcher: Watcher, thing: Thing = PLAIN, *, by_hand: ByHand = NOT_MOVED, rulings: Realms, dice: Dice,
) -> Perception:
    """Check with a d20, Perception and a bonus (points) against a DC: 14, the thing's own, or a hider's roll (R-09).

    Scanning on purpose adds 4 (R-10); conditions and the number of targets change the DC, some conditions give
    disadvantage (R-11 to R-14). Raises UsageError for a missing score, RuleError for darkness with dim light.
    """
    hand = by_hand.among(*CHECKED)
    scanning = SCANNING if watcher.scanning else 0
    to_roll = changes("roll", (watcher.bonus, "bonus"), (scanning, "scanning on purpose")) + hand.of("roll")
    to_dc = changes("dc", *_harder(thing)) + hand.of("dc")
    added = watcher.added(rulings)
    hider = _hider(thing, dice)
    base = hider.value if hider else BASE_DC if thing.dc is None else thing.dc
    dc, bonus = base + change(to_dc), added + change(to_roll)
    check = kept(
        CHECK, bonus, advantage=watcher.advantage,
        disadvantage=watcher.disadvantage or any(condition not in CONDITIONS for condition in thing.conditions),
        label="check", dice=dice,
    )
    total = check.value + bonus
    return Perception(
        roll=check.value, total=total, dc=dc, success=succeeds(check.value, total, dc, rulings), margin=total - dc,
        rolls=(hider, check) if hider else (check,), modifiers=to_roll + to_dc, who=watcher.name or "you", base_dc=base,
        added=added, hider=hider, check=check,
    )


def _hider(thing: Thing, dice: Dice) -> Roll[int] | None:
    """The dice of one who hides, whose total is the DC."""
    if thing.stealth is not None:
        return dice.roll((6,) * TRAINED, Total(thing.stealth), label="hider")
    if thing.hiding is not None:
        return dice.roll((6,) * UNTRAINED, Total(thing.hiding), label="hider")
    return None


def _harder(thing: Thing) -> list[tuple[int, str]]:
    if {"darkness", "dim-light"} <= set(thing.conditions):
        raise RuleError("--condition: darkness does not go with dim-light, it is the one or the other", rule="R-11")
    harder = [(CONDITIONS.get(condition, 0), condition) for condition in dict.fromkeys(thing.conditions)]
    easier = next((by for least, by in MANY if thing.targets >= least), 0)
    return [*harder, (easier, f"{thing.targets} targets")]

"""`perception`: whether something is noticed (R-09 to R-14; Perception)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError, unknown
from archcli.report import NAME, NOTE, NUMBER, Line, Modifier, Report, Result, Span, line, rolled, signed, verdict
from archcli.rules.realms.check import CHECK, kept, succeeds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.dice import Dice
    from archcli.rules.realms.rulings import Realms
    from archcli.rules.realms.subattribute import SubAttribute

BASE_DC = 14
"""The DC of what has none of its own (R-09)."""
SCANNING = 4
CONDITIONS = {"darkness": 4, "dim-light": 2, "flying": 2, "mist": 2, "slow": 2, "tiny": 2}
"""What each condition adds to the DC (R-11)."""
HINDERING = ("invisible", "magical-darkness", "deafness")
"""The conditions that give disadvantage (R-13)."""
TARGETS = ((20, -10), (10, -5), (3, -2))
"""So many targets or more change the DC by so much; only the first that fits counts (R-12)."""
TRAINED, UNTRAINED = 4, 2
"""The d6 of a trained and of an untrained hider (R-14)."""


class Hider(NamedTuple):
    """One who sets the DC by a roll (R-14): trained, with the Agility score, or else with the Judgment modifier."""

    trained: bool
    bonus: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Perception(Result):
    """A Perception check. `roll`: the face that counts; `margin`: total minus DC."""

    roll: int
    total: int
    dc: int
    success: bool
    margin: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = "you"
    added: int = 0

    OUTCOME = ("total", "success")
    SUCCEEDS = ("success", True)
    NUMBER = "total"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who", "added")

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        *hider, check = self.rolls
        reasons = _reasons("roll", self.modifiers)
        note = f"  ({signed(self.added)} Perception{f', {reasons}' if reasons else ''})"
        return Report(
            (Span(self.who, NAME), Span(": a Perception check")),
            (
                *map(rolled, hider), self._dc(), rolled(check, (note, NOTE)),
                check_verdict(self.roll, self.margin, self.success),
            ),
        )

    def _dc(self) -> Line:
        reasons = _reasons("dc", self.modifiers)
        start = self.dc - sum(one.by for one in self.modifiers if one.to == "dc")
        return line("DC", (str(self.dc), NUMBER), *([(f" = {start}, {reasons}", NOTE)] if reasons else []))


def _reasons(to: str, modifiers: Sequence[Modifier]) -> str:
    return ", ".join(f"{signed(one.by)} {one.because}" for one in modifiers if one.to == to)


def check_verdict(face: int, margin: int, success: bool) -> Line:
    """The line that says how a d20 check ended, and whether a natural decided it (R-03)."""
    natural = f", a natural {face}" if success is not (margin >= 0) else ""
    by = f" by {abs(margin)}" if margin and not natural else ""
    return verdict(f"noticed{by}" if success else f"unnoticed{by}", success, natural)


def perception(
    perceiver: SubAttribute, *, bonus: int = 0, dc: int | None = None, hider: Hider | None = None,
    scanning: bool = False, conditions: Sequence[str] = (), targets: int = 1, advantage: bool = False,
    disadvantage: bool = False, name: str = "you", rulings: Realms, dice: Dice,
) -> Perception:
    """Check with a d20, Perception and a bonus (points) against a DC: 14, the thing's own, or a hider's roll (R-09).

    Scanning on purpose adds 4 (R-10); conditions and the number of targets (1 or more) change the DC, some conditions
    give disadvantage (R-11 to R-14). Raises UsageError for a missing score, an unknown condition and targets below 1,
    RuleError for darkness with dim light.
    """
    added = perception_bonus(perceiver, rulings)
    modifiers = (
        *([Modifier("roll", bonus, "bonus")] if bonus else []),
        *([Modifier("roll", SCANNING, "scanning on purpose")] if scanning else []),
        *_harder(conditions, targets),
    )
    thing = BASE_DC if dc is None else dc
    hiding: tuple[Roll[Any], ...] = ()
    if hider is not None:
        pool = (6,) * (TRAINED if hider.trained else UNTRAINED)
        hiding = (dice.roll(pool, Total(hider.bonus), label="hider"),)
        thing = hiding[0].value
    number = thing + sum(one.by for one in modifiers if one.to == "dc")
    plus = added + sum(one.by for one in modifiers if one.to == "roll")
    check = kept(
        CHECK, plus, advantage=advantage, disadvantage=disadvantage or any(one in HINDERING for one in conditions),
        label="check", dice=dice,
    )
    total = check.value + plus
    return Perception(
        roll=check.value, total=total, dc=number, success=succeeds(check.value, total, number, rulings),
        margin=total - number, rolls=(*hiding, check), modifiers=modifiers, who=name, added=added,
    )


def perception_bonus(perceiver: SubAttribute, rulings: Realms) -> int:
    """What Perception adds to a check: the score, or the modifier (ruling check).

    `perceiver.modifier` is the modifier after R-02. Raises UsageError where what is added is missing.
    """
    if rulings.check == "score":
        if perceiver.score is None:
            raise UsageError("--score is missing: give the Perception score, or a sheet with scores.perception")
        return perceiver.score
    if perceiver.modifier is None:
        raise UsageError("--modifier is missing: give the Perception modifier, or a sheet with modifiers.perception")
    return perceiver.modifier


def _harder(conditions: Sequence[str], targets: int) -> list[Modifier]:
    known = (*CONDITIONS, *HINDERING)
    for condition in conditions:
        if condition not in known:
            raise UsageError(f"--condition: {unknown('condition', condition, known)}")
    if {"darkness", "dim-light"} <= set(conditions):
        raise RuleError("darkness does not go with dim-light: it is the one or the other", rule="R-11")
    if targets < 1:
        raise UsageError(f"--targets is {targets}, and there is 1 target or more")
    out = [Modifier("dc", CONDITIONS[one], one) for one in dict.fromkeys(conditions) if one in CONDITIONS]
    easier = next(((by, f"{targets} targets") for least, by in TARGETS if targets >= least), None)
    return [*out, *([Modifier("dc", *easier)] if easier else [])]

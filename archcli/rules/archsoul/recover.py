"""`recover`: what can be used again after it was shot or thrown (A-107, A-108; Archsoul, Recovering Projectile
Weapons)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

from archcli.carried import Carried
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import RuleError, beyond
from archcli.given import Given
from archcli.limits import DICE
from archcli.report import Modifier, Outcome, Report, Result, Span, field, line, rolled, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.sheet import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.dice.distribution import DiceSides, Distribution
    from archcli.rules.archsoul.rulings import Archsoul
    from archcli.rules.archsoul.sheet import Sheet, Weapon

Ammunition = Literal["arrow", "bolt", "shot", "stone", "thrown"]
What = Annotated[Ammunition, Given("--ammunition", help="What it was (arrow).")]


class Broken(Reading[int]):
    """Reads how many arrows or bolts broke: a die each, broken on 1."""

    def value(self, faces: Sequence[int]) -> int:
        return sum(face == 1 for face in faces)

    def marks(self, faces: Sequence[int]) -> str:
        return "".join("x" if face == 1 else "-" for face in faces)

    def distribution(self, pool: DiceSides) -> Distribution[int]:
        from archcli.dice.distribution import scores

        return scores(pool, lambda face: int(face == 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Recover(Result):
    """Of `count` pieces so many were recovered and so many broke; shot is lost instead."""

    ammunition: Ammunition
    count: int
    recovered: int
    broken: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    weapon: str | None = field(default=None, shown=False)

    def carries(self) -> Iterator[Carried]:
        if self.weapon is not None and self.recovered:
            yield Carried("", f"weapons.{shown(self.weapon)}.ammunition_left", by=self.recovered)

    OUTCOME = Outcome(("recovered", "broken"), number="recovered", harms=("broken",))

    def quiet(self) -> str:
        return str(self.recovered)

    def report(self) -> Report:
        why = "" if self.rolls else (
            " (shot is never found again)" if self.ammunition == "shot" else " (nothing of it can break)"
        )
        good = None if 0 < self.recovered < self.count else self.recovered == self.count
        return Report((Span(f"{self.count} x {self.ammunition}", NAME),), (
            *map(rolled, self.rolls),
            verdict(f"{self.recovered} recovered", good, (why, NOTE)),
            *([line("broken", (str(self.broken), NUMBER), (", each on a 1", NOTE))] if self.broken else []),
        ))


def recover(
    count: int, *, ammunition: What = "arrow", breaks: bool = True, weapon: str | None = None, rulings: Archsoul,
    dice: Dice,
) -> Recover:
    """Look for `count` pieces of ammunition (1 or more) or thrown objects after the fight.

    Shot is never found, sling stones and thrown objects always are (A-107). An arrow or bolt breaks on a 1 of its
    die, unless that is waived: `breaks` false, or the ruling recover_breaks (A-108). `weapon` is the one in a fight
    to which they are given back. Raises RuleError for a count under 1, UsageError for more than 100 000 dice.
    """
    if count < 1:
        raise RuleError(f"the count is {count}, and it is 1 or more", rule="A-108")
    if ammunition in ("shot", "stone", "thrown") or not (breaks and rulings.recover_breaks):
        left = 0 if ammunition == "shot" else count
        return Recover(ammunition=ammunition, count=count, recovered=left, broken=0, rolls=(), weapon=weapon)
    if count > DICE:
        raise beyond(DICE, f"{count} pieces of ammunition are {count} dice")
    thrown = dice.roll((6,) * count, Broken(), label="recover")
    return Recover(
        ammunition=ammunition, count=count, recovered=count - thrown.value, broken=thrown.value, rolls=(thrown,),
        weapon=weapon,
    )


def counted(sheet: Sheet, ammunition: Ammunition) -> str | None:
    """The weapon with that ammunition whose shots are counted in the fight: the one last used, else the first."""
    items = {} if sheet.state is None else sheet.state.weapons
    names = [
        name for name, weapon in sheet.weapons.items()
        if _takes(weapon) == ammunition and name in items and items[name].ammunition_left is not None
    ]
    return next((name for name in names if name == sheet.last_used), names[0] if names else None)


def _takes(weapon: Weapon) -> Ammunition | None:
    """What a weapon shoots, or that it is thrown itself."""
    if weapon.kind == "thrown":
        return "thrown"
    return weapon.ammunition or "arrow" if weapon.kind == "ranged" else None

"""`full-attack`: every attack of the round (S-20, S-40 to S-43; Chapter 8, Full-Round Actions)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from archcli.report import NAME, NUMBER, Line, Report, Span, line
from archcli.rules.spellchrome.action import Action, Weapon
from archcli.rules.spellchrome.attack import Attack, resolve
from archcli.rules.spellchrome.base_attack import attack_line

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.spellchrome.rulings import Spellchrome


@dataclass(frozen=True, slots=True, kw_only=True)
class FullAttack(Attack):
    """A full attack that was made. `bonuses` and `offhand_bonuses` have every modifier in; `base` has none."""

    base: tuple[int, ...]
    bonuses: tuple[int, ...]
    line: str
    offhand_bonuses: tuple[int, ...] | None

    def report(self) -> Report:
        return Report((Span(self.who.title("full attack"), NAME),), tuple(self.lines()))

    def lines(self) -> Iterator[Line]:
        """The lines of the report."""
        yield line("attack bonuses", (self.line, NUMBER))
        if self.offhand_bonuses is not None:
            yield line("off hand", (attack_line(self.offhand_bonuses), NUMBER))
        yield from Attack.lines(self)


def full_attack(
    base: tuple[int, ...], main: Weapon, offhand: Weapon | None = None, *,
    action: Action, rulings: Spellchrome, dice: Dice,
) -> FullAttack:
    """Make every attack of a full-round action, from the highest bonus to the lowest (S-41).

    `base` is the base ladder of the main hand (`base_attack.ladder`), whose length the weapons' bonuses and ACs have;
    the off hand makes as many attacks (S-42), and penalties hold for all of them (S-43). Chapter 8, Full Attack and
    Full Attack with dual weapons. Raises RuleError as `attack` does.
    """
    came = resolve(main, offhand, action, rulings, dice)
    penalty = sum(one.by for one in came["modifiers"] if one.to == "attack")
    bonuses = tuple(bonus + penalty for bonus in main.bonuses)
    return FullAttack(
        **came, base=base, bonuses=bonuses, line=attack_line(bonuses),
        offhand_bonuses=None if offhand is None else tuple(bonus + penalty for bonus in offhand.bonuses),
    )

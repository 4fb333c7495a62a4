"""`full-attack`: every attack of the round (S-20, S-40 to S-43, S-78; Chapter 8, Full-Round Actions)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.errors import UsageError
from archcli.given import Given, declared
from archcli.numbers import whole
from archcli.record import Record
from archcli.report import Line, Table, line
from archcli.roles import NUMBER
from archcli.rules.spellchrome.action import TARGET, Action, Target, armed, penalties, refuse, require
from archcli.rules.spellchrome.attack import MOVED, NOBODY, resolve
from archcli.rules.spellchrome.attacks import Attack
from archcli.rules.spellchrome.base_attack import attack_line, ladder
from archcli.rules.spellchrome.weapon import OFFHAND, Weapon

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.spellchrome.rulings import Spellchrome



class AgainstEach(Record):
    """The armor classes of a full attack: as typed, `N` or `N,N,...`, or the one number of a sheet."""

    ac: Annotated[str | int, Given("--ac", sheet="ac", metavar="N[,N...]", panel=TARGET,
        help="Armor class of one target, or of each attack's own.")]
    offhand_ac: Annotated[str | None, Given("--offhand-ac", metavar="N[,N...]", panel=OFFHAND,
        help="AC of the off hand's own target, or one for each of its attacks.")] = None

    @property
    def hands(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The ACs of each hand; none where nothing was given. Raises UsageError for what is no list of ACs."""
        return self._listed("ac", self.ac), self._listed("offhand_ac", self.offhand_ac)

    def _listed(self, field: str, given: str | int | None) -> tuple[int, ...]:
        if given is None:
            return ()
        classes = [whole(word.strip(), sign=False) for word in str(given).split(",")]
        if None in classes:
            option = declared(AgainstEach)[field].name
            raise UsageError(
                f"{option} {given!r} is no armor class: write a whole number, 0 or more, or a list of them with commas",
                option=option,
            )
        return tuple(number for number in classes if number is not None)


@dataclass(frozen=True, slots=True, kw_only=True)
class FullAttack(Attack):
    """A full attack that was made. `bonuses` and `offhand_bonuses` have every modifier in; `base` has none."""

    base: tuple[int, ...]
    bonuses: tuple[int, ...]
    line: str
    offhand_bonuses: tuple[int, ...] | None

    def notes(self) -> tuple[str, ...]:
        return "full attack", *Attack.notes(self)

    def blocks(self) -> Iterator[Line | Table]:
        for hand, bonuses in (("attack bonuses", self.bonuses), ("off hand", self.offhand_bonuses)):
            if bonuses is not None:
                yield line(hand, (attack_line(bonuses).replace("-", "−"), NUMBER))
        yield from Attack.blocks(self)


def full_attack(
    main: Weapon, offhand: Weapon | None = None, *, action: Action, targets: Sequence[Target] = (NOBODY,),
    by_hand: ByHand = NOT_MOVED, rulings: Spellchrome, dice: Dice,
) -> FullAttack:
    """Make every attack of a full-round action, from the highest bonus to the lowest (S-41).

    The base attack tells how many there are (S-40); the off hand makes as many (S-42), and penalties hold for all of
    them (S-43). Several `targets` take the attacks of each hand in order, the last one all that are left (S-78).
    Chapter 8, Full Attack and Full Attack with dual weapons. Raises RuleError and UsageError as `attack` does, and
    UsageError for a list of ACs of another length than the attacks, and for more targets than attacks.
    """
    weapons = [main] if offhand is None else [main, offhand]
    refuse(weapons, action, targets)
    base = ladder(main.aim.base)
    if len(targets) > len(base):
        attacks = "attack" if len(base) == 1 else "attacks"
        raise UsageError(f"{len(targets)} are too many: a hand makes {len(base)} {attacks}, each at one TARGET (S-78)")
    require(weapons, action)
    hands = armed(main, offhand, base, targets, lambda _, number: min(number, len(targets) - 1))
    to_hit = sum(modifier.by for modifier in penalties(hands, action, rulings)) + by_hand.among(*MOVED).by("attack")
    bonuses = [tuple(bonus + to_hit for bonus in hand.bonuses) for hand in hands]
    kind = partial(
        FullAttack, base=base, bonuses=bonuses[0], line=attack_line(bonuses[0]),
        offhand_bonuses=bonuses[1] if offhand is not None else None,
    )
    return resolve(kind, hands, action, targets, by_hand, rulings, dice)

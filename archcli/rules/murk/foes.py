"""The other side of a fight: who it is, and who takes its damage (M-21, M-22)."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, TypeVar

from archcli.errors import RuleError, miscounted, unreadable
from archcli.given import Given, missing
from archcli.numbers import whole
from archcli.record import Record
from archcli.rules.murk.effort import ACTOR, FOES, refuse_die
from archcli.rules.murk.power import Power
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.weapon import Weapon, bare

T = TypeVar("T")


class Foe(Record):
    """One on the other side.

    `die`: sides of the attribute die; `track`: the damage it can take before the rest passes on (None: all of it);
    `weapon`: what it fights with (None: nothing, so that it deals nothing); `suffering`: ranks; `power`: what its
    sheet contests with (None: no sheet says), `reserve`: the Power held (None: not known).
    """

    name: str
    die: int
    track: int | None = None
    weapon: Weapon | None = bare()
    suffering: int = 0
    power: Power | None = None
    reserve: int | None = None


class Foes(Record):
    """The other side. `bonus`: points on each of their rolls; `leads`: your Initiative Score minus that of a foe, in
    points, one for all or one for each."""

    leads: Annotated[tuple[int, ...], Given(
        "--lead", panel=ACTOR,
        help="Your Initiative Score minus a foe's: once for all foes, or once for each (in a fight from the scores).",
    )] = ()
    each: Annotated[tuple[Foe, ...], Given(
        "--foe-die", panel=FOES, metavar="DIE[:TRACK]",
        help="Sides of a foe's die, and the damage it can take before the rest passes on; once for each foe.")]
    bonus: Annotated[int, Given("--foe-bonus", panel=FOES, help="Points added to every foe's roll.")] = 0

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called, each by itself."""
        return tuple(foe.name for foe in self.each)

    def lead_over_each(self) -> tuple[int, ...]:
        """Your lead over each foe. Raises UsageError for another number of leads."""
        return for_each(self.leads or (0,), len(self.each), "--lead")


class Hit(Record, unshown=("full",)):
    """Damage that a foe takes; foes count from 1. `full`: it is all that this one can take."""

    foe: int
    die: int
    damage: int
    full: bool


def foe_of(text: str, name: str) -> Foe:
    """The foe that `DIE` or `DIE:TRACK` stands for. Raises UsageError for what cannot be read, RuleError for a wrong
    die (M-01) and a TRACK below 1 (M-22)."""
    first, colon, second = text.partition(":")
    die, track = whole(first), whole(second)
    if die is None or (colon and track is None):
        raise unreadable(text, "DIE or DIE:TRACK, such as 8 or 8:12", "--foe-die")
    refuse_die(die, "--foe-die")
    refuse_track(track, f"--foe-die {text}")
    return Foe(name=name, die=die, track=track)


def refuse_track(track: int | None, said: str) -> None:
    """Raises RuleError for a TRACK below 1 (M-22); `said`: how it was typed."""
    if track is not None and track < 1:
        raise RuleError(f"{said}: a foe can take 1 damage or more", rule="M-22")


def for_each(values: Sequence[T], count: int, option: str) -> tuple[T, ...]:
    """What was typed once for all foes, or once for each. Raises UsageError for another number of values."""
    if len(values) == 1:
        return (*values,) * count
    if len(values) != count:
        raise miscounted(option, len(values), count, "foe", "give one for all, or one for each")
    return tuple(values)


def told_apart(names: Sequence[str]) -> list[str]:
    """The names of foes for the screen: one that several have with a number behind."""
    times, numbers, taken = Counter(names), Counter[str](), {*names}
    apart = []
    for name in names:
        own = name
        while times[name] > 1 and own in taken:
            numbers[name] += 1
            own = f"{name} {numbers[name]}"
        taken.add(own)
        apart.append(own)
    return apart


def refuse_foes(foes: Foes) -> None:
    """Raises UsageError for no foe and a number of leads that is not theirs, RuleError for a wrong die (M-01)."""
    if not foes.each:
        raise missing(Foes, "each", "the other side", note="or the sheets of foes")
    foes.lead_over_each()
    for foe in foes.each:
        refuse_die(foe.die, "--foe-die")


def share(damage: int, foes: Foes, rulings: Murk) -> tuple[tuple[Hit, ...], int]:
    """Who takes the damage (points), lowest die first and equal dice as typed, and what nobody can take (M-22).

    Under `group_damage = "lowest"` the lowest die takes everything, whatever it can take.
    """
    order = sorted(enumerate(foes.each, 1), key=lambda numbered: numbered[1].die)
    if rulings.group_damage == "lowest":
        order = [(number, foe.replace(track=None)) for number, foe in order[:1]]
    hits = []
    for number, foe in order:
        taken = damage if foe.track is None else min(damage, foe.track)
        if taken:
            hits.append(Hit(foe=number, die=foe.die, damage=taken, full=taken == foe.track))
        damage -= taken
    return tuple(hits), damage

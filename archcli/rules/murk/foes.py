"""The other side of a fight: who it is, and who takes its damage (M-21, M-22)."""

from collections.abc import Sequence
from typing import Annotated

from archcli.errors import RuleError, UsageError, unreadable
from archcli.given import Given, missing
from archcli.numbers import whole
from archcli.record import Record
from archcli.rules.murk.effort import FOES, refuse_die
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.weapon import UNSTATED


class Foe(Record):
    """One on the other side.

    `die`: sides of the attribute die; `track`: the damage it can take before the rest passes on (None: all of it);
    `damage`: of its weapon, in points; `suffering`: ranks.
    """

    name: str
    die: int
    track: int | None = None
    damage: int = UNSTATED
    suffering: int = 0


class Foes(Record):
    """The other side. `bonus`: points on each of their rolls."""

    each: Annotated[tuple[Foe, ...], Given(
        "--foe-die", panel=FOES, metavar="DIE[:TRACK]",
        help="Sides of a foe's die, and the damage it can take before the rest passes on; once for each foe.")]
    bonus: Annotated[int, Given("--foe-bonus", panel=FOES, help="Points added to every foe's roll.")] = 0


class Hit(Record, unshown=("name",)):
    """Damage that a foe takes; foes count from 1."""

    foe: int
    die: int
    damage: int
    name: str


def foe_of(text: str, name: str) -> Foe:
    """The foe that `DIE` or `DIE:TRACK` stands for. Raises UsageError for what cannot be read."""
    first, colon, second = text.partition(":")
    die, track = whole(first), whole(second)
    if die is None or (colon and track is None):
        raise unreadable(text, "DIE or DIE:TRACK, such as 8 or 8:12", "--foe-die")
    return Foe(name=name, die=die, track=track)


def armed(foes: Sequence[Foe], damage: Sequence[int]) -> tuple[Foe, ...]:
    """The foes with the damage of their weapons, one for all or one for each (7 where none is given).

    Raises UsageError for another number of them.
    """
    if not damage or not foes:
        return tuple(foes)
    each = [*damage] * len(foes) if len(damage) == 1 else damage
    if len(each) != len(foes):
        times = f"{len(each)} times for {len(foes)} foe{'s' if len(foes) > 1 else ''}"
        raise UsageError(f"--foe-damage is given {times}: give one for all, or one for each")
    return tuple(foe.replace(damage=points) for foe, points in zip(foes, each, strict=True))


def refuse_foes(foes: Foes) -> None:
    """Raises UsageError for no foe, RuleError for a track below 1 and a wrong die (M-01)."""
    if not foes.each:
        raise missing(Foes, "each", "the other side", note="or the sheets of foes")
    for foe in foes.each:
        refuse_die(foe.die, "--foe-die")
        if foe.track is not None and foe.track < 1:
            raise RuleError(f"--foe-die {foe.die}:{foe.track}: a foe can take 1 damage or more", rule="M-22")


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
            hits.append(Hit(foe=number, die=foe.die, damage=taken, name=foe.name))
        damage -= taken
    return tuple(hits), damage

"""What a critical failure changes in a fight, row by row (A-90 to A-94)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from archcli.carried import Carried, Lasting
from archcli.sheet import shown

LASTING = {"difficulty": "attack difficulty", "defense": "resistance", "move": "move"}
"""The kinds of effect that go on, each with the number that it moves."""
MARKED = {"jam": "jammed", "needs-repair": "needs_repair", "destroyed": "destroyed"}
"""What becomes of the weapon, each with the key that tells it."""


class Failing(NamedTuple):
    """The weapon that failed (None: not known) and its hp (None: nobody counts them), and at whom it was aimed."""

    weapon: str | None = None
    hp: int | None = None
    targets: tuple[str, ...] = ()


NOBODY = Failing()


class Failure(Protocol):
    """A row of a table that was rolled: its words, its effect, its damage, and what failed."""

    @property
    def outcome(self) -> str:
        """What happens, in words."""

    @property
    def effect(self) -> Any:
        """The same for a script."""

    @property
    def damage(self) -> int | None:
        """In points; None where a roll for it is due."""

    @property
    def failing(self) -> Failing:
        """With what and at whom it failed."""


_OPENING = ("an opening: ", " may make a reactive attack")


def opening(*who: str) -> str:
    """The open point of somebody who left an opening: one of those at whom it was aimed may strike at once (row 5)."""
    return (" or ".join(who) or "the target").join(_OPENING)


def offers(text: str, who: str) -> bool:
    """Whether an open point is an opening for somebody; where nobody is named, it is for all."""
    before, after = _OPENING
    names = text.removeprefix(before).removesuffix(after)
    return text == names.join(_OPENING) and (text == opening() or who in names.split(" or "))


def suffered(table: Failure, who: str = "") -> Iterator[Carried]:
    """What a row changes of the one who failed (empty: of whom it befalls)."""
    effect, because = table.effect, table.outcome.partition(":")[0]
    if effect.kind in LASTING:
        until = "next-attack" if effect.rounds is None else effect.rounds
        yield Carried(who, "effects", Lasting(LASTING[effect.kind], effect.amount, because, until))
    elif effect.kind == "knocked-down":
        yield Carried(who, "prone", value=True)
    elif effect.kind == "reactive-attack":
        yield Carried(who, "open", opening(*table.failing.targets))
    elif effect.kind in ("self-damage", "self-damage-roll", "blast") and table.damage is not None:
        yield Carried(who, "hit_points", by=-table.damage)
    elif effect.kind in ("drain", "attribute", "shift", "redirect", "self-damage-roll"):
        yield Carried(who, "open", table.outcome)
    if effect.kind == "blast":
        yield Carried(who, "open", f"who else stands within {effect.radius_m} m: {effect.amount} damage to each")
    yield from _to_weapon(table, who)


def _to_weapon(table: Failure, who: str) -> Iterator[Carried]:
    effect, (weapon, hp, _) = table.effect, table.failing
    mark = "dropped" if effect.kind == "drop" else MARKED.get(effect.weapon or effect.kind)
    if mark is None and effect.kind != "weapon-damage":
        return
    key = None if weapon is None else f"weapons.{shown(weapon)}"
    if key is None or (mark is None and (hp is None or table.damage is None)):
        counted = f" ({table.damage} damage)" if mark is None and table.damage is not None else ""
        yield Carried(who, "open", f"{table.outcome}{counted}")
    elif mark is not None:
        yield Carried(who, f"{key}.{mark}", value=True)
    else:
        yield from worn(who, key, max(0, (hp or 0) - (table.damage or 0)))


def worn(who: str, key: str, hp: int) -> Iterator[Carried]:
    """So many hp are left of a weapon, which is broken at 0."""
    yield Carried(who, f"{key}.hp", hp)
    if not hp:
        yield Carried(who, f"{key}.broken", value=True)

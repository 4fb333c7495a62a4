"""What a turn still holds, act after act: what forbids one, what pays for it, and what it changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from archcli.rules.soluna.acts import ACTS, DELAYED, Kind, Planned

Cost = Literal["move", "main", "half-main", "free"]
HALVES = 2
"""Move-equivalent acts in a main act (L-53)."""
EXTENSIONS = 2
"""Most extensions of a move; each doubles its range (L-52)."""


class Condition(NamedTuple):
    """What a turn starts with. `lost`: acts that are lost, of `move` and `main` (L-58). `dexterity` in squares.

    `reload` and `board` are the kinds of these acts, by skill, maneuver or ability (L-54, L-56).
    """

    dexterity: int | None = None
    lost: tuple[str, ...] = ()
    reload: Kind = "main"
    board: Kind = "main"
    unloaded: bool = False


class Budget:
    """A turn under way. `range`: squares that the plan's move may cover, None while that is not known yet."""

    def __init__(self, plan: Sequence[Planned], condition: Condition, range: int | None) -> None:
        self.condition, self.range = condition, range
        self.planned_move = any(do.name == "move" for do in plan)
        self.move = "move" not in condition.lost
        self.halves = 0 if "main" in condition.lost else HALVES
        self.loaded = not condition.unloaded
        self.extended = 0
        self.squares = 0
        self.moved = False
        self.spent: list[str] = []

    def kind(self, do: Planned) -> Kind:
        """The kind of an act after options."""
        changed: dict[str, Kind] = {"reload": self.condition.reload, "board": self.condition.board}
        return changed.get(do.name, ACTS[do.name])

    @property
    def move_pays(self) -> bool:
        """Whether the move act pays for a move-equivalent one: it is there, and the plan has no move (L-53)."""
        return self.move and not self.planned_move

    def problem(self, do: Planned) -> tuple[str, str] | None:
        """Why an act is not allowed, as a code and in words; None where it is. The first reason counts."""
        for barrier in BARRIERS:
            if barrier.stands(self, do):
                spent = ", ".join(self.spent) or "nothing"
                return barrier.code, barrier.message.format(do=do, now=self, spent=spent)
        return None

    def carry_out(self, do: Planned) -> Cost:
        """Pay for an act that is allowed, and note what it changes; what paid for it."""
        cost = self._cost(self.kind(do))
        if cost == "move":
            self.move = False
        elif cost != "free":
            self.halves -= HALVES if cost == "main" else 1
            self.spent.append(do.written)
        if do.name == "move":
            self.moved = True
            self.squares = do.squares if do.squares is not None else self.range or 0
        self.extended += do.name == "extend"
        self.loaded = self.loaded or do.name == "reload"
        return cost

    def _cost(self, kind: Kind) -> Cost:
        if kind == "move-equivalent":
            return "move" if self.move_pays else "half-main"
        return kind


class Barrier(NamedTuple):
    """What forbids an act: its code, when it stands in the way, and what it says."""

    code: str
    stands: Callable[[Budget, Planned], bool]
    message: str


def _lost(now: Budget, do: Planned) -> bool:
    return now.kind(do) in now.condition.lost


def _too_far(now: Budget, do: Planned) -> bool:
    return do.name == "move" and now.range is not None and (do.squares or 0) > now.range


BARRIERS = (
    Barrier("unloaded", lambda now, do: do.fires and not now.loaded,
            "{do.written} fires an empty gun, and no reload comes before it"),
    Barrier("not-main", lambda now, do: do.held is not None and do.held not in DELAYED,
            "{do.written} cannot be delayed: only attack, cast, defend, skill, ability and vehicle-attack can"),
    Barrier("lost", _lost, "{do.written} is not possible: its act is lost to circumstances"),
    Barrier("no-move", lambda now, do: do.name == "extend" and not (
        now.planned_move and "move" not in now.condition.lost), "{do.written} lengthens a move, and there is none"),
    Barrier("extended-twice", lambda now, do: do.name == "extend" and now.extended == EXTENSIONS,
            "{do.written} is the third, and a move is extended twice at most"),
    Barrier("second-move", lambda now, do: do.name == "move" and now.moved,
            "{do.written} is the second move, and a turn has one move act"),
    Barrier("too-far", _too_far, "{do.written} is too far: this move covers {now.range} squares"),
    Barrier("no-main", lambda now, do: now.kind(do) == "main" and now.halves < HALVES,
            "{do.written} takes a whole main act, and of that is spent already: {spent}"),
    Barrier("no-half", lambda now, do: now.kind(do) == "move-equivalent" and not now.move_pays and not now.halves,
            "{do.written} takes the move act or half the main act, and neither is left (spent: {spent})"),
)
"""What forbids an act, in the order in which reasons count."""

"""What a turn still holds, action after action: what forbids one, what pays for it, and what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from archcli.rules.spellchrome.actions import ACTIONS, CRAWL, DEVICES, DISTANCE, QUICK, RIDE, STEP, Kind, Planned

if TYPE_CHECKING:
    from archcli.rules.spellchrome.rulings import Spellchrome


class Condition(NamedTuple):
    """How the character starts the turn. `speed` in feet; `knocked_down` includes prone."""

    speed: int = 30
    quick_draw: bool = False
    prone: bool = False
    knocked_down: bool = False
    gagged: bool = False
    bound: bool = False
    grappling: bool = False
    hands_full: bool = False
    in_melee: bool = False
    target_unarmed: bool = False
    natural_weapons: bool = False

    @property
    def hindered(self) -> str:
        """What keeps the hands from a gesture, in words; empty where nothing does."""
        why = {"bound": self.bound, "grappling": self.grappling, "holding something in both hands": self.hands_full}
        return " and ".join(name for name, holds in why.items() if holds)


class Budget:
    """A turn under way. `spent` holds what paid with the move and with the standard action."""

    def __init__(self, condition: Condition, rulings: Spellchrome) -> None:
        self.condition, self.rulings = condition, rulings
        self.spent: dict[str, str] = {}
        self.feet = 0
        self.moved = self.step = self.attacked = False
        self.prone = condition.prone or condition.knocked_down
        self.knocked_down = condition.knocked_down

    def kind(self, do: Planned) -> Kind:
        """The kind of an action after options and rulings: Quick Draw (S-66), a stowed weapon, standing up (S-69)."""
        if do.name in QUICK and self.condition.quick_draw:
            return "free"
        if do.name == "draw-stowed":
            return self.rulings.stowed
        return "full-round" if do.name == "stand" and self.knocked_down else ACTIONS[do.name]

    def most(self, do: Planned) -> int | None:
        """Most feet of a move action (S-08, S-64); None where the action has no such bound."""
        speed = self.condition.speed
        return {"move": speed, "climb": speed // 3, "swim": speed // 3}.get(do.name)

    def distance(self, do: Planned) -> int:
        """Feet that an action goes: as written, or all that it may."""
        if do.number is not None:
            return do.number
        fixed = {"crawl": CRAWL, "ride": RIDE}
        return fixed[do.name] if do.name in fixed else self.most(do) or 0

    def problem(self, do: Planned) -> tuple[str, str] | None:
        """Why an action is not allowed, as a code and in words; None where it is. The first reason counts."""
        for barrier in BARRIERS:
            if barrier.stands(self, do):
                return barrier.code, barrier.message.format(do=do, now=self, **self._words(do))
        return None

    def _words(self, do: Planned) -> dict[str, object]:
        return {
            "hindered": self.condition.hindered, "most": self.most(do),
            "spent": " and ".join(f"the {one} action went to {to}" for one, to in self.spent.items()),
        }

    def carry_out(self, do: Planned) -> Kind:
        """Pay for an action that is allowed, and note what it changes; what paid for it."""
        kind = self.kind(do)
        cost: Kind = "standard" if kind == "move" and "move" in self.spent else kind
        for paid in ("move", "standard") if cost == "full-round" else (cost,):
            if paid in ("move", "standard"):
                self.spent[paid] = do.written
        if do.name in DISTANCE:
            self.moved, self.feet = True, self.feet + self.distance(do)
        elif do.name == "step":
            self.step, self.feet = True, self.feet + STEP
        elif do.name == "stand":
            self.prone = self.knocked_down = False
        elif do.name == "drop-prone":
            self.prone = True
        self.attacked = self.attacked or do.attacks
        return cost


class Barrier(NamedTuple):
    """What forbids an action: its code, when it stands in the way, and what it says."""

    code: str
    stands: Callable[[Budget, Planned], bool]
    message: str


def _too_far(now: Budget, do: Planned) -> bool:
    most = now.most(do)
    return most is not None and now.distance(do) > most


BARRIERS = (
    Barrier("gagged", lambda now, do: do.speaks and now.condition.gagged,
            "{do.written} needs words, and the character is gagged"),
    Barrier("hands", lambda now, do: do.gestures and now.condition.hindered != "",
            "{do.written} needs a gesture, and the character is {hindered}"),
    Barrier("prone", lambda now, do: now.prone and (do.name == "step" or do.name in DISTANCE - {"crawl"}),
            "{do.written} moves a distance, and a prone character can only crawl: stand up first"),
    Barrier("not-prone", lambda now, do: do.name == "stand" and not now.prone,
            "{do.written} has nothing to do: the character is not prone"),
    Barrier("no-attack", lambda now, do: do.name == "cleave" and not now.attacked,
            "{do.written} follows an attack, and none was made earlier in the turn"),
    Barrier("too-many-devices", lambda now, do: do.name in ("empower", "unempower") and (do.number or 1) > DEVICES,
            "{do.written} is more than a move action does: 1 device, or 2 that are in hand"),
    Barrier("too-far", _too_far, "{do.written} is too far: one move action goes {most} feet in this way"),
    Barrier("second-step", lambda now, do: do.name == "step" and now.step,
            "{do.written} is the second 5-foot step, and a turn has one"),
    Barrier("step-after-move", lambda now, do: do.name == "step" and now.moved,
            "{do.written} needs a turn without any other distance, and some was moved before"),
    Barrier("move-after-step", lambda now, do: do.name in DISTANCE and now.step,
            "{do.written} moves a distance, and after a 5-foot step no other distance is possible"),
    Barrier("no-full-round", lambda now, do: now.kind(do) == "full-round" and bool(now.spent),
            "{do.written} takes the move action and the standard action, but {spent}"),
    Barrier("no-standard", lambda now, do: now.kind(do) == "standard" and "standard" in now.spent,
            "{do.written} takes the standard action, but {spent}"),
    Barrier("no-move", lambda now, do: now.kind(do) == "move" and len(now.spent) == 2,
            "{do.written} takes a move action or the standard action in its place, but {spent}"),
)
"""What forbids an action, in the order in which reasons count."""

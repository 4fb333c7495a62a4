"""What a turn still holds, action after action: what forbids one, what pays for it, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

from archcli.given import Given, Range
from archcli.planner import Barrier, Budget
from archcli.record import Record
from archcli.rules.spellchrome.actions import ACTIONS, CRAWL, DEVICES, DISTANCE, QUICK, RIDE, STEP, Kind, Planned

if TYPE_CHECKING:
    from archcli.rules.spellchrome.rulings import Spellchrome


CONDITION, FOES = "Condition", "Foes"
BY_HAND = "what took it by hand"


class Condition(Record):
    """How the character starts the turn. `feats` are those of the sheet; `knocked_down` includes prone."""

    feats: tuple[str, ...] = ()
    speed: Annotated[int, Range(0), Given("--speed", sheet="speed", metavar="FEET",
        help="Feet of one move action (30).")] = 30
    quick_draw: Annotated[bool, Given("--quick-draw", help="Drawing and sheathing are free.")] = False
    prone: Annotated[bool, Given("--prone", state="prone", panel=CONDITION, help="Prone at the start.")] = False
    knocked_down: Annotated[bool, Given("--knocked-down", panel=CONDITION,
        help="Knocked completely down: standing up takes the round.")] = False
    gagged: Annotated[bool, Given("--gagged", panel=CONDITION, help="No words.")] = False
    bound: Annotated[bool, Given("--bound", panel=CONDITION, help="No gestures.")] = False
    grappling: Annotated[bool, Given("--grappling", panel=CONDITION, help="No gestures.")] = False
    hands_full: Annotated[bool, Given("--hands-full", panel=CONDITION,
        help="No gestures until the plan frees a hand.")] = False
    in_melee: Annotated[bool, Given("--in-melee", panel=FOES,
        help="The caster is within a foe's melee reach.")] = False
    target_unarmed: Annotated[bool, Given("--target-unarmed", panel=FOES,
        help="An unarmed target: a punch does not provoke.")] = False
    natural_weapons: Annotated[bool, Given("--natural-weapons", panel=CONDITION,
        help="The body is a weapon: a punch does not provoke.")] = False

    @property
    def draws_quickly(self) -> bool:
        """Whether there is Quick Draw (S-66)."""
        return self.quick_draw or "quick-draw" in self.feats


class TurnBudget(Budget[Planned, Kind, Kind]):
    """A turn under way. `spent` holds what paid with the move and with the standard action.

    `given`: of each of them, 1 where it was given back after what was done before, -1 where it was taken.
    """

    def __init__(self, condition: Condition, rulings: Spellchrome, given: tuple[int, int] = (0, 0)) -> None:
        self.condition, self.rulings, self.given = condition, rulings, given
        self.spent: dict[str, str] = {}
        self.feet = 0
        self.moved = self.step = self.attacked = False
        self._stands()

    def _stands(self) -> None:
        self.prone = self.condition.prone or self.condition.knocked_down
        self.knocked_down = self.condition.knocked_down
        self.hands_full = self.condition.hands_full

    def goes_on(self) -> None:
        self._stands()
        for paid, by in zip(("move", "standard"), self.given, strict=True):
            if by > 0:
                self.spent.pop(paid, None)
            elif by < 0:
                self.spent[paid] = BY_HAND

    @property
    def hindered(self) -> str:
        """What keeps the hands from a gesture now, in words; empty where nothing does (S-73)."""
        why = {
            "bound": self.condition.bound, "grappling": self.condition.grappling,
            "holding something in both hands": self.hands_full,
        }
        return " and ".join(name for name, holds in why.items() if holds)

    def kind(self, action: Planned) -> Kind:
        """The kind of an action after options and rulings: Quick Draw (S-66), a stowed weapon, standing up (S-69)."""
        quick = QUICK | {"draw-hidden"} if self.rulings.quick_draw_hidden else QUICK
        if action.name in quick and self.condition.draws_quickly:
            return "free"
        if action.name == "draw-stowed":
            return self.rulings.stowed
        return "full-round" if action.name == "stand" and self.knocked_down else ACTIONS[action.name]

    def most(self, action: Planned) -> int | None:
        """Most feet of a move action (S-08, S-64); None where the action has no such bound."""
        speed = self.condition.speed
        return {"move": speed, "climb": speed // 3, "swim": speed // 3}.get(action.name)

    def distance(self, action: Planned) -> int:
        """Feet that an action goes: as written, or all that it may."""
        if action.number is not None:
            return action.number
        fixed = {"crawl": CRAWL, "ride": RIDE}
        return fixed[action.name] if action.name in fixed else self.most(action) or 0

    def words(self, action: Planned) -> Mapping[str, object]:
        return {
            "most": self.most(action),
            "spent": " and ".join(f"the {paid} action went to {written}" for paid, written in self.spent.items()),
        }

    def pay(self, action: Planned) -> Kind:
        kind = self.kind(action)
        cost: Kind = "standard" if kind == "move" and "move" in self.spent else kind
        for paid in ("move", "standard") if cost == "full-round" else (cost,):
            if paid in ("move", "standard"):
                self.spent[paid] = action.written
        if action.name in DISTANCE:
            self.moved, self.feet = True, self.feet + self.distance(action)
        elif action.name == "step":
            self.step, self.feet = True, self.feet + STEP
        elif action.name == "stand":
            self.prone = self.knocked_down = False
        elif action.name == "drop-prone":
            self.prone = True
        elif action.frees_hand:
            self.hands_full = False
        self.attacked = self.attacked or action.attacks
        return cost


def _too_far(now: TurnBudget, action: Planned) -> bool:
    most = now.most(action)
    return most is not None and now.distance(action) > most


def _needs_legs(now: TurnBudget, action: Planned) -> bool:
    stepping = action.name == "step" and not now.rulings.prone_step
    return now.prone and (stepping or action.name in DISTANCE - {"crawl"})


BARRIERS: tuple[Barrier[TurnBudget, Planned], ...] = (
    Barrier("gagged", lambda now, act: act.speaks and now.condition.gagged,
            "{action.written} needs words, and the character is gagged"),
    Barrier("hands", lambda now, act: act.gestures and now.hindered != "",
            "{action.written} needs a gesture, and the character is {now.hindered}"),
    Barrier("prone", _needs_legs,
            "{action.written} moves a distance, and a prone character can only crawl: stand up first"),
    Barrier("not-prone", lambda now, act: act.name == "stand" and not now.prone,
            "{action.written} has nothing to do: the character is not prone"),
    Barrier("no-attack", lambda now, act: act.name == "cleave" and not now.attacked,
            "{action.written} follows an attack, and none was made earlier in the turn"),
    Barrier("too-many-devices", lambda now, act: act.name in ("empower", "unempower") and (act.number or 1) > DEVICES,
            "{action.written} is more than a move action does: 1 device, or 2 that are in hand"),
    Barrier("too-far", _too_far, "{action.written} is too far: one move action goes {most} feet in this way"),
    Barrier("second-step", lambda now, act: act.name == "step" and now.step,
            "{action.written} is the second 5-foot step, and a turn has one"),
    Barrier("step-after-move", lambda now, act: act.name == "step" and now.moved,
            "{action.written} needs a turn without any other distance, and some was moved before"),
    Barrier("move-after-step", lambda now, act: act.name in DISTANCE and now.step,
            "{action.written} moves a distance, and after a 5-foot step no other distance is possible"),
    Barrier("no-full-round", lambda now, act: now.kind(act) == "full-round" and bool(now.spent),
            "{action.written} takes the move action and the standard action, but {spent}"),
    Barrier("no-standard", lambda now, act: now.kind(act) == "standard" and "standard" in now.spent,
            "{action.written} takes the standard action, but {spent}"),
    Barrier("no-move", lambda now, act: now.kind(act) == "move" and len(now.spent) == 2,
            "{action.written} takes a move action or the standard action in its place, but {spent}"),
)
"""What forbids an action, in the order in which reasons count."""

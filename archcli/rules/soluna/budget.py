"""What a turn still holds, act after act: what forbids one, what pays for it, and what it changes."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from archcli.given import Given, Range
from archcli.planner import Barrier, Budget
from archcli.record import Record
from archcli.rules.soluna.acts import ACTS, DELAYED, Kind, Planned

Cost = Literal["move", "main", "half-main", "free"]
HALVES = 2
"""Move-equivalent acts in a main act (L-53)."""
EXTENSIONS = 2
"""Most extensions of a move; each doubles its range (L-52)."""


class Condition(Record):
    """What a turn starts with, and whether the `trigger` of a delayed act came. `dexterity` in squares.

    `lost`: acts that are lost (L-58); `reload` and `board`: the kinds of these acts, by skill, maneuver or ability
    (L-54, L-56).
    """

    dexterity: Annotated[int | None, Range(0, 100), Given(
        "--dexterity", sheet="perimeters.dexterity or speed", help="Squares of a move, 0 to 100; a vehicle's speed.",
    )] = None
    lost: Annotated[tuple[Literal["move", "main"], ...], Given(
        "--lost", help="An act that is lost, the move act by being bound; repeatable.",
    )] = ()
    reload: Annotated[Literal["main", "move-equivalent", "free"], Given(
        "--reload", help="What reloading takes (main).",
    )] = "main"
    board: Annotated[Literal["main", "move-equivalent"], Given(
        "--board", help="What getting into a vehicle takes (main).",
    )] = "main"
    unloaded: Annotated[bool, Given("--unloaded", help="The gun is empty at the start.")] = False
    trigger: Annotated[Literal["met", "unmet"] | None, Given(
        "--trigger", state="trigger", help="Whether the trigger of a delayed act came before the next turn.",
    )] = None


class TurnBudget(Budget[Planned, Kind, Cost]):
    """A turn under way. `range`: squares that the plan's move may cover, None while that is not known yet.

    `given`: the move act, and halves of the main act, that were given after what was done before (below 0: taken).
    """

    def __init__(
        self, plan: Sequence[Planned], condition: Condition, range: int | None, given: tuple[int, int] = (0, 0),
    ) -> None:
        self.condition, self.range, self.given = condition, range, given
        self.lost: tuple[str, ...] = condition.lost
        self.planned_move = any(act.name == "move" for act in plan)
        self.move = "move" not in condition.lost
        self.halves = 0 if "main" in condition.lost else HALVES
        self.loaded = not condition.unloaded
        self.extended = 0
        self.squares = 0
        self.moved = False
        self.spent: list[str] = []
        self.equivalent = self.shifted = ""

    def goes_on(self) -> None:
        self.loaded = not self.condition.unloaded
        # What a move act has paid for falls on the main act as soon as a move is made: too late, where that is spent.
        self.shifted = self.equivalent if self.halves < 0 and self.planned_move and not self.moved else ""
        move, halves = self.given
        self.halves = max(0, self.halves) + halves if halves else self.halves
        if move > 0:
            self.move, self.moved = True, False
        elif move < 0:
            self.move, self.lost = False, (*self.lost, "move")

    def kind(self, action: Planned) -> Kind:
        return self.kind_of(action.name)

    def kind_of(self, act: str) -> Kind:
        """The kind of an act of this name, after what a skill or maneuver changes."""
        changed: dict[str, Kind] = {"reload": self.condition.reload, "board": self.condition.board}
        return changed.get(act, ACTS[act])

    @property
    def move_pays(self) -> bool:
        """Whether the move act pays for a move-equivalent one: it is there, and the plan has no move (L-53)."""
        return self.move and not self.planned_move

    def words(self, action: Planned) -> Mapping[str, object]:
        return {"spent": ", ".join(self.spent) or "nothing"}

    def pay(self, action: Planned) -> Cost:
        cost = self._cost(self.kind(action))
        if cost == "move":
            self.move = False
        elif cost != "free":
            self.halves -= HALVES if cost == "main" else 1
            self.spent.append(action.written)
        if self.kind(action) == "move-equivalent":
            self.equivalent = self.equivalent or action.written
        if action.name == "move":
            self.moved = True
            self.squares = action.squares if action.squares is not None else self.range or 0
        self.extended += action.name == "extend"
        self.loaded = self.loaded or action.name == "reload"
        return cost

    def _cost(self, kind: Kind) -> Cost:
        if kind == "move-equivalent":
            return "move" if self.move_pays else "half-main"
        return kind


def _lost(now: TurnBudget, act: Planned) -> bool:
    return now.kind(act) in now.lost


def _not_main(now: TurnBudget, act: Planned) -> bool:
    return act.held is not None and (act.held not in DELAYED or now.kind_of(act.held) != "main")


def _too_far(now: TurnBudget, act: Planned) -> bool:
    return act.name == "move" and now.range is not None and (act.squares or 0) > now.range


BARRIERS: tuple[Barrier[TurnBudget, Planned], ...] = (
    Barrier("unloaded", lambda now, act: act.fires and not now.loaded,
            "{action.written} fires an empty gun, and no reload comes before it"),
    Barrier("not-main", _not_main, "only a main act can be delayed, and {action.held} is none"),
    Barrier("lost", _lost, "{action.written} is not possible: its act is lost to circumstances"),
    Barrier("no-move", lambda now, act: act.name == "extend" and not (
        now.planned_move and "move" not in now.condition.lost), "{action.written} lengthens a move, and there is none"),
    Barrier("extended-twice", lambda now, act: act.name == "extend" and now.extended == EXTENSIONS,
            "{action.written} is the third, and a move is extended twice at most"),
    Barrier("second-move", lambda now, act: act.name == "move" and now.moved,
            "{action.written} is the second move, and a turn has one move act"),
    Barrier("too-far", _too_far, "{action.written} is too far: this move covers {now.range} squares"),
    Barrier("no-main", lambda now, act: now.kind(act) == "main" and now.halves < HALVES,
            "{action.written} takes a whole main act, and of that is spent already: {spent}"),
    Barrier("no-half", lambda now, act: act.name == "move" and now.shifted != "",
            "{action.written} takes the move act, which went to {now.shifted}, and the main act is spent: {spent}"),
    Barrier("no-half", lambda now, act: now.kind(act) == "move-equivalent" and not now.move_pays and not now.halves,
            "{action.written} takes the move act or half the main act, and neither is left (spent: {spent})"),
)
"""What forbids an act, in the order in which reasons count."""

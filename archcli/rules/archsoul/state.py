"""What a fight carries of each Archsoul combatant from one command to the next."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from archcli.errors import NUMBER, RuleError
from archcli.fight.combatant import Combatant
from archcli.given import COMBATANT, WEAPON, Range
from archcli.record import Record
from archcli.rules.archsoul.turn_actions import ACTIONS, AP, STUDIES, pips
from archcli.sheet import Key

Stance = Literal["hold-firm", "shield-intercept", "soul-shield"]


class Grapple(Record):
    """A grapple: with whom, and who is in control of it (A-78)."""

    with_: Annotated[str, Key(takes=COMBATANT)]
    control: Annotated[str, Key(takes=COMBATANT)]


class Item(Record, unshown=("name",)):
    """A weapon in a fight: `hp` in points, None where nobody counts them (A-57); `ammunition_left` None likewise."""

    name: str
    hp: Annotated[int | None, Range(0, 1000), Key()] = None
    broken: Annotated[bool, Key()] = False
    dropped: Annotated[bool, Key()] = False
    destroyed: Annotated[bool, Key()] = False
    needs_repair: Annotated[bool, Key()] = False
    jammed: Annotated[bool, Key()] = False
    ammunition_left: Annotated[int | None, Range(0, 10**6), Key()] = None

    @property
    def told(self) -> str:
        """What is to be known of it, in words; empty where it is as it always is."""
        counted = [
            *([] if self.hp is None else [f"{self.hp} hp"]),
            *([] if self.ammunition_left is None else [f"{self.ammunition_left} left"]),
        ]
        marks = ("broken", "dropped", "destroyed", "needs_repair", "jammed")
        return ", ".join([*counted, *(mark.replace("_", " ") for mark in marks if getattr(self, mark))])


class State(Combatant):
    """An Archsoul combatant. `studied` in a row, `ap_spent` this turn, `attacked_with` the weapons of this round,
    reactions included (A-114), `reacted` the targets of reactions (A-69), `carried` a drawing begun last turn (A-112),
    `acted` the steps of the actions of `done`, which only the file keeps.
    """

    KEPT_QUIET: ClassVar[frozenset[str]] = Combatant.KEPT_QUIET | {
        "ap_spent", "attacked_with", "reacted", "grapple.control", "acted",
    }
    WORDS: ClassVar[Mapping[str, str]] = {"grapple.with": "in a grapple with", "carried": "has begun"}

    hit_points: Annotated[int | None, Range(0, 10**6), Key()] = None
    prone: Annotated[bool, Key()] = False
    grapple: Annotated[Grapple | None, Key()] = None
    stances: Annotated[tuple[Stance, ...], Key()] = ()
    weapons: Annotated[Mapping[str, Item], Key(takes=WEAPON)] = {}
    studied: Annotated[int, Range(0, 10**6), Key()] = 0
    ap_spent: Annotated[int, Range(0, 10**6), Key()] = 0
    attacked_with: Annotated[tuple[str, ...], Key(takes=WEAPON)] = ()
    reacted: Annotated[tuple[str, ...], Key(takes=COMBATANT)] = ()
    carried: Annotated[str | None, Key(check=lambda value: _spans(value))] = None
    mounted: Annotated[bool, Key()] = False
    acted: Annotated[tuple[int, ...], Range(0, NUMBER), Key()] = ()

    @classmethod
    def kept(cls) -> tuple[str, ...]:
        return tuple(name for name in super().kept() if name != "acted")

    @property
    def _ap_left(self) -> int:
        """AP in points; what was spent in the turn before counts no more."""
        return max(0, AP - self.ap_spent) if self.begun else AP

    @property
    def can_attack(self) -> bool:
        return self.grapple is None and self._ap_left >= (ACTIONS["attack"].ap or 0)

    @property
    def in_hand(self) -> str | None:
        item = self.weapons.get(self.weapon or "")
        return None if item is not None and (item.dropped or item.destroyed) else self.weapon

    def unusable(self, weapon: str, *, dropped: bool) -> Iterator[RuleError]:
        """What is refused of an attack with a weapon of that name: it lies on the ground (`dropped`), is destroyed, or
        has nothing left to shoot."""
        item = self.weapons.get(weapon)
        if dropped:
            hint = f"archcli fight act pick-up:{weapon}"
            yield RuleError(f"{self.name} has dropped the {weapon}", rule="A-111", hint=hint)
        if item is not None and item.destroyed:
            yield RuleError(f"the {weapon} of {self.name} is destroyed", rule="A-91")
        if item is not None and item.ammunition_left == 0:
            hint = f"archcli recover, or archcli fight set NAME weapons.{weapon}.ammunition_left=N"
            yield RuleError(f"the {weapon} of {self.name} has no ammunition left", rule="A-108", hint=hint)

    def budget(self, *, acting: bool) -> Iterator[str]:
        if acting:
            yield f"{pips(self._ap_left)} AP"

    def conditions(self, *, acting: bool) -> Iterator[str]:
        if self.prone:
            yield "prone"
        if self.mounted:
            yield "mounted"
        if self.grapple is not None:
            held = "holds" if self.grapple.control == self.name else "grappled by"
            yield f"{held} {self.grapple.with_}"
        yield from (f"{stance} (until own turn)" for stance in self.stances)
        yield from (f"{name} {item.told}" for name, item in self.weapons.items() if item.told)
        if self.studied:
            yield f"studied {self.studied} of {STUDIES}"
        if self.carried is not None:
            yield f"{self.carried} begun"
        if acting and self.attacked_with:
            yield f"attacked with {' and '.join(self.attacked_with)}"
        if self.reacted:
            yield f"reacted to {' and '.join(self.reacted)}"


def _spans(value: object) -> str | None:
    """What is expected of a drawing begun last turn, where a text names none (A-112)."""
    spanning = [name for name, action in ACTIONS.items() if action.spans]
    return None if value in spanning else f"one of {', '.join(spanning)}"

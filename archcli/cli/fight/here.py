"""The fight in which a line runs: who acts, at whom it is aimed, how they stand, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.fight.effects import moved, struck_back, without_counted
from archcli.cli.fight.known import Known
from archcli.cli.plan import Changed, Stepped
from archcli.cli.typed import listed
from archcli.errors import FightError, RuleError
from archcli.fight.carrying import carried_out
from archcli.fight.state import Fight
from archcli.fight.turns import Doing
from archcli.given import ACTOR, BOTH, SHEET, TARGET, Declaration, Word
from archcli.report import Result


class Here(Known, Acting):
    """The fight of a line under way: `actor` acts in it, or is whom it befalls, and `targets` are those at whom it is
    aimed; `anyway`: also what the rules of a turn refuse."""

    def __init__(self, fight: Fight, file: str, *, anyway: bool = False, reads: dict[str, Any] | None = None) -> None:
        super().__init__(fight, file, reads)
        self.anyway = anyway
        self.actor: str | None = None
        self.targets: tuple[str, ...] = ()
        self.doing: Doing | None = None

    # Who acts, and at whom it is aimed.

    def cast(self, values: dict[str, Any], declared: Mapping[str, Declaration]) -> None:
        """Find who acts and at whom it is aimed; the one whose turn it is takes the place of an actor that is left out,
        unless that one alone is named, who is no target of its own.

        Raises FightError where nobody is named and it is nobody's turn.
        """
        roles = {key: option for key, option in declared.items() if option.given.has_part}
        words = [
            (key, word) for key, option in roles.items() if isinstance(option.given, Word)
            for word in listed(values.get(key))
        ]
        place = next((key for key, option in roles.items() if option.given.whose in (ACTOR, BOTH)), None)
        if place is None:
            return
        if not isinstance(roles[place].given, Word):
            typed = values.get(place)
            of_sheet = roles[place].given.takes == SHEET
            self.actor = self.whom(typed) if typed and of_sheet else self.the(typed or self.up_now())
            if typed is None and of_sheet:
                values[place] = self.actor
            others = [word for _, word in words]
        else:
            aims = any(option.given.whose in (TARGET, BOTH) for option in roles.values())
            typed_words = [word for _, word in words]
            itself = self.fight.turn is not None and list(map(self.whom, typed_words)) == [self.fight.turn]
            if len(typed_words) < (2 if aims and not itself else 1):
                typed_words.insert(0, self.up_now())
            self.actor = self.whom(typed_words[0])
            others = typed_words[1:]
            self._give(values, roles, typed_words)
            if self.actor is not None:
                self.draft = self.turns.named(self.draft, self.actor)
        self.targets = tuple(filter(None, map(self.whom, others)))

    def up_now(self) -> str:
        """Whose turn it is. Raises FightError where it is nobody's."""
        if self.fight.turn is None:
            begun = "archcli fight next begins the round"
            hint = begun if self.fight.order else "archcli fight start begins the fight"
            raise FightError("it is nobody's turn: name who acts", hint=hint)
        return self.fight.turn

    def done(self, fight: Fight) -> Stepped:
        """A step without dice, after which the fight stands so."""
        return Stepped(lambda dice: Changed(fight))

    def _give(self, values: dict[str, Any], roles: Mapping[str, Declaration], words: list[str]) -> None:
        left = list(words)
        for key, option in roles.items():
            if not isinstance(option.given, Word):
                continue
            if option.many:
                values[key], left = left, []
            elif left:
                values[key] = left.pop(0)

    @property
    def state(self) -> Any:
        """The state of the one who acts, or whom it befalls."""
        return None if self.actor is None else self.draft.combatants[self.actor]

    def moved(self, hand: ByHand) -> ByHand:
        """What was typed by hand, and the effects that reach this line."""
        return moved(self.draft, self.actor, self.targets, hand)

    def struck_back(self, hand: ByHand, *own: str) -> ByHand:
        return struck_back(self.draft, self.actor, self.targets, hand, own)

    # What it is in a turn, and what comes of it.

    def does(
        self, *actions: str, sheet: Any = None, rulings: Any = None, reaction: str | None = None,
        hindered: RuleError | None = None,
    ) -> None:
        refused = [*self.turns.fallen(self.fight, self.targets)]
        if self.actor is not None:
            self.doing = Doing(who=self.actor, words=actions, targets=self.targets, reaction=reaction)
            weighed = self.turns.weigh(self.draft, self.doing, sheet, rulings)
            refused += weighed.refused
            self.draft = weighed.fight
        refused += filter(None, (hindered,))
        if self.doing is None or self.turns.attacks(self.doing):
            refused += self._over()
        if refused and not self.anyway:
            raise refused[0]

    def sheet(self) -> Any:
        return None if self.actor is None else self.own(self.actor)

    def others(self) -> Iterator[Any]:
        return (self.own(name) for name in self.draft.standing() if name != self.actor)

    def _over(self) -> Iterator[RuleError]:
        if self.fight.is_over:
            yield RuleError(f"the fight is over: {self.fight.over or 'nobody'} stands", hint="--anyway goes on")

    def after(self, result: Result) -> Fight:
        """How the fight stands after a result."""
        carried = [
            change._replace(who=change.who or self.actor or "") for change in result.carries()
            if change.who not in self.strangers and not self._is_stranger(change.value)
        ]
        known = [change for change in carried if change.who in self.draft.combatants]
        fight = carried_out(without_counted(self.draft, result, (self.actor, *self.targets)), known)
        if self.actor is None:
            return self.fallen(self.turns.follows(self.draft, fight))
        doing = self.doing or Doing(self.actor, targets=self.targets)
        return self.fallen(self.turns.happened(fight, doing, result))

    def _is_stranger(self, value: Any) -> bool:
        """Whether a value names somebody of an ordinary sheet, of whom a fight knows nothing."""
        return isinstance(value, str) and value in self.strangers

    def fallen(self, fight: Fight) -> Fight:
        """The fight without what ended because somebody went down."""
        for name, one in fight.combatants.items():
            before = self.fight.combatants.get(name)
            if one.is_down and before is not None and not before.is_down:
                fight = self.turns.left(fight, name)
        return fight

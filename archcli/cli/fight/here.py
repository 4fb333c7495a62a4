"""The fight in which a line runs: who acts, at whom it is aimed, how they stand, and what comes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from archcli.by_hand import ByHand, initiative_of, of_target
from archcli.cli.acting import Acting
from archcli.cli.house import house_file
from archcli.cli.plan import Changed, Stepped
from archcli.cli.sheets import Files, Spelled, spelled
from archcli.errors import FightError, RuleError, SheetError, unknown
from archcli.fight.carrying import carried_out
from archcli.fight.combatant import NEXT_ATTACK, Combatant, Effect
from archcli.fight.names import combatant, meant, named
from archcli.fight.state import Fight
from archcli.fight.turns import Doing
from archcli.games import GAMES
from archcli.given import ACTOR, BOTH, SHEET, TARGET, Declaration, Word
from archcli.names import fold
from archcli.report import Modifier, Result
from archcli.sheet import Character

S = TypeVar("S", bound=Character)


class Here(Files, Acting):
    """A fight under way. `fight` is how it stood before the line, `draft` how it stands with what the line has done so
    far; `reads` is everything that was read for it, and all that it takes to resolve the line again (`again`)."""

    def __init__(self, fight: Fight, file: str, *, anyway: bool = False, reads: dict[str, Any] | None = None) -> None:
        self.fight = self.draft = fight
        self.file, self.anyway = file, anyway
        self.turns = GAMES[fight.system].part("turns")
        self.again = reads is not None
        self.reads: dict[str, Any] = reads or {"fight": fight.tables(), "sheets": {}, "house": None}
        self.actor: str | None = None
        self.targets: tuple[str, ...] = ()
        self.strangers: set[str] = set()
        self.doing: Doing | None = None

    # Sheets: those of combatants with their state over them, and all others as they are.

    def combatant(self, word: str) -> str | None:
        """The combatant whom a word names, however it is written; None where it names nobody."""
        return named(self.fight, word)

    def sheets(self, of: Callable[..., S], word: str, instead: str | None) -> list[S]:
        who = self.combatant(word)
        if who is not None:
            return [self.own(who, of)]
        self._refuse_trap(word)
        called = spelled(word)
        try:
            path, tables = self.read(called.sheet, instead)
        except SheetError as unfound:
            if called == Spelled(word) and _is_bare(word) and not unfound.mistakes[0].key:
                self._point_to_near(word, unfound)
            raise
        sheet = of(tables, file=path)
        names = called.names(sheet.name)
        self.strangers |= {*names}
        return [sheet.replace(name=name) for name in names]

    def own(self, who: str, of: Callable[..., S] | None = None) -> S:
        """The sheet of a combatant, with its state over it."""
        one: Combatant = self.draft.combatants[who]
        one = one.replace(running=who in self.turns.running(self.draft))
        path, tables = self.read(self.path_of(one.sheet))
        sheet: S = (of or GAMES[self.fight.system].part("sheet").of)(tables, file=path)
        return _laid(sheet, one)

    def path_of(self, path: str) -> str:
        """The path of a file that the fight names, which is relative to its own."""
        return os.path.join(os.path.dirname(self.file), path)

    def read(self, sheet: str, instead: str | None = None) -> tuple[str, dict[str, Any]]:
        known = self.reads["sheets"].get(sheet)
        if known is None:
            path, tables = super().read(sheet, instead)
            known = self.reads["sheets"][sheet] = {"file": path, "tables": tables}
        return known["file"], known["tables"]

    def has(self, word: str) -> bool:
        if self.combatant(word) is not None:
            return True
        return spelled(word).sheet in self.reads["sheets"] if self.again else super().has(word)

    def _refuse_trap(self, word: str) -> None:
        """Raises FightError for a bare name that is the sheet of combatants, or what stands before their number."""
        if spelled(word) != Spelled(word) or not _is_bare(word):
            return
        found = meant(self.fight, word)
        if found:
            said = f'"{word}" is in this fight as {", ".join(found)}'
            raise FightError(said, hint=f"the sheet itself is meant by its path, such as ./{word}.toml", choices=found)

    def _point_to_near(self, word: str, unfound: SheetError) -> None:
        wrong = unknown("combatant", word, self.fight.combatants)
        if "did you mean" in wrong:
            raise FightError(wrong, choices=self.fight.combatants) from unfound

    # Who acts, and at whom it is aimed.

    def cast(self, values: dict[str, Any], declared: Mapping[str, Declaration]) -> None:
        """Find who acts and at whom it is aimed; the one whose turn it is takes the place of an actor that is left out,
        unless that one alone is named, who is no target of its own.

        Raises FightError where nobody is named and it is nobody's turn.
        """
        roles = {key: option for key, option in declared.items() if option.given.whose}
        words = [
            (key, word) for key, option in roles.items() if isinstance(option.given, Word)
            for word in _listed(values.get(key))
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

    def the(self, word: str) -> str:
        """The combatant whom a word names. Raises FightError where there is nobody of that name."""
        return combatant(self.fight, word)

    def ever(self, recorded: Callable[[], Iterable[str]] | None = None) -> list[str]:
        """The names of all who ever were in the fight; `recorded` looks them up, and is asked once."""
        if recorded is not None and "ever" not in self.reads:
            self.reads["ever"] = sorted({*recorded()})
        known: list[str] = self.reads.get("ever", [])
        return known

    def weapons_of(self, who: str) -> Iterable[str]:
        """The weapons on the sheet of a combatant."""
        sheet: Any = self.own(who)
        return tuple(sheet.weapons)

    def done(self, fight: Fight, said: str | None = None, news: Iterable[str] = ()) -> Stepped:
        """A step without dice, after which the fight stands so."""
        return Stepped(lambda dice: Changed(fight, said=said, news=tuple(news)))

    def whom(self, word: str) -> str | None:
        """The combatant whom a word names, which may have a number behind a colon."""
        return self.combatant(word) or self.combatant(word.rpartition(":")[0] or word)

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
        """What was typed by hand, and the effects of the one who acts, of those at whom it is aimed, and on the
        initiative of anybody."""
        moving = [
            (one.name, effect) for one in self.draft.combatants.values() for effect in one.effects if effect.by
        ]
        return hand._replace(
            effects=tuple(_modifier(effect) for who, effect in moving if self._moves_own(who, effect)),
            upon=tuple(
                (who, _modifier(effect)) for who, effect in moving if who in self.targets and of_target(effect.to)
            ),
        )

    def struck_back(self, hand: ByHand, *own: str) -> ByHand:
        numbers = {*map(fold, own)}
        moving = [
            (who, effect) for who in filter(None, (self.actor, *self.targets))
            for effect in self.draft.combatants[who].effects if effect.by
        ]
        return hand._replace(
            effects=tuple(
                _modifier(effect) for who, effect in moving
                if (fold(effect.to or "") in numbers if who == self.actor else not of_target(effect.to))
            ),
            upon=tuple(
                (who, _modifier(effect)) for who, effect in moving if who == self.actor and of_target(effect.to)
            ),
        )

    def _moves_own(self, who: str, effect: Effect) -> bool:
        """Whether an effect moves a number of somebody who acts."""
        acts = who == self.actor and not of_target(effect.to)
        return acts or fold(effect.to or "") == fold(initiative_of(who))

    def rulings(self, typed: str | None, *, always: bool) -> Any:
        """The rulings in force: those of a file that was typed, else those of the fight, else the usual ones."""
        kind = GAMES[self.fight.system].part("rulings")
        known = self.reads["house"]
        if known is None and not self.again:
            path = typed or (self.path_of(self.fight.house) if self.fight.house else house_file())
            if path:
                from archcli.cli.files import read_house

                known = self.reads["house"] = {"file": path, "tables": read_house(path)}
        if known is None:
            return kind() if always else None
        from archcli.rulings import read

        return read(known["tables"], kind, game=self.fight.system, file=known["file"])

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
            if change.who not in self.strangers
        ]
        known = [change for change in carried if change.who in self.draft.combatants]
        fight = carried_out(self._without_counted(result), known)
        if self.actor is None:
            return self.fallen(self.turns.follows(self.draft, fight))
        doing = self.doing or Doing(self.actor, targets=self.targets)
        return self.fallen(self.turns.happened(fight, doing, result))

    def fallen(self, fight: Fight) -> Fight:
        """The fight without what ended because somebody went down."""
        for name, one in fight.combatants.items():
            before = self.fight.combatants.get(name)
            if one.is_down and before is not None and not before.is_down:
                fight = self.turns.left(fight, name)
        return fight

    def _without_counted(self, result: Result) -> Fight:
        """The draft without the effects that counted in this result, and last no longer."""
        modifiers = {*getattr(result, "modifiers", ())}
        fight = self.draft
        for name in filter(None, (self.actor, *self.targets)):
            effects = fight.combatants[name].effects
            left = tuple(effect for effect in effects if not _counted(effect, modifiers))
            if left != effects:
                fight = fight.with_(name, effects=left)
        return fight


def _is_bare(word: str) -> bool:
    """Whether a word is a name to be looked up, and no path."""
    return "/" not in word and os.sep not in word and not word.endswith(".toml")


def _listed(value: Any) -> list[str]:
    return [] if value is None else [value] if isinstance(value, str) else list(value)


def _modifier(effect: Effect) -> Modifier:
    return Modifier(effect.to or "", effect.by or 0, effect.because)


def _counted(effect: Effect, modifiers: set[Modifier]) -> bool:
    if effect.until != NEXT_ATTACK or not effect.by:
        return False
    return any(
        modifier.by == effect.by and modifier.because == effect.because
        and (effect.to is None or fold(effect.to) == fold(modifier.to)) for modifier in modifiers
    )


def _laid(sheet: S, one: Any) -> S:
    """A sheet with a state over it: the state's numbers take the place of its own."""
    changes: dict[str, Any] = {"name": one.name, "state": one}
    for field, path in one.ON_SHEET.items():
        value = getattr(one, field, None)
        head, _, inner = path.partition(".")
        if value is None:
            continue
        changes[head] = changes.get(head, getattr(sheet, head)).replace(**{inner: value}) if inner else value
    items = getattr(one, "weapons", {})
    if items:
        weapons: dict[str, Any] = dict(getattr(sheet, "weapons", {}))
        for name, item in items.items():
            own = next((known for known in weapons if fold(known) == fold(name)), None)
            if own is not None:
                shared = {field: getattr(item, field) for field in item.FIELDS if field in weapons[own].FIELDS}
                weapons[own] = weapons[own].replace(**{
                    field: value for field, value in shared.items() if value is not None and field != "name"
                })
        changes["weapons"] = weapons
    return sheet.replace(**changes)



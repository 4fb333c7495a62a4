"""Where a key of a combatant leads, by what its game declares of the state, and what may stand there."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from archcli.errors import FightError, UsageError, nearest, no_such, unknown
from archcli.fight.by_hand.words import Worded
from archcli.fight.combatant import Combatant
from archcli.fight.names import combatant, everybody
from archcli.fight.state import Fight
from archcli.given import COMBATANT, WEAPON
from archcli.names import fold
from archcli.numbers import whole
from archcli.record import Record
from archcli.sheet import Declared, keys, shown

BESIDE = ("hit_points_full", "down", "side")
"""What may be set of a combatant besides the state of its game."""
ELSEWHERE = {"effects": "archcli fight effect", "open": "archcli fight set NAME settled"}
"""What of a combatant is changed by another command, or another word."""
WeaponsOf = Callable[[str], Mapping[str, Any]]
"""The weapons that somebody has, by name, with the numbers that hold where a fight has none of its own."""


class Place(NamedTuple):
    """Where a key leads: the way through the tables of a combatant, what is declared of the value there, what it is now
    (None: there is none), and whether there may be none."""

    way: tuple[str, ...]
    declared: Declared
    now: Any
    may_go: bool

    @property
    def key(self) -> str:
        """The key, dotted as `changes` names it."""
        return ".".join(map(shown, self.way))

    @property
    def is_group(self) -> bool:
        """Whether it has parts with keys of their own, and no value."""
        kind = self.declared.kind
        return kind.table or (issubclass(kind.of, Record) and not kind.listed)

    @property
    def is_number(self) -> bool:
        """Whether it is a whole number."""
        return self.declared.kind.of is int and not self.declared.kind.listed and not self.is_group

    @property
    def parts(self) -> list[str]:
        """The keys of its parts."""
        kind = self.declared.kind
        heads = self.declared.about.names or ("NAME",) if kind.table else ("",)
        inner = keys(kind.of) if issubclass(kind.of, Record) else ("",)
        return [".".join(filter(None, (self.key, head, key))) for head in heads for key in inner]


class Places:
    """The places of one combatant, and the names that may stand there."""

    def __init__(self, fight: Fight, who: str, weapons_of: WeaponsOf | None = None) -> None:
        self.fight, self.who, self.weapons_of = fight, who, weapons_of

    def of(self, change: Worded) -> Place:
        """Where the key of a change leads. Raises UsageError for an unknown one, FightError where a name is nearer."""
        here: Any = self.fight.combatants[self.who]
        record: type[Record] = type(here)
        known: Mapping[str, Declared] = settable(record)
        way: tuple[str, ...] = ()
        rest = list(change.parts)
        weapon: Any = None
        while True:
            typed = rest.pop(0)
            key = next((key for key in known if fold(key) == fold(typed)), None)
            if key is None:
                raise self._unknown(change, typed, way, known)
            declared, default = known[key], record.DEFAULTS.get(known[key].field)
            here = default if here is None else getattr(here, declared.field)
            here = getattr(weapon, declared.field, None) if here is None else here
            may_go = default is False or default in ((), {}) or (default is None and not declared.needed)
            way = (*way, key)
            if declared.kind.table and rest:
                name = self._entry(rest.pop(0), here, declared)
                here = here.get(name, 0 if declared.about.names else None)
                if declared.about.takes == WEAPON and self.weapons_of is not None:
                    weapon = self.weapons_of(self.who).get(name)
                declared, may_go, way = declared._replace(kind=declared.kind._replace(table=False)), True, (*way, name)
            place = Place(way, declared, here, may_go)
            if not rest:
                return place
            if not place.is_group:
                raise UsageError(f"{place.key} has no parts")
            record = declared.kind.of
            known = keys(record)

    def value(self, place: Place, text: str) -> Any:
        """What a text says, as a file would hold it; what may not stand there is left for the reader of it.

        Raises FightError and UsageError for the name of nobody, and of no weapon of the combatant.
        """
        kind, text = place.declared.kind, text.strip()
        if kind.listed:
            return [name for part in text.split(",") for name in self._names(part.strip(), place.declared)]
        if kind.of is bool:
            return {"true": True, "false": False}.get(text.casefold(), text)
        if kind.of is int:
            number = None if text.startswith("+") else whole(text)
            return text if number is None else number
        return self._name(text, place.declared)

    def _names(self, text: str, declared: Declared) -> list[str]:
        return everybody(self.fight, [text]) if declared.about.takes == COMBATANT else [self._name(text, declared)]

    def _name(self, text: str, declared: Declared) -> str:
        if declared.about.takes == COMBATANT:
            return combatant(self.fight, text)
        if declared.about.takes == WEAPON and self.weapons_of is not None:
            return _found("weapon", text, self.weapons_of(self.who), of=f" of {self.who}")
        return next((choice for choice in declared.kind.choices if fold(choice) == fold(text)), text)

    def _entry(self, typed: str, here: Mapping[str, Any], declared: Declared) -> str:
        """The name of an entry of a table, however it is written."""
        if declared.about.takes == WEAPON and self.weapons_of is not None:
            return _found("weapon", typed, (*self.weapons_of(self.who), *here), of=f" of {self.who}")
        if declared.about.names:
            return _found("key", typed, declared.about.names)
        return next((name for name in here if fold(name) == fold(typed)), typed)

    def _unknown(
        self, change: Worded, typed: str, way: tuple[str, ...], known: Iterable[str],
    ) -> FightError | UsageError:
        key = ".".join((*map(shown, way), typed))
        names = [".".join((*map(shown, way), name)) for name in known]
        if not way and typed in ELSEWHERE:
            return UsageError(f'"{typed}" is not set: it is changed by {ELSEWHERE[typed]}')
        if not way and nearest(typed, names) is None and nearest(typed, self.fight.combatants) is not None:
            return FightError(
                unknown("combatant", change.word, self.fight.combatants), choices=self.fight.combatants,
            )
        return no_such("key", key, names)


def settable(state: type[Record]) -> dict[str, Declared]:
    """What may be set of a combatant by hand: what its game carries, the weapon last used, and BESIDE."""
    wanted = (*(state.kept() if issubclass(state, Combatant) else ()), *BESIDE)
    return {key: declared for key, declared in keys(state).items() if declared.field in wanted}


def _found(what: str, typed: str, known: Iterable[str], of: str = "") -> str:
    names = list(dict.fromkeys(known))
    name = next((name for name in names if fold(name) == fold(typed)), None)
    if name is None:
        raise no_such(f"{what}{of}", typed, names)
    return name

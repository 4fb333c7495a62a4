"""The state of a fight: the whole of it, each combatant, and what the file holds of them."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, Self

from archcli.errors import NUMBER, FightError, unknown
from archcli.fight.changes import Change, applied, difference
from archcli.games import GAMES
from archcli.given import WEAPON, Range
from archcli.names import fold, parted
from archcli.record import Record
from archcli.report import signed
from archcli.sheet import Key, keys, shown
from archcli.sheet.reader import SheetReader

Side = Literal["party", "foes"]
PARTY: Side = "party"
FOES: Side = "foes"
Condition = Literal["unhurt", "hurt", "badly-hurt", "down"]
NEXT_ATTACK, THIS_TURN = "next-attack", "turn"
"""Ends of an effect that are no number of turns: the next attack in which it counts, and the running turn."""


def _end(value: Any) -> str | None:
    turns = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= NUMBER
    fits = turns or value in (NEXT_ATTACK, THIS_TURN)
    return None if fits else f'"{NEXT_ATTACK}", "{THIS_TURN}" or a number of turns'


class Effect(Record):
    """What hurts or helps somebody: `to` is the number that it moves, as `modifiers` calls it (None: the main one),
    `by` how much (None: nothing, it is a mere word), `because` why.

    `until`: NEXT_ATTACK, THIS_TURN, a number of own turns that have to begin, or None: until it is cleared.
    """

    to: Annotated[str | None, Key()] = None
    by: Annotated[int | None, Range(-NUMBER, NUMBER), Key()] = None
    because: Annotated[str, Key()]
    until: Annotated[Any, Key(check=_end)] = None

    @property
    def text(self) -> str:
        """As `--modify` writes it: `attack difficulty +1 wrist hurt`."""
        return " ".join(filter(None, (self.to, None if self.by is None else signed(self.by), self.because)))

    @property
    def ending(self) -> str:
        """When it ends, in words; empty where nothing ends it by itself."""
        if isinstance(self.until, int):
            return "1 turn" if self.until == 1 else f"{self.until} turns"
        return {NEXT_ATTACK: "next attack", THIS_TURN: "this turn"}.get(self.until, "")

    @property
    def said(self) -> str:
        """With its end: `attack difficulty +1 wrist hurt (next attack)`."""
        return f"{self.text} ({self.ending})" if self.ending else self.text


class Combatant(Record):
    """Somebody in a fight; a game's own `State` adds what it carries from one command to the next.

    `sheet` is a path relative to the fight's file, `down` what was said by hand (0 hit points take down by
    themselves), `joined` whether it came once the fight had begun, `begun` whether the turn of this round has begun,
    `done` the actions of the running turn, `weapon` the one last used, `open` what waits for a decision, `running`
    whether its turn runs, as a sheet tells it.
    """

    name: str
    sheet: Annotated[str, Key()]
    side: Annotated[Side, Key()]
    hit_points_full: Annotated[int | None, Range(0, NUMBER), Key()] = None
    down: Annotated[bool, Key()] = False
    begun: Annotated[bool, Key()] = False
    joined: Annotated[bool, Key()] = False
    done: Annotated[tuple[str, ...], Key()] = ()
    weapon: Annotated[str | None, Key(takes=WEAPON)] = None
    effects: Annotated[tuple[Effect, ...], Key()] = ()
    open: Annotated[tuple[str, ...], Key()] = ()
    running: bool = False
    ON_SHEET: ClassVar[Mapping[str, str]] = {"hit_points": "hit_points"}
    """Where its numbers stand on a sheet: those of the state take the place of these."""
    PHASES: ClassVar[tuple[str, ...]] = ()
    """What is settled in each phase of a round, where a fight counts them."""
    KEPT_QUIET: ClassVar[frozenset[str]] = frozenset({"begun", "joined", "done", "weapon", "sheet", "hit_points_full"})
    """Keys whose changes nobody needs to be told of: what only the turn's own rules count."""
    WORDS: ClassVar[Mapping[str, str]] = {}
    """What a change of a key is called, where its own words would not do."""

    @property
    def is_down(self) -> bool:
        """Whether somebody is out of it: taken out by hand, or at 0 hit points or below."""
        points = getattr(self, "hit_points", None)
        return self.down or (points is not None and points <= 0)

    @property
    def condition(self) -> Condition:
        """How hurt somebody looks, without a number."""
        points, full = getattr(self, "hit_points", None), self.hit_points_full
        if self.is_down:
            return "down"
        if points is None or full is None or points >= full:
            return "unhurt"
        return "badly-hurt" if 2 * points <= full else "hurt"

    @property
    def waiting(self) -> tuple[str, ...]:
        """Its open points: those that were written down, then those that follow from its state."""
        return self.open

    def settling(self) -> Iterator[tuple[str, ...]]:
        """Commands of the game that settle what waits, word by word."""
        return iter(())

    def settled(self, places: Collection[int]) -> Self:
        """The same without some of its open points, by their places in `waiting`, from 1."""
        left = tuple(text for place, text in enumerate(self.open, start=1) if place not in places)
        return self.replace(open=left)

    @property
    def can_attack(self) -> bool:
        """Whether what is left of its turn would pay for a usual attack."""
        return True

    @property
    def in_hand(self) -> str | None:
        """The weapon last used, where it can be used again."""
        return self.weapon

    def budget(self, *, acting: bool) -> Iterator[str]:
        """What it has left to spend, each in a few words; `acting`: its turn runs."""
        return iter(())

    def conditions(self, *, acting: bool) -> Iterator[str]:
        """How it stands beside its hit points, each in a few words; `acting`: its turn runs."""
        return iter(())

    @classmethod
    def kept(cls) -> tuple[str, ...]:
        """The fields that are the state: what the game carries, and the weapon last used."""
        return (*(name for name in cls.FIELDS if name not in Combatant.FIELDS), "weapon")

    def state(self) -> dict[str, Any]:
        """What JSON shows of it, every key of the game."""
        return {name.rstrip("_"): getattr(self, name) for name in self.kept()}

    @property
    def stem(self) -> str:
        """The name before its number: Goblin of Goblin 2, else the name."""
        return parted(self.name)[0]


class Fight(Record):
    """A whole fight. `round` is 0 before the start and in a surprise round, `turn` whose turn it is, `phase` who may
    act now or which phase of the round runs, where the game has some, `ended` whose turn of this round has ended,
    `roster` the order of the rounds to come, while a surprise round has one of its own, `met` that there were two sides
    once, where nobody of one is left."""

    system: Annotated[str, Key()]
    step: Annotated[int, Range(0, NUMBER), Key()] = 0
    round: Annotated[int, Range(0, NUMBER), Key()] = 0
    turn: Annotated[str | None, Key()] = None
    order: Annotated[tuple[str, ...], Key()] = ()
    seed: Annotated[int | None, Range(-NUMBER, NUMBER), Key()] = None
    house: Annotated[str | None, Key()] = None
    phase: Annotated[Any, Key(check=lambda value: _phase(value))] = None
    ended: Annotated[tuple[str, ...], Key()] = ()
    roster: Annotated[tuple[str, ...], Key()] = ()
    met: Annotated[bool, Key()] = False
    combatants: Mapping[str, Any]

    @classmethod
    def of(cls, tables: Mapping[str, Any], *, file: str) -> Self:
        """A checked fight. Raises FightError with every mistake of its file."""
        reader = SheetReader(file)
        own = {name: value for name, value in tables.items() if name != "combatants"}
        values = reader.table(own, cls, "")
        system = values.get("system")
        if system is not None and system not in GAMES:
            reader.mistake("system", unknown("game", system, GAMES))
        combatants = tables.get("combatants", {})
        people: dict[str, Any] = {}
        if not isinstance(combatants, Mapping):
            reader.mistake("combatants", "expected a table")
        elif system in GAMES:
            kind = GAMES[system].part("state")
            for name, table in combatants.items():
                people[name] = reader.record(table, kind, f"combatants.{shown(name)}", name=name)
            for path, message in (*_strangers(values, people), *_beyond(values.get("phase"), kind.PHASES)):
                reader.mistake(path, message)
        if reader.mistakes:
            raise FightError(reader.mistakes)
        return cls(**values, combatants=party_first(people))

    def tables(self) -> dict[str, Any]:
        """What the file holds: every key that says something."""
        tables = written(self)
        tables["combatants"] = {name: written(combatant) for name, combatant in self.combatants.items()}
        return tables

    def with_(self, who: str, **changes: Any) -> Self:
        """The same with another state of a combatant."""
        return self.replace(combatants={**self.combatants, who: self.combatants[who].replace(**changes)})

    def changes_to(self, after: Self) -> list[Change]:
        """What changed from this fight to another state of it."""
        return difference(self.tables(), after.tables(), self.default)

    def changed(self, changes: Iterable[Change], *, file: str) -> Self:
        """The fight after changes. Raises FightError where they do not fit it (`applied`)."""
        return self.of(applied(self.tables(), changes, self.default), file=file)

    def default(self, way: tuple[str, ...]) -> Any:
        """What the value at the end of a way is where the file leaves it out."""
        record, keys_ = (Fight, way) if way[0] != "combatants" else (GAMES[self.system].part("state"), way[2:])
        return _default(record, keys_)

    @property
    def has_begun(self) -> bool:
        """Whether there is an order, or has been one."""
        return bool(self.order or self.roster or self.round)

    def standing(self, side: Side | None = None) -> list[str]:
        """Who is not down, of a side or of both, in the order as typed."""
        return [
            name for name, one in self.combatants.items() if not one.is_down and side in (None, one.side)
        ]

    @property
    def over(self) -> Side | None:
        """The side that stands alone; None while both stand, have never been both there, or none stands."""
        left = [side for side in (PARTY, FOES) if self.standing(side)]
        return left[0] if len(left) == 1 and self.have_met else None

    @property
    def is_over(self) -> bool:
        """Whether a side has nobody standing, after both have had somebody."""
        return self.have_met and not (self.standing(PARTY) and self.standing(FOES))

    @property
    def have_met(self) -> bool:
        """Whether both sides have had somebody, be it that those of one have left since."""
        return self.met or len({one.side for one in self.combatants.values()}) > 1


def party_first(people: Mapping[str, Any]) -> dict[str, Any]:
    """Combatants, the party before the foes, and as they were within each."""
    return dict(sorted(people.items(), key=lambda entry: entry[1].side != PARTY))


def _default(record: type[Record], way: tuple[str, ...]) -> Any:
    declared = keys(record).get(way[0]) if way else None
    if declared is None:
        return None
    value = _plain(record.DEFAULTS.get(declared.field))
    rest = way[2:] if declared.kind.table else way[1:]
    inner = issubclass(declared.kind.of, Record) and not declared.kind.listed
    if rest and inner:
        return _default(declared.kind.of, rest)
    if len(way) > 1 and declared.about.names and declared.kind.of is int:
        return 0  # points by name, such as those owed by track
    return None if isinstance(value, dict) or declared.kind.table else value


def _phase(value: Any) -> str | None:
    names = isinstance(value, list) and all(isinstance(name, str) for name in value)
    number = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= NUMBER
    return None if names or number else "a list of names, or a number, 1 or more"


def _strangers(values: Mapping[str, Any], people: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Names that no combatant has, each with its key."""
    turn = values.get("turn")
    named = [("turn", turn)] if isinstance(turn, str) else []
    for key in ("order", "ended", "phase", "roster"):
        names = values.get(key)
        named += [(key, name) for name in (names if isinstance(names, (list, tuple)) else ())]
    for key, name in named:
        if name not in people:
            yield key, unknown("combatant", name, people)


def _beyond(phase: Any, phases: Sequence[str]) -> Iterator[tuple[str, str]]:
    """A number of a phase that a game does not count, with its key."""
    if isinstance(phase, int) and phase > len(phases):
        yield "phase", f"found {phase}, expected {f'a number from 1 to {len(phases)}' if phases else 'a list of names'}"


def written(record: Record) -> dict[str, Any]:
    """What a file holds of a record: its keys, but for those that are as they are anyway."""
    tables = {}
    for key, declared in keys(type(record)).items():
        value = getattr(record, declared.field)
        default = type(record).DEFAULTS.get(declared.field)
        if value is not None and value != default:
            plain = _plain(value)
            if plain not in ({}, []):
                tables[key] = plain
    return tables


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        return written(value)
    if isinstance(value, Mapping):
        plain = {name: _plain(part) for name, part in value.items()}
        return {name: part for name, part in plain.items() if part != {}}
    return [_plain(part) for part in value] if isinstance(value, (tuple, list)) else value


def same(first: str, second: str) -> bool:
    """Whether two names are one: case, blanks and hyphens do not count."""
    return fold(first) == fold(second)

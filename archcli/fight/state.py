"""The state of a fight: the whole of it, and what its file holds."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Self

from archcli.errors import NUMBER, FightError, unknown
from archcli.fight.changes import Change, applied, difference
from archcli.fight.combatant import FOES, PARTY, Side
from archcli.fight.mistakes import mistaken
from archcli.fight.written import left_out, written
from archcli.games import GAMES
from archcli.given import Range
from archcli.record import Record
from archcli.sheet import Key, shown
from archcli.sheet.reader import SheetReader


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
            for path, message in mistaken(values, people, kind.PHASES):
                reader.mistake(path, message)
        if reader.mistakes:
            raise FightError(reader.mistakes)
        phase = values.get("phase")
        names = {"phase": tuple(phase)} if isinstance(phase, list) else {}
        return cls(**values | names, combatants=party_first(people))

    def tables(self) -> dict[str, Any]:
        """What the file holds: every key that says something."""
        tables = written(self)
        tables["combatants"] = {name: one.written() for name, one in self.combatants.items()}
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
        return left_out(record, keys_)

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


def _phase(value: Any) -> str | None:
    names = isinstance(value, list) and all(isinstance(name, str) for name in value)
    number = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= NUMBER
    return None if names or number else "a list of names, or a number, 1 or more"

"""What a player gives: options and words, declared on the fields that receive them.

    class Attacker(Record):
        strength: Annotated[int | None, Range(0, 100), Given(
            "--strength", sheet="perimeters.strength", panel=ATTACKER, help="The attacker's Strength dice.",
        )] = None

From this one declaration come the option, its completion, its help and man page, its place on the sheet, the layers
(typed, then the state of a fight, then the sheet, then the default), and the words of what is missing. It is plain
metadata: nothing here knows a command line.

A module that declares many does without `from __future__ import annotations`, where it can: an annotation that is read
as text has to be compiled at every start.
"""

from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from archcli.errors import UsageError

SHEET, WEAPON, OTHER_WEAPON, POOL, OTHER_POOL, NOTATION, FILE, FOLDER, NAMES, COMMAND, MEMBER, RULE, PLAN = (
    "sheet", "weapon", "other-weapon", "pool", "other-pool", "notation", "file", "folder", "names", "command", "member",
    "rule", "plan",
)
"""What a text may stand for: a sheet; a weapon of the first sheet of the line, or of the second; stats of the first
sheet joined by `/`, or of the second; dice notation; a file; a folder; names of combatants; a command; a command of the
group before it; a game, or a rule by its id or word; a sheet that may be left out, and then actions of a turn."""
COMBATANT, COMBATANTS, ACT, CHANGE = "combatant", "combatants", "act", "change"
"""In a fight: somebody in it; somebody, or all of one name before their numbers; what can be done without dice; those,
and then what is changed of them."""
ACTOR, TARGET, BOTH, NOBODY = "actor", "target", "both", "nobody"
"""Whose sheet a word names, in a fight: of the one who acts, of one at whom it is aimed, first the one and then the
others, or of nobody whom the fight could change."""


class Range(NamedTuple):
    """A number within bounds, both included; `above`: greater than `low`, which is not included.

    `rule`: the id of the rule that sets the bounds, where it is no mere slip to pass them.
    """

    low: float
    high: float | None = None
    above: bool = False
    rule: str = ""

    def __str__(self) -> str:
        if self.high is not None:
            return f"{self.low} to {self.high}"
        return f"above {self.low}" if self.above else f"{self.low} or more"

    def holds(self, value: float) -> bool:
        """Whether a number lies within."""
        return (value > self.low if self.above else value >= self.low) and (self.high is None or value <= self.high)


class Given:
    """An option: its spellings, one line of help, the panel of the help it stands in, the key of the sheet that
    supplies it (`weapons.*.range`: of the weapon in use; `perimeters.dexterity or speed`: whichever is there first;
    `tracks.{track}`: what the field `track` names), the key of the state of a fight that does so before it, what its
    text stands for, `whose` sheet it is (ACTOR, TARGET, BOTH), and how its value is shown.

    `choices` is for words that the type does not list: the words (a table that may grow is asked each time), or where
    they are (`module:NAME`), which keeps a long list out of the help and unread until TAB asks for it.
    """

    __slots__ = ("choices", "help", "metavar", "names", "panel", "sheet", "state", "takes", "whose")

    def __init__(
        self, *names: str, help: str, panel: str = "", sheet: str = "", state: str = "", takes: str = "",
        whose: str = "", metavar: str = "", choices: Collection[str] | str = (),
    ) -> None:
        self.names, self.help, self.panel, self.sheet, self.state = names, help, panel, sheet, state
        self.takes, self.whose, self.metavar, self.choices = takes, whose, metavar, choices

    @property
    def is_of_fight(self) -> bool:
        """Whether it names a sheet that may be somebody's in a fight."""
        return self.takes == SHEET and self.whose != NOBODY

    @property
    def has_part(self) -> bool:
        """Whether it names who acts in a fight, or at whom it is aimed."""
        return self.whose not in ("", NOBODY)

    @property
    def name(self) -> str:
        """The long spelling."""
        return max(self.names, key=len)


class Word(Given):
    """A word of the command line, or any number of them: what stands for it in the usage, the rest as in `Given`."""

    __slots__ = ()

    def __init__(
        self, metavar: str, *, help: str, takes: str = "", whose: str = "", choices: Collection[str] | str = (),
    ) -> None:
        super().__init__(metavar.strip("[]."), help=help, takes=takes, whose=whose, metavar=metavar, choices=choices)


class From:
    """Stands at a parameter of a command: all options that these records declare, in this order.

    The parameter receives them as a `Typed`. `panel`: the panel of those that name none.
    """

    __slots__ = ("leave", "panel", "records")

    def __init__(self, *records: type[Any], leave: tuple[str, ...] = (), panel: str = "") -> None:
        self.records, self.leave, self.panel = records, leave, panel


class Declaration(NamedTuple):
    """An option or word as it is declared: the field that receives it, and what may be typed.

    `kind` is int, float, bool or str; `many`: it is repeatable (a tuple receives it); `choices`: the only words;
    `panel`: that of the help, its own or else that of the records it stands among.
    """

    field: str
    given: Given
    kind: type[Any]
    many: bool
    choices: tuple[str, ...]
    range: Range | None
    default: Any
    panel: str

    @property
    def name(self) -> str:
        """How it is called in messages: `--strength`, `GAME`."""
        return self.given.name

    @property
    def metavar(self) -> str:
        """What stands for its value in help: `N`, `2-6`, `front|back`, `SHEET`; of a word `[GAME]` its choices."""
        if isinstance(self.given, Word) and self.choices:
            return self.given.metavar.replace(self.name, "|".join(self.choices))
        if self.given.metavar or self.kind is bool:
            return self.given.metavar
        if self.choices:
            return "|".join(self.choices)
        return "N" if self.kind in (int, float) else self.given.takes.removeprefix("other-").upper() or "TEXT"

    @property
    def words(self) -> tuple[str, ...]:
        """Every word that may be typed, those of `module:NAME` imported; empty where any text may."""
        if isinstance(self.given.choices, str):
            module, _, name = self.given.choices.partition(":")
            return tuple(map(str, getattr(import_module(module), name)))
        return self.choices


def declared(record: type[Any]) -> dict[str, Declaration]:
    """The options that a record declares, by field."""
    known: dict[str, Declaration] | None = record.__dict__.get("DECLARED")
    if known is None:
        defaults = getattr(record, "DEFAULTS", None) or getattr(record, "_field_defaults", {})
        hints = get_type_hints(record, localns=LATER, include_extras=True)
        known = {
            field: declaration for field, hint in hints.items()
            if (declaration := declaration_of(field, hint, defaults.get(field))) is not None
        }
        record.DECLARED = known
    return known


LATER: dict[str, Any] = {"Expression": Any}
"""Types that a record names without importing them: dice notation is loaded where some is typed."""


def declaration_of(field: str, hint: Any, default: Any = None) -> Declaration | None:
    """The declaration of a field with this annotation; None where it holds no `Given`."""
    extras = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    given = next((extra for extra in extras if isinstance(extra, Given)), None)
    if given is None:
        return None
    kind, many, choices = _kind(get_args(hint)[0])
    range_ = next((extra for extra in extras if isinstance(extra, Range)), None)
    if not choices and not isinstance(given.choices, str):
        choices = tuple(given.choices)
    return Declaration(
        field=field, given=given, kind=str if given.takes else kind, many=many, choices=choices, range=range_,
        default=default, panel=given.panel,
    )


def _kind(hint: Any) -> tuple[type[Any], bool, tuple[str, ...]]:
    """What is typed for a type: the kind of one value, whether there may be many, and the only words."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _kind(args[0])
    if origin in (Union, UnionType):
        return _kind(next(arg for arg in args if arg is not NoneType))
    if origin is Literal:
        return type(args[0]), False, tuple(map(str, args))
    if origin in (tuple, list):
        kind, _, choices = _kind(args[0])
        return kind, True, choices
    return (hint if hint in (int, float, bool) else str), False, ()


def missing(
    record: type[Any], field: str, what: str = "", *, rule: str | None = None, note: str = "",
    keys: Mapping[str, Any] | None = None,
) -> UsageError:
    """The refusal of what nobody gave: it names the option, and the key of the sheet that would supply it.

    `what` names it in words ("the attack pool"); without it the option does. `note`: what else would do. `keys`: what
    stands in the braces of the key.
    """
    declaration = declared(record)[field]
    key = declaration.given.sheet.format_map(keys or {})
    return lacking(declaration.name, key, what, note=note, rule=rule, choices=declaration.choices)


def lacking(
    option: str, sheet: str = "", what: str = "", *, note: str = "", rule: str | None = None,
    choices: tuple[str, ...] = (),
) -> UsageError:
    """The same, from the words themselves."""
    said = f"{what or option} is missing: give {' '.join(filter(None, (option, '|'.join(choices))))}"
    said += f", or a sheet with {sheet.replace('*', 'NAME')}" if sheet else ""
    said += (f", {note}" if note else "") + (f" ({rule})" if rule else "")
    return UsageError(said, option=option if option.startswith("-") else None, choices=choices)


Reader = Callable[[str, str], Any]
"""What makes the value of a field from what was typed, and from the option that it was typed behind."""


def value_at(layer: Any, path: str) -> Any:
    """What a sheet, a weapon of one or a state of a fight holds under a path of keys; None where there is nothing.

    In `weapons.*.range` the layer is the weapon itself. Of several paths (`A or B`) the first that holds something.
    """
    return next((found for key in path.split(" or ") if (found := _held(layer, key)) is not None), None)


def _held(layer: Any, path: str) -> Any:
    here = layer
    for key in path.rpartition("*.")[2].split("."):
        if here is None:
            return None
        here = here.get(key) if isinstance(here, Mapping) else getattr(here, key, getattr(here, f"{key}_", None))
    return here

"""Initiative in a fight: the options of every game's command, and the rolling of it for everybody."""

from collections.abc import Mapping
from functools import cache
from inspect import signature
from typing import Any

from archcli.by_hand import ByHand
from archcli.cli.fight.here import Here
from archcli.cli.options import parameters
from archcli.cli.typed import Typed, checked
from archcli.errors import UsageError
from archcli.fight.combatant import FOES
from archcli.games import GAMES
from archcli.given import NAMES, SHEET, Declaration, Given, Word, declared
from archcli.record import Record

INITIATIVE = "initiative"
_parameters = cache(parameters)


def _own(game: str) -> dict[str, Declaration]:
    """The options of a game's initiative, without those that name who takes part."""
    commands = GAMES[game].part("commands")
    known = _parameters(commands[INITIATIVE].load()).declared if INITIATIVE in commands else {}
    return {
        key: option for key, option in known.items()
        if not isinstance(option.given, Word) and option.given.takes != SHEET and key != "modify"
    }


def _every() -> dict[str, Declaration]:
    found: dict[str, Declaration] = {}
    for name, game in GAMES.items():
        for key, option in _own(name).items():
            said = f"{game.title}: {option.given.help}"
            many = option.many
            if key in found:
                said, many = f"{found[key].given.help} {said}", many or found[key].many
            given = Given(*option.given.names, help=said, metavar=option.metavar, takes=option.given.takes,
                          panel="Initiative")
            found[key] = Declaration(
                field=key, given=given, kind=str, many=many, choices=(), range=None, default=None, panel="Initiative")
    return found


class Initiative(Record):
    """The options of `initiative` of all games, as texts; each is checked as its game has it."""

    DECLARED = _every()


def rolled(here: Here, typed: Typed, by_hand: ByHand, rulings: Any, *, again: bool = False) -> Any:
    """The plan of initiative for all combatants, by the command of their game.

    `again`: for those who stand, in a round that rolls anew; those who joined roll last. Raises UsageError for an
    option of another game.
    """
    system = here.fight.system
    function = GAMES[system].part("commands")[INITIATIVE].load()
    own = _own(system)
    for key, values in typed.values.items():
        if values and key not in own:
            option = declared(Initiative)[key].name
            raise UsageError(f"{option} is no option of initiative in {GAMES[system].title}", option=option)
    options = {key: _checked(option, _named(here, option, typed.values.get(key) or ())) for key, option in own.items()}
    people = [one for one in here.draft.combatants.values() if not (again and one.is_down)]
    people.sort(key=lambda one: again and one.joined)
    taken = _parameters(function)
    words: Mapping[str, Declaration] = {
        key: option for key, option in taken.declared.items() if option.given.takes == SHEET
    }
    foes = next((key for key, option in words.items() if not isinstance(option.given, Word)), None)
    entries = next(key for key, option in words.items() if isinstance(option.given, Word))
    named = {entries: tuple(one.name for one in people if foes is None or one.side != FOES)}
    if foes is not None:
        named[foes] = tuple(one.name for one in people if one.side == FOES)
    facts = {"rulings": rulings} if "rulings" in signature(function).parameters else {}
    return function(**named, **options, **facts, by_hand=here.moved(by_hand))


def _named(here: Here, option: Declaration, typed: Any) -> Any:
    """What was typed of an option, with combatants by their own names: kira=2 is Kira=2, and kira,orc-1 Kira,Orc 1."""
    if option.given.takes != NAMES:
        return typed
    if isinstance(typed, str):
        return ",".join(here.combatant(name) or name for name in typed.split(","))
    words = [word.partition("=") for word in typed]
    return [f"{here.combatant(name) or name}{equals}{number}" for name, equals, number in words]


def _checked(option: Declaration, typed: Any) -> Any:
    values = [typed] if isinstance(typed, str) else list(typed)
    if option.many:
        return tuple(checked(option, values))
    if len(values) > 1:
        raise UsageError(f"{option.name} is given twice: give it once", option=option.name)
    return checked(option, values[0]) if values else None



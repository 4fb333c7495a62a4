"""From declarations to Typer: the parameters of a command."""

import inspect
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from typer import Argument, Option

from archcli.by_hand import FORM, OPTION, read_by_hand
from archcli.cli.shared import DICE
from archcli.cli.typed import Typed, checked, key_of
from archcli.given import LATER, Declaration, From, Given, Word, declaration_of, declared
from archcli.record import Record

NO_OPTIONS = frozenset({"rulings", "by_hand", "acting", "fight"})
"""Parameters of a command function that nobody types."""


def parameter(declaration: Declaration, default: Any = None) -> inspect.Parameter:
    """A declared option or word as a parameter of a Typer command; not typed it is None, False or an empty list."""
    given = declaration.given
    settings: Any
    if isinstance(given, Word):
        settings = Argument(metavar=declaration.metavar, help=given.help, show_default=False)
    else:
        settings = Option(
            *given.names, help=given.help, rich_help_panel=declaration.panel or None, show_default=False,
            metavar=declaration.metavar or None,
        )
    kind: Any = bool if declaration.kind is bool else str  # numbers are read with what is checked
    required = default is inspect.Parameter.empty
    hint: Any = list[kind] if declaration.many else kind if required or kind is bool else kind | None
    unset = default if required else [] if declaration.many else False if kind is bool else default
    return inspect.Parameter(
        key_of(declaration), inspect.Parameter.KEYWORD_ONLY, default=unset, annotation=Annotated[hint, settings],
    )


class Moving(Record):
    """The option of a command whose rule takes changes by hand: a parameter `by_hand` of its function."""

    modify: Annotated[tuple[str, ...], Given(OPTION, metavar='"[TO] BY [BECAUSE]"', panel=DICE,
        help=f"Move a number by hand: {FORM.partition(', ')[2]}; repeatable.")] = ()


class Parameters(NamedTuple):
    """The parameters of a command function as Typer takes them, what is declared of each, and how a call is made.

    `call` turns what Typer hands over into the arguments of the function; `returned` is the type of what it returns;
    `asks`: which of NO_OPTIONS it has parameters for.
    """

    listed: list[inspect.Parameter]
    declared: dict[str, Declaration]
    call: Callable[[dict[str, Any]], dict[str, Any]]
    returned: Any
    asks: frozenset[str]

    @property
    def rulings(self) -> bool:
        """Whether it asks for the rulings that are in force."""
        return "rulings" in self.asks


def parameters(function: Callable[..., Any]) -> Parameters:
    """What a command function takes: words and options declared in its signature, and those of records (`From`).

    Some parameters are no options (NO_OPTIONS): `rulings` (those in force), `by_hand`, which brings `--modify` with it,
    `acting` (who acts, in a fight), and `fight` (the one that a command of the group `fight` is about).
    """
    hints = get_type_hints(function, localns=LATER, include_extras=True)
    listed: list[inspect.Parameter] = []
    known: dict[str, Declaration] = {}
    own: dict[str, Declaration] = {}
    gathered: dict[str, dict[str, Declaration]] = {}
    asks = NO_OPTIONS & {*inspect.signature(function).parameters}
    moving = "by_hand" in asks
    for name, given in inspect.signature(function).parameters.items():
        if given.kind is inspect.Parameter.VAR_KEYWORD or name in NO_OPTIONS:
            continue
        hint = hints.get(name, given.annotation)
        source = next((extra for extra in get_args(hint)[1:] if isinstance(extra, From)), None)
        if get_origin(hint) is Annotated and source is not None:
            gathered[name] = {key: option for key, option in of_records(source).items() if key not in known}
            known |= gathered[name]
            listed += map(parameter, gathered[name].values())
            continue
        typed = declaration_of(name, hint, given.default)
        assert typed is not None, f"{name} of {function.__name__} is not declared"
        own[name] = known[name] = typed
        listed.append(parameter(typed, given.default).replace(name=name))
    if moving:
        known |= {key_of(declaration): declaration for declaration in declared(Moving).values()}
        listed += map(parameter, declared(Moving).values())

    def call(values: dict[str, Any]) -> dict[str, Any]:
        arguments = dict(values)
        for name, declaration in own.items():
            value = checked(declaration, arguments[name])
            arguments[name] = tuple(value or ()) if declaration.many else value
        for name, declarations in gathered.items():
            arguments[name] = Typed({
                key: checked(declaration, arguments.pop(key)) for key, declaration in declarations.items()
            })
        if moving:
            arguments["by_hand"] = read_by_hand(arguments.pop("modify"))
        return arguments

    return Parameters(listed=listed, declared=known, call=call, returned=hints.get("return"), asks=asks)


def of_records(source: From) -> dict[str, Declaration]:
    """The options of some records, each once, by the names under which their values are kept."""
    found: dict[str, Declaration] = {}
    for record in source.records:
        for declaration in declared(record).values():
            if declaration.name not in source.leave:
                panel = declaration.panel or source.panel
                found.setdefault(key_of(declaration), declaration._replace(panel=panel))
    return found

"""From declarations to Typer: the parameters of a command, and the options that every resolving command shares."""

import inspect
import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from typer import Argument, Option

from archcli.by_hand import FORM, OPTION, read_by_hand
from archcli.cli.inherited import Inherited
from archcli.cli.typed import Typed, checked, key_of, number, refuse
from archcli.errors import DiceError, UsageError, beyond, no_such, unreadable
from archcli.given import FILE, LATER, Declaration, From, Given, Word, declaration_of, declared
from archcli.limits import Limit
from archcli.numbers import is_whole, whole
from archcli.output.formats import COLOURS, FORMATS
from archcli.record import Record

DICE, RULES, OUTPUT = "Dice", "Rules", "Output"
SEED_DIGITS = Limit("seed-digits", 4000, "digits of --seed")
FACE_DIGITS = Limit("face-digits", 30, "digits of a face of --dice")


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
    `rulings`: whether it asks for those that are in force.
    """

    listed: list[inspect.Parameter]
    declared: dict[str, Declaration]
    call: Callable[[dict[str, Any]], dict[str, Any]]
    returned: Any
    rulings: bool


def parameters(function: Callable[..., Any]) -> Parameters:
    """What a command function takes: words and options declared in its signature, and those of records (`From`).

    Two parameters are no options: `rulings` (those in force), and `by_hand`, which brings `--modify` with it.
    """
    hints = get_type_hints(function, localns=LATER, include_extras=True)
    listed: list[inspect.Parameter] = []
    known: dict[str, Declaration] = {}
    own: dict[str, Declaration] = {}
    gathered: dict[str, list[Declaration]] = {}
    moving = "by_hand" in inspect.signature(function).parameters
    for name, given in inspect.signature(function).parameters.items():
        if given.kind is inspect.Parameter.VAR_KEYWORD or name in ("rulings", "by_hand"):
            continue
        hint = hints.get(name, given.annotation)
        source = next((extra for extra in get_args(hint)[1:] if isinstance(extra, From)), None)
        if get_origin(hint) is Annotated and source is not None:
            gathered[name] = [option for option in of_records(source) if key_of(option) not in known]
            for declaration in gathered[name]:
                known[key_of(declaration)] = declaration
                listed.append(parameter(declaration))
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
                key_of(declaration): checked(declaration, arguments.pop(key_of(declaration)))
                for declaration in declarations
            })
        if moving:
            arguments["by_hand"] = read_by_hand(arguments.pop("modify"))
        return arguments

    wants = "rulings" in inspect.signature(function).parameters
    return Parameters(listed=listed, declared=known, call=call, returned=hints.get("return"), rulings=wants)


def of_records(source: From) -> list[Declaration]:
    """The options of some records, each once."""
    found: dict[str, Declaration] = {}
    for record in source.records:
        for declaration in declared(record).values():
            if declaration.name not in source.leave:
                panel = declaration.panel or source.panel
                found.setdefault(key_of(declaration), declaration._replace(panel=panel))
    return list(found.values())


class Shared(Record):
    """The options that every resolving command shares. `line_seed`: that of a line of a batch, where none is typed."""

    seed: Annotated[str | None, Given("--seed", metavar="INT", panel=DICE,
        help="The same seed gives the same faces everywhere; any whole number.")] = None
    dice: Annotated[str | None, Given("--dice", metavar="4,1,6", panel=DICE,
        help="Take these faces instead of rolling, in the order they are rolled.")] = None
    ask: Annotated[bool, Given("--ask", panel=DICE,
        help="Real dice: ask for the faces on the terminal, roll by roll.")] = False
    repeat: Annotated[int | None, Given("--repeat", "-n", panel=DICE,
        help="Resolve N times, 1 or more, from one seed.")] = None
    odds: Annotated[bool, Given("--odds", panel=DICE,
        help="Roll nothing: show the exact chance of each outcome.")] = False
    samples: Annotated[int | None, Given("--samples", panel=DICE,
        help="With --odds: simulate N times, where exact odds are too large.")] = None
    versus: Annotated[tuple[str, ...], Given("--vs", metavar='"OPTIONS"', panel=DICE,
        help="With --odds: the same command with these options, side by side; repeatable.")] = ()
    over: Annotated[tuple[str, ...], Given("--over", metavar="NAME=VALUES", panel=DICE,
        help="With --odds: at each value of an option, pool=3..10 or weapon=rapier,bow; twice: a matrix.")] = ()
    of: Annotated[str | None, Given("--of", metavar="KEY", panel=DICE,
        help="With --over: the number shown, such as chance.hit or mean.damage.")] = None
    bands: Annotated[str | None, Given("--bands", metavar="N,N...", panel=DICE,
        help="With --odds: numbers gathered in bands with these borders; 7,10 is up to 6, 7 to 9, 10 and more.")] = None
    house: Annotated[str | None, Given("--house", metavar="FILE", takes=FILE, panel=RULES,
        help="Rulings from this TOML file (else from ARCHCLI_HOUSE).")] = None
    format: Annotated[str | None, Given("--format", "-f", panel=OUTPUT,
        choices="archcli.output.formats:FORMATS", metavar="|".join(FORMATS),
        help="text on a terminal, plain in a pipe, unless given.")] = None
    json: Annotated[bool, Given("--json", panel=OUTPUT, help="Short for --format json.")] = False
    quiet: Annotated[bool, Given("--quiet", "-q", panel=OUTPUT, help="Only the bare value; beats --format.")] = False
    pick: Annotated[str | None, Given("--pick", metavar="KEY,KEY...", panel=OUTPUT,
        help="Just the values of these keys of the JSON, with tabs between: damage,hit or chance.hit.")] = None
    color: Annotated[str | None, Given("--color", panel=OUTPUT, choices=COLOURS,
        help="Colour in text; beats NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE.")] = None
    svg: Annotated[str | None, Given("--svg", metavar="FILE", takes=FILE, panel=OUTPUT,
        help="Also save what text shows as a picture.")] = None
    force: Annotated[bool, Given("--force", panel=OUTPUT, help="With --svg: replace a file that is there.")] = False
    summary: Annotated[bool, Given("--summary", panel=OUTPUT,
        help="With -n: count, mean, quantiles and a histogram in place of N results.")] = False
    check: Annotated[bool, Given("--check", panel=OUTPUT, help="Exit with 3 when the action failed.")] = False
    line_seed: int | None = None

    def refuse_contradictions(self) -> None:
        """Raises UsageError for options that would say nothing together, or nothing without another."""
        given = {
            "--seed": self.seed is not None, "--dice": self.dice is not None, "--ask": self.ask,
            "-n": self.repeat is not None,
            "--odds": self.odds, "--samples": self.samples is not None, "--vs": bool(self.versus),
            "--over": bool(self.over), "--of": self.of is not None, "--bands": self.bands is not None,
            "--summary": self.summary, "--check": self.check, "--json": self.json,
            "--format": self.format is not None and self.format != "json",
            "-q, --quiet": self.quiet, "--pick": self.pick is not None,
            "--svg": self.svg is not None, "--force": self.force,
        }
        refuse(given.__getitem__, apart=_APART, needs=_NEEDS)
        if self.odds and self.seed is not None and self.samples is None:
            raise UsageError("--seed does not go with --odds: nothing is rolled (it goes with --samples)")
        if self.repeat is not None and self.repeat < 1:
            raise UsageError(f"-n, --repeat is {self.repeat}, and must be 1 or more")
        if self.samples is not None and self.samples < 1:
            raise UsageError(f"--samples is {self.samples}, and must be 1 or more")
        if self.format is not None and self.format not in FORMATS:
            raise no_such("format", self.format, FORMATS, before="--format: ")
        if self.color is not None and self.color not in COLOURS:
            raise no_such("word", self.color, COLOURS, before="--color: ", option="--color")

    def number(self) -> int | None:
        """The seed that was typed. Raises UsageError when it is no whole number."""
        if self.seed is None:
            return None
        if not is_whole(self.seed):
            raise UsageError(f"--seed {self.seed[:40]!r} is no whole number, such as 42 or -7")
        number = whole(self.seed, longest=SEED_DIGITS)
        if number is None:
            raise beyond(SEED_DIGITS, f"--seed has {len(self.seed.lstrip('+-'))} digits", "read")
        return number

    def borders(self) -> tuple[int, ...]:
        """The borders of --bands. Raises UsageError where they are no rising whole numbers."""
        if self.bands is None:
            return ()
        found = [whole(word.strip()) for word in self.bands.split(",")]
        borders = tuple(border for border in found if border is not None)
        if len(borders) < len(found) or any(low >= high for low, high in pairwise(borders)):
            raise unreadable(self.bands, "rising whole numbers, such as 7,10", "--bands")
        return borders

    def faces(self) -> list[int] | None:
        """The faces that were typed. Raises DiceError when one is no whole number."""
        if self.dice is None:
            return None
        faces = []
        for text in re.split(r"\s*,\s*|\s+", self.dice.strip()):
            if not is_whole(text):
                raise DiceError(
                    f"--dice: {text[:40]!r} is no face; write whole numbers with commas, such as --dice 4,1,6"
                )
            face = whole(text, longest=FACE_DIGITS)
            if face is None:
                raise DiceError(
                    f"--dice: {text[:40]}... is no face: it has more than {FACE_DIGITS} digits (limit face-digits)"
                )
            faces.append(face)
        return faces


_APART = [
    ("--odds", "--dice", "exact odds roll nothing"),
    ("--odds", "-n", "exact odds roll nothing (--samples N simulates)"),
    ("--odds", "--check", "exact odds roll nothing that could fail"),
    ("--odds", "--summary", "--odds shows the whole distribution already"),
    ("--odds", "--ask", "exact odds roll nothing"),
    ("--seed", "--dice", "typed faces leave nothing to a seed"),
    ("--ask", "--seed", "real dice leave nothing to a seed"),
    ("--ask", "--dice", "one of them says the faces"),
    ("--json", "--format", "name one format"),
    ("--over", "--vs", "one scans, the other compares"),
    ("--over", "-n", "exact odds roll nothing (--samples N simulates)"),
    ("--pick", "--format or -q, --quiet", "it is a format of its own"),
]
_NEEDS = [
    ("--samples", "--odds", "it simulates the odds"),
    ("--vs", "--odds", "it compares odds"),
    ("--over", "--odds", "it scans odds"),
    ("--of", "--over", "it chooses the number that a scan shows"),
    ("--bands", "--odds", "it gathers the numbers of odds"),
    ("--summary", "-n", "it sums up N results"),
    ("--force", "--svg", "it replaces a picture"),
]


SHARED: dict[str, Declaration] = {key_of(declaration): declaration for declaration in declared(Shared).values()}
TOLD = ("house", "format", "json", "quiet", "pick", "color", "svg", "force", "check")
"""Those that a command may have that rolls nothing."""
ROLLING = {name for key, declaration in SHARED.items() if key not in TOLD for name in declaration.given.names}
"""The spellings of the others: options of dice, and of what goes with many rolls."""


def shared(
    values: dict[str, Any], names: Mapping[str, Declaration] = SHARED, inherited: Inherited | None = None,
) -> Shared:
    """The shared options, taken out of what Typer hands over; below them what a batch says for all of its lines."""
    typed = {name: _checked(SHARED[name], values.pop(name)) for name in names}
    if inherited is None:
        return Typed(typed).lay(Shared)
    return Typed(inherited.under(typed)).lay(Shared, line_seed=inherited.seed)


def _checked(declaration: Declaration, value: Any) -> Any:
    """Texts are looked at where they are used: an empty variant is one, and each says what else is missing."""
    return number(declaration, value, declaration.name) if declaration.kind is int and value is not None else value

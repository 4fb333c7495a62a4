"""The options that commands share: dice, odds, house rules, and how the answer is shown."""

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Annotated, Any, cast

from archcli.cli.inherited import Inherited
from archcli.cli.typed import Typed, key_of, number, refuse
from archcli.errors import DiceError, UsageError, beyond, no_such, unreadable
from archcli.given import FILE, Declaration, Given, declared
from archcli.limits import Limit
from archcli.numbers import is_whole, whole
from archcli.output.formats import COLOURS, FORMATS
from archcli.record import Record

DICE, RULES, FIGHT, OUTPUT = "Dice", "Rules", "In a fight", "Output"
SEED_DIGITS = Limit("seed-digits", 4000, "digits of --seed")
FACE_DIGITS = Limit("face-digits", 30, "digits of a face of --dice")


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
    fight: Annotated[str | None, Given("--fight", metavar="FILE", takes=FILE, panel=FIGHT,
        help="The fight that this is a step of (else that of ARCHCLI_FIGHT).")] = None
    no_fight: Annotated[bool, Given("--no-fight", panel=FIGHT, help="Leave the fight of ARCHCLI_FIGHT out.")] = False
    anyway: Annotated[bool, Given("--anyway", panel=FIGHT,
        help="Also where the rules of a turn refuse it.")] = False
    dry_run: Annotated[bool, Given("--dry-run", panel=FIGHT,
        help="Resolve it as it stands in the fight, and record nothing.")] = False
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
            "--fight": self.fight is not None, "--no-fight": self.no_fight,
        }
        refuse(given.__getitem__, apart=_APART, needs=_NEEDS)
        if self.fight == "":
            raise UsageError("--fight is empty: give the file of a fight, or leave it out", option="--fight")
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
    ("--fight", "--no-fight", "one names a fight, the other leaves it out"),
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
WITHOUT_DICE = ("house", "fight", "no_fight", "format", "json", "quiet", "pick", "color", "svg", "force", "check")
"""Those that a command may have that rolls nothing."""
ROLLING = {name for key, declaration in SHARED.items() if key not in WITHOUT_DICE for name in declaration.given.names}
"""The spellings of the others: options of dice, and of what goes with many rolls."""


def shared(
    values: dict[str, Any], names: Iterable[str] = SHARED, inherited: Inherited | None = None,
) -> Shared:
    """The shared options, taken out of what Typer hands over; below them what a batch says for all of its lines."""
    typed = {name: _checked(SHARED[name], values.pop(name)) for name in names}
    if inherited is None:
        return Typed(typed).lay(Shared)
    known = Typed(inherited.under(typed)).lay(Shared, line_seed=inherited.seed)
    return known if inherited.again is None else cast(Shared, inherited.again.shared(known))


def _checked(declaration: Declaration, value: Any) -> Any:
    """Texts are looked at where they are used: an empty variant is one, and each says what else is missing."""
    return number(declaration, value, declaration.name) if declaration.kind is int and value is not None else value

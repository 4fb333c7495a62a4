"""The options that every resolving command shares."""

import inspect
from collections.abc import Callable, Sequence
from typing import Annotated, Any, NamedTuple, TypeVar

from typer import Option

from archcli.errors import DiceError, UsageError, unknown

F = TypeVar("F", bound=Callable[..., Any])
FORMATS = ("text", "plain", "json", "toml")
DICE, OUTPUT = "Dice", "Output"
SEED_DIGITS = 4000
"""Digits of `--seed` at most (limit `seed-digits`)."""
FACE_DIGITS = 30
"""Digits of a face of `--dice` at most (limit `face-digits`); no die has a face of a third of that."""


class Shared(NamedTuple):
    """What was typed of the shared options."""

    seed: str | None
    dice: str | None
    repeat: int | None
    odds: bool
    samples: int | None
    versus: list[str]
    house: str | None
    format: str | None
    json: bool
    quiet: bool
    summary: bool
    check: bool

    @classmethod
    def of(cls, **known: Any) -> "Shared":
        """The options of a command that shares only some of them."""
        nothing = {name: one.default for name, one in SHARED.items()}
        return cls(**nothing | known)

    def refuse_contradictions(self) -> None:
        """Raises UsageError for options that would say nothing together, or nothing without another."""
        given = {
            "--seed": self.seed is not None, "--dice": self.dice is not None, "-n": self.repeat is not None,
            "--odds": self.odds, "--samples": self.samples is not None, "--vs": bool(self.versus),
            "--summary": self.summary, "--check": self.check, "--json": self.json,
            "--format": self.format is not None and self.format != "json",
        }
        for one, other, why in _APART:
            if given[one] and given[other]:
                raise UsageError(f"{one} does not go with {other}: {why}")
        for one, other, why in _NEEDS:
            if given[one] and not given[other]:
                raise UsageError(f"{one} needs {other}: {why}")
        if self.odds and self.seed is not None and self.samples is None:
            raise UsageError("--seed does not go with --odds: nothing is rolled (it goes with --samples)")
        if self.repeat is not None and self.repeat < 1:
            raise UsageError(f"-n, --repeat is {self.repeat}, and must be 1 or more")
        if self.samples is not None and self.samples < 1:
            raise UsageError(f"--samples is {self.samples}, and must be 1 or more")
        if self.format is not None and self.format not in FORMATS:
            raise UsageError(f"--format: {unknown('format', self.format, FORMATS)}")

    def number(self) -> int | None:
        """The seed that was typed. Raises UsageError when it is no whole number."""
        if self.seed is None:
            return None
        digits = self.seed[1:] if self.seed[:1] in "+-" else self.seed
        if not (digits.isascii() and digits.isdigit()):
            raise UsageError(f"--seed {self.seed[:40]!r} is no whole number, such as 42 or -7")
        if len(digits) > SEED_DIGITS:
            raise UsageError(f"--seed has {len(digits)} digits, and at most {SEED_DIGITS} are read (limit seed-digits)")
        return int(self.seed)

    def faces(self) -> list[int] | None:
        """The faces that were typed. Raises DiceError when one is no whole number."""
        if self.dice is None:
            return None
        faces = []
        for word in self.dice.split(","):
            text = word.strip()
            digits = text[1:] if text[:1] in ("+", "-") else text
            if not (digits.isascii() and digits.isdigit()):
                raise DiceError(
                    f"--dice: {text[:40]!r} is no face; write whole numbers with commas, such as --dice 4,1,6"
                )
            if len(digits) > FACE_DIGITS:
                raise DiceError(
                    f"--dice: {text[:40]}... is no face: it has more than {FACE_DIGITS} digits (limit face-digits)"
                )
            faces.append(int(text))
        return faces


def _key(names: tuple[str, ...]) -> str:
    return names[0].lstrip("-").replace("-", "_")


def text(*names: str, metavar: str, help: str, panel: str) -> inspect.Parameter:
    """An option that takes a text, None where it is not typed; its key is its first name."""
    return option(_key(names), str | None, None, *names, metavar=metavar, help=help, panel=panel)


def number(*names: str, metavar: str = "N", help: str, panel: str) -> inspect.Parameter:
    """An option that takes a whole number, None where it is not typed."""
    return option(_key(names), int | None, None, *names, metavar=metavar, help=help, panel=panel)


def flag(*names: str, help: str, panel: str) -> inspect.Parameter:
    """An option that is there or not."""
    return option(_key(names), bool, False, *names, help=help, panel=panel)


def many(*names: str, metavar: str, help: str, panel: str) -> inspect.Parameter:
    """An option that takes a text and may be repeated."""
    return option(_key(names), list[str], [], *names, metavar=metavar, help=help, panel=panel)


def chosen(name: str, value: str | None, choices: Sequence[str]) -> str | None:
    """The value of an option that takes one of some words. Raises UsageError with the nearest of them."""
    if value is not None and value not in choices:
        raise UsageError(unknown(f"value of {name}", value, choices))
    return value


def with_options(*options: inspect.Parameter) -> Callable[[F], F]:
    """Gives a command that takes `**typed` these options, so that many can stand in a table."""

    def set_signature(function: F) -> F:
        own = [one for one in inspect.signature(function).parameters.values() if one.kind is not one.VAR_KEYWORD]
        function.__signature__ = inspect.Signature([*own, *options])  # type: ignore[attr-defined]
        return function

    return set_signature


_APART = [
    ("--odds", "--dice", "exact odds roll nothing"),
    ("--odds", "-n", "exact odds roll nothing (--samples N simulates)"),
    ("--odds", "--check", "exact odds roll nothing that could fail"),
    ("--odds", "--summary", "--odds shows the whole distribution already"),
    ("--seed", "--dice", "typed faces leave nothing to a seed"),
    ("--json", "--format", "name one format"),
]
_NEEDS = [
    ("--samples", "--odds", "it simulates the odds"),
    ("--vs", "--odds", "it compares odds"),
    ("--summary", "-n", "it sums up N results"),
]


def option(
    key: str, kind: Any, default: Any, *names: str, help: str, panel: str, metavar: str | None = None
) -> inspect.Parameter:
    """An option as a parameter of a command's signature."""
    settings = Option(*names, help=help, rich_help_panel=panel, metavar=metavar, show_default=False)
    return inspect.Parameter(
        key, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, settings],
    )


SHARED: dict[str, inspect.Parameter] = {one.name: one for one in [
    option("seed", str | None, None, "--seed", metavar="INT", panel=DICE,
            help="The same seed gives the same faces everywhere; any whole number."),
    option("dice", str | None, None, "--dice", metavar="4,1,6", panel=DICE,
            help="Take these faces instead of rolling, in the order they are rolled."),
    option("repeat", int | None, None, "--repeat", "-n", metavar="N", panel=DICE,
            help="Resolve N times, 1 or more, from one seed."),
    option("odds", bool, False, "--odds", panel=DICE,
            help="Roll nothing: show the exact chance of each outcome."),
    option("samples", int | None, None, "--samples", metavar="N", panel=DICE,
            help="With --odds: simulate N times, where exact odds are too large."),
    option("versus", list[str], [], "--vs", metavar='"OPTIONS"', panel=DICE,
            help="With --odds: the same command with these options, side by side; repeatable."),
    option("house", str | None, None, "--house", metavar="FILE", panel=DICE,
            help="Rulings from this TOML file (else from ARCHCLI_HOUSE)."),
    option("format", str | None, None, "--format", "-f", metavar="text|plain|json|toml", panel=OUTPUT,
            help="text on a terminal, plain in a pipe, unless given."),
    option("json", bool, False, "--json", panel=OUTPUT, help="Short for --format json."),
    option("quiet", bool, False, "--quiet", "-q", panel=OUTPUT, help="Only the bare value; beats --format."),
    option("summary", bool, False, "--summary", panel=OUTPUT,
            help="With -n: count, mean, quantiles and a histogram in place of N results."),
    option("check", bool, False, "--check", panel=OUTPUT, help="Exit with 3 when the action failed."),
]}
OUTPUTS: dict[str, inspect.Parameter] = {name: SHARED[name] for name in ("format", "json", "quiet")}
"""The shared options of a command that resolves nothing."""

"""How hypothesis puts hostile values together: notation, command lines, tables."""

import shlex
from collections.abc import Sequence

from hypothesis import strategies as st

from archcli.cli.completion.walk import Option
from tests.hardening.inputs import FILES, NAMES, NUMBERS, TERMS, TOML_VALUES, WORDS, commands

texts = st.text(max_size=20)
numbers = st.sampled_from(NUMBERS)
names = st.sampled_from(NAMES)
files = st.sampled_from(FILES)
values = st.one_of(numbers, numbers, st.sampled_from(WORDS), names, texts, files)
"""The value of some option or word."""

SIDES = ("6", "20", "1", "2", "100", "%", "F", "F.1", "1000", "1000000000", "(1d4+1)", "0", "")
MODIFIERS = (
    "kh1",
    "kl2",
    "km3",
    "k2",
    "dh1",
    "dl1",
    "d1",
    "kh0",
    "kh99",
    "!",
    "!!",
    "!p",
    "!!p",
    "!>=5",
    "!:1",
    "!!<3:2",
    "e",
    "ee:2",
    "r",
    "ro",
    "r1",
    "r<3",
    "r1r2",
    "r<3:4",
    "rr",
    "u",
    "min2",
    "mi2",
    "max5",
    "ma4",
    ">=5",
    "t4",
    ">3",
    "=6",
    "f1",
    "f<2",
    "ds",
    "ds6",
    "s",
    "sa",
    "sd",
    "kh(1+1)",
    "t(2)",
    "!1",
    "r>1",
)


@st.composite
def dice(draw: st.DrawFn) -> str:
    """A dice term with modifiers, most of them possible."""
    count = draw(st.sampled_from(("", "1", "2", "3", "4", "8", "30", "0", "(1+1)", "(1d4)", "1000", "100001")))
    return f"{count}d{draw(st.sampled_from(SIDES))}" + "".join(draw(st.lists(st.sampled_from(MODIFIERS), max_size=3)))


def wider(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Expressions of smaller ones."""
    return st.one_of(
        st.tuples(inner, st.sampled_from(("+", "-", " * ", "/", "//", "%", " x ", " vs ", "; ", ", ")), inner).map(
            "".join
        ),
        inner.map("({})".format),
        inner.map("-{}".format),
        inner.map("6x {}".format),
        inner.map("{}[fire]".format),
        st.tuples(st.sampled_from(("floor", "ceil", "abs", "max", "min", "round")), inner, inner).map(
            lambda parts: "{}({}, {})".format(*parts)
        ),
        st.tuples(
            st.lists(inner, min_size=1, max_size=3).map(", ".join), st.sampled_from(("", "kh1", "dl1", ">=3", "sd"))
        ).map(lambda parts: "{{{}}}{}".format(*parts)),
    )


expressions = st.recursive(dice() | st.sampled_from(("0", "1", "7", "100")), wider, max_leaves=5)
spoiled = st.tuples(expressions, st.sampled_from(TERMS), st.integers(0, 60)).map(
    lambda parts: parts[0][: parts[2]] + parts[1] + parts[0][parts[2] :]
)
notation = st.one_of(
    expressions,
    expressions,
    expressions,
    spoiled,
    st.lists(st.sampled_from(TERMS), max_size=14).map("".join),
    st.lists(st.sampled_from(TERMS), max_size=14).map(" ".join),
)
"""Dice notation and what looks like it."""


ENDLESS = {"--repeat", "--samples", "--vs", "--force", "--write"}
"""Options that fuzzing types itself: numbers of them are long work that was asked for, or they replace files."""


def value(option: Option) -> st.SearchStrategy[str]:
    """What may stand after an option: often what it takes, sometimes anything."""
    if option.value.kind == "choice":
        return st.sampled_from(option.value.choices) | st.sampled_from(option.value.choices) | values
    if option.value.kind in ("file", "sheet"):
        return files | values
    if option.metavar in ("N", "INT", "FEET", "METERS") or "-" in option.metavar:
        return numbers | numbers | values
    return values


@st.composite
def command_lines(draw: st.DrawFn) -> list[str]:
    """A command line: often an example with options added, sometimes words and options at random."""
    command = draw(st.sampled_from(commands()))
    path = list(command.path)
    line: list[str] = []
    if draw(st.booleans()) and command.examples:
        line = shlex.split(draw(st.sampled_from(command.examples)))[1 + len(path) :]
        if line and draw(st.integers(0, 3)) == 0:
            line[draw(st.integers(0, len(line) - 1))] = draw(values)
    else:
        line = draw(st.lists(values, max_size=3))
    options = [option for option in command.options if not ENDLESS & set(option.spellings)]
    for option in draw(st.lists(st.sampled_from(options), max_size=5)):
        line += [draw(st.sampled_from(option.spellings)), *([] if option.flag else [draw(value(option))])]
    if "--odds" in {name for option in command.options for name in option.spellings}:
        line += draw(
            st.sampled_from(
                [[]] * 6
                + [
                    ["-n", "3"],
                    ["-n", "2", "-f", "toml"],
                    ["-n", "0"],
                    ["-n", "-1"],
                    ["-n", "x"],
                    ["-n", "50", "--summary"],
                    ["--odds"],
                    ["--odds", "--samples", "5"],
                    ["--odds", "--vs", "-q"],
                    ["--samples", "0", "--odds"],
                ]
            )
        )
        if draw(st.integers(0, 9)) == 0:
            line += ["--odds", "--vs", draw(values)]
    return [*path, *line]


def cheap(line: Sequence[str]) -> bool:
    """Whether a line writes no file and asks for no long work by itself."""
    return not ("new" in line[:2] and any("/" in word or "\\" in word for word in line[2:]))


keys = st.sampled_from(
    (
        "system",
        "name",
        "defense",
        "attributes",
        "skills",
        "weapons",
        "weapons.sword",
        "weapons.sword.kind",
        "weapons.sword.damage",
        "armor",
        "unarmed",
        "mount",
        "abilities",
        "tracks",
        "perimeters",
        "scores",
        "movement",
        "level",
        "rank",
        "health",
        "size",
        '"[red]"',
        '""',
        "x",
        '"\\u202e"',
        "archsoul",
        "murk.a.b",
    )
)
tables = st.lists(
    st.tuples(st.sampled_from(("", "[", "[[")), keys, st.sampled_from(TOML_VALUES)),
    max_size=12,
).map(
    lambda parts: "\n".join(
        f"{key} = {value}" if not mark else f"{mark}{key}{']' * len(mark)}" for mark, key, value in parts
    )
)
"""TOML of known and unknown keys with values of every type, or nearly TOML."""

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

notation = st.lists(st.sampled_from(TERMS), max_size=14).map("".join) | st.lists(st.sampled_from(TERMS), max_size=14).map(" ".join)
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
        line = shlex.split(draw(st.sampled_from(command.examples)))[1 + len(path):]
        if line and draw(st.integers(0, 3)) == 0:
            line[draw(st.integers(0, len(line) - 1))] = draw(values)
    else:
        line = draw(st.lists(values, max_size=3))
    options = [option for option in command.options if not ENDLESS & set(option.every)]
    for option in draw(st.lists(st.sampled_from(options), max_size=5)):
        line += [draw(st.sampled_from(option.every)), *([] if option.flag else [draw(value(option))])]
    if "--odds" in {name for option in command.options for name in option.every}:
        line += draw(st.sampled_from([[]] * 6 + [
            ["-n", "3"], ["-n", "2", "-f", "toml"], ["-n", "0"], ["-n", "-1"], ["-n", "x"], ["-n", "50", "--summary"], ["--odds"], ["--odds", "--samples", "5"],
            ["--odds", "--vs", "-q"], ["--samples", "0", "--odds"],
        ]))
        if draw(st.integers(0, 9)) == 0:
            line += ["--odds", "--vs", draw(values)]
    return [*path, *line]


def cheap(line: Sequence[str]) -> bool:
    """Whether a line writes no file and asks for no long work by itself."""
    return not ("new" in line[:2] and any("/" in word or "\\" in word for word in line[2:]))


keys = st.sampled_from((
    "system", "name", "defense", "attributes", "skills", "weapons", "weapons.sword", "weapons.sword.kind", "weapons.sword.damage", "armor",
    "unarmed", "mount", "abilities", "tracks", "perimeters", "scores", "movement", "level", "rank", "health", "size", '"[red]"', '""', "x",
    '"\\u202e"', "archsoul", "murk.a.b",
))
tables = st.lists(
    st.tuples(st.sampled_from(("", "[", "[[")), keys, st.sampled_from(TOML_VALUES)), max_size=12,
).map(lambda parts: "\n".join(
    f"{key} = {value}" if not mark else f"{mark}{key}{']' * len(mark)}" for mark, key, value in parts
))
"""TOML of known and unknown keys with values of every type, or nearly TOML."""

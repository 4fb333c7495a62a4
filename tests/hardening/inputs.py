"""Hostile values: what fuzzing draws from, and the tables of tests draw on."""

import random
from functools import cache

from archcli.cli.completion.walk import Command, walked
from archcli.cli.tools.sheet import new
from archcli.games import GAMES
from tests.running import ROOT

NAMES = (
    "[red]x[/red]",
    "[/x]",
    "[link=file:///etc/passwd]a[/link]",
    "two\nlines",
    "a\rb",
    "tab\there",
    "\x1b[31mred\x1b[0m",
    "\x1b]0;title\x07",
    "bell\x07",
    "nul\x00nul",
    "\u202eevil\u202c",
    "\u200fmark",
    "zero\u200bwidth",
    "\udcff\udcfe",
    "e\u0301",
    "漢字",
    "🗡️",
    "x" * 10_000,
    " ",
    "'",
    '"',
    "\\",
    "%s %d {0} {x}",
    "${HOME}",
    "=",
    "a=b",
    "--odds",
    "-",
    "/",
    ":emoji:",
    "\ufeff",
    "\u2028",
)
"""Texts that name somebody or something. Some terminal, markup, shell or file format reads something into each."""
NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "10",
    "12",
    "20",
    "25",
    "60",
    "100",
    "-1",
    "-5",
    "+3",
    "007",
    "1.5",
    "1e3",
    "1_000",
    "0x10",
    "١٢",
    "²",
    "½",
    "−3",
    "inf",
    "nan",
    "99",
    "1000",
    "100000",
    "100001",
    "1000000000",
    "9223372036854775808",
    "1" + "0" * 30,
    "-1" + "0" * 30,
    "1" + "0" * 400,
    "-1" + "0" * 400,
    "9" * 5000,
    "",
)
WORDS = (
    "",
    " ",
    "none",
    "all",
    "Ann",
    "Ann=2",
    "Ann=2:14",
    "Ann=3/1",
    "=",
    "=3",
    "Ann=",
    "Ann=Ann=1",
    "a,b",
    ",",
    "/",
    "//",
    "4/3+1",
    "3d6",
    "4d6kh3",
    "2d6!",
    "1d8+2",
    "d",
    "d6d8",
    "0d6",
    "100000d6",
    "999999999d6",
    "12m",
    "40ft",
    "200lb",
    "5:3",
    "1,0",
    "n",
    "ranged",
    "melee",
    "sword",
    "attack:sword",
    "move",
    "light,heavy",
    "yes",
    "true",
    "precision/awareness",
)
FILES = (
    "examples/aria.toml",
    "examples/goblin.toml",
    "examples/murk/hero.toml",
    "examples/murk/foe.toml",
    "examples/spellchrome/ann.toml",
    "tests/cases/sheets/soluna-kira.toml",
    "tests/cases/sheets/realms-finn.toml",
    "examples",
    "nowhere.toml",
    "aria",
    "README.md",
    "tests/cases/sheets/broken.toml",
    "/dev/null",
)
SAFE_NAMES = tuple(name for name in NAMES if "\x00" not in name)
"""What the system lets stand in an argument."""

TERMS = (
    *[
        "0",
        "1",
        "2",
        "3",
        "6",
        "9",
        "10",
        "20",
        "100",
        "1000",
        "100001",
        "1000000000",
        "999999999999999999",
        "d",
        "D",
        "d6",
        "3d6",
        "4d6",
        "1d1",
        "d%",
        "dF",
        "1dF",
        "dF.1",
        "dF.2",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "[fire]",
        "[]",
        ",",
        ";",
        "+",
        "-",
        "*",
        "/",
        "//",
        "%",
        "x",
        "6x",
        "vs",
        "kh",
        "kl",
        "km",
        "k1",
        "dh",
        "dl",
        "kh3",
        "k",
        "d1",
        "!",
        "!!",
        "!p",
        "!!p",
        "!>=5",
        ":1",
        ":2",
        "r",
        "ro",
        "r1",
        "r<2",
        "u",
        "min",
        "max",
        "mi2",
        "ma5",
        ">=",
        ">",
        "<=",
        "<",
        "=",
        ">=5",
        "t5",
        "f1",
        "ds",
        "s",
        "sa",
        "sd",
        "floor(",
        "ceil(",
        "round(",
        "abs(",
        "max(",
        "min(",
        "begin",
        "end",
        "group",
        "note",
        "as",
        "fire",
        "#",
        "e",
        "ee",
        "ep",
        "rr",
        "ge",
        "gt",
        "precision",
        "@athletics",
        "a_b",
    ],
    " ",
    "  ",
    "\t",
    "\n",
    "−",
    "×",
    "÷",
    "≥",
    "≤",
    "\u00a0",
    "٣",
    "\x00",
    "\x1b[0m",
    "[red]",
    "'",
    '"',
    "\\",
    "d0",
    "0d6",
    "-1d6",
)


@cache
def commands() -> tuple[Command, ...]:
    """Every command of archcli."""
    return tuple(walked().commands())


def sheets() -> list[tuple[str, str]]:
    """Valid sheets, each with its game: the models, the examples and those of the cases."""
    found = [(game, new(game=game, name="Ann").text) for game in GAMES]
    for path in sorted([*ROOT.glob("examples/**/*.toml"), *ROOT.glob("tests/cases/sheets/*.toml")]):
        text = path.read_text()
        game = next((game for game in GAMES if f'system = "{game}"' in text), None)
        if game is not None and not any(word in path.name for word in WRONG):
            found.append((game, text))
    return found


WRONG = ("broken", "misspelt", "overreach", "overloaded")
"""What the names of the cases' sheets have in them that are wrong on purpose."""


def mutated(text: str, seed: int) -> str:
    """A file with one thing changed: a line dropped, doubled, moved or cut, a value replaced, a character changed."""
    rng = random.Random(seed)
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    kind = rng.randrange(7)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[at])
    elif kind == 2:
        lines.insert(rng.randrange(len(lines)), lines.pop(at))
    elif kind == 3:
        lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
    elif kind in (4, 5):
        keyed = [n for n, line in enumerate(lines) if "=" in line and not line.startswith(("#", "system"))]
        if keyed:
            at = rng.choice(keyed)
            lines[at] = lines[at].split("=")[0] + "= " + rng.choice(TOML_VALUES)
    else:
        whole = "\n".join(lines)
        place = rng.randrange(len(whole) + 1)
        return whole[:place] + rng.choice('"[]{}=.,#\n\\\x00é🗡-0') + whole[place + 1 :]
    return "\n".join(lines) + "\n"


TOML_VALUES = (
    "0",
    "-1",
    "1",
    "3",
    "21",
    "101",
    "1000000",
    "9223372036854775807",
    "1" + "0" * 40,
    "1.5",
    "nan",
    "-inf",
    "true",
    "false",
    '""',
    '"x"',
    '"[red]\\u001b[31m"',
    '"\\u202e"',
    '"3d6"',
    '"999999999d6"',
    "[]",
    "[1]",
    '["light"]',
    "[[]]",
    "{}",
    "{a = 1}",
    "1979-05-27",
    "07:32:00",
    "1979-05-27T07:32:00Z",
    "'''\n'''",
    "0xff",
)

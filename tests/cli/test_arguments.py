"""Arguments sorted into options and words."""

from types import SimpleNamespace

import pytest

from archcli.cli.arguments import split
from archcli.errors import UsageError
from tests.each import each


def option(*names: str, flag: bool = False, multiple: bool = False) -> SimpleNamespace:
    return SimpleNamespace(param_type_name="option", opts=names, secondary_opts=(), is_flag=flag, multiple=multiple)


PARAMS = [
    SimpleNamespace(param_type_name="argument", opts=("words",)), option("--seed"), option("--repeat", "-n"),
    option("--quiet", "-q", flag=True), option("--json", flag=True), option("--weapon", "-w"),
    option("--modify", multiple=True), option("--help", "-h", flag=True),
]
SORTED: dict[str, tuple[list[list[str]], list[str]]] = {
    # the arguments: the options, each with its value, and the words
    "3d6": ([], ["3d6"]), "-1d6 -5 - -(1d4)": ([], ["-1d6", "-5", "-", "-(1d4)"]),
    "--seed -42 3d6": ([["--seed", "-42"]], ["3d6"]), "3d6 --seed=7 -q": ([["--seed", "7"], ["-q"]], ["3d6"]),
    "-n 5 3d6": ([["-n", "5"]], ["3d6"]), "-n5 3d6": ([["-n", "5"]], ["3d6"]),
    "-qn 5 3d6": ([["-q"], ["-n", "5"]], ["3d6"]), "-qn5 3d6": ([["-q"], ["-n", "5"]], ["3d6"]),
    "a -qwsword b": ([["-q"], ["-w", "sword"]], ["a", "b"]), "-wq a": ([["-w", "q"]], ["a"]),
    "--json 3d6 --help": ([["--json"], ["--help"]], ["3d6"]), "--seed= 3d6": ([["--seed", ""]], ["3d6"]),
    "-q -- --json -x": ([["-q"]], ["--json", "-x"]), "--seed -- 3d6": ([["--seed", "--"]], ["3d6"]),
    "--modify a --modify=b": ([["--modify", "a"], ["--modify", "b"]], []), "-h --help": ([["-h"], ["--help"]], []),
}


@each("line", SORTED)
def test_sorted(line: str) -> None:
    """A minus and a digit or a bracket begin a word; what follows an option that takes a value is its value."""
    assert split(PARAMS, line.split()) == SORTED[line]


@pytest.mark.parametrize(("line", "words"), [
    ("roll --json", ["roll", "--json"]), ("-q roll -q", ["roll", "-q"]), ("-5 -5", ["-5", "-5"]), ("-q", []),
])
def test_options_before_the_first_word(line: str, words: list[str]) -> None:
    """Before a command only the group's own options count."""
    assert split(PARAMS, line.split(), leading=True)[1] == words


REFUSED = {
    # the arguments: the option it is about, and words of the message
    "3d6 --seed": ("--seed", "--seed needs a value"), "-n": ("-n", "-n needs a value"),
    "3d6 -qn": ("-n", "-n needs a value"), "--json=yes": ("--json", '--json takes no value, and "yes" is given'),
    "--seed 1 --seed 2": ("--seed", "--seed is given twice: give it once"), "-q 3d6 -q": ("--quiet", "once"),
    "-n 3 --repeat=4": ("--repeat", "--repeat, -n is given twice"), "-qq": ("--quiet", "once"),
    "--sed 1": ("--sed", 'unknown option "--sed": did you mean "--seed"?'),
    "--times 3": ("--times", 'did you mean "--repeat"?'), "--bonus 3": ("--bonus", 'did you mean "--modify"?'),
    "-x": ("-x", 'unknown option "-x"'), "-qx5": ("-x", 'unknown option "-x" in "-qx5"'),
    "---": ("---", 'unknown option "---"'),
}


@each("line", REFUSED)
def test_refused(line: str) -> None:
    """What does not fit the options is refused by name, with the nearest spelling or what means it here."""
    option, said = REFUSED[line]
    with pytest.raises(UsageError) as refused:
        split(PARAMS, line.split())
    assert said in refused.value.message
    assert refused.value.option == option


def test_an_unknown_option_tells_those_there_are() -> None:
    """A script finds all of them beside the message."""
    with pytest.raises(UsageError) as refused:
        split(PARAMS, ["--nothing-like-it"])
    assert refused.value.message == 'unknown option "--nothing-like-it"'
    assert {"--seed", "--modify", "--help"} <= {*refused.value.choices}

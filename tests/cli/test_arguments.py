"""Arguments sorted into options and words."""

from types import SimpleNamespace

import pytest

from archcli.cli.arguments import split
from archcli.errors import UsageError


def option(*names: str, flag: bool = False) -> SimpleNamespace:
    return SimpleNamespace(param_type_name="option", opts=names, secondary_opts=(), is_flag=flag)


PARAMS = [
    SimpleNamespace(param_type_name="argument", opts=("words",)), option("--seed"), option("--repeat", "-n"),
    option("--quiet", "-q", flag=True), option("--json", flag=True),
]
SORTED: dict[str, tuple[list[list[str]], list[str]]] = {
    # the arguments: the options, each with its value, and the words
    "3d6": ([], ["3d6"]), "-1d6 -5 - -(1d4)": ([], ["-1d6", "-5", "-", "-(1d4)"]),
    "--seed -42 3d6": ([["--seed", "-42"]], ["3d6"]), "3d6 --seed=7 -q": ([["--seed=7"], ["-q"]], ["3d6"]),
    "-n 5 3d6": ([["-n", "5"]], ["3d6"]), "-n5 3d6": ([["-n5"]], ["3d6"]), "-qn 5 3d6": ([["-qn", "5"]], ["3d6"]),
    "--json 3d6 --help": ([["--json"], ["--help"]], ["3d6"]), "--unknown 3d6": ([["--unknown"]], ["3d6"]),
    "-q -- --json -x": ([["-q"]], ["--json", "-x"]), "--seed -- 3d6": ([["--seed", "--"]], ["3d6"]),
}


@pytest.mark.parametrize("line", SORTED)
def test_sorted(line: str) -> None:
    """A minus and a digit or a bracket begin a word; what follows an option that takes a value is its value."""
    assert split(PARAMS, line.split()) == SORTED[line]


@pytest.mark.parametrize(("line", "name"), [("3d6 --seed", "--seed"), ("-n", "-n"), ("3d6 -qn", "-n")])
def test_a_value_that_is_missing(line: str, name: str) -> None:
    """An option at the end of the line is refused by its name."""
    with pytest.raises(UsageError, match=f"{name} needs a value"):
        split(PARAMS, line.split())

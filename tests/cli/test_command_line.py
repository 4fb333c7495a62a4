"""Every command line that cannot be understood is refused in the words of archcli, by every command alike."""

import pytest

from archcli.cli.completion.walk import Command, Option, walked
from tests.running import archcli

COMMANDS = {command.name: command for command in walked().commands()}


def typed(option: Option) -> list[str]:
    """An option with some value."""
    return [option.spellings[0]] if option.flag else [option.spellings[0], "1"]


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_an_option_goes_once(command: Command) -> None:
    """An option that is given twice is refused by its name, unless it is repeatable."""
    for option in command.options:
        if "--help" in option.spellings:
            continue
        done = archcli([*command.path, *typed(option), *typed(option), "--json"])
        refused = option.spellings[0] in done.err and "is given twice: give it once" in done.err
        assert refused is not option.repeatable, done.err
        if refused:
            assert (done.code, done.out, done.error["code"]) == (2, "", "usage")
            assert done.error["option"] == max(option.spellings, key=len)


@pytest.mark.parametrize(("line", "words"), [
    ("attack --pool 3 --odds --vs '--pool 4 --pool 5'", ("--vs", "--pool is given twice")),
    ("attack --pool 3 --pool 4 --odds --vs '--defense 4'", ("--pool is given twice",)),
    ("--version --version", ("--version is given twice",)), ("roll 3d6 -qq", ("--quiet, -q is given twice",)),
    ("attack a b -qwsword -w axe", ("--weapon, -w is given twice",)),
])
def test_once_everywhere(line: str, words: tuple[str, ...]) -> None:
    """Also in a variant, beside one, before a command, in a cluster."""
    done = archcli(line)
    assert (done.code, done.out) == (2, "")
    assert [word for word in words if word not in done.err] == [], done.err

"""Every command line that cannot be understood is refused in the words of archcli, by every command alike."""

import shlex

import pytest

from archcli.cli.completion.walk import Command, Option, walked
from archcli.cli.shared import ROLLING
from tests.cli.options import tried
from tests.each import each
from tests.running import ROOT, archcli

COMMANDS = {command.name: command for command in walked().commands()}


def typed(option: Option) -> list[str]:
    """An option with some value."""
    return [option.spellings[0]] if option.flag else [option.spellings[0], "1"]


def has(command: Command, spelling: str) -> bool:
    """Whether a command has an option."""
    return any(spelling in option.spellings for option in command.options)


@each("command", COMMANDS.values(), ids=COMMANDS)
def test_an_option_goes_once(command: Command) -> None:
    """An option that is given twice is refused by its name, unless it is repeatable."""
    for option in tried(command):
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


DICELESS = [command for command in COMMANDS.values() if command.system and not has(command, "--seed")]


def test_commands_that_roll_nothing() -> None:
    """Those whose rule takes no dice."""
    assert {command.name for command in DICELESS} == {
        "arc", "area", "jump", "turn", "improvised-weapon", "murk distance", "realms movement", "soluna turn",
        "spellchrome turn",
    }


@pytest.mark.parametrize("command", DICELESS, ids=[command.name for command in DICELESS])
def test_what_rolls_nothing_has_no_dice(command: Command) -> None:
    """Options of dice are refused by name, `--check` too where nothing can fail; house and formats stay; no seed."""
    for name in sorted(ROLLING):
        done = archcli([*command.path, name])
        assert (done.code, done.out) == (2, "")
        assert f'unknown option "{name}": nothing is rolled here' in done.err
    assert has(command, "--house")
    assert has(command, "--check") is (command.name not in {"arc", "area", "jump", "murk distance"})
    line = shlex.split(command.examples[0])[1:]
    done = archcli([*line, "--json"], folder=ROOT)
    assert done.json["system"] == (command.system or "archsoul")
    assert done.json["seed"] is None
    assert archcli([*line, "-f", "toml"], folder=ROOT).out.startswith("archcli = 1")


@pytest.mark.parametrize(("line", "code"), [
    ("turn attack attack --check", 3), ("turn attack --check", 0), ("soluna turn attack cast --check", 3),
    ("murk distance 3 --house no.toml", 2), ("soluna turn attack --house no.toml", 2),
])
def test_it_can_be_checked_and_ruled(line: str, code: int) -> None:
    """A plan that breaks the rules fails, and a house-rules file is read."""
    assert archcli(line).code == code


@pytest.mark.parametrize("line", ["--seed 3 roll 2d6", "--json roll 2d6", "-q murk roll", "murk -n 3 roll"])
def test_options_stand_behind_their_command(line: str) -> None:
    """What every command has is no option of the program or a group."""
    done = archcli(line)
    assert (done.code, done.out) == (2, "")
    assert "options stand behind their command" in done.err

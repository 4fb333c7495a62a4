"""archcli speaks for itself: whatever is typed wrong, no sentence of the framework below it comes through."""

import shlex
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from archcli.cli.completion.walk import Command, walked
from archcli.cli.options import parameters
from archcli.cli.shared import SHARED
from archcli.cli.tree import at, root
from archcli.given import Declaration, Word
from tests.cli.options import tried
from tests.each import each
from tests.running import ROOT, Done, archcli

COMMANDS = {command.name: command for command in walked().commands()}
FOREIGN = (
    "No such", "Possible options", "is not a valid", "Got unexpected", "Missing ", "Invalid value", "requires an",
    "does not take", "not a valid", "Try '", "Usage:", "nargs", "Traceback",
)
NO_NUMBERS = ("\u0663", "1_000", " 5", "5 ", "1e3", "0x10", "nan", "inf", "x", "1.5", "--3", "\uff15", "\u00b2")


def refused(words: list[str]) -> Done:
    """A line that has to be refused, and is, in words of our own."""
    done = archcli(words, folder=ROOT)
    assert (done.code, done.out) == (2, ""), (words, done)
    assert [sentence for sentence in FOREIGN if sentence in done.err] == [], done.err
    assert done.err.startswith("error: ")
    return done


def with_words(command: Command) -> list[str]:
    """The command of the first example, with its words and no options."""
    return list(takewhile(lambda word: not word.startswith("-"), shlex.split(command.examples[0])[1:]))


def options(command: Command) -> list[Declaration]:
    """What a command declares, its words left out."""
    entry: Any = at(root(), command.path)
    return [
        option for option in parameters(entry.load()).declared.values() if not isinstance(option.given, Word)
    ]


@each("command", COMMANDS.values(), ids=COMMANDS)
def test_lines_that_cannot_be_read(command: Command) -> None:
    """Unknown options, options without their value, flags with one, words too many or too few."""
    path = list(command.path)
    assert '"--no-such-thing"' in refused([*path, "--no-such-thing"]).err
    assert '"--no-such-thing"' in refused([*path, "--no-such-thing=3"]).err
    assert 'unknown option "-Z"' in refused([*path, "-Z"]).err
    assert f"see archcli {command.name} --help" in refused([*path, "-Z"]).err
    for option in tried(command):
        name = option.spellings[0]
        if option.flag and name.startswith("--"):
            assert f"{name} takes no value" in refused([*path, f"{name}=yes"]).err
        elif not option.flag:
            assert f"{name} needs a value" in refused([*path, name]).err
    if not any(word.repeatable for word in command.words):
        assert "one word too many" in refused([*path, *["x"] * (len(command.words) + 1)]).err
    if any(word.required for word in command.words):
        done = refused(path)
        assert " is missing: " in done.err
        assert f"archcli {command.name} " in done.err


@each("command", COMMANDS.values(), ids=COMMANDS)
def test_whole_numbers_are_read_in_one_way(command: Command) -> None:
    """ASCII digits with a sign or without, everywhere: nothing else that some readers take for a number.

    The first option of each command is given all of it, every other one of them.
    """
    shared = [option for option in SHARED.values() if any(option.name in one.spellings for one in command.options)]
    numbers = [option for option in [*options(command), *shared] if option.kind is int]
    for place, option in enumerate(numbers):
        for text in NO_NUMBERS[place % len(NO_NUMBERS):][:1] if place else NO_NUMBERS:
            done = refused([*with_words(command), f"{option.name}={text}"])
            assert option.name in done.err
            assert f'"{text}"'.encode("ascii", "backslashreplace").decode() in done.err.encode(
                "ascii", "backslashreplace").decode()
            assert "a whole number" in done.err


@each("command", COMMANDS.values(), ids=COMMANDS)
def test_an_empty_text_is_no_value(command: Command) -> None:
    """`--weapon ''` is refused, and not taken for an option that was not typed."""
    for option in options(command):
        if option.kind is not bool:
            done = refused([*with_words(command), option.name, ""])
            assert f"{option.name} is empty" in done.err or f'{option.name} "" cannot be read' in done.err


@each(("line", "data"), [
    ("attack --defense x", {"option": "--defense"}), ("attack --pol 3", {"option": "--pol"}),
    ("attack --type mele", {"option": "--type", "choices": "unarmed"}),
    ("attack -m quik", {"option": "--maneuver"}), ("roll 3d6 -n x", {"option": "--repeat"}),
    ("roll 3d6 --dice x", {"option": "--dice", "code": "dice"}),
    ("roll 3d6 --odds --samples x", {"option": "--samples"}),
    ("attack --defense 3", {"option": "--pool"}), ("attack --pool 3 --damage-pool 1", {"option": "--defense"}),
    ("roll 3d6 --odds --seed 3", {"option": "--seed"}), ("soluna turn fly", {"choices": "attack"}),
    ("crit-table", {"choices": ["melee", "firearm", "bow", "unarmed", "soul"]}), ("atack", {"choices": "attack"}),
    ("attack examples/aria.toml -w swrd", {"choices": "rapier"}), ("2d6", {"choices": "roll"}),
    ("attack --pool 3 --defense 1000000000000000000", {"option": "--defense", "limit": "number"}),
    ("rulings archsole", {"choices": "murk"}), ("attack examples/aria.toml --defense 1", {"option": "--weapon"}),
])
def test_scripts_are_told_the_option_and_the_choices(line: str, data: dict[str, Any]) -> None:
    """Beside the message stand the option that it is about, and what may stand there (one of them, in these rows)."""
    error = archcli(f"{line} --json", folder=ROOT).error
    for key, value in {"code": "usage", **data}.items():
        assert value in error[key] if key == "choices" and isinstance(value, str) else error[key] == value, error


def test_no_option_is_named_where_none_is_meant() -> None:
    """What stands in quotes is somebody's word, and help is no option to mend."""
    assert archcli("roll 'x --seed' --json").error["option"] == "--sheet"
    for line in ("murk distance x", "area"):
        assert "option" not in archcli(f"{line} --json").error


@pytest.mark.parametrize(("line", "words"), [
    ("attack ann.toml --defense 1", "is a sheet of The Murk: archcli murk melee ann.toml ..."),
    ("initiative ann.toml", "is a sheet of The Murk: archcli murk initiative ann.toml ..."),
    ("murk melee hero.toml", "is a sheet of Archsoul: archcli attack hero.toml ..."),
    ("soluna turn attack --sheet hero.toml", "is a sheet of Archsoul: archcli turn hero.toml ..."),
    ("roll 4/3 -s odd.toml", 'is a sheet of "chess", expected "archsoul"'),
])
def test_a_sheet_of_another_game(line: str, words: str, tmp_path: Path) -> None:
    """It is refused with the command that would take it."""
    for name, game in (("ann.toml", "murk"), ("hero.toml", "archsoul"), ("odd.toml", "chess")):
        (tmp_path / name).write_text(f'system = "{game}"\nname = "Ann"\n')
    done = archcli([*shlex.split(line), "--json"], folder=tmp_path)
    assert (done.code, done.error["code"]) == (2, "sheet")
    assert words in done.error["message"]
    assert (done.error["mistakes"][0]["key"], done.error["mistakes"][0]["line"]) == ("system", 1)


@each(("word", "said"), [
    ("2d6+3", "archcli roll 2d6+3"), ("d20", "archcli roll d20"), ("4/3", "archcli roll 4/3"),
    ("4/3/2+1", "archcli roll 4/3/2+1"), ("7", "archcli roll 7"), ("{2d6}", "archcli roll '{2d6}'"),
    ("2d6>=4", "archcli roll '2d6>=4'"), ("-5", "archcli roll -5"), ("attak", 'did you mean "attack"?'),
    ("zebra", "known are roll"), ("-", 'unknown command "-"'),
])
def test_dice_in_place_of_a_command(word: str, said: str) -> None:
    """They have a command of their own."""
    for line in [[word], ["murk", word]] if "archcli roll" in said else [[word]]:
        assert said in refused(line).err


@pytest.mark.parametrize("name", ["", "spellchrome", "murk", "soluna", "realms", "sheet"])
def test_a_group_alone_shows_its_help(name: str) -> None:
    """In a pipe too."""
    alone = archcli(name)
    assert (alone.code, alone.err) == (0, "")
    assert alone.out.split() == archcli(f"{name} --help").out.split()


@pytest.mark.parametrize("name", ["attack", "murk", "murk melee", "fight", "fight set", "help", "sheet new"])
def test_help_of_a_command(name: str) -> None:
    """`help COMMAND` is `COMMAND -h`."""
    assert archcli(f"help {name}") == archcli(f"{name} -h")
    assert archcli("help") == archcli("--help")


def test_help_of_a_group_that_stands_alone() -> None:
    """It says which command that is."""
    assert "Alone it is archcli fight show" in archcli("fight -h").out


@pytest.mark.parametrize("line", ["help atack", "help murk meele", "help attack melee", "help murk melee x"])
def test_help_of_no_command(line: str) -> None:
    """What is no command has no help."""
    refused(line.split())

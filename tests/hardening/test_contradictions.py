"""Options that would say nothing together, or nothing alone: refused by every command that resolves something.

The refusals stand in one place (tests/cli/test_options.py): each is shown by one command of the default game and one
of another, and every command is shown to ask there.
"""

import shlex
from typing import Any

from tests.each import each
from tests.hardening.inputs import commands
from tests.running import archcli

EXAMPLES = {
    command.name: next(
        (one for one in command.examples if "--odds" not in one and "-n " not in one), command.examples[0]
    )
    for command in commands()
    if "--odds" in {name for option in command.options for name in option.spellings}
}
TOGETHER: list[tuple[str, tuple[str, ...]]] = [
    # what is added to the example, what the message names
    ("--odds --dice 1", ("--odds", "--dice")),
    ("--odds --seed 1", ("--odds", "--seed", "--samples")),
    ("--odds -n 2", ("--odds", "-n")),
    ("--odds --repeat 2", ("--odds", "-n")),
    ("--odds --samples 5 -n 2", ("--odds", "-n")),
    ("--odds --samples 5 --dice 1", ("--odds", "--dice")),
    ("--odds --check", ("--odds", "--check")),
    ("--odds --summary", ("--odds", "--summary")),
    ("--odds --samples 5 --summary", ("--odds", "--summary")),
    ("--samples 5", ("--samples", "--odds")),
    ("--seed 1 --dice 1", ("--seed", "--dice")),
    ("--vs -q", ("--vs", "--odds")),
    ("--summary", ("--summary", "-n")),
    ("--json --format plain", ("--json", "--format")),
    ("--json -f toml", ("--json", "--format")),
    ("--pick totl --json", ("--pick", "totl")),
    ("--pick total -f csv", ("--pick", "-f")),
    ("--pick total -q", ("--pick", "-q")),
    ("--pick ''", ("--pick", '""')),
    ("--force", ("--force", "--svg")),
    ("--svg .", (". is a folder",)),
    ("--svg README.md", ("README.md", "--force")),
    ("--color red", ("--color", "auto, always, never")),
    ("-n 0", ("-n", "is 0", "1 or more")),
    ("-n -1", ("-n", "is -1", "1 or more")),
    ("-n 1.5", ("-n", "1.5")),
    ("--odds --samples 0", ("--samples", "is 0", "1 or more")),
    ("--odds --samples -3", ("--samples", "is -3", "1 or more")),
    ("--odds --samples x", ("--samples", '"x"')),
    ("--format xml", ("--format", '"xml"', "text, plain, json, toml")),
    ("--format jsno", ("--format", 'did you mean "json"?')),
    ("--odds --vs '--seed 1'", ("--vs", "--seed", "whole command")),
    ("--odds --vs '-n 2'", ("--vs", "-n", "whole command")),
    ("--odds --vs --json", ("--vs", "--json", "whole command")),
    ("--odds --vs '--vs x'", ("--vs", "whole command")),
    ("--odds --vs --help", ("--vs", "--help", "whole command")),
    ("--odds --vs '\"'", ("--vs", "cannot be read")),
    ("--odds --vs --no-such-option", ("--no-such-option",)),
    ("--odds --vs", ("--vs", "needs a value")),
    ("--seed", ("--seed", "needs a value")),
    ("--dice", ("--dice", "needs a value")),
    ("--house", ("--house", "needs a value")),
    ("-n", ("-n", "needs a value")),
    ("-qn", ("-n", "needs a value")),
    ("-qf", ("-f", "needs a value")),
    ("--dice ''", ("--dice", "no face")),
    ("--dice x", ("--dice", "'x'", "no face")),
    ("--dice 1,,2", ("--dice", "no face")),
    ("--dice 1.5", ("--dice", "no face")),
    ("--dice " + "9" * 31, ("--dice", "no face")),
]


EVERYWHERE = ["--odds --dice 1", "--samples 5", "-n 0", "-n 1.5", "--format xml", "--odds --vs '--seed 1'", "-qn"]
"""What every command is asked: two options, one without another, a value, a variant, an option without its value."""


def refused(line: str, added: str) -> Any:
    """What came of a line with something added that must be refused, where it was not; None where all is well."""
    done = archcli([*shlex.split(line)[1:], *shlex.split(added)])
    words = dict(TOGETHER)[added]
    return None if (done.code, done.out) == (2, "") and all(word in done.err for word in words) else (line, done)


@each("added", [added for added, _ in TOGETHER], ids=lambda added: added[:30])
def test_shared_options_that_contradict(added: str) -> None:
    """Exit 2, nothing on standard output, and a message that names what does not go together."""
    assert refused(EXAMPLES["roll"], added) is None
    assert refused(EXAMPLES["murk melee"], added) is None


@each("name", EXAMPLES)
def test_every_command_refuses(name: str) -> None:
    """The same of every command."""
    assert [found for added in EVERYWHERE if (found := refused(EXAMPLES[name], added)) is not None] == []


@each("name", EXAMPLES)
def test_check(name: str) -> None:
    """--check looks at something (exit 0, or 3 where one of many repeats failed), or is refused by name (exit 2)."""
    words = [*shlex.split(EXAMPLES[name])[1:], "--check", "-q"]
    first = archcli([*words, "--seed", "1"])
    assert first.code in (0, 2, 3)
    assert (first.code == 2) is ("--check has nothing to look at" in first.err)
    for seed in "1234" if first.code != 2 else "":
        alone = archcli([*words, "--seed", seed]).code
        many = archcli([*words, "--seed", seed, "-n", "20"]).code
        assert {alone, many} <= {0, 3}
        assert alone <= many  # the first of many is what was rolled alone


INFORMING = [
    "sheet check examples/aria.toml --seed 1",
    "sheet show examples/aria.toml --odds",
    "rulings --force",
    "rulings --dice 1",
    "rulings -n 2",
    "sheet new --force",
    "schema --json",
    "sheet new --json -f toml",
    "sheet check",
    "sheet show",
    "rulings archsole",
]


@each("line", INFORMING)
def test_commands_that_resolve_nothing_take_no_dice(line: str) -> None:
    """Options of dice are unknown to commands that roll none."""
    done = archcli(line)
    assert (done.code, done.out) == (2, "")

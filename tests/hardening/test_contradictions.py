"""Options that would say nothing together, or nothing alone: refused by every command that resolves something."""

import shlex

import pytest

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
    ("-n 0", ("-n", "is 0", "1 or more")),
    ("-n -1", ("-n", "is -1", "1 or more")),
    ("-n 1.5", ("-n", "1.5")),
    ("--odds --samples 0", ("--samples", "is 0", "1 or more")),
    ("--odds --samples -3", ("--samples", "is -3", "1 or more")),
    ("--odds --samples x", ("--samples", "'x'")),
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


@pytest.mark.parametrize(("added", "words"), TOGETHER, ids=[added[:30] for added, _ in TOGETHER])
def test_shared_options_that_contradict(added: str, words: tuple[str, ...]) -> None:
    """Exit 2, nothing on standard output, and a message that names what does not go together, for every command."""
    wrong = []
    for name, example in EXAMPLES.items():
        done = archcli([*shlex.split(example)[1:], *shlex.split(added)])
        if (done.code, done.out) != (2, "") or any(word not in done.err for word in words):
            wrong.append((name, done))
    assert wrong == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_check_of_what_cannot_fail_is_refused(name: str) -> None:
    """--check either looks at something (exit 0 or 3) or is refused by name (exit 2)."""
    done = archcli([*shlex.split(EXAMPLES[name])[1:], "--check", "--seed", "1"])
    assert done.code in (0, 2, 3)
    assert (done.code == 2) is ("--check has nothing to look at" in done.err)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_failed_check_is_what_the_result_says(name: str) -> None:
    """Over many seeds: exit 3 exactly where the result without --check tells of a failure."""
    words = shlex.split(EXAMPLES[name])[1:]
    if archcli([*words, "--check", "--seed", "1"]).code == 2:
        pytest.skip("this cannot fail")
    codes = {archcli([*words, "--check", "-q", "--seed", str(seed)]).code for seed in range(20)}
    assert codes <= {0, 3}
    all_at_once = archcli([*words, "--check", "-q", "--seed", "1", "-n", "60"]).code
    assert all_at_once == 3 or 3 not in codes


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


@pytest.mark.parametrize("line", INFORMING)
def test_commands_that_resolve_nothing_take_no_dice(line: str) -> None:
    """Options of dice are unknown to commands that roll none."""
    done = archcli(line)
    assert (done.code, done.out) == (2, "")

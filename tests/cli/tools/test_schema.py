"""What is printed with --json is what `archcli schema` says."""

import json
import re
import shlex
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, SchemaError  # type: ignore[import-untyped]

from archcli.cli.completion.walk import Command, walked
from archcli.cli.tools.schema import Printed, document, printed
from archcli.cli.tree import root
from tests.each import each
from tests.fights import folder_of
from tests.running import Done, archcli
from tests.test_cases import CASES, load

COMMANDS = {command.name: command for command in walked().commands()}
PRINTED = {one.name: one for one in printed(root())}
SILENT = {"help", "schema", "batch", "play", "fight log"}
"""Commands that print no document of their own: a schema is one itself, and a batch prints those of its lines."""
FIXED = ("--dice", "--seed", "-n", "--repeat")
"""Options with a value that odds and summaries refuse or set themselves."""

MANY = r"\b[0-9]{4,}d"
"""Dice in thousands."""
LONG = 30_000
"""Characters of output; more are not looked through."""
MORE = [["--odds"], ["--odds", "--samples", "5"], ["--odds", "--vs", ""], ["-n", "4", "--summary", "--seed", "1"]]


@cache
def validator(name: str) -> Draft202012Validator:
    """The validator of one command, or of all (an empty name)."""
    return Draft202012Validator(document([PRINTED[name]] if name else list(PRINTED.values())))


def wrong(name: str, done: Done) -> list[str]:
    """What each printed line has that the schema does not allow."""
    lines = [*done.out.splitlines(), *(line for line in done.err.splitlines() if line.startswith('{"archcli"'))]
    assert lines
    return [
        f"{error.json_path}: {error.message[:300]}"
        for line in lines for error in deepest(validator(name), json.loads(line))
    ]


def deepest(schema: Draft202012Validator, line: Any) -> Iterator[Any]:
    """The errors of the branches that fit best, since `anyOf` says only that none fits."""
    for error in schema.iter_errors(line):
        yield from [inner for inner in error.context or [] if inner.absolute_path] or [error]


def resolving(example: str, *more: str) -> list[str]:
    """The words of an example without fixed dice, and with other options."""
    words = iter(shlex.split(example)[1:])
    kept = [word for word in words if word != "--odds" and not (word in FIXED and next(words))]
    return [*kept, "--json", *more]


def apart(schema: Any) -> Iterator[Any]:
    """Each schema within a schema, with one that allows everything in place of those that stand side by side in it."""
    inside: list[Any] = []

    def out(part: Any) -> bool:
        inside.append(part)
        return True

    if isinstance(schema, bool):
        return
    yield {
        key: dict([(name, out(part)) for name, part in value.items()][:1]) if key in ("properties", "$defs")
        else [out(part) for part in value][:1] if key in ("anyOf", "allOf", "prefixItems")
        else out(value) if key in ("items", "additionalProperties") else value
        for key, value in schema.items()
    }
    for part in inside:
        yield from apart(part)


def check(schema: Any) -> None:
    """Check a schema part by part, each of those that are alike once: many commands share theirs."""
    for part in {json.dumps(part): part for part in apart(schema)}.values():
        Draft202012Validator.check_schema(part)


def test_the_schema_is_a_schema() -> None:
    check(validator("").schema)


@pytest.mark.parametrize("wrong", [{"type": "number of"}, {"required": "total"}, {"anyOf": []}])
def test_what_is_no_schema_is_seen(wrong: dict[str, Any]) -> None:
    """Wherever it stands."""
    whole = {"$defs": {"a": {"items": {"anyOf": [True, {"prefixItems": [{"properties": {"b": wrong}}]}]}}}}
    with pytest.raises(SchemaError):
        check(whole)


ODDS = archcli("roll 1d2 --odds --json").odds
WRONG: dict[str, Callable[[Any], Any]] = {
    "a key is missing": lambda line: line["result"].pop("total"),
    "a key is unknown": lambda line: line["result"].update(totl=3),
    "a number is a text": lambda line: line["result"].update(total="3"),
    "a boolean is a number": lambda line: line["result"].update(success=1),
    "a roll has no dice": lambda line: line["result"]["rolls"][0].pop("dice"),
    "the version of the structure is another": lambda line: line.update(archcli=2),
    "the command is another": lambda line: line.update(command="attack"),
    "there is no result": lambda line: line.pop("result"),
    "there are odds too": lambda line: line.update(odds=ODDS),
    "there is something to compare with nothing": lambda line: line.update(versus=[{"options": "", "odds": ODDS}]),
}


@pytest.mark.parametrize("spoil", WRONG.values(), ids=WRONG)
def test_the_schema_refuses_a_line_where(spoil: Callable[[Any], Any]) -> None:
    line = archcli("roll 4/3+1 --seed 1 --json").json
    assert validator("roll").is_valid(line)
    spoil(line)
    assert not validator("roll").is_valid(line)


@pytest.mark.parametrize("line", [
    "attack --pool 4 --defense 1 --damage-pool 2 --odds --bands 1,3", "roll 2d6 --odds --samples 9 --bands 7",
    "attack --pool 4 --defense 1 --damage-pool 2 --odds --over difficulty=6,7",
])
def test_scans_and_bands_are_as_the_schema_says(line: str) -> None:
    assert validator(line.split()[0]).is_valid(archcli(f"{line} --json").json)


def test_one_command_all_of_a_game_and_all_are_printed() -> None:
    assert archcli("schema crit-table").json == document([PRINTED["crit-table"]])
    assert archcli("schema murk melee").json == document([PRINTED["murk melee"]])
    assert archcli("schema murk").json == document([one for one in PRINTED.values() if one.system == "murk"])
    assert archcli("schema").json == document([*PRINTED.values()])


@pytest.mark.parametrize(("words", "said"), [
    ("schema crit-tabel", 'did you mean "crit-table"?'),
    ("schema murk meele", 'did you mean "melee"?'),
    ("schema attack melee", 'unknown command "melee"'),
    ("schema schema", "prints no JSON"),
])
def test_what_has_no_schema_is_refused(words: str, said: str) -> None:
    done = archcli(words)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_every_command_prints_a_document_or_is_known_to_print_none() -> None:
    assert {*COMMANDS} == {*PRINTED} | SILENT


@each("name", COMMANDS)
def test_every_command_has_an_example(name: str) -> None:
    assert COMMANDS[name].examples


def runs() -> Iterator[Any]:
    for name, command in COMMANDS.items():
        if name not in SILENT:
            for example in command.examples:
                yield pytest.param(command, PRINTED.get(name), example, id=example)


@pytest.mark.parametrize(("command", "one", "example"), list(runs()))
def test_what_an_example_prints_fits_the_schema(
    command: Command, one: Printed, example: str, tmp_path: Path,
) -> None:
    """Its result, and where it resolves something its odds, odds side by side, simulated odds, and summary."""
    ways = [[*shlex.split(example)[1:], "--json"]]
    if one.resolves and "--odds" not in example and "roll -" not in example:
        ways += [resolving(example, *more) for more in MORE]
    folder = folder_of(command.name, tmp_path)
    for words in ways:
        done = archcli(words, folder=folder)
        assert done.code in (0, 2), done.err
        assert done.code == 0 or "odds." in done.error["code"], done.err
        assert wrong(command.name, done) == []


def asked(case: dict[str, Any]) -> bool:
    """Whether a case is one line that asks for no format of its own, and rolls no thousands of dice, each alike."""
    words = shlex.split(case.get("run", "-q"))
    formats = {"--json", "-q", "--quiet", "-f", "--format", "--version", "--help"}
    return formats.isdisjoint(words) and not re.search(MANY, case["run"])


@each("case", [case for case in (one.values[1] for one in load()) if asked(case)][::3])
def test_what_a_case_prints_fits_the_schema(case: dict[str, Any]) -> None:
    """Results, odds and errors of every third executable case (the examples cover every command)."""
    words = shlex.split(case["run"])
    words.insert(words.index("--") if "--" in words else len(words), "--json")
    done = archcli(words, stdin=case.get("stdin", ""), env=case.get("env", {}), folder=CASES)
    if len(done.out) <= LONG and done.code == case.get("exit", 0) and (done.out + done.err).startswith("{"):
        assert wrong(commanded(words), done) == []


def commanded(words: list[str]) -> str:
    """The command of a line."""
    return next(name for name in (" ".join(words[:2]), words[0]) if name in PRINTED)

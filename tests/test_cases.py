"""The executable cases: each is a command line, or several in turn, and what has to come of it."""

import shlex
import shutil
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.expected import OF_OUTPUT, of_output
from tests.running import HERE, Done, archcli

CASES = HERE / "cases"
ABOUT = {"id", "about", "rule"}
RUN = OF_OUTPUT | {"run", "env", "stdin"}
STEP = RUN | {"about", "edit", "file_has", "file_lacks", "same_as"}
Table = Mapping[str, Any]


@cache
def load() -> list[Any]:
    """Each case with the name of its file."""
    return [
        pytest.param(path.stem, case, id=case["id"])
        for path in sorted(CASES.glob("*.toml")) for case in tomllib.loads(path.read_text("utf-8"))["case"]
    ]


def misspelt(case: Table) -> set[str]:
    """Keys of a case that mean nothing."""
    if "steps" not in case:
        return case.keys() - ABOUT - RUN - {"files"}
    wrong = case.keys() - ABOUT - {"files", "env", "steps"}
    return wrong.union(*[step.keys() - STEP for step in case["steps"]])


def run(case: Table, folder: Path) -> tuple[Done, list[str]]:
    """A command line of a case, and what differs."""
    words = shlex.split(case["run"])
    if not case.get("raw"):
        words.insert(words.index("--") if "--" in words else len(words), "--json")
    done = archcli(words, stdin=case.get("stdin", ""), env=case.get("env"), folder=folder)
    if done.code != case.get("exit", 0):
        return done, [f"exit: expected {case.get('exit', 0)}, came {done.code}: {done.err}"]
    return done, of_output(case, done.out, done.err)


def run_in_turn(case: Table, folder: Path) -> list[str]:
    """What differs in the first step of a case in which something does."""
    runs: list[Done] = []
    for number, step in enumerate(case["steps"], 1):
        edit(step.get("edit", {}), folder)
        done, problems = run({**step, "env": case.get("env", {}) | step.get("env", {})}, folder)
        runs.append(done)
        problems += of_files(step, folder)
        if not problems and "same_as" in step and done.result != (before := runs[step["same_as"] - 1].result):
            problems.append(f"result: expected that of step {step['same_as']}, {before}, came {done.result}")
        if problems:
            return [f"step {number}: {problem}" for problem in problems]
    return []


def edit(files: Mapping[str, Table], folder: Path) -> None:
    """Change files as a hand would: texts that stand there by others; an empty one is the end."""
    for name, changes in files.items():
        text = (folder / name).read_text("utf-8")
        for old, new in changes.items():
            assert old in text, f"{name} does not hold {old!r}"
            text = text.replace(old, new) if old else text + new
        (folder / name).write_text(text, "utf-8")


def of_files(step: Table, folder: Path) -> list[str]:
    """What differs in the files after a step. Without texts a file only has to be there, or not to be."""
    found = []
    for key, holds in (("file_has", True), ("file_lacks", False)):
        for name, texts in step.get(key, {}).items():
            there = (folder / name).exists()
            if there is not (holds or texts != []):
                found.append(f"{name} is {'' if there else 'not '}there")
            elif there:
                text = (folder / name).read_text("utf-8")
                wrong = [one for one in texts if (one in text) is not holds]
                found += [f"{name} {'lacks' if holds else 'holds'} {one!r}" for one in wrong]
    return found


@each(("file", "case"), load(), by="file")
def test_case(file: str, case: Table, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The command line ends as the case says; where it has files or steps, in a folder of its own with its sheets."""
    assert not misspelt(case)
    if not {"steps", "files"} & case.keys():
        assert run(case, CASES)[1] == []
        return
    folder = tmp_path_factory.mktemp("case")
    (folder / "sheets").mkdir()
    for sheet in (CASES / "sheets").iterdir():
        if sheet.stem in str(case):
            shutil.copy(sheet, folder / "sheets")
    for name, text in case.get("files", {}).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    assert (run_in_turn(case, folder) if "steps" in case else run(case, folder)[1]) == []

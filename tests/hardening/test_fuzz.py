"""Whatever is typed: resolved, a failed check, or one clean mistake; never a traceback, never a hang.

A longer run: ARCHCLI_FUZZ=5000 .venv/bin/pytest -n0 tests/hardening/test_fuzz.py
"""

import json
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from archcli.games import GAMES
from tests.hardening import inputs, strategies
from tests.running import ROOT, Done, archcli

EXAMPLES = int(os.environ.get("ARCHCLI_FUZZ", "0"))
HANG = 60
"""Seconds after which a run counts as hung. The slowest that archcli lets itself work on takes about ten."""
RUNS: Counter[str] = Counter()
fuzz = settings(
    max_examples=EXAMPLES or 40,
    deadline=None,
    database=None,
    derandomize=not EXAMPLES,
    suppress_health_check=list(HealthCheck),
    report_multiple_bugs=False,
    # A long run tells what it found as it found it; the small one looks for the smallest example.
    phases=(Phase.explicit, Phase.generate) if EXAMPLES else (Phase.explicit, Phase.generate, Phase.shrink),
)


@contextmanager
def watched() -> Iterator[None]:
    """Interrupts what hangs."""

    def hung(number: int, frame: Any) -> None:
        raise TimeoutError("archcli hangs")

    before = signal.signal(signal.SIGALRM, hung)
    signal.alarm(HANG)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def clean(run: Callable[[], Done], kind: str) -> Done:
    """Run, and hold what came of it to the contract of every run."""
    with watched():
        done = run()
    RUNS[f"{kind}: exit {done.code}"] += 1
    assert done.code in (0, 2, 3)
    assert "Traceback" not in done.err
    if done.code == 2:
        assert done.err != ""
    return done


@pytest.fixture(scope="module", autouse=True)
def told() -> Iterator[None]:
    """Says after a long run how many examples of what kind came to which end."""
    yield
    if EXAMPLES:
        print("\n".join(f"{count:8} {kind}" for kind, count in sorted(RUNS.items())))


def test_notation_is_rolled_or_refused() -> None:
    """Any text: rolled, explained, or refused with the column of the mistake."""

    @fuzz
    @given(
        strategies.notation | st.text(max_size=40),
        st.sampled_from(([], ["--odds"], ["--explain"], ["--seed", "1"], ["-n", "3", "-q"])),
    )
    def check(text: str, more: list[str]) -> None:
        done = clean(lambda: archcli(["roll", *more, "--json", "--", text]), "notation")
        if done.code == 2:
            assert done.out == ""
            assert json.loads(done.err)["error"]["code"] != "bug"

    check()


def test_command_lines_end_clean(tmp_path: Path) -> None:
    """Every command with any options: nothing on standard output when it is refused."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "tests").symlink_to(ROOT / "tests")

    @fuzz
    @given(strategies.command_lines().filter(strategies.cheap))
    def check(line: list[str]) -> None:
        done = clean(lambda: archcli(line, folder=tmp_path), "command line")
        if done.code == 2:
            assert done.out == ""

    check()


def test_sheets_are_read_or_refused(tmp_path: Path) -> None:
    """A valid sheet with one change, or any tables: shown, or refused with the name of the file."""
    valid = inputs.sheets()
    path = tmp_path / "sheet.toml"

    @fuzz
    @given(
        st.sampled_from(valid),
        st.integers(0, 2**32),
        st.none() | strategies.tables,
        st.sampled_from(
            (
                ["sheet", "show"],
                ["sheet", "check"],
                ["initiative"],
                ["murk", "injury", "--damage", "9"],
                ["attack", "--defense", "1", "--pool", "precision/awareness", "--damage-pool", "2"],
            ),
        ),
    )
    def check(sheet: tuple[str, str], seed: int, text: str | None, command: list[str]) -> None:
        path.write_bytes((inputs.mutated(sheet[1], seed) if text is None else text).encode("utf-8", "surrogatepass"))
        done = clean(lambda: archcli([*command, str(path), "--json"]), f"sheet with {' '.join(command[:2])}")
        if done.code == 2:
            assert done.out == ""
            assert json.loads(done.err)["error"]["code"] in ("sheet", "rule", "usage", "dice")

    check()


def test_house_rules_are_read_or_refused(tmp_path: Path) -> None:
    """A house-rules file with one change, or any tables: used, or refused with the name of the file."""
    whole = ""
    for game in GAMES:
        assert archcli(["rulings", game, "--write", str(tmp_path / game)]).code == 0
        whole += (tmp_path / game).read_text()
    path = tmp_path / "house.toml"

    @fuzz
    @given(
        st.integers(0, 2**32),
        st.none() | strategies.tables,
        st.sampled_from(
            (
                ["rulings"],
                ["roll", "4/3", "--seed", "1"],
                ["murk", "roll", "--die", "8"],
                ["soluna", "check", "--skill", "4", "--challenge", "9"],
            ),
        ),
    )
    def check(seed: int, text: str | None, command: list[str]) -> None:
        path.write_bytes((inputs.mutated(whole, seed) if text is None else text).encode("utf-8", "surrogatepass"))
        done = clean(lambda: archcli([*command, "--house", str(path), "--json"]), f"house rules with {command[0]}")
        if done.code == 2:
            assert done.out == ""
            assert json.loads(done.err)["error"]["code"] == "house"

    check()


def test_lines_of_standard_input_are_rolled_or_refused() -> None:
    """`roll -`: every bad line is named by its number, and exit 2 comes with at least one of them."""

    @fuzz
    @given(st.lists(strategies.notation | st.text(max_size=20), max_size=6))
    def check(lines: list[str]) -> None:
        text = "\n".join(lines).encode("utf-8", "surrogatepass").decode("utf-8", "replace")
        done = clean(lambda: archcli(["roll", "-", "--seed", "1"], stdin=text), "standard input")
        if done.code == 2:
            assert "line " in done.err

    check()

"""Faults that were found, each named for what it protects. None may come back."""

import json
import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from tests.each import each
from tests.hardening.process import run, shell
from tests.running import ROOT, archcli

REFUSED: dict[str, tuple[str, list[str]]] = {
    # what it protects: the line, words of the error
    "an option at the end of the line takes no -- for its value": ("roll 3d6 --seed", ["--seed needs a value"]),
    "a pool at the end of the line is asked for": ("attack --pool", ["--pool needs a value"]),
    "a variant is not empty by accident": ("roll 4 --odds --vs", ["--vs needs a value"]),
    "a cluster of flags asks for the value of its last": ("roll 3d6 -qn", ["-n needs a value"]),
    "a variant prints no help": ("roll 4 --odds --vs --help", ["--help", "whole command"]),
    "a variant explains nothing": ("roll 3d6 --odds --vs --explain", ["--vs", "--explain"]),
    "a variant reads no lines": ("roll 3d6 --odds --vs -", ["--vs"]),
    "many inputs have no variants": ("roll - --odds --vs 4d6", ["--vs"]),
    "a lone hyphen is an unknown command": ("-", ['unknown command "-"']),
    "a device is not replaced": ("sheet new /dev/null --force", ["is a device"]),
    "a file without a name is not written": ("sheet new ''", ["empty"]),
    "a file without a name is not read": ("sheet show ''", ['"": there is no such file']),
    "a device without end is not read": ("sheet show /dev/zero", ["more than 1000000 bytes"]),
    "a seed of many digits is a number all the same": ("roll 3d6 --seed " + "9" * 4001, ["limit seed-digits"]),
    "typed faces that no die takes are refused at once": (
        "recover 3 --ammunition shot --dice 1 -n 1000000000", ["left over are 1"],
    ),
    "a huge bonus makes no float overflow": (f"murk roll --die 8 --bonus 1{'0' * 400} --odds", ["limit number"]),
    "odds of a huge pool fill no memory": ("recover 100000 --odds", ["pool-digits"]),
    "odds of many ones do not take for ever": ("roll 100000 --odds", ["pool-digits"]),
    "odds of huge damage do not take for ever": (
        "soluna ram A=9:99 B=9:99 --distance 100000 --hardness 4 --odds",
        ["pool-digits"],
    ),
    "odds of an order do not take for ever": (
        "initiative " + " ".join(f"{name}=40/1" for name in "ABCDEFG") + " --odds",
        ["turns"],
    ),
}


@each("what", REFUSED)
def test_refused(what: str) -> None:
    """Exit 2, nothing on standard output, and the words."""
    line, words = REFUSED[what]
    done = archcli(line)
    assert (done.code, done.out) == (2, ""), done
    assert [word for word in words if word not in done.err] == [], done.err


def test_combatants_on_standard_input_are_bounded_too() -> None:
    """`initiative -` reads lines as `roll -` does: none is longer than an input, and closed input is a mistake."""
    done = run("initiative", "-", "-q", "--seed", "1", stdin=b"A=3/2\n" + b"9" * 100_000 + b"\n", measured=True)
    assert done.code == 2
    assert "the line has 100000 characters" in done.err
    assert shell("archcli initiative - <&-").code == 2


def test_a_line_without_end_is_bounded() -> None:
    """A line of standard input takes no more memory than an input may be long, and the next line is read."""
    done = run("roll", "-", "-q", "--seed", "1", stdin=b" " * 30_000 + b"1d6\n" + b"9" * 100_000 + b"\n3d6\n")
    assert done.code == 2
    assert done.out == "\n\n13\n"
    assert "line 1: the line has 30003 characters" in done.err
    assert "line 2: the line has 100000 characters" in done.err


def test_bytes_that_are_no_text_spoil_one_line_alone() -> None:
    """A line that is not UTF-8 is refused by its number; the others are rolled."""
    done = run("roll", "-", "-q", "--seed", "1", stdin=b"3d6\n\xff\xfe\n3d6\n")
    assert done.code == 2
    assert [bool(line) for line in done.out.splitlines()] == [True, False, True]
    assert "line 2" in done.err


def test_standard_input_is_answered_line_by_line() -> None:
    """Whoever waits for an answer before the next line gets it: output is written after every line."""
    done = shell(
        "coproc ROLL { archcli roll - -q --seed 1; }\n"
        "echo 3d6 >&${ROLL[1]}; read -t 20 first <&${ROLL[0]}; echo 1d1 >&${ROLL[1]}; read -t 20 second <&${ROLL[0]}\n"
        "echo $first $second"
    )
    assert done.out == "13 1\n"


def test_a_name_gives_no_command_to_the_terminal_in_quiet() -> None:
    """--quiet prints names, and a name may hold escape sequences or a line end."""
    done = archcli(["initiative", "\x1b[31mA=3/2", "B\nC=1/1", "-q", "--seed", "1"])
    assert sorted(done.out.splitlines()) == ["B\\nC", "\\x1b[31mA"]


def test_json_on_a_terminal_gives_no_command_either() -> None:
    """C1 controls and direction marks stand as escapes in JSON and TOML, and come back as they were."""
    names = ["a\x9bb", "c\u202ed", "e\u2028f", "g\U000e0001h"]
    line = ["initiative", *(f"{name}=1/1" for name in names), "--seed", "1"]
    done = archcli([*line, "--json"])
    assert done.out.rstrip("\n").isprintable()
    assert sorted(done.result["order"]) == sorted(names)
    toml = archcli([*line, "-f", "toml"]).out
    assert toml.replace("\n", "").isprintable()
    assert sorted(tomllib.loads(toml)["result"]["order"]) == sorted(names)


def test_bytes_that_are_no_text_leave_toml_readable() -> None:
    """TOML knows no lone surrogates; JSON gives them back."""
    line = ["initiative", "a\udcff=1/1", "--seed", "1"]
    assert tomllib.loads(archcli([*line, "-f", "toml"]).out)["result"]["order"] == ["a\\udcff"]
    assert json.loads(run("initiative", b"a\xff=1/1", "--seed", "1", "--json").out)["result"]["order"] == ["a\udcff"]


def test_what_is_typed_starts_no_line_of_an_error() -> None:
    done = archcli(["attack", "x\nerror: forged"])
    assert done.err.splitlines()[0].startswith("error: x\\nerror: forged: no such sheet")


def test_json_is_asked_for_in_a_cluster_too() -> None:
    """`-qf json` asks for JSON, also of errors."""
    for options in (["-qf", "json"], ["-qfjson"], ["-fjson"], ["-f", "json"]):
        assert archcli(["roll", "3d6", *options, "--no-such-option"]).error["code"] == "usage"
    assert archcli(["roll", "3d6", "--", "--json", "--no-such-option"]).err.startswith("error: ")


def test_many_results_as_toml_are_not_gathered() -> None:
    """TOML is written as it comes, and several short documents are one list too."""
    done = archcli("roll - --explain -f toml", stdin="1d4\n1d6\n")
    assert [one["explanation"] for one in tomllib.loads(done.out)["resolutions"]] == [
        archcli(f"roll {dice} --explain --json").json["explanation"] for dice in ("1d4", "1d6")
    ]


def test_signs_have_stand_ins_in_help() -> None:
    """An ellipsis of Typer's help is three dots where only ASCII can be written, and no escape."""
    done = archcli("attack --help", encoding="ascii", env={"COLUMNS": "60"})
    assert "\\u" not in done.out


def test_tab_offers_no_name_that_is_a_command(tmp_path: Path) -> None:
    """A weapon with a line end or an escape sequence in its name is not offered to the shell; the others are."""
    (tmp_path / "hero.toml").write_text('[weapons."a\\nb"]\n[weapons."\\u001b[31m"]\n[weapons.sword]\n')
    done = archcli(["__complete", "weapon", "archsoul", "", "./hero.toml"], folder=tmp_path)
    assert (done.code, done.out) == (0, "sword\n")


def test_one_wrong_file_does_not_end_tab(tmp_path: Path) -> None:
    """A folder, a pipe or a dead link that is named like a sheet is passed over, and the sheets are offered."""
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "dead.toml").symlink_to("nowhere")
    assert archcli(["sheet", "new", "hero.toml"], folder=tmp_path).code == 0
    done = archcli(["__complete", "sheet", "archsoul", ""], folder=tmp_path)
    assert (done.code, done.out, done.err) == (0, "hero\n", "")


def test_a_wide_terminal_fills_no_memory() -> None:
    """COLUMNS may be any number."""
    for line in ("roll 3d6 -n 9 --summary --seed 1", "attack --help", "--help"):
        for force in ("", "1"):
            done = archcli(line, env={"COLUMNS": "100000000000", "FORCE_COLOR": force})
            assert (done.code, done.err) == (0, "")
            assert len(done.out) < 1_000_000


def test_writing_leaves_a_secret_file_secret(tmp_path: object) -> None:
    """The temporary file of a replaced file is never more readable than the file was."""
    path = f"{tmp_path}/sheet.toml"
    with open(path, "w") as file:
        file.write("old")
    os.chmod(path, 0o600)
    modes: list[int] = []
    opened = os.open

    def seen(name: str, flags: int, mode: int = 0o777) -> int:
        modes.append(mode)
        return opened(name, flags, mode)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", seen)
        assert archcli(["sheet", "new", path, "--force"]).code == 0
    assert modes == [0o600]


@pytest.mark.parametrize(("line", "as_json"), [
    ("roll 3d6 --seed -- --json", True), ("attack --weapon -- --json --pol 3", True), ("roll 3d6 -n -- --json", True),
    ("roll 3d6 -- --json", False), ("attack --mounted -- --json", False), ("roll -q -- --json", False),
    ("murk roll --die -- -f json", True), ("no-such-command --seed -- --json", True),
])
def test_a_value_that_is_two_dashes_ends_no_options(line: str, as_json: bool) -> None:
    """What follows it is still asked for."""
    done = archcli(line)
    assert done.code == 2
    assert done.err.startswith('{"archcli"') is as_json


def test_a_pipe_makes_nobody_wait_for_tab(tmp_path: Path) -> None:
    """A completion reads regular files alone."""
    os.mkfifo(tmp_path / "pipe.toml")
    for kind in ("weapon", "pool", "names"):
        started = time.monotonic()
        assert archcli(["__complete", kind, "archsoul", "", "./pipe.toml"], folder=tmp_path).out == ""
        assert time.monotonic() - started < 5


def test_tab_with_a_closed_output() -> None:
    """Nobody listens: exit 1, in words."""
    done = shell("archcli __complete sheet archsoul '' >&-")
    assert (done.code, done.err) == (1, "error: output cannot be written: standard output is closed\n")


def test_an_interrupt_while_it_loads() -> None:
    """Silent, and 130, as at any other time."""
    program = (
        "import runpy, sys\n"
        "class Stop:\n"
        "    def find_spec(self, name, *more):\n"
        "        if name == 'archcli.cli.main': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stop())\n"
        "runpy.run_module('archcli', run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_write_that_is_cut_short_is_no_success(tmp_path: Path) -> None:
    """Where Python does not gather what is written, a full disk is told all the same."""
    done = shell(
        # Without bytecode: what is left of a module behind that limit would be no module.
        "trap '' XFSZ; ulimit -f 8; export PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1; "
        f"archcli roll 1d6 -n 20000 -q --seed 1 > {tmp_path}/out"
    )
    assert done.code == 1
    assert "output" in done.err

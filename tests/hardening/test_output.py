"""Whatever standard output is, wherever it goes and whatever the environment says: no traceback, no mojibake."""

import json
import os
import pty
import subprocess

import pytest

from tests.each import each
from tests.hardening.inputs import commands
from tests.hardening.process import WAIT, command, environment, run, shell
from tests.running import ROOT, archcli

SHELL: dict[str, tuple[str, int, str, str]] = {
    # what happens: the line, the exit code, what is on standard output, what is on standard error
    "a reader that stops": ("archcli roll 3d6 -n 100000 --seed 1 -q | head -1; exit ${PIPESTATUS[0]}", 0, "13\n", ""),
    "a reader that stops json": (
        "archcli roll 3d6 -n 100000 --json | head -c 10; exit ${PIPESTATUS[0]}",
        0,
        '{"archcli"',
        "",
    ),
    "a reader that reads nothing": ("archcli roll 3d6 -n 6000 | true; exit ${PIPESTATUS[0]}", 0, "", ""),
    "help and a reader that stops": ("archcli attack --help | head -0; exit ${PIPESTATUS[0]}", 0, "", ""),
    "a full disk": ("archcli roll 3d6 > /dev/full", 1, "", "error: output cannot be written"),
    "a full disk and much to say": ("archcli roll 3d6 -n 6000 > /dev/full", 1, "", "error: output cannot be written"),
    "a full disk and help": ("archcli --help > /dev/full", 1, "", "error: output cannot be written"),
    "a full disk and the version": ("archcli --version > /dev/full", 1, "", "error: output cannot be written"),
    "a full disk as JSON": ("archcli roll 3d6 --json > /dev/full", 1, "", '{"archcli": 1, "error": {"code": "output"'),
    "no standard output": ("archcli roll 3d6 >&-", 1, "", "error: standard output is closed"),
    "no standard output for help": ("archcli roll --help >&-", 1, "", "standard output is closed"),
    "no standard output for the version": ("archcli --version >&-", 1, "", "standard output is closed"),
    "no standard output and a mistake": ("archcli roll 3d >&-", 2, "", "error: "),
    "no standard error and a mistake": ("archcli roll 3d 2>&-", 2, "", ""),
    "a full standard error and a mistake": ("archcli roll 3d 2> /dev/full", 2, "", ""),
    "nobody to complain to": ("archcli roll 3d 2>&1 | true; exit ${PIPESTATUS[0]}", 2, "", ""),
    "no standard error": ("archcli roll 3d6 -q --seed 1 2>&-", 0, "13\n", ""),
    "no standard input": ("archcli roll - <&-", 2, "", "standard input, and it is closed"),
    "nothing at all": ("archcli roll 3d6 <&- >&- 2>&-", 1, "", ""),
    "an empty standard input": ("archcli roll - < /dev/null", 0, "", ""),
    "both into one file": ("archcli roll 3d6 3d 2>&1", 2, "error: ", ""),
}


@pytest.mark.parametrize("what", SHELL)
def test_streams(what: str) -> None:
    """Exit 0 for a reader that stops, 1 for an output that cannot be written, 2 for a mistake, told if it can be."""
    line, code, out, err = SHELL[what]
    done = shell(line)
    assert done.code == code
    assert done.out.startswith(out)
    assert (out == "") <= (done.out == "")
    assert err in done.err
    assert (err == "") <= (done.err == "")
    assert "Traceback" not in done.err


SAID = [
    "attack examples/aria.toml examples/goblin.toml -w rapier --seed 3",
    "attack --pool 3 --defense 1 --damage-pool 2 -m feint --feint-pool 3 --feint-resist 2 --seed 1 -f text",
    "fall-damage 30m --seed 1",
    "area 4",
    "arc --facing n --at 1,0 -f text",
    "roll 3d6-2 --seed 1 -f text",
    "crit-table --odds",
    "crit-table melee --damage-pool 4/2 --odds -f text",
    "initiative Zoë=3/2 漢=2/2 --seed 1",
    "rulings archsoul",
    "rulings --limits -f text",
    "sheet show examples/aria.toml -f text",
    "roll 5d6t5 -n 40 --summary --seed 2 -f text",
    "roll - --help",
    "--help",
    "attack --help",
    "roll 3×d6",
    "turn attack:sword quick-attack:dagger -f text",
]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@each("line", SAID)
def test_where_not_every_sign_can_be_written(line: str, encoding: str) -> None:
    """Every sign of archcli's has a stand-in, and none comes out as an escape; what results say is then ASCII."""
    done = archcli(line, encoding=encoding, env={"COLUMNS": "80"})
    assert done.code in (0, 2), done.err
    said = done.out + done.err
    assert said.strip()
    assert "\\u2" not in said
    assert "\\xd7" not in said or "×" in line
    assert said.isascii() or "--help" in line


def test_a_locale_without_letters() -> None:
    """The same in a real process with the locale C, for a result, for a mistake and for help."""
    env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    for words in (["fall-damage", "30m", "--seed", "1"], ["roll", "3×d6".encode()], ["attack", "--help"]):
        done = run(*words, env=env)
        assert done.code in (0, 2)
        assert (done.out + done.err).isascii()
        assert "Traceback" not in done.err
        assert "\\u2" not in done.out


def test_json_is_the_same_where_only_ascii_can_be_written() -> None:
    """JSON holds the name, escaped where it must be."""
    line = ["initiative", "Zoë=3/2", "漢=2/2", "--seed", "1", "--json"]
    plain = archcli(line)
    assert "漢" in plain.out
    done = archcli(line, encoding="ascii")
    assert done.out.isascii()
    assert done.json == plain.json


def on_terminal(*args: str, **env: str) -> str:
    """What archcli writes on a terminal of 80 columns."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*args),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color", COLUMNS="80") | env,
        cwd=ROOT,
    )
    os.close(theirs)
    said = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # how a terminal says that nobody is left to write
            break
        if not part:
            break
        said += part
    os.close(ours)
    assert process.wait(WAIT) == 0
    return said.decode()


LINE = ("attack", "examples/aria.toml", "examples/goblin.toml", "-w", "rapier", "--seed", "3")
TERMINALS: dict[str, tuple[dict[str, str], bool]] = {
    # the environment, and whether there is colour
    "as it is": ({}, True),
    "NO_COLOR": ({"NO_COLOR": "1"}, False),
    "TERM=dumb": ({"TERM": "dumb"}, False),
    "NO_COLOR before FORCE_COLOR": ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
}


@pytest.mark.parametrize("what", TERMINALS)
def test_colour_on_a_terminal(what: str) -> None:
    """Colour where the terminal has it and nothing speaks against it."""
    env, colour = TERMINALS[what]
    said = on_terminal(*LINE, **env)
    assert ("\x1b[3" in said or "\x1b[1;3" in said) is colour
    assert "Aria" in said


def test_colour_in_a_pipe() -> None:
    """No colour and no boxes in a pipe, unless FORCE_COLOR asks for them; NO_COLOR wins."""
    for words in ([*LINE], ["roll", "5d6", "--odds"], ["roll", "5d6t5", "-n", "50", "--summary"]):
        plain = archcli(words)
        assert "\x1b" not in plain.out
        assert not set(plain.out) & set("─│┌┐└┘╭╮╰╯█")
        forced = {"FORCE_COLOR": "1", "NO_COLOR": "", "TERM": "xterm-256color"}
        assert "\x1b[" in archcli(words, env=forced).out
        assert "\x1b[3" not in archcli(words, env=forced | {"NO_COLOR": "1"}).out
        assert "\x1b" not in archcli([*words, "-f", "plain"], env=forced).out
    for exact in (["--json"], ["-q"], ["-f", "toml"]):
        assert archcli([*LINE, *exact], env=forced).out == archcli([*LINE, *exact]).out


WIDTHS = ("", "0", "1", "-5", "abc", "1.5", "40", "999", "100000", "999999999999999999999")


@pytest.mark.parametrize("columns", WIDTHS)
def test_any_width(columns: str) -> None:
    """COLUMNS may hold anything: what is said stays, and no line fills the memory."""
    for how in ("plain", "text"):
        done = archcli(["crit-table", "melee", "--damage-pool", "2", "--odds", "-f", how], env={"COLUMNS": columns})
        assert done.code == 0
        assert max(map(len, done.out.splitlines())) <= 1100
        done = archcli(["roll", "5d6t5", "-n", "60", "--seed", "1", "--summary", "-f", how], env={"COLUMNS": columns})
        assert done.code == 0


PRECEDENCE: list[tuple[str, str]] = [
    # options, which format comes out
    ("-q", "quiet"),
    ("-q --json", "quiet"),
    ("--json -q", "quiet"),
    ("-f json -q", "quiet"),
    ("-q -f toml", "quiet"),
    ("-qf text", "quiet"),
    ("--json", "json"),
    ("-f json", "json"),
    ("-fjson", "json"),
    ("--format=json", "json"),
    ("--json -f json", "json"),
    ("-f toml", "toml"),
    ("-f plain", "plain"),
    ("", "plain"),
]


@each(("options", "wanted"), PRECEDENCE)
def test_which_format_wins(options: str, wanted: str) -> None:
    """--quiet beats every format."""
    out = archcli(f"roll 3d6 --seed 1 {options}").out
    found = (
        "quiet"
        if out == "13\n"
        else "json"
        if out.startswith("{")
        else "toml"
        if out.startswith("archcli = 1")
        else "plain"
    )
    assert found == wanted


ERRORS: list[tuple[str, str]] = [
    # the line, the code of its error
    ("roll 3d --json", "notation.syntax"),
    ("roll '' --json", "notation.empty"),
    ("roll 1d6+$ --json", "notation.character"),
    ("roll 100001d6 --json", "notation.limit"),
    ("roll --json 1d0", "notation.value"),
    ("roll 1d6/0 --json", "notation.division"),
    ("roll 3d6 --bogus --json", "usage"),
    ("roll 3d6 --json --bogus", "usage"),
    ("roll 3d6 -Z --json", "usage"),
    ("roll 3d6 -f json -Z", "usage"),
    ("roll 3d6 -qf json -Z", "usage"),
    ("roll --json", "notation.empty"),
    ("bogus --json", "usage"),
    ("murk --json", "usage"),
    ("murk bogus --json", "usage"),
    ("--json", "usage"),
    ("--json roll 3d6", "usage"),
    ("--bogus --json", "usage"),
    ("schema bogus --json", "usage"),
    ("sheet --json", "usage"),
    ("roll 3d6 -n x --json", "usage"),
    ("roll 3d6 --seed x --json", "usage"),
    ("roll 3d6 --json --seed", "usage"),
    ("roll 3d6 --json --check", "usage"),
    ("roll 3d6 --json --dice 1", "dice"),
    ("roll 3d6 --json --dice 1,2,3,4", "dice"),
    ("roll 3d6 --json --dice 1,2,7", "dice"),
    ("roll 3d6 --json --dice x", "dice"),
    ("sheet show nobody --json", "sheet"),
    ("sheet check README.md --json", "sheet"),
    ("attack nobody --json", "sheet"),
    ("roll 4/3 --house nowhere --json", "house"),
    ("rulings --house README.md --json", "house"),
    ("fall-damage 999999m --json", "usage"),
    ("roll 5 -d 9 --json", "rule"),
    ("soluna fall-damage x --json", "usage"),
    ("roll 3d6 3d6 --odds --json", "notation.syntax"),
    ("roll '3d6; 2d6' --odds --json", "odds.several"),
    ("sheet new --game chess --json", "usage"),
]


@each(("line", "code"), ERRORS)
def test_errors_as_json(line: str, code: str) -> None:
    """One line of JSON on standard error, nothing on standard output, exit 2; and without --json one line `error: `."""
    done = archcli(line)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert json.loads(done.err)["archcli"] == 1
    assert done.error["code"] == code
    assert done.error["message"]


def test_after_two_hyphens_nothing_is_an_option() -> None:
    """`--json` after `--` is a word, and asks for nothing."""
    done = archcli("roll -- 3d6 --json")
    assert done.code == 2
    assert done.err.startswith("error: ")


@each("name", [command.name for command in commands()])
def test_help_is_help(name: str) -> None:
    """Every command has help, with -h too, on standard output and with exit 0, whatever else is typed before it."""
    done = archcli([*name.split(), "--help"])
    assert (done.code, done.err) == (0, "")
    assert name.split()[-1] in done.out
    assert archcli([*name.split(), "-h"]).out == done.out


CODES: list[tuple[str, int]] = [
    ("--version", 0),
    ("", 0),
    ("--help", 0),
    ("roll 3d6", 0),
    ("roll 1d20 vs 15 --dice 3", 0),
    ("roll 1d20 vs 15 --dice 3 --check", 3),
    ("roll 1d20 vs 15 --dice 17 --check", 0),
    ("roll 1d20 vs 15 -n 2 --dice 17,3 --check", 3),
    ("roll 3d6 --check", 2),
    ("roll 3d", 2),
    ("nothing", 2),
    ("murk", 0),
    ("sheet", 0),
]


@each(("line", "code"), CODES)
def test_exit_codes(line: str, code: int) -> None:
    """0 resolved, 2 a mistake, 3 a failed check."""
    assert archcli(line).code == code


def test_a_fault_of_its_own_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug ends with exit 1 and one line that says so, with how to see more; JSON has the code `bug`."""
    def broken(*args: object, **more: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("archcli.cli.games.archsoul.area.resolve", broken)
    done = archcli("area 4", env={"ARCHCLI_TRACEBACK": ""})
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("error: this is a fault in archcli, not in what was typed: ZeroDivisionError: oh\n")
    assert archcli("area 4 --json", env={"ARCHCLI_TRACEBACK": ""}).error["code"] == "bug"


def test_toml_of_many_results_is_one_document() -> None:
    """With -n the TOML is written piece by piece, and is one list of the same results."""
    import tomllib

    for line in ("roll 3d6", "fall-damage 3", "initiative A=1/1", "crit-table melee"):
        done = tomllib.loads(archcli(f"{line} -n 3 --seed 4 -f toml").out)
        wanted = [json.loads(one) for one in archcli(f"{line} -n 3 --seed 4 --json").out.splitlines()]
        assert [one["result"].keys() for one in done["resolutions"]] == [
            {key for key, value in one["result"].items() if value is not None} for one in wanted
        ]
        assert [one["seed"] for one in done["resolutions"]] == [4, 4, 4]
    lines = tomllib.loads(archcli("roll - --explain -f toml", stdin="3d6\n2d6\n1d4\n").out)["resolutions"]
    assert len(lines) == 3

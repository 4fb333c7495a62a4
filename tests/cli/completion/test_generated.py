"""The files of completions/ are those that the command tree makes."""

import shutil
import subprocess
from pathlib import Path

import pytest

from archcli.cli.completion.scripts import FILES, SHELLS, script
from archcli.cli.completion.walk import walked
from tests.cli.completion.shells import COMPLETIONS
from tests.running import archcli


@pytest.mark.parametrize("renderer", FILES)
def test_a_file_is_fresh(renderer: str) -> None:
    committed = (COMPLETIONS / FILES[renderer]).read_text("utf-8")
    assert committed == script(renderer), "regenerate: python -m archcli.cli.completion"


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_is_printed_as_it_is_committed(shell: str) -> None:
    assert archcli(["--show-completion", shell]).out == (COMPLETIONS / FILES[shell]).read_text("utf-8")


def test_nothing_else_is_in_the_folder() -> None:
    assert {path.name for path in COMPLETIONS.iterdir()} == {*FILES.values()}


@pytest.mark.parametrize("command", [
    ["groff", "-man", "-ww", "-Tutf8"], ["man", "--warnings", "-E", "UTF-8", "-l"], ["mandoc", "-Tlint", "-Wwarning"],
])
def test_the_man_page_is_without_warnings(command: list[str], tmp_path: Path) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not here")
    done = subprocess.run(
        [*command, str(COMPLETIONS / "archcli.1")], capture_output=True, text=True, check=False,
        env={"PATH": "/usr/bin:/bin:/usr/local/bin", "HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "MANWIDTH": "100"},
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_man_page_names_every_command_and_option() -> None:
    page = (COMPLETIONS / "archcli.1").read_text("utf-8").replace("\\-", "-")
    program = walked()
    for command in program.commands():
        assert f"archcli {command.name}" in page
        section = page.partition(f'.SS "archcli {command.name}')[2].partition("\n.SS ")[0]
        shared = page.partition(".SH COMMANDS")[0]
        for option in command.options:
            assert all(name in section or name in shared for name in option.spellings), (command.name, option.spellings)


@pytest.mark.parametrize("word", [
    "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES", "ARCHCLI_SHEETS", "ARCHCLI_HOUSE", "ARCHCLI_FIGHT", "NO_COLOR",
    "FORCE_COLOR",
])
def test_the_man_page_tells_of(word: str) -> None:
    assert word in (COMPLETIONS / "archcli.1").read_text("utf-8")

"""Runs the console blocks of a document, as a reader would type them, and puts their output in or compares it.

Write the outputs anew: python -m tests.documents README.md
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.running import ROOT, archcli

BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
UNRUN = "pip install"
"""A block with this in it sets up, and is tried by hand in a fresh clone."""
OF_SHELLS = re.compile(r"^(?!archcli )|[|&;<>$`\n]")
"""What is in a command that is not archcli alone."""
INTO = re.compile(r" >([\w.]+)$")
"""The file at the end of a command that takes its output."""
EXPORT = re.compile(r"export (\w+)=\$PWD/([\w.]+)")
"""What names a file of the folder for all commands below."""


class Step(NamedTuple):
    """A typed command and the output below it."""

    command: str
    output: str


def blocks(text: str) -> Iterator[re.Match[str]]:
    """The console blocks that can be run."""
    return (match for match in BLOCK.finditer(text) if UNRUN not in match[1])


def steps(block: str) -> list[Step]:
    """The commands of a block; a line that ends in a backslash goes on below."""
    found: list[Step] = []
    command: list[str] = []
    for line in block.splitlines():
        if command and command[-1].endswith("\\"):
            command.append(line)
        elif line.startswith("$ "):
            command = [line[2:]]
        else:
            last = found.pop()
            found.append(Step(last.command, last.output + line + "\n"))
            continue
        if not command[-1].endswith("\\"):
            found.append(Step("\n".join(command), ""))
            command = []
    return found


def output(commands: list[str]) -> list[str]:
    """What each command prints, standard error too: archcli in this process, with its output into a file or not, and
    an environment that names a file; all else in one shell.

    They run in a folder of their own with the examples in it, so that a file may be written there.
    """
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "examples", Path(folder, "examples"))
        if any(OF_SHELLS.search(INTO.sub("", command)) for command in commands if not EXPORT.fullmatch(command)):
            return _in_shell(commands, folder)
        return [*_alone(commands, Path(folder))]


def _alone(commands: list[str], folder: Path) -> Iterator[str]:
    env: dict[str, str] = {}
    for command in commands:
        if export := EXPORT.fullmatch(command):
            env[export[1]] = str(folder / export[2])
            yield ""
            continue
        done = archcli(INTO.sub("", command).removeprefix("archcli "), env=env, folder=folder)
        if into := INTO.search(command):
            (folder / into[1]).write_text(done.out)
        yield done.err if into else done.out + done.err


def _in_shell(commands: list[str], folder: str) -> list[str]:
    mark = "=-=-=-="
    script = "\n".join(f"{command}\necho '{mark}'" for command in commands)
    env = {name: value for name, value in os.environ.items() if not name.startswith("ARCHCLI_")}
    env |= {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", "NO_COLOR": "1", "LC_ALL": "C.UTF-8",
        "PYTHONUTF8": "1",
    }
    for name in ("FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS"):
        env.pop(name, None)
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        timeout=60, check=False,
    )
    return done.stdout.split(f"{mark}\n")[:-1]


def filled(text: str) -> str:
    """The document with the output of every command as it is now."""

    def fill(match: re.Match[str]) -> str:
        if UNRUN in match[1]:
            return match[0]
        typed = steps(match[1])
        printed = output([step.command for step in typed])
        body = "".join(f"$ {step.command}\n{shown}" for step, shown in zip(typed, printed, strict=True))
        return f"```console\n{body}```"

    return BLOCK.sub(fill, text)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled(path.read_text()))

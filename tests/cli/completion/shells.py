"""Real shells that complete a line with the scripts of completions/; the whole words that they offer come back."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.running import ROOT

COMPLETIONS = ROOT / "completions"
BASH = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE=$LINE; COMP_POINT=${#LINE}
_archcli archcli "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
(( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"
"""
FISH = "source $argv[1]; for line in $argv[2..]; complete -C $line; echo END; end"


class Place:
    """A folder to complete in, with an `archcli` on the PATH that writes down each time it is started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "here"
        self.folder.mkdir()
        self.calls = folder / "calls"
        program = folder / "bin" / "archcli"
        program.parent.mkdir()
        program.write_text(
            f'#!/bin/sh\necho "$@" >>{shlex.quote(str(self.calls))}\n'
            f'exec {shlex.quote(sys.executable)} -m archcli "$@"\n'
        )
        program.chmod(0o755)
        self.environment = {
            "PATH": f"{program.parent}:{os.environ['PATH']}", "HOME": str(folder), "PYTHONPATH": str(ROOT),
            "ARCHCLI_COMPLETIONS": str(COMPLETIONS), "LANG": "C.UTF-8", "TERM": "xterm", "TMPDIR": str(folder),
        }

    def started(self) -> list[str]:
        """The arguments of every archcli that was started."""
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def run(self, *command: str, **environment: str) -> list[str]:
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment | environment, capture_output=True, text=True, timeout=120,
            check=False, stdin=subprocess.DEVNULL,
        )
        assert done.stderr == ""
        return done.stdout.splitlines()


def bash(place: Place, *lines: str) -> list[list[str]]:
    """What bash offers for each line, as the words that the line would then end with."""
    return [_bash(place, line) for line in lines]


def _bash(place: Place, line: str) -> list[str]:
    words = line.split(" ")
    cut = [part for word in words for part in re.findall(r"[=:]+|[^=:]+", word) or [""]]
    last = words[-1]
    typed = "" if re.fullmatch(r"[=:]+", cut[-1]) else cut[-1]
    before = last.removesuffix(typed)
    offered = place.run("bash", "--norc", "-c", BASH, "bash", str(COMPLETIONS / "archcli.bash"), *cut, LINE=line)
    return [before + one for one in offered]


def zsh(place: Place, *lines: str) -> list[list[str]]:
    """What zsh offers for each line, with the help behind a tab; of a path the last part."""
    return _parts(place.run("zsh", "-f", str(Path(__file__).parent / "capture.zsh"), *lines))


def fish(place: Place, *lines: str) -> list[list[str]]:
    """What fish offers for each line, with the help behind a tab."""
    return _parts(place.run("fish", "--no-config", "-c", FISH, str(COMPLETIONS / "archcli.fish"), *lines))


def _parts(offered: list[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for one in offered:
        if one == "END":
            parts.append([])
        else:
            parts[-1].append(one)
    return parts[:-1]


SHELLS: dict[str, Callable[..., list[list[str]]]] = {
    name: shell for name, shell in [("bash", bash), ("zsh", zsh), ("fish", fish)] if shutil.which(name)
}
"""The shells that are here."""


def words(shell: str, place: Place, *lines: str) -> list[set[str]]:
    """The words that a shell offers for each line."""
    return [{one.partition("\t")[0] for one in offered} for offered in SHELLS[shell](place, *lines)]

"""Real shells that complete a line with the scripts of completions/; the whole words that they offer come back."""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.running import ROOT, archcli

COMPLETIONS = ROOT / "completions"
BASH = """
source "$1"; shift
while (($#)); do
    COMP_LINE=$1; COMP_POINT=${#COMP_LINE}; COMP_WORDS=("${@:3:$2}"); COMP_CWORD=$(($2 - 1)); COMPREPLY=()
    shift $(($2 + 2))
    _archcli archcli "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    (( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"
    echo END
done
"""
PROGRAM = """#!/bin/sh
echo "$@" >>{calls}
case "$*" in
{answers}
*) printf '%s\\t' "$@" >>{asked}; echo >>{asked} ;;
esac
"""
ANSWER = "{asked}) printf %s {said} ;;"
FISH = "source $argv[1]; for line in $argv[2..]; complete -C $line; echo END; end"


class Place:
    """A folder to complete in, with an `archcli` on the PATH that writes down each time it is started.

    Shells ask the same questions, and the files stay as they are. So it tells what archcli has said in this process,
    which is much quicker than a process for each; what nobody has asked yet it writes down, to be asked again.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "here"
        self.folder.mkdir()
        self.calls, self.asked = folder / "calls", folder / "asked"
        self.answers: dict[str, str] = {}
        self.program = folder / "bin" / "archcli"
        self.program.parent.mkdir()
        self._answer()
        self.program.chmod(0o755)
        self.environment = {
            "PATH": f"{self.program.parent}:{os.environ['PATH']}", "HOME": str(folder), "PYTHONPATH": str(ROOT),
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
        return self.run(*command, **environment) if self._asked() else done.stdout.splitlines()

    def _asked(self) -> bool:
        """Whether there were questions that nobody had asked yet: now there is an answer."""
        if not self.asked.exists():
            return False
        for question in {*self.asked.read_text().splitlines()}:
            words = question.removesuffix("\t").split("\t")
            assert " ".join(words) not in self.answers
            done = archcli(words, env={"HOME": str(self.folder.parent)}, folder=self.folder)
            self.answers[" ".join(words)] = done.out
        self.asked.unlink()
        self._answer()
        return True

    def _answer(self) -> None:
        self.program.write_text(PROGRAM.format(
            calls=shlex.quote(str(self.calls)), asked=shlex.quote(str(self.asked)), answers="\n".join(
                ANSWER.format(asked=shlex.quote(asked), said=shlex.quote(said)) for asked, said in self.answers.items()
            ),
        ))


def bash(place: Place, *lines: str) -> list[list[str]]:
    """What bash offers for each line, as the words that the line would then end with."""
    arguments: list[str] = []
    typed: list[str] = []
    for line in lines:
        words = line.split(" ")
        cut = [part for word in words for part in re.findall(r"[=:]+|[^=:]+", word) or [""]]
        typed.append(words[-1].removesuffix("" if re.fullmatch(r"[=:]+", cut[-1]) else cut[-1]))
        arguments += [line, str(len(cut)), *cut]
    offered = _parts(place.run("bash", "--norc", "-c", BASH, "bash", str(COMPLETIONS / "archcli.bash"), *arguments))
    return [[before + word for word in part] for before, part in zip(typed, offered, strict=True)]


def zsh(place: Place, *lines: str) -> list[list[str]]:
    """What zsh offers for each line, with the help behind a tab; of a path the last part."""
    return _parts(place.run("zsh", "-f", str(Path(__file__).parent / "capture.zsh"), *lines))


def fish(place: Place, *lines: str) -> list[list[str]]:
    """What fish offers for each line, with the help behind a tab."""
    return _parts(place.run("fish", "--no-config", "-c", FISH, str(COMPLETIONS / "archcli.fish"), *lines))


def _parts(offered: list[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for line in offered:
        if line == "END":
            parts.append([])
        else:
            parts[-1].append(line)
    return parts[:-1]


SHELLS: dict[str, Callable[..., list[list[str]]]] = {
    name: shell for name, shell in [("bash", bash), ("zsh", zsh), ("fish", fish)] if shutil.which(name)
}
"""The shells that are here."""


def words(shell: str, place: Place, *lines: str) -> list[set[str]]:
    """The words that a shell offers for each line."""
    return [{word.partition("\t")[0] for word in offered} for offered in SHELLS[shell](place, *lines)]

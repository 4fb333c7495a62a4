"""Runs archcli as a process of its own, for what only a process has: signals, closed streams, locales, memory."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.running import ROOT

_MEASURED = (
    "import resource, subprocess, sys\n"
    "code = subprocess.call(sys.argv[1:])\n"
    "sys.stderr.write(f'\\n{resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss}')\n"
    "sys.exit(code)\n"
)
"""A small process between, since a child starts with the memory of the test run on its account."""
WAIT = 60
"""Seconds after which a process counts as hung."""


class Ended(NamedTuple):
    """How a process ended; `megabytes` is the most memory that it had (0 where that was not measured)."""

    code: int
    out: str
    err: str
    megabytes: float = 0.0


def command(*args: str | bytes, python: str = sys.executable) -> list[str | bytes]:
    """The command line that starts archcli."""
    return [python, "-m", "archcli", *args]


def environment(**more: str) -> dict[str, str]:
    """The environment without what would change the looks or the rulings, and with `more`."""
    plain = ("ARCHCLI_", "FORCE_COLOR", "CLICOLOR", "NO_COLOR", "COLUMNS", "PYTHON", "LC_", "LANG", "TERM")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(plain)}
    return kept | {"PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"} | more


def run(
    *args: str | bytes,
    stdin: bytes = b"",
    env: Mapping[str, str] | None = None,
    measured: bool = False,
    stdout: Any = subprocess.PIPE,
    python: str = sys.executable,
) -> Ended:
    """Run archcli to its end."""
    words = command(*args, python=python)
    if measured:
        words = [sys.executable, "-I", "-S", "-c", _MEASURED, *words]
    done = subprocess.run(
        words,
        input=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=environment(**(env or {})),
        cwd=ROOT,
        timeout=WAIT,
        check=False,
    )
    out = (done.stdout or b"").decode("utf-8", "backslashreplace")
    err = done.stderr.decode("utf-8", "backslashreplace")
    if not measured:
        return Ended(done.returncode, out, err)
    err, _, kilobytes = err.rpartition("\n")
    return Ended(done.returncode, out, err, int(kilobytes) / 1024)


def shell(line: str, **env: str) -> Ended:
    """Run a line of a shell in which `archcli` starts archcli."""
    starts = " ".join(map(str, command()))
    script = f'archcli() {{ {starts} "$@"; }}\n{line}'
    done = subprocess.run(
        ["bash", "-c", script],
        capture_output=True,
        env=environment(**env),
        cwd=ROOT,
        timeout=WAIT,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    return Ended(
        done.returncode,
        done.stdout.decode("utf-8", "backslashreplace"),
        done.stderr.decode("utf-8", "backslashreplace"),
    )


def interrupted(*args: str, until: bytes | None = None, feed: bytes = b"") -> Ended:
    """Start archcli, wait until it is at work (it printed `until`, or was busy for a while), and send Ctrl-C."""
    with subprocess.Popen(
        command(*args),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=ROOT,
        preexec_fn=_heed_interrupts,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        if feed:
            process.stdin.write(feed)
            process.stdin.flush()
        seen = b""
        if until is not None:
            while until not in seen:
                part = os.read(process.stdout.fileno(), 65536)
                assert part, "archcli ended before it printed what was waited for"
                seen += part
        else:
            _busy(process)
        process.send_signal(signal.SIGINT)
        try:
            rest, err = process.communicate(timeout=WAIT)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    out = (seen + rest).decode("utf-8", "backslashreplace")
    return Ended(process.returncode, out, err.decode("utf-8", "backslashreplace"))


def _heed_interrupts() -> None:
    """What a shell starts in the background ignores Ctrl-C, and so would all that it starts in turn."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _busy(process: subprocess.Popen[bytes], seconds: float = 0.3) -> None:
    """Wait until a process has used so much of the processor: by then it has long begun its work."""
    ticks = os.sysconf("SC_CLK_TCK")
    while process.poll() is None:
        with open(f"/proc/{process.pid}/stat", "rb") as file:
            used = sum(map(int, file.read().rpartition(b")")[2].split()[11:13])) / ticks
        if used >= seconds:
            return
        time.sleep(0.02)
    raise AssertionError(f"archcli ended with {process.returncode} before it could be interrupted")

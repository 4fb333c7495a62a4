"""`archcli play`: commands at a prompt, with history and TAB."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

from archcli.cli.fight_file import fight_file
from archcli.cli.plan import Commands
from archcli.cli.shared import Shared
from archcli.cli.stdin import Line
from archcli.cli.tools.batch import LEFT, Lot, run_line
from archcli.cli.typed import Typed
from archcli.errors import ArchcliError, UsageError, visible
from archcli.given import From

PROMPT = "archcli> "
LEAVE = ("exit", "quit")
REMEMBERED = 1000
"""Lines of history that are kept."""


def play(*, typed: Annotated[Typed, From(Shared, leave=LEFT)]) -> Commands:
    """Type commands at a prompt, with history and TAB.

    They go without the word archcli. A mistake ends nothing; Ctrl-C drops the line, Ctrl-D or exit leaves.

    Example: archcli play
    """
    lot = Lot.of(typed)
    if not (sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()):
        raise UsageError("play is for a terminal", hint="archcli batch reads commands from a file or a pipe")

    def run(program: Any) -> int:
        keep = _readline(lot.shown)
        number = 0
        while (text := _typed(prompt(lot.shown), keep)) is not None:
            text = text.strip()
            if text in LEAVE:
                break
            if text and not text.startswith("#"):
                number += 1
                with suppress(KeyboardInterrupt):
                    run_line(Line(number, text, len(text)), program, lot.line(number)._replace(line=0))
        return 0

    return Commands(run)


def prompt(shown: Mapping[str, Any]) -> str:
    """What the prompt says: in a fight the round, and whose turn it is. `shown`: what was typed for all lines."""
    file = fight_file(shown["fight"], left_out=bool(shown["no_fight"]))
    if not file or not os.path.exists(file):
        return PROMPT
    from archcli.cli.fight.store import Store

    try:
        fight = Store(file).read()
    except ArchcliError:
        return PROMPT
    whose = f", {visible(fight.turn)}'s turn" if fight.turn else ""
    return f"round {fight.round}{whose}> " if fight.order else "before the start> "


def _typed(prompt: str, keep: Any) -> str | None:
    """The next line; empty where it was dropped, None at the end."""
    try:
        text = input(prompt)
    except KeyboardInterrupt:
        print()
        return ""
    except EOFError:
        print()
        return None
    keep()
    return text


def history() -> Path | None:
    """The file of the history, in the user's state folder; None where there is no such folder."""
    state = os.environ.get("XDG_STATE_HOME") or ""
    home = os.environ.get("HOME") or ""
    if os.path.isabs(state):
        return Path(state) / "archcli" / "history"
    return Path(home) / ".local" / "state" / "archcli" / "history" if os.path.isabs(home) else None


def _readline(shown: Mapping[str, Any]) -> Any:
    """Set TAB and history up; returns what keeps a line that was typed. Without readline neither is there."""
    try:
        import readline
    except ImportError:
        return lambda: None
    from archcli.cli.completion.prompt import candidates

    found: list[str] = []
    options = ["--no-fight"] if shown["no_fight"] else ["--fight", shown["fight"]] if shown["fight"] else []

    def complete(text: str, state: int) -> str | None:
        if state == 0:
            found[:] = candidates(readline.get_line_buffer()[:readline.get_endidx()], options)
        return _shown(found, state)

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    readline.set_history_length(REMEMBERED)
    file = history()
    if file is None:
        return lambda: None
    with suppress(OSError):
        readline.read_history_file(file)

    def keep() -> None:
        # Written at each line: a terminal that is closed takes nothing with it.
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
            readline.write_history_file(file)

    return keep


def _shown(found: list[str], state: int) -> str | None:
    if state >= len(found):
        return None
    whole = len(found) == 1 and not found[0].endswith(("/", "=", "."))
    return f"{found[0]} " if whole else found[state]

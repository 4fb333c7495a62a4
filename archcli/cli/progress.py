"""How far work is, on a terminal's standard error, once it takes over a second; silent elsewhere."""

import sys
import time
from types import TracebackType

AFTER, EVERY = 1.0, 0.2
"""Seconds before the first line, and between two."""
BAR = 30


class Progress:
    """Shown while the block runs: `done` of `whole`, or the seconds where the whole is not known (0).

    The loop sets `done`; a thread of its own looks at it, so that a single long computation shows too.
    """

    def __init__(self, whole: int = 0, *, printing: bool = False) -> None:
        """`printing`: results come out meanwhile, so on a terminal of theirs there is no room for a line."""
        self.done, self.whole = 0, whole
        terminal = sys.stderr is not None and sys.stderr.isatty()
        self.shows = terminal and not (printing and sys.stdout is not None and sys.stdout.isatty())

    def __enter__(self) -> "Progress":
        if self.shows:
            from threading import Event, Thread

            self.over = Event()
            self.thread = Thread(target=self._show, daemon=True)
            self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shows:
            self.over.set()
            self.thread.join()

    def _show(self) -> None:
        started = time.monotonic()
        shown = False
        while not self.over.wait(EVERY if shown else AFTER):
            shown = True
            self._write(self.line(time.monotonic() - started))
        if shown:
            self._write("")

    def _write(self, text: str) -> None:
        if sys.stderr is not None:
            sys.stderr.write(f"\r{text}\x1b[K")
            sys.stderr.flush()

    def line(self, seconds: float) -> str:
        """What is shown after so many seconds."""
        if not self.whole:
            return f"working, {seconds:.0f} s"
        share = min(1.0, self.done / self.whole)
        bar = "#" * int(BAR * share)
        return f"[{bar:<{BAR}}] {100 * share:3.0f} %  {self.done:,} of {self.whole:,}, {seconds:.0f} s"

"""The program: parse, resolve, print, and one boundary for whatever goes wrong."""

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import BufferedWriter, RawIOBase, TextIOWrapper
from typing import Any, NoReturn, cast

from archcli.cli.boundary import Boundary, forget_output
from archcli.errors import ArchcliError
from archcli.output.ascii import plain_ascii, utf8

COMPLETE = "__complete"
"""The hidden command that the completion scripts call."""


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run archcli and exit with its code."""
    gc.disable()  # a run that only starts and prints makes no garbage worth a search; `play` turns it on for more
    words = sys.argv[1:] if args is None else list(args)
    code = run(words)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with suppress(OSError):  # all that matters is flushed where its failure has an exit code
                stream.flush()
    # Taking down every imported module costs a fifth of a short run, and nothing is left that needs it.
    os._exit(code)


def run(args: list[str]) -> int:
    """Run archcli; the exit code."""
    boundary = Boundary(args)
    try:
        _writable()
        if args[:1] == [COMPLETE]:
            return _complete(args[1:])
        code = boundary.run(_program())
        if sys.stdout is None and code == 0:
            raise OSError("standard output is closed")
        return code
    except ArchcliError as mistake:
        return boundary.refused(mistake)
    except KeyboardInterrupt:
        forget_output()
        return 130
    except BrokenPipeError:
        forget_output()
        return 0
    except OSError as problem:
        forget_output()
        data = {"code": "output", "message": str(problem)}
        return boundary.complain(data, f"output cannot be written: {problem}", 1)


def _complete(args: list[str]) -> int:
    """What the shells' TAB asks for: names, one a line. Nothing of the program is loaded for it."""
    from archcli.cli.completion.names import offered

    # A name with a line end or an escape sequence in it is nothing that a shell should show or insert.
    if sys.stdout is None:
        raise OSError("standard output is closed")
    sys.stdout.write("".join(f"{name}\n" for name in offered(*args) if name.isprintable()))
    sys.stdout.flush()
    return 0


def _program() -> Any:
    from archcli.cli.program import program

    return program()


def _writable() -> None:
    raw = getattr(sys.stdout, "buffer", None)
    if isinstance(raw, RawIOBase):
        # PYTHONUNBUFFERED: what the system does not take of a write at once would be lost without a word.
        sys.stdout = TextIOWrapper(cast(Any, BufferedWriter(cast(Any, raw))), encoding=sys.stdout.encoding)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            # Arguments that are not UTF-8 come in as lone surrogates, and must not end in a traceback.
            stream.reconfigure(errors="backslashreplace" if utf8(stream.encoding) else _stand_ins())


def _stand_ins() -> str:
    """The name of the handler that writes signs which an encoding has not in ASCII."""
    import codecs

    def stand_in(problem: UnicodeError) -> tuple[str, int]:
        assert isinstance(problem, UnicodeEncodeError)
        return plain_ascii(problem.object[problem.start:problem.end]), problem.end

    codecs.register_error("archcli", stand_in)
    return "archcli"

"""The program: parse, resolve, print, and one boundary for whatever goes wrong."""

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NoReturn

from archcli.cli.mistakes import say
from archcli.errors import ArchcliError, flat
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
    try:
        _writable()
        if args[:1] == [COMPLETE]:
            return _complete(args[1:])
        code = _program(args)
        if sys.stdout is None and code == 0:
            raise OSError("standard output is closed")
        return code
    except ArchcliError as mistake:
        return complain(args, mistake.as_data(), mistake.as_text(), mistake.exit_code)
    except KeyboardInterrupt:
        _forget_output()
        return 130
    except BrokenPipeError:
        _forget_output()
        return 0
    except OSError as problem:
        _forget_output()
        return complain(args, {"code": "output", "message": str(problem)}, f"output cannot be written: {problem}", 1)


def _complete(args: list[str]) -> int:
    """What the shells' TAB asks for: names, one a line. Nothing of the program is loaded for it."""
    from archcli.cli.completion.names import offered

    # A name with a line end or an escape sequence in it is nothing that a shell should show or insert.
    sys.stdout.write("".join(f"{name}\n" for name in offered(*args) if name.isprintable()))
    sys.stdout.flush()
    return 0


def _program(args: list[str]) -> int:
    from archcli.cli.plan import BadLines, Failed
    from archcli.cli.program import program
    from archcli.cli.stdout import OutputError

    try:
        done = program()(args, prog_name="archcli", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
        return done if isinstance(done, int) else 0
    except (ArchcliError, OSError, KeyboardInterrupt):
        raise
    except SystemExit:  # what Typer makes of a pipe whose reader is gone, with exit code 1
        raise BrokenPipeError from None
    except Failed:
        return 3
    except BadLines:
        return 2
    except OutputError as problem:
        return complain(args, {"code": "output", "message": str(problem)}, str(problem), 1)
    except RecursionError:
        text = "this is nested too deeply"
        return complain(args, {"code": "usage", "message": text}, text, 2)
    except MemoryError:
        text = "there is not enough memory for this"
        return complain(args, {"code": "memory", "message": text}, text, 1)
    except Exception as problem:
        return _foreign(args, problem)


def _foreign(args: list[str], problem: Exception) -> int:
    """An exception of Typer's: a usage mistake, an exit or an abort. Anything else is a bug."""
    if type(problem).__name__ in ("Abort", "KeyboardInterrupt"):
        _forget_output()
        return 130
    code = getattr(problem, "exit_code", None)
    if code is None:
        return _bug(args, problem)
    if type(problem).__name__ == "NoArgsIsHelpError":
        return 0
    if not hasattr(problem, "format_message"):
        return int(code)
    message = problem.format_message()
    if any("\n" in arg for arg in args):
        message = flat(message)
    hint = _see(problem)
    data = {"code": "usage", "message": message} | ({"hint": hint} if hint else {})
    return complain(args, data, f"{message}\n{hint}" if hint else message, 2)


def _bug(args: list[str], problem: Exception) -> int:
    """A fault of archcli's own: one line, and the traceback only for whoever asks for it."""
    if os.environ.get("ARCHCLI_TRACEBACK"):
        raise problem
    said = f"{type(problem).__name__}: {problem}"
    text = f"this is a fault in archcli, not in what was typed: {said}\nARCHCLI_TRACEBACK=1 shows where"
    return complain(args, {"code": "bug", "message": said}, text, 1)


def _see(problem: Any) -> str | None:
    context = getattr(problem, "ctx", None)
    return f"see {context.command_path} --help" if context is not None else None


def complain(args: list[str], data: dict[str, Any], text: str, code: int) -> int:
    """Say a mistake on standard error, as one line of JSON where JSON was asked for; returns the exit code."""
    say(data, text, as_json=wants_json(args))
    return code


def wants_json(args: Sequence[str]) -> bool:
    """Whether the arguments ask for JSON, also where they cannot be parsed."""
    typed = list(args[:args.index("--")] if "--" in args else args)
    return "--json" in typed or any(map(_names_json, typed, [*typed[1:], ""]))


def _names_json(arg: str, after: str) -> bool:
    if not arg.startswith("--"):
        arg = arg.replace("-q", "-", 1)  # -qf json
    return arg in ("--format=json", "-fjson") or (arg in ("--format", "-f") and after == "json")


def _writable() -> None:
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


def _forget_output() -> None:
    """Whatever is still to be written goes nowhere, so that the interpreter's own last flush cannot fail."""
    if sys.stdout is None:
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass

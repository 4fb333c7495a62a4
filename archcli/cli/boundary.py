"""The one place where whatever goes wrong with a line becomes words on standard error and an exit code."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from archcli.cli.inherited import Inherited
from archcli.cli.mistakes import say
from archcli.errors import ArchcliError, flat


class Boundary(NamedTuple):
    """A line under way: its arguments, and what it inherits; a mistake of line N of a batch begins with `line N: `."""

    args: Sequence[str]
    inherited: Inherited | None = None

    def run(self, program: Any) -> int:
        """Run a line of the program; the exit code. What ends all lines is raised: OSError, KeyboardInterrupt."""
        from archcli.cli.plan import BadLines, Failed
        from archcli.cli.stdout import OutputError

        try:
            done = program(list(self.args), prog_name="archcli", standalone_mode=False, obj=self.inherited)
            if sys.stdout is not None:
                sys.stdout.flush()
            return done if isinstance(done, int) else 0
        except ArchcliError as mistake:
            return self.refused(mistake)
        except (OSError, KeyboardInterrupt):
            raise
        except SystemExit:  # what Typer makes of a pipe whose reader is gone, with exit code 1
            raise BrokenPipeError from None
        except Failed:
            return 3
        except BadLines:
            return 2
        except OutputError as problem:
            return self.complain({"code": "output", "message": str(problem)}, str(problem), 1)
        except RecursionError:
            text = "this is nested too deeply"
            return self.complain({"code": "usage", "message": text}, text, 2)
        except MemoryError:
            text = "there is not enough memory for this"
            return self.complain({"code": "memory", "message": text}, text, 1)
        except Exception as problem:
            return self._foreign(problem)

    def refused(self, mistake: ArchcliError) -> int:
        """Say a mistake of the user's."""
        return self.complain(mistake.as_data(), mistake.as_text(), mistake.exit_code)

    def complain(self, data: dict[str, Any], text: str, code: int) -> int:
        """Say a mistake on standard error, as one line of JSON where JSON was asked for; returns the exit code."""
        if self.inherited is not None and self.inherited.line:
            where = f"line {self.inherited.line}: "
            data, text = data | {"message": where + data["message"], "line": self.inherited.line}, where + text
        say(data, text, as_json=self._wants_json())
        return code

    def _wants_json(self) -> bool:
        own = wants_json(self.args)
        return own or (self.inherited is not None and self.inherited.json and not _names_a_format(self.args))

    def _foreign(self, problem: Exception) -> int:
        """An exception of Typer's: a usage mistake, an exit or an abort. Anything else is a bug."""
        if type(problem).__name__ in ("Abort", "KeyboardInterrupt"):
            forget_output()
            return 130
        code = getattr(problem, "exit_code", None)
        if code is None:
            return self._bug(problem)
        if not hasattr(problem, "format_message"):
            return int(code)
        message = problem.format_message()
        if any("\n" in arg for arg in self.args):
            message = flat(message)
        hint = _see(problem)
        data = {"code": "usage", "message": message} | ({"hint": hint} if hint else {})
        return self.complain(data, f"{message}\n{hint}" if hint else message, 2)

    def _bug(self, problem: Exception) -> int:
        """A fault of archcli's own: one line, and the traceback only for whoever asks for it."""
        if os.environ.get("ARCHCLI_TRACEBACK"):
            raise problem
        said = f"{type(problem).__name__}: {problem}"
        text = f"this is a fault in archcli, not in what was typed: {said}\nARCHCLI_TRACEBACK=1 shows where"
        return self.complain({"code": "bug", "message": said}, text, 1)


def _see(problem: Any) -> str | None:
    context = getattr(problem, "ctx", None)
    return f"see {context.command_path} --help" if context is not None else None


def wants_json(args: Sequence[str]) -> bool:
    """Whether the arguments ask for JSON, also where they cannot be parsed."""
    typed = list(args[:_end_of_options(args)])
    return "--json" in typed or any(map(_names_json, typed, [*typed[1:], ""]))


def _end_of_options(args: Sequence[str]) -> int:
    """Where the `--` stands that ends the options, and is not the value of one; at the end where there is none."""
    if "--" not in args:
        return len(args)
    from archcli.cli.arguments import valued

    takes, value = valued(args), False
    for place, arg in enumerate(args):
        if arg == "--" and not value:
            return place
        value = not value and arg in takes
    return len(args)


def _names_json(arg: str, after: str) -> bool:
    if not arg.startswith("--"):
        arg = arg.replace("-q", "-", 1)  # -qf json
    return arg in ("--format=json", "-fjson") or (arg in ("--format", "-f") and after == "json")


def _names_a_format(args: Sequence[str]) -> bool:
    return any(arg.startswith(("--format", "--json", "--quiet", "-f", "-q")) for arg in args)


def forget_output() -> None:
    """Whatever is still to be written goes nowhere, so that the interpreter's own last flush cannot fail."""
    if sys.stdout is None:
        return
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())

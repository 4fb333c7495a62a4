"""Arguments sorted into options and words, so that `-1d6` and `-5` are words and `--seed -42` is an option."""

from collections.abc import Iterator, Sequence
from typing import Any

from archcli.errors import UsageError


def split(params: Sequence[Any], args: Sequence[str]) -> tuple[list[list[str]], list[str]]:
    """The options, each with its value, and the words. Raises UsageError for an option whose value is missing."""
    takes = takes_value(params)
    options: list[list[str]] = []
    words: list[str] = []
    rest = iter(args)
    for arg in rest:
        if arg == "--":
            words += rest
        elif _is_word(arg):
            words.append(arg)
        else:
            last = spelling(arg)
            joined = "=" in arg if arg.startswith("--") else len(arg) > 2
            if not arg.startswith("--") and joined and not takes.get(last, True):
                last, joined = "-" + arg[-1], False  # a cluster of flags (-qn 5): the last may take a value
            options.append([arg, _value(last, rest)] if takes.get(last) and not joined else [arg])
    return options, words


def takes_value(params: Sequence[Any]) -> dict[str, bool]:
    """Every spelling of an option, and whether a value follows it."""
    return {
        name: not (getattr(param, "is_flag", False) or getattr(param, "count", False))
        for param in params if param.param_type_name == "option"
        for name in (*param.opts, *param.secondary_opts)
    } | {"-h": False, "--help": False}


def spelling(arg: str) -> str:
    """The name of an option as it was typed, without a value that is joined to it."""
    return arg.split("=", 1)[0] if arg.startswith("--") else arg[:2]


def _value(option: str, rest: Iterator[str]) -> str:
    for value in rest:
        return value
    raise UsageError(f"{option} needs a value after it, and the line ends there")


def _is_word(arg: str) -> bool:
    return not arg.startswith("-") or arg == "-" or (len(arg) > 1 and (arg[1].isdigit() or arg[1] == "("))

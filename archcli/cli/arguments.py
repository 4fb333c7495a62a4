"""Arguments sorted into options and words, so that `-1d6` and `-5` are words and `--seed -42` is an option.

Whatever does not fit the options is refused here, before Typer sees it.
"""

from collections.abc import Iterator, Mapping, Sequence
from inspect import Parameter
from typing import Any

from archcli.cli.options import parameters
from archcli.cli.shared import SHARED
from archcli.cli.tree import Branch, Entry, Tree, members, root
from archcli.cli.typed import SHOWN
from archcli.cli.unknown_option import unknown_option
from archcli.errors import UsageError
from archcli.given import Declaration


def split(params: Sequence[Any], args: Sequence[str], *, leading: bool = False) -> tuple[list[list[str]], list[str]]:
    """The options, each by itself as its spelling and its value, and the words.

    A cluster (`-qn5`, `-qwsword`) is taken apart: of its letters the first that takes a value takes the rest of it.
    `leading`: with the first word all options end. Raises UsageError for an option that is unknown, lacks its value or
    has none to take, and for one that is given twice without being repeatable.
    """
    known = {name: param for param in params if param.param_type_name == "option" for name in _spellings(param)}
    options: list[list[str]] = []
    words: list[str] = []
    rest = iter(args)
    for arg in rest:
        if arg == "--":
            words += rest
        elif _is_word(arg):
            words += [arg, *rest] if leading else [arg]
        elif arg.startswith("--"):
            options.append(_long(arg, rest, known, leading))
        else:
            options += _cluster(arg, rest, known, leading)
    _refuse_twice([known[option[0]] for option in options])
    return options, words


def _spellings(param: Any) -> tuple[str, ...]:
    return (*param.opts, *param.secondary_opts)


def _takes_value(param: Any) -> bool:
    return not (getattr(param, "is_flag", False) or getattr(param, "count", False))


def _long(arg: str, rest: Iterator[str], known: Mapping[str, Any], leading: bool) -> list[str]:
    name, joined, value = arg.partition("=")
    if name not in known:
        raise unknown_option(name, known, leading=leading)
    if _takes_value(known[name]):
        return [name, value if joined else _value(name, rest)]
    if joined:
        raise UsageError(f'{name} takes no value, and "{value}" is given: write {name} alone', option=name)
    return [name]


def _cluster(arg: str, rest: Iterator[str], known: Mapping[str, Any], leading: bool) -> Iterator[list[str]]:
    for place, letter in enumerate(arg[1:], 2):
        name = f"-{letter}"
        if name not in known:
            raise unknown_option(name, known, within=arg if len(arg) > len(name) else "", leading=leading)
        if _takes_value(known[name]):
            yield [name, arg[place:] or _value(name, rest)]
            return
        yield [name]


def _value(option: str, rest: Iterator[str]) -> str:
    for value in rest:
        return value
    raise UsageError(f"{option} needs a value after it, and the line ends there", option=option)


def _refuse_twice(params: Sequence[Any]) -> None:
    """Raises UsageError for an option that stands there a second time, and is not repeatable."""
    seen = []
    for param in params:
        if param in seen and not param.multiple and "--help" not in param.opts:
            name = max(param.opts, key=len)
            raise UsageError(f"{', '.join(_spellings(param))} is given twice: give it once", option=name)
        seen.append(param)


def valued(args: Sequence[str]) -> set[str]:
    """The spellings of the options that take a value, of the command that a line begins with."""
    here: Entry | Branch | Tree = root()
    for word in args:
        below = members(here)
        if word not in below:
            break
        here = below[word]
    own = parameters(here.load()).declared.values() if isinstance(here, Entry) else ()
    return {
        name for option in (*SHARED.values(), *own) if option.kind is not bool for name in option.given.names
    }


def refuse_words(declared: Sequence[Declaration], words: Sequence[str], line: str) -> None:
    """Raises UsageError where a word is missing, or is one too many; `line`: the command as it is typed."""
    usage = " ".join([line, *(word.given.metavar for word in declared)])
    needed = [word for word in declared if word.default is Parameter.empty]
    if len(words) < len(needed):
        lacking = needed[len(words)]
        name = "a word" if "|" in lacking.name else lacking.name.partition("[")[0]
        raise UsageError(f"{name} is missing: write {usage}", choices=lacking.words)
    if len(words) > len(declared) and not any(word.many for word in declared):
        extra = words[len(declared)]
        takes = f"write {usage}" if declared else f"{line} takes options alone"
        raise UsageError(f'"{extra[:SHOWN]}" is one word too many: {takes}')


def _is_word(arg: str) -> bool:
    return not arg.startswith("-") or arg == "-" or (len(arg) > 1 and (arg[1].isdigit() or arg[1] == "("))

"""TAB at the prompt of `archcli play`: what the shells offer, from the same tree."""

import os
import shlex
from collections.abc import Iterator, Sequence

from archcli.cli.completion.kinds import CHOICE, NONE, Value
from archcli.cli.completion.names import offered
from archcli.cli.completion.walk import Command, Group, Option, walked
from archcli.given import COMMAND, FILE, FOLDER


def candidates(line: str, options: Sequence[str] = ()) -> list[str]:
    """The words that may stand where a line ends, each whole; `options` hold for every line, and name its fight."""
    words, incomplete = _split(line)
    found = dict.fromkeys(_offered(words, incomplete, options))
    return [word for word in found if word.startswith(incomplete)]


def _split(line: str) -> tuple[list[str], str]:
    """The words before the last, and what is typed of that one."""
    head, _, incomplete = line.rpartition(" ")
    try:
        return shlex.split(head), incomplete
    except ValueError:
        return head.split(), incomplete


def _offered(words: Sequence[str], incomplete: str, options: Sequence[str]) -> Iterator[str]:
    here, rest = _reached(words)
    line = [*rest, *options]
    known = {name: option for option in here.options for name in option.spellings}
    before = known.get(rest[-1]) if rest else None
    name, equals, _ = incomplete.partition("=")
    if before is not None and not before.flag:
        yield from _values(before.value, here, incomplete, line)
    elif equals and name in known:
        for value in _values(known[name].value, here, incomplete[len(name) + 1:], line):
            yield f"{name}={value}"
    elif incomplete.startswith("-"):
        yield from known
    elif isinstance(here, Group):
        yield from (member.path[-1] for member in here.members)
    else:
        yield from _words(here, rest, known, incomplete, line)


def _reached(words: Sequence[str]) -> tuple[Group | Command, list[str]]:
    here: Group | Command = walked()
    rest = list(words)
    while isinstance(here, Group) and rest:
        found = next((member for member in here.members if member.path[-1] == rest[0]), None)
        if found is None:
            break
        here, rest = found, rest[1:]
    return here, rest


def _words(
    command: Command, rest: Sequence[str], known: dict[str, Option], incomplete: str, line: Sequence[str],
) -> Iterator[str]:
    place, value_next = 0, False
    for word in rest:
        option = known.get(word)
        if not value_next and not word.startswith("-"):
            place += 1
        value_next = not value_next and option is not None and not option.flag
    if command.words:
        last = command.words[min(place, len(command.words) - 1)]
        if place < len(command.words) or last.repeatable:
            yield from _values(last.value, command, incomplete, line)


def _values(value: Value, here: Group | Command, incomplete: str, line: Sequence[str]) -> Iterator[str]:
    if value.kind == CHOICE:
        yield from value.choices
    elif value.kind == COMMAND:
        yield from (member.path[-1] for member in walked().members)
    elif value.kind in (FILE, FOLDER):
        yield from _files(incomplete)
    elif value.kind != NONE:
        system = here.system if isinstance(here, Command) else ""
        yield from map(_escaped, offered(value.kind + value.joint, system, incomplete, *line))
        if value.kind == "sheet" and "/" in incomplete:
            yield from _files(incomplete)


def _escaped(name: str) -> str:
    """A name as one word, whatever is in it."""
    return "".join(f"\\{char}" if char in " \t'\"\\" else char for char in name)


def _files(incomplete: str) -> Iterator[str]:
    folder, slash, _ = incomplete.rpartition("/")
    try:
        names = sorted(os.listdir(folder + slash or "."))
    except OSError:
        return
    for name in names:
        path = folder + slash + name
        yield f"{path}/" if os.path.isdir(path) else path

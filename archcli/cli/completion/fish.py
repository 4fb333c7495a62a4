"""The completion of fish, with the help beside each candidate."""

from collections.abc import Iterable, Iterator

from archcli.cli.completion.kinds import CHOICE, NONE, Value
from archcli.cli.completion.shared import everyone, own, resolves, shared
from archcli.cli.completion.template import filled
from archcli.cli.completion.walk import Command, Group, Option
from archcli.given import COMMAND, FILE, FOLDER, SHEET


def render(program: Group) -> str:
    """The script."""
    return filled(
        "fish", groups=" ".join(_quoted(group.name) for group in program.groups()),
        shared=_spellings(shared(program)), takes=_takes(program),
        resolving=" ".join(_quoted(command.name) for command in program.commands() if resolves(command)),
        completes=_completes(program),
    )


def _completes(program: Group) -> Iterator[str]:
    for group in program.groups():
        yield from _group(group)
    yield from _options(shared(program), "__archcli_resolves", "", 1)
    for command in program.commands():
        yield from _command(command, program)


def _spellings(options: Iterable[Option]) -> str:
    return " ".join(name for option in options if not option.flag for name in option.spellings)


def _takes(program: Group) -> Iterator[str]:
    """The options that take a value and are not shared, eight a line."""
    names = [
        _quoted(f"{member.name} {name}")
        for member in everyone(program) for option in own(member, program) if not option.flag
        for name in option.spellings
    ]
    return (f"or contains -- \"$argv\" {' '.join(names[start:start + 8])}" for start in range(0, len(names), 8))


def _group(group: Group) -> Iterator[str]:
    here = _quoted(f"__archcli_at {_quoted(group.name)} 1")
    for member in group.members:
        yield f"complete -c archcli -n {here} -a {member.path[-1]} -d {_quoted(member.summary)}"
    yield from _options(group.options, f"__archcli_at {_quoted(group.name)} 1", "", 0)


def _command(command: Command, program: Group) -> Iterator[str]:
    here = f"__archcli_at {_quoted(command.name)}"
    yield from _options(own(command, program), here, command.system, len(command.path))
    for place, word in enumerate(command.words, 1):
        offers = _offers(word.value, command.system, len(command.path), program)
        if offers:
            there = _quoted(f"{here} {place}{'+' if word.repeatable else ''}")
            yield f"complete -c archcli -n {there} {offers} -d {_quoted(word.help or word.metavar)}"


def _options(options: Iterable[Option], here: str, system: str, depth: int) -> Iterator[str]:
    for option in options:
        takes = "" if option.flag else f" -x {_offers(option.value, system, depth)}".rstrip()
        names = _spelled(option.spellings)
        yield f"complete -c archcli -n {_quoted(here)} {names}{takes} -d {_quoted(option.help)}"


def _spelled(names: Iterable[str]) -> str:
    return " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in names)


def _offers(value: Value, system: str, depth: int, program: Group | None = None) -> str:
    if value.kind == CHOICE:
        return f"-a {_quoted(' '.join(value.choices))}"
    if value.kind == COMMAND and program is not None:
        return f"-a {_quoted(' '.join(member.path[-1] for member in program.members))}"
    if value.kind in (NONE, COMMAND):
        return ""
    if value.kind == FILE:
        return "-a '(__archcli_files)'"
    if value.kind == FOLDER:
        return "-a '(__fish_complete_directories)'"
    if value.kind == SHEET:
        return f"-a '(__archcli_sheets \"{system}\" {depth})'"
    return f"-a '(__archcli_ask {value.kind}{value.joint} \"{system}\" {depth})'"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

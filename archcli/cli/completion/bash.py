"""The completion of bash, from 3.2 (macOS) on."""

from collections.abc import Iterable, Iterator

from archcli.cli.completion.kinds import CHOICE, NONE, Value
from archcli.cli.completion.shared import everyone, own, shared
from archcli.cli.completion.template import filled
from archcli.cli.completion.walk import Group, Option
from archcli.given import COMMAND


def render(program: Group) -> str:
    """The script. What stands in a place has a key "PATH PLACE", PLACE being an option or the number of a word."""
    return filled(
        "bash", groups=_any(group.name for group in program.groups()), games=_games(program),
        shared=_names(shared(program)), options=_options(program), takes=_takes(program),
    )


def _any(names: Iterable[str]) -> str:
    return " | ".join(f"'{name}'" for name in names)


def _games(program: Group) -> Iterator[str]:
    games: dict[str, list[str]] = {}
    for command in program.commands():
        if command.system:
            games.setdefault(command.system, []).append(command.name)
    for game, names in games.items():
        yield f"{_any(names)}) game={game} ;;"


def _options(program: Group) -> Iterator[str]:
    for member in everyone(program):
        options = own(member, program)
        rest = [] if len(options) == len(member.options) else ["$shared"]
        yield f"'{member.name}') REPLY=\"{' '.join([*_names(options).split(), *rest])}\" ;;"


def _names(options: Iterable[Option]) -> str:
    return " ".join(name for option in options for name in option.spellings)


def _takes(program: Group) -> Iterator[str]:
    """What stands in each place, exact places before patterns."""
    exact: dict[str, list[str]] = {}
    wide: dict[str, list[str]] = {}
    for group in program.groups():
        exact.setdefault(" ".join(member.path[-1] for member in group.members), []).append(f"'{group.name} 1'")
    common = {name: option for option in shared(program) for name in option.spellings}
    for member in everyone(program):
        for option in member.options:
            for name in option.spellings:
                if common.get(name) != option and not (option.flag and name not in common):
                    said = "" if option.flag else _what(option.value, program)
                    exact.setdefault(said, []).append(f"'{member.name} {name}'")
    for command in program.commands():
        for place, word in enumerate(command.words, 1):
            if word.repeatable:
                wide.setdefault(_what(word.value, program), []).append(f"'{command.name} '[0-9]*")
            else:
                exact.setdefault(_what(word.value, program), []).append(f"'{command.name} {place}'")
    for name, option in common.items():
        if not option.flag:
            wide.setdefault(_what(option.value, program), []).append(f"*' {name}'")
    for arms in (exact, wide):
        for said, places in arms.items():
            does = f"REPLY='{said}'" if said else "return 1"
            yield f"{' | '.join(places)}) {does} ;;"


def _what(value: Value, program: Group) -> str:
    """What stands in a place, in one text: the words of a choice, `@` and a kind, or `-` for nothing to offer."""
    if value.kind == CHOICE:
        return " ".join(value.choices)
    if value.kind == COMMAND:
        return " ".join(member.path[-1] for member in program.members)
    return "-" if value.kind == NONE else f"@{value.kind}{value.joint}"

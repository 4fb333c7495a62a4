"""The completion of zsh: one `_arguments` a command, with the help beside each candidate."""

from collections.abc import Iterator

from archcli.cli.completion.kinds import CHOICE, NONE, Value
from archcli.cli.completion.shared import own, resolves, shared
from archcli.cli.completion.template import filled
from archcli.cli.completion.walk import Command, Group, Option, Word
from archcli.given import COMMAND, FILE, FOLDER, POOL, SHEET


def render(program: Group) -> str:
    """The script."""
    return filled("zsh", functions="\n".join([
        *(_group(group) for group in program.groups()),
        _function("_archcli_resolving", ["_arguments -s -S \"$@\" \\", *_specs(shared(program), "")]),
        *(_function(_called(command), list(_command(command, program))) for command in program.commands()),
    ]))


def _called(member: Command | Group) -> str:
    return "-".join(("_archcli", *member.path))


def _function(name: str, lines: list[str]) -> str:
    body = "\n".join(f"    {line}" for line in lines).removesuffix(" \\")
    return f"{name}() {{\n{body}\n}}\n"


def _group(group: Group) -> str:
    members = [f"{_quoted(member.path[-1] + ':' + member.summary)}" for member in group.members]
    called = [f"{member.path[-1]}) {_called(member)} ;;" for member in group.members]
    first = [] if group.path else ["local archcli=$words[1]"]
    return _function(_called(group), [
        *first,
        "local curcontext=$curcontext state line",
        "typeset -A opt_args",
        "local -a commands",
        "commands=(", *(f"    {said}" for said in members), ")",
        "_arguments -C -S -A '-*' \\", *_specs(group.options, ""),
        "'1:command:{_describe command commands}' \\", "'*::argument:->argument' && return",
        "case $state:$words[1] in", *(f"argument:{case}" for case in called), "esac",
    ])


def _command(command: Command, program: Group) -> Iterator[str]:
    yield "_archcli_resolving \\" if resolves(command) else "_arguments -s -S \\"
    yield from _specs(own(command, program), command.system)
    for place, word in enumerate(command.words, 1):
        yield f"{_quoted(_place(word, place) + _action(word.value, command.system, program))} \\"


def _place(word: Word, place: int) -> str:
    said = _message(word.help or word.metavar)
    return f"*:{said}:" if word.repeatable else f"{place}:{':' if not word.required else ''}{said}:"


def _specs(options: tuple[Option, ...] | list[Option], system: str) -> Iterator[str]:
    for option in options:
        names = option.spellings
        if option.flag:
            spelled = names
            takes = ""
        else:
            spelled = tuple(f"{name}=" if name.startswith("--") else f"{name}+" for name in names)
            said = names[0].lstrip("-") if option.value.kind == CHOICE else option.metavar
            takes = f":{_message(said)}:{_action(option.value, system)}"
        apart = "*" if option.repeatable else f"({' '.join(names)})"
        listed = spelled[0] if len(spelled) == 1 else f"'{{{','.join(spelled)}}}'"
        yield f"{_quoted(apart)[:-1]}{listed}{_quoted(f'[{_bracketed(option.help)}]{takes}')[1:]} \\"


def _action(value: Value, system: str, program: Group | None = None) -> str:
    if value.kind == CHOICE:
        return f"({' '.join(value.choices)})"
    if value.kind == COMMAND and program is not None:
        return f"({' '.join(member.path[-1] for member in program.members)})"
    if value.kind in (NONE, COMMAND):
        return " "
    if value.kind in (FILE, FOLDER):
        return '_files -g "*.toml"' if value.kind == FILE else "_files -/"
    if value.kind == SHEET:
        return f' _archcli_sheet "{system}"'
    ending = ' ""' if value.kind.endswith(POOL) or value.joint else ""
    return f' _archcli_ask {value.kind}{value.joint} "{system}"{ending}'


def _message(text: str) -> str:
    return text.replace("\\", "\\\\").replace(":", "\\:")


def _bracketed(text: str) -> str:
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"

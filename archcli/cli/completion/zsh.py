"""The completion of zsh: one `_arguments` a command, with the help beside each candidate."""

from collections.abc import Iterator

from archcli.cli.completion.kinds import CHOICE, COMMAND, FILE, FOLDER, NONE, SHEET, Value
from archcli.cli.completion.shared import own, resolves, shared
from archcli.cli.completion.walk import Command, Group, Option, Word

HEAD = r"""#compdef archcli
# zsh completion of archcli. Generated: python -m archcli.cli.completion

# Names that only archcli knows: kind, game, and what ends the word (nothing: a space does).
_archcli_ask() {
    [[ $PREFIX == -* ]] && return 1
    local -a names ending
    local -a rest=("${(@Q)words[2,CURRENT-1]}" "${(@Q)words[CURRENT+1,-1]}")
    names=(${(f)"$("$archcli" __complete $1 "$2" "$PREFIX" "$rest[@]" 2>/dev/null)"})
    (( $# > 2 )) && ending=(-S "$3")
    compadd "$ending[@]" -a names
}

_archcli_sheet() {
    _alternative "sheets:sheet: _archcli_ask sheet '$1'" 'files:sheet file:_files -g "*.toml"'
}
"""
TAIL = """
if [[ $funcstack[1] == _archcli ]]; then
    _archcli "$@"
else
    compdef _archcli archcli
fi
"""


def render(program: Group) -> str:
    """The script."""
    parts = [HEAD, *(_group(group) for group in program.groups())]
    parts.append(_function("_archcli_resolving", ["_arguments -s -S \"$@\" \\", *_specs(shared(program), "")]))
    parts += [_function(_called(command), list(_command(command, program))) for command in program.commands()]
    return "\n".join(parts) + TAIL


def _called(one: Command | Group) -> str:
    return "-".join(("_archcli", *one.path))


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
        "commands=(", *(f"    {one}" for one in members), ")",
        "_arguments -C -S \\", *_specs(group.options, ""),
        "'1:command:{_describe command commands}' \\", "'*::argument:->argument' && return",
        "case $state:$words[1] in", *(f"argument:{one}" for one in called), "esac",
    ])


def _command(command: Command, program: Group) -> Iterator[str]:
    yield "_archcli_resolving \\" if resolves(command) else "_arguments -s -S \\"
    yield from _specs(own(command, program), command.system)
    for at, word in enumerate(command.words, 1):
        yield f"{_quoted(_place(word, at) + _action(word.value, command.system, program))} \\"


def _place(word: Word, at: int) -> str:
    said = _message(word.help or word.metavar)
    return f"*:{said}:" if word.repeatable else f"{at}:{':' if not word.required else ''}{said}:"


def _specs(options: tuple[Option, ...] | list[Option], system: str) -> Iterator[str]:
    for option in options:
        names = option.every
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
    ending = ' ""' if value.kind == "pool" or value.joint else ""
    return f' _archcli_ask {value.kind}{value.joint} "{system}"{ending}'


def _message(text: str) -> str:
    return text.replace("\\", "\\\\").replace(":", "\\:")


def _bracketed(text: str) -> str:
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"

"""The completion of fish, with the help beside each candidate."""

from collections.abc import Iterable, Iterator

from archcli.cli.completion.kinds import CHOICE, COMMAND, FILE, FOLDER, NONE, SHEET, Value
from archcli.cli.completion.shared import everyone, own, resolves, shared
from archcli.cli.completion.walk import Command, Group, Option

LOGIC = r"""# fish completion of archcli. Generated: python -m archcli.cli.completion

# The words after archcli that stand before the cursor.
function __archcli_words
    set -l words (commandline -opc)
    string join \n -- $words[2..]
end

# Whether the line is in the command $argv[1] ("murk melee"; '': none yet), and, with $argv[2], whether the word
# at the cursor is the second ("2"), or the second or a later one ("2+").
function __archcli_at
    set -l path (string split -n ' ' -- $argv[1])
    set -l depth (count $path)
    set -l words (__archcli_words)
    test (count $words) -ge $depth; or return 1
    if test $depth -gt 0
        test "$words[1..$depth]" = "$path"; or return 1
        set -e words[1..$depth]
    end
    set -q argv[2]; or return 0
    set -l at 1
    set -l wants
    set -l only
    for word in $words
        if test -n "$wants"
            set wants
        else if test -n "$only"
            set at (math $at + 1)
        else
            switch $word
                case --
                    set only 1
                case '--*=*'
                case '--*'
                    __archcli_takes "$argv[1]" $word; and set wants 1
                case - '-0*' '-1*' '-2*' '-3*' '-4*' '-5*' '-6*' '-7*' '-8*' '-9*' '-(*'
                    set at (math $at + 1)
                case '-?*'
                    if test (string length -- $word) = 2
                        __archcli_takes "$argv[1]" $word; and set wants 1
                    else if not __archcli_takes "$argv[1]" (string sub -l 2 -- $word)
                        __archcli_takes "$argv[1]" -(string sub -s -1 -- $word); and set wants 1
                    end
                case '*'
                    set at (math $at + 1)
            end
        end
    end
    switch $argv[2]
        case '*+'
            test $at -ge (string trim -c + -- $argv[2])
        case '*'
            test $at -eq $argv[2]
    end
end

# Names that only archcli knows: kind, game, how many words the command has.
function __archcli_ask
    set -l words (commandline -o)
    set -l typed (string replace -r '^--[^=]*=' '' -- (commandline -ct))
    string match -q -- '-*' $typed; and return
    set -l first (math $argv[3] + 2)
    $words[1] __complete $argv[1] "$argv[2]" "$typed" $words[$first..] 2>/dev/null
end

function __archcli_files
    set -l typed (string replace -r '^--[^=]*=' '' -- (commandline -ct))
    __fish_complete_path $typed | string match -r '.*(?:\.toml|/)(?:\t.*)?$'
end

function __archcli_sheets
    __archcli_ask sheet $argv
    __archcli_files
end
"""


def render(program: Group) -> str:
    """The script."""
    return "\n".join([
        LOGIC, *_takes(program), *_resolves(program),
        "complete -c archcli -f",
        *(line for group in program.groups() for line in _group(group)),
        *_options(shared(program), "__archcli_resolves", "", 1),
        *(line for command in program.commands() for line in _command(command, program)),
        "",
    ])


def _takes(program: Group) -> Iterator[str]:
    common = shared(program)
    single = [
        _quoted(f"{one.name} {name}")
        for one in everyone(program) for option in own(one, program) if not option.flag
        for name in option.spellings
    ]
    names = " ".join(name for option in common if not option.flag for name in option.spellings)
    yield "# Whether a value follows an option ($argv[2]) of a command ($argv[1])."
    yield "function __archcli_takes"
    yield f"    contains -- $argv[2] {names}"
    yield from (f"    or contains -- \"$argv\" {' '.join(single[at:at + 8])}" for at in range(0, len(single), 8))
    yield "end\n"


def _resolves(program: Group) -> Iterator[str]:
    names = " ".join(_quoted(command.name) for command in program.commands() if resolves(command))
    yield "# Whether the command on the line has the options that all resolving commands share."
    yield "function __archcli_resolves"
    yield "    set -l words (__archcli_words)"
    yield f"    contains -- \"$words[1]\" {names}"
    yield f"    or contains -- \"$words[1..2]\" {names}"
    yield "end\n"


def _group(group: Group) -> Iterator[str]:
    here = _quoted(f"__archcli_at {_quoted(group.name)} 1")
    for member in group.members:
        yield f"complete -c archcli -n {here} -a {member.path[-1]} -d {_quoted(member.summary)}"
    yield from _options(group.options, f"__archcli_at {_quoted(group.name)} 1", "", 0)


def _command(command: Command, program: Group) -> Iterator[str]:
    here = f"__archcli_at {_quoted(command.name)}"
    yield from _options(own(command, program), here, command.system, len(command.path))
    for at, word in enumerate(command.words, 1):
        offers = _offers(word.value, command.system, len(command.path), program)
        if offers:
            there = _quoted(f"{here} {at}{'+' if word.repeatable else ''}")
            yield f"complete -c archcli -n {there} {offers} -d {_quoted(word.help or word.metavar)}"


def _options(options: Iterable[Option], here: str, system: str, depth: int) -> Iterator[str]:
    for option in options:
        takes = "" if option.flag else f" -x {_offers(option.value, system, depth)}".rstrip()
        for names in (option.spellings, option.opposite):
            if names:
                yield f"complete -c archcli -n {_quoted(here)} {_spelled(names)}{takes} -d {_quoted(option.help)}"


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

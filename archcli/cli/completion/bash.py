"""The completion of bash, from 3.2 (macOS) on."""

from collections.abc import Iterable, Iterator

from archcli.cli.completion.kinds import CHOICE, COMMAND, NONE, Value
from archcli.cli.completion.shared import everyone, own, shared
from archcli.cli.completion.walk import Group, Option

HEAD = """\
# bash completion of archcli. Generated: python -m archcli.cli.completion
"""

# What stands in a place is a key "PATH PLACE", PLACE being an option or the number of a word.
LOGIC = r"""
# The rest of the names come from archcli itself: sheets, weapons, stats, combatants.
_archcli_ask() {
    local -a rest
    rest=("${words[@]:1+depth}" "${COMP_WORDS[@]:COMP_CWORD+1}")
    "${COMP_WORDS[0]}" __complete "$1" "$game" "$typed" "${rest[@]}" 2>/dev/null
}

# Offers what $1 says; $2 is what stands before it in the same word (--format=).
_archcli_offer() {
    local IFS=$'\n' one found typed=${cur#"$2"} quoted= globs=
    case $1 in
    -) return ;;
    @file | @folder | @sheet)
        [[ $1 == @sheet ]] && found=$(_archcli_ask sheet)
        [[ $1 == @folder ]] || found+=$'\n'$(compgen -f -X '!*.toml' -- "$typed")
        found+=$'\n'$(compgen -d -- "$typed")
        compopt -o filenames 2>/dev/null
        ;;
    @*)
        quoted=1
        found=$(_archcli_ask "${1#@}")
        [[ $1 == @pool || $1 == *[=,] ]] && compopt -o nospace 2>/dev/null
        ;;
    *) found=${1// /$'\n'} ;;
    esac
    [[ $- == *f* ]] || globs=1
    set -f
    for one in $found; do
        [[ $2$one == "$cur"* ]] || continue
        one=$2$one
        one=${one#"$cut"}
        [[ $quoted && $one == *[!a-zA-Z0-9_./,+:=-]* ]] && printf -v one %q "$one"
        COMPREPLY+=("$one")
    done
    [[ $globs ]] && set +f
    return 0
}

_archcli() {
    local cur raw cut game word path= wants= only= at=1 depth=0 i
    local REPLY=
    local -a words
    COMPREPLY=()
    words=("$1")
    # `--format=json` and `Ann=4/3` come in pieces, for = and : break words here.
    for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((${#words[@]} > 1)) && [[ $word == [=:]* || ( -n $word && ${COMP_WORDS[i-1]} == [=:] ) ]]; then
            words[${#words[@]}-1]+=$word
        else
            words+=("$word")
        fi
    done
    i=$((${#words[@]} - 1))
    cur=${words[i]}
    unset "words[$i]"
    raw=${COMP_WORDS[COMP_CWORD]}
    [[ $raw == [=:] ]] && raw=
    cut=${cur%"$raw"}
    for word in "${words[@]:1}"; do
        if [[ $wants ]]; then
            wants=
            continue
        fi
        case $only$word in
        --) only=+ ;;
        --*=*) ;;
        --*) _archcli_takes "$path $word" && wants=$REPLY ;;
        - | -[0-9\(]*) at=$((at + 1)) ;;
        -?) _archcli_takes "$path $word" && wants=$REPLY ;;
        -*) _archcli_takes "$path ${word:0:2}" || { _archcli_takes "$path -${word: -1}" && wants=$REPLY; } ;;
        *)
            if _archcli_group "$path"; then
                path=${path:+$path }$word
                depth=$((depth + 1))
            else
                at=$((at + 1))
            fi
            ;;
        esac
    done
    _archcli_game "$path"
    if [[ $wants ]]; then
        _archcli_offer "$wants" ''
    elif [[ ! $only && $cur == --*=* ]]; then
        _archcli_takes "$path ${cur%%=*}" && _archcli_offer "$REPLY" "${cur%%=*}="
    elif [[ ! $only && $cur == -[!-0-9\(]?* ]] && _archcli_takes "$path ${cur:0:2}"; then
        _archcli_offer "$REPLY" "${cur:0:2}"
    elif [[ ! $only && $cur == -* && $cur != -[0-9\(]* ]]; then
        _archcli_options "$path" && _archcli_offer "$REPLY" ''
    else
        _archcli_takes "$path $at" && _archcli_offer "$REPLY" ''
        if [[ ! $cur && ! $only && ${#COMPREPLY[@]} == 0 ]]; then
            _archcli_options "$path" && _archcli_offer "$REPLY" ''
        fi
    fi
    return 0
}

complete -F _archcli archcli
"""


def render(program: Group) -> str:
    """The script."""
    return HEAD + "\n".join([
        *_function("group", [(_any(group.name for group in program.groups()), "return 0")], "return 1"),
        *_function("game", _games(program), "game="),
        *_function("options", _options(program), "return 1", f"local shared='{_names(shared(program))}'"),
        *_function("takes", _takes(program), "return 1"),
    ]) + LOGIC


def _function(name: str, arms: list[tuple[str, str]], otherwise: str, first: str = "") -> Iterator[str]:
    yield f"_archcli_{name}() {{"
    if first:
        yield f"    {first}"
    yield "    case $1 in"
    for pattern, does in [*arms, ("*", otherwise)]:
        yield f"    {pattern}) {does} ;;"
    yield "    esac"
    yield "}"


def _any(names: Iterable[str]) -> str:
    return " | ".join(f"'{name}'" for name in names)


def _games(program: Group) -> list[tuple[str, str]]:
    games: dict[str, list[str]] = {}
    for command in program.commands():
        if command.system:
            games.setdefault(command.system, []).append(command.name)
    return [(_any(names), f"game={game}") for game, names in games.items()]


def _options(program: Group) -> list[tuple[str, str]]:
    arms = []
    for one in everyone(program):
        options = own(one, program)
        rest = [] if len(options) == len(one.options) else ["$shared"]
        arms.append((f"'{one.name}'", f'REPLY="{" ".join([*_names(options).split(), *rest])}"'))
    return arms


def _names(options: Iterable[Option]) -> str:
    return " ".join(name for option in options for name in option.every)


def _takes(program: Group) -> list[tuple[str, str]]:
    """What stands in each place, exact places before patterns."""
    exact: dict[str, list[str]] = {}
    wide: dict[str, list[str]] = {}
    for group in program.groups():
        exact.setdefault(" ".join(member.path[-1] for member in group.members), []).append(f"'{group.name} 1'")
    common = {name: option for option in shared(program) for name in option.every}
    for one in everyone(program):
        for option in one.options:
            for name in option.every:
                if common.get(name) != option and not (option.flag and name not in common):
                    said = "" if option.flag else what(option.value, program)
                    exact.setdefault(said, []).append(f"'{one.name} {name}'")
    for command in program.commands():
        for at, word in enumerate(command.words, 1):
            if word.repeatable:
                wide.setdefault(what(word.value, program), []).append(f"'{command.name} '[0-9]*")
            else:
                exact.setdefault(what(word.value, program), []).append(f"'{command.name} {at}'")
    for name, option in common.items():
        if not option.flag:
            wide.setdefault(what(option.value, program), []).append(f"*' {name}'")
    return [
        (" | ".join(places), f"REPLY='{said}'" if said else "return 1")
        for arms in (exact, wide) for said, places in arms.items()
    ]


def what(value: Value, program: Group) -> str:
    """What stands in a place, in one text: the words of a choice, `@` and a kind, or `-` for nothing to offer."""
    if value.kind == CHOICE:
        return " ".join(value.choices)
    if value.kind == COMMAND:
        return " ".join(member.path[-1] for member in program.members)
    return "-" if value.kind == NONE else f"@{value.kind}{value.joint}"

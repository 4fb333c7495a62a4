# bash completion of archcli. Generated: python -m archcli.cli.completion
_archcli_group() {
    case $1 in
    '' | 'spellchrome' | 'murk' | 'soluna' | 'realms') return 0 ;;
    *) return 1 ;;
    esac
}
_archcli_game() {
    case $1 in
    'roll' | 'crit-table') game=archsoul ;;
    *) game= ;;
    esac
}
_archcli_options() {
    local shared='--seed --dice --repeat -n --odds --samples --vs --house --format -f --json --quiet -q --summary --check --help -h'
    case $1 in
    '') REPLY="--version --help -h" ;;
    'spellchrome') REPLY="--help -h" ;;
    'murk') REPLY="--help -h" ;;
    'soluna') REPLY="--help -h" ;;
    'realms') REPLY="--help -h" ;;
    'roll') REPLY="--sheet -s --difficulty -d --against $shared" ;;
    'crit-table') REPLY="--damage-pool --damage-difficulty $shared" ;;
    *) return 1 ;;
    esac
}
_archcli_takes() {
    case $1 in
    ' 1') REPLY='roll crit-table spellchrome murk soluna realms' ;;
    'spellchrome 1' | 'murk 1' | 'soluna 1' | 'realms 1') return 1 ;;
    'roll --sheet' | 'roll -s') REPLY='@sheet' ;;
    'roll --difficulty' | 'roll -d' | 'roll --against' | 'crit-table --damage-difficulty') REPLY='-' ;;
    'crit-table --damage-pool') REPLY='@pool' ;;
    'crit-table 1') REPLY='melee firearm bow unarmed soul' ;;
    'roll '[0-9]*) REPLY='@pool' ;;
    *' --seed' | *' --dice' | *' --repeat' | *' -n' | *' --samples' | *' --vs') REPLY='-' ;;
    *' --house') REPLY='@file' ;;
    *' --format' | *' -f') REPLY='text plain json toml' ;;
    *) return 1 ;;
    esac
}
# The rest of the names come from archcli itself: sheets, weapons, stats, combatants.
_archcli_ask() {
    "${COMP_WORDS[0]}" __complete "$1" "$game" "$typed" "${words[@]:1+depth}" "${COMP_WORDS[@]:COMP_CWORD+1}" 2>/dev/null
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
        [[ $quoted ]] && printf -v one %q "$one"
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

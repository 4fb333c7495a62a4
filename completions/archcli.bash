# bash completion of archcli. Generated: python -m archcli.cli.completion
_archcli_group() {
    case $1 in
    '' | 'spellchrome' | 'murk' | 'soluna' | 'realms') return 0 ;;
    *) return 1 ;;
    esac
}
_archcli_game() {
    case $1 in
    'roll' | 'initiative' | 'attack' | 'crit-table' | 'fall-damage' | 'improvised-weapon' | 'jump' | 'recover' | 'turn') game=archsoul ;;
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
    'initiative') REPLY="--foe --ambush --order --difficulty -d $shared" ;;
    'attack') REPLY="--weapon -w --type --pool --difficulty -d --damage-pool --damage-difficulty --grappled --crit --hit-points --defense --shield --resist --resist-difficulty --soul-shield --armor --strong --weak --arc --hold-firm --target-grappled --shield-intercept --anatomy --animal-intelligence --target --property --improvised --broken --ammunition --not-punch --metal-limb --cumbersome --distance --accurate-range --max-range --beyond-accurate --map --no-attack-roll --maneuver -m --other-hand --studied --engineering --survival --feint-pool --feint-resist --mount-speed --spaces --item --hardness --drop --target-weapon --counter-damage-pool --own-hardness --reactive --interrupt --opponent-in --already-reacted --against-charge $shared" ;;
    'crit-table') REPLY="--damage-pool --damage-difficulty $shared" ;;
    'fall-damage') REPLY="--seconds --hit-points $shared" ;;
    'improvised-weapon') REPLY="--sheet -s --athletics --precision --skill --weapon-mastery --thrown --cumbersome --no-cumbersome --difficulty -d --damage-difficulty $shared" ;;
    'jump') REPLY="--sheet -s --athletics --conditioning --move --up --walked --moves $shared" ;;
    'recover') REPLY="--ammunition --no-break $shared" ;;
    'turn') REPLY="--sheet -s --move --mount-speed --shield --grappled --control --ambush --studied --continued $shared" ;;
    *) return 1 ;;
    esac
}
_archcli_takes() {
    case $1 in
    ' 1') REPLY='roll initiative attack crit-table fall-damage improvised-weapon jump recover turn spellchrome murk soluna realms' ;;
    'spellchrome 1' | 'murk 1' | 'soluna 1' | 'realms 1') return 1 ;;
    'roll --sheet' | 'roll -s' | 'initiative --foe' | 'improvised-weapon --sheet' | 'improvised-weapon -s' | 'jump --sheet' | 'jump -s' | 'turn --sheet' | 'turn -s') REPLY='@sheet' ;;
    'roll --difficulty' | 'roll -d' | 'roll --against' | 'initiative --difficulty' | 'initiative -d' | 'attack --difficulty' | 'attack -d' | 'attack --damage-difficulty' | 'attack --hit-points' | 'attack --defense' | 'attack --shield' | 'attack --resist-difficulty' | 'attack --armor' | 'attack --distance' | 'attack --accurate-range' | 'attack --max-range' | 'attack --studied' | 'attack --engineering' | 'attack --survival' | 'attack --mount-speed' | 'attack --spaces' | 'attack --hardness' | 'attack --own-hardness' | 'attack --against-charge' | 'crit-table --damage-difficulty' | 'fall-damage --seconds' | 'fall-damage --hit-points' | 'fall-damage 1' | 'improvised-weapon --athletics' | 'improvised-weapon --precision' | 'improvised-weapon --weapon-mastery' | 'improvised-weapon --difficulty' | 'improvised-weapon -d' | 'improvised-weapon --damage-difficulty' | 'improvised-weapon 1' | 'jump --athletics' | 'jump --conditioning' | 'jump --move' | 'jump --walked' | 'recover 1' | 'turn --move' | 'turn --mount-speed' | 'turn --studied') REPLY='-' ;;
    'initiative --ambush') REPLY='party foes' ;;
    'initiative --order') REPLY='@names,' ;;
    'attack --weapon' | 'attack -w') REPLY='@weapon' ;;
    'attack --type') REPLY='unarmed melee ranged thrown elemental soul' ;;
    'attack --pool' | 'attack --damage-pool' | 'attack --resist' | 'attack --soul-shield' | 'attack --feint-pool' | 'attack --feint-resist' | 'attack --counter-damage-pool' | 'attack --interrupt' | 'crit-table --damage-pool' | 'improvised-weapon --skill') REPLY='@pool' ;;
    'attack --arc' | 'attack --opponent-in') REPLY='front back' ;;
    'attack --anatomy') REPLY='human-like inhuman unfamiliar golem plant' ;;
    'attack --target') REPLY='@names=' ;;
    'attack --property') REPLY='light semi-light two-handed armor-piercing close-combat polearm flail lance' ;;
    'attack --ammunition') REPLY='arrow bolt shot' ;;
    'attack --map') REPLY='hex square' ;;
    'attack --maneuver' | 'attack -m') REPLY='quick reckless charge feint sneak knockdown shatter cleave' ;;
    'attack --other-hand') REPLY='empty light non-light' ;;
    'attack --item') REPLY='weapon shield other' ;;
    'attack --target-weapon') REPLY='@other-weapon' ;;
    'attack --reactive') REPLY='ranged-attack leaving-space standing-up picking-up backpack soul-magic grab landing trample' ;;
    'crit-table 1') REPLY='melee firearm bow unarmed soul' ;;
    'jump --moves') REPLY='1 2 3' ;;
    'recover --ammunition') REPLY='arrow bolt shot thrown' ;;
    'roll '[0-9]*) REPLY='@pool' ;;
    'initiative '[0-9]* | 'attack '[0-9]*) REPLY='@sheet' ;;
    'turn '[0-9]*) REPLY='drop-item turn-in-place drop-prone trample move slow-move draw-simple pick-up throw quick-attack shield-intercept study grapple-attack steal takedown attack shoot sneak-attack draw-awkward draw-backpack hold-firm grab escape grapple-throw reckless-attack soul-shield charge cast stand-up' ;;
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

# fish completion of archcli. Generated: python -m archcli.cli.completion

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
    set -l first (math $argv[3] + 2)
    $words[1] __complete $argv[1] "$argv[2]" "$typed" $words[$first..] 2>/dev/null
end

function __archcli_files
    __fish_complete_path (string replace -r '^--[^=]*=' '' -- (commandline -ct)) | string match -r '.*(?:\.toml|/)(?:\t.*)?$'
end

function __archcli_sheets
    __archcli_ask sheet $argv
    __archcli_files
end

# Whether a value follows an option ($argv[2]) of a command ($argv[1]).
function __archcli_takes
    contains -- $argv[2] --seed --dice --repeat -n --samples --vs --house --format -f
    or contains -- "$argv" 'roll --sheet' 'roll -s' 'roll --difficulty' 'roll -d' 'roll --against' 'initiative --foe' 'initiative --ambush' 'initiative --order'
    or contains -- "$argv" 'initiative --difficulty' 'initiative -d' 'attack --weapon' 'attack -w' 'attack --type' 'attack --pool' 'attack --difficulty' 'attack -d'
    or contains -- "$argv" 'attack --damage-pool' 'attack --damage-difficulty' 'attack --hit-points' 'attack --defense' 'attack --shield' 'attack --resist' 'attack --resist-difficulty' 'attack --soul-shield'
    or contains -- "$argv" 'attack --armor' 'attack --arc' 'attack --anatomy' 'attack --target' 'attack --property' 'attack --ammunition' 'attack --distance' 'attack --accurate-range'
    or contains -- "$argv" 'attack --max-range' 'attack --map' 'attack --maneuver' 'attack -m' 'attack --other-hand' 'attack --studied' 'attack --engineering' 'attack --survival'
    or contains -- "$argv" 'attack --feint-pool' 'attack --feint-resist' 'attack --mount-speed' 'attack --spaces' 'attack --item' 'attack --hardness' 'attack --target-weapon' 'attack --counter-damage-pool'
    or contains -- "$argv" 'attack --own-hardness' 'attack --reactive' 'attack --interrupt' 'attack --opponent-in' 'attack --against-charge' 'crit-table --damage-pool' 'crit-table --damage-difficulty' 'fall-damage --seconds'
    or contains -- "$argv" 'fall-damage --hit-points' 'improvised-weapon --sheet' 'improvised-weapon -s' 'improvised-weapon --athletics' 'improvised-weapon --precision' 'improvised-weapon --skill' 'improvised-weapon --weapon-mastery' 'improvised-weapon --difficulty'
    or contains -- "$argv" 'improvised-weapon -d' 'improvised-weapon --damage-difficulty' 'jump --sheet' 'jump -s' 'jump --athletics' 'jump --conditioning' 'jump --move' 'jump --walked'
    or contains -- "$argv" 'jump --moves' 'recover --ammunition' 'turn --sheet' 'turn -s' 'turn --move' 'turn --mount-speed' 'turn --studied'
end

# Whether the command on the line has the options that all resolving commands share.
function __archcli_resolves
    set -l words (__archcli_words)
    contains -- "$words[1]" 'roll' 'initiative' 'attack' 'crit-table' 'fall-damage' 'improvised-weapon' 'jump' 'recover' 'turn'
    or contains -- "$words[1..2]" 'roll' 'initiative' 'attack' 'crit-table' 'fall-damage' 'improvised-weapon' 'jump' 'recover' 'turn'
end

complete -c archcli -f
complete -c archcli -n '__archcli_at \'\' 1' -a roll -d 'Roll a pool or dice notation.'
complete -c archcli -n '__archcli_at \'\' 1' -a initiative -d 'Who goes first, and who acts together.'
complete -c archcli -n '__archcli_at \'\' 1' -a attack -d 'Attack somebody: the attack roll, and on a hit the damage.'
complete -c archcli -n '__archcli_at \'\' 1' -a crit-table -d 'Roll what a critical failure brings.'
complete -c archcli -n '__archcli_at \'\' 1' -a fall-damage -d 'Roll the damage of a fall.'
complete -c archcli -n '__archcli_at \'\' 1' -a improvised-weapon -d 'Work out what an object is worth as a weapon, by its weight.'
complete -c archcli -n '__archcli_at \'\' 1' -a jump -d 'Work out how far a jump goes.'
complete -c archcli -n '__archcli_at \'\' 1' -a recover -d 'Look for ammunition and thrown objects after a fight.'
complete -c archcli -n '__archcli_at \'\' 1' -a turn -d 'Plan a turn: what it costs, what it draws, and whether the rules allow it.'
complete -c archcli -n '__archcli_at \'\' 1' -a spellchrome -d 'Spellchrome: a d20 against armor class.'
complete -c archcli -n '__archcli_at \'\' 1' -a murk -d 'The Murk: two d6 and an attribute die.'
complete -c archcli -n '__archcli_at \'\' 1' -a soluna -d 'Soluna: pools of d6 against each other.'
complete -c archcli -n '__archcli_at \'\' 1' -a realms -d 'Enchanted Realms: several d20, each a blow.'
complete -c archcli -n '__archcli_at \'\' 1' -l version -d 'Name and version.'
complete -c archcli -n '__archcli_at \'\' 1' -l help -s h -d 'Show this help and exit.'
complete -c archcli -n '__archcli_at \'spellchrome\' 1' -l help -s h -d 'Show this help and exit.'
complete -c archcli -n '__archcli_at \'murk\' 1' -l help -s h -d 'Show this help and exit.'
complete -c archcli -n '__archcli_at \'soluna\' 1' -l help -s h -d 'Show this help and exit.'
complete -c archcli -n '__archcli_at \'realms\' 1' -l help -s h -d 'Show this help and exit.'
complete -c archcli -n '__archcli_resolves' -l seed -x -d 'The same seed gives the same faces everywhere; any whole number.'
complete -c archcli -n '__archcli_resolves' -l dice -x -d 'Take these faces instead of rolling, in the order they are rolled.'
complete -c archcli -n '__archcli_resolves' -l repeat -s n -x -d 'Resolve N times, 1 or more, from one seed.'
complete -c archcli -n '__archcli_resolves' -l odds -d 'Roll nothing: show the exact chance of each outcome.'
complete -c archcli -n '__archcli_resolves' -l samples -x -d 'With --odds: simulate N times, where exact odds are too large.'
complete -c archcli -n '__archcli_resolves' -l vs -x -d 'With --odds: the same command with these options, side by side; repeatable.'
complete -c archcli -n '__archcli_resolves' -l house -x -a '(__archcli_files)' -d 'Rulings from this TOML file (else from ARCHCLI_HOUSE).'
complete -c archcli -n '__archcli_resolves' -l format -s f -x -a 'text plain json toml' -d 'text on a terminal, plain in a pipe, unless given.'
complete -c archcli -n '__archcli_resolves' -l json -d 'Short for --format json.'
complete -c archcli -n '__archcli_resolves' -l quiet -s q -d 'Only the bare value; beats --format.'
complete -c archcli -n '__archcli_resolves' -l summary -d 'With -n: count, mean, quantiles and a histogram in place of N results.'
complete -c archcli -n '__archcli_resolves' -l check -d 'Exit with 3 when the action failed.'
complete -c archcli -n '__archcli_resolves' -l help -s h -d 'Show this help and exit.'
complete -c archcli -n '__archcli_at \'roll\'' -l sheet -s s -x -a '(__archcli_sheets "archsoul" 1)' -d 'Names stand for this sheet\'s numbers.'
complete -c archcli -n '__archcli_at \'roll\'' -l difficulty -s d -x -d 'Least face that counts (4).'
complete -c archcli -n '__archcli_at \'roll\'' -l against -x -d 'The total has to beat this number.'
complete -c archcli -n '__archcli_at \'roll\' 1+' -a '(__archcli_ask pool "archsoul" 1)' -d '4/3+1, precision/awareness, 4d6kh3, ...'
complete -c archcli -n '__archcli_at \'initiative\'' -l foe -x -a '(__archcli_sheets "archsoul" 1)' -d 'The enemies, who roll once together.'
complete -c archcli -n '__archcli_at \'initiative\'' -l ambush -x -a 'party foes' -d 'This side surprises the other: nobody rolls.'
complete -c archcli -n '__archcli_at \'initiative\'' -l order -x -a '(__archcli_ask names, "archsoul" 1)' -d 'Ambush: the order that its side chose.'
complete -c archcli -n '__archcli_at \'initiative\'' -l difficulty -s d -x -d 'Least face that counts (4).'
complete -c archcli -n '__archcli_at \'initiative\' 1+' -a '(__archcli_sheets "archsoul" 1)' -d 'The party, in dice or from sheets; - reads them from standard input.'
complete -c archcli -n '__archcli_at \'attack\'' -l weapon -s w -x -a '(__archcli_ask weapon "archsoul" 1)' -d 'A weapon of the ATTACKER\'s sheet.'
complete -c archcli -n '__archcli_at \'attack\'' -l type -x -a 'unarmed melee ranged thrown elemental soul' -d 'The kind of attack; else the weapon\'s, else melee.'
complete -c archcli -n '__archcli_at \'attack\'' -l pool -x -a '(__archcli_ask pool "archsoul" 1)' -d 'The attack pool, in dice.'
complete -c archcli -n '__archcli_at \'attack\'' -l difficulty -s d -x -d 'Least face that counts in the attack roll (4).'
complete -c archcli -n '__archcli_at \'attack\'' -l damage-pool -x -a '(__archcli_ask pool "archsoul" 1)' -d 'The damage pool, in dice.'
complete -c archcli -n '__archcli_at \'attack\'' -l damage-difficulty -x -d 'Least face that counts in the damage roll (4).'
complete -c archcli -n '__archcli_at \'attack\'' -l grappled -d 'The attacker is grappled: only magic is left.'
complete -c archcli -n '__archcli_at \'attack\'' -l crit -d 'After a critical failure roll on its table.'
complete -c archcli -n '__archcli_at \'attack\'' -l hit-points -x -d 'The target\'s hit points, 0 or more.'
complete -c archcli -n '__archcli_at \'attack\'' -l defense -x -d 'The number to beat, 0 or more.'
complete -c archcli -n '__archcli_at \'attack\'' -l shield -x -d 'The target\'s shield bonus, 0 or more.'
complete -c archcli -n '__archcli_at \'attack\'' -l resist -x -a '(__archcli_ask pool "archsoul" 1)' -d 'The pool against a soul attack, knockdown or shatter.'
complete -c archcli -n '__archcli_at \'attack\'' -l resist-difficulty -x -d 'Its least face that counts (4; knockdown 3).'
complete -c archcli -n '__archcli_at \'attack\'' -l soul-shield -x -a '(__archcli_ask pool "archsoul" 1)' -d 'A protector\'s pool against a soul attack.'
complete -c archcli -n '__archcli_at \'attack\'' -l armor -x -d 'A type of armor the target wears; repeatable.'
complete -c archcli -n '__archcli_at \'attack\'' -l strong -d 'The weapon is strong against the armor.'
complete -c archcli -n '__archcli_at \'attack\'' -l weak -d 'The weapon is weak against the armor.'
complete -c archcli -n '__archcli_at \'attack\'' -l arc -x -a 'front back' -d 'The arc of the target that is attacked (front).'
complete -c archcli -n '__archcli_at \'attack\'' -l hold-firm -d 'The target holds firm: its back counts as front.'
complete -c archcli -n '__archcli_at \'attack\'' -l target-grappled -d 'The target is grappled: its shield does not count.'
complete -c archcli -n '__archcli_at \'attack\'' -l shield-intercept -d 'The shot passes the space of a Shield Intercept.'
complete -c archcli -n '__archcli_at \'attack\'' -l anatomy -x -a 'human-like inhuman unfamiliar golem plant' -d 'The target\'s body (human-like).'
complete -c archcli -n '__archcli_at \'attack\'' -l animal-intelligence -d 'The target has the mind of an animal.'
complete -c archcli -n '__archcli_at \'attack\'' -l target -x -a '(__archcli_ask names= "archsoul" 1)' -d 'One of several targets (soul: NAME=RESIST-POOL); repeatable.'
complete -c archcli -n '__archcli_at \'attack\'' -l property -x -a 'light semi-light two-handed armor-piercing close-combat polearm flail lance' -d 'A property of the weapon; repeatable.'
complete -c archcli -n '__archcli_at \'attack\'' -l improvised -d 'The weapon is improvised.'
complete -c archcli -n '__archcli_at \'attack\'' -l broken -d 'The weapon is broken.'
complete -c archcli -n '__archcli_at \'attack\'' -l ammunition -x -a 'arrow bolt shot' -d 'What is shot (arrow).'
complete -c archcli -n '__archcli_at \'attack\'' -l not-punch -d 'An unarmed attack that is no punch.'
complete -c archcli -n '__archcli_at \'attack\'' -l metal-limb -d 'Metal on the striking limb.'
complete -c archcli -n '__archcli_at \'attack\'' -l cumbersome -d 'A cumbersome thing is thrown.'
complete -c archcli -n '__archcli_at \'attack\'' -l distance -x -d 'How far away the target is, in metres.'
complete -c archcli -n '__archcli_at \'attack\'' -l accurate-range -x -d 'Up to here no penalty, in metres.'
complete -c archcli -n '__archcli_at \'attack\'' -l max-range -x -d 'Farther is impossible, in metres.'
complete -c archcli -n '__archcli_at \'attack\'' -l beyond-accurate -d 'The target is beyond the accurate range.'
complete -c archcli -n '__archcli_at \'attack\'' -l map -x -a 'hex square' -d 'The map on which a throw scatters (hex).'
complete -c archcli -n '__archcli_at \'attack\'' -l no-attack-roll -d 'An elemental attack that simply hits.'
complete -c archcli -n '__archcli_at \'attack\'' -l maneuver -s m -x -a 'quick reckless charge feint sneak knockdown shatter cleave' -d 'A maneuver; repeatable.'
complete -c archcli -n '__archcli_at \'attack\'' -l other-hand -x -a 'empty light non-light' -d 'Quick: what the other hand holds (empty).'
complete -c archcli -n '__archcli_at \'attack\'' -l studied -x -d 'Sneak: actions of study in a row (3).'
complete -c archcli -n '__archcli_at \'attack\'' -l engineering -x -d 'Sneak: Engineering, against a golem.'
complete -c archcli -n '__archcli_at \'attack\'' -l survival -x -d 'Sneak: Survival, against a hostile plant.'
complete -c archcli -n '__archcli_at \'attack\'' -l feint-pool -x -a '(__archcli_ask pool "archsoul" 1)' -d 'Feint: Precision/Confusion or Precision/Acting.'
complete -c archcli -n '__archcli_at \'attack\'' -l feint-resist -x -a '(__archcli_ask pool "archsoul" 1)' -d 'Feint: the opponent\'s Intellect/Read Emotions.'
complete -c archcli -n '__archcli_at \'attack\'' -l mount-speed -x -d 'Charge: the mount\'s speed, 1 or more.'
complete -c archcli -n '__archcli_at \'attack\'' -l spaces -x -d 'Charge: spaces of the straight move, 3 or more.'
complete -c archcli -n '__archcli_at \'attack\'' -l item -x -a 'weapon shield other' -d 'Shatter: what is struck (weapon).'
complete -c archcli -n '__archcli_at \'attack\'' -l hardness -x -d 'Shatter: hardness of the struck item, in points (0).'
complete -c archcli -n '__archcli_at \'attack\'' -l drop -d 'Shatter: the opponent drops the item instead.'
complete -c archcli -n '__archcli_at \'attack\'' -l target-weapon -x -a '(__archcli_ask other-weapon "archsoul" 1)' -d 'Shatter: the item, a weapon of the TARGET\'s sheet.'
complete -c archcli -n '__archcli_at \'attack\'' -l counter-damage-pool -x -a '(__archcli_ask pool "archsoul" 1)' -d 'Shatter: the opponent\'s damage pool.'
complete -c archcli -n '__archcli_at \'attack\'' -l own-hardness -x -d 'Shatter: hardness of the attacker\'s item, in points (0).'
complete -c archcli -n '__archcli_at \'attack\'' -l reactive -x -a 'ranged-attack leaving-space standing-up picking-up backpack soul-magic grab landing trample' -d 'This attack reacts to that, for 0 AP.'
complete -c archcli -n '__archcli_at \'attack\'' -l interrupt -x -a '(__archcli_ask pool "archsoul" 1)' -d 'The target\'s Endurance/Resolve against being stopped.'
complete -c archcli -n '__archcli_at \'attack\'' -l opponent-in -x -a 'front back' -d 'The reactor\'s arc in which the opponent is (front).'
complete -c archcli -n '__archcli_at \'attack\'' -l already-reacted -d 'This target has been reacted to this turn.'
complete -c archcli -n '__archcli_at \'attack\'' -l against-charge -x -d 'The speed of the charging mount, 1 or more.'
complete -c archcli -n '__archcli_at \'attack\' 1+' -a '(__archcli_sheets "archsoul" 1)' -d 'Sheets that supply what is not typed.'
complete -c archcli -n '__archcli_at \'crit-table\'' -l damage-pool -x -a '(__archcli_ask pool "archsoul" 1)' -d 'Rolled when row 6 of melee or unarmed asks for a damage roll.'
complete -c archcli -n '__archcli_at \'crit-table\'' -l damage-difficulty -x -d 'Least face that counts for damage (4).'
complete -c archcli -n '__archcli_at \'crit-table\' 1' -a 'melee firearm bow unarmed soul' -d 'The table of what went wrong.'
complete -c archcli -n '__archcli_at \'fall-damage\'' -l seconds -x -d 'How long, in seconds, in place of how far.'
complete -c archcli -n '__archcli_at \'fall-damage\'' -l hit-points -x -d 'Hit points before the fall, 0 or more.'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l sheet -s s -x -a '(__archcli_sheets "archsoul" 1)' -d 'Supplies the numbers below.'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l athletics -x -d 'The attribute.'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l precision -x -d 'The attribute, for the attack.'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l skill -x -a '(__archcli_ask pool "archsoul" 1)' -d 'Melee Weapons, or thrown Primitive Attacks.'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l weapon-mastery -x -d 'The skill, for the damage pool (0).'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l thrown -d 'Thrown, not swung.'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l cumbersome -d 'Oversized for a throw or not, whatever its weight.'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l no-cumbersome -d 'Oversized for a throw or not, whatever its weight.'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l difficulty -s d -x -d 'Of the attack, before the object adds to it (4).'
complete -c archcli -n '__archcli_at \'improvised-weapon\'' -l damage-difficulty -x -d 'Of the damage, before the object adds to it (4).'
complete -c archcli -n '__archcli_at \'jump\'' -l sheet -s s -x -a '(__archcli_sheets "archsoul" 1)' -d 'Supplies the numbers below.'
complete -c archcli -n '__archcli_at \'jump\'' -l athletics -x -d 'The attribute.'
complete -c archcli -n '__archcli_at \'jump\'' -l conditioning -x -d 'The skill; half counts.'
complete -c archcli -n '__archcli_at \'jump\'' -l move -x -d 'The move in spaces (3, or the sheet\'s).'
complete -c archcli -n '__archcli_at \'jump\'' -l up -d 'Straight up: a third of the length.'
complete -c archcli -n '__archcli_at \'jump\'' -l walked -x -d 'Spaces walked before the jump (0).'
complete -c archcli -n '__archcli_at \'jump\'' -l moves -x -a '1 2 3' -d 'Move actions spent (1); three cover twice as much.'
complete -c archcli -n '__archcli_at \'recover\'' -l ammunition -x -a 'arrow bolt shot thrown' -d 'What it was (arrow).'
complete -c archcli -n '__archcli_at \'recover\'' -l no-break -d 'Nothing breaks: the game master waives it.'
complete -c archcli -n '__archcli_at \'turn\'' -l sheet -s s -x -a '(__archcli_sheets "archsoul" 1)' -d 'Supplies these numbers.'
complete -c archcli -n '__archcli_at \'turn\'' -l move -x -d 'The move in spaces (3, or the sheet\'s).'
complete -c archcli -n '__archcli_at \'turn\'' -l mount-speed -x -d 'Mounted: the mount\'s speed in spaces.'
complete -c archcli -n '__archcli_at \'turn\'' -l shield -d 'A shield is worn.'
complete -c archcli -n '__archcli_at \'turn\'' -l grappled -d 'The turn begins in a grapple.'
complete -c archcli -n '__archcli_at \'turn\'' -l control -d 'In control of that grapple.'
complete -c archcli -n '__archcli_at \'turn\'' -l ambush -d 'First round of an ambush of one\'s own: a free move.'
complete -c archcli -n '__archcli_at \'turn\'' -l studied -x -d 'Studies of the turns before, unbroken (0).'
complete -c archcli -n '__archcli_at \'turn\'' -l continued -d 'A drawing of 2 AP was begun last turn.'
complete -c archcli -n '__archcli_at \'turn\' 1+' -a 'drop-item turn-in-place drop-prone trample move slow-move draw-simple pick-up throw quick-attack shield-intercept study grapple-attack steal takedown attack shoot sneak-attack draw-awkward draw-backpack hold-firm grab escape grapple-throw reckless-attack soul-shield charge cast stand-up' -d 'In the order planned: attack:sword, move, grab, ...'

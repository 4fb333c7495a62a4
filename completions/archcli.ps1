# PowerShell completion of archcli. Generated: python -m archcli.cli.completion

Register-ArgumentCompleter -Native -CommandName archcli -ScriptBlock {
    param($typed, $ast, $cursor)

    # Each option or word: what stands there (an empty text: a flag), and its help.
    $shared = [ordered]@{
        '--seed' = @('-', 'The same seed gives the same faces everywhere; any whole number.')
        '--dice' = @('-', 'Take these faces instead of rolling, in the order they are rolled.')
        '--repeat' = @('-', 'Resolve N times, 1 or more, from one seed.')
        '-n' = @('-', 'Resolve N times, 1 or more, from one seed.')
        '--odds' = @('', 'Roll nothing: show the exact chance of each outcome.')
        '--samples' = @('-', 'With --odds: simulate N times, where exact odds are too large.')
        '--vs' = @('-', 'With --odds: the same command with these options, side by side; repeatable.')
        '--house' = @('@file', 'Rulings from this TOML file (else from ARCHCLI_HOUSE).')
        '--format' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
        '-f' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
        '--json' = @('', 'Short for --format json.')
        '--quiet' = @('', 'Only the bare value; beats --format.')
        '-q' = @('', 'Only the bare value; beats --format.')
        '--summary' = @('', 'With -n: count, mean, quantiles and a histogram in place of N results.')
        '--check' = @('', 'Exit with 3 when the action failed.')
        '--help' = @('', 'Show this help and exit.')
        '-h' = @('', 'Show this help and exit.')
    }
    $resolving = @('roll', 'initiative', 'attack', 'crit-table', 'fall-damage', 'improvised-weapon', 'jump', 'recover', 'turn')
    $games = @{
        'roll' = 'archsoul'
        'initiative' = 'archsoul'
        'attack' = 'archsoul'
        'crit-table' = 'archsoul'
        'fall-damage' = 'archsoul'
        'improvised-weapon' = 'archsoul'
        'jump' = 'archsoul'
        'recover' = 'archsoul'
        'turn' = 'archsoul'
    }
    $commands = @{
        '' = [ordered]@{
            'roll' = 'Roll a pool or dice notation.'
            'initiative' = 'Who goes first, and who acts together.'
            'attack' = 'Attack somebody: the attack roll, and on a hit the damage.'
            'crit-table' = 'Roll what a critical failure brings.'
            'fall-damage' = 'Roll the damage of a fall.'
            'improvised-weapon' = 'Work out what an object is worth as a weapon, by its weight.'
            'jump' = 'Work out how far a jump goes.'
            'recover' = 'Look for ammunition and thrown objects after a fight.'
            'turn' = 'Plan a turn: what it costs, what it draws, and whether the rules allow it.'
            'spellchrome' = 'Spellchrome: a d20 against armor class.'
            'murk' = 'The Murk: two d6 and an attribute die.'
            'soluna' = 'Soluna: pools of d6 against each other.'
            'realms' = 'Enchanted Realms: several d20, each a blow.'
        }
        'spellchrome' = [ordered]@{
        }
        'murk' = [ordered]@{
        }
        'soluna' = [ordered]@{
        }
        'realms' = [ordered]@{
        }
    }
    $options = @{
        '' = [ordered]@{
            '--version' = @('', 'Name and version.')
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'spellchrome' = [ordered]@{
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'murk' = [ordered]@{
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'soluna' = [ordered]@{
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'realms' = [ordered]@{
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'roll' = [ordered]@{
            '--sheet' = @('@sheet', 'Names stand for this sheet''s numbers.')
            '-s' = @('@sheet', 'Names stand for this sheet''s numbers.')
            '--difficulty' = @('-', 'Least face that counts (4).')
            '-d' = @('-', 'Least face that counts (4).')
            '--against' = @('-', 'The total has to beat this number.')
        }
        'initiative' = [ordered]@{
            '--foe' = @('@sheet', 'The enemies, who roll once together.')
            '--ambush' = @('party foes', 'This side surprises the other: nobody rolls.')
            '--order' = @('@names,', 'Ambush: the order that its side chose.')
            '--difficulty' = @('-', 'Least face that counts (4).')
            '-d' = @('-', 'Least face that counts (4).')
        }
        'attack' = [ordered]@{
            '--weapon' = @('@weapon', 'A weapon of the ATTACKER''s sheet.')
            '-w' = @('@weapon', 'A weapon of the ATTACKER''s sheet.')
            '--type' = @('unarmed melee ranged thrown elemental soul', 'The kind of attack; else the weapon''s, else melee.')
            '--pool' = @('@pool', 'The attack pool, in dice.')
            '--difficulty' = @('-', 'Least face that counts in the attack roll (4).')
            '-d' = @('-', 'Least face that counts in the attack roll (4).')
            '--damage-pool' = @('@pool', 'The damage pool, in dice.')
            '--damage-difficulty' = @('-', 'Least face that counts in the damage roll (4).')
            '--grappled' = @('', 'The attacker is grappled: only magic is left.')
            '--crit' = @('', 'After a critical failure roll on its table.')
            '--hit-points' = @('-', 'The target''s hit points, 0 or more.')
            '--defense' = @('-', 'The number to beat, 0 or more.')
            '--shield' = @('-', 'The target''s shield bonus, 0 or more.')
            '--resist' = @('@pool', 'The pool against a soul attack, knockdown or shatter.')
            '--resist-difficulty' = @('-', 'Its least face that counts (4; knockdown 3).')
            '--soul-shield' = @('@pool', 'A protector''s pool against a soul attack.')
            '--armor' = @('-', 'A type of armor the target wears; repeatable.')
            '--strong' = @('', 'The weapon is strong against the armor.')
            '--weak' = @('', 'The weapon is weak against the armor.')
            '--arc' = @('front back', 'The arc of the target that is attacked (front).')
            '--hold-firm' = @('', 'The target holds firm: its back counts as front.')
            '--target-grappled' = @('', 'The target is grappled: its shield does not count.')
            '--shield-intercept' = @('', 'The shot passes the space of a Shield Intercept.')
            '--anatomy' = @('human-like inhuman unfamiliar golem plant', 'The target''s body (human-like).')
            '--animal-intelligence' = @('', 'The target has the mind of an animal.')
            '--target' = @('@names=', 'One of several targets (soul: NAME=RESIST-POOL); repeatable.')
            '--property' = @('light semi-light two-handed armor-piercing close-combat polearm flail lance', 'A property of the weapon; repeatable.')
            '--improvised' = @('', 'The weapon is improvised.')
            '--broken' = @('', 'The weapon is broken.')
            '--ammunition' = @('arrow bolt shot', 'What is shot (arrow).')
            '--not-punch' = @('', 'An unarmed attack that is no punch.')
            '--metal-limb' = @('', 'Metal on the striking limb.')
            '--cumbersome' = @('', 'A cumbersome thing is thrown.')
            '--distance' = @('-', 'How far away the target is, in metres.')
            '--accurate-range' = @('-', 'Up to here no penalty, in metres.')
            '--max-range' = @('-', 'Farther is impossible, in metres.')
            '--beyond-accurate' = @('', 'The target is beyond the accurate range.')
            '--map' = @('hex square', 'The map on which a throw scatters (hex).')
            '--no-attack-roll' = @('', 'An elemental attack that simply hits.')
            '--maneuver' = @('quick reckless charge feint sneak knockdown shatter cleave', 'A maneuver; repeatable.')
            '-m' = @('quick reckless charge feint sneak knockdown shatter cleave', 'A maneuver; repeatable.')
            '--other-hand' = @('empty light non-light', 'Quick: what the other hand holds (empty).')
            '--studied' = @('-', 'Sneak: actions of study in a row (3).')
            '--engineering' = @('-', 'Sneak: Engineering, against a golem.')
            '--survival' = @('-', 'Sneak: Survival, against a hostile plant.')
            '--feint-pool' = @('@pool', 'Feint: Precision/Confusion or Precision/Acting.')
            '--feint-resist' = @('@pool', 'Feint: the opponent''s Intellect/Read Emotions.')
            '--mount-speed' = @('-', 'Charge: the mount''s speed, 1 or more.')
            '--spaces' = @('-', 'Charge: spaces of the straight move, 3 or more.')
            '--item' = @('weapon shield other', 'Shatter: what is struck (weapon).')
            '--hardness' = @('-', 'Shatter: hardness of the struck item, in points (0).')
            '--drop' = @('', 'Shatter: the opponent drops the item instead.')
            '--target-weapon' = @('@other-weapon', 'Shatter: the item, a weapon of the TARGET''s sheet.')
            '--counter-damage-pool' = @('@pool', 'Shatter: the opponent''s damage pool.')
            '--own-hardness' = @('-', 'Shatter: hardness of the attacker''s item, in points (0).')
            '--reactive' = @('ranged-attack leaving-space standing-up picking-up backpack soul-magic grab landing trample', 'This attack reacts to that, for 0 AP.')
            '--interrupt' = @('@pool', 'The target''s Endurance/Resolve against being stopped.')
            '--opponent-in' = @('front back', 'The reactor''s arc in which the opponent is (front).')
            '--already-reacted' = @('', 'This target has been reacted to this turn.')
            '--against-charge' = @('-', 'The speed of the charging mount, 1 or more.')
        }
        'crit-table' = [ordered]@{
            '--damage-pool' = @('@pool', 'Rolled when row 6 of melee or unarmed asks for a damage roll.')
            '--damage-difficulty' = @('-', 'Least face that counts for damage (4).')
        }
        'fall-damage' = [ordered]@{
            '--seconds' = @('-', 'How long, in seconds, in place of how far.')
            '--hit-points' = @('-', 'Hit points before the fall, 0 or more.')
        }
        'improvised-weapon' = [ordered]@{
            '--sheet' = @('@sheet', 'Supplies the numbers below.')
            '-s' = @('@sheet', 'Supplies the numbers below.')
            '--athletics' = @('-', 'The attribute.')
            '--precision' = @('-', 'The attribute, for the attack.')
            '--skill' = @('@pool', 'Melee Weapons, or thrown Primitive Attacks.')
            '--weapon-mastery' = @('-', 'The skill, for the damage pool (0).')
            '--thrown' = @('', 'Thrown, not swung.')
            '--cumbersome' = @('', 'Oversized for a throw or not, whatever its weight.')
            '--no-cumbersome' = @('', 'Oversized for a throw or not, whatever its weight.')
            '--difficulty' = @('-', 'Of the attack, before the object adds to it (4).')
            '-d' = @('-', 'Of the attack, before the object adds to it (4).')
            '--damage-difficulty' = @('-', 'Of the damage, before the object adds to it (4).')
        }
        'jump' = [ordered]@{
            '--sheet' = @('@sheet', 'Supplies the numbers below.')
            '-s' = @('@sheet', 'Supplies the numbers below.')
            '--athletics' = @('-', 'The attribute.')
            '--conditioning' = @('-', 'The skill; half counts.')
            '--move' = @('-', 'The move in spaces (3, or the sheet''s).')
            '--up' = @('', 'Straight up: a third of the length.')
            '--walked' = @('-', 'Spaces walked before the jump (0).')
            '--moves' = @('1 2 3', 'Move actions spent (1); three cover twice as much.')
        }
        'recover' = [ordered]@{
            '--ammunition' = @('arrow bolt shot thrown', 'What it was (arrow).')
            '--no-break' = @('', 'Nothing breaks: the game master waives it.')
        }
        'turn' = [ordered]@{
            '--sheet' = @('@sheet', 'Supplies these numbers.')
            '-s' = @('@sheet', 'Supplies these numbers.')
            '--move' = @('-', 'The move in spaces (3, or the sheet''s).')
            '--mount-speed' = @('-', 'Mounted: the mount''s speed in spaces.')
            '--shield' = @('', 'A shield is worn.')
            '--grappled' = @('', 'The turn begins in a grapple.')
            '--control' = @('', 'In control of that grapple.')
            '--ambush' = @('', 'First round of an ambush of one''s own: a free move.')
            '--studied' = @('-', 'Studies of the turns before, unbroken (0).')
            '--continued' = @('', 'A drawing of 2 AP was begun last turn.')
        }
    }
    $words = @{
        'roll' = @(,@('@pool', '4/3+1, precision/awareness, 4d6kh3, ...', $true))
        'initiative' = @(,@('@sheet', 'The party, in dice or from sheets; - reads them from standard input.', $true))
        'attack' = @(,@('@sheet', 'Sheets that supply what is not typed.', $true))
        'crit-table' = @(,@('melee firearm bow unarmed soul', 'The table of what went wrong.', $false))
        'fall-damage' = @(,@('-', 'How far, in metres: 12, 4.9 or 12m.', $false))
        'improvised-weapon' = @(,@('-', 'In pounds: 30, 75lb, 200lbs.', $false))
        'recover' = @(,@('-', 'How many were shot or thrown.', $false))
        'turn' = @(,@('drop-item turn-in-place drop-prone trample move slow-move draw-simple pick-up throw quick-attack shield-intercept study grapple-attack steal takedown attack shoot sneak-attack draw-awkward draw-backpack hold-firm grab escape grapple-throw reckless-attack soul-shield charge cast stand-up', 'In the order planned: attack:sword, move, grab, ...', $true))
    }

    $path = ''
    $depth = 0
    $at = 0
    $wants = $null
    $only = $false

    # What a spelling of an option takes at this command; $null where it has no such option.
    function Find-Option($name) {
        if ($options.Contains($path) -and $options[$path].Contains($name)) { return $options[$path][$name] }
        if ($resolving -contains $path -and $shared.Contains($name)) { return $shared[$name] }
        return $null
    }

    $before = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.ToString().Trim('"', "'") })
    $archcli = @($ast.CommandElements)[0].ToString()
    $line = @($before | Select-Object -Skip 1)
    foreach ($word in $line) {
        if ($null -ne $wants) { $wants = $null; continue }
        if (-not $only -and $word -eq '--') { $only = $true; continue }
        if (-not $only -and $word -match '^-[^0-9(]') {
            if ($word -match '^--.*=') { continue }
            $found = Find-Option $word
            if ($word -match '^-[^-].+') {
                $found = Find-Option $word.Substring(0, 2)
                if ($found -and $found[0]) { continue }
                $found = Find-Option ('-' + $word[-1])
            }
            if ($found -and $found[0]) { $wants = $found }
            continue
        }
        if ($commands.Contains($path)) {
            $path = "$path $word".Trim()
            $depth++
        } else {
            $at++
        }
    }

    # What may stand at the cursor, and what stands before it in the same word (--format=).
    $lead = ''
    $offer = $null
    $members = $null
    if ($null -ne $wants) {
        $offer = $wants
    } elseif (-not $only -and $typed -match '^(--[^=]+)=') {
        $lead = $Matches[0]
        $offer = Find-Option $Matches[1]
    } elseif (-not $only -and $typed -match '^-([^0-9(]|$)') {
        $members = [ordered]@{}
        if ($options.Contains($path)) { foreach ($name in $options[$path].Keys) { $members[$name] = $options[$path][$name][1] } }
        if ($resolving -contains $path) { foreach ($name in $shared.Keys) { $members[$name] = $shared[$name][1] } }
    } elseif ($commands.Contains($path)) {
        $members = $commands[$path]
    } elseif ($words.Contains($path)) {
        $places = $words[$path]
        if ($at -lt $places.Count) { $offer = $places[$at] } elseif ($places[-1][2]) { $offer = $places[-1] }
    }

    $value = $typed.Substring($lead.Length)
    if ($null -eq $members) {
        if ($null -eq $offer) { return }
        $members = [ordered]@{}
        $kind = $offer[0]
        if ($kind -in '@file', '@sheet', '@folder') {
            $folder = $value -replace '[^/\\]*$', ''
            Get-ChildItem -Path "$value*" -ErrorAction SilentlyContinue |
                Where-Object { $_.PSIsContainer -or ($kind -ne '@folder' -and $_.Name -like '*.toml') } |
                ForEach-Object { $members[$folder + $_.Name] = $_.FullName }
        }
        if ($kind -like '@*' -and $kind -notin '@file', '@folder') {
            $game = if ($games.Contains($path)) { $games[$path] } else { '' }
            $rest = @($line | Select-Object -Skip $depth)
            & $archcli __complete $kind.Substring(1) "$game" "$value" @rest 2>$null | ForEach-Object { $members[$_] = $offer[1] }
        } elseif ($kind -notlike '@*' -and $kind -ne '-') {
            $kind -split ' ' | ForEach-Object { $members[$_] = $offer[1] }
        }
    }
    foreach ($name in @($members.Keys)) {
        if (-not $name.StartsWith($value)) { continue }
        $text = $lead + $name
        if ($text -match '[\s''"(),;&|<>@#]') { $text = "'" + ($text -replace "'", "''") + "'" }
        $said = if ($members[$name]) { $members[$name] } else { $name }
        [System.Management.Automation.CompletionResult]::new($text, $name, 'ParameterValue', $said)
    }
}

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
    $resolving = @('roll', 'initiative', 'attack', 'grapple', 'crit-table', 'fall-damage', 'improvised-weapon', 'trample', 'jump', 'area', 'arc', 'recover', 'turn', 'spellchrome initiative', 'spellchrome attack', 'spellchrome full-attack', 'spellchrome concentration', 'spellchrome turn', 'murk roll', 'murk initiative', 'murk distance', 'murk melee', 'murk shootout', 'murk contest', 'murk conflict', 'murk injury', 'murk breakdown', 'murk recover', 'murk cast', 'murk pray', 'murk miracle', 'soluna initiative', 'soluna attack', 'soluna check', 'soluna sunder', 'soluna ram', 'soluna fall-damage', 'soluna turn', 'realms initiative', 'realms perception', 'realms surprise', 'realms movement', 'realms competition', 'realms attack', 'realms grapple')
    $games = @{
        'roll' = 'archsoul'
        'initiative' = 'archsoul'
        'attack' = 'archsoul'
        'grapple' = 'archsoul'
        'crit-table' = 'archsoul'
        'fall-damage' = 'archsoul'
        'improvised-weapon' = 'archsoul'
        'trample' = 'archsoul'
        'jump' = 'archsoul'
        'area' = 'archsoul'
        'arc' = 'archsoul'
        'recover' = 'archsoul'
        'turn' = 'archsoul'
        'spellchrome initiative' = 'spellchrome'
        'spellchrome attack' = 'spellchrome'
        'spellchrome full-attack' = 'spellchrome'
        'spellchrome concentration' = 'spellchrome'
        'spellchrome turn' = 'spellchrome'
        'murk roll' = 'murk'
        'murk initiative' = 'murk'
        'murk distance' = 'murk'
        'murk melee' = 'murk'
        'murk shootout' = 'murk'
        'murk contest' = 'murk'
        'murk conflict' = 'murk'
        'murk injury' = 'murk'
        'murk breakdown' = 'murk'
        'murk recover' = 'murk'
        'murk cast' = 'murk'
        'murk pray' = 'murk'
        'murk miracle' = 'murk'
        'soluna initiative' = 'soluna'
        'soluna attack' = 'soluna'
        'soluna check' = 'soluna'
        'soluna sunder' = 'soluna'
        'soluna ram' = 'soluna'
        'soluna fall-damage' = 'soluna'
        'soluna turn' = 'soluna'
        'realms initiative' = 'realms'
        'realms perception' = 'realms'
        'realms surprise' = 'realms'
        'realms movement' = 'realms'
        'realms competition' = 'realms'
        'realms attack' = 'realms'
        'realms grapple' = 'realms'
    }
    $commands = @{
        '' = [ordered]@{
            'roll' = 'Roll a pool or dice notation.'
            'initiative' = 'Who goes first, and who acts together.'
            'attack' = 'Attack somebody: the attack roll, and on a hit the damage.'
            'grapple' = 'Grab somebody, or act in a grapple.'
            'crit-table' = 'Roll what a critical failure brings.'
            'fall-damage' = 'Roll the damage of a fall.'
            'improvised-weapon' = 'Work out what an object is worth as a weapon, by its weight.'
            'trample' = 'Ride an opponent down.'
            'jump' = 'Work out how far a jump goes.'
            'area' = 'Count and draw the spaces that a radius covers.'
            'arc' = 'Tell from which side an attack comes, and draw it.'
            'recover' = 'Look for ammunition and thrown objects after a fight.'
            'turn' = 'Plan a turn: what it costs, what it draws, and whether the rules allow it.'
            'spellchrome' = 'Spellchrome: a d20 against armor class.'
            'murk' = 'The Murk: two d6 and an attribute die.'
            'soluna' = 'Soluna: pools of d6 against each other.'
            'realms' = 'Enchanted Realms: several d20, each a blow.'
            'sheet' = 'Character sheets: new, show, check.'
            'rulings' = 'The points that the rule texts leave open, and what is in force.'
            'schema' = 'The JSON Schema of what commands print with --json.'
        }
        'spellchrome' = [ordered]@{
            'initiative' = 'Roll who acts first.'
            'attack' = 'Attack with a standard action, with one weapon or two.'
            'full-attack' = 'Make every attack of a full-round action.'
            'concentration' = 'Concentrate on a spell: defensively, or under stress.'
            'turn' = 'Check whether a plan fits into one turn.'
        }
        'murk' = [ordered]@{
            'roll' = 'Make an attribute roll, against a Difficulty Rating or none.'
            'initiative' = 'Find the turn order of a Moment, and who outpaces whom.'
            'distance' = 'Tell the band of a distance, and what can be fought there.'
            'melee' = 'Fight one Moment of a melee, at Close.'
            'shootout' = 'Fight one Moment of a shootout, from Near to Distant.'
            'contest' = 'Fight one Moment of a contest of powers.'
            'conflict' = 'Fight a social or spiritual conflict.'
            'injury' = 'Roll the injury dice of a track against its total.'
            'breakdown' = 'Roll whether the ranks of Suffering break a character.'
            'recover' = 'Heal a rank of Suffering in a scene of care.'
            'cast' = 'Cast a spell or a ritual, and take the backlash.'
            'pray' = 'Pray for Power.'
            'miracle' = 'Work a miracle with Power.'
        }
        'soluna' = [ordered]@{
            'initiative' = 'Put the units on the roster.'
            'attack' = 'Roll an attack against a defense.'
            'check' = 'Roll a skill against a challenge.'
            'sunder' = 'Break an object.'
            'ram' = 'Drive into somebody.'
            'fall-damage' = 'Roll what a fall does.'
            'turn' = 'Check whether a plan fits into one turn.'
        }
        'realms' = [ordered]@{
            'initiative' = 'Find the turn order of a round.'
            'perception' = 'Check whether something is noticed.'
            'surprise' = 'Check who is surprised when a fight opens.'
            'movement' = 'Work out the movement of a turn, and what it pays for.'
            'competition' = 'Settle a competition of an attacker and a defender.'
            'attack' = 'Attack with one strike or several.'
            'grapple' = 'Grapple a victim.'
        }
        'sheet' = [ordered]@{
            'new' = 'Write a sheet to start from.'
            'show' = 'Show a sheet as a character card, with the numbers that follow from it.'
            'check' = 'Check sheets, and name every mistake at once.'
        }
    }
    $options = @{
        '' = [ordered]@{
            '--version' = @('', 'Name and version.')
            '--show-completion' = @('bash zsh fish powershell', 'Print the TAB completion of bash, zsh, fish or powershell.')
            '--install-completion' = @('bash zsh fish powershell', 'Install it where the shell looks; without a name for $SHELL.')
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
        'sheet' = [ordered]@{
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'roll' = [ordered]@{
            '--sheet' = @('@sheet', 'Names stand for this sheet''s numbers.')
            '-s' = @('@sheet', 'Names stand for this sheet''s numbers.')
            '--difficulty' = @('2 3 4 5 6', 'Least face that counts (4).')
            '-d' = @('2 3 4 5 6', 'Least face that counts (4).')
            '--against' = @('-', 'The total has to beat this number.')
            '--explain' = @('', 'Say in words what is typed, and roll nothing.')
        }
        'initiative' = [ordered]@{
            '--foe' = @('@sheet', 'The enemies, who roll once together.')
            '--ambush' = @('party foes', 'This side surprises the other: nobody rolls.')
            '--order' = @('@names,', 'Ambush: the order that its side chose.')
            '--difficulty' = @('2 3 4 5 6', 'Least face that counts (4).')
            '-d' = @('2 3 4 5 6', 'Least face that counts (4).')
        }
        'attack' = [ordered]@{
            '--weapon' = @('@weapon', 'A weapon of the ATTACKER''s sheet.')
            '-w' = @('@weapon', 'A weapon of the ATTACKER''s sheet.')
            '--type' = @('unarmed melee ranged thrown elemental soul', 'The kind of attack; else the weapon''s, else melee.')
            '--pool' = @('@pool', 'The attack pool, in dice.')
            '--difficulty' = @('2 3 4 5 6', 'Least face that counts in the attack roll (4).')
            '-d' = @('2 3 4 5 6', 'Least face that counts in the attack roll (4).')
            '--damage-pool' = @('@pool', 'The damage pool, in dice.')
            '--damage-difficulty' = @('2 3 4 5 6', 'Least face that counts in the damage roll (4).')
            '--grappled' = @('', 'The attacker is grappled: only magic is left.')
            '--crit' = @('', 'After a critical failure roll on its table.')
            '--hit-points' = @('-', 'The target''s hit points, 0 or more.')
            '--defense' = @('-', 'The number to beat, 0 or more.')
            '--shield' = @('-', 'The target''s shield bonus, 0 or more.')
            '--resist' = @('@pool', 'The pool against a soul attack, knockdown or shatter.')
            '--resist-difficulty' = @('2 3 4 5 6', 'Its least face that counts (4; knockdown 3).')
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
            '--target' = @('@names=', 'One of several targets, NAME=DEFENSE[+SHIELD][:strong][:weak][:back] (soul: NAME=RESIST-POOL); repeatable.')
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
        'grapple' = [ordered]@{
            '--action' = @('grab attack escape steal takedown throw other', 'What is tried.')
            '--control' = @('actor target other', 'Who is in control of the grapple before.')
            '--knocked-down' = @('', 'Escape: the actor is down, and stands up instead.')
            '--then' = @('throw knock-down', 'Throw: what becomes of the target (throw).')
            '--hands-full' = @('', 'Grab: the actor has no empty hand.')
            '--pool' = @('@pool', 'The actor''s grapple roll, in dice.')
            '--difficulty' = @('2 3 4 5 6', 'Least face that counts in it (4).')
            '-d' = @('2 3 4 5 6', 'Least face that counts in it (4).')
            '--damage-pool' = @('@pool', 'Attack or throw: the damage pool, in dice.')
            '--damage-difficulty' = @('2 3 4 5 6', 'Least face that counts for damage (4).')
            '--metal-limb' = @('', 'Unarmed damage: metal on the striking limb.')
            '--weapon' = @('@weapon', 'Attack: a close-combat weapon of the ACTOR''s sheet.')
            '-w' = @('@weapon', 'Attack: a close-combat weapon of the ACTOR''s sheet.')
            '--property' = @('light semi-light two-handed armor-piercing close-combat polearm flail lance', 'Attack: a property of the weapon; repeatable.')
            '--crit' = @('', 'After a critical failure roll on its table.')
            '--against' = @('@pool', 'The target''s grapple roll, in dice.')
            '--against-difficulty' = @('2 3 4 5 6', 'Least face that counts in it (4).')
        }
        'crit-table' = [ordered]@{
            '--damage-pool' = @('@pool', 'Rolled when row 6 of melee or unarmed asks for a damage roll.')
            '--damage-difficulty' = @('2 3 4 5 6', 'Least face that counts for damage (4).')
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
            '--skill' = @('-', 'Melee Weapons, or thrown Primitive Attacks.')
            '--weapon-mastery' = @('-', 'The skill, for the damage pool (0).')
            '--thrown' = @('', 'Thrown, not swung.')
            '--cumbersome' = @('', 'Oversized for a throw or not, whatever its weight.')
            '--no-cumbersome' = @('', 'Oversized for a throw or not, whatever its weight.')
            '--difficulty' = @('2 3 4 5 6', 'Of the attack, before the object adds to it (4).')
            '-d' = @('2 3 4 5 6', 'Of the attack, before the object adds to it (4).')
            '--damage-difficulty' = @('2 3 4 5 6', 'Of the damage, before the object adds to it (4).')
        }
        'trample' = [ordered]@{
            '--defense' = @('-', 'The rider''s Defense.')
            '--trample-pool' = @('@pool', 'The mount''s trample damage, in dice.')
            '--avoid' = @('', 'The opponent lets the mount pass: nothing is rolled.')
            '--not-smaller' = @('', 'The opponent is no smaller than the mount.')
            '--weapon' = @('@other-weapon', 'A melee weapon of the OPPONENT''s sheet, for its reactive attack.')
            '-w' = @('@other-weapon', 'A melee weapon of the OPPONENT''s sheet, for its reactive attack.')
            '--pool' = @('@pool', 'The opponent''s attack pool, in dice.')
            '--damage-pool' = @('@pool', 'The opponent''s damage pool, in dice.')
            '--difficulty' = @('2 3 4 5 6', 'Least face that counts in its attack (4).')
            '-d' = @('2 3 4 5 6', 'Least face that counts in its attack (4).')
            '--damage-difficulty' = @('2 3 4 5 6', 'Least face that counts for damage (4).')
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
        'area' = [ordered]@{
            '--map' = @('hex square', 'Spaces of the map (hex).')
        }
        'arc' = [ordered]@{
            '--facing' = @('n ne e se s sw w nw', 'Where the character faces; no e and w on hexes.')
            '--position' = @('-', 'The character''s space (0,0).')
            '--hold-firm' = @('', 'The character holds firm.')
            '--grappled' = @('', 'The character is grappled.')
            '--at' = @('-', 'A space of the attacker (--at=-1,1); repeatable.')
            '--map' = @('hex square', 'Spaces of the map (hex).')
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
        'spellchrome initiative' = [ordered]@{
            '--misc' = @('@names=', 'A miscellaneous modifier; repeatable.')
            '--surprise' = @('@names=', '1 to 10 for one who is aware while the other side is not; repeatable.')
        }
        'spellchrome attack' = [ordered]@{
            '--ac' = @('-', 'Armor class, 0 or more.')
            '--bonus' = @('-', 'The whole attack bonus, in place of level, column and ability.')
            '--level' = @('-', 'Level, 1 or more.')
            '--column' = @('poor good best', 'Base attack: a half, three quarters or all of the level.')
            '--ability' = @('-', 'Ability modifier on the attack (0).')
            '--modifier' = @('-', 'Added to every attack, on top of its bonus.')
            '--kind' = @('melee ranged', 'Kind of the one weapon (melee).')
            '--weapon' = @('@weapon', 'A weapon of the attacker''s sheet.')
            '--damage' = @('-', 'Damage of a hit, such as 1d8+2, or a whole number.')
            '--strength' = @('-', 'Strength modifier, added to melee damage.')
            '--unarmed' = @('', 'A punch or kick: Strength in damage, 1 or more, and it provokes.')
            '--dual' = @('melee ranged mixed', 'A second weapon; mixed: melee in the main hand, ranged in the off hand.')
            '--dual-feat' = @('', 'The feats for these two weapons: no penalty.')
            '--offhand-bonus' = @('-', 'The off hand''s whole attack bonus (the main hand''s).')
            '--offhand-ac' = @('-', 'AC of the off hand''s own target.')
            '--offhand-damage' = @('-', 'The off hand''s damage (the main hand''s).')
            '--offhand' = @('@weapon', 'A second weapon of the attacker''s sheet.')
            '--offhand-first' = @('', 'The off hand strikes first.')
            '--defensive' = @('', 'Fight defensively: -4 on all attacks, +2 AC until the next action.')
            '--target-defensive' = @('', 'The target fights defensively: +2 AC.')
            '--target-total-defense' = @('', 'The target is in total defense: +4 AC.')
            '--target-unarmed' = @('', 'An unarmed target: no attack of opportunity against a punch.')
            '--natural-weapons' = @('', 'The attacker''s body is a weapon: an unarmed attack does not provoke.')
            '--untrained' = @('', 'A martial weapon without training: d100 before each attack.')
            '--critical-range' = @('-', 'Least face of a critical hit; needs the ruling for critical hits.')
            '--distance' = @('-', 'Feet to the target.')
            '--range' = @('-', 'Range of a ranged weapon, in feet.')
            '--target-hp' = @('-', 'The target''s Hit Points.')
        }
        'spellchrome full-attack' = [ordered]@{
            '--ac' = @('-', 'Armor class of one target, or of each attack''s own.')
            '--level' = @('-', 'Level, 1 or more.')
            '--column' = @('poor good best', 'Base attack: a half, three quarters or all of the level.')
            '--ability' = @('-', 'Ability modifier on the attack (0).')
            '--modifier' = @('-', 'Added to every attack, on top of its bonus.')
            '--kind' = @('melee ranged', 'Kind of the one weapon (melee).')
            '--weapon' = @('@weapon', 'A weapon of the attacker''s sheet.')
            '--damage' = @('-', 'Damage of a hit, such as 1d8+2, or a whole number.')
            '--strength' = @('-', 'Strength modifier, added to melee damage.')
            '--unarmed' = @('', 'A punch or kick: Strength in damage, 1 or more, and it provokes.')
            '--dual' = @('melee ranged mixed', 'A second weapon; mixed: melee in the main hand, ranged in the off hand.')
            '--dual-feat' = @('', 'The feats for these two weapons: no penalty.')
            '--offhand-column' = @('poor good best', 'The off hand''s column (the main hand''s).')
            '--offhand-ability' = @('-', 'The off hand''s ability modifier (the main hand''s).')
            '--offhand-ac' = @('-', 'AC of the off hand''s own target, or one for each of its attacks.')
            '--offhand-damage' = @('-', 'The off hand''s damage (the main hand''s).')
            '--offhand' = @('@weapon', 'A second weapon of the attacker''s sheet.')
            '--offhand-first' = @('', 'The off hand strikes first.')
            '--defensive' = @('', 'Fight defensively: -4 on all attacks, +2 AC until the next action.')
            '--target-defensive' = @('', 'The target fights defensively: +2 AC.')
            '--target-total-defense' = @('', 'The target is in total defense: +4 AC.')
            '--target-unarmed' = @('', 'An unarmed target: no attack of opportunity against a punch.')
            '--natural-weapons' = @('', 'The attacker''s body is a weapon: an unarmed attack does not provoke.')
            '--untrained' = @('', 'A martial weapon without training: d100 before each attack.')
            '--critical-range' = @('-', 'Least face of a critical hit; needs the ruling for critical hits.')
            '--distance' = @('-', 'Feet to the target.')
            '--range' = @('-', 'Range of a ranged weapon, in feet.')
            '--target-hp' = @('-', 'The target''s Hit Points.')
        }
        'spellchrome concentration' = [ordered]@{
            '--bonus' = @('-', 'Concentration bonus; 0 untrained.')
            '--for' = @('defensive stress', 'Casting beside a foe (DC 15), or under stress.')
            '--dc' = @('-', 'The game master''s DC, under stress only.')
            '--hp-damage' = @('-', 'Damage to Hit Points since the last action, under stress only; under 10 needs no check.')
        }
        'spellchrome turn' = [ordered]@{
            '--sheet' = @('@sheet', 'Speed and feats of this sheet.')
            '--speed' = @('-', 'Feet of one move action (30).')
            '--quick-draw' = @('', 'Drawing and sheathing are free.')
            '--prone' = @('', 'Prone at the start.')
            '--knocked-down' = @('', 'Knocked completely down: standing up takes the round.')
            '--gagged' = @('', 'No words.')
            '--bound' = @('', 'No gestures.')
            '--grappling' = @('', 'No gestures.')
            '--hands-full' = @('', 'No gestures.')
            '--in-melee' = @('', 'The caster is within a foe''s melee reach.')
            '--target-unarmed' = @('', 'An unarmed target: a punch does not provoke.')
            '--natural-weapons' = @('', 'The body is a weapon: a punch does not provoke.')
        }
        'murk roll' = [ordered]@{
            '--attribute' = @('body mind spirit initiative faith esoteria wealth', 'The attribute of the sheet that is rolled.')
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--potential' = @('-', 'Potential spent on the roll, 1 point each.')
            '--have' = @('-', 'Potential held before.')
            '--suffering' = @('-', 'Ranks of Suffering; each takes 1 from the roll.')
            '--lead' = @('-', 'Your Initiative Score minus the opposing one''s.')
            '--dr' = @('-', 'The Difficulty Rating to reach.')
            '--tier' = @('1 2 3 4 5 6', 'Quality tier of the equipment used (2, which changes nothing).')
        }
        'murk initiative' = [ordered]@{
        }
        'murk distance' = [ordered]@{
        }
        'murk melee' = [ordered]@{
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--potential' = @('-', 'Potential spent on the roll, 1 point each.')
            '--have' = @('-', 'Potential held before.')
            '--suffering' = @('-', 'Ranks of Suffering; each takes 1 from the roll.')
            '--lead' = @('-', 'Your Initiative Score minus the opposing one''s.')
            '--damage' = @('-', 'Damage of your weapon in points (7).')
            '--weapon' = @('@weapon', 'one-handed, two-handed, or a close weapon of your sheet.')
            '--foe-die' = @('-', 'Sides of a foe''s die, and the damage it can take before the rest passes on; once for each foe.')
            '--foe-bonus' = @('-', 'Points added to every foe''s roll.')
            '--foe-damage' = @('-', 'Damage of the foes'' weapons (7): once for all, or once for each.')
            '--escape' = @('', 'Win to get away to Near, in place of damage.')
            '--distance' = @('-', 'Feet between the sides; refused where this is not fought.')
        }
        'murk shootout' = [ordered]@{
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--potential' = @('-', 'Potential spent on the roll, 1 point each.')
            '--have' = @('-', 'Potential held before.')
            '--suffering' = @('-', 'Ranks of Suffering; each takes 1 from the roll.')
            '--lead' = @('-', 'Your Initiative Score minus the opposing one''s.')
            '--damage' = @('-', 'Damage of your weapon in points (7).')
            '--weapon' = @('@weapon', 'rifle, pistol, crossbow, bow, or a ranged weapon of your sheet.')
            '--foe-die' = @('-', 'Sides of a foe''s die, and the damage it can take before the rest passes on; once for each foe.')
            '--foe-bonus' = @('-', 'Points added to every foe''s roll.')
            '--foe-damage' = @('-', 'Damage of the foes'' weapons (7): once for all, or once for each.')
            '--leave' = @('close hunker', 'Leave without a roll: get Close, or hunker down.')
            '--distance' = @('-', 'Feet between the sides; refused where this is not fought.')
        }
        'murk contest' = [ordered]@{
            '--power' = @('faith esoteria', 'What you contest with: faith costs 1 Power, esoteria 5 Strain.')
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--potential' = @('-', 'Potential spent on the roll, 1 point each.')
            '--have' = @('-', 'Potential held before.')
            '--suffering' = @('-', 'Ranks of Suffering; each takes 1 from the roll.')
            '--lead' = @('-', 'Your Initiative Score minus the opposing one''s.')
            '--reserve' = @('-', 'Power held before.')
            '--foe-die' = @('-', 'Sides of a foe''s die, and the damage it can take before the rest passes on; once for each foe.')
            '--foe-bonus' = @('-', 'Points added to every foe''s roll.')
            '--leave' = @('close hunker', 'Leave without a roll: get Close, or hunker down.')
            '--distance' = @('-', 'Feet between the sides; refused where this is not fought.')
        }
        'murk conflict' = [ordered]@{
            '--kind' = @('social spiritual', 'What is fought for (social).')
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--potential' = @('-', 'Potential spent on the roll, 1 point each.')
            '--have' = @('-', 'Potential held before.')
            '--suffering' = @('-', 'Ranks of Suffering; each takes 1 from the roll.')
            '--lead' = @('-', 'Your Initiative Score minus the opposing one''s.')
            '--defend' = @('', 'You only defend: a win deals nothing.')
            '--foe-die' = @('-', 'Sides of a foe''s die, and the damage it can take before the rest passes on; once for each foe.')
            '--foe-bonus' = @('-', 'Points added to every foe''s roll.')
            '--foe-defend' = @('', 'The foes only defend: their win deals nothing.')
        }
        'murk injury' = [ordered]@{
            '--track' = @('damage strain exhaustion', 'What is injured (damage).')
            '--total' = @('-', 'Points on the track before.')
            '--damage' = @('-', 'New points, added to the total.')
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--rank' = @('1 2 3 4 5', 'Rank of the character (1): 2 + rank dice.')
            '--armor' = @('-', 'Tier of armour: so many dice more.')
            '--suffering' = @('-', 'Ranks of Suffering before.')
            '--concede' = @('', 'Concede the argument in place of a rank of Suffering.')
        }
        'murk breakdown' = [ordered]@{
        }
        'murk recover' = [ordered]@{
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--attribute' = @('body mind spirit initiative faith esoteria wealth', 'The patient rolls, with this attribute of the sheet.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--potential' = @('-', 'Potential spent on the roll, 1 point each.')
            '--have' = @('-', 'Potential held before.')
            '--ranks' = @('-', 'The patient''s ranks of Suffering.')
        }
        'murk cast' = [ordered]@{
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--potential' = @('-', 'Potential spent on the roll, 1 point each.')
            '--have' = @('-', 'Potential held before.')
            '--suffering' = @('-', 'Ranks of Suffering; each takes 1 from the roll.')
            '--dr' = @('-', 'The Difficulty Rating to reach.')
            '--magnitude' = @('-', 'What the backlash is rolled against, 0 or more.')
            '--shield' = @('-', 'Potential spent against the backlash.')
            '--scenes' = @('0 1 2 3 4 5 6', 'Scenes of a ritual, which splits the Magnitude.')
        }
        'murk pray' = [ordered]@{
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--potential' = @('-', 'Potential spent on the roll, 1 point each.')
            '--have' = @('-', 'Potential held before.')
            '--suffering' = @('-', 'Ranks of Suffering; each takes 1 from the roll.')
            '--sins' = @('-', 'Sins since the last prayer.')
            '--reserve' = @('-', 'Power held before.')
        }
        'murk miracle' = [ordered]@{
            '--die' = @('4 6 8 10 12 20', 'Sides of the attribute die.')
            '--power' = @('-', 'Power used, one Faith die each.')
            '--potential' = @('-', 'Potential traded for Power, one Faith die each.')
            '--have' = @('-', 'Potential held before.')
            '--dr' = @('-', 'The Difficulty Rating to reach.')
            '--reserve' = @('-', 'Power held before.')
        }
        'soluna initiative' = [ordered]@{
            '--ambush' = @('@names', 'Acts in a surprise round first; repeatable.')
        }
        'soluna attack' = [ordered]@{
            '--kind' = @('melee ranged ballistic', 'Kind of weapon (melee).')
            '--strength' = @('-', 'The attacker''s Strength dice, 0 to 100.')
            '--dexterity' = @('-', 'The attacker''s Dexterity dice, 0 to 100.')
            '--speed' = @('-', 'Speed of the attacker''s vehicle, in place of Dexterity.')
            '--weapon' = @('@weapon', 'The weapon''s bonus, or a weapon of the attacker''s sheet.')
            '--attack-modifier' = @('-', 'Added to the attack total.')
            '--toughness' = @('-', 'The defender''s Toughness dice, 0 to 100.')
            '--hardness' = @('-', 'Hardness of an object or vehicle, rolled as Toughness against everything.')
            '--target-dexterity' = @('-', 'The defender''s Dexterity dice, 0 to 100.')
            '--target-speed' = @('-', 'Speed of the defender''s vehicle, in place of Dexterity.')
            '--armor' = @('-', 'Bonus of the armor worn.')
            '--defense-modifier' = @('-', 'Added to the defense total.')
            '--cover' = @('minimal moderate maximum', 'The defender''s cover: +1, +3 or +5.')
            '--flanking' = @('', 'Two opponents around the defender: +2 on Strength, -2 on Toughness.')
            '--range' = @('-', 'Spaces that the weapon reaches without loss.')
            '--distance' = @('-', 'Spaces to the defender; each beyond the range is -1.')
            '--wide-critical' = @('', '5 and 6 are threats and confirm, and damage triples.')
            '--damage' = @('-', 'Damage of a ballistic weapon, such as 2d6+1, or a whole number.')
            '--action' = @('single semi automatic', 'Action of the gun (single).')
            '--shots' = @('-', 'Attacks of one main act: 1, or up to 3 of an automatic.')
            '--extra-shots' = @('-', 'Attacks that an ability adds.')
            '--loaded' = @('-', 'Rounds in the gun.')
            '--dual' = @('', 'A weapon in each hand: two attacks at -4.')
            '--dual-large' = @('', 'Two weapons whose entries bar shields: -6.')
            '--grasp' = @('-', 'What Double Grasp takes off the penalty.')
            '--offhand' = @('@weapon', 'The second weapon: a bonus, or a weapon of the sheet (the first one again).')
            '--weapon-class' = @('sniper-rifle composite-bow launcher', 'A class that is never dual-wielded.')
            '--hf' = @('', 'Negates hardness.')
            '--explosive' = @('', 'Ignores armor, and hardness.')
            '--from-vehicle' = @('', 'The attacker is a passenger of a vehicle that moves.')
            '--mounted' = @('', 'The attacker steers a vehicle that moves.')
            '--stationary' = @('', 'The vehicle stands still: no penalty and no check.')
            '--vehicle-melee' = @('', 'An ability allows melee from a moving vehicle.')
            '--vehicle-skill' = @('@pool', 'Acrobatics of a passenger or Technical of a driver: dice, or a skill of the sheet.')
            '--vehicle-bonus' = @('-', 'Added to the vehicle check.')
            '--vehicle-challenge' = @('-', 'The vehicle check has to beat this, or the action is negated.')
            '--prone' = @('', 'The defender is prone.')
            '--coup-de-grace' = @('', 'Kill a prone defender, without dice.')
            '--target-hp' = @('-', 'The defender''s Health Points.')
        }
        'soluna check' = [ordered]@{
            '--skill' = @('@pool', 'Dice, 0 to 100, or a skill of the sheet.')
            '--bonus' = @('-', 'Added to the total.')
            '--challenge' = @('-', 'The total has to beat this.')
        }
        'soluna sunder' = [ordered]@{
            '--strength' = @('-', 'Dice, 0 to 100.')
            '--weapon' = @('@weapon', 'Its bonus, or a weapon of the sheet.')
            '--attack-modifier' = @('-', 'Added to the total.')
            '--hardness' = @('-', 'Hardness of the object, 0 to 100; twice that has to be beaten.')
        }
        'soluna ram' = [ordered]@{
            '--distance' = @('-', 'Feet to the targets: the challenge.')
            '--hardness' = @('-', 'Hardness of the vehicle; needed with a TOUGHNESS.')
            '--cover' = @('minimal moderate maximum', 'Cover of everybody in the way: +1, +3 or +5.')
        }
        'soluna fall-damage' = [ordered]@{
        }
        'soluna turn' = [ordered]@{
            '--sheet' = @('@sheet', 'Dexterity of this sheet.')
            '--dexterity' = @('-', 'Squares of a move, 0 to 100; a vehicle''s speed.')
            '--lost' = @('move main', 'An act that is lost, the move act by being bound; repeatable.')
            '--reload' = @('main move-equivalent free', 'What reloading takes (main).')
            '--board' = @('main move-equivalent', 'What getting into a vehicle takes (main).')
            '--unloaded' = @('', 'The gun is empty at the start.')
            '--trigger' = @('met unmet', 'Whether the trigger of a delayed act came before the next turn.')
        }
        'realms initiative' = [ordered]@{
        }
        'realms perception' = [ordered]@{
            '--score' = @('-', 'Perception score.')
            '--modifier' = @('-', 'Perception modifier, for the ruling that adds it.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--scanning' = @('', 'Looks on purpose: 4 more on the roll.')
            '--advantage' = @('', 'The better of two dice.')
            '--disadvantage' = @('', 'The worse of two dice; cancels advantage.')
            '--dc' = @('-', 'The thing''s own DC (14).')
            '--stealth' = @('-', 'A trained hider''s Agility score: 4d6 more is the DC.')
            '--hiding' = @('-', 'An untrained hider''s Judgment modifier: 2d6 more is the DC.')
            '--condition' = @('darkness dim-light flying mist slow tiny invisible magical-darkness deafness', 'What makes it harder; repeatable.')
            '--targets' = @('-', 'How many there are to notice (1).')
        }
        'realms surprise' = [ordered]@{
            '--score' = @('-', 'Perception score.')
            '--modifier' = @('-', 'Perception modifier, for the ruling that adds it.')
            '--bonus' = @('-', 'Points added to the roll; may be negative.')
            '--prepared' = @('', 'Knew it was coming: DC 10 with advantage.')
            '--asleep' = @('', 'Has to wake first: DC 17, and only with --stimulus.')
            '--trigger' = @('', 'Is the one who starts it, and aware.')
            '--stimulus' = @('', 'There is noise, heat or smell to wake a sleeper.')
            '--dc' = @('-', 'The DC of the first check.')
        }
        'realms movement' = [ordered]@{
            '--sheet' = @('@sheet', 'A sheet with the movement.')
            '-s' = @('@sheet', 'A sheet with the movement.')
            '--species' = @('-', 'Species movement.')
            '--encumbered' = @('-', 'What encumbrance leaves of it.')
            '--augment' = @('-', 'Feet gained by magic; repeatable.')
            '--percent' = @('-', 'Percent that a restriction takes; repeatable.')
            '--flat' = @('-', 'Feet lost, after the percentages; repeatable.')
            '--surprised' = @('', 'Neither moves nor acts.')
        }
        'realms competition' = [ordered]@{
            '--modifier' = @('-', 'Strength or Agility modifier.')
            '--attribute' = @('strength agility', 'What the attacker uses (the better).')
            '--nimble' = @('', 'A nhoblit enters a hostile''s space: advantage.')
            '--against' = @('-', 'Strength or Agility modifier.')
            '--foe-attribute' = @('strength agility', 'What the defender uses (the better).')
            '--advantage' = @('attacker defender both', 'Who keeps the better of two dice.')
            '--disadvantage' = @('attacker defender both', 'Who keeps the worse of two dice.')
            '--grab' = @('', 'The attacker wants a thing.')
            '--owned' = @('', 'It lies in the space of its aware owner: advantage.')
            '--defender-idle' = @('', 'The defender has no action or no 10 feet left to take it.')
        }
        'realms attack' = [ordered]@{
            '--weapon' = @('@weapon', 'A weapon of the sheet (its only one).')
            '--score' = @('-', 'Strength score; of a ranged attack Agility.')
            '--modifier' = @('-', 'Its modifier, which up to a score of 4 follows from it.')
            '--bonus' = @('-', 'Points added to each die; may be negative.')
            '--ranged' = @('', 'Thrown or shot.')
            '--size' = @('tiny small medium large huge giant colossal', 'Size (medium).')
            '--pool' = @('1 2 3 4 5', 'Dice of a single strike.')
            '--strike' = @('@sheet', 'A strike of several: its dice, weight, and which --ac; once for each, in order.')
            '--weight' = @('light medium heavy 0 1 2', 'Weight of the weapon (ranged: light).')
            '--critical' = @('', 'The skill allows criticals: a 20 adds a die to the first strike.')
            '--sneak' = @('', 'The victim is unaware: two more dice in the first strike.')
            '--ac' = @('-', 'Armor Class; once for each target.')
            '--target-size' = @('tiny small medium large huge giant colossal', 'Size (medium): once for all targets, or once for each.')
            '--resistance' = @('-', 'Points taken off each strike that hits.')
        }
        'realms grapple' = [ordered]@{
            '--modifier' = @('-', 'Strength or Agility modifier.')
            '--size' = @('tiny small medium large huge giant colossal', 'Size (medium).')
            '--movement' = @('-', 'Movement.')
            '--takedown' = @('', 'A takedown: advantage.')
            '--against' = @('-', 'Strength or Agility modifier.')
            '--target-size' = @('tiny small medium large huge giant colossal', 'Size (medium).')
            '--target-movement' = @('-', 'Movement.')
            '--slick' = @('', 'Rain, ice or slick ground: 3 to the victim.')
            '--prone' = @('grappler victim both', 'Who is prone: -5.')
            '--footwork' = @('grappler victim both', 'Whose skill forgives being prone.')
            '--martial-arts' = @('grappler victim both', 'Who has martial arts: +2.')
        }
        'sheet new' = [ordered]@{
            '--game' = @('archsoul spellchrome murk soluna realms', 'Whose sheet (archsoul).')
            '--name' = @('-', 'The character''s name.')
            '--force' = @('', 'Replace a file that is there.')
            '--format' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
            '-f' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
            '--json' = @('', 'Short for --format json.')
            '--quiet' = @('', 'Only the bare value; beats --format.')
            '-q' = @('', 'Only the bare value; beats --format.')
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'sheet show' = [ordered]@{
            '--format' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
            '-f' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
            '--json' = @('', 'Short for --format json.')
            '--quiet' = @('', 'Only the bare value; beats --format.')
            '-q' = @('', 'Only the bare value; beats --format.')
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'sheet check' = [ordered]@{
            '--format' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
            '-f' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
            '--json' = @('', 'Short for --format json.')
            '--quiet' = @('', 'Only the bare value; beats --format.')
            '-q' = @('', 'Only the bare value; beats --format.')
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'rulings' = [ordered]@{
            '--house' = @('@file', 'Rulings from this file (else from ARCHCLI_HOUSE).')
            '--write' = @('@file', 'Write a house-rules file to edit.')
            '--force' = @('', 'With --write: replace a file that is there.')
            '--limits' = @('', 'The limits of archcli instead, each with its name.')
            '--format' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
            '-f' = @('text plain json toml', 'text on a terminal, plain in a pipe, unless given.')
            '--json' = @('', 'Short for --format json.')
            '--quiet' = @('', 'Only the bare value; beats --format.')
            '-q' = @('', 'Only the bare value; beats --format.')
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
        'schema' = [ordered]@{
            '--help' = @('', 'Show this help and exit.')
            '-h' = @('', 'Show this help and exit.')
        }
    }
    $words = @{
        'roll' = @(, @('@pool', '4/3+1, precision/awareness, 4d6kh3, ...; - reads one a line from standard input.', $true))
        'initiative' = @(, @('@sheet', 'The party, in dice or from sheets; - reads them from standard input.', $true))
        'attack' = @(, @('@sheet', 'Sheets that supply what is not typed.', $true))
        'grapple' = @(@('@sheet', 'A sheet for who acts.', $false), @('@sheet', 'A sheet for who is grappled.', $false))
        'crit-table' = @(, @('melee firearm bow unarmed soul', 'The table of what went wrong.', $false))
        'fall-damage' = @(, @('-', 'How far, in metres: 12, 4.9 or 12m.', $false))
        'improvised-weapon' = @(, @('-', 'In pounds: 30, 75lb, 200lbs.', $false))
        'trample' = @(@('@sheet', 'A sheet with defense and mount.', $false), @('@sheet', 'A sheet for the reactive attack.', $false))
        'area' = @(, @('-', 'In metres: 4 or 4m.', $false))
        'recover' = @(, @('-', 'How many were shot or thrown.', $false))
        'turn' = @(, @('drop-item turn-in-place drop-prone trample move slow-move draw-simple pick-up throw quick-attack shield-intercept study grapple-attack steal takedown attack shoot sneak-attack draw-awkward draw-backpack hold-firm grab escape grapple-throw reckless-attack soul-shield charge cast stand-up', 'In the order planned: attack:sword, move, grab, ...', $true))
        'spellchrome initiative' = @(, @('@sheet', 'Who fights: Dexterity modifier and score, or a sheet; - reads standard input.', $true))
        'spellchrome attack' = @(@('@sheet', 'The attacker''s sheet.', $false), @('@sheet', 'The target''s sheet: AC and Hit Points.', $false))
        'spellchrome full-attack' = @(@('@sheet', 'The attacker''s sheet.', $false), @('@sheet', 'The target''s sheet: AC and Hit Points.', $false))
        'spellchrome concentration' = @(, @('@sheet', 'The caster''s sheet.', $false))
        'spellchrome turn' = @(, @('move climb swim crawl ride draw sheathe holster draw-stowed load-crossbow shield manipulate pick-up put-away retrieve open-door close-door move-object mount dismount calm-mount direct-spell empower unempower swap-empower grab-empower stand attack ranged-attack unarmed-attack dual-attack defensive-attack total-defense cast cast-defensively concentrate dismiss draw-hidden escape-grapple stabilize skill full-attack dual-full-attack defensive-full-attack escape-net extinguish light-torch skill-round touch-six step drop-item drop-prone speak cease-concentration draw-ammunition cleave combat-focus', 'The plan, in order, such as: move:20 attack.', $true))
        'murk roll' = @(, @('@sheet', 'Your sheet: a path, or a bare name.', $false))
        'murk initiative' = @(, @('@sheet', 'Each participant''s Initiative die, with the score of the Moment before; - reads standard input.', $true))
        'murk distance' = @(, @('-', 'Feet apart, 0 or more.', $false))
        'murk melee' = @(, @('@sheet', 'Your sheet, then those of your foes.', $true))
        'murk shootout' = @(, @('@sheet', 'Your sheet, then those of your foes.', $true))
        'murk contest' = @(, @('@sheet', 'Your sheet, then those of your foes.', $true))
        'murk conflict' = @(, @('@sheet', 'Your sheet, then those of your foes.', $true))
        'murk injury' = @(, @('@sheet', 'Your sheet: a path, or a bare name.', $false))
        'murk breakdown' = @(, @('@sheet', 'Ranks of Suffering, 1 to 50, or the sheet that bears them.', $false))
        'murk recover' = @(, @('@sheet', 'The patient''s sheet: a path, or a bare name.', $false))
        'murk cast' = @(, @('@sheet', 'Your sheet: a path, or a bare name.', $false))
        'murk pray' = @(, @('@sheet', 'Your sheet: a path, or a bare name.', $false))
        'murk miracle' = @(, @('@sheet', 'Your sheet: a path, or a bare name.', $false))
        'soluna initiative' = @(, @('@sheet', 'Who acts: Dexterity (or a vehicle''s speed), or a sheet; - reads standard input.', $true))
        'soluna attack' = @(@('@sheet', 'The attacker''s sheet.', $false), @('@sheet', 'The defender''s sheet.', $false))
        'soluna check' = @(, @('@sheet', 'Whose skill it is.', $false))
        'soluna sunder' = @(, @('@sheet', 'Whose Strength it is.', $false))
        'soluna ram' = @(, @('@names=', 'Who is in the way: Dexterity, and Toughness where it may damage the vehicle.', $true))
        'soluna fall-damage' = @(, @('-', 'How deep the fall is, in whole feet.', $false))
        'soluna turn' = @(, @('move attack cast defend skill ability vehicle-attack delay reload board extend switch-item take-item use-item speak gesture look leave-vehicle technical-check', 'The plan in order, such as: move:4 delay:attack.', $true))
        'realms initiative' = @(, @('@sheet', 'Each combatant''s modifier, a number or a sum such as 2+1-2, or a sheet; - reads standard input.', $true))
        'realms perception' = @(, @('@sheet', 'The perceiver''s sheet: a path, or a bare name.', $false))
        'realms surprise' = @(, @('@sheet', 'The perceiver''s sheet: a path, or a bare name.', $false))
        'realms movement' = @(, @('walk difficult through crawl stand mount dismount mount-huge dismount-huge pick-up shield draw pick-up-ready act react hold', 'What is done, in order: walk:FEET, difficult:FEET, through:FEET, crawl:FEET, stand, mount, dismount, mount-huge, dismount-huge, pick-up, shield, draw, pick-up-ready, act, react, hold.', $true))
        'realms competition' = @(, @('@sheet', 'The attacker''s sheet, then the defender''s.', $true))
        'realms attack' = @(, @('@sheet', 'The attacker''s sheet, then those of the targets.', $true))
        'realms grapple' = @(, @('@sheet', 'The grappler''s sheet, then the victim''s.', $true))
        'sheet new' = @(, @('@file', 'Where to write it; without it the text is printed.', $false))
        'sheet show' = @(, @('@sheet', 'A path, or a bare name that is looked up.', $false))
        'sheet check' = @(, @('@sheet', 'Paths or bare names.', $true))
        'rulings' = @(, @('archsoul spellchrome murk soluna realms', 'Of this game alone.', $false))
        'schema' = @(@('roll initiative attack grapple crit-table fall-damage improvised-weapon trample jump area arc recover turn spellchrome murk soluna realms sheet rulings schema', 'Of this command alone.', $false), @('@member', 'Of this command of a game alone.', $false))
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

    $before = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor } |
        ForEach-Object { $_.ToString().Trim('"', "'") })
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
        $tables = @()
        if ($options.Contains($path)) { $tables += $options[$path] }
        if ($resolving -contains $path) { $tables += $shared }
        foreach ($table in $tables) { foreach ($name in $table.Keys) { $members[$name] = $table[$name][1] } }
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
            & $archcli __complete $kind.Substring(1) "$game" "$value" @rest 2>$null |
                ForEach-Object { $members[$_] = $offer[1] }
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

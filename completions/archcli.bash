# bash completion of archcli. Generated: python -m archcli.cli.completion
_archcli_group() {
    case $1 in
    '' | 'spellchrome' | 'murk' | 'soluna' | 'realms' | 'fight' | 'sheet') return 0 ;;
    *) return 1 ;;
    esac
}
_archcli_game() {
    case $1 in
    'roll' | 'initiative' | 'attack' | 'grapple' | 'crit-table' | 'fall-damage' | 'improvised-weapon' | 'trample' | 'jump' | 'area' | 'arc' | 'recover' | 'turn') game=archsoul ;;
    'spellchrome initiative' | 'spellchrome attack' | 'spellchrome full-attack' | 'spellchrome concentration' | 'spellchrome turn') game=spellchrome ;;
    'murk roll' | 'murk initiative' | 'murk distance' | 'murk melee' | 'murk shootout' | 'murk contest' | 'murk conflict' | 'murk injury' | 'murk breakdown' | 'murk recover' | 'murk cast' | 'murk pray' | 'murk miracle') game=murk ;;
    'soluna initiative' | 'soluna attack' | 'soluna check' | 'soluna sunder' | 'soluna ram' | 'soluna fall-damage' | 'soluna turn') game=soluna ;;
    'realms initiative' | 'realms perception' | 'realms surprise' | 'realms movement' | 'realms competition' | 'realms attack' | 'realms grapple') game=realms ;;
    *) game= ;;
    esac
}
_archcli_options() {
    local shared='--seed --dice --ask --repeat -n --odds --samples --vs --over --of --bands --house --fight --no-fight --anyway --dry-run --format -f --json --quiet -q --pick --color --svg --force --summary --check --help -h'
    case $1 in
    '') REPLY="--version --show-completion --install-completion --help -h" ;;
    'spellchrome') REPLY="--help -h" ;;
    'murk') REPLY="--help -h" ;;
    'soluna') REPLY="--help -h" ;;
    'realms') REPLY="--help -h" ;;
    'fight') REPLY="--public --watch --file --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'sheet') REPLY="--help -h" ;;
    'roll') REPLY="--sheet -s --difficulty -d --let --against --explain --modify $shared" ;;
    'initiative') REPLY="--foe --ambush --order --difficulty -d --modify $shared" ;;
    'attack') REPLY="--weapon -w --type --pool --difficulty -d --damage-pool --damage-difficulty --grappled --crit --defense --shield --resist --resist-difficulty --soul-shield --armor --strong --weak --arc --hold-firm --target-grappled --shield-intercept --anatomy --animal-intelligence --property --improvised --broken --ammunition --not-punch --metal-limb --cumbersome --distance --accurate-range --max-range --beyond-accurate --map --no-attack-roll --hit-points --target --maneuver -m --other-hand --mount-speed --spaces --feint-pool --feint-resist --studied --engineering --survival --item --hardness --drop --target-weapon --counter-damage-pool --item-hp --own-hardness --reactive --interrupt --opponent-in --already-reacted --against-charge --modify $shared" ;;
    'grapple') REPLY="--action --control --knocked-down --then --hands-full --pool --difficulty -d --damage-pool --damage-difficulty --metal-limb --weapon -w --property --crit --against --against-difficulty --hit-points --modify $shared" ;;
    'crit-table') REPLY="--damage-pool --damage-difficulty --table --who --modify $shared" ;;
    'fall-damage') REPLY="--seconds --hit-points --who --modify $shared" ;;
    'improvised-weapon') REPLY="--sheet -s --athletics --precision --skill --weapon-mastery --thrown --difficulty -d --damage-difficulty --cumbersome --no-cumbersome --house --format -f --json --quiet -q --pick --color --svg --force --check --help -h" ;;
    'trample') REPLY="--rider-hit-points --defense --armor --trample-pool --charge --mount-speed --interrupt --hit-points --avoid --not-smaller --pool --damage-pool --difficulty -d --damage-difficulty --strong --weak --property --weapon -w --modify $shared" ;;
    'jump') REPLY="--sheet -s --move --walked --moves --athletics --conditioning --up --house --fight --no-fight --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'area') REPLY="--map --house --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'arc') REPLY="--facing --position --hold-firm --grappled --at --map --house --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'recover') REPLY="--ammunition --no-break --who $shared" ;;
    'turn') REPLY="--sheet -s --move --mounted --mount-speed --shield --grappled --control --prone --ambush --studied --used --continued --house --fight --no-fight --format -f --json --quiet -q --pick --color --svg --force --check --help -h" ;;
    'spellchrome initiative') REPLY="--misc --surprise --modify $shared" ;;
    'spellchrome attack') REPLY="--bonus --level --column --ability --ac --offhand-ac --hit-points --target-defensive --target-total-defense --target-unarmed -w --weapon --kind --unarmed --dual --offhand --damage --range --critical-range --modifier --natural-weapons --untrained --strength --dual-feat --offhand-first --defensive --distance --offhand-bonus --offhand-damage --reaction --modify $shared" ;;
    'spellchrome full-attack') REPLY="--level --column --ability --ac --offhand-ac --hit-points --target-defensive --target-total-defense --target-unarmed -w --weapon --kind --unarmed --dual --offhand --damage --range --critical-range --modifier --natural-weapons --untrained --strength --dual-feat --offhand-first --defensive --distance --offhand-column --offhand-ability --offhand-damage --modify $shared" ;;
    'spellchrome concentration') REPLY="--for --dc --hp-damage --bonus --modify $shared" ;;
    'spellchrome turn') REPLY="-s --sheet --speed --quick-draw --prone --knocked-down --gagged --bound --grappling --hands-full --in-melee --target-unarmed --natural-weapons --house --fight --no-fight --format -f --json --quiet -q --pick --color --svg --force --check --help -h" ;;
    'murk roll') REPLY="--attribute --die --bonus --potential --have --suffering --dr --tier --lead --modify $shared" ;;
    'murk initiative') REPLY="--modify $shared" ;;
    'murk distance') REPLY="--house --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'murk melee') REPLY="--die --bonus --potential --have --suffering --lead --foe-die --foe-bonus --damage --weapon -w --foe-damage --foe-weapon --escape --distance --modify $shared" ;;
    'murk shootout') REPLY="--die --bonus --potential --have --suffering --lead --foe-die --foe-bonus --damage --weapon -w --foe-damage --foe-weapon --leave --distance --modify $shared" ;;
    'murk contest') REPLY="--die --bonus --potential --have --suffering --power --reserve --lead --foe-die --foe-bonus --leave --distance --modify $shared" ;;
    'murk conflict') REPLY="--die --bonus --potential --have --suffering --lead --foe-die --foe-bonus --kind --defend --foe-defend --modify $shared" ;;
    'murk injury') REPLY="--track --total --damage --die --rank --armor --suffering --concede --modify $shared" ;;
    'murk breakdown') REPLY="--modify $shared" ;;
    'murk recover') REPLY="--attribute --ranks --die --bonus --potential --have --modify $shared" ;;
    'murk cast') REPLY="--die --bonus --potential --have --suffering --dr --magnitude --shield --scenes --modify $shared" ;;
    'murk pray') REPLY="--die --bonus --potential --have --suffering --sins --reserve --modify $shared" ;;
    'murk miracle') REPLY="--die --power --potential --have --dr --reserve --modify $shared" ;;
    'soluna initiative') REPLY="--ambush --modify $shared" ;;
    'soluna attack') REPLY="--strength --dexterity --speed --attack-modifier --toughness --hardness --target-dexterity --target-speed --armor --defense-modifier --hit-points --prone --cover --flanking --distance -w --weapon --offhand --kind --range --damage --action --weapon-class --wide-critical --hf --explosive --shots --extra-shots --loaded --dual --dual-large --grasp --coup-de-grace --from-vehicle --mounted --stationary --vehicle-melee --vehicle-skill --vehicle-bonus --vehicle-challenge --reaction --modify $shared" ;;
    'soluna check') REPLY="--skill --bonus --challenge --modify $shared" ;;
    'soluna sunder') REPLY="--strength -w --weapon --attack-modifier --hardness --hit-points --reaction --modify $shared" ;;
    'soluna ram') REPLY="-s --sheet --hit-points --distance --hardness --vehicle-hit-points --cover --reaction --modify $shared" ;;
    'soluna fall-damage') REPLY="--who --modify $shared" ;;
    'soluna turn') REPLY="--dexterity --lost --reload --board --unloaded --trigger -s --sheet --house --fight --no-fight --format -f --json --quiet -q --pick --color --svg --force --check --help -h" ;;
    'realms initiative') REPLY="--modify $shared" ;;
    'realms perception') REPLY="--score --modifier --bonus --scanning --advantage --disadvantage --dc --stealth --hiding --condition --targets --modify $shared" ;;
    'realms surprise') REPLY="--score --modifier --bonus --prepared --asleep --trigger --stimulus --dc --modify $shared" ;;
    'realms movement') REPLY="--sheet -s --species --encumbered --augment --percent --flat --surprised --modify --house --fight --no-fight --format -f --json --quiet -q --pick --color --svg --force --check --help -h" ;;
    'realms competition') REPLY="--modifier --attribute --nimble --against --foe-attribute --advantage --disadvantage --grab --owned --defender-idle --modify $shared" ;;
    'realms attack') REPLY="--weapon -w --score --modifier --bonus --size --pool --strike --weight --ranged --critical --sneak --ac --target-size --hit-points --resistance --reaction --modify $shared" ;;
    'realms grapple') REPLY="--modifier --size --movement --takedown --against --target-size --target-movement --slick --prone --footwork --martial-arts --modify $shared" ;;
    'fight new') REPLY="--foe --seed --house --force --file --format -f --json --quiet -q --pick --color --help -h" ;;
    'fight show') REPLY="--public --watch --file --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight start') REPLY="--ambush --order --difficulty -d --misc --surprise --modify --file --seed --dice --ask --house --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight next') REPLY="--who --file --seed --dice --ask --house --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight act') REPLY="--who --file --seed --dice --ask --house --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight set') REPLY="--file --seed --dice --ask --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight effect') REPLY="--until --clear --file --seed --dice --ask --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight order') REPLY="--file --seed --dice --ask --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight turn') REPLY="--file --seed --dice --ask --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight add') REPLY="--foe --file --seed --dice --ask --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight remove') REPLY="--file --seed --dice --ask --anyway --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight note') REPLY="--file --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight undo') REPLY="--file --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight redo') REPLY="--file --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight log') REPLY="--last -n --round --all --file --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'fight check') REPLY="--file --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'sheet new') REPLY="--game --name --force --format -f --json --quiet -q --pick --color --help -h" ;;
    'sheet show') REPLY="--format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'sheet check') REPLY="--format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'rulings') REPLY="--house --write --force --limits --format -f --json --quiet -q --pick --color --help -h" ;;
    'rules') REPLY="--screen --format -f --json --quiet -q --pick --color --svg --force --help -h" ;;
    'batch') REPLY="--stop --seed --house --fight --no-fight --format -f --json --quiet -q --color --help -h" ;;
    'play') REPLY="--seed --house --fight --no-fight --format -f --json --quiet -q --color --help -h" ;;
    'schema') REPLY="--help -h" ;;
    'help') REPLY="--help -h" ;;
    *) return 1 ;;
    esac
}
_archcli_takes() {
    case $1 in
    ' 1' | 'schema 1' | 'help 1') REPLY='roll initiative attack grapple crit-table fall-damage improvised-weapon trample jump area arc recover turn spellchrome murk soluna realms fight sheet rulings rules batch play schema help' ;;
    'spellchrome 1') REPLY='initiative attack full-attack concentration turn' ;;
    'murk 1') REPLY='roll initiative distance melee shootout contest conflict injury breakdown recover cast pray miracle' ;;
    'soluna 1') REPLY='initiative attack check sunder ram fall-damage turn' ;;
    'realms 1') REPLY='initiative perception surprise movement competition attack grapple' ;;
    'fight 1') REPLY='new show start next act set effect order turn add remove note undo redo log check' ;;
    'sheet 1') REPLY='new show check' ;;
    ' --show-completion' | ' --install-completion') REPLY='bash zsh fish' ;;
    'fight --file' | 'fight new --house' | 'fight new --file' | 'fight show --file' | 'fight start --file' | 'fight next --file' | 'fight act --file' | 'fight set --file' | 'fight effect --file' | 'fight order --file' | 'fight turn --file' | 'fight add --file' | 'fight remove --file' | 'fight note --file' | 'fight undo --file' | 'fight redo --file' | 'fight log --file' | 'fight check --file' | 'rulings --house' | 'rulings --write' | 'sheet new 1' | 'batch 1') REPLY='@file' ;;
    'roll --sheet' | 'roll -s' | 'initiative --foe' | 'improvised-weapon --sheet' | 'improvised-weapon -s' | 'jump --sheet' | 'jump -s' | 'turn --sheet' | 'turn -s' | 'spellchrome turn -s' | 'spellchrome turn --sheet' | 'soluna ram -s' | 'soluna ram --sheet' | 'soluna turn -s' | 'soluna turn --sheet' | 'realms movement --sheet' | 'realms movement -s' | 'fight new --foe' | 'grapple 1' | 'grapple 2' | 'trample 1' | 'trample 2' | 'jump 1' | 'spellchrome attack 1' | 'spellchrome full-attack 1' | 'spellchrome concentration 1' | 'murk roll 1' | 'murk injury 1' | 'murk breakdown 1' | 'murk recover 1' | 'murk cast 1' | 'murk pray 1' | 'murk miracle 1' | 'soluna attack 1' | 'soluna attack 2' | 'soluna check 1' | 'soluna sunder 1' | 'soluna sunder 2' | 'realms perception 1' | 'realms surprise 1' | 'sheet show 1') REPLY='@sheet' ;;
    'roll --difficulty' | 'roll -d' | 'initiative --difficulty' | 'initiative -d' | 'attack --difficulty' | 'attack -d' | 'attack --damage-difficulty' | 'attack --resist-difficulty' | 'grapple --difficulty' | 'grapple -d' | 'grapple --damage-difficulty' | 'grapple --against-difficulty' | 'crit-table --damage-difficulty' | 'improvised-weapon --difficulty' | 'improvised-weapon -d' | 'improvised-weapon --damage-difficulty' | 'trample --difficulty' | 'trample -d' | 'trample --damage-difficulty') REPLY='2 3 4 5 6' ;;
    'roll --let' | 'roll --against' | 'roll --modify' | 'initiative --modify' | 'attack --defense' | 'attack --shield' | 'attack --armor' | 'attack --distance' | 'attack --accurate-range' | 'attack --max-range' | 'attack --hit-points' | 'attack --mount-speed' | 'attack --spaces' | 'attack --studied' | 'attack --engineering' | 'attack --survival' | 'attack --hardness' | 'attack --item-hp' | 'attack --own-hardness' | 'attack --against-charge' | 'attack --modify' | 'grapple --hit-points' | 'grapple --modify' | 'crit-table --modify' | 'fall-damage --seconds' | 'fall-damage --hit-points' | 'fall-damage --modify' | 'improvised-weapon --athletics' | 'improvised-weapon --precision' | 'improvised-weapon --skill' | 'improvised-weapon --weapon-mastery' | 'trample --rider-hit-points' | 'trample --defense' | 'trample --armor' | 'trample --mount-speed' | 'trample --hit-points' | 'trample --modify' | 'jump --move' | 'jump --walked' | 'jump --athletics' | 'jump --conditioning' | 'arc --position' | 'arc --at' | 'turn --move' | 'turn --mount-speed' | 'turn --studied' | 'turn --used' | 'spellchrome initiative --modify' | 'spellchrome attack --bonus' | 'spellchrome attack --level' | 'spellchrome attack --ability' | 'spellchrome attack --ac' | 'spellchrome attack --offhand-ac' | 'spellchrome attack --hit-points' | 'spellchrome attack --damage' | 'spellchrome attack --range' | 'spellchrome attack --critical-range' | 'spellchrome attack --modifier' | 'spellchrome attack --strength' | 'spellchrome attack --distance' | 'spellchrome attack --offhand-bonus' | 'spellchrome attack --offhand-damage' | 'spellchrome attack --modify' | 'spellchrome full-attack --level' | 'spellchrome full-attack --ability' | 'spellchrome full-attack --ac' | 'spellchrome full-attack --offhand-ac' | 'spellchrome full-attack --hit-points' | 'spellchrome full-attack --damage' | 'spellchrome full-attack --range' | 'spellchrome full-attack --critical-range' | 'spellchrome full-attack --modifier' | 'spellchrome full-attack --strength' | 'spellchrome full-attack --distance' | 'spellchrome full-attack --offhand-ability' | 'spellchrome full-attack --offhand-damage' | 'spellchrome full-attack --modify' | 'spellchrome concentration --dc' | 'spellchrome concentration --hp-damage' | 'spellchrome concentration --bonus' | 'spellchrome concentration --modify' | 'spellchrome turn --speed' | 'murk roll --bonus' | 'murk roll --potential' | 'murk roll --have' | 'murk roll --suffering' | 'murk roll --dr' | 'murk roll --lead' | 'murk roll --modify' | 'murk initiative --modify' | 'murk melee --bonus' | 'murk melee --potential' | 'murk melee --have' | 'murk melee --suffering' | 'murk melee --lead' | 'murk melee --foe-die' | 'murk melee --foe-bonus' | 'murk melee --damage' | 'murk melee --foe-damage' | 'murk melee --distance' | 'murk melee --modify' | 'murk shootout --bonus' | 'murk shootout --potential' | 'murk shootout --have' | 'murk shootout --suffering' | 'murk shootout --lead' | 'murk shootout --foe-die' | 'murk shootout --foe-bonus' | 'murk shootout --damage' | 'murk shootout --foe-damage' | 'murk shootout --distance' | 'murk shootout --modify' | 'murk contest --bonus' | 'murk contest --potential' | 'murk contest --have' | 'murk contest --suffering' | 'murk contest --reserve' | 'murk contest --lead' | 'murk contest --foe-die' | 'murk contest --foe-bonus' | 'murk contest --distance' | 'murk contest --modify' | 'murk conflict --bonus' | 'murk conflict --potential' | 'murk conflict --have' | 'murk conflict --suffering' | 'murk conflict --lead' | 'murk conflict --foe-die' | 'murk conflict --foe-bonus' | 'murk conflict --modify' | 'murk injury --total' | 'murk injury --damage' | 'murk injury --armor' | 'murk injury --suffering' | 'murk injury --modify' | 'murk breakdown --modify' | 'murk recover --ranks' | 'murk recover --bonus' | 'murk recover --potential' | 'murk recover --have' | 'murk recover --modify' | 'murk cast --bonus' | 'murk cast --potential' | 'murk cast --have' | 'murk cast --suffering' | 'murk cast --dr' | 'murk cast --magnitude' | 'murk cast --shield' | 'murk cast --modify' | 'murk pray --bonus' | 'murk pray --potential' | 'murk pray --have' | 'murk pray --suffering' | 'murk pray --sins' | 'murk pray --reserve' | 'murk pray --modify' | 'murk miracle --power' | 'murk miracle --potential' | 'murk miracle --have' | 'murk miracle --dr' | 'murk miracle --reserve' | 'murk miracle --modify' | 'soluna initiative --modify' | 'soluna attack --strength' | 'soluna attack --dexterity' | 'soluna attack --speed' | 'soluna attack --attack-modifier' | 'soluna attack --toughness' | 'soluna attack --hardness' | 'soluna attack --target-dexterity' | 'soluna attack --target-speed' | 'soluna attack --armor' | 'soluna attack --defense-modifier' | 'soluna attack --hit-points' | 'soluna attack --distance' | 'soluna attack --range' | 'soluna attack --damage' | 'soluna attack --shots' | 'soluna attack --extra-shots' | 'soluna attack --loaded' | 'soluna attack --grasp' | 'soluna attack --vehicle-bonus' | 'soluna attack --vehicle-challenge' | 'soluna attack --modify' | 'soluna check --bonus' | 'soluna check --challenge' | 'soluna check --modify' | 'soluna sunder --strength' | 'soluna sunder --attack-modifier' | 'soluna sunder --hardness' | 'soluna sunder --hit-points' | 'soluna sunder --modify' | 'soluna ram --hit-points' | 'soluna ram --distance' | 'soluna ram --hardness' | 'soluna ram --vehicle-hit-points' | 'soluna ram --modify' | 'soluna fall-damage --modify' | 'soluna turn --dexterity' | 'realms initiative --modify' | 'realms perception --score' | 'realms perception --modifier' | 'realms perception --bonus' | 'realms perception --dc' | 'realms perception --stealth' | 'realms perception --hiding' | 'realms perception --targets' | 'realms perception --modify' | 'realms surprise --score' | 'realms surprise --modifier' | 'realms surprise --bonus' | 'realms surprise --dc' | 'realms surprise --modify' | 'realms movement --species' | 'realms movement --encumbered' | 'realms movement --augment' | 'realms movement --percent' | 'realms movement --flat' | 'realms movement --modify' | 'realms competition --modifier' | 'realms competition --against' | 'realms competition --modify' | 'realms attack --score' | 'realms attack --modifier' | 'realms attack --bonus' | 'realms attack --ac' | 'realms attack --hit-points' | 'realms attack --resistance' | 'realms attack --modify' | 'realms grapple --modifier' | 'realms grapple --movement' | 'realms grapple --against' | 'realms grapple --target-movement' | 'realms grapple --modify' | 'fight new --seed' | 'fight start --difficulty' | 'fight start -d' | 'fight start --modify' | 'fight effect --until' | 'fight log --last' | 'fight log -n' | 'fight log --round' | 'sheet new --name' | 'fall-damage 1' | 'improvised-weapon 1' | 'area 1' | 'recover 1' | 'murk distance 1' | 'soluna fall-damage 1' | 'fight undo 1' | 'fight redo 1') REPLY='-' ;;
    'initiative --ambush') REPLY='party foes' ;;
    'initiative --order' | 'fight start --order') REPLY='@names,' ;;
    'attack --weapon' | 'attack -w' | 'grapple --weapon' | 'grapple -w' | 'spellchrome attack -w' | 'spellchrome attack --weapon' | 'spellchrome attack --offhand' | 'spellchrome full-attack -w' | 'spellchrome full-attack --weapon' | 'spellchrome full-attack --offhand' | 'murk melee --weapon' | 'murk melee -w' | 'murk shootout --weapon' | 'murk shootout -w' | 'soluna attack -w' | 'soluna attack --weapon' | 'soluna attack --offhand' | 'soluna sunder -w' | 'soluna sunder --weapon' | 'realms attack --weapon' | 'realms attack -w' | 'realms attack --strike') REPLY='@weapon' ;;
    'attack --type') REPLY='unarmed melee ranged thrown elemental soul' ;;
    'attack --pool' | 'attack --damage-pool' | 'attack --feint-pool' | 'grapple --pool' | 'grapple --damage-pool' | 'crit-table --damage-pool' | 'trample --trample-pool' | 'trample --interrupt' | 'soluna attack --vehicle-skill' | 'soluna check --skill') REPLY='@pool' ;;
    'attack --resist' | 'attack --soul-shield' | 'attack --feint-resist' | 'attack --counter-damage-pool' | 'attack --interrupt' | 'grapple --against' | 'trample --pool' | 'trample --damage-pool') REPLY='@other-pool' ;;
    'attack --arc' | 'attack --opponent-in') REPLY='front back' ;;
    'attack --anatomy') REPLY='human-like inhuman unfamiliar golem plant' ;;
    'attack --property' | 'grapple --property' | 'trample --property') REPLY='light semi-light two-handed armor-piercing close-combat polearm flail lance' ;;
    'attack --ammunition') REPLY='arrow bolt shot stone' ;;
    'attack --map' | 'area --map' | 'arc --map') REPLY='hex square' ;;
    'attack --target' | 'spellchrome initiative --misc' | 'spellchrome initiative --surprise' | 'fight start --misc' | 'fight start --surprise') REPLY='@names=' ;;
    'attack --maneuver' | 'attack -m') REPLY='quick reckless charge feint sneak knockdown shatter cleave' ;;
    'attack --other-hand') REPLY='empty light non-light' ;;
    'attack --item') REPLY='weapon shield other' ;;
    'attack --target-weapon' | 'trample --weapon' | 'trample -w' | 'murk melee --foe-weapon' | 'murk shootout --foe-weapon') REPLY='@other-weapon' ;;
    'attack --reactive') REPLY='ranged-attack leaving-space standing-up picking-up backpack soul-magic grab landing trample' ;;
    'grapple --action') REPLY='grab attack escape steal takedown throw other' ;;
    'grapple --control') REPLY='actor target other' ;;
    'grapple --then') REPLY='throw knock-down' ;;
    'crit-table --who' | 'fall-damage --who' | 'recover --who' | 'soluna fall-damage --who' | 'fight next --who' | 'fight act --who' | 'fight turn 1') REPLY='@combatant' ;;
    'jump --moves') REPLY='1 2 3' ;;
    'arc --facing') REPLY='n ne e se s sw w nw' ;;
    'recover --ammunition') REPLY='arrow bolt shot stone thrown' ;;
    'spellchrome attack --column' | 'spellchrome full-attack --column' | 'spellchrome full-attack --offhand-column') REPLY='poor good best' ;;
    'spellchrome attack --kind' | 'spellchrome full-attack --kind') REPLY='melee ranged' ;;
    'spellchrome attack --dual' | 'spellchrome full-attack --dual') REPLY='melee ranged mixed' ;;
    'spellchrome concentration --for') REPLY='defensive stress' ;;
    'murk roll --attribute' | 'murk recover --attribute') REPLY='body mind spirit initiative faith esoteria wealth' ;;
    'murk roll --die' | 'murk melee --die' | 'murk shootout --die' | 'murk contest --die' | 'murk conflict --die' | 'murk injury --die' | 'murk recover --die' | 'murk cast --die' | 'murk pray --die' | 'murk miracle --die') REPLY='4 6 8 10 12 20' ;;
    'murk roll --tier') REPLY='1 2 3 4 5 6' ;;
    'murk shootout --leave' | 'murk contest --leave') REPLY='close hunker' ;;
    'murk contest --power') REPLY='faith esoteria' ;;
    'murk conflict --kind') REPLY='social spiritual' ;;
    'murk injury --track') REPLY='damage strain exhaustion' ;;
    'murk injury --rank' | 'realms attack --pool') REPLY='1 2 3 4 5' ;;
    'murk cast --scenes') REPLY='0 1 2 3 4 5 6' ;;
    'soluna initiative --ambush' | 'fight start --ambush') REPLY='@names' ;;
    'soluna attack --cover' | 'soluna ram --cover') REPLY='minimal moderate maximum' ;;
    'soluna attack --kind') REPLY='melee ranged ballistic' ;;
    'soluna attack --action') REPLY='single semi automatic' ;;
    'soluna attack --weapon-class') REPLY='sniper-rifle composite-bow launcher' ;;
    'soluna turn --lost') REPLY='move main' ;;
    'soluna turn --reload') REPLY='main move-equivalent free' ;;
    'soluna turn --board') REPLY='main move-equivalent' ;;
    'soluna turn --trigger') REPLY='met unmet' ;;
    'realms perception --condition') REPLY='darkness dim-light flying mist slow tiny invisible magical-darkness deafness' ;;
    'realms competition --attribute' | 'realms competition --foe-attribute') REPLY='strength agility' ;;
    'realms competition --advantage' | 'realms competition --disadvantage') REPLY='attacker defender both' ;;
    'realms attack --size' | 'realms attack --target-size' | 'realms grapple --size' | 'realms grapple --target-size') REPLY='tiny small medium large huge giant colossal' ;;
    'realms attack --weight') REPLY='light medium heavy 0 1 2' ;;
    'realms grapple --prone' | 'realms grapple --footwork' | 'realms grapple --martial-arts') REPLY='grappler victim both' ;;
    'fight new --force' | 'sheet new --force' | 'rulings --force') return 1 ;;
    'sheet new --game' | 'rulings 1') REPLY='archsoul spellchrome murk soluna realms' ;;
    'crit-table 1') REPLY='melee firearm bow unarmed soul' ;;
    'schema 2' | 'help 2') REPLY='@member' ;;
    'roll '[0-9]*) REPLY='@pool' ;;
    'initiative '[0-9]* | 'attack '[0-9]* | 'spellchrome initiative '[0-9]* | 'spellchrome attack '[0-9]* | 'spellchrome full-attack '[0-9]* | 'murk initiative '[0-9]* | 'murk melee '[0-9]* | 'murk shootout '[0-9]* | 'murk contest '[0-9]* | 'murk conflict '[0-9]* | 'soluna initiative '[0-9]* | 'soluna ram '[0-9]* | 'realms initiative '[0-9]* | 'realms competition '[0-9]* | 'realms attack '[0-9]* | 'realms grapple '[0-9]* | 'fight new '[0-9]* | 'fight add '[0-9]* | 'sheet check '[0-9]*) REPLY='@sheet' ;;
    'turn '[0-9]*) REPLY='drop-item turn-in-place drop-prone trample move slow-move draw-simple pick-up throw quick-attack shield-intercept study grapple-attack steal takedown attack shoot sneak-attack draw-awkward draw-backpack hold-firm grab escape grapple-throw reckless-attack soul-shield charge cast stand-up' ;;
    'spellchrome turn '[0-9]*) REPLY='move climb swim crawl ride draw sheathe holster draw-stowed load-crossbow shield manipulate pick-up put-away retrieve open-door close-door move-object mount dismount calm-mount direct-spell empower unempower swap-empower grab-empower stand attack ranged-attack unarmed-attack dual-attack defensive-attack defensive-ranged-attack defensive-unarmed-attack defensive-dual-attack total-defense cast cast-defensively concentrate dismiss draw-hidden escape-grapple stabilize skill full-attack dual-full-attack unarmed-full-attack defensive-full-attack defensive-dual-full-attack defensive-unarmed-full-attack escape-net extinguish light-torch skill-round touch-six step drop-item drop-prone speak cease-concentration draw-ammunition cleave combat-focus' ;;
    'soluna turn '[0-9]*) REPLY='move attack cast defend skill ability vehicle-attack delay reload board extend switch-item take-item use-item speak gesture look leave-vehicle technical-check' ;;
    'realms movement '[0-9]*) REPLY='walk difficult through crawl stand mount dismount mount-huge dismount-huge pick-up shield draw pick-up-ready act react hold' ;;
    'fight act '[0-9]*) REPLY='@act' ;;
    'fight set '[0-9]*) REPLY='@change' ;;
    'fight effect '[0-9]* | 'fight remove '[0-9]*) REPLY='@combatants' ;;
    'fight order '[0-9]*) REPLY='@combatant' ;;
    'fight note '[0-9]* | *' --seed' | *' --dice' | *' --repeat' | *' -n' | *' --samples' | *' --vs' | *' --over' | *' --of' | *' --bands' | *' --pick') REPLY='-' ;;
    'rules '[0-9]*) REPLY='@rule' ;;
    *' --house' | *' --fight' | *' --svg') REPLY='@file' ;;
    *' --format' | *' -f') REPLY='text plain json toml csv markdown' ;;
    *' --color') REPLY='auto always never' ;;
    *) return 1 ;;
    esac
}

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
        [[ $1 == @*pool || $1 == *[=,] ]] && compopt -o nospace 2>/dev/null
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
    [[ ${#COMPREPLY[@]} == 1 && $COMPREPLY == *[=.] ]] && compopt -o nospace 2>/dev/null
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

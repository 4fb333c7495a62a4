#!/usr/bin/env bash
# The party waits behind the trees: nobody rolls, Brom rides in first, and a sneak attack opens the fight.
set -euo pipefail
cd "$(dirname "$0")/.."
seed=${1:-7}

archcli initiative examples/aria.toml examples/brom.toml --foe Goblins=3/1 --ambush party --order Brom,Aria,Goblins

# Aria has studied the goblin for three actions: easier damage, and in melee never a critical failure.
archcli attack examples/aria.toml examples/goblin.toml --weapon rapier --maneuver sneak --studied 3 --seed "$seed"

# Brom charges with the lance, ten spaces straight ahead: his mount's speed counts as damage dice.
archcli attack examples/brom.toml examples/goblin.toml --weapon lance --maneuver charge --spaces 10 --seed "$seed"

# Was it worth the study? The chance to hit and the mean damage, with and without.
archcli attack examples/aria.toml examples/goblin.toml --weapon rapier --odds --vs "--maneuver sneak"

#!/usr/bin/env bash
# The party waits behind the trees: nobody rolls, Brom rides in first, and a sneak attack comes on top of it.
set -euo pipefail
cd "$(dirname "$0")/.."
ARCHCLI_FIGHT=$(mktemp -d)/fight.toml && export ARCHCLI_FIGHT
trap 'rm -r "${ARCHCLI_FIGHT%/*}"' EXIT

archcli fight new examples/aria.toml examples/brom.toml --foe 'examples/goblin.toml*2' --seed "${1:-7}" >/dev/null
archcli fight start --ambush party --order brom,aria,goblin-1,goblin-2

# Brom charges with the lance, ten spaces straight ahead: his mount's speed counts as damage dice.
archcli attack goblin-1 -w lance -m charge --spaces 10
archcli fight next

# Aria has studied the other for three actions: easier damage, and in melee never a critical failure.
archcli fight set aria studied=3

# Is it worth the study? The chance to hit and the mean damage, with and without.
archcli attack goblin-2 -w rapier --odds --vs "-m sneak"
archcli attack goblin-2 -w rapier -m sneak
archcli fight

#!/usr/bin/env bash
# A fight from the first roll on: what one command changes the next one knows.
set -euo pipefail
cd "$(dirname "$0")/.."
ARCHCLI_FIGHT=$(mktemp -d)/fight.toml && export ARCHCLI_FIGHT
trap 'rm -r "${ARCHCLI_FIGHT%/*}"' EXIT

archcli fight new examples/aria.toml --foe 'examples/goblin.toml*2' --seed 10 >/dev/null
archcli batch --stop <<'FIGHT'
fight start

# Round 1. A shot before they are there, and the bow falls for the blade.
attack goblin-1 -w bow --distance 10
fight act drop-item:bow draw-simple:rapier
fight next -q
attack aria -w club
fight next -q
attack aria -w club
fight next

# Round 2. A stone from the dark spoils her next attack; the blow is taken back, and falls on the other.
fight effect aria 'attack difficulty +1 a stone from the dark' --until next-attack -q
attack goblin-1 -w rapier
fight undo -q
attack goblin-2 -w rapier
attack goblin-2 -w dagger -m quick
fight next -q
attack aria
fight next
fight log
FIGHT

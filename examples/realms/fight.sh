#!/usr/bin/env bash
# Enchanted Realms: two goblins catch Finn off guard; then he strikes back. Each round rolls anew who goes first.
set -euo pipefail
cd "$(dirname "$0")/../.."
ARCHCLI_FIGHT=$(mktemp -d)/fight.toml && export ARCHCLI_FIGHT
trap 'rm -r "${ARCHCLI_FIGHT%/*}"' EXIT

archcli fight new examples/realms/hero.toml --foe 'examples/realms/foe.toml*2' --seed 2 >/dev/null
archcli batch --stop <<'FIGHT'
realms surprise finn
fight start
realms attack finn -w shiv
fight next -q
realms attack finn -w shiv
fight next -q
# Finn is surprised, and neither moves nor acts.
fight next

realms attack finn
fight next -q
fight act walk:20
realms attack goblin-1 -w gladius
fight next -q
realms attack finn
fight next

realms attack finn
fight next -q
realms attack goblin-1
fight log
FIGHT

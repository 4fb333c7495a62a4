#!/usr/bin/env bash
# Soluna, from an ambush: Kira fires in her surprise round, and holds a shot for the Orc, who comes with the club.
set -euo pipefail
cd "$(dirname "$0")/../.."
ARCHCLI_FIGHT=$(mktemp -d)/fight.toml && export ARCHCLI_FIGHT
trap 'rm -r "${ARCHCLI_FIGHT%/*}"' EXIT

archcli fight new examples/soluna/kira.toml --foe examples/soluna/orc.toml --seed 2 >/dev/null
archcli batch --stop <<'FIGHT'
fight start --ambush kira
soluna attack orc -w pistol --loaded 2 --distance 4
fight next -q

# Round 1. The attack that she delays is her reaction when he is near.
fight act delay:attack move:4
fight next -q
fight act move:2
soluna attack kira orc -w pistol --distance 2 --reaction
soluna attack kira
fight next

# Round 2. The pistol is empty.
soluna attack orc -w great-axe
fight
fight log
FIGHT

#!/usr/bin/env bash
# Three Moments of a duel in The Murk. The fight keeps what changes: Initiative Scores, injury totals, ranks of
# Suffering, Potential. It needs archcli on the PATH: bash examples/murk/moments.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
ARCHCLI_FIGHT=$(mktemp -d)/fight.toml && export ARCHCLI_FIGHT
trap 'rm -r "${ARCHCLI_FIGHT%/*}"' EXIT

archcli fight new examples/murk/hero.toml --foe examples/murk/foe.toml --seed 6 >/dev/null
archcli batch --stop <<'FIGHT'
fight start
murk melee vera thug --weapon saber
# He is hurt: an injury roll against his new total, and a Breakdown roll where it fails.
murk injury thug
murk breakdown thug
fight next -q
fight next

murk melee thug
fight next -q
fight next

murk melee thug
murk injury vera
fight log
FIGHT

#!/usr/bin/env bash
# Spellchrome: Ann empties her bow, the Ogre closes in with bare fists, and pays for it.
set -euo pipefail
cd "$(dirname "$0")/../.."
ARCHCLI_FIGHT=$(mktemp -d)/fight.toml && export ARCHCLI_FIGHT
trap 'rm -r "${ARCHCLI_FIGHT%/*}"' EXIT

archcli fight new examples/spellchrome/ann.toml --foe examples/spellchrome/ogre.toml --seed 1 >/dev/null
archcli batch --stop <<'FIGHT'
fight start
spellchrome full-attack ogre --kind ranged
fight next -q

# His blow with the fists opens an attack of opportunity, which costs her nothing of a turn.
fight act move:30
spellchrome attack ann -w fists
spellchrome attack ann ogre -w sword --reaction
fight next

spellchrome full-attack ogre -w sword --offhand dagger --defensive
fight
fight log
FIGHT

#!/usr/bin/env bash
# One whole round: Aria and Brom against three goblins. The fight keeps hit points, action points and whose turn it is.
set -euo pipefail
cd "$(dirname "$0")/.."
ARCHCLI_FIGHT=$(mktemp -d)/fight.toml && export ARCHCLI_FIGHT
trap 'rm -r "${ARCHCLI_FIGHT%/*}"' EXIT

goblin=examples/goblin.toml
archcli fight new examples/{aria,brom}.toml --foe Snik=$goblin --foe Grob=$goblin --foe Lurt=$goblin \
  --seed "${1:-6}" >/dev/null
archcli fight start
while read -r round up over < <(archcli fight --pick round,turn,over) && [[ $round$over == 1null ]]; do
  case $up in
    # Two strikes within 3 AP; the second falls even if the first was enough.
    Aria) archcli attack snik -w rapier && archcli attack snik -w dagger -m quick --anyway ;;
    # A charge at Grob. On the way he tramples Lurt, who strikes back first, and may stop him.
    Brom) archcli trample lurt -w club --charge --check --anyway && archcli attack grob -w lance -m charge --spaces 8 ||
      echo "the charge ends there" ;;
    *) archcli attack aria -w club --anyway ;;
  esac
  archcli fight next --anyway >/dev/null
done
archcli fight

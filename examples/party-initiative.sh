#!/usr/bin/env bash
# Who goes first tonight? The party from its sheets, a guest typed in, one roll for all goblins.
set -euo pipefail
cd "$(dirname "$0")/.."

fight=$(archcli initiative examples/aria.toml examples/brom.toml Cato=2/4 --foe examples/goblin.toml --seed "${1:-11}" --json)

echo "turn order:"
jq -r '.result.entries[] | "  \(.initiative)  \(.name) (\(.side))"' <<<"$fight"

# Neighbours of one side act together; from the second round on the cycle starts at `repeat_from`.
echo "acting together:"
jq -r '.result.phases[] | "  \(.names | join(" + "))"' <<<"$fight"

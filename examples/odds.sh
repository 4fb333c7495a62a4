#!/usr/bin/env bash
# Questions that come up at the table, answered exactly.
set -euo pipefail
cd "$(dirname "$0")/.."

echo "How likely does Aria hit the goblin, with each weapon?"
for weapon in rapier bow javelin dagger; do
  printf '  %-8s %s\n' "$weapon" "$(archcli attack examples/aria.toml examples/goblin.toml -w "$weapon" --odds -q)"
done

echo "Quick or reckless?"
archcli attack examples/aria.toml examples/goblin.toml -w rapier --odds --vs "-m quick" --vs "-m reckless"

echo "How badly does a fall of 12 m hurt?"
archcli fall-damage 12 --odds

echo "Who wins the grab?"
archcli grapple examples/brom.toml examples/goblin.toml --action grab --odds --json |
  jq -r '.odds.chance | to_entries[] | "  \(.key): \(100 * .value | round) %"'

#!/usr/bin/env bash
# Questions that come up at the table, answered exactly.
set -euo pipefail
cd "$(dirname "$0")/.."

echo "How likely does Aria hit the goblin, with each weapon?"
archcli attack examples/aria.toml examples/goblin.toml --odds --over weapon=rapier,bow,javelin,dagger

echo "Quick or reckless?"
archcli attack examples/aria.toml examples/goblin.toml -w rapier --odds --vs "-m quick" --vs "-m reckless"

echo "How badly does a fall of 12 m hurt, and how likely does it fell somebody with 5 hit points?"
archcli fall-damage 12 --hit-points 5 --odds --bands 3,5

echo "Who wins the grab?"
archcli grapple examples/brom.toml examples/goblin.toml --action grab --odds --pick chance.success

#!/usr/bin/env bash
# One whole round: Aria and Brom against three goblins, every number carried from one command to the next.
set -euo pipefail
cd "$(dirname "$0")/.."
seed=${1:-6}
declare -A hp=([Snik]=6 [Grob]=6 [Lurt]=6) heroes=([Aria]=14 [Brom]=18)

# Turn order: the goblins roll once, together.
order=$(archcli initiative examples/aria.toml examples/brom.toml --foe Goblins=3/1 --seed "$seed" --json)
echo "order: $(jq -r '.result.order | join(", ")' <<<"$order")"

aria() {
  # Two strikes within 3 AP: a look at the plan first, then a full attack and a quick one with the dagger.
  archcli turn attack:rapier quick-attack:dagger --check -q >/dev/null
  strike Aria Snik examples/aria.toml -w rapier
  strike Aria Snik examples/aria.toml -w dagger -m quick
}

brom() {
  # A charge over eight spaces at Grob; he tramples Lurt on the way, who strikes back first.
  passed=$(archcli trample examples/brom.toml Lurt=examples/goblin.toml --charge --hit-points "${hp[Lurt]}" \
    --rider-hit-points "${heroes[Brom]}" --json --seed $((seed + 5)))
  jq -r '.result | if .passes then "Brom rides over Lurt: \(.damage) damage" else
    "Lurt stops Brom: \(.rider_damage) damage\(if .dismounted then ", and out of the saddle" else "" end)" end' <<<"$passed"
  hp[Lurt]=$(jq .result.hit_points_left <<<"$passed") heroes[Brom]=$(jq .result.rider_hit_points_left <<<"$passed")
  if jq -e .result.passes <<<"$passed" >/dev/null; then
    strike Brom Grob examples/brom.toml -w lance -m charge --spaces 8
  fi
}

goblins() {
  for goblin in Snik Grob Lurt; do
    [ "${hp[$goblin]}" -gt 0 ] || continue
    hurt=$(archcli attack examples/goblin.toml examples/aria.toml -w club --hit-points "${heroes[Aria]}" --json --seed $((seed += 1)))
    heroes[Aria]=$(jq .result.hit_points_left <<<"$hurt")
    echo "$goblin clubs at Aria: $(jq -r 'if .result.hit then "\(.result.damage) damage" else "a miss" end' <<<"$hurt")"
  done
}

strike() { # who, which goblin, and the rest of the attack
  local who=$1 goblin=$2
  shift 2
  local done
  done=$(archcli attack "$1" examples/goblin.toml "${@:2}" --hit-points "${hp[$goblin]}" --json --seed $((seed += 1)))
  hp[$goblin]=$(jq .result.hit_points_left <<<"$done")
  echo "$who strikes $goblin: $(jq -r 'if .result.hit then "\(.result.damage) damage" else "a miss" end' <<<"$done")"
}

for name in $(jq -r '.result.order[]' <<<"$order"); do
  case $name in Aria) aria ;; Brom) brom ;; Goblins) goblins ;; esac
done
echo "left: Aria ${heroes[Aria]}, Brom ${heroes[Brom]}, Snik ${hp[Snik]}, Grob ${hp[Grob]}, Lurt ${hp[Lurt]}"

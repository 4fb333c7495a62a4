#!/usr/bin/env bash
# One whole round: Aria and Brom against three goblins, every number carried from one command to the next.
set -euo pipefail
cd "$(dirname "$0")/.."
seed=${1:-6}
declare -A hp=([Snik]=6 [Grob]=6 [Lurt]=6 [Aria]=14 [Brom]=18)

# Turn order: the goblins roll once, together.
mapfile -t order < <(archcli initiative examples/aria.toml examples/brom.toml --foe Goblins=3/1 --seed "$seed" -q)
printf 'order: %s, %s, %s\n' "${order[@]}"

strike() { # who, at whom, with what, and the rest of the attack
  local hit damage
  read -r hit damage "hp[$2]" < <(archcli attack "${@:4}" -w "$3" --hit-points "${hp[$2]}" --seed $((seed += 1)) \
    --pick hit,damage,hit_points_left)
  if [[ $hit == true ]]; then echo "$1 strikes $2: $damage damage"; else echo "$1 misses $2"; fi
}

aria() {
  # Two strikes within 3 AP: a look at the plan first, then a full attack and a quick one with the dagger.
  archcli turn attack:rapier quick-attack:dagger --check -q >/dev/null
  strike Aria Snik rapier examples/aria.toml examples/goblin.toml
  strike Aria Snik dagger examples/aria.toml examples/goblin.toml -m quick
}

brom() {
  # A charge over eight spaces at Grob; he tramples Lurt on the way, who strikes back first.
  local passes damage hurt fallen
  read -r passes damage hurt fallen "hp[Lurt]" "hp[Brom]" < <(archcli trample examples/brom.toml \
    Lurt=examples/goblin.toml --charge --hit-points "${hp[Lurt]}" --rider-hit-points "${hp[Brom]}" \
    --seed $((seed + 5)) --pick passes,damage,rider_damage,dismounted,hit_points_left,rider_hit_points_left)
  if [[ $passes == false ]]; then
    echo "Lurt stops Brom: $hurt damage$([[ $fallen == true ]] && echo ", and out of the saddle")"
    return
  fi
  echo "Brom rides over Lurt: $damage damage"
  strike Brom Grob lance examples/brom.toml examples/goblin.toml -m charge --spaces 8
}

goblins() {
  for goblin in Snik Grob Lurt; do
    ((hp[$goblin] == 0)) || strike "$goblin" Aria club examples/goblin.toml examples/aria.toml
  done
}

for name in "${order[@]}"; do
  case $name in Aria) aria ;; Brom) brom ;; Goblins) goblins ;; esac
done
echo "left: Aria ${hp[Aria]}, Brom ${hp[Brom]}, Snik ${hp[Snik]}, Grob ${hp[Grob]}, Lurt ${hp[Lurt]}"

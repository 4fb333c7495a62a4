#!/usr/bin/env bash
# Three Moments of a duel in The Murk. archcli keeps nothing between two calls: what changes (Initiative Scores,
# injury totals, ranks of Suffering, Potential) comes out of one call as JSON and goes into the next as plain values.
# It needs archcli and jq on the PATH: bash examples/murk/moments.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

vera=examples/murk/hero.toml thug=examples/murk/foe.toml
declare -A score=([Vera]=0 [Thug]=0) wounds=([Vera]=0 [Thug]=0) ranks=([Vera]=0 [Thug]=1)
potential=3

murk() { archcli murk "$@" --json; }
get() { jq -r ".result.$1" <<<"$2"; }

# hurt NAME SHEET DAMAGE SEED: an injury roll against the new total, and a Breakdown roll where it fails.
hurt() {
  local injury breakdown
  injury=$(murk injury "$2" --total "${wounds[$1]}" --damage "$3" --suffering "${ranks[$1]}" --seed "$4")
  wounds[$1]=$(get target "$injury") ranks[$1]=$(get ranks "$injury")
  echo "  $1 takes $3: $(get total "$injury") against ${wounds[$1]}, Suffering ${ranks[$1]}"
  if [[ $(get breakdown "$injury") == true ]]; then
    breakdown=$(murk breakdown "${ranks[$1]}" --seed "$4")
    if [[ $(get breaks "$breakdown") == true ]]; then echo "  $1 breaks when the scene ends"; fi
  fi
}

for moment in 1 2 3; do
  # The scores of the last Moment go in behind the colon; everyone rolls again on top of them.
  order=$(murk initiative "$vera:${score[Vera]}" "$thug:${score[Thug]}" --seed "1$moment")
  for name in Vera Thug; do
    score[$name]=$(get "entries[] | select(.name == \"$name\").score" "$order")
  done
  gained=$(get 'entries[] | select(.name == "Vera").potential_change' "$order")
  potential=$((potential + gained > 0 ? potential + gained : 0))

  # The lead may outpace; Thug's sheet has one rank of Suffering, further ranks lower his roll here.
  fight=$(murk melee "$vera" "$thug" --weapon saber --have "$potential" --suffering "${ranks[Vera]}" \
    --lead "$((score[Vera] - score[Thug]))" --foe-bonus "$((1 - ranks[Thug]))" --seed "2$moment")
  potential=$(get potential "$fight")

  echo "Moment $moment: $(get first "$order") acts first (Vera ${score[Vera]}, Thug ${score[Thug]})"
  echo "  Vera $(get total "$fight") against $(get foe_total "$fight"), Potential $potential"
  if (($(get damage "$fight") > 0)); then hurt Thug "$thug" "$(get damage "$fight")" "3$moment"; fi
  if (($(get suffered "$fight") > 0)); then hurt Vera "$vera" "$(get suffered "$fight")" "3$moment"; fi
done

#!/usr/bin/env bash
# Three Moments of a duel in The Murk, without archcli fight, which would keep all of this by itself: what changes
# (Initiative Scores, injury totals, ranks of Suffering, Potential) is picked out of one call and goes into the next.
# It needs archcli on the PATH: bash examples/murk/moments.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

vera=examples/murk/hero.toml thug=examples/murk/foe.toml
declare -A score=([Vera]=0 [Thug]=0) gained wounds=([Vera]=0 [Thug]=0) ranks=([Vera]=0 [Thug]=1)
potential=3

# hurt NAME SHEET DAMAGE SEED: an injury roll against the new total, and a Breakdown roll where it fails.
hurt() {
  local total due
  read -r total "wounds[$1]" "ranks[$1]" due < <(archcli murk injury "$2" --total "${wounds[$1]}" --damage "$3" \
    --suffering "${ranks[$1]}" --seed "$4" --pick total,target,ranks,breakdown)
  echo "  $1 takes $3: $total against ${wounds[$1]}, Suffering ${ranks[$1]}"
  if [[ $due == true && $(archcli murk breakdown "${ranks[$1]}" --seed "$4" --pick breaks) == true ]]; then
    echo "  $1 breaks when the scene ends"
  fi
}

for moment in 1 2 3; do
  # The scores of the last Moment go in behind the colon; everyone rolls again on top of them.
  entry() { echo "entries.$1.name,entries.$1.score,entries.$1.potential_change"; }
  read -r first score_1 gained_1 second score_2 gained_2 < <(archcli murk initiative "$vera:${score[Vera]}" \
    "$thug:${score[Thug]}" --seed "1$moment" --pick "$(entry 0),$(entry 1)")
  score[$first]=$score_1 gained[$first]=$gained_1 score[$second]=$score_2 gained[$second]=$gained_2
  potential=$((potential + gained[Vera] > 0 ? potential + gained[Vera] : 0))

  # The lead may outpace; Thug's sheet has one rank of Suffering, further ranks lower his roll here.
  read -r total foe_total potential damage suffered < <(archcli murk melee "$vera" "$thug" --weapon saber \
    --have "$potential" --suffering "${ranks[Vera]}" --lead "$((score[Vera] - score[Thug]))" \
    --foe-bonus "$((1 - ranks[Thug]))" --seed "2$moment" --pick total,foe_total,potential,damage,suffered)

  echo "Moment $moment: $first acts first (Vera ${score[Vera]}, Thug ${score[Thug]})"
  echo "  Vera $total against $foe_total, Potential $potential"
  if ((damage > 0)); then hurt Thug "$thug" "$damage" "3$moment"; fi
  if ((suffered > 0)); then hurt Vera "$vera" "$suffered" "3$moment"; fi
done

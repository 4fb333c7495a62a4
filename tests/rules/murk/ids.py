"""Every rule of The Murk by its id, with the case or the row of a table here that shows it."""

IDS = {
    "M-01": "murk-roll-01", "M-02": "murk-roll-03", "M-03": "murk-roll-02", "M-04": "murk-roll-05",
    "M-05": "every-modifier-in-order", "M-06": "murk-roll-01", "M-07": "equal-dice-are-hit-as-typed",
    "M-08": "artifact-dice-change-no-potential", "M-09": "murk-roll-09", "M-10": "above the rank",
    "M-11": "murk-initiative-01", "M-12": "scores-add-up-and-outpace",
    "M-13": "ties-larger-dice-first-then-d20-again-among-equals", "M-14": "murk-melee-07", "M-15": "beyond-every-band",
    "M-16": "murk-shootout-01", "M-17": "murk-roll-10", "M-18": "murk-melee-08", "M-19": "larger die wins a tie",
    "M-20": "murk-melee-10", "M-21": "group-wins-once-with-the-larger-weapon-of-the-highest", "M-22": "murk-melee-04",
    "M-23": "free escape of a loser", "M-24": "a-carbine-from-the-sheet", "M-25": "leaving-costs-and-rolls-nothing",
    "M-26": "a-foe-contests-with-the-larger-power", "M-27": "murk-contest-03", "M-28": "murk-contest-02",
    "M-29": "a-defender-deals-nothing", "M-30": "murk-injury-04", "M-31": "murk-injury-02",
    "M-32": "injury-with-armour-and-chains", "M-33": "murk-injury-02", "M-34": "injury-with-armour-and-chains",
    "M-35": "twenty-does-not-break", "M-36": "a-failed-recovery", "M-37": "murk-cast-01", "M-38": "murk-cast-02",
    "M-39": "a-ritual-with-a-shield-and-an-empty-piece", "M-40": "a-prayer-that-just-succeeds-brings-nothing",
    "M-41": "murk-miracle-01", "M-42": "a-miracle-of-potential-alone",
    "M-43": "an-injury-roll-moved-by-hand", "M-44": "a-foe-without-a-gun-is-shot-at",
    "M-45": "a-lead-over-each-and-both-rolls-moved-by-hand", "M-46": "the range of a weapon",
    "M-47": "a-foe-contests-with-the-larger-power",
}

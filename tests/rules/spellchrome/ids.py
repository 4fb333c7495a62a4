"""Every rule of Spellchrome by its id, with the case or the row of a table here that shows it."""

IDS = {
    "S-01": "spell-attack-01", "S-02": "fixed-damage-without-dice", "S-03": "equal-does-not-beat",
    "S-04": "attack --bonus 5 --ac 15 --distance 6", "S-05": "every-modifier-in-order",
    "S-06": "a-punch-does-1-whatever-the-minimum", "S-07": "a-punch-at-one-with-fists-alone",
    "S-08": "climb:11 swim:10", "S-09": "--prone crawl", "S-20": "spell-full-03", "S-21": "spell-attack-08",
    "S-22": "spell-attack-07", "S-23": "the-untrained-roll-ends-an-attack", "S-24": "a-bow-and-a-blade-by-one-feat",
    "S-25": "every-modifier-in-order", "S-26": "total-defense-is-four", "S-27": "the-untrained-roll-ends-an-attack",
    "S-28": "a-critical-range-doubles-hits-alone", "S-29": "a-punch-that-leaves-0-knocks-nobody-out",
    "S-30": "a-tie-with-an-unknown-score-rolls-d10s", "S-31": "a-tie-with-an-unknown-score-rolls-d10s",
    "S-32": "scores-first-then-d10s-among-equals", "S-40": "spell-full-04",
    "S-41": "an-off-hand-has-its-own-column-and-ability", "S-42": "a-full-attack-of-two-sheet-weapons",
    "S-43": "a-full-attack-of-two-sheet-weapons", "S-50": "a-hopeless-check-of-concentration",
    "S-51": "stress-by-the-ruling", "S-52": "no-pain-no-check", "S-60": "spell-turn-01", "S-61": "move:10 swim",
    "S-62": "attack full-attack", "S-63": "--in-melee dismiss combat-focus", "S-64": "move:31",
    "S-65": "draw-stowed step attack", "S-66": "--quick-draw draw sheathe holster draw-hidden draw-stowed",
    "S-67": "spell-turn-16", "S-68": "unempower:3", "S-69": "--prone crawl stand", "S-70": "spell-turn-05",
    "S-71": "defensive-full-attack cleave", "S-72": "total-defense move",
    "S-73": "cast:gesture sheathe cast:both drop-item --hands-full",
    "S-74": "--in-melee cast-defensively:gesture empower:2", "S-75": "unarmed-attack --target-unarmed",
    "S-76": "three-numbers-moved-by-hand", "S-77": "the-only-ranged-weapon", "S-78": "a-full-attack-on-three",
    "S-79": "targets-of-their-own-lose-nobody-all-of-it", "S-80": "defensive-dual-full-attack step",
}
RANGES = ((1, 9), (20, 29), (30, 32), (40, 43), (50, 52), (60, 80))

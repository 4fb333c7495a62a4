"""Every rule of Soluna by its id, with the case or the row of a table here that shows it."""

IDS = {
    "L-01": "solu-attack-11", "L-02": "damage-may-not-go-below-0", "L-03": "solu-init-01",
    "L-04": "one-roll-off-serves-both-rosters", "L-05": "one-roll-off-serves-both-rosters", "L-06": "solu-init-04",
    "L-10": "solu-attack-08", "L-11": "solu-attack-01", "L-12": "solu-attack-04", "L-13": "solu-attack-06",
    "L-14": "solu-attack-18", "L-15": "armor-that-evades", "L-16": "a-tie-hits-by-ruling-with-a-gun",
    "L-17": "a-gun-at-toughness-by-ruling", "L-18": "every-modifier-in-order", "L-19": "solu-attack-20",
    "L-20": "every-modifier-in-order", "L-21": "a-coup-de-grace-needs-no-numbers", "L-22": "every-modifier-in-order",
    "L-23": "a-typed-off-hand-is-the-main-weapon-with-that-bonus", "L-24": "solu-attack-27",
    "L-25": "two-guns-share-what-is-loaded", "L-26": "solu-attack-28", "L-27": "solu-attack-30",
    "L-28": "two-guns-share-what-is-loaded", "L-29": "a-vehicle-defends-with-hardness-against-bows-too",
    "L-30": "a-passenger-is-checked-where-it-stands", "L-31": "the-ability-for-melee-from-a-vehicle",
    "L-32": "a-failed-check-uses-no-rounds", "L-33": "a-rider-that-stands-has-the-speed-too", "L-40": "a-check-by-name",
    "L-41": "a-sunder-that-meets", "L-42": "a-ram-that-is-met-is-evaded-by-ruling",
    "L-43": "a-ram-hits-once-for-each", "L-44": "a-ram-hits-once-for-each", "L-45": "a-deeper-fall-by-ruling",
    "L-50": "move:4 attack --dexterity 4", "L-51": "move:2 --sheet sheets/soluna-kira.toml --dexterity 2",
    "L-52": "extend move extend --dexterity 5", "L-53": "use-item use-item use-item",
    "L-54": "reload reload --reload free", "L-55": "solu-turn-01", "L-56": "board attack --board move-equivalent",
    "L-57": "reload delay:attack --reload free --unloaded --trigger met", "L-58": "take-item --lost move",
    "L-59": "attack delay:attack --unloaded", "L-60": "move technical-check --sheet sheets/soluna-crawler.toml",
    "L-61": "everything-moved-by-hand", "L-62": "a-hit-that-is-moved-below-0-does-nothing",
    "L-63": "a-vehicle-evades-with-its-speed-by-ruling", "L-64": "the-only-blade-by-its-kind",
    "L-65": "a-gate-that-holds", "L-66": "sheets-in-the-way-of-a-sheet",
}
RANGES = ((1, 6), (10, 33), (40, 45), (50, 66))

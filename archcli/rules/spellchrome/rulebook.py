"""What the rules of Spellchrome say, by their ids."""

from collections.abc import Iterator

from archcli.rulebook import Entry, Rule, named
from archcli.rules.spellchrome.actions import ACTIONS

RULEBOOK = {
    "S-01": Rule("dice, d20, check",
        "An attack or a check is a d20 and a bonus against a number: the Armor Class or a DC."),
    "S-02": Rule("damage notation, damage", "Damage is dice notation with one sum, or a whole number without dice."),
    "S-03": Rule("attack, hit, armor class",
        "d20 and bonus hit when they reach the Armor Class (rulings hit and natural)."),
    "S-04": Rule("reach, distance, range", "A melee weapon reaches 5 feet, a ranged one as far as its range."),
    "S-05": Rule("damage of a hit, strength, minimum damage",
        "Each hit rolls its own damage; Strength adds in melee, with either hand, not at range. A hit does at"
        " least the ruling minimum_damage."),
    "S-06": Rule("unarmed, punch", "A punch has no die: it does the Strength modifier, at least 1."),
    "S-07": Rule("unarmed attack, opportunity, natural weapons",
        "An unarmed attack on somebody armed provokes an attack of opportunity by the target, unless the"
        " attacker's body is a weapon."),
    "S-08": Rule("climb, swim", "A move action climbs or swims a third of the speed."),
    "S-09": Rule("crawl", "A move action crawls 5 feet, and provokes (ruling crawl_provokes)."),
    "S-20": Rule("base attack, poor, good, best",
        "By level: poor is a half, good three quarters, both rounded down, best the level itself."),
    "S-21": Rule("two weapons, dual attack, offhand",
        "With a weapon in each hand one standard action attacks once with each, at one target or two."),
    "S-22": Rule("two melee weapons, dual-melee", "Both attack at -4, without it by the feat dual-melee."),
    "S-23": Rule("two ranged weapons, dual-ranged", "Both attack at -4, without it by the feat dual-ranged."),
    "S-24": Rule("mixed weapons, mixed_feats",
        "A melee and a ranged weapon attack at -4 each, without it by both feats (ruling mixed_feats: either)."),
    "S-25": Rule("defensive, fighting defensively",
        "All attacks of the round at -4, and the Armor Class +2 until the next action; it adds to the -4 of two"
        " weapons."),
    "S-26": Rule("target defensive, target total defense",
        "A target that fights defensively has +2 Armor Class, one in total defence +4, never both."),
    "S-27": Rule("untrained, martial weapon",
        "A martial weapon without training takes a d100 before each attack: 60 or less wastes it (ruling"
        " untrained_fail)."),
    "S-28": Rule("critical",
        "There are no critical hits unless the ruling critical brings them: then a face in the range doubles the"
        " damage."),
    "S-29": Rule("knockout", "By the ruling punch, an unarmed hit that leaves -1 Hit Points or less only knocks out."),
    "S-30": Rule("initiative", "d20 + Dexterity modifier + others, once for the fight; the highest acts first."),
    "S-31": Rule("surprise, aware",
        "Whoever is aware of the other side first has a bonus of 1 to 10 in place of a round."),
    "S-32": Rule("ties, roll-off",
        "Of equal totals the higher Dexterity score is first; then d10s decide, again and again."),
    "S-40": Rule("full attack, further attacks",
        "A full attack has one more attack for each 5 of base attack, at 5 less each, as long as the base is at"
        " least +1."),
    "S-41": Rule("several targets, order of attacks",
        "Attacks go from the highest bonus down, and may have targets of their own."),
    "S-42": Rule("offhand full attack, dual full attack",
        "The off hand attacks as often as the main hand, after it, falling by 5 from its own bonus."),
    "S-43": Rule("penalties of a round",
        "What two weapons and defensive fighting cost holds for every attack of the round, and the untrained roll"
        " comes before each."),
    "S-50": Rule("concentration, casting defensively, cast-defensively",
        "d20 + Concentration against DC 15 for all foes at once. The spell is cast anyway; a failure gives foes"
        " in range an attack of opportunity."),
    "S-51": Rule("stress, stress_dc",
        "Under stress the DC is 15 unless the table says another (ruling stress_dc); a failure wastes the action"
        " and keeps the Magic Point."),
    "S-52": Rule("pain, hp damage", "Less than 10 damage since the last action asks for no check."),
    "S-60": Rule("turn, move action, standard action",
        "A turn has one move action and one standard action, in either order."),
    "S-61": Rule("second move", "The standard action may be a second move action."),
    "S-62": Rule("full-round", "A full-round action takes both."),
    "S-63": Rule("free action, null action, combat-focus",
        "Free actions cost nothing; a Combat Focus spell is not even counted."),
    "S-64": Rule("move, speed", "A move goes as far as the speed, 30 feet unless said; two go twice as far."),
    "S-65": Rule("step, 5-foot step",
        "A step of 5 feet is free, once a turn, and only where no other distance is moved."),
    "S-66": Rule("draw, sheathe, holster, quick-draw, draw-hidden, draw-stowed",
        "Drawing or putting up a weapon is a move action, free with Quick Draw; a hidden one takes a standard"
        " action (ruling quick_draw_hidden), a stowed one the ruling stowed."),
    "S-67": Rule("ammunition, draw-ammunition, load-crossbow",
        "Drawing ammunition is free, loading a crossbow a move action."),
    "S-68": Rule("empower, unempower, swap-empower, grab-empower",
        "Up to two devices in hand are empowered or unempowered, or one is grabbed and empowered, in a move"
        " action."),
    "S-69": Rule("stand, prone, drop-prone, knocked down",
        "Getting up is a move action, after a knock-down a full round; dropping is free. The prone only crawl"
        " (ruling prone_step)."),
    "S-70": Rule("attack then move",
        "After the first attack the others may be given up for a move action; a full attack leaves a step alone."),
    "S-71": Rule("cleave", "A Cleave attack is free once an attack was made."),
    "S-72": Rule("total-defense, total defence",
        "A standard action: +4 Armor Class and no attacks of opportunity until the next turn; never with"
        " defensive fighting."),
    "S-73": Rule("cast, verbal, gesture, gagged, bound",
        "Words cannot be cast gagged, gestures not bound, grappling or with both hands full."),
    "S-74": Rule("cast in melee, dismiss",
        "Casting within a foe's reach provokes; cast-defensively asks for a check at DC 15 in its place."
        " Dismissing never provokes."),
    "S-75": Rule("unarmed-attack, unarmed-full-attack",
        "Unarmed attacks of a plan provoke from their target as they do when they are rolled."),
    "S-76": Rule("by hand, --modify",
        "--modify moves attack, armor class or damage of an attack, concentration, or initiative of NAME."),
    "S-77": Rule("weapon, only weapon",
        "The only weapon of the sheet that fits is taken, and said; of several one has to be named."),
    "S-78": Rule("targets",
        "With two weapons the second target is the off hand's; a full attack takes the targets in order, the last"
        " one all that are left."),
    "S-79": Rule("hit points, down",
        "Where the target's Hit Points are known, what is left of them is told, below 0 too; at 0 or less it is"
        " down."),
    "S-80": Rule("defensive-attack, defensive-full-attack",
        "Every defensive form of an attack is at -4 and gives +2 Armor Class."),
}


def words() -> Iterator[Entry]:
    """What may be written in the plan of a turn."""
    for name, kind in ACTIONS.items():
        yield named("spellchrome", "action", name, f"{kind.capitalize()} action of a turn.")

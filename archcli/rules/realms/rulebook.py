"""What the rules of Enchanted Realms say, by their ids."""

from collections.abc import Iterator

from archcli.rulebook import Entry, Rule, named
from archcli.rules.realms.turn_parts import FLAT, GROUND, PERCENT

RULEBOOK = {
    "R-01": Rule("dice, check, d20, d12, d10",
        "A d20 is rolled for checks and attacks, a d12 in competitions, a d10 for initiative. An equal total is"
        " enough on the d20; in a competition only a higher one wins."),
    "R-02": Rule("modifier, score, sub-attribute",
        "A sub-attribute has a score and a modifier. From the score alone the modifier is 0 below 4 and +1 at 4;"
        " above 4 it has to be given."),
    "R-03": Rule("naturals, natural 20, natural 1",
        "On a d20 a natural 20 succeeds and a natural 1 fails, whatever is added (ruling naturals). Roll-offs and"
        " the d12 know none."),
    "R-04": Rule("advantage, disadvantage",
        "Advantage rolls two dice and keeps the higher, disadvantage the lower. Neither counts twice, and both"
        " together leave one die."),
    "R-05": Rule("rounding, fractions", "Fractions are rounded down (ruling rounding)."),
    "R-06": Rule("initiative", "Initiative is d10 + the Agility modifier + all others, that of the weapon too."),
    "R-07": Rule("turn order, round",
        "The highest initiative acts first. It is rolled anew each round, and nothing is carried over."),
    "R-08": Rule("roll-off, ties",
        "Whoever ties for a place rolls a d20, the higher first, again and again until all differ."),
    "R-09": Rule("perception, check",
        "A Perception check is d20 + score + bonus against DC 14, or the DC of the thing itself (ruling check:"
        " the modifier in place of the score)."),
    "R-10": Rule("scanning", "Who looks around on purpose adds 4 to the roll."),
    "R-11": Rule("conditions, darkness, dim light, flying, mist, slow, tiny",
        "Darkness raises the DC by 4; dim light, flying, mist, slow and tiny by 2 each. They add up, each once."),
    "R-12": Rule("several targets, targets",
        "A group is easier to notice: from 3 on the DC is 2 lower, from 10 on 5, from 20 on 10."),
    "R-13": Rule("invisible, magical darkness, deafness", "Each of these gives the check disadvantage."),
    "R-14": Rule("hiding, stealth",
        "A trained hider sets the DC with 4d6 + Agility score, an untrained one with 2d6 + Judgment modifier;"
        " conditions come on top."),
    "R-15": Rule("surprise",
        "An act out of nowhere is resolved before the first round; everybody else then checks Perception against"
        " DC 14."),
    "R-16": Rule("prepared", "Who knew that it was coming checks against DC 10 with advantage."),
    "R-17": Rule("asleep, sleeper, stimulus",
        "A sleeper checks against DC 17, and only where there is noise, heat or smell; else he sleeps on,"
        " surprised, without a roll."),
    "R-18": Rule("waking", "A sleeper who wakes checks once more, against DC 14, for surprise (ruling waking)."),
    "R-19": Rule("trigger", "Whoever began it is aware without a roll."),
    "R-20": Rule("surprised",
        "The surprised neither act nor move in the first round. Attacks on them gain no advantage, and a sneak"
        " attack takes a Perception check of its own."),
    "R-21": Rule("movement, encumbrance, augmentation",
        "Movement is that of the species, or the lower one of the load, plus augmentation; first percentages are"
        " lost, then feet."),
    "R-22": Rule("percentages",
        "Each percentage takes its part of what is left (ruling percentages), and the result is rounded once."),
    "R-23": Rule("paralysed",
        "Who has no movement left has 0 and is paralysed (ruling paralysed_acts: whether it acts)."),
    "R-24": Rule("percentage costs, stand, mount, dismount",
        "Standing up, mounting and dismounting cost 50 % of the species movement, a huge steed 100 %, whatever"
        " movement the turn has."),
    "R-25": Rule("difficult ground, crawl, through, hex",
        "A foot of difficult ground, or through the space of somebody friendly, costs 2 feet, crawling 3. A hex"
        " is 5 feet."),
    "R-26": Rule("hostile space", "The space of a hostile is closed; to enter it takes a competition."),
    "R-27": Rule("action, pick up",
        "A turn has one action, with movement before and after it. Picking up takes it and 10 feet, 20 with"
        " readying a weapon (ruling pick_up: the feet alone)."),
    "R-28": Rule("hold, held action", "No action can be kept for later without a skill for it."),
    "R-29": Rule("reaction", "One reaction a round, on anybody's turn (ruling surprised_reacts)."),
    "R-30": Rule("competition", "Both sides roll d12 + modifier; the higher total wins, and a tie changes nothing."),
    "R-31": Rule("strength, agility", "Each side of a competition chooses Strength or Agility."),
    "R-32": Rule("grab, owned",
        "Whoever takes a thing out of the space of an aware and able owner gives that owner advantage; a thing in"
        " nobody's space gives none."),
    "R-33": Rule("nhoblit, nimble", "A nhoblit has advantage when entering the space of a hostile."),
    "R-34": Rule("holder",
        "A winning attacker has the thing. A winning defender has it only with an action and 10 feet left; else,"
        " and on a tie, it stays where it lies."),
    "R-35": Rule("idle defender",
        "For a thing in nobody's space whose defender has nothing left nobody competes: the attacker takes it."),
    "R-36": Rule("attack, armor class, pool",
        "Each d20 of a pool counts by itself: die + score + bonuses, equal to the Armor Class or more, hits."
        " Melee and savage attacks go by Strength, ranged ones by Agility."),
    "R-37": Rule("damage", "Each die that hits does 1 damage."),
    "R-38": Rule("damage modifier",
        "The modifier of the sub-attribute is added once for each target that is hit at all."),
    "R-39": Rule("weight, light, medium, heavy",
        "A strike that hits adds the weight of its weapon: light 0, medium 1, heavy 2; a ranged one weighs 0"
        " unless said."),
    "R-40": Rule("size, large, huge, giant, colossal",
        "A large attacker adds 1 to all dice, a huge one 2, a giant 3, a colossal one 4."),
    "R-41": Rule("target size, ranged",
        "Ranged dice gain 1 against a large target, 2 huge, 3 giant, 4 colossal; smaller ones and melee make no"
        " difference."),
    "R-42": Rule("strike, pools, hands",
        "A strike is one pool of 1 to 5 dice against one target: main hand, off hand, savage, and what skills"
        " split off."),
    "R-43": Rule("critical",
        "Where a skill allows it, a 20 among two dice or more of the first strike brings one more d20, once."),
    "R-44": Rule("ranged critical", "Ranged attacks have no criticals (ruling ranged_critical)."),
    "R-45": Rule("sneak attack",
        "Against a victim who does not know of the attacker the first strike has two dice more."),
    "R-46": Rule("resistance",
        "Resistance is taken off each strike that hits, never below 0, before the modifier (ruling resistance:"
        " off the total)."),
    "R-47": Rule("grapple",
        "Both sides roll d12 + Strength or Agility; the grappler holds with the higher total (ruling"
        " grapple_tie)."),
    "R-48": Rule("grapple size, speed",
        "A larger grappler has +2 for each category of size (ruling grapple_size), a faster victim +1 for each"
        " full 10 feet."),
    "R-49": Rule("slick, prone, martial arts, footwork",
        "Slick ground gives the victim +3, lying prone costs a side 5 unless it has the footwork skill, martial"
        " arts give a side +2."),
    "R-50": Rule("takedown", "A takedown gives the grappler advantage."),
    "R-51": Rule("drag, slam",
        "A held victim is dragged at half movement; a grappler two categories larger drags at full and may slam"
        " it for its Strength modifier."),
    "R-52": Rule("sleeping on",
        "Who is still asleep may check again next round, and once awake checks for surprise in that round."),
    "R-53": Rule("same deed",
        "Whoever announces the same deed in one round competes for it last in the round, whatever the initiative."),
    "R-54": Rule("by hand, --modify",
        "--modify moves roll, foe roll, dc, attack, strike, movement or initiative of NAME, whichever the command"
        " has; each is the last of its group."),
    "R-55": Rule("weapon, only weapon",
        "The only weapon of the sheet that fits is taken, and said; of several one has to be named."),
    "R-56": Rule("strike with a weapon",
        "A strike may name a weapon of the sheet in place of a pool; ranged and other strikes do not mix."),
    "R-57": Rule("hit points, down",
        "Where a target's hit points are known, what is left of them is told, never below 0, and whether it is"
        " down."),
}


def words() -> Iterator[Entry]:
    """What may be written in the plan of a turn's movement."""
    for name, feet in GROUND.items():
        yield named("realms", "part", name, f"Costs {feet} {'foot' if feet == 1 else 'feet'} of movement a foot.")
    for name, percent in PERCENT.items():
        yield named("realms", "part", name, f"Costs {percent} % of the species movement.")
    for name, feet in FLAT.items():
        yield named("realms", "part", name, f"Costs {feet} feet of movement.")

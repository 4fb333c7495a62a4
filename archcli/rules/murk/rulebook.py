"""What the rules of The Murk say, by their ids."""

from collections.abc import Iterator

from archcli.rulebook import Entry, Rule, named
from archcli.rules.murk.weapon import WEAPONS

RULEBOOK = {
    "M-01": Rule("attribute roll, dice, attribute die",
        "Two d6 and the die of an attribute, added up, and flat changes. An attribute of 0 is not possessed and"
        " cannot be rolled."),
    "M-02": Rule("difficulty rating, dr, success", "A roll succeeds when its total is the Difficulty Rating or more."),
    "M-03": Rule("botch, failure",
        "A failed roll whose attribute die shows 1 is a botch; no roll has a critical success."),
    "M-04": Rule("potential, spending",
        "Each point of Potential spent on an attribute roll adds 1, up to what is held."),
    "M-05": Rule("potential gain, over six", "An attribute die that shows more than 6 brings 1 Potential."),
    "M-06": Rule("doubles, equal dice",
        "When the two d6 are equal, the attribute die's face is gained as Potential (ruling potential_gain)."),
    "M-07": Rule("potential loss", "An attribute die that shows 1 costs 1 Potential, never below 0."),
    "M-08": Rule("quality, tier, equipment, artifact",
        "Tier 1 takes 1 off, 2 changes nothing, 3 adds 1, 4 and 5 add 2, and 6 adds three attribute dice (ruling"
        " artifact)."),
    "M-09": Rule("suffering, wounded",
        "Each rank of Suffering takes 1 off attribute rolls (ruling suffering), never off injury, breakdown,"
        " backlash or miracle dice."),
    "M-10": Rule("rank, largest die",
        "No attribute die is larger than d10 at ranks 1 and 2, d12 at 3 and 4, d20 at 5."),
    "M-11": Rule("initiative, initiative score",
        "Everybody rolls the Initiative die as an attribute roll; the highest score acts first."),
    "M-12": Rule("further moments, next moment",
        "In each further Moment everybody rolls again, and adds it to the score before."),
    "M-13": Rule("ties in initiative",
        "The larger Initiative die goes first, equal dice roll a d20, again and again (ruling initiative_tie)."),
    "M-14": Rule("outpacing, lead",
        "A score 5 above another gives +2 on checks against that one, for each full 5 (ruling outpacing)."),
    "M-15": Rule("distance, bands, close, near, far, very far, distant, beyond",
        "Close is arm's reach (ruling close_feet), Near goes to 30 feet, Far to 250, Very far to 500, Distant to"
        " 1000; farther is beyond (ruling beyond)."),
    "M-16": Rule("phases, moment", "A Moment settles melees first, then shootouts, then contests of powers."),
    "M-17": Rule("roll, check, action", "Whoever does something else in a Moment makes one check for each action."),
    "M-18": Rule("melee", "A melee is fought at Close alone, and an attack there draws both into one."),
    "M-19": Rule("roll-off",
        "Each side makes an attribute roll, and the higher total wins; a tie is a ruling (roll_off_tie)."),
    "M-20": Rule("damage",
        "The winner deals the difference and the weapon's damage: 7 unless stated; rifle 8, pistol 7, one-handed"
        " 6, two-handed 8, crossbow 8, bow 7."),
    "M-21": Rule("group, several foes",
        "Each foe rolls, and you meet the highest of their rolls; a winning group hurts you once, with the weapon"
        " of the one you met."),
    "M-22": Rule("group damage, spill, track of a foe",
        "Damage goes to the lowest die first; a foe with a TRACK takes no more than that, and the rest passes on"
        " (ruling group_damage)."),
    "M-23": Rule("escape",
        "Whoever wins a melee may get away to Near in place of doing damage; who loses is hurt and stays (ruling"
        " escape)."),
    "M-24": Rule("shootout, ranged weapon", "A shootout takes Near or farther and a ranged weapon."),
    "M-25": Rule("leave, close, hunker",
        "A shootout or contest is left by going Close or hunkering down: that is all of the Moment, and nobody is"
        " hurt."),
    "M-26": Rule("contest, contest of powers",
        "A contest takes Near or farther; its winner deals the winning total, without a weapon (ruling"
        " contest_track)."),
    "M-27": Rule("faith, power", "The Faithful pay 1 Power for each Moment of a contest; without any there is none."),
    "M-28": Rule("esoteria, strain of a contest",
        "An Esoterist takes 5 Strain for each Moment of a contest, won or lost."),
    "M-29": Rule("conflict, social, spiritual, defend",
        "Words and wills are a roll-off whose winner deals the winning total to Strain or Exhaustion (rulings). A"
        " defender who wins deals nothing (ruling defense)."),
    "M-30": Rule("concede", "On Strain and Exhaustion the loser may concede in place of a rank of Suffering."),
    "M-31": Rule("injury, tracks, exhaustion, strain",
        "New damage is added to the track, and 2 + rank dice of its attribute are rolled against the total; equal"
        " or more has no effect (ruling injury_pool)."),
    "M-32": Rule("exploding, injury dice", "An injury die on its highest face brings another; no other dice do."),
    "M-33": Rule("failed injury", "A failed injury roll gives a rank of Suffering, and a Breakdown roll is due."),
    "M-34": Rule("armour, armor", "Armour adds a die to its track for each tier."),
    "M-35": Rule("breakdown",
        "A d6 for each rank of Suffering: over 20 the character dies or retires at the end of the scene."),
    "M-36": Rule("recover, recovery, care",
        "After a scene of care an attribute roll against a roll of the ranks heals one of them (ruling"
        " recovery_ranks)."),
    "M-37": Rule("cast, spell, magnitude",
        "A spell is an attribute roll with Esoteria against its DR; backlash follows either way."),
    "M-38": Rule("backlash, shield",
        "The Esoteria die alone against the Magnitude: what it lacks is stress (ruling backlash_track). Potential"
        " spent before it shields, one for one."),
    "M-39": Rule("ritual, scenes",
        "A ritual splits the Magnitude into 3 pieces for each scene (ruling ritual), each with a die of its own;"
        " the shield helps the first."),
    "M-40": Rule("pray, prayer, sins",
        "A prayer is an attribute roll with Faith against 8 and the sins since the last one; what it is over"
        " brings so much Power."),
    "M-41": Rule("miracle",
        "A miracle rolls a Faith die for each Power used, without the d6, against its DR; the Power is gone."),
    "M-42": Rule("potential for power", "Potential may stand for Power in a miracle, one for one."),
    "M-43": Rule("by hand, --modify",
        "--modify moves roll, and in roll-offs foe roll; injury, breakdown, miracle and initiative of NAME"
        " elsewhere. It never moves Potential."),
    "M-44": Rule("weapon, only weapon",
        "The only weapon of the sheet that fits is taken, and said, for you and for each foe; of several one has"
        " to be named."),
    "M-45": Rule("several leads, group lead",
        "With a lead against each foe you meet the highest roll, and outpacing counts against that foe (ruling"
        " group_lead)."),
    "M-46": Rule("reach, carries",
        "How far a weapon carries is checked by the ruling reach alone: a pistol Near, crossbow and bow Far, a"
        " rifle Very far."),
    "M-47": Rule("foes pay, contest of foes",
        "A foe's sheet contests with the larger of Faith and Esoteria, and pays for it as you do."),
}


def words() -> Iterator[Entry]:
    """The weapons that need no sheet."""
    for weapon in WEAPONS:
        where = "for a melee" if weapon.close else f"for a shootout, as far as {weapon.range}"
        yield named("murk", "weapon", weapon.name, f"Deals {weapon.damage} and the difference, {where}.")

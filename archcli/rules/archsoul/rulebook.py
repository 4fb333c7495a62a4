"""What the rules of Archsoul say, by their ids."""

from collections.abc import Iterator

from archcli.rulebook import Entry, Rule, named
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.told import Told, fits, told
from archcli.rules.archsoul.crit_table import TABLES
from archcli.rules.archsoul.grapple_actions import ACTIONS as HOLDS
from archcli.rules.archsoul.grapple_actions import Action as Hold
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import WeaponProperty
from archcli.rules.archsoul.turn_actions import ACTIONS, Action, cost

RULEBOOK = {
    "A-01": Rule("dice pool, pools, d6, success, successes, dice",
        "All dice are six-sided. Each that shows the difficulty or more is a success."),
    "A-02": Rule("stats, bonus, total, slash",
        "Stats with a / between them put their dice together. A +N or -N behind them brings no dice: the total is"
        " successes and bonus."),
    "A-03": Rule("difficulty, modifiers, kept within 2 to 6, over_six",
        "The usual difficulty is 4, and 2 to 6 may be typed. What raises and lowers it is summed up before the"
        " whole is brought back into 2 to 6 (ruling over_six)."),
    "A-04": Rule("no dice, empty pool, zero dice",
        "Without dice there are 0 successes and the bonus is all there is; such a pool never fails critically."),
    "A-05": Rule("critical failure, botch, fumble, critical miss",
        "No success and at least one 1 (ruling critical_failure). It can happen to checks, to attacks and to"
        " whoever acts in a grapple, never to damage or resistance (ruling opposed_botch: also to the other side"
        " of a shatter or grapple)."),
    "A-06": Rule("names in a pool, attribute, skill, specialization, unarmed damage, unlisted skill",
        "A pool may name attributes, skills and specializations of the sheet, and unarmed for its unarmed damage."
        " A skill that is not on the sheet is 0 (ruling unlisted_skill); an attribute has to be there."),
    "A-07": Rule("check, roll, against",
        "A check needs a total above its number (ruling hit: or equal to it). With no number, a total of 1 is"
        " enough."),
    "A-08": Rule("initiative, turn order, Precision/Awareness",
        "Every player character rolls once for the whole fight, at difficulty 4. The highest total begins, and"
        " every round keeps that order."),
    "A-09": Rule("enemies, foes, foe initiative, groups of foes",
        "All enemies share one initiative roll (ruling foe_initiative: one for each group)."),
    "A-10": Rule("tie, ties, initiative tie",
        "Of equal totals the higher Awareness goes first, then the higher Precision."),
    "A-11": Rule("roll-off, initiative roll-off",
        "Where that is equal too, each of them rolls one die, and who still ties rolls on."),
    "A-12": Rule("phases, same time, cycle",
        "Combatants of one side who stand next to each other in the order act together, as a phase. Where the"
        " last phase and the first are of one side they become one from the second round on."),
    "A-13": Rule("ambush, surprise",
        "In an ambush there is no initiative roll: the side that springs it decides who acts when, and goes first"
        " unless it says otherwise."),
    "A-14": Rule("free move, ambush move, first round",
        "In round 1 everybody who springs the ambush may go as far as one move for 0 AP."),
    "A-15": Rule("space, spaces, distance, adjacent, hex, square, map",
        "A space is 2 m across. Adjacent means 1 space away, on squares diagonally too (ruling square_adjacency)."),
    "A-16": Rule("front arc on hexes, back arc on hexes, hex facing, facing, arc",
        "On hexes a character faces a corner, with two neighbours ahead. The front arc is everything on that side"
        " of the own row; the row and all behind it are the back arc."),
    "A-17": Rule("front arc on squares, straight facing, square facing",
        "Facing n, e, s or w on squares, only what is farther ahead than the own row is the front arc."),
    "A-18": Rule("diagonal facing, diagonal",
        "Facing a corner on squares, the arcs are divided by the diagonal that runs across the way one faces, and"
        " this diagonal is back."),
    "A-19": Rule("large attacker, both arcs", "Who stands in both arcs at once attacks the front."),
    "A-20": Rule("hold firm, hold-firm, stance", "For 2 AP, the back arc counts as front until the own next turn."),
    "A-21": Rule("grappled arc, no front arc, grappled shield",
        "In a grapple one is all back: no front arc, no shield, and Hold Firm is no help."),
    "A-22": Rule("radius, area, ring, explosion, blast",
        "A radius of 2 m is a space with its neighbours, and each further 2 m is one ring more. Radius 2 m is 7"
        " hexes or 9 squares, 4 m 19 or 25, 6 m 37 or 49."),
    "A-23": Rule("attack, attack roll, damage roll, damage, hit",
        "An attack rolls at difficulty 4 and hits with a total above the target's number (ruling hit: or equal to"
        " it). A hit rolls damage, at difficulty 4 too (ruling damage_difficulty), and each point costs a hit"
        " point."),
    "A-24": Rule("unarmed attack, unarmed, fist, punch",
        "Precision/Primitive Attacks against Defense; damage is Athletics and the unarmed damage (a weapon of"
        " kind unarmed has its own)."),
    "A-25": Rule("melee attack, melee",
        "Precision/Melee Weapons against Defense; damage is Athletics, Weapon Mastery and the weapon."),
    "A-26": Rule("ranged attack, ranged, shoot, bow, firearm",
        "Precision/Ranged Weapons against Defense and shield; damage is Weapon Mastery and the weapon."),
    "A-27": Rule("thrown attack, thrown, throw",
        "Precision/Primitive Attacks against Defense and shield; damage is Athletics, Weapon Mastery and the"
        " weapon."),
    "A-28": Rule("elemental attack, elemental",
        "By magic Soulpower/Soul Casting against Defense and shield, with Soulpower/Evocation for damage. A"
        " weapon of kind elemental attacks with Precision/Ranged Weapons and does its own damage alone; some of"
        " these need no attack roll."),
    "A-29": Rule("soul attack, soul, soul magic",
        "Soulpower/Soul Casting against the target's Soulpower/Resolve at 4 (ruling soul_resist); Defense and"
        " shield are no help. Damage is rolled only where a pool for it is known."),
    "A-30": Rule("shield, shield bonus",
        "A shield adds to Defense against ranged, thrown and elemental attacks on the front arc (ruling"
        " shield_bonus: to the attack's difficulty), and never in a grapple."),
    "A-31": Rule("reach unarmed, unarmed reach", "Fists reach 2 m, the adjacent spaces."),
    "A-32": Rule("kick, not a punch, not-punch", "Unarmed and no punch: attack difficulty +1."),
    "A-33": Rule("metal limb, gauntlet, metal-limb",
        "Metal on the limb that strikes: one damage die more (ruling metal_limb: +1 damage)."),
    "A-34": Rule("improvised weapon, improvised",
        "In melee +1 on attack and damage difficulty (ruling improvised_penalty: thrown too)."),
    "A-35": Rule("broken weapon, broken",
        "In melee +1 on attack and damage difficulty (rulings broken_penalty, broken_weapons). One that is"
        " improvised as well has the larger of the two, once."),
    "A-36": Rule("range, accurate range, maximum range, max range",
        "Farther off than the accurate range the attack difficulty is +1; past the maximum range nobody can shoot"
        " or throw."),
    "A-37": Rule("cumbersome throw, cumbersome, oversized throw",
        "What is cumbersome is thrown with Athletics in place of Precision, at attack difficulty +1."),
    "A-38": Rule("burning arrow, elemental property, flaming",
        "An elemental property leaves a weapon's type as it is; an elemental attack needs the kind elemental."),
    "A-39": Rule("armor, strong against, weak against, strong, weak",
        "Strong against an armor of the target: attack difficulty -1. Weak against one: +1, and both together are"
        " nothing."),
    "A-40": Rule("armor-piercing, armor piercing",
        "With this property the -1 of a strong weapon is also on the damage difficulty (ruling armor_piercing:"
        " the +1 of a weak one as well)."),
    "A-41": Rule("area attack, several targets, targets, explosives",
        "One attack roll is counted for every target, at its own difficulty and against its own Defense; a soul"
        " attack is resisted by each with a roll. It fails critically where it does so for all of them."),
    "A-42": Rule("area damage, damage of an area attack",
        "All who are hit take one and the same damage roll, counted anew where armor-piercing moves it for one of"
        " them."),
    "A-43": Rule("AP of an attack, attack AP, AP",
        "2 for an attack, 1 thrown or quick, 3 reckless or in a charge, 2 by magic (ruling magic_ap), none in a"
        " reaction."),
    "A-44": Rule("scatter, missed throw",
        "A throw with a total of 0 or less misses. If it does so for all targets, one die finds the space next to"
        " them where the thing lands, clockwise from straight on: d6 on hexes, d8 on squares (d4 by the ruling"
        " square_adjacency)."),
    "A-45": Rule("projectile, where a shot lands, end of range",
        "What hits falls down in the space of its target, what misses flies on to the maximum range. A row of a"
        " critical table may decide otherwise."),
    "A-46": Rule("quick attack, quick, quick-attack", "1 AP with a one-handed weapon: damage difficulty +1."),
    "A-47": Rule("quick attack non-light, other hand, off hand, two weapons, non-light",
        "In a quick attack a weapon that is not light has attack difficulty +1, and one in the other hand adds 1"
        " more (rulings semi_light, unarmed_light)."),
    "A-48": Rule("reckless attack, reckless, reckless-attack",
        "3 AP, melee or unarmed: attack difficulty +2, damage difficulty -1."),
    "A-49": Rule("feint",
        "Precision with Confusion or Acting at 5 against Intellect/Read Emotions at 4. With a higher total the"
        " attack follows and the opponent may be turned; else it is a miss, and no die is rolled for it."),
    "A-50": Rule("feint against beasts, anatomy, animal intelligence",
        "A body unlike a human one makes the feint difficulty +1; animals cannot be feinted at all."),
    "A-51": Rule("combining maneuvers, maneuver, maneuvers, attack modifiers, special attacks",
        "Quick, reckless and charge exclude each other, and each goes with one of feint, sneak, knockdown,"
        " shatter and cleave. Of these five only feint joins another, shatter or knockdown; elemental and soul"
        " attacks take none."),
    "A-52": Rule("sneak attack, sneak, study, studied, sneak-attack",
        "After 3 or more actions of study in a row: damage difficulty -1."),
    "A-53": Rule("sneak attack in melee, sneak never botches",
        "With melee weapons or fists it has no critical failures."),
    "A-54": Rule("sneak attack range, ranged sneak", "From afar it works up to the accurate range."),
    "A-55": Rule("sneak attack anatomy, golem, plant, unfamiliar",
        "It needs a body that one knows: Engineering 5 for a golem, Survival 5 for a hostile plant, and an"
        " unfamiliar one rules it out."),
    "A-56": Rule("knockdown, knocked down, trip",
        "Instead of hurting, the damage total of a hit is set against Athletics/Resolve at 3, and a higher one"
        " knocks the target down. Nobody loses hit points by it."),
    "A-57": Rule("ranged knockdown, thrown knockdown",
        "Shot or thrown, a knockdown is at +1 on attack and damage difficulty."),
    "A-58": Rule("shatter, sunder, break an item, hardness",
        "Against the attack stands the opponent's own attack with the item, at difficulty 4. The higher total"
        " damages the other's item, less its hardness, and a tie harms neither (rulings critical_misses,"
        " opposed_botch)."),
    "A-59": Rule("shatter drop, drop the item",
        "Whoever lets the item fall is spared the shatter; a shield cannot be let go."),
    "A-60": Rule("shatter by hand or from afar, unarmed shatter, ranged shatter",
        "Unarmed, shot or thrown, a shatter is at +1 on attack and damage difficulty."),
    "A-61": Rule("shatter a shield, shield as plate",
        "Armor moves a shatter only where a shield is struck, and a shield is plate."),
    "A-62": Rule("cleave",
        "One melee blow at 2 adjacent spaces, not with a light or semi-light weapon: attack and damage difficulty"
        " +1."),
    "A-63": Rule("cleave in a reaction, reactive cleave", "No reactive attack is a cleave."),
    "A-64": Rule("charge, mounted charge, flail, lance",
        "3 AP, mounted, with flail or lance, straight on for 3 spaces up to 6 times the mount's speed. That speed"
        " in dice joins the damage pool."),
    "A-65": Rule("shield intercept, shield-intercept",
        "For 1 AP, until the own next turn, whatever is shot or thrown through one's space has attack difficulty"
        " +1, from friends as well (ruling intercept_elemental)."),
    "A-66": Rule("soul shield, soul-shield",
        "For 3 AP a willing neighbour may resist soul attacks with the protector's pool, if it has more dice."
        " That draws no reactive attack (ruling soul_shield_reacts)."),
    "A-67": Rule("reactive attack, triggers, reactive, opportunity, trigger",
        "Drawn by shooting or throwing, leaving a space, standing up, picking up, a backpack, soul magic, a grab,"
        " the landing of a jump, and trampling."),
    "A-68": Rule("reactive attack by whom, reactive attack AP, reach",
        "0 AP, melee or unarmed, at an opponent within reach in the front arc. Every maneuver goes with it but"
        " cleave and charge."),
    "A-69": Rule("leaving a space, leaving-space, landing, once a turn",
        "Leaving a space and landing draw one attack from each reactor a turn; a trample draws its own in any"
        " case."),
    "A-70": Rule("interrupt, interruption, prevented",
        "Who is hit by it rolls Endurance/Resolve at 3 (ruling interrupt_difficulty), and loses the action unless"
        " the total is above the damage, which is 0 for a knockdown. A trample is stopped by the hit alone."),
    "A-71": Rule("polearm, polearm against charge",
        "A reactive blow with a polearm at somebody who charges has the mount's speed in damage dice more."),
    "A-72": Rule("stopped charge, dismounted",
        "A rider whose charge is prevented is thrown off and lies on the ground (ruling stopped_charge, for a"
        " trample)."),
    "A-73": Rule("grappled attacks, attacks while grappled",
        "Who is grappled neither attacks nor reacts, except by the grapple's own actions; magic is possible after"
        " a grapple roll is won."),
    "A-74": Rule("trample, avoid",
        "0 AP within a move or a charge, over somebody smaller than the mount, and not as the end of the turn."
        " Who steps aside is passed, and nothing is rolled."),
    "A-75": Rule("trample blow, stopping a trample",
        "Who stands fast makes a reactive attack on the rider first, whatever else it has reacted to. A hit stops"
        " the mount and hurts."),
    "A-76": Rule("trample damage",
        "If that blow misses, the mount goes on and rolls its trample damage, which no armor moves."),
    "A-77": Rule("grapple roll, grapple, Athletics/Agility",
        "Either Precision/Primitive Attacks or Athletics/Agility, at difficulty 4; a game master may move that"
        " for size."),
    "A-78": Rule("grab, start a grapple",
        "2 AP and an empty hand, drawing a reactive attack: Precision/Primitive Attacks against either grapple"
        " roll. Success puts both in a grapple that the grabber controls."),
    "A-79": Rule("grapple tie, tie in a grapple, opposed grapple",
        "The higher roll wins, and a tie is for whoever has control. Before a grab nobody has it, so that a tie"
        " fails (ruling hit)."),
    "A-80": Rule("control, control of a grapple",
        "Control goes to whoever won the roll (ruling control), and stays where it is after a tie."),
    "A-81": Rule("grapple attack, grapple-attack, close-combat",
        "1 AP: success hurts as an unarmed hit does, or as a close-combat weapon."),
    "A-82": Rule("escape, break free", "2 AP: success leaves the grapple."),
    "A-83": Rule("escape while down, escape prone",
        "Lying down, an escape brings one to one's feet, and the grapple goes on."),
    "A-84": Rule("steal, disarm",
        "1 AP with control: success takes a thing out of the hand, or from where it is easily had."),
    "A-85": Rule("takedown", "1 AP with control: success brings both down, where the target was standing."),
    "A-86": Rule("grapple throw, grapple-throw",
        "2 AP with control: success does the unarmed damage, flings the target away or down, and is the end of"
        " the grapple."),
    "A-87": Rule("other actions in a grapple, grappled, drag",
        "Anything else takes a grapple roll before it. Where one goes, the others in the grapple are taken along."),
    "A-88": Rule("grapple critical failure, grapple botch",
        "A critical failure loses even the tie of whoever has control (ruling controller_botch), and only a"
        " higher total takes control from it. Its table is unarmed."),
    "A-89": Rule("critical tables, crit table, crit-table, crit",
        "A critical failure may be rolled on a table: one die for its row, of the table that fits the attack"
        " (rulings thrown_table, elemental_table, elemental_weapon_table)."),
    "A-90": Rule("melee table, critical table melee",
        "1 and 2 drop the weapon, 3 makes the next attack harder, 4 costs 1 Defense, 5 lets the target react. 6"
        " turns the damage roll on the weapon, whose hardness is no help."),
    "A-91": Rule("firearm table, critical table firearm, jam, misfire",
        "1 jams for a round, 2 makes the next attack harder, 3 and 4 do 2 and 4 damage to the shooter. 5 and 6 do"
        " 4 and 6 to all within 2 m, and the weapon is broken or gone."),
    "A-92": Rule("bow table, critical table bow, string",
        "1 drops the bow, 2 and 3 send the shot into a neighbour of the target or an ally within 6 m. 4 does 2"
        " damage to the archer, 5 makes the next attack harder, 6 leaves the bow without its string."),
    "A-93": Rule("unarmed table, critical table unarmed",
        "1 is a fall, 2 costs a space of movement, 3 makes the next attack harder, 4 costs 1 Defense, 5 lets the"
        " target react. 6 turns the damage roll on oneself, for 5 at most."),
    "A-94": Rule("soul table, critical table soul, Drain",
        "1 to 3 are as much Drain, 4 is 4 damage by fire, 5 drags the caster 2 m onwards, 6 costs 1 Soulpower."),
    "A-95": Rule("fall damage, fall, falling",
        "As many dice as whole metres, at difficulty 4; each success is 1 damage (rulings falling)."),
    "A-96": Rule("falling time, fall time, seconds",
        "After t seconds the fall is 5 times t times t metres long, so 5, 20 and 45 m. It costs 0 AP."),
    "A-97": Rule("jump, jumping",
        "Part of a move, straight on: Athletics and half of Conditioning in metres, upwards a third as much."),
    "A-98": Rule("jump limit, length of a jump",
        "A jump takes up no more spaces than are left to walk: those of the move actions spent, less those"
        " walked."),
    "A-99": Rule("jump landing, landing of a jump",
        "Coming down draws reactive attacks like leaving the space where one lands."),
    "A-100": Rule("improvised damage, weight, base damage",
        "A die of damage for 10 lb each, up to 50 lb; beyond that one for 50 lb each. So 30 lb are 3, 100 lb 6,"
        " 200 lb 8."),
    "A-101": Rule("lifting, lifting row, heavy objects",
        "The rows end at 50, 150, 300, 500, 700, 900, 1100 and 1300 lb (ruling lifting), of which 50 lb itself is"
        " in row 2. Up to 10 lb a thing has no row, over 1300 lb it is no weapon."),
    "A-102": Rule("athletics difference, attribute maximum, thrown range",
        "Athletics less the row: 1 is difficulty +2, 2 m, attributes to 1; 2 is +1, 4 m, to 3; 3 is +1, 6 m, to"
        " 5; from 4 on +0, 8 m, no limit."),
    "A-103": Rule("too heavy, unusable", "Athletics has to be above the row of the thing."),
    "A-104": Rule("improvised difficulty, heavy weapon difficulty",
        "The shift of the row is on attack and damage, besides the +1 for being improvised; a thrown thing with"
        " no row is spared that +1 (ruling improvised_penalty)."),
    "A-105": Rule("oversized object, oversized, thrown objects",
        "From 50 lb on (ruling oversized_weight) a thing is thrown with Athletics, and its attack difficulty is"
        " +1 more."),
    "A-106": Rule("attribute limit, capped attributes",
        "No more of Athletics and Precision than the maximum goes into pools and throwing range."),
    "A-107": Rule("recover, recovering ammunition, ammunition, shot, stone",
        "Shot is lost once fired; stones of a sling and thrown things are always found."),
    "A-108": Rule("arrows, bolts, arrow, bolt, breaking arrows",
        "Each arrow or bolt rolls a die and is broken on a 1 (ruling recover_breaks)."),
    "A-109": Rule("action points, turn, AP of a turn, free actions, second, round",
        "3 AP a turn, of a second each. Dropping a thing, turning around and dropping prone are free, in one's"
        " own turn."),
    "A-110": Rule("move, slow move, slow-move, movement",
        "A move is 3 spaces unless the sheet has another number, facing where one goes; a slow move is 1 space,"
        " facing anywhere. The third move of a round doubles them all."),
    "A-111": Rule("drawing, draw-simple, draw-awkward, draw-backpack, pick-up, equip",
        "Drawing costs 1 AP for one hand's item or one on the ground, 2 AP for a shield, a two-handed weapon, a"
        " thing out of a backpack or hard to get at. A spear for two hands is 1 AP."),
    "A-112": Rule("carried action, continued, two turns, not-consecutive",
        "The 2 AP of an awkward item or a backpack may be the last of one turn and the first of the next."),
    "A-113": Rule("after a quick attack, attack-after-quick",
        "A quick attack is the last attack of its turn, reactive ones apart."),
    "A-114": Rule("weapon-used, quick attack weapon, used weapon",
        "The weapon of a quick attack is one that was not used in this round so far, in reactions neither."),
    "A-115": Rule("studying, not-studied, consecutive study",
        "The 3 studies stand right before the sneak attack, earlier turns included; any other action with AP"
        " between them spoils the count."),
    "A-116": Rule("needs-shield, needs-mount, needs-move, mount, shield in a turn",
        "Shield Intercept takes a shield and no grapple, a charge a mount, a trample a mount and a move or"
        " charge."),
    "A-117": Rule("grappled turn, not-grappled, needs-control, actions while grappled",
        "A grapple bars moves, charges, standing up and weapon attacks, and only in it are there grapple-attack,"
        " escape, steal, takedown and grapple-throw. The last three need control."),
    "A-118": Rule("what draws a reactive attack, triggers of a turn, draws reactions",
        "Moving, charging, trampling, shooting, throwing, casting, standing up, picking up, a backpack, a grab,"
        " and attacks with ranged, thrown or elemental weapons. A Soul Shield does only by ruling"
        " soul_shield_reacts."),
    "A-119": Rule("stances, stance, defensive maneuvers",
        "Hold Firm, Shield Intercept and Soul Shield hold until one's next turn begins."),
    "A-120": Rule("sheet mistakes, sheet, sheets",
        "A sheet with unknown keys, wrong types or numbers out of range is refused, and every mistake in it is"
        " told at once."),
    "A-121": Rule("unknown names, unknown weapon",
        "For a name that the sheet does not have the nearest that it has is proposed."),
    "A-122": Rule("house file, house rules, rulings",
        "A house file sets rulings, and is held to its keys and values as a sheet is."),
    "A-123": Rule("hit points, down, hit_points_left",
        "Where a target's hit points are known, what is left of them is told, never below 0, and whether that is"
        " none."),
    "A-124": Rule("by hand, --modify",
        "--modify moves a pool, a difficulty, the resistance, the damage or an initiative, whichever the command"
        " has. It comes last, before a difficulty is kept within 2 to 6."),
    "A-125": Rule("several of one sheet, SHEET*N, NAME=SHEET",
        "SHEET*N stands for N of a kind, numbered; NAME=SHEET for one by another name."),
    "A-126": Rule("weapon, only weapon, which weapon",
        "The only weapon of the sheet that fits type and maneuvers is taken, and said; of several one has to be"
        " named."),
    "A-127": Rule("--type, type of an attack, throwing a melee weapon",
        "A weapon attacks by its own kind. Those of melee may be thrown and thrown ones swung, and any is an"
        " improvised weapon for both."),
    "A-128": Rule("target sheets, several target sheets",
        "More than one target makes an area attack, to which each brings its Defense, shield, armor and hit"
        " points."),
    "A-129": Rule("--crit, critical in an attack, rolling on a critical table",
        "--crit rolls the table with the attack. Its row decides where weapon or shot end up, and row 6 of melee"
        " and unarmed rolls the attack's own damage."),
    "A-130": Rule("trample in a charge, --charge, trample charge",
        "In a charge the mount's speed in dice joins the blow of a polearm, and a stopped rider falls (ruling"
        " stopped_charge)."),
    "A-131": Rule("assumed grapple rolls, assumes, grapple in a plan",
        "A planned turn takes its grapple rolls as won and names them. What each wins holds for the actions"
        " behind it."),
    "A-132": Rule("weapons in a turn, weapon of an action",
        "An action of a plan may name a weapon of the sheet, and it has to be one that this attack could be made"
        " with."),
    "A-133": Rule("maneuvers in a turn, attack+quick",
        "In a plan maneuvers stand behind their attack, shot or throw with a plus, as in attack+quick+sneak."
        " Quick makes it 1 AP, reckless and charge 3."),
    "A-134": Rule("mounted, mounted move", "In the saddle a move is as long as the mount's speed."),
}


PROPERTIES_TOLD: dict[WeaponProperty, str] = {
    "light": "Its quick attacks are no harder to hit with.",
    "semi-light": "Not light in a quick attack (ruling semi_light).",
    "two-handed": "Drawing it is 2 AP, a spear 1.",
    "armor-piercing": "What makes its attack easier against armor makes its damage easier too.",
    "close-combat": "Can strike in a grapple.",
    "polearm": "Against a charge it has the mount's speed in damage dice more.",
    "flail": "A weapon for the saddle.",
    "lance": "A weapon for the saddle.",
    "elemental": "Burns or the like, and keeps its own type.",
}
"""What is special about a weapon, besides the maneuvers that it is fit for."""


def words() -> Iterator[Entry]:
    """Maneuvers, actions of a turn, actions in a grapple, properties of weapons, and critical tables."""
    rulings = Archsoul()
    for name, maneuver in MANEUVERS.items():
        yield named("archsoul", "maneuver", name, _maneuver(told(maneuver, rulings), maneuver.RULE))
    for name, action in ACTIONS.items():
        yield named("archsoul", "action", name, _action(action, cost(name, rulings)))
    for name, hold in HOLDS.items():
        yield named("archsoul", "grapple", name, _hold(hold))
    for name, what in PROPERTIES_TOLD.items():
        yield named("archsoul", "property", name, what + _fitness(name, rulings))
    for name, rows in TABLES.items():
        told_rows = "; ".join(f"{die} {row.outcome}" for die, row in enumerate(rows, start=1))
        yield named("archsoul", "table", name, f"{told_rows}.")


def _maneuver(numbers: Told, rule: str) -> str:
    said = [
        "AP as without it" if numbers.ap is None else f"{numbers.ap} AP",
        *(() if numbers.first is None else (f"a roll at {numbers.first} first",)),
        *(f"{roll} difficulty {shift}" for roll, shift in (
            ("attack", numbers.attack), ("damage", numbers.damage)) if shift),
    ]
    return f"{'; '.join(said)}. For {', '.join(numbers.types)} ({rule})."


def _action(action: Action, ap: int) -> str:
    said = {
        "AP by a ruling": action.ap is None, "an attack": action.attack, "may draw a reactive attack": action.triggers,
        "not while grappled": action.free_only, "only in a grapple": action.grappled,
        "only with control of it": action.control, "only with a mount": action.mounted,
        "only with a shield": action.shield, "may span two turns": action.spans,
        "holds until the next turn": action.stance,
    }
    return f"{'; '.join((f'{ap} AP', *(words for words, true in said.items() if true)))}."


def _hold(hold: Hold) -> str:
    ap = "AP of the action" if hold.ap is None else f"{hold.ap} AP"
    end = ", and it is over" if hold.ends else ""
    effects = ", ".join(effect.replace("-", " ") for effect in hold.effects)
    return f"{ap}{', only in control' if hold.controlled else ''}. Success: {effects}{end}."


def _fitness(name: WeaponProperty, rulings: Archsoul) -> str:
    """The maneuvers that a melee weapon gains and loses by a property."""
    with_it, without = (
        {key for key, maneuver in MANEUVERS.items() if fits(maneuver, "melee", own, rulings)} for own in ((name,), ())
    )
    gained, lost = sorted(with_it - without), sorted(without - with_it)
    return "".join((
        f" Fit for {' and '.join(gained)}." if gained else "", f" Not fit for {' and '.join(lost)}." if lost else "",
    ))

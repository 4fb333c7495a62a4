"""Rules of The Murk: some small enough to list every face (SMALL), some to be rolled (ORDINARY)."""

from collections.abc import Callable
from functools import partial

from archcli.dice.dice import Dice
from archcli.report import Result
from archcli.rules.murk.breakdown import breakdown
from archcli.rules.murk.cast import Spell, cast
from archcli.rules.murk.conflict import Stance, conflict
from archcli.rules.murk.contest import Contender, contest
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.foes import Foe, Foes
from archcli.rules.murk.initiative import Participant, initiative
from archcli.rules.murk.injury import Injured, injury
from archcli.rules.murk.melee import melee
from archcli.rules.murk.miracle import Offering, miracle
from archcli.rules.murk.pray import Prayer, pray
from archcli.rules.murk.recover import Patient, recover
from archcli.rules.murk.roll import roll
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.shootout import shootout
from archcli.rules.murk.weapon import Weapon, bare

Rule = Callable[[Dice], Result]


def rule(function: Callable[..., Result], *values: object, **named: object) -> Rule:
    return lambda dice: partial(function, *values, **named)(dice=dice)


RULED = Murk(roll_off_tie="larger-die", potential_gain="best", artifact="flat", injury_pool="table", escape="free",
             defense="strikes", group_damage="lowest", ritual="powers")


def me(die: int, *, bonus: int = 0) -> Effort:
    return Effort(die=die, bonus=bonus)


def foe(die: int, damage: int = 7, track: int | None = None) -> Foe:
    return Foe(name="foe", die=die, weapon=bare(damage), track=track)


def foes(*each: Foe, bonus: int = 0, lead: tuple[int, ...] = ()) -> Foes:
    return Foes(each=each, bonus=bonus, leads=lead)


def who(name: str, die: int, bonus: int = 0, previous: int = 0) -> Participant:
    return Participant(name, Effort(die=die, bonus=bonus), previous)


HARDEST = Murk(group_lead="hardest", roll_off_tie="larger-die")
D4, ME, SABER = foes(foe(4)), me(6, bonus=1), Weapon(name="saber", damage=6, range="close")
UNARMED = Foe(name="foe", die=4, weapon=None)
SMALL: dict[str, Rule] = {
    "roll": rule(roll, me(8), dr=11, rulings=Murk()),
    "roll without a DR": rule(roll, me(8), rulings=RULED),
    "roll with an artifact": rule(roll, me(4), dr=20, tier=6, rulings=Murk()),
    "shootout, left": rule(shootout, me(6), D4, weapon=SABER, leave="hunker", rulings=Murk()),
    "breakdown": rule(breakdown, 4),
    "recover": rule(recover, me(6), Patient(ranks=2), rulings=Murk(recovery_ranks=3)),
    "cast": rule(cast, me(6), Spell(dr=9, magnitude=7, shield=2), rulings=Murk()),
    "cast, a ritual": rule(cast, me(4), Spell(dr=9, magnitude=8, shield=1, scenes=1), rulings=RULED),
    "pray": rule(pray, me(6), Prayer(sins=1), rulings=Murk()),
    "miracle": rule(miracle, Offering(die=6, power=3, potential=1, dr=14)),
}
ORDINARY: dict[str, Rule] = {
    "roll": rule(roll, me(10, bonus=1), dr=12, tier=6, rulings=Murk()),
    "initiative": rule(initiative, [who("A", 8), who("B", 8), who("C", 6), who("D", 8)], rulings=Murk()),
    "melee": rule(
        melee, ME, foes(foe(8, damage=6), foe(10, damage=8), foe(6), lead=(5,)), weapon=SABER, rulings=RULED),
    "melee, a lead against each": rule(
        melee, ME, foes(foe(8), foe(6, damage=9), lead=(10, -5)), weapon=SABER, rulings=HARDEST),
    "shootout": rule(shootout, ME, foes(foe(8, track=4), foe(8), lead=(5,)), weapon=SABER, rulings=Murk()),
    "shootout at one who has no ranged weapon": rule(
        shootout, ME, foes(UNARMED, foe(4, damage=0)), weapon=SABER, rulings=Murk()),
    "contest": rule(contest, ME, foes(foe(8), foe(12), lead=(5, 0)), Contender(power="esoteria"), rulings=Murk()),
    "conflict": rule(
        conflict, ME, foes(foe(8), lead=(5,)), Stance(kind="spiritual", foe_defend=True), rulings=Murk()),
    "injury": rule(injury, Injured(die=6, rank=2, total=12, damage=8, armor=1), rulings=Murk()),
    "breakdown": rule(breakdown, 5),
    "recover": rule(recover, ME, Patient(ranks=3), rulings=Murk()),
    "cast": rule(cast, ME, Spell(dr=11, magnitude=14, shield=2, scenes=1), rulings=Murk()),
    "pray": rule(pray, ME, Prayer(sins=3), rulings=Murk()),
    "miracle": rule(miracle, Offering(die=8, power=4, dr=20)),
}

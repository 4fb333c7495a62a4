"""How an attack is made: two weapons, bursts, a coup de grace, and what each costs (L-21 to L-28; The Fighting)."""

from typing import Annotated

from archcli.errors import RuleError
from archcli.given import WEAPON, Given, Range
from archcli.record import Record
from archcli.rules.soluna.weapon import GUN, PANEL, Fire, Weapon

TWO, DEFENDER = "Two weapons", "Defender"
SHOTS: dict[Fire, int] = {"single": 1, "semi": 1, "automatic": 3}
"""Most attacks of one main act by the action of a gun (L-26)."""
DUAL, DUAL_LARGE = 4, 6


class Hands(Record):
    """The weapons at hand, as they are named."""

    main: Annotated[Weapon, Given(
        "-w", "--weapon", panel=PANEL, takes=WEAPON, metavar="N|WEAPON",
        help="The weapon's bonus, or a weapon of the attacker's sheet (the only one that fits).",
    )] = Weapon()
    off: Annotated[Weapon | None, Given(
        "--offhand", panel=TWO, takes=WEAPON, metavar="N|WEAPON",
        help="The second weapon: a bonus, or a weapon of the sheet (the first one again).",
    )] = None

    @property
    def second(self) -> Weapon:
        """The weapon in the off hand: the first one again, also where only a bonus is named (L-22)."""
        off = self.off or self.main
        return off if off.name else self.main.replace(bonus=off.bonus)


class Maneuver(Record):
    """How the attack is made. `extra_shots` None: no ability was claimed; `grasp`: points of Double Grasp."""

    shots: Annotated[int, Range(1), Given(
        "--shots", panel=GUN, help="Attacks of one main act: 1, or up to 3 of an automatic.",
    )] = 1
    extra_shots: Annotated[int | None, Range(1, 100), Given(
        "--extra-shots", panel=GUN, help="Attacks that an ability adds, 1 to 100.",
    )] = None
    loaded: Annotated[int | None, Range(0), Given("--loaded", panel=GUN, help="Rounds in the gun.")] = None
    dual: Annotated[bool, Given("--dual", panel=TWO, help="A weapon in each hand: two attacks at -4.")] = False
    dual_large: Annotated[bool, Given(
        "--dual-large", panel=TWO, help="Two weapons whose entries bar shields: -6.",
    )] = False
    grasp: Annotated[int, Range(0), Given(
        "--grasp", panel=TWO, help="What Double Grasp takes off the penalty.",
    )] = 0
    coup_de_grace: Annotated[bool, Given(
        "--coup-de-grace", panel=DEFENDER, help="Kill a prone defender, without dice.",
    )] = False

    @property
    def two(self) -> bool:
        """Whether there is a weapon in each hand (L-22)."""
        return self.dual or self.dual_large

    @property
    def attacks(self) -> int:
        """Attacks with one weapon (L-26, L-27)."""
        return self.shots + (self.extra_shots or 0)


def dual_penalty(main: Weapon, offhand: Weapon, maneuver: Maneuver) -> int:
    """What each of two attacks loses, 0 or less: 4 (L-22), 6 if a weapon bars shields (L-23), less Double Grasp (L-25).

    Raises RuleError for a weapon that is never dual-wielded (L-24).
    """
    for weapon in (main, offhand):
        if weapon.class_ is not None:
            raise RuleError(f"a {weapon.class_} is never dual-wielded: leave out --dual", rule="L-24")
    large = maneuver.dual_large or main.no_shield or offhand.no_shield
    return min(0, maneuver.grasp - (DUAL_LARGE if large else DUAL))


def check_burst(gun: Weapon, maneuver: Maneuver, attacks: int) -> None:
    """Raises RuleError for more shots than the action has (L-26), an extra attack with a single-shot gun (L-27), or
    fewer rounds than `attacks` (L-28)."""
    most = SHOTS[gun.fire]
    if maneuver.shots > most:
        raise RuleError(
            f"--shots is {maneuver.shots}, and the action of the gun is {gun.fire}: at most {most} a main act",
            rule="L-26",
        )
    if maneuver.extra_shots is not None and gun.fire == "single":
        raise RuleError("--extra-shots needs a gun of action semi or automatic, and this one is single", rule="L-27")
    if maneuver.loaded is not None and maneuver.loaded < attacks:
        raise RuleError(f"--loaded is {maneuver.loaded}, and {attacks} attacks take {attacks} rounds", rule="L-28")

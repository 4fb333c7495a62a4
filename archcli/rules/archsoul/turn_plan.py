"""What is planned for a turn: each action with its maneuvers and its weapon, and what is wrong with it."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from archcli.errors import RuleError, UsageError, no_such
from archcli.given import Given, Range
from archcli.names import fold
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver
from archcli.rules.archsoul.attack.refusals import together
from archcli.rules.archsoul.attack.swing import UNARMED, Arms
from archcli.rules.archsoul.attack.weapons import is_unarmed, misfit
from archcli.rules.archsoul.grapple_actions import refuse_weapon
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Sheet, Weapon
from archcli.rules.archsoul.turn_actions import ACTIONS, DRAWING, SHORT, STUDIES, WEAPONS, WITH_MANEUVERS, Action, cost

FIGHTER, BEFORE = "Fighter", "Before this turn"
FIST = Weapon(name=UNARMED, kind="unarmed", damage=0)
"""What `:unarmed` stands for."""
WEAPON = "weapon"
"""The code of a weapon that an action cannot be done with (A-132, A-133)."""


class Fighter(Record):
    """Who takes the turn: move and mount speed in spaces (None: no mount), and the state the turn begins in.

    `rides`: whether there is a mount to ride, where not its speed alone says so; `slowed`: what changes the own move.
    """

    name: str | None = None
    rides: bool | None = None
    slowed: tuple[Modifier, ...] = ()
    move: Annotated[int, Range(0, rule="A-110"), Given(
        "--move", sheet="move", panel=FIGHTER, help="The move in spaces (3, or the sheet's).")] = 3
    mounted: Annotated[bool, Given(
        "--mounted", panel=FIGHTER, help="On the mount: the move is its speed.")] = False
    mount_speed: Annotated[int | None, Range(1, 40, rule="A-64"), Given(
        "--mount-speed", sheet="mount.speed", metavar="1-40", panel=FIGHTER,
        help="The mount's speed in spaces.")] = None
    shield: Annotated[bool, Given("--shield", panel=FIGHTER, help="A shield is worn.")] = False
    grappled: Annotated[bool, Given("--grappled", panel=BEFORE, help="The turn begins in a grapple.")] = False
    control: Annotated[bool, Given("--control", panel=BEFORE, help="In control of that grapple.")] = False
    prone: Annotated[bool, Given("--prone", panel=BEFORE, help="The turn begins on the ground.")] = False
    ambush: Annotated[bool, Given(
        "--ambush", panel=BEFORE, help="First round of an ambush of one's own: a free move.")] = False
    studied: Annotated[int, Range(0, rule="A-115"), Given(
        "--studied", panel=BEFORE, help="Studies of the turns before, unbroken (0).")] = 0
    used: Annotated[tuple[str, ...], Given(
        "--used", metavar="WEAPON", panel=BEFORE,
        help="A weapon that attacked this round already, in a reaction; repeatable.")] = ()
    continued: Annotated[bool, Given(
        "--continued", panel=BEFORE, help="A drawing of 2 AP was begun last turn.")] = False

    @property
    def pace(self) -> int:
        """The spaces of one move (A-110, A-134)."""
        if self.mounted and self.mount_speed is not None:
            return self.mount_speed
        return max(0, self.move + sum(change.by for change in self.slowed))

    @property
    def can_ride(self) -> bool:
        """Whether there is a mount under the fighter (A-116)."""
        return self.mount_speed is not None if self.rides is None else self.rides


class Planned(NamedTuple):
    """An action as it is planned.

    `name`: as typed, without the weapon (`attack+quick`); `action` and `maneuvers`: what is in it; `weapon`: the one
    that is named; `wielded`: what that is on the fighter's sheet (None: nothing is looked up).
    """

    name: str
    action: str
    maneuvers: tuple[str, ...] = ()
    weapon: str | None = None
    wielded: Weapon | None = None

    @property
    def parts(self) -> list[type[Maneuver]]:
        """The maneuvers in it."""
        return [MANEUVERS[name] for name in self.maneuvers]

    @property
    def costly(self) -> str:
        """The action whose AP it costs (A-133)."""
        return next((part.ACTION for part in self.parts if part.ACTION), self.action)

    @property
    def kinds(self) -> tuple[Action, Action]:
        """What is known of it by the table."""
        return ACTIONS[self.action], ACTIONS[self.costly]

    @property
    def attacks(self) -> bool:
        """Whether it is an attack (A-113)."""
        return self.kinds[0].attack

    def ap(self, rulings: Archsoul) -> int:
        """Its action points."""
        return cost(self.costly, rulings)


def planned(word: str, sheet: Sheet | None = None) -> Planned:
    """An action as it is typed: ACTION[+MANEUVER]...[:WEAPON].

    With a sheet the weapon of an attack is looked up there (A-132). Raises UsageError for an unknown action, maneuver
    or weapon and for an empty one, RuleError for maneuvers that do not combine (A-51).
    """
    if "," in word:
        raise UsageError(f"{word!r} holds a comma, and a comma parts nothing: write actions apart, attack:sword move")
    typed, colon, weapon = (part.strip() for part in word.partition(":"))
    name = typed.casefold().replace("_", "-")
    first, *more = name.split("+")
    if first not in ACTIONS:
        raise no_such("action", first, ACTIONS)
    if colon and not weapon:
        raise UsageError(f"{word!r} names no weapon: write ACTION:WEAPON, such as attack:sword")
    action, *within = SHORT.get(first, (first,))
    if more and first not in WITH_MANEUVERS:
        raise UsageError(f"{first} takes no maneuver: those that do are {', '.join(WITH_MANEUVERS)}")
    for maneuver in more:
        if maneuver not in MANEUVERS:
            raise no_such("maneuver", maneuver, MANEUVERS)
    maneuvers = tuple(maneuver for maneuver in MANEUVERS if maneuver in {*within, *more})
    act = Planned(name=name, action=action, maneuvers=maneuvers, weapon=weapon or None)
    for refused, message, rule in together(act.parts):
        if refused:
            raise RuleError(message, rule=rule)
    return act._replace(wielded=_wielded(act, sheet))


def _wielded(act: Planned, sheet: Sheet | None) -> Weapon | None:
    if sheet is None or act.weapon is None:
        return None
    if act.action == "draw-simple":
        return next((weapon for name, weapon in sheet.weapons.items() if fold(name) == fold(act.weapon)), None)
    if not act.attacks:
        return None
    return FIST if is_unarmed(act.weapon) else sheet.weapon(act.weapon)


class Before(NamedTuple):
    """What was done of a turn that goes on: its actions, and the AP that they have cost; `begun`: the last that cost
    some is a drawing of which one AP is left for the next turn (A-112)."""

    actions: tuple[Planned, ...] = ()
    ap: int = 0
    begun: bool = False

    def costs(self, rulings: Archsoul) -> list[int]:
        """AP of each: of a drawing over two turns one of its two."""
        costs = [act.ap(rulings) for act in self.actions]
        paid = [place for place, ap in enumerate(costs) if ap]
        if paid and sum(costs) > self.ap:
            place = paid[-1 if self.begun else 0]
            costs[place] -= int(ACTIONS[self.actions[place].action].spans)
        return costs


NOTHING = Before()


class Course:
    """A turn under way: how the fighter stands after the actions so far, every grapple roll taken as won (A-131), or
    none where nothing is to be assumed.

    Of what was done `before` only what the next actions depend on counts: quick attacks, a shield that was drawn, and
    whether anything was paid for. Studies and weapons used are those of the fighter.
    """

    def __init__(
        self, fighter: Fighter, rulings: Archsoul, before: Sequence[Planned] = (), *, assume: bool = True,
    ) -> None:
        self.fighter, self.rulings, self.assume = fighter, rulings, assume
        self.grappled, self.control, self.prone = fighter.grappled, fighter.control, fighter.prone
        self.shield, self.studied = fighter.shield, fighter.studied
        self.used = {fold(name) for name in fighter.used}
        self.quick = any(act.attacks and "quick" in act.maneuvers for act in before)
        self.paid = any(act.ap(rulings) for act in before)
        self.shield = self.shield or any(map(_takes_shield, before))

    def draws(self, act: Planned) -> bool:
        """Whether an action may draw a reactive attack, as the fighter stands now (A-118)."""
        armed = act.attacks and act.wielded is not None and act.wielded.kind in DRAWING
        rising = act.action == "escape" and self.prone
        shielding = act.action == "soul-shield" and self.rulings.soul_shield_reacts
        return any(kind.triggers for kind in act.kinds) or armed or rising or shielding

    def problem(self, act: Planned, ap: int, plan: Sequence[Planned]) -> str | None:
        """What is wrong with an action, but for its weapon: the first thing in the order of the rules."""
        kind, costly = act.kinds
        wrong = {
            "not-consecutive": self.fighter.continued and not kind.spans and ap > 0 and not self.paid,
            "attack-after-quick": kind.attack and self.quick,
            "weapon-used": "quick" in act.maneuvers and act.weapon is not None and fold(act.weapon) in self.used,
            "not-studied": "sneak" in act.maneuvers and self.studied < STUDIES,
            "needs-shield": kind.shield and (self.grappled or not self.shield),
            "needs-mount": costly.mounted and not self.fighter.can_ride,
            "needs-move": act.action == "trample" and not any(step.costly in ("move", "charge") for step in plan),
            "grappled": (kind.free_only or act.action == "stand-up") and self.grappled,
            "not-grappled": kind.grappled and not self.grappled,
            "needs-control": kind.control and not self.control,
        }
        return next((code for code, is_so in wrong.items() if is_so), None)

    def take(self, act: Planned, ap: int, *, sound: bool) -> bool:
        """Go on to the next action; whether a grapple roll of this one was taken as won.

        `sound`: it has no problem; only then it changes how the fighter stands.
        """
        self.studied = self.studied + 1 if act.action == "study" else 0 if ap else self.studied
        self.paid = self.paid or ap > 0
        if act.attacks:
            self.quick = self.quick or "quick" in act.maneuvers
            if act.weapon:
                self.used.add(fold(act.weapon))
        return sound and self._stand(act, ap)

    def _stand(self, act: Planned, ap: int) -> bool:
        grappling = act.action == "grab" or (self.grappled and ap > 0)
        if _takes_shield(act):
            self.shield = True
        elif act.action == "drop-prone":
            self.prone = True
        elif act.action == "stand-up":
            self.prone = False
        if self.assume:
            self._win(act, grappling=grappling)
        return grappling

    def _win(self, act: Planned, *, grappling: bool) -> None:
        """What an action brings whose grapple roll is won."""
        if act.action == "takedown":
            self.prone = True
        if act.action == "grapple-throw" or (act.action == "escape" and not self.prone):
            self.grappled = self.control = False
        elif grappling:
            self.grappled = self.control = True
        if act.action == "escape":
            self.prone = False


def _takes_shield(act: Planned) -> bool:
    return act.action == "draw-awkward" and act.weapon is not None and fold(act.weapon) == "shield"


def unfit(act: Planned, rulings: Archsoul) -> RuleError | None:
    """What keeps an action from being done with its weapon (A-132), or a shot or throw from its maneuver (A-133)."""
    weapon = act.wielded
    if act.action == "draw-simple":
        long = weapon is not None and "two-handed" in weapon.properties and "spear" not in fold(weapon.name)
        return RuleError(
            f"the {act.weapon} takes two hands, and is drawn by draw-awkward", rule="A-111"
        ) if long else None
    if weapon is not None:
        kinds = WEAPONS.get(act.action, (weapon.kind,))
        if weapon.kind not in kinds:
            return RuleError(
                f"{act.action} takes a weapon of kind {' or '.join(kinds)}, and the {weapon.name} is {weapon.kind}",
                rule="A-132",
            )
        if act.action == "grapple-attack" and weapon is not FIST:
            try:
                refuse_weapon(weapon.properties, weapon.name)
            except RuleError as refusal:
                return refusal
    flying: dict[str, Kind] = {"shoot": "ranged", "throw": "thrown"}
    if act.action in flying or (weapon is not None and act.maneuvers):
        kind = flying.get(act.action) or (weapon.kind if weapon else "melee")
        return misfit(Arms(kind, weapon.properties if weapon else ()), act.parts, rulings)
    return None

"""What is known before an attack: the fighters, the weapon, the range, and what it reacts to."""

from collections.abc import Collection
from typing import Annotated, Literal, NamedTuple, get_args

from archcli.given import OTHER_POOL, POOL, Given, Range
from archcli.record import Record
from archcli.rules.archsoul.pool import DIFFICULTY, USUAL, Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Ammunition, Kind, Property, Weapon

ATTACKER, TARGET, WEAPON, REACTING = "Attacker", "Target", "Weapon and range", "Reactive attacks"
Arc = Literal["front", "back"]
Anatomy = Literal["human-like", "inhuman", "unfamiliar", "golem", "plant"]
Trigger = Literal[
    "ranged-attack", "leaving-space", "standing-up", "picking-up", "backpack", "soul-magic", "grab", "landing",
    "trample",
]
TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)
"""What draws a reactive attack (A-67)."""
FLYING = ("ranged", "thrown")
BY_HAND = ("melee", "unarmed")
UNARMED = "unarmed"
"""The word for the fist where a weapon is named."""


class Arms(NamedTuple):
    """What an attack is made with, as far as maneuvers and reactions ask: its type, the properties of its weapon."""

    type: Kind
    properties: Collection[str] = ()

    def light(self, rulings: Archsoul) -> bool:
        """Whether it counts as light (A-47, rulings semi_light and unarmed_light)."""
        if self.type == "unarmed":
            return rulings.unarmed_light
        semi = "semi-light" in self.properties and rulings.semi_light == "light"
        return "light" in self.properties or semi


class Attacker(Record):
    """Who attacks. Pools in dice; None is what nobody said."""

    name: str | None = None
    pool: Annotated[Pool | None, Given(
        "--pool", takes=POOL, panel=ATTACKER, help="The attack pool, in dice.")] = None
    difficulty: Annotated[int, DIFFICULTY, Given(
        "--difficulty", "-d", metavar="2-6", panel=ATTACKER,
        help="Least face that counts in the attack roll (4).")] = USUAL
    damage_pool: Annotated[Pool | None, Given(
        "--damage-pool", takes=POOL, panel=ATTACKER, help="The damage pool, in dice.")] = None
    damage_difficulty: Annotated[int | None, DIFFICULTY, Given(
        "--damage-difficulty", metavar="2-6", panel=ATTACKER,
        help="Least face that counts in the damage roll (4).")] = None
    grappled: Annotated[bool, Given(
        "--grappled", panel=ATTACKER, help="The attacker is grappled: only magic is left.")] = False
    crit: Annotated[bool, Given(
        "--crit", panel=ATTACKER, help="After a critical failure roll on its table.")] = False


class Target(Record):
    """Who is attacked. `strong` and `weak` say how the weapon does against the armor."""

    name: str | None = None
    hit_points: Annotated[int | None, Range(0), Given(
        "--hit-points", sheet="hit_points", panel=TARGET, help="The target's hit points, 0 or more.")] = None
    defense: Annotated[int | None, Range(0), Given(
        "--defense", sheet="defense", panel=TARGET, help="The number to beat, 0 or more.")] = None
    shield: Annotated[int | None, Range(0), Given(
        "--shield", sheet="shield", panel=TARGET, help="The target's shield bonus, 0 or more.")] = None
    resist: Annotated[Pool | None, Given(
        "--resist", takes=OTHER_POOL, panel=TARGET,
        help="The pool against a soul attack, knockdown or shatter.")] = None
    resist_difficulty: Annotated[int | None, DIFFICULTY, Given(
        "--resist-difficulty", metavar="2-6", panel=TARGET,
        help="Its least face that counts (4; knockdown 3).")] = None
    soul_shield: Annotated[Pool | None, Given(
        "--soul-shield", takes=OTHER_POOL, panel=TARGET, help="A protector's pool against a soul attack.")] = None
    armor: Annotated[tuple[str, ...], Given(
        "--armor", sheet="armor", metavar="ARMOR", panel=TARGET,
        help="A type of armor the target wears; repeatable.")] = ()
    strong: Annotated[bool, Given("--strong", panel=TARGET, help="The weapon is strong against the armor.")] = False
    weak: Annotated[bool, Given("--weak", panel=TARGET, help="The weapon is weak against the armor.")] = False
    arc: Annotated[Arc, Given(
        "--arc", panel=TARGET, help="The arc of the target that is attacked (front).")] = "front"
    hold_firm: Annotated[bool, Given(
        "--hold-firm", panel=TARGET, help="The target holds firm: its back counts as front.")] = False
    grappled: Annotated[bool, Given(
        "--target-grappled", state="grapple", panel=TARGET,
        help="The target is grappled: its shield does not count.")] = False
    shield_intercept: Annotated[bool, Given(
        "--shield-intercept", panel=TARGET, help="The shot passes the space of a Shield Intercept.")] = False
    anatomy: Annotated[Anatomy, Given("--anatomy", panel=TARGET, help="The target's body (human-like).")] = "human-like"
    animal_intelligence: Annotated[bool, Given(
        "--animal-intelligence", panel=TARGET, help="The target has the mind of an animal.")] = False

    def met(self, weapon: Weapon | None, worn: tuple[str, ...]) -> "Target":
        """The target with what a weapon is strong and weak against, met with the armor that counts.

        What was typed takes the place of both (A-39).
        """
        if weapon is None or self.strong or self.weak:
            return self
        folded = {armor.casefold() for armor in worn}
        return self.replace(
            strong=bool(folded & {armor.casefold() for armor in weapon.strong_against}),
            weak=bool(folded & {armor.casefold() for armor in weapon.weak_against}),
        )


class AreaTarget(Record):
    """One of several targets (A-41): its own Defense and shield, or in a soul attack its own resist pool."""

    name: str
    hit_points: int | None = None
    defense: int | None = None
    shield: int = 0
    resist: Pool | None = None
    strong: bool = False
    weak: bool = False
    back: bool = False
    firm: bool = False
    grappled: bool = False


class Gear(Record):
    """The weapon in use, and how far it has to reach: distances and ranges in metres."""

    name: str | None = None
    hp: int | None = None
    properties: Annotated[tuple[Property, ...], Given(
        "--property", sheet="weapons.*.properties", panel=WEAPON, help="A property of the weapon; repeatable.")] = ()
    improvised: Annotated[bool, Given("--improvised", panel=WEAPON, help="The weapon is improvised.")] = False
    broken: Annotated[bool, Given("--broken", panel=WEAPON, help="The weapon is broken.")] = False
    ammunition: Annotated[Ammunition | None, Given(
        "--ammunition", sheet="weapons.*.ammunition", panel=WEAPON, help="What is shot (arrow).")] = None
    not_punch: Annotated[bool, Given(
        "--not-punch", panel=WEAPON, help="An unarmed attack that is no punch.")] = False
    metal_limb: Annotated[bool, Given("--metal-limb", panel=WEAPON, help="Metal on the striking limb.")] = False
    cumbersome: Annotated[bool, Given("--cumbersome", panel=WEAPON, help="A cumbersome thing is thrown.")] = False
    distance: Annotated[float | None, Given(
        "--distance", metavar="METERS", panel=WEAPON, help="How far away the target is, in metres.")] = None
    accurate_range: Annotated[int | None, Range(0), Given(
        "--accurate-range", sheet="weapons.*.accurate_range", metavar="METERS", panel=WEAPON,
        help="Up to here no penalty, in metres.")] = None
    max_range: Annotated[int | None, Range(0), Given(
        "--max-range", sheet="weapons.*.max_range", metavar="METERS", panel=WEAPON,
        help="Farther is impossible, in metres.")] = None
    beyond_accurate: Annotated[bool, Given(
        "--beyond-accurate", panel=WEAPON, help="The target is beyond the accurate range.")] = False
    map: Annotated[Literal["hex", "square"], Given(
        "--map", panel=WEAPON, help="The map on which a throw scatters (hex).")] = "hex"
    no_attack_roll: Annotated[bool, Given(
        "--no-attack-roll", panel=WEAPON, help="An elemental attack that simply hits.")] = False


class Reaction(Record):
    """What the attack reacts to (A-67)."""

    trigger: Annotated[Trigger, Given("--reactive", panel=REACTING, help="This attack reacts to that, for 0 AP.")]
    interrupt: Annotated[Pool | None, Given(
        "--interrupt", takes=OTHER_POOL, panel=REACTING,
        help="The target's Endurance/Resolve against being stopped.")] = None
    opponent_in: Annotated[Arc, Given(
        "--opponent-in", panel=REACTING, help="The reactor's arc in which the opponent is (front).")] = "front"
    already_reacted: Annotated[bool, Given(
        "--already-reacted", panel=REACTING, help="This target has been reacted to this turn.")] = False
    against_charge: Annotated[int | None, Range(1), Given(
        "--against-charge", panel=REACTING, help="The speed of the charging mount, 1 or more.")] = None

    def rolls(self, rulings: Archsoul) -> bool:
        """Whether somebody who is hit rolls against being stopped: not in a trample (A-70), unless a ruling lets a
        charging rider roll to stay in the saddle."""
        return self.trigger != "trample" or (self.against_charge is not None and rulings.stopped_charge == "rolls")


class Swing(Record):
    """An attack without what its maneuvers do; it only knows their names, as typed.

    `by_weapon`: an elemental attack made with a weapon of kind elemental, and so no magic.
    """

    type: Kind = "melee"
    by_weapon: bool = False
    attacker: Attacker = Attacker()
    target: Target = Target()
    targets: tuple[AreaTarget, ...] = ()
    gear: Gear = Gear()
    reaction: Reaction | None = None
    maneuvers: tuple[str, ...] = ()

    @property
    def arms(self) -> Arms:
        """What it is made with."""
        return Arms(self.type, self.gear.properties)

    @property
    def aimed_at(self) -> tuple[str, ...]:
        """The names of those at whom it is aimed, as far as they are known."""
        several = tuple(one.name for one in self.targets)
        return several or (() if self.target.name is None else (self.target.name,))

    @property
    def flies(self) -> bool:
        """Whether something is shot or thrown."""
        return self.type in FLYING

    @property
    def beyond(self) -> bool:
        """Whether the target is farther than the accurate range, which itself still counts as within (A-36)."""
        near, distance = self.gear.accurate_range if self.flies else None, self.gear.distance
        return self.gear.beyond_accurate or (distance is not None and near is not None and distance > near)

    def shield_counts(self, one: AreaTarget | None = None) -> bool:
        """Whether a shield protects, that of `one` of several targets (A-30): against what flies and what is elemental,
        from the front; never when grappled (A-21). Hold Firm makes a front of every side (A-20)."""
        target, own = self.target, one or AreaTarget(name="")
        front = target.hold_firm or own.firm or not (own.back or target.arc == "back")
        return (self.flies or self.type == "elemental") and front and not (target.grappled or own.grappled)

"""`archcli attack`."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, NamedTuple

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.archsoul.area_targets import area_target
from archcli.cli.games.archsoul.attack_in_fight import (
    action,
    as_typed,
    expected,
    holds_firm,
    is_broken,
    protected,
    struck_at,
)
from archcli.cli.games.archsoul.sheets import load, load_each, pools
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.errors import RuleError, UsageError, miscounted
from archcli.given import BOTH, NAMES, SHEET, WEAPON, From, Given, Range, Reader, Word
from archcli.rules.archsoul.attack import ready
from archcli.rules.archsoul.attack import swing as given
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, Maneuver
from archcli.rules.archsoul.attack.pools import Sheets, attack_pool, damage_pool, soul_resistance
from archcli.rules.archsoul.attack.refusals import refuse
from archcli.rules.archsoul.attack.swing import FLYING, UNARMED, AreaTarget, Attacker, Gear, Reaction, Swing, Target
from archcli.rules.archsoul.attack.weapons import fist_again, is_unarmed, named, only_fit, refuse_kind, stands_for
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Sheet, Weapon


class Line(NamedTuple):
    """What was typed of an attack: its options, those of maneuvers and reactions, and the maneuvers it names."""

    typed: Typed
    particular: Typed
    kind: Kind | None
    area: tuple[str, ...]
    hit_points: tuple[int, ...]
    maneuvers: tuple[str, ...]

    @property
    def parts(self) -> list[type[Maneuver]]:
        """The maneuvers that are named, in the order of their table."""
        return [part for name, part in MANEUVERS.items() if name in self.maneuvers]

    @property
    def reacts(self) -> bool:
        """Whether it is a reactive attack."""
        return self.particular["reactive"] is not None


def attack(
    rulings: Archsoul,
    by_hand: ByHand,
    sheets: Annotated[tuple[str, ...], Word(
        "[ATTACKER] [TARGET]...", takes=SHEET, whose=BOTH, help="Sheets that supply what is not typed.")] = (),
    *,
    weapon: Annotated[str | None, Given(
        "--weapon", "-w", takes=WEAPON, panel=given.WEAPON,
        help="A weapon of the ATTACKER's sheet (the only one that fits), or unarmed.")] = None,
    type: Annotated[Kind | None, Given(
        "--type", panel=given.ATTACKER, help="The kind of attack; else the weapon's, else melee.")] = None,
    typed: Annotated[Typed, From(Attacker, Target, Gear, leave=("--hit-points",))],
    hit_points: Annotated[tuple[int, ...], Range(0), Given(
        "--hit-points", panel=given.TARGET,
        help="The target's hit points; once for each TARGET, in their order.")] = (),
    area: Annotated[tuple[str, ...], Given(
        "--target", metavar="NAME=DEFENSE...", takes=NAMES, panel=given.TARGET,
        help="One of several targets, NAME=DEFENSE[+SHIELD][:strong][:weak][:back][:hpN] (soul:"
             " NAME=RESIST-POOL[:hpN]); repeatable.")] = (),
    maneuver: Annotated[tuple[str, ...], Given(
        "--maneuver", "-m", choices=tuple(MANEUVERS), panel=PANEL, help="A maneuver; repeatable.")] = (),
    particular: Annotated[Typed, From(*MANEUVERS.values(), Reaction)],
    acting: Acting,
) -> Plan:
    """Attack somebody: the attack roll, and on a hit the damage.

    Example: archcli attack examples/aria.toml examples/goblin.toml --weapon rapier

    Example: archcli attack --pool 7 --defense 2 --damage-pool 9 --maneuver reckless
    """
    line = Line(
        typed=typed, particular=particular, kind=type, area=area, hit_points=hit_points,
        maneuvers=tuple(dict.fromkeys(maneuver)),
    )
    _refuse_undeclared(line)
    own = load(sheets[0], rulings) if sheets else None
    targets = load_each(sheets[1:], rulings)
    armed = named(own, weapon, "ATTACKER") if weapon is not None and not is_unarmed(weapon) else None
    if weapon is None and own is not None and not typed.has("damage_pool") and fist_again(
        own, type, line.parts, rulings, reactive=line.reacts,
    ):
        weapon = UNARMED
    _turn(line, own, armed, weapon, rulings, acting)
    _refuse_hit_points(line, targets)
    if is_unarmed(weapon):
        if type not in (None, "unarmed"):
            raise RuleError(f"--type {type} does not go with --weapon {weapon}, which is the fist", rule="A-127")
        line, weapon = line._replace(kind="unarmed"), None
    item = _struck(particular, targets)
    line = line._replace(particular=particular.replace(target_weapon=item and item.name))
    known = Sheets(
        attacker=own, target=targets[0] if len(targets) == 1 else None, weapon=armed, target_weapon=item,
        protected=lambda theirs: protected(acting, theirs, rulings),
    )
    if known.weapon and line.kind:
        refuse_kind(known.weapon, line.kind, improvised=typed["improvised"])
    # What the rules forbid is said before what is missing: no sheet is asked for a pool, and no weapon chosen, before.
    if own is not None and weapon is None and not typed.has("damage_pool"):
        refuse(*_laid(line, known, targets, rulings, pools_too=False), rulings, armed=False)
        known = known._replace(weapon=_chosen(line, own, rulings))
    refuse(*_laid(line, known, targets, rulings, pools_too=False), rulings)
    return Plan(ready(*_laid(line, known, targets, rulings), rulings, by_hand))


def _turn(
    line: Line, own: Sheet | None, armed: Weapon | None, weapon: str | None, rulings: Archsoul, acting: Acting,
) -> None:
    """Say what an attack is in a turn of a fight, with the weapon that it will be made with."""
    if own is None or own.state is None:
        acting.does()
        return
    if weapon is None and not line.typed.has("damage_pool"):
        armed = expected(lambda: _chosen(line, own, rulings))
    kind: Kind = line.kind or ("unarmed" if is_unarmed(weapon) else armed.kind if armed else "melee")
    acting.does(
        action(kind, armed, line.maneuvers), sheet=as_typed(own, armed, kind, line.typed, line.particular),
        rulings=rulings, reaction=line.particular["reactive"],
    )


def _chosen(line: Line, own: Sheet, rulings: Archsoul) -> Weapon | None:
    return only_fit(own, line.kind, line.typed["property"], line.parts, rulings, reactive=line.reacts)


def _struck(particular: Typed, targets: Sequence[Sheet]) -> Weapon | None:
    """What a shatter strikes, as it is named; in a fight the weapon that the target used last, where nothing is."""
    name, theirs = particular["target_weapon"], targets[0] if len(targets) == 1 else None
    if name is not None:
        return named(targets[0] if targets else None, name, "TARGET", "--target-weapon")
    struck = theirs is not None and theirs.state is not None and particular["item"] in (None, "weapon")
    return struck_at(theirs, dropped=particular["drop"]) if struck and theirs else None


def _refuse_undeclared(line: Line) -> None:
    """Raises UsageError for an option of a maneuver or reaction that is not declared."""
    for name, part in MANEUVERS.items():
        option = None if name in line.maneuvers else line.particular.first_of(part)
        if option is not None:
            raise UsageError(f"{option} is for --maneuver {name}, which is not declared ({part.RULE})")
    option = None if line.particular["reactive"] else line.particular.first_of(Reaction)
    if option is not None:
        raise UsageError(f"{option} is for a reactive attack: name its trigger with --reactive")


def _refuse_hit_points(line: Line, targets: Sequence[Sheet]) -> None:
    given = len(line.hit_points)
    if line.area and given:
        raise RuleError(
            "several targets (--target) have hit points of their own, :hpN, and do not go with --hit-points",
            rule="A-41",
        )
    count = max(1, len(targets))
    if given not in (0, count):
        raise miscounted("--hit-points", given, count)


def _laid(
    line: Line, known: Sheets, targets: Sequence[Sheet], rulings: Archsoul, *, pools_too: bool = True,
) -> tuple[Swing, list[Maneuver]]:
    """The attack and its maneuvers: what was typed over the sheets, and the pools that these work out."""
    typed, particular, parts = line.typed, line.particular, line.parts
    own, weapon = known.attacker, known.weapon
    kind: Kind = line.kind or (weapon.kind if weapon else "melee")
    if pools_too or weapon:
        _refuse_kinds(typed, kind)
    # Nothing is asked of sheets for an attack that comes to nothing.
    asked = pools_too and not particular["drop"]
    source = known if asked else known._replace(attacker=None, target=None)
    read = pools(own, targets[0] if targets else None)
    attacker = typed.lay(Attacker, name=own and own.name, readers=read, derived=_attacking(typed, kind, source))

    def aimed(sheet: Sheet | None, points: int | None = None) -> Target:
        resisted = partial(_resistance, kind, parts, source._replace(target=sheet if asked else None), rulings)
        known_points: dict[str, Any] = {} if points is None else {"hit_points": points}
        return typed.lay(
            Target, sheet, readers=pools(own, sheet), state=sheet and sheet.state, name=sheet and sheet.name, derived={
                "resist": resisted, "hold_firm": lambda: sheet is not None and holds_firm(sheet),
                "soul_shield": lambda: known.protected(sheet) if sheet and kind == "soul" else None,
            }, **known_points,
        )

    points = line.hit_points or (None,) * max(1, len(targets))
    each = [aimed(sheet, given) for sheet, given in zip(targets or (None,), points, strict=True)]
    maneuvers = [particular.lay(part, own, readers=read, derived=part.derived(source)) for part in parts]
    meeting = weapon if weapon and stands_for(weapon, kind) else None

    def met(target: Target) -> Target:
        worn = target.armor
        for maneuver in maneuvers:
            worn = maneuver.armor(worn)
        return target.met(meeting, worn)

    several = [_one_of_several(met(target)) for target in each] if len(targets) > 1 else []
    return Swing(
        type=kind, by_weapon=kind == "elemental" and weapon is not None and weapon.kind == "elemental",
        attacker=attacker, target=_in_common(met(typed.lay(Target, readers=read))) if several else met(each[0]),
        targets=(*several, *(area_target(text, kind) for text in line.area)),
        gear=_gear(typed, kind, known, source), reaction=_reaction(particular, known.target, read, rulings, asked),
        maneuvers=line.maneuvers,
    ), maneuvers


def _one_of_several(target: Target) -> AreaTarget:
    resists = [pool for pool in (target.resist, target.soul_shield) if pool is not None]
    return AreaTarget(
        name=target.name or "", hit_points=target.hit_points, defense=target.defense, shield=target.shield or 0,
        resist=max(resists, default=None), strong=target.strong, weak=target.weak, firm=target.hold_firm,
        grappled=bool(target.grappled),
    )


def _in_common(target: Target) -> Target:
    """What was typed of several TARGETs, less the numbers that stand at each of them."""
    return target.replace(defense=None, shield=None, resist=None)


def _refuse_kinds(typed: Typed, kind: Kind) -> None:
    for name, fits in (("accurate_range", FLYING), ("max_range", FLYING), ("ammunition", ("ranged",))):
        if typed.has(name) and kind not in fits:
            raise UsageError(f"{typed.first(name)} belongs to a {' or '.join(fits)} attack, and this one is {kind}")


def _attacking(typed: Typed, kind: Kind, known: Sheets) -> dict[str, Callable[[], Pool | None]]:
    own, weapon = known.attacker, known.weapon
    if own is None:
        return {}
    pool = partial(attack_pool, own, kind, weapon, cumbersome=typed["cumbersome"])
    return {
        "pool": lambda: None if typed["no_attack_roll"] else pool(),
        "damage_pool": partial(damage_pool, own, kind, weapon),
    }


def _resistance(kind: Kind, parts: Sequence[type[Maneuver]], known: Sheets, rulings: Archsoul) -> Pool | None:
    if kind == "soul":
        return soul_resistance(known.target, rulings) if known.target else None
    return next((pool for part in parts if (pool := part.resisted(known)) is not None), None)


def _gear(typed: Typed, kind: Kind, known: Sheets, source: Sheets) -> Gear:
    # The metal on a sheet goes with the damage pool of the sheet.
    bare = None if typed.has("damage_pool") or kind != "unarmed" else source.attacker
    return typed.lay(
        Gear, known.weapon, name=known.weapon and known.weapon.name, hp=known.weapon and known.weapon.hp,
        derived={
            "metal_limb": lambda: bare.unarmed.metal_limb if bare else None,
            "broken": lambda: is_broken(known.attacker, known.weapon),
        },
    )


def _reaction(
    particular: Typed, theirs: Sheet | None, read: Mapping[str, Reader], rulings: Archsoul, asked: bool,
) -> Reaction | None:
    if particular["reactive"] is None:
        return None
    reaction = particular.lay(Reaction, readers=read)
    if not asked or theirs is None or reaction.interrupt is not None or not reaction.rolls(rulings):
        return reaction
    return particular.lay(Reaction, readers=read, derived={"interrupt": lambda: theirs.pool("endurance", "resolve")})

"""`archcli attack`."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated

from archcli.cli.games.archsoul.sheets import load, pools
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.errors import UsageError, nameless, unknown, unreadable
from archcli.given import NAMES, SHEET, WEAPON, From, Given, Reader, Word
from archcli.numbers import whole
from archcli.rules.archsoul.attack import ready
from archcli.rules.archsoul.attack import swing as given
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, Maneuver
from archcli.rules.archsoul.attack.pools import Sheets, attack_pool, damage_pool, soul_resistance
from archcli.rules.archsoul.attack.swing import FLYING, AreaTarget, Attacker, Gear, Reaction, Swing, Target
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.pool_text import parse_pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Sheet, Weapon

WIELDED = ("melee", "ranged", "thrown")
MARKS = ("strong", "weak", "back")


def attack(
    rulings: Archsoul,
    sheets: Annotated[tuple[str, ...], Word(
        "[ATTACKER] [TARGET]", takes=SHEET, help="Sheets that supply what is not typed.")] = (),
    *,
    weapon: Annotated[str | None, Given(
        "--weapon", "-w", takes=WEAPON, panel=given.WEAPON, help="A weapon of the ATTACKER's sheet.")] = None,
    type: Annotated[Kind | None, Given(
        "--type", panel=given.ATTACKER, help="The kind of attack; else the weapon's, else melee.")] = None,
    typed: Annotated[Typed, From(Attacker, Target, Gear)],
    area: Annotated[tuple[str, ...], Given(
        "--target", metavar="NAME=DEFENSE...", takes=NAMES, panel=given.TARGET,
        help="One of several targets, NAME=DEFENSE[+SHIELD][:strong][:weak][:back] (soul: NAME=RESIST-POOL);"
             " repeatable.")] = (),
    maneuver: Annotated[tuple[str, ...], Given(
        "--maneuver", "-m", choices=tuple(MANEUVERS), panel=PANEL, help="A maneuver; repeatable.")] = (),
    particular: Annotated[Typed, From(*MANEUVERS.values(), Reaction)],
) -> Plan:
    """Attack somebody: the attack roll, and on a hit the damage.

    Example: archcli attack examples/aria.toml examples/goblin.toml --weapon rapier

    Example: archcli attack --pool 7 --defense 2 --damage-pool 9 --maneuver reckless
    """
    known = _sheets(sheets, weapon, particular["target_weapon"], rulings)
    own, theirs = known.attacker, known.target
    kind: Kind = type or (known.weapon.kind if known.weapon else "melee")
    _refuse_kinds(typed, kind)
    parts, read = _declared(maneuver, particular), pools(own, theirs)
    # Nothing is asked of sheets for an attack that comes to nothing.
    source = Sheets() if particular["drop"] else known
    attacker = typed.lay(Attacker, name=own and own.name, readers=read, derived=_attacking(typed, kind, source))
    target = typed.lay(
        Target, theirs, name=theirs and theirs.name, readers=read,
        derived={"resist": lambda: _resistance(kind, parts, source, rulings)},
    )
    maneuvers = [particular.lay(part, own, readers=read, derived=part.derived(source)) for part in parts]
    worn = target.armor
    for declared in maneuvers:
        worn = declared.armor(worn)
    swing = Swing(
        type=kind, by_weapon=kind == "elemental" and known.weapon is not None and known.weapon.kind == "elemental",
        attacker=attacker, target=target.met(known.weapon, worn),
        targets=tuple(_area_target(text, kind) for text in area), gear=_gear(typed, kind, known, source),
        reaction=_reaction(particular, theirs, read), maneuvers=tuple(dict.fromkeys(maneuver)),
    )
    if source.attacker and not known.weapon and attacker.damage_pool is None and kind in WIELDED:
        raise UsageError(
            f"the weapon is missing: give --weapon ({attacker.name} has "
            f"{', '.join(source.attacker.weapons) or 'none'}) or --damage-pool ({source.attacker.file})"
        )
    return Plan(ready(swing, maneuvers, rulings))


def _sheets(names: Sequence[str], weapon: str | None, target_weapon: str | None, rulings: Archsoul) -> Sheets:
    if len(names) > 2:
        raise UsageError(
            f"attack takes two sheets, ATTACKER and TARGET, and {len(names)} are named",
            hint=f"several targets are an area attack: --target {names[2]}=DEFENSE for each",
        )
    own, theirs = (load(name, rulings) for name in (*names, None, None)[:2])
    return Sheets(
        attacker=own, target=theirs, weapon=_weapon(weapon, own, "--weapon", "ATTACKER"),
        target_weapon=_weapon(target_weapon, theirs, "--target-weapon", "TARGET"),
    )


def _weapon(name: str | None, sheet: Sheet | None, spelled: str, whose: str) -> Weapon | None:
    if name is None:
        return None
    if sheet is None:
        raise nameless(spelled, name, f"the {whose} sheet")
    return sheet.weapon(name)


def _declared(names: Sequence[str], particular: Typed) -> list[type[Maneuver]]:
    """The maneuvers that are named, in the order of their table. Raises UsageError for an option of one that is not."""
    for name, part in MANEUVERS.items():
        option = None if name in names else particular.first_of(part)
        if option is not None:
            raise UsageError(f"{option} is for --maneuver {name}, which is not declared ({part.RULE})")
    return [part for name, part in MANEUVERS.items() if name in names]


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
        Gear, known.weapon, name=known.weapon and known.weapon.name,
        derived={"metal_limb": lambda: bare.unarmed.metal_limb if bare else None},
    )


def _reaction(particular: Typed, theirs: Sheet | None, read: Mapping[str, Reader]) -> Reaction | None:
    if particular["reactive"] is None:
        option = particular.first_of(Reaction)
        if option is not None:
            raise UsageError(f"{option} is for a reactive attack: name its trigger with --reactive")
        return None
    return particular.lay(Reaction, readers=read, derived={
        "interrupt": lambda: theirs.pool("endurance", "resolve") if theirs else None,
    })


def _area_target(text: str, kind: Kind) -> AreaTarget:
    """NAME=DEFENSE[+SHIELD][:strong][:weak][:back]; in a soul attack NAME=RESIST-POOL."""
    name, sign, rest = text.partition("=")
    number, *words = rest.split(":")
    like = "NAME=RESIST-POOL" if kind == "soul" else "NAME=DEFENSE[+SHIELD][:strong][:weak][:back]"
    if not name or not sign or not number:
        raise unreadable(text, like, "--target")
    if kind == "soul":
        if words:
            raise UsageError(f"--target {text!r}: armor and arcs do not matter in a soul attack: write {like}")
        return AreaTarget(name=name, resist=parse_pool(number, None, option=f"--target {name}"))
    for word in words:
        if word not in MARKS:
            raise UsageError(f"--target {text!r}: {unknown('mark', word, MARKS)}")
    first, plus, second = number.partition("+")
    defense, shield = whole(first, sign=False), whole(second, sign=False) if plus else 0
    if defense is None or shield is None:
        raise unreadable(text, like, "--target")
    return AreaTarget(
        name=name, defense=defense, shield=shield, strong="strong" in words, weak="weak" in words, back="back" in words,
    )

"""`archcli grapple`."""

from typing import Annotated, Any

from typer import Argument

from archcli.cli.games.archsoul.numbers import or_give
from archcli.cli.games.archsoul.sheets import load, pool
from archcli.cli.options import chosen, flag, many, number, text, with_options
from archcli.cli.plan import Plan
from archcli.errors import UsageError
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import PROPERTIES, Sheet, Weapon

ACTOR, TARGET, SITUATION = "Actor", "Target", "Situation"
UNARMED, NIMBLE = ("precision", "primitive_attacks"), ("athletics", "agility")
"""The stats of a grapple roll: an unarmed attack, or Athletics/Agility (A-77)."""


@with_options(
    text("--action", panel=SITUATION, metavar="grab|attack|escape|steal|takedown|throw|other", help="What is tried."),
    text("--control", panel=SITUATION, metavar="actor|target|other", help="Who is in control of the grapple before."),
    flag("--knocked-down", panel=SITUATION, help="Escape: the actor is down, and stands up instead."),
    text("--then", panel=SITUATION, metavar="throw|knock-down", help="Throw: what becomes of the target (throw)."),
    flag("--hands-full", panel=SITUATION, help="Grab: the actor has no empty hand."),
    text("--pool", panel=ACTOR, metavar="POOL", help="The actor's grapple roll, in dice."),
    number("--difficulty", "-d", panel=ACTOR, metavar="2-6", help="Least face that counts in it (4)."),
    text("--damage-pool", panel=ACTOR, metavar="POOL", help="Attack or throw: the damage pool, in dice."),
    number("--damage-difficulty", panel=ACTOR, metavar="2-6", help="Least face that counts for damage (4)."),
    flag("--metal-limb", panel=ACTOR, help="Unarmed damage: metal on the striking limb."),
    text("--weapon", "-w", panel=ACTOR, metavar="WEAPON", help="Attack: a close-combat weapon of the ACTOR's sheet."),
    many("--property", panel=ACTOR, metavar="|".join(PROPERTIES), help="Attack: a property of the weapon; repeatable."),
    flag("--crit", panel=ACTOR, help="After a critical failure roll on its table."),
    text("--against", panel=TARGET, metavar="POOL", help="The target's grapple roll, in dice."),
    number("--against-difficulty", panel=TARGET, metavar="2-6", help="Least face that counts in it (4)."),
)
def grapple(
    rulings: Archsoul,
    actor: Annotated[str | None, Argument(metavar="[ACTOR]", help="A sheet for who acts.")] = None,
    target: Annotated[str | None, Argument(metavar="[TARGET]", help="A sheet for who is grappled.")] = None,
    **typed: Any,
) -> Plan:
    """Grab somebody, or act in a grapple.

    Example: archcli grapple --action takedown --pool 5 --against 4
    """
    from archcli.rules.archsoul.grapple import grapple
    from archcli.rules.archsoul.grapple_actions import ACTIONS, Hold

    if typed["action"] is None:
        raise UsageError(f"what is tried is missing: give --action, one of {', '.join(ACTIONS)}")
    own, theirs = load(actor, rulings), load(target, rulings)
    for name in typed["property"]:
        chosen("--property", name, PROPERTIES)
    weapon = _weapon(typed["weapon"], own, typed["action"])
    typed["properties"] = tuple(typed.pop("property")) or (weapon.properties if weapon else None)
    for name, sheet in (("pool", own), ("damage_pool", own), ("against", theirs)):
        typed[name] = pool(typed[name], sheet, "--" + name.replace("_", "-"))
    known = _of_actor(own, weapon, typed) | _of_target(theirs, typed)
    hold = Hold(**(typed | known))
    return Plan(lambda dice: grapple(hold, rulings=rulings, dice=dice), can_fail=True)


def _weapon(name: str | None, sheet: Sheet | None, action: str) -> Weapon | None:
    # A weapon that may not be used at all is the rule's to refuse.
    if name is None or action != "attack":
        return None
    if sheet is None:
        raise UsageError(
            f"--weapon {name} is looked up in the ACTOR sheet, and none is named",
            hint="without a sheet give --property close-combat and --damage-pool",
        )
    return sheet.weapon(name)


def _of_actor(sheet: Sheet | None, weapon: Weapon | None, typed: dict[str, Any]) -> dict[str, Any]:
    if sheet is None:
        return {}
    from archcli.rules.archsoul.attack.from_sheets import damage_pool

    known: dict[str, Any] = {"actor": sheet.name}
    if typed["pool"] is None:
        with or_give("--pool"):
            known["pool"] = sheet.pool(*UNARMED) if typed["action"] == "grab" else sheet.best(UNARMED, NIMBLE)
    if typed["damage_pool"] is None and typed["action"] in ("attack", "throw"):
        unarmed = weapon is None and typed["properties"] is None
        if unarmed or weapon is not None:
            with or_give("--damage-pool"):
                known["damage_pool"] = damage_pool(sheet, "unarmed" if unarmed else "melee", weapon)
        known["metal_limb"] = typed["metal_limb"] or (unarmed and sheet.unarmed.metal_limb)
    return known


def _of_target(sheet: Sheet | None, typed: dict[str, Any]) -> dict[str, Any]:
    if sheet is None:
        return {}
    known: dict[str, Any] = {"target": sheet.name}
    if typed["against"] is None:
        with or_give("--against"):
            known["against"] = sheet.best(UNARMED, NIMBLE)
    return known

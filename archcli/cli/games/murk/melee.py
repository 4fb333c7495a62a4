"""`archcli murk melee`."""

from __future__ import annotations

from typing import Annotated

from archcli.cli.games.murk.sheets import OwnAndFoes, sides
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import melee as rule
from archcli.rules.murk.distance import Feet
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.weapon import CloseWeapon, Damage, FoeDamage, weapon_in_hand


def melee(
    rulings: Murk, *, sheets: OwnAndFoes = (), typed: Annotated[Typed, From(Effort, Foes)],
    damage: Damage = None, weapon: CloseWeapon = None, foe_damage: FoeDamage = (), escape: rule.Escape = False,
    distance: Feet = None,
) -> Plan:
    """Fight one Moment of a melee, at Close.

    Example: archcli murk melee examples/murk/hero.toml examples/murk/foe.toml --weapon saber
    """
    mine, effort, foes = sides(typed, sheets, rulings.melee_attribute, damage=foe_damage)
    in_hand = weapon_in_hand(weapon, damage, mine.weapons.values() if mine else (), close=True)
    return Plan(lambda dice: rule.melee(
        effort, foes, weapon=in_hand, escape=escape, distance=distance, rulings=rulings, dice=dice,
    ))

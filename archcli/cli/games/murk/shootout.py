"""`archcli murk shootout`."""

from __future__ import annotations

from typing import Annotated

from archcli.cli.games.murk.sheets import OwnAndFoes, sides
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import shootout as rule
from archcli.rules.murk.distance import Feet
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.fight import Leaving
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.weapon import Damage, FoeDamage, RangedWeapon, weapon_in_hand


def shootout(
    rulings: Murk, *, sheets: OwnAndFoes = (), typed: Annotated[Typed, From(Effort, Foes)],
    damage: Damage = None, weapon: RangedWeapon = None, foe_damage: FoeDamage = (), leave: Leaving = None,
    distance: Feet = None,
) -> Plan:
    """Fight one Moment of a shootout, from Near to Distant.

    Example: archcli murk shootout --die 6 --weapon rifle --foe-die 6 --distance 200
    """
    mine, effort, foes = sides(typed, sheets, rulings.shootout_attribute, damage=foe_damage)
    in_hand = weapon_in_hand(weapon, damage, mine.weapons.values() if mine else (), close=False)
    return Plan(lambda dice: rule.shootout(
        effort, foes, weapon=in_hand, leave=leave, distance=distance, rulings=rulings, dice=dice,
    ))

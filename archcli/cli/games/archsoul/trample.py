"""`archcli trample`."""

from typing import Annotated

from archcli.cli.games.archsoul.sheets import called, load, pools
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.errors import RuleError, nameless
from archcli.given import OTHER_WEAPON, SHEET, From, Given, Word
from archcli.rules.archsoul.attack.pools import attack_pool, damage_pool
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet, Weapon
from archcli.rules.archsoul.trample import OPPONENT, Ride
from archcli.rules.archsoul.trample import trample as resolve


def trample(
    rulings: Archsoul,
    rider: Annotated[str | None, Word("[RIDER]", takes=SHEET, help="A sheet with defense and mount.")] = None,
    opponent: Annotated[str | None, Word(
        "[OPPONENT]", takes=SHEET, help="A sheet for the reactive attack.")] = None, *,
    typed: Annotated[Typed, From(Ride)],
    weapon: Annotated[str | None, Given(
        "--weapon", "-w", takes=OTHER_WEAPON, panel=OPPONENT,
        help="A melee weapon of the OPPONENT's sheet, for its reactive attack.")] = None,
) -> Plan:
    """Ride an opponent down.

    Example: archcli trample --pool 4 --defense 1 --trample-pool 3
    """
    own, theirs = load(rider, rulings), load(opponent, rulings)
    armed = _weapon(weapon, theirs)
    kind = armed.kind if armed else "melee"
    striking = None if typed["avoid"] else theirs
    ride = typed.lay(
        Ride, own, rider=called(own, "the rider"), opponent=called(theirs, "the opponent"),
        readers=pools(own, theirs), derived={
            "trample_pool": lambda: Pool(own.mount.trample) if own and own.mount.trample is not None else None,
            "pool": lambda: attack_pool(striking, kind, armed) if striking else None,
            "damage_pool": lambda: damage_pool(striking, kind, armed) if striking and armed else None,
        },
    )
    return Plan(lambda dice: resolve(ride, rulings=rulings, dice=dice))


def _weapon(name: str | None, sheet: Sheet | None) -> Weapon | None:
    if name is None:
        return None
    if sheet is None:
        raise nameless("--weapon", name, "the OPPONENT sheet")
    weapon = sheet.weapon(name)
    if weapon.kind not in ("melee", "unarmed"):
        raise RuleError(f"a reactive attack is melee or unarmed, and {weapon.name} is {weapon.kind}", rule="A-68")
    return weapon

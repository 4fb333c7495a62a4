"""The numbers of Archsoul on one page, from the tables that its commands use."""

from collections.abc import Iterator

from archcli.by_hand import NOT_MOVED
from archcli.report import Table, signed
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.told import Told, told
from archcli.rules.archsoul.attack.shifts import numbers
from archcli.rules.archsoul.attack.swing import TRIGGERS, Gear, Swing, Target
from archcli.rules.archsoul.battle_map import MAPS, METERS, count_within
from archcli.rules.archsoul.crit_table import TABLES, Effect
from archcli.rules.archsoul.grapple_actions import ACTIONS as HOLDS
from archcli.rules.archsoul.improvised_weapon import HANDLING, base_damage
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn_actions import ACTIONS, AP, cost
from archcli.screen import columns, lists

SHIFTED = {
    "not a punch": Swing(type="unarmed", gear=Gear(not_punch=True)),
    "beyond the accurate range": Swing(type="ranged", gear=Gear(beyond_accurate=True)),
    "cumbersome throw": Swing(type="thrown", gear=Gear(cumbersome=True)),
    "strong against the armor": Swing(target=Target(strong=True)),
    "weak against the armor": Swing(target=Target(weak=True)),
    "strong and armor-piercing": Swing(target=Target(strong=True), gear=Gear(properties=("armor-piercing",))),
    "improvised weapon, melee": Swing(gear=Gear(improvised=True)),
    "broken weapon, melee": Swing(gear=Gear(broken=True)),
    "past a Shield Intercept": Swing(type="ranged", target=Target(shield_intercept=True)),
}
"""Attacks whose numbers differ from those of a plain one, each in one thing."""
SHORT = {
    "self-damage": "damage", "self-damage-roll": "damage roll", "weapon-damage": "weapon hurt",
    "reactive-attack": "reaction", "adjacent-target": "neighbour", "needs-repair": "repair",
}
"""Effects of critical failures in fewer letters."""
RADII, SECONDS, WEIGHTS = (2, 4, 6, 8, 10), (1, 2, 3), (10, 30, 50, 75, 100, 150, 200, 300, 500)


def screen() -> Iterator[Table]:
    """Maneuvers, actions, shifts of an attack, what draws a reaction, areas, falls, weights, critical tables."""
    rulings = Archsoul()
    yield columns(("maneuver", "AP", "attack difficulty", "damage difficulty"), [
        (name, "+0" if known.ap is None else str(known.ap), *map(_minus, (_attack(known), known.damage)))
        for name, known in ((name, told(maneuver, rulings)) for name, maneuver in MANEUVERS.items())
    ])
    yield lists(("AP", "actions of a turn"), (
        (str(ap), [name for name in ACTIONS if cost(name, rulings) == ap]) for ap in range(AP + 1)
    ))
    yield columns(("attack", "attack difficulty", "damage difficulty"), [
        (name, *_shifts(swing, rulings)) for name, swing in SHIFTED.items()
    ])
    yield lists(("reactive attack", "drawn by"), [("0 AP", TRIGGERS)])
    yield lists(("in a grapple", "actions and their AP"), (
        (name, [
            action if hold.ap is None else f"{action} {hold.ap}"
            for action, hold in HOLDS.items() if hold.controlled is controlled
        ]) for name, controlled in (("anyone", False), ("in control", True))
    ))
    yield columns(("radius", *(f"{radius} m" for radius in RADII)), [
        (f"{on} spaces", *(str(count_within(radius // METERS, on, rulings.square_adjacency)) for radius in RADII))
        for on in MAPS
    ])
    yield columns(("fall", *(f"{second} s" for second in SECONDS)), [
        ("metres", *(f"{rulings.falling.acceleration * second ** 2:g}" for second in SECONDS)),
    ])
    yield columns(("object", *(f"{weight} lb" for weight in WEIGHTS)), [
        ("damage", *(str(base_damage(weight)) for weight in WEIGHTS)),
    ])
    yield columns(("lifting row", *map(str, range(1, len(rulings.lifting) + 1))), [
        ("pounds, up to", *map(str, rulings.lifting)),
    ])
    yield columns(("Athletics above the row", *map(str, HANDLING)), [
        ("both difficulties", *(signed(handling.difficulty) for handling in HANDLING.values())),
        ("accurate range", *(f"{handling.accurate_range} m" for handling in HANDLING.values())),
        ("attributes count to", *(str(handling.attribute_maximum or "all") for handling in HANDLING.values())),
    ])
    yield columns(("crit", *TABLES), [
        (str(die), *(_short(row.effect) for row in rows))
        for die, rows in enumerate(zip(*TABLES.values(), strict=True), start=1)
    ])


def _attack(known: Told) -> str:
    return known.attack if known.first is None else f"after a roll at {known.first}"


def _minus(shift: str) -> str:
    return shift.replace("-", "\N{MINUS SIGN}")


def _shifts(swing: Swing, rulings: Archsoul) -> tuple[str, str]:
    made, plain = (numbers(attack, (), rulings, NOT_MOVED) for attack in (swing, Swing(type=swing.type)))
    moved = made.attack.value - plain.attack.value, made.damage.value - plain.damage.value
    return signed(moved[0]), signed(moved[1]) if moved[1] else ""


def _short(effect: Effect) -> str:
    """An effect in few words: what changes, and by how much; of what goes elsewhere, where it goes."""
    what = effect.where or effect.to or effect.attribute or (effect.kind == "weapon" and effect.weapon) or effect.kind
    changes = effect.kind in ("difficulty", "defense", "move", "attribute")
    amount = effect.amount or effect.meters
    said = SHORT.get(what, what)
    return said if amount is None else f"{said} {signed(amount) if changes else amount}"

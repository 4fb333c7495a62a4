"""The numbers of Enchanted Realms on one page, from the tables that its commands use."""

from collections.abc import Iterator

from archcli.report import Table, signed
from archcli.rules.realms.perception import BASE_DC, CONDITIONS, MANY
from archcli.rules.realms.size import SIZES, above_medium
from archcli.rules.realms.strikes import WEIGHTS
from archcli.rules.realms.surprise import DCS
from archcli.rules.realms.turn_parts import FLAT, GROUND, PERCENT
from archcli.screen import columns


def screen() -> Iterator[Table]:
    """What a turn costs, what a check is made against, what sizes and weapons add."""
    yield columns(("part of a turn", "costs"), [
        *((part, f"{feet} feet a foot") for part, feet in GROUND.items()),
        *((part, f"{percent} % of the species movement") for part, percent in PERCENT.items()),
        *((part, f"{feet} feet") for part, feet in FLAT.items()),
    ])
    yield columns(("Perception", "DC"), [
        ("a check", str(BASE_DC)), *((condition, signed(by)) for condition, by in CONDITIONS.items() if by),
        *((f"{least} targets or more", signed(by)) for least, by in MANY),
        *((f"surprise, {state}", str(dc)) for state, dc in DCS.items()),
    ])
    yield columns(("size", "its attacks", "ranged against it"), [
        (size, signed(above_medium(size)), signed(above_medium(size))) for size in SIZES if above_medium(size)
    ])
    yield columns(("weapon", "damage of a strike"), [
        (weight, signed(points)) for weight, points in WEIGHTS.items() if not weight.isdigit()
    ])

"""The numbers of Soluna on one page, from the tables that its commands use."""

from collections.abc import Iterator

from archcli.report import Table, signed
from archcli.rules.soluna.acts import KINDS
from archcli.rules.soluna.cover import COVER
from archcli.rules.soluna.maneuver import DUAL, DUAL_LARGE, SHOTS
from archcli.rules.soluna.sides import FLANK, MOVING
from archcli.screen import columns, lists


def screen() -> Iterator[Table]:
    """What moves an attack or a defence, how often a gun fires, and which act is of which kind."""
    yield columns(("attack", "total"), [
        ("flanking, with Strength", signed(FLANK)), ("each space beyond the range", signed(-1)),
        ("from a moving vehicle", signed(MOVING)), ("two weapons", signed(-DUAL)),
        ("two weapons that bar shields", signed(-DUAL_LARGE)),
    ])
    yield columns(("defence", "total"), [
        *((f"{cover} cover", signed(by)) for cover, by in COVER.items() if cover),
        ("flanked, with Toughness or hardness", signed(-FLANK)),
    ])
    yield columns(("gun", "attacks of a main act"), [(action, str(most)) for action, most in SHOTS.items()])
    yield lists(("kind", "acts of a turn"), KINDS.items())

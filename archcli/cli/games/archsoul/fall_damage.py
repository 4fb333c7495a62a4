"""`archcli fall-damage`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.archsoul.numbers import decimal
from archcli.cli.plan import Plan
from archcli.rules.archsoul.rulings import Archsoul


def fall_damage(
    rulings: Archsoul,
    meters: Annotated[str | None, Argument(
        metavar="[METERS]", help="How far, in metres: 12, 4.9 or 12m.", show_default=False)] = None,
    seconds: Annotated[str | None, Option(
        "--seconds", metavar="T", help="How long, in seconds, in place of how far.", rich_help_panel="Fall")] = None,
    hit_points: Annotated[int | None, Option(
        "--hit-points", metavar="N", help="Hit points before the fall, 0 or more.", rich_help_panel="Fall")] = None,
) -> Plan:
    """Roll the damage of a fall.

    Example: archcli fall-damage 12m --hit-points 14
    """
    from archcli.rules.archsoul.fall_damage import fall_damage

    far = None if meters is None else decimal(meters, "METERS", "m")
    long = None if seconds is None else decimal(seconds, "--seconds", "s")
    return Plan(lambda dice: fall_damage(meters=far, seconds=long, hit_points=hit_points, rulings=rulings, dice=dice))

"""`archcli fall-damage`."""

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting, Who
from archcli.cli.games.archsoul.numbers import decimal
from archcli.cli.plan import Plan
from archcli.given import Given, Word
from archcli.rules.archsoul.fall_damage import HitPoints
from archcli.rules.archsoul.fall_damage import fall_damage as resolve
from archcli.rules.archsoul.rulings import Archsoul


def fall_damage(
    rulings: Archsoul,
    by_hand: ByHand,
    meters: Annotated[str | None, Word("[METERS]", help="How far, in metres: 12, 4.9 or 12m.")] = None,
    seconds: Annotated[str | None, Given(
        "--seconds", metavar="T", panel="Fall", help="How long, in seconds, in place of how far.")] = None,
    hit_points: HitPoints = None,
    who: Who = None,
    *,
    acting: Acting,
) -> Plan:
    """Roll the damage of a fall.

    Example: archcli fall-damage 12m --hit-points 14
    """
    far = None if meters is None else decimal(meters, "METERS", "m")
    long = None if seconds is None else decimal(seconds, "--seconds", "s")
    if hit_points is None and acting.state is not None:
        hit_points = acting.state.hit_points
    return Plan(lambda dice: resolve(
        meters=far, seconds=long, hit_points=hit_points, by_hand=by_hand, rulings=rulings, dice=dice,
    ))

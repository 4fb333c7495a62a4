"""`archcli turn`."""

from functools import partial
from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.archsoul.numbers import pace
from archcli.cli.games.archsoul.sheets import load
from archcli.cli.plan import Plan
from archcli.cli.values import one_of
from archcli.rules.archsoul.rulings import Archsoul

_who = partial(Option, rich_help_panel="Fighter")
_before = partial(Option, rich_help_panel="Before this turn", show_default=False)


def turn(
    rulings: Archsoul,
    actions: Annotated[list[str] | None, Argument(
        metavar="ACTION[:WEAPON]...", help="In the order planned: attack:sword, move, grab, ...", show_default=False,
        autocompletion=one_of("archcli.rules.archsoul.turn_actions:ACTIONS"))] = None,
    sheet: Annotated[str | None, _who("--sheet", "-s", metavar="SHEET", help="Supplies these numbers.")] = None,
    move: Annotated[int | None, _who("--move", metavar="N", help="The move in spaces (3, or the sheet's).")] = None,
    mount_speed: Annotated[int | None, _who(
        "--mount-speed", metavar="1-40", help="Mounted: the mount's speed in spaces.")] = None,
    shield: Annotated[bool, _who("--shield", help="A shield is worn.")] = False,
    grappled: Annotated[bool, _before("--grappled", help="The turn begins in a grapple.")] = False,
    control: Annotated[bool, _before("--control", help="In control of that grapple.")] = False,
    ambush: Annotated[bool, _before("--ambush", help="First round of an ambush of one's own: a free move.")] = False,
    studied: Annotated[int, _before(
        "--studied", metavar="N", help="Studies of the turns before, unbroken (0).")] = 0,
    continued: Annotated[bool, _before("--continued", help="A drawing of 2 AP was begun last turn.")] = False,
) -> Plan:
    """Plan a turn: what it costs, what it draws, and whether the rules allow it.

    0 AP: drop-item, turn-in-place, drop-prone, trample.

    1 AP: move, slow-move, draw-simple, pick-up, throw, quick-attack, shield-intercept, study, grapple-attack, steal,
    takedown.

    2 AP: attack, shoot, sneak-attack, draw-awkward, draw-backpack, hold-firm, grab, escape, grapple-throw.

    3 AP: reckless-attack, soul-shield, charge. By ruling: cast (2), stand-up (1).

    Example: archcli turn attack:sword quick-attack:dagger
    """
    from archcli.rules.archsoul.turn import Fighter, planned, turn

    read = load(sheet, rulings)
    speed = mount_speed if mount_speed is not None or read is None else read.mount.speed
    guarded = shield or (read is not None and read.shield > 0)
    fighter = Fighter(pace(move, read), speed, guarded, grappled, control, ambush, studied, continued)
    plan = [planned(word) for word in actions or ()]
    return Plan(lambda dice: turn(plan, fighter=fighter, rulings=rulings, dice=dice), can_fail=True)

"""`archcli realms movement`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.realms.sheets import load, name_of, of
from archcli.cli.plan import Plan
from archcli.cli.values import one_of
from archcli.rules.realms.rulings import Realms

MOVEMENT = "Movement"


def movement(
    rulings: Realms,
    parts: Annotated[list[str] | None, Argument(
        metavar="[PART ...]", show_default=False, autocompletion=one_of("archcli.rules.realms.movement:PARTS"),
        help="What is done, in order: walk:FEET, difficult:FEET, through:FEET, crawl:FEET, stand, mount, dismount, "
             "mount-huge, dismount-huge, pick-up, shield, draw, pick-up-ready, act, react, hold.")] = None,
    sheet: Annotated[str | None, Option("--sheet", "-s", metavar="SHEET", help="A sheet with the movement.")] = None,
    species: Annotated[int | None, Option(
        "--species", metavar="FEET", help="Species movement.", rich_help_panel=MOVEMENT)] = None,
    encumbered: Annotated[int | None, Option(
        "--encumbered", metavar="FEET", help="What encumbrance leaves of it.", rich_help_panel=MOVEMENT)] = None,
    augment: Annotated[list[int] | None, Option(
        "--augment", metavar="FEET", help="Feet gained by magic; repeatable.", rich_help_panel=MOVEMENT,
        show_default=False)] = None,
    percent: Annotated[list[int] | None, Option(
        "--percent", metavar="1-100", help="Percent that a restriction takes; repeatable.", rich_help_panel=MOVEMENT,
        show_default=False)] = None,
    flat: Annotated[list[int] | None, Option(
        "--flat", metavar="FEET", help="Feet lost, after the percentages; repeatable.", rich_help_panel=MOVEMENT,
        show_default=False)] = None,
    surprised: Annotated[bool, Option(
        "--surprised", help="Neither moves nor acts.", rich_help_panel=MOVEMENT)] = False,
) -> Plan:
    """Work out the movement of a turn, and what it pays for.

    Example: archcli realms movement dismount --species 40 --augment 10
    """
    from archcli.rules.realms.movement import movement, part

    read = load(sheet)
    turn = [part(text) for text in parts or ()]
    whole, lower = of(species, read, "movement", "species"), of(encumbered, read, "movement", "encumbered")
    return Plan(lambda dice: movement(
        turn, species=whole, encumbered=lower, augment=augment or (), percent=percent or (), flat=flat or (),
        surprised=surprised, name=name_of(read), rulings=rulings, dice=dice,
    ), can_fail=True)

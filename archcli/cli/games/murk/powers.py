"""`archcli murk cast`, `pray` and `miracle`."""

from typing import Annotated

from typer import Option

from archcli.cli.games.murk.options import ACTOR, DR, Bonus, Die, Have, Potential, Reserve, SheetName, Suffering
from archcli.cli.games.murk.sheets import Asked, die_of, load, name_of, of
from archcli.cli.plan import Plan
from archcli.rules.murk.rulings import Murk

SPELL = "Spell"


def cast(
    rulings: Murk,
    sheet: SheetName = None,
    die: Die = None, bonus: Bonus = 0, potential: Potential = 0, have: Have = None, suffering: Suffering = None,
    dr: DR = None,
    magnitude: Annotated[int | None, Option(
        "--magnitude", metavar="N", rich_help_panel=SPELL,
        help="What the backlash is rolled against, 0 or more.")] = None,
    shield: Annotated[int, Option(
        "--shield", metavar="N", help="Potential spent against the backlash.", rich_help_panel=SPELL,
        show_default=False)] = 0,
    scenes: Annotated[int, Option(
        "--scenes", metavar="0-6", help="Scenes of a ritual, which splits the Magnitude.", rich_help_panel=SPELL,
        show_default=False)] = 0,
) -> Plan:
    """Cast a spell or a ritual, and take the backlash.

    Example: archcli murk cast --die 8 --dr 9 --magnitude 7
    """
    from archcli.rules.murk.cast import cast

    effort = Asked(die, bonus, potential, have, suffering).effort(load(sheet), "esoteria")
    return Plan(lambda dice: cast(
        effort, dr=dr, magnitude=magnitude, shield=shield, scenes=scenes, rulings=rulings, dice=dice,
    ), can_fail=True)


def pray(
    rulings: Murk,
    sheet: SheetName = None,
    die: Die = None, bonus: Bonus = 0, potential: Potential = 0, have: Have = None, suffering: Suffering = None,
    sins: Annotated[int | None, Option(
        "--sins", metavar="N", help="Sins since the last prayer.", rich_help_panel=ACTOR)] = None,
    reserve: Reserve = None,
) -> Plan:
    """Pray for Power.

    Example: archcli murk pray --die 6 --sins 2
    """
    from archcli.rules.murk.pray import pray

    read = load(sheet)
    effort = Asked(die, bonus, potential, have, suffering).effort(read, "faith")
    sinned, held = of(sins, read, "sins") or 0, of(reserve, read, "power")
    return Plan(lambda dice: pray(effort, sins=sinned, reserve=held, rulings=rulings, dice=dice), can_fail=True)


def miracle(
    sheet: SheetName = None,
    die: Die = None,
    power: Annotated[int | None, Option(
        "--power", metavar="N", help="Power used, one Faith die each.", rich_help_panel=ACTOR)] = None,
    potential: Annotated[int, Option(
        "--potential", metavar="N", help="Potential traded for Power, one Faith die each.", rich_help_panel=ACTOR,
        show_default=False)] = 0,
    have: Have = None, dr: DR = None, reserve: Reserve = None,
) -> Plan:
    """Work a miracle with Power.

    Example: archcli murk miracle --die 6 --power 3 --dr 10
    """
    from archcli.rules.murk.miracle import miracle

    read = load(sheet)
    size, name = die_of(die, read, "faith"), name_of(read)
    held, spare = of(reserve, read, "power"), of(have, read, "potential")
    return Plan(lambda dice: miracle(
        die=size, power=power, potential=potential, dr=dr, reserve=held, have=spare, name=name, dice=dice,
    ), can_fail=True)

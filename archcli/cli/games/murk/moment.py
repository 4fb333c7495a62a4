"""`archcli murk roll`, `initiative` and `distance`."""

import re
from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.murk.options import (
    ACTOR,
    DR,
    Bonus,
    Die,
    Have,
    Lead,
    Potential,
    SheetName,
    Suffering,
)
from archcli.cli.games.murk.sheets import Asked, load
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import UsageError
from archcli.rules.murk.initiative import Participant
from archcli.rules.murk.rulings import Attribute, Murk


def roll(
    rulings: Murk,
    sheet: SheetName = None,
    attribute: Annotated[Attribute | None, Option(
        "--attribute", metavar="body|mind|spirit|initiative|faith|esoteria|wealth", rich_help_panel=ACTOR,
        help="The attribute of the sheet that is rolled.")] = None,
    die: Die = None, bonus: Bonus = 0, potential: Potential = 0, have: Have = None, suffering: Suffering = None,
    lead: Lead = 0, dr: DR = None,
    tier: Annotated[int | None, Option(
        "--tier", metavar="1-6", rich_help_panel=ACTOR,
        help="Quality tier of the equipment used (2, which changes nothing).")] = None,
) -> Plan:
    """Make an attribute roll, against a Difficulty Rating or none.

    Example: archcli murk roll --die 8 --bonus 1 --dr 10
    """
    from archcli.rules.murk.roll import roll

    read = load(sheet)
    if read is not None and attribute is None and die is None:
        raise UsageError("--attribute is missing: name the attribute of the sheet that is rolled, or give --die")
    effort = Asked(die, bonus, potential, have, suffering, lead).effort(read, attribute or "body")
    return Plan(lambda dice: roll(effort, dr=dr, tier=tier, rulings=rulings, dice=dice), can_fail=dr is not None)


def initiative(
    rulings: Murk,
    entries: Annotated[list[str] | None, Argument(
        metavar="NAME=DIE[+BONUS][:PREVIOUS]|SHEET[:PREVIOUS] ...", show_default=False,
        help="Each participant's Initiative die, with the score of the Moment before; - reads standard input.")] = None,
) -> Plan:
    """Find the turn order of a Moment, and who outpaces whom.

    Example: archcli murk initiative Ann=8 Bob=6:11 examples/murk/hero.toml:9
    """
    from archcli.rules.murk.initiative import initiative

    everyone = [_participant(entry) for entry in expanded(entries)]
    return Plan(lambda dice: initiative(everyone, rulings=rulings, dice=dice))


_ENTRY = re.compile(r"(?P<name>.+)=(?P<die>\d{1,9})(?P<bonus>[+-]\d{1,9})?(?::(?P<previous>[+-]?\d{1,9}))?", re.ASCII)
_SHEET = re.compile(r"(?P<sheet>.+?)(?::(?P<previous>[+-]?\d{1,9}))?", re.ASCII)


def _participant(entry: str) -> Participant:
    if "=" in entry:
        found = _ENTRY.fullmatch(entry)
        if found is None:
            raise UsageError(f'"{entry}" cannot be read: give NAME=DIE, NAME=DIE+BONUS or NAME=DIE:PREVIOUS (Bob=6:11)')
        return Participant(found["name"], int(found["die"]), int(found["bonus"] or 0), int(found["previous"] or 0))
    found = _SHEET.fullmatch(entry)
    sheet = load(found["sheet"], instead="an entry is NAME=DIE or a sheet") if found else None
    if found is None or sheet is None:
        raise UsageError(f'"{entry}" cannot be read: give NAME=DIE or a sheet')
    return Participant(
        sheet.name, sheet.die("initiative", option="NAME=DIE"), 0, int(found["previous"] or 0),
        sheet.number("suffering") or 0,
    )


def distance(
    rulings: Murk,
    feet: Annotated[int | None, Argument(metavar="FEET", help="Feet apart, 0 or more.", show_default=False)] = None,
) -> Plan:
    """Tell the band of a distance, and what can be fought there.

    Example: archcli murk distance 31
    """
    from archcli.rules.murk.distance import distance

    return Plan(lambda dice: distance(feet, rulings=rulings, dice=dice))

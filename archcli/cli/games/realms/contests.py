"""`archcli realms competition` and `grapple`."""

from typing import Annotated, Literal

from typer import Argument, Option

from archcli.cli.games.realms.sheets import loaded, name_of, of
from archcli.cli.plan import Plan
from archcli.errors import UsageError
from archcli.rules.realms.competition import Competitor, Sides
from archcli.rules.realms.grapple import Who
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.size import MEDIUM, Size

ATTACKER, DEFENDER, THING, GROUND = "Attacker", "Defender", "The thing", "Circumstances"
GRAPPLER, VICTIM = "Grappler", "Victim"
Physical = Literal["strength", "agility"]
TWO = 2
SIZE = "tiny|small|medium|large|huge|giant|colossal"


def competition(
    sheets: Annotated[list[str] | None, Argument(
        metavar="[SHEET [FOE]]", help="The attacker's sheet, then the defender's.", show_default=False)] = None,
    modifier: Annotated[int | None, Option(
        "--modifier", metavar="N", help="Strength or Agility modifier.", rich_help_panel=ATTACKER)] = None,
    attribute: Annotated[Physical | None, Option(
        "--attribute", metavar="strength|agility", help="What the attacker uses (the better).",
        rich_help_panel=ATTACKER)] = None,
    nimble: Annotated[bool, Option(
        "--nimble", help="A nhoblit enters a hostile's space: advantage.", rich_help_panel=ATTACKER)] = False,
    against: Annotated[int | None, Option(
        "--against", metavar="N", help="Strength or Agility modifier.", rich_help_panel=DEFENDER)] = None,
    foe_attribute: Annotated[Physical | None, Option(
        "--foe-attribute", metavar="strength|agility", help="What the defender uses (the better).",
        rich_help_panel=DEFENDER)] = None,
    advantage: Annotated[Sides | None, Option(
        "--advantage", metavar="attacker|defender|both", help="Who keeps the better of two dice.")] = None,
    disadvantage: Annotated[Sides | None, Option(
        "--disadvantage", metavar="attacker|defender|both", help="Who keeps the worse of two dice.")] = None,
    grab: Annotated[bool, Option("--grab", help="The attacker wants a thing.", rich_help_panel=THING)] = False,
    owned: Annotated[bool, Option(
        "--owned", help="It lies in the space of its aware owner: advantage.", rich_help_panel=THING)] = False,
    defender_idle: Annotated[bool, Option(
        "--defender-idle", help="The defender has no action or no 10 feet left to take it.",
        rich_help_panel=THING)] = False,
) -> Plan:
    """Settle a competition of an attacker and a defender.

    Example: archcli realms competition --modifier 1 --against 2 --grab --owned
    """
    from archcli.rules.realms.competition import competition

    mine, theirs = _pair(sheets)
    attacker = _competitor(modifier, mine, attribute, "the attacker")
    defender = _competitor(against, theirs, foe_attribute, "the defender")
    return Plan(lambda dice: competition(
        attacker, defender, advantage=advantage, disadvantage=disadvantage, nimble=nimble, grab=grab, owned=owned,
        defender_idle=defender_idle, dice=dice,
    ), can_fail=True)


def grapple(
    rulings: Realms,
    sheets: Annotated[list[str] | None, Argument(
        metavar="[SHEET [FOE]]", help="The grappler's sheet, then the victim's.", show_default=False)] = None,
    modifier: Annotated[int | None, Option(
        "--modifier", metavar="N", help="Strength or Agility modifier.", rich_help_panel=GRAPPLER)] = None,
    size: Annotated[Size | None, Option(
        "--size", metavar=SIZE, help="Size (medium).", rich_help_panel=GRAPPLER)] = None,
    movement: Annotated[int | None, Option(
        "--movement", metavar="FEET", help="Movement.", rich_help_panel=GRAPPLER)] = None,
    takedown: Annotated[bool, Option("--takedown", help="A takedown: advantage.", rich_help_panel=GRAPPLER)] = False,
    against: Annotated[int | None, Option(
        "--against", metavar="N", help="Strength or Agility modifier.", rich_help_panel=VICTIM)] = None,
    target_size: Annotated[Size | None, Option(
        "--target-size", metavar=SIZE, help="Size (medium).", rich_help_panel=VICTIM)] = None,
    target_movement: Annotated[int | None, Option(
        "--target-movement", metavar="FEET", help="Movement.", rich_help_panel=VICTIM)] = None,
    slick: Annotated[bool, Option(
        "--slick", help="Rain, ice or slick ground: 3 to the victim.", rich_help_panel=GROUND)] = False,
    prone: Annotated[Who | None, Option(
        "--prone", metavar="grappler|victim|both", help="Who is prone: -5.", rich_help_panel=GROUND)] = None,
    footwork: Annotated[Who | None, Option(
        "--footwork", metavar="grappler|victim|both", help="Whose skill forgives being prone.",
        rich_help_panel=GROUND)] = None,
    martial_arts: Annotated[Who | None, Option(
        "--martial-arts", metavar="grappler|victim|both", help="Who has martial arts: +2.",
        rich_help_panel=GROUND)] = None,
) -> Plan:
    """Grapple a victim.

    Example: archcli realms grapple --modifier 2 --against 1 --size large
    """
    from archcli.rules.realms.grapple import Circumstances, Wrestler, grapple

    mine, theirs = _pair(sheets)
    grappler = Wrestler(
        _modifier(modifier, mine), _size(size, mine), of(movement, mine, "movement", "species"),
        name_of(mine, "the grappler"),
    )
    victim = Wrestler(
        _modifier(against, theirs), _size(target_size, theirs), of(target_movement, theirs, "movement", "species"),
        name_of(theirs, "the victim"),
    )
    circumstances = Circumstances(slick, takedown, prone, footwork, martial_arts)
    return Plan(lambda dice: grapple(
        grappler, victim, circumstances=circumstances, rulings=rulings, dice=dice,
    ), can_fail=True)


def _pair(names: list[str] | None) -> tuple[Sheet | None, Sheet | None]:
    sheets: list[Sheet | None] = [*loaded(names)]
    if len(sheets) > TWO:
        raise UsageError(f"{len(sheets)} sheets are given, and two sides compete")
    mine, theirs = (*sheets, None, None)[:TWO]
    return mine, theirs


def _modifier(typed: int | None, sheet: Sheet | None, attribute: Physical | None = None) -> int | None:
    if typed is not None or sheet is None:
        return typed
    return sheet.better(*([attribute] if attribute else ("strength", "agility")))


def _competitor(typed: int | None, sheet: Sheet | None, attribute: Physical | None, otherwise: str) -> Competitor:
    modifier = _modifier(typed, sheet, attribute)
    return Competitor(modifier, (attribute or "").capitalize(), name_of(sheet, otherwise))


def _size(typed: Size | None, sheet: Sheet | None) -> Size:
    return typed or (MEDIUM if sheet is None else sheet.size)

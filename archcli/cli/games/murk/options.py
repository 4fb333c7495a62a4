"""Options that several commands of The Murk share."""

from typing import Annotated, Literal

from typer import Argument, Option

ACTOR, FOES, PLACE = "Actor", "Foes", "Place"

SheetName = Annotated[str | None, Argument(
    metavar="[SHEET]", help="Your sheet: a path, or a bare name.", show_default=False)]
Sheets = Annotated[list[str] | None, Argument(
    metavar="[SHEET [FOE ...]]", help="Your sheet, then those of your foes.", show_default=False)]

Die = Annotated[int | None, Option(
    "--die", metavar="4|6|8|10|12|20", help="Sides of the attribute die.", rich_help_panel=ACTOR)]
Bonus = Annotated[int, Option("--bonus", metavar="N", help="Points added to the roll; may be negative.",
                              rich_help_panel=ACTOR, show_default=False)]
Potential = Annotated[int, Option("--potential", metavar="N", help="Potential spent on the roll, 1 point each.",
                                  rich_help_panel=ACTOR, show_default=False)]
Have = Annotated[int | None, Option("--have", metavar="N", help="Potential held before.", rich_help_panel=ACTOR)]
Suffering = Annotated[int | None, Option(
    "--suffering", metavar="N", help="Ranks of Suffering; each takes 1 from the roll.", rich_help_panel=ACTOR)]
Lead = Annotated[int, Option(
    "--lead", metavar="N", help="Your Initiative Score minus the opposing one's.", rich_help_panel=ACTOR,
    show_default=False)]
DR = Annotated[int | None, Option("--dr", metavar="N", help="The Difficulty Rating to reach.")]
Reserve = Annotated[int | None, Option("--reserve", metavar="N", help="Power held before.", rich_help_panel=ACTOR)]

FoeDie = Annotated[list[str] | None, Option(
    "--foe-die", metavar="DIE[:TRACK]", rich_help_panel=FOES, show_default=False,
    help="Sides of a foe's die, and the damage it can take before the rest passes on; once for each foe.")]
FoeBonus = Annotated[int, Option("--foe-bonus", metavar="N", help="Points added to every foe's roll.",
                                 rich_help_panel=FOES, show_default=False)]
FoeDamage = Annotated[list[int] | None, Option(
    "--foe-damage", metavar="N", rich_help_panel=FOES, show_default=False,
    help="Damage of the foes' weapons (7): once for all, or once for each.")]
Damage = Annotated[int | None, Option(
    "--damage", metavar="N", help="Damage of your weapon in points (7).", rich_help_panel=ACTOR)]
Leave = Annotated[Literal["close", "hunker"] | None, Option(
    "--leave", metavar="close|hunker", help="Leave without a roll: get Close, or hunker down.", rich_help_panel=PLACE)]
Feet = Annotated[int | None, Option(
    "--distance", metavar="FEET", rich_help_panel=PLACE,
    help="Feet between the sides; refused where this is not fought.")]

"""`archcli murk injury`, `breakdown` and `recover`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.murk.options import ACTOR, Bonus, Die, Have, Potential, SheetName
from archcli.cli.games.murk.sheets import Asked, die_of, load, name_of, of
from archcli.cli.plan import Plan
from archcli.errors import UsageError
from archcli.rules.murk.attribute import TRACKS
from archcli.rules.murk.rulings import Attribute, Murk, Track

TRACK = "Track"


def injury(
    rulings: Murk,
    sheet: SheetName = None,
    track: Annotated[Track, Option(
        "--track", metavar="damage|strain|exhaustion", help="What is injured (damage).", rich_help_panel=TRACK,
        show_default=False)] = "damage",
    total: Annotated[int | None, Option(
        "--total", metavar="N", help="Points on the track before.", rich_help_panel=TRACK)] = None,
    damage: Annotated[int | None, Option(
        "--damage", metavar="N", help="New points, added to the total.", rich_help_panel=TRACK)] = None,
    die: Die = None,
    rank: Annotated[int | None, Option(
        "--rank", metavar="1-5", help="Rank of the character (1): 2 + rank dice.", rich_help_panel=ACTOR)] = None,
    armor: Annotated[int | None, Option(
        "--armor", metavar="N", help="Tier of armour: so many dice more.", rich_help_panel=ACTOR)] = None,
    suffering: Annotated[int | None, Option(
        "--suffering", metavar="N", help="Ranks of Suffering before.", rich_help_panel=ACTOR)] = None,
    concede: Annotated[bool, Option(
        "--concede", help="Concede the argument in place of a rank of Suffering.", rich_help_panel=TRACK)] = False,
) -> Plan:
    """Roll the injury dice of a track against its total.

    Example: archcli murk injury examples/murk/hero.toml --damage 8
    """
    from archcli.rules.murk.injury import injury

    read = load(sheet)
    size = die_of(die, read, TRACKS[track])
    before, tier = of(total, read, "tracks", track), of(armor, read, "armor", track) or 0
    grade, ranks = of(rank, read, "rank"), of(suffering, read, "suffering") or 0
    return Plan(lambda dice: injury(
        track=track, die=size, rank=1 if grade is None else grade, total=before, damage=damage, armor=tier,
        suffering=ranks, concede=concede, name=name_of(read), rulings=rulings, dice=dice,
    ), can_fail=True)


def breakdown(
    ranks: Annotated[str | None, Argument(
        metavar="RANKS|SHEET", show_default=False,
        help="Ranks of Suffering, 1 to 50, or the sheet that bears them.")] = None,
) -> Plan:
    """Roll whether the ranks of Suffering break a character.

    Example: archcli murk breakdown 4
    """
    from archcli.rules.murk.breakdown import breakdown

    digits = (ranks or "").lstrip("+-")
    if ranks is None or (digits.isascii() and digits.isdigit() and len(digits) <= 9):
        typed = None if ranks is None else int(ranks)
        return Plan(lambda dice: breakdown(typed, dice=dice), can_fail=True)
    read = load(ranks)
    borne = of(None, read, "suffering")
    return Plan(lambda dice: breakdown(borne, name=name_of(read), dice=dice), can_fail=True)


def recover(
    rulings: Murk,
    sheet: Annotated[str | None, Argument(
        metavar="[SHEET]", help="The patient's sheet: a path, or a bare name.", show_default=False)] = None,
    die: Die = None,
    attribute: Annotated[Attribute | None, Option(
        "--attribute", metavar="body|mind|spirit|initiative|faith|esoteria|wealth", rich_help_panel=ACTOR,
        help="The patient rolls, with this attribute of the sheet.")] = None,
    bonus: Bonus = 0, potential: Potential = 0, have: Have = None,
    ranks: Annotated[int | None, Option(
        "--ranks", metavar="1-50", help="The patient's ranks of Suffering.", rich_help_panel="Patient")] = None,
) -> Plan:
    """Heal a rank of Suffering in a scene of care.

    Example: archcli murk recover --die 8 --ranks 2
    """
    from archcli.rules.murk.recover import recover

    if die is not None and attribute is not None:
        raise UsageError("--die does not go with --attribute: a helper rolls the one, the patient the other")
    patient = load(sheet)
    borne = of(ranks, patient, "suffering")
    roller, suffering = (None, 0) if attribute is None else (patient, borne)
    effort = Asked(die, bonus, potential, have, suffering).effort(roller, attribute or "mind")
    return Plan(lambda dice: recover(effort, ranks=borne, rulings=rulings, dice=dice), can_fail=True)

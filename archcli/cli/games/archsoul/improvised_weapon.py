"""`archcli improvised-weapon`."""

from typing import Annotated

from archcli.cli.games.archsoul.numbers import decimal
from archcli.cli.games.archsoul.sheets import load
from archcli.cli.typed import Typed
from archcli.errors import UsageError
from archcli.given import NOBODY, SHEET, From, Given, Word
from archcli.rules.archsoul.improvised_weapon import USE, WIELDER, ImprovisedWeapon, Use, refuse_weight
from archcli.rules.archsoul.improvised_weapon import improvised_weapon as resolve
from archcli.rules.archsoul.rulings import Archsoul


def improvised_weapon(
    weight: Annotated[str, Word("WEIGHT", help="In pounds: 30, 75lb, 200lbs.")],
    rulings: Archsoul, *,
    sheet: Annotated[str | None, Given(
        "--sheet", "-s", takes=SHEET, whose=NOBODY, panel=WIELDER, help="Supplies the numbers below.")] = None,
    typed: Annotated[Typed, From(Use)],
    cumbersome: Annotated[bool, Given(
        "--cumbersome", panel=USE, help="Oversized for a throw, whatever its weight.")] = False,
    no_cumbersome: Annotated[bool, Given(
        "--no-cumbersome", panel=USE, help="Not oversized, whatever its weight.")] = False,
) -> ImprovisedWeapon:
    """Work out what an object is worth as a weapon, by its weight.

    Example: archcli improvised-weapon 200lb --athletics 5 --thrown
    """
    if cumbersome and no_cumbersome:
        raise UsageError("--cumbersome does not go with --no-cumbersome: it is one or the other")
    pounds = decimal(weight, "the weight", "lb", "lbs")
    refuse_weight(pounds)
    own = load(sheet, rulings)
    skill = "primitive_attacks" if typed["thrown"] else "melee_weapons"
    use = typed.lay(
        Use, own, cumbersome=not no_cumbersome if cumbersome or no_cumbersome else None,
        derived={} if own is None else {
            "skill": lambda: own.stat(skill), "weapon_mastery": lambda: own.stat("weapon_mastery"),
        },
    )
    return resolve(pounds, use, rulings=rulings)

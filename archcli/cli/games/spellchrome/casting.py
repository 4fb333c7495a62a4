"""`archcli spellchrome concentration`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.plan import Plan
from archcli.errors import UsageError
from archcli.rules.spellchrome.concentration import Purpose
from archcli.rules.spellchrome.concentration import concentration as rule
from archcli.rules.spellchrome.rulings import Spellchrome


def concentration(
    rulings: Spellchrome,
    sheet: Annotated[str | None, Argument(metavar="[SHEET]", help="The caster's sheet.", show_default=False)] = None,
    bonus: Annotated[int | None, Option("--bonus", metavar="N", help="Concentration bonus; 0 untrained.")] = None,
    purpose: Annotated[Purpose, Option("--for", metavar="defensive|stress", show_default=False,
        help="Casting beside a foe (DC 15), or under stress.")] = "defensive",
    dc: Annotated[int | None, Option("--dc", metavar="N", help="The game master's DC, under stress only.")] = None,
    hp_damage: Annotated[int | None, Option("--hp-damage", metavar="N",
        help="Damage to Hit Points since the last action, under stress only; under 10 needs no check.")] = None,
) -> Plan:
    """Concentrate on a spell: defensively, or under stress.

    Example: archcli spellchrome concentration --bonus 4
    """
    own = load(sheet)
    number = own.number("concentration") if own and bonus is None else bonus
    if number is None:
        raise UsageError("no Concentration bonus: give --bonus (0 untrained), or a sheet with concentration")
    return Plan(
        lambda dice: rule(number, purpose=purpose, dc=dc, hp_damage=hp_damage, rulings=rulings, dice=dice),
        can_fail=True,
    )

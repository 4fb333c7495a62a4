"""`archcli soluna ram`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting, Reacting
from archcli.cli.games.soluna.sheets import DELAYED, load, perimeter
from archcli.cli.plan import Plan
from archcli.cli.sheets import FORMS, entered
from archcli.cli.typed import Typed
from archcli.errors import miscounted
from archcli.given import ACTOR, SHEET, TARGET, From, Given, Range, Word
from archcli.rules.soluna.ram import InTheWay, Run
from archcli.rules.soluna.ram import ram as rule
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sheet import Sheet

FORM = f"NAME=DEX or NAME=DEX:TOUGHNESS, each number 0 to 100, or a sheet as {FORMS}"


def ram(
    rulings: Soluna,
    entries: Annotated[tuple[str, ...], Word(
        "NAME=DEX[:TOUGHNESS]|TARGET...", takes=SHEET, whose=TARGET,
        help="Who is in the way: Dexterity, and Toughness where it may damage the vehicle; or a sheet.",
    )] = (),
    sheet: Annotated[str | None, Given(
        "-s", "--sheet", takes=SHEET, whose=ACTOR, metavar="VEHICLE", help="The vehicle's sheet.",
    )] = None,
    hit_points: Annotated[tuple[int, ...], Range(0), Given(
        "--hit-points", help="Health Points of a target; once for each, in their order.",
    )] = (), *,
    typed: Annotated[Typed, From(Run)], reaction: Reacting = False, by_hand: ByHand, acting: Acting,
) -> Plan:
    """Drive into somebody.

    Example: archcli soluna ram Orc=3:6 Bob=4 --distance 20 --hardness 4
    """
    vehicle = load(sheet)
    acting.does("vehicle-attack", sheet=vehicle, rulings=rulings, reaction=DELAYED if reaction else None)
    run = typed.lay(Run, vehicle, name=vehicle.name if vehicle else "")
    targets = [target for word in entries for target in _targets(word)]
    if hit_points:
        if len(hit_points) != len(targets):
            raise miscounted("--hit-points", len(hit_points), len(targets))
        targets = [target._replace(health=points) for target, points in zip(targets, hit_points, strict=True)]
    return Plan(lambda dice: rule(targets, run, by_hand=by_hand, rulings=rulings, dice=dice))


def _targets(word: str) -> list[InTheWay]:
    """Who is in the way by one word: one by numbers, or as many as it names of a sheet."""
    name, _, numbers = word.rpartition("=")
    first, colon, second = numbers.partition(":")
    dexterity, toughness = perimeter(first), perimeter(second)
    if name and dexterity is not None and (not colon or toughness is not None):
        return [InTheWay(name=name, dexterity=dexterity, toughness=toughness)]
    return [
        InTheWay(
            name=sheet.name, dexterity=sheet.dexterity, health=sheet.health,
            toughness=sheet.perimeters.toughness if sheet.hardness is None else sheet.hardness,
        )
        for sheet in entered(Sheet.of, word, FORM)
    ]

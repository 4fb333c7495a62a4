"""`archcli realms attack`."""

from collections.abc import Sequence
from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting, Reacting
from archcli.cli.games.realms.sheets import scored
from archcli.cli.plan import Plan
from archcli.cli.sheets import each, one
from archcli.cli.typed import Typed
from archcli.errors import miscounted
from archcli.given import BOTH, SHEET, WEAPON, From, Given, Word
from archcli.rules.realms import attack as rule
from archcli.rules.realms.attacker import ATTACKER, Attacker, Target, Targets
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.size import MEDIUM, Size
from archcli.rules.realms.strikes import Strikes
from archcli.rules.realms.turn_parts import ACT, REACT

APART = (("--pool", "--strike", "give each strike its pool"),)


def attack(
    rulings: Realms,
    sheets: Annotated[tuple[str, ...], Word("[SHEET [TARGET ...]]", takes=SHEET, whose=BOTH,
        help="The attacker's sheet, then those of the targets.")] = (),
    weapon: Annotated[str | None, Given("--weapon", "-w", metavar="WEAPON", takes=WEAPON, panel=ATTACKER,
        help="A weapon of the sheet (its only one that fits).")] = None,
    *,
    typed: Annotated[Typed, From(Attacker, Strikes, Targets)], reaction: Reacting = False, by_hand: ByHand,
    acting: Acting,
) -> Plan:
    """Attack with one strike or several.

    Example: archcli realms attack examples/realms/hero.toml examples/realms/foe.toml --weapon gladius
    """
    mine = one(Sheet.of, sheets[0]) if sheets else None
    foes = each(Sheet.of, sheets[1:])
    acting.does(REACT if reaction else ACT, sheet=mine, rulings=rulings, reaction=REACT if reaction else None)
    typed.refuse(apart=APART)
    struck_at, made_with = typed.lay(Targets), typed.lay(Strikes)
    strikes = made_with.each(mine, weapon, rulings)
    attacker = scored(typed, Attacker, mine, "agility" if strikes[0].kind == "ranged" else "strength")
    targets = _targets(struck_at, foes)
    return Plan(lambda dice: rule.attack(
        attacker, strikes, targets, critical=made_with.watched(strikes[0], rulings), sneak=made_with.sneak,
        resistance=struck_at.resistance, by_hand=by_hand, rulings=rulings, dice=dice,
    ))


def _targets(typed: Targets, sheets: Sequence[Sheet]) -> list[Target]:
    """Everyone who is struck at: numbers that were typed replace those of the sheets.

    Raises UsageError for another number of sizes than one or one each, of hit points than one each, and for fewer Armor
    Classes than sheets; SheetError for a sheet without an Armor Class.
    """
    classes = typed.ac or [sheet.needed("ac", option="--ac") for sheet in sheets]
    if not classes:
        return []
    count = len(classes)
    if count < len(sheets):
        raise miscounted("--ac", count, len(sheets))
    nameless = [None] * (count - len(sheets))
    sizes: Sequence[Size] = typed.sizes or [*(sheet.size for sheet in sheets), *[MEDIUM for _ in nameless]]
    if len(sizes) == 1:
        sizes = [*sizes] * count
    if len(sizes) != count:
        raise miscounted("--target-size", len(sizes), count, form="give one for all, or one for each")
    left = typed.hit_points or [*(sheet.hit_points for sheet in sheets), *nameless]
    if len(left) != count:
        raise miscounted("--hit-points", len(left), count)
    names = [*(sheet.name for sheet in sheets), *nameless]
    return [Target(*target) for target in zip(classes, sizes, names, left, strict=True)]

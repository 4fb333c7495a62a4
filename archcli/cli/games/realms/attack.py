"""`archcli realms attack`."""

from collections.abc import Sequence
from typing import Annotated

from archcli.cli.games.realms.sheets import read, scored
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.errors import UsageError, nameless
from archcli.given import SHEET, WEAPON, From, Given, Word
from archcli.rules.realms import attack as rule
from archcli.rules.realms.attacker import ATTACKER, Attacker, Target, Targets
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet, Weapon
from archcli.rules.realms.size import MEDIUM, Size
from archcli.rules.realms.strike import Strikes

APART = (("--pool", "--strike", "give each strike its pool"),)


def attack(
    rulings: Realms,
    sheets: Annotated[tuple[str, ...], Word("[SHEET [TARGET ...]]", takes=SHEET,
        help="The attacker's sheet, then those of the targets.")] = (),
    weapon: Annotated[str | None, Given("--weapon", metavar="WEAPON", takes=WEAPON, panel=ATTACKER,
        help="A weapon of the sheet (its only one).")] = None,
    *,
    typed: Annotated[Typed, From(Attacker, Strikes, Targets)],
) -> Plan:
    """Attack with one strike or several.

    Example: archcli realms attack examples/realms/hero.toml examples/realms/foe.toml --weapon gladius
    """
    typed.refuse(apart=APART)
    mine, *foes = (*map(read, sheets),) or (None,)
    arm = _arm(weapon, mine)
    struck_at = typed.lay(Targets)
    targets = _targets(struck_at, foes)
    strikes = typed.lay(Strikes, arm)
    ranged = typed.has("ranged") or (arm is not None and arm.ranged)
    blows = strikes.each(ranged=ranged)
    attacker = scored(
        typed, Attacker, mine, "agility" if ranged else "strength", ranged=ranged,
        weapon=arm.name if arm else "", weapon_bonus=arm.bonus if arm else 0,
    )
    return Plan(lambda dice: rule.attack(
        attacker, blows, targets, critical=strikes.critical, sneak=strikes.sneak, resistance=struck_at.resistance,
        rulings=rulings, dice=dice,
    ))


def _arm(name: str | None, sheet: Sheet | None) -> Weapon | None:
    if sheet is not None:
        return sheet.weapon(name)
    if name is not None:
        raise nameless("--weapon", name, "the attacker's")
    return None


def _targets(typed: Targets, sheets: Sequence[Sheet]) -> list[Target]:
    """Everyone who is struck at: Armor Classes typed replace those of the sheets, and so do sizes.

    Raises UsageError for another number of sizes than one or one each, SheetError for a sheet without an Armor Class.
    """
    classes = typed.ac or [sheet.needed("ac", option="--ac") for sheet in sheets]
    count = len(classes)
    sizes: Sequence[Size] = typed.sizes or [*(sheet.size for sheet in sheets), *[MEDIUM] * count][:count]
    if len(sizes) == 1:
        sizes = [*sizes] * count
    if count and len(sizes) != count:
        times = f"{len(sizes)} times for {count} targets"
        raise UsageError(f"--target-size is given {times}: give one for all, or one for each")
    names = [*(sheet.name for sheet in sheets), *[""] * count]
    return [Target(*target) for target in zip(classes, sizes, names, strict=False)]

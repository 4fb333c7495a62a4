"""What the hands of an attacker hold, from what was typed and the sheet."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.typed import Typed
from archcli.damage import expression
from archcli.errors import UsageError, nameless
from archcli.given import SHEET, WEAPON, Word
from archcli.rules.spellchrome.action import Action, Target
from archcli.rules.spellchrome.attack import Against
from archcli.rules.spellchrome.full_attack import AgainstEach
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.sheet import Sheet
from archcli.rules.spellchrome.weapon import ABILITY, Aim, OffHand, Weapon
from archcli.rules.spellchrome.wielded import Wielded

APART = (
    ("--unarmed", "--dual or --offhand", "a punch has no second weapon"),
    ("--kind", "--dual or --offhand", "it is for a single weapon"),
    ("--bonus", "--level or --column or --ability", "it is the whole attack bonus"),
)
NEEDS = (
    ("--offhand", "--dual or --weapon", "it is the second of two weapons"),
    ("--offhand-bonus or --offhand-column or --offhand-ability or --offhand-ac or --offhand-damage or --offhand-first"
     " or --dual-feat", "--dual or --offhand", "it is for a second weapon"),
)
AttackerSheet = Annotated[str | None, Word("[SHEET]", takes=SHEET, help="The attacker's sheet.")]
TargetSheet = Annotated[str | None, Word("[TARGET]", takes=SHEET, help="The target's sheet: AC and Hit Points.")]


class Prepared(NamedTuple):
    """What an attack is made with: the hands, what else the attacker does, and the target."""

    main: Weapon
    offhand: Weapon | None
    action: Action
    target: Target


def prepared(
    typed: Typed, rulings: Spellchrome, sheet: str | None, target: str | None, against: type[Against | AgainstEach],
) -> Prepared:
    """Put together an attack, whose armor classes `against` declares.

    Raises UsageError for what does not fit together, or says nothing without another option or ruling.
    """
    own, foe = load(sheet), load(target)
    main, offhand = _in_hand(typed, own, rulings, typed.lay(against, foe).hands)
    action = typed.lay(Action, own, attacker=own.name if own else "", feats=own.feats if own else ())
    aimed_at = typed.lay(Target, foe, name=foe.name if foe else "")
    return Prepared(main=main, offhand=offhand, action=action, target=aimed_at)


def _in_hand(
    typed: Typed, sheet: Sheet | None, rulings: Spellchrome, acs: Sequence[tuple[int, ...]],
) -> tuple[Weapon, Weapon | None]:
    """The weapon of the main hand and that of the off hand."""
    def named(name: str, option: str) -> Weapon:
        if sheet is None:
            raise nameless(option, name, "the attacker's first")
        return sheet.weapon(name)

    typed.refuse(apart=APART, needs=NEEDS)
    held = typed.lay(Wielded, readers={WEAPON: named})
    own, kind = held.weapon, held.main_kind()
    aim = typed.lay(Aim, own, sheet, keys={"of_kind": ABILITY[kind]}, further=own.bonus if own else 0)
    name = own.name if own else "unarmed strike" if held.unarmed else ""
    main = _read(typed.lay(Weapon, own, name=name, kind=kind, aim=aim, acs=acs[0]), "--damage")
    offhand = None
    if held.two:
        # A second weapon of the sheet has numbers of its own; without one all that is not typed is the main hand's.
        own, kind = held.offhand, held.second_kind(kind)
        given = typed.lay(OffHand, *((own, sheet) if own else (aim, main)), keys={"of_kind": ABILITY[kind]})
        offhand = typed.lay(
            Weapon, own or main, kind=kind, aim=given.aim(aim, own), acs=acs[1], damage=given.damage,
        )
        offhand = _read(offhand, "--offhand-damage")
    _refuse_useless(typed, main, offhand, rulings)
    return main, offhand


def _read(weapon: Weapon, option: str) -> Weapon:
    """A weapon with its damage as it is rolled."""
    return weapon.replace(harm=None if weapon.damage is None else expression(weapon.damage, option))


def _refuse_useless(typed: Typed, main: Weapon, offhand: Weapon | None, rulings: Spellchrome) -> None:
    if typed.has("critical_range") and rulings.critical == "none":
        raise UsageError(
            "--critical-range says nothing: there are no critical hits by the ruling critical",
            hint='a house-rules file (--house) with [spellchrome] critical = "double" brings them in',
        )
    for option, weapon in (("damage", main), ("offhand_damage", offhand)):
        if weapon is not None and weapon.kind == "unarmed" and typed.has(option):
            raise UsageError(
                f"{typed.first(option)} does not go with an unarmed weapon: a punch does Strength in damage"
            )
    if typed.has("range") and "ranged" not in {weapon.kind for weapon in (main, offhand) if weapon}:
        raise UsageError("--range is for a ranged weapon, and none is in use: give --kind ranged")


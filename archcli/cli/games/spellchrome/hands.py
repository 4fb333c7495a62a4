"""What the hands of an attacker hold, from what was typed and the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, NamedTuple

from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.typed import Typed
from archcli.errors import NotationError, UsageError
from archcli.given import NOTATION, SHEET, WEAPON, Word
from archcli.rules.spellchrome.action import Action, Target
from archcli.rules.spellchrome.attack import Against
from archcli.rules.spellchrome.full_attack import AgainstEach
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.sheet import Abilities, Arm, Sheet
from archcli.rules.spellchrome.weapon import Aim, OffHand, Weapon
from archcli.rules.spellchrome.wielded import Wielded

if TYPE_CHECKING:
    from archcli.notation import Expression

SECOND = (
    "offhand", "offhand_bonus", "offhand_column", "offhand_ability", "offhand_ac", "offhand_damage", "offhand_first",
    "dual_feat",
)


AttackerSheet = Annotated[str | None, Word("[SHEET]", takes=SHEET, help="The attacker's sheet.")]
TargetSheet = Annotated[str | None, Word("[TARGET]", takes=SHEET, help="The target's sheet: AC and Hit Points.")]


class Fight(NamedTuple):
    """The values of an attack."""

    main: Weapon
    offhand: Weapon | None
    action: Action
    target: Target


def fight(
    typed: Typed, rulings: Spellchrome, sheet: str | None, target: str | None, against: type[Against | AgainstEach],
) -> Fight:
    """Put together an attack, whose armor classes `against` declares.

    Raises UsageError for what does not fit together, or says nothing without another option or ruling.
    """
    own, foe = load(sheet), load(target)
    main, offhand = _in_hand(typed, own, rulings, typed.lay(against, foe).hands)
    action = typed.lay(Action, own, attacker=own.name if own else "", feats=own.feats if own else ())
    return Fight(main, offhand, action, typed.lay(Target, foe, name=foe.name if foe else ""))


def _in_hand(
    typed: Typed, sheet: Sheet | None, rulings: Spellchrome, acs: Sequence[tuple[int, ...]],
) -> tuple[Weapon, Weapon | None]:
    """The weapon of the main hand and that of the off hand."""
    def named(name: str, option: str) -> Arm:
        if sheet is None:
            raise UsageError(f'{option} "{name}" names a weapon of a sheet: give the attacker\'s sheet first')
        return sheet.weapon(name)

    readers = {WEAPON: named, NOTATION: damage}
    held = typed.lay(Wielded, readers=readers)
    _refuse_contradictions(typed, held, rulings)
    abilities = sheet.abilities if sheet else Abilities()
    own, kind = held.weapon, held.main_kind()
    aim = typed.lay(Aim, own, sheet, further=own.bonus if own else 0).settled(kind, abilities)
    main = typed.lay(
        Weapon, own, readers=readers, kind=kind, aim=aim, acs=acs[0], untrained=_untrained(typed, own),
        name=own.name if own else "unarmed strike" if held.unarmed else "",
    )
    offhand = None
    if held.two:
        # A second weapon of the sheet has numbers of its own; without one all that is not typed is the main hand's.
        own, kind = held.offhand, held.second_kind(kind)
        given = typed.lay(OffHand, *((own,) if own else (aim, main)), readers=readers)
        holds = own or held.weapon
        offhand = typed.lay(
            Weapon, holds, kind=kind, aim=given.aim(aim, own, kind, abilities), acs=acs[1], damage=given.damage,
            untrained=_untrained(typed, holds), name=own.name if own else main.name,
        )
    _refuse_useless(typed, main, offhand)
    return main, offhand


def _untrained(typed: Typed, own: Arm | None) -> bool:
    return typed.has("untrained") or (own is not None and not own.trained)


def _refuse_contradictions(typed: Typed, held: Wielded, rulings: Spellchrome) -> None:
    held.refuse_contradictions()
    if typed.has("bonus") and typed.first("level", "column", "ability"):
        raise UsageError("--bonus is the whole attack bonus: it does not go with --level, --column or --ability")
    second = typed.first(*SECOND)
    if second is not None and not held.two:
        raise UsageError(f"{second} needs a second weapon: give --dual, or --weapon and --offhand")
    if typed.has("critical_range") and rulings.critical == "none":
        raise UsageError(
            "--critical-range says nothing: there are no critical hits by the ruling critical",
            hint='a house-rules file (--house) with [spellchrome] critical = "double" brings them in',
        )


def _refuse_useless(typed: Typed, main: Weapon, offhand: Weapon | None) -> None:
    for option, weapon in (("damage", main), ("offhand_damage", offhand)):
        if weapon is not None and weapon.kind == "unarmed" and typed.has(option):
            raise UsageError(
                f"{typed.first(option)} does not go with an unarmed weapon: a punch does Strength in damage"
            )
    if typed.has("range") and "ranged" not in {weapon.kind for weapon in (main, offhand) if weapon}:
        raise UsageError("--range is for a ranged weapon, and none is in use: give --kind ranged")


def damage(text: str, option: str) -> Expression:
    """The damage of a weapon; a mistake in it names the option."""
    from archcli.notation import damage as read

    try:
        return read(text)
    except (NotationError, UsageError) as mistake:
        mistake.message = f"{option}: {mistake.message}"
        raise

"""`archcli spellchrome full-attack`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.spellchrome.hands import AttackerSheet, prepared
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import SHEET, TARGET, From, Word
from archcli.rules.spellchrome.action import Action, Target, Toughness
from archcli.rules.spellchrome.full_attack import AgainstEach
from archcli.rules.spellchrome.full_attack import full_attack as rule
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.weapon import Aim, OffHand, Weapon
from archcli.rules.spellchrome.wielded import Wielded


def full_attack(
    rulings: Spellchrome,
    sheet: AttackerSheet = None,
    targets: Annotated[tuple[str, ...], Word("[TARGET]...", takes=SHEET, whose=TARGET,
        help="The target's sheet: AC, Hit Points, whether it is armed; several take the attacks in order.")] = (),
    *,
    typed: Annotated[Typed, From(
        Aim, AgainstEach, Toughness, Target, Wielded, Weapon, Action, OffHand, leave=("--bonus", "--offhand-bonus"),
    )],
    by_hand: ByHand,
    acting: Acting,
) -> Plan:
    """Make every attack of a full-round action.

    Each further attack is at 5 less, as long as the base attack stays at +1 or more; the off hand makes as many.

    Example: archcli spellchrome full-attack --level 16 --column best --ability 3 --ac 20
    """
    made = prepared(typed, rulings, sheet, targets, AgainstEach, acting=acting)
    return Plan(lambda dice: rule(
        made.main, made.offhand, action=made.action, targets=made.targets, by_hand=by_hand, rulings=rulings, dice=dice,
    ))

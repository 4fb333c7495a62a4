"""`archcli spellchrome attack`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting, Reacting
from archcli.cli.games.spellchrome.hands import AttackerSheet, prepared
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import SHEET, TARGET, From, Word
from archcli.rules.spellchrome.action import Action, Target, Toughness
from archcli.rules.spellchrome.attack import Against
from archcli.rules.spellchrome.attack import attack as rule
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.weapon import Aim, OffHand, Weapon
from archcli.rules.spellchrome.wielded import Wielded


def attack(
    rulings: Spellchrome,
    sheet: AttackerSheet = None,
    targets: Annotated[tuple[str, ...], Word("[TARGET]...", takes=SHEET, whose=TARGET,
        help="The target's sheet: AC, Hit Points, whether it is armed; a second is the off hand's target.")] = (),
    *,
    typed: Annotated[Typed, From(
        Aim, Against, Toughness, Target, Wielded, Weapon, Action, OffHand,
        leave=("--offhand-column", "--offhand-ability"),
    )],
    reaction: Reacting = False,
    by_hand: ByHand,
    acting: Acting,
) -> Plan:
    """Attack with a standard action, with one weapon or two.

    The attack hits when d20 and bonus reach the armor class; each hit rolls its own damage.

    Example: archcli spellchrome attack --bonus 5 --ac 15 --damage 1d8+2
    """
    made = prepared(typed, rulings, sheet, targets, Against, acting=acting, reaction=reaction)
    return Plan(lambda dice: rule(
        made.main, made.offhand, action=made.action, targets=made.targets, by_hand=by_hand, rulings=rulings, dice=dice,
    ))

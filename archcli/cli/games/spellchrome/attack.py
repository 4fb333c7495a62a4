"""`archcli spellchrome attack` and `full-attack`."""

from archcli.cli.games.spellchrome import attack_options as option
from archcli.cli.games.spellchrome.arming import arm
from archcli.cli.games.spellchrome.typed import Typed
from archcli.cli.plan import Plan
from archcli.rules.spellchrome.rulings import Spellchrome


def attack(
    rulings: Spellchrome,
    sheet: option.Attacker = None,
    target: option.Target = None,
    ac: option.Ac = None,
    bonus: option.Bonus = None,
    level: option.Level = None,
    column: option.Column = None,
    ability: option.Ability = None,
    modifier: option.Modifier = 0,
    kind: option.Kind = None,
    weapon: option.Weapon = None,
    damage: option.Damage = None,
    strength: option.Strength = None,
    unarmed: option.Unarmed = False,
    dual: option.Dual = None,
    dual_feat: option.DualFeat = False,
    offhand_bonus: option.OffhandBonus = None,
    offhand_ac: option.OffhandAc = None,
    offhand_damage: option.OffhandDamage = None,
    offhand: option.Offhand = None,
    offhand_first: option.OffhandFirst = False,
    defensive: option.Defensive = False,
    target_defensive: option.TargetDefensive = False,
    target_total_defense: option.TargetTotalDefense = False,
    target_unarmed: option.TargetUnarmed = False,
    natural_weapons: option.NaturalWeapons = False,
    untrained: option.Untrained = False,
    critical_range: option.CriticalRange = None,
    distance: option.Distance = None,
    range: option.Range = None,
    target_hp: option.TargetHp = None,
) -> Plan:
    """Attack with a standard action, with one weapon or two.

    The attack hits when d20 and bonus reach the armor class; each hit rolls its own damage.

    Example: archcli spellchrome attack --bonus 5 --ac 15 --damage 1d8+2
    """
    armed = arm(Typed(**locals()), full=False)
    from archcli.rules.spellchrome.attack import attack

    return Plan(
        lambda dice: attack(armed.main, armed.offhand, action=armed.action, rulings=rulings, dice=dice), can_fail=True
    )


def full_attack(
    rulings: Spellchrome,
    sheet: option.Attacker = None,
    target: option.Target = None,
    ac: option.Acs = None,
    level: option.Level = None,
    column: option.Column = None,
    ability: option.Ability = None,
    modifier: option.Modifier = 0,
    kind: option.Kind = None,
    weapon: option.Weapon = None,
    damage: option.Damage = None,
    strength: option.Strength = None,
    unarmed: option.Unarmed = False,
    dual: option.Dual = None,
    dual_feat: option.DualFeat = False,
    offhand_column: option.OffhandColumn = None,
    offhand_ability: option.OffhandAbility = None,
    offhand_ac: option.OffhandAcs = None,
    offhand_damage: option.OffhandDamage = None,
    offhand: option.Offhand = None,
    offhand_first: option.OffhandFirst = False,
    defensive: option.Defensive = False,
    target_defensive: option.TargetDefensive = False,
    target_total_defense: option.TargetTotalDefense = False,
    target_unarmed: option.TargetUnarmed = False,
    natural_weapons: option.NaturalWeapons = False,
    untrained: option.Untrained = False,
    critical_range: option.CriticalRange = None,
    distance: option.Distance = None,
    range: option.Range = None,
    target_hp: option.TargetHp = None,
) -> Plan:
    """Make every attack of a full-round action.

    Each further attack is at 5 less, as long as the base attack stays at +1 or more; the off hand makes as many.

    Example: archcli spellchrome full-attack --level 16 --column best --ability 3 --ac 20
    """
    armed = arm(Typed(**locals()), full=True)
    from archcli.rules.spellchrome.full_attack import full_attack

    return Plan(
        lambda dice: full_attack(
            armed.base, armed.main, armed.offhand, action=armed.action, rulings=rulings, dice=dice
        ),
        can_fail=True,
    )

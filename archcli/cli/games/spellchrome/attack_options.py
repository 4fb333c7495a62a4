"""The options of `attack` and `full-attack`, as types of their parameters."""

from typing import Annotated, Literal

from typer import Argument, Option

from archcli.rules.spellchrome.base_attack import Column as Columns

ATTACKER, TARGET, DAMAGE, OFFHAND, STANCE = "Attacker", "Target", "Damage", "Second weapon", "Stance and reach"

Attacker = Annotated[str | None, Argument(metavar="[SHEET]", help="The attacker's sheet.", show_default=False)]
Target = Annotated[str | None, Argument(metavar="[TARGET]", show_default=False,
    help="The target's sheet: AC and Hit Points.")]

Bonus = Annotated[int | None, Option("--bonus", metavar="N", rich_help_panel=ATTACKER,
    help="The whole attack bonus, in place of level, column and ability.")]
Level = Annotated[int | None, Option("--level", metavar="N", rich_help_panel=ATTACKER, help="Level, 1 or more.")]
Column = Annotated[Columns | None, Option("--column", metavar="poor|good|best", rich_help_panel=ATTACKER,
    help="Base attack: a half, three quarters or all of the level.")]
Ability = Annotated[int | None, Option("--ability", metavar="N", rich_help_panel=ATTACKER,
    help="Ability modifier on the attack (0).")]
Modifier = Annotated[int, Option("--modifier", metavar="N", rich_help_panel=ATTACKER, show_default=False,
    help="Added to every attack, on top of its bonus.")]
Kind = Annotated[Literal["melee", "ranged"] | None, Option("--kind", metavar="melee|ranged", rich_help_panel=ATTACKER,
    help="Kind of the one weapon (melee).")]
Weapon = Annotated[str | None, Option("--weapon", metavar="WEAPON", rich_help_panel=ATTACKER,
    help="A weapon of the attacker's sheet.")]
Unarmed = Annotated[bool, Option("--unarmed", rich_help_panel=ATTACKER,
    help="A punch or kick: Strength in damage, 1 or more, and it provokes.")]
NaturalWeapons = Annotated[bool, Option("--natural-weapons", rich_help_panel=ATTACKER,
    help="The attacker's body is a weapon: an unarmed attack does not provoke.")]
Untrained = Annotated[bool, Option("--untrained", rich_help_panel=ATTACKER,
    help="A martial weapon without training: d100 before each attack.")]

Damage = Annotated[str | None, Option("--damage", metavar="NOTATION", rich_help_panel=DAMAGE,
    help="Damage of a hit, such as 1d8+2, or a whole number.")]
Strength = Annotated[int | None, Option("--strength", metavar="N", rich_help_panel=DAMAGE,
    help="Strength modifier, added to melee damage.")]
CriticalRange = Annotated[int | None, Option("--critical-range", metavar="2-20", rich_help_panel=DAMAGE,
    help="Least face of a critical hit; needs the ruling for critical hits.")]

Dual = Annotated[Literal["melee", "ranged", "mixed"] | None, Option("--dual", metavar="melee|ranged|mixed",
    rich_help_panel=OFFHAND, help="A second weapon; mixed: melee in the main hand, ranged in the off hand.")]
DualFeat = Annotated[bool, Option("--dual-feat", rich_help_panel=OFFHAND,
    help="The feats for these two weapons: no penalty.")]
Offhand = Annotated[str | None, Option("--offhand", metavar="WEAPON", rich_help_panel=OFFHAND,
    help="A second weapon of the attacker's sheet.")]
OffhandBonus = Annotated[int | None, Option("--offhand-bonus", metavar="N", rich_help_panel=OFFHAND,
    help="The off hand's whole attack bonus (the main hand's).")]
OffhandColumn = Annotated[Columns | None, Option("--offhand-column", metavar="poor|good|best", rich_help_panel=OFFHAND,
    help="The off hand's column (the main hand's).")]
OffhandAbility = Annotated[int | None, Option("--offhand-ability", metavar="N", rich_help_panel=OFFHAND,
    help="The off hand's ability modifier (the main hand's).")]
OffhandDamage = Annotated[str | None, Option("--offhand-damage", metavar="NOTATION", rich_help_panel=OFFHAND,
    help="The off hand's damage (the main hand's).")]
OffhandAc = Annotated[str | None, Option("--offhand-ac", metavar="N", rich_help_panel=OFFHAND,
    help="AC of the off hand's own target.")]
OffhandAcs = Annotated[str | None, Option("--offhand-ac", metavar="N[,N...]", rich_help_panel=OFFHAND,
    help="AC of the off hand's own target, or one for each of its attacks.")]
OffhandFirst = Annotated[bool, Option("--offhand-first", rich_help_panel=OFFHAND, help="The off hand strikes first.")]

Ac = Annotated[str | None, Option("--ac", metavar="N", rich_help_panel=TARGET, help="Armor class, 0 or more.")]
Acs = Annotated[str | None, Option("--ac", metavar="N[,N...]", rich_help_panel=TARGET,
    help="Armor class of one target, or of each attack's own.")]
TargetDefensive = Annotated[bool, Option("--target-defensive", rich_help_panel=TARGET,
    help="The target fights defensively: +2 AC.")]
TargetTotalDefense = Annotated[bool, Option("--target-total-defense", rich_help_panel=TARGET,
    help="The target is in total defense: +4 AC.")]
TargetUnarmed = Annotated[bool, Option("--target-unarmed", rich_help_panel=TARGET,
    help="An unarmed target: no attack of opportunity against a punch.")]
TargetHp = Annotated[int | None, Option("--target-hp", metavar="N", rich_help_panel=TARGET,
    help="The target's Hit Points.")]

Defensive = Annotated[bool, Option("--defensive", rich_help_panel=STANCE,
    help="Fight defensively: -4 on all attacks, +2 AC until the next action.")]
Distance = Annotated[int | None, Option("--distance", metavar="FEET", min=0, rich_help_panel=STANCE,
    help="Feet to the target.")]
Range = Annotated[int | None, Option("--range", metavar="FEET", min=0, rich_help_panel=STANCE,
    help="Range of a ranged weapon, in feet.")]

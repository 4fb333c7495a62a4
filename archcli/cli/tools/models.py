"""Sheets to start from: complete and valid, one for each game."""

from archcli.cli.tools.toml import toml

MODELS = {
    "archsoul": """\
# A character of Archsoul. Numbers in parentheses are the range.
system = "archsoul"
name = NAME
defense = 2       # what attacks must beat (0 to 30)
shield = 0        # bonus against ranged, thrown and elemental attacks (0 to 10)
armor = []        # types worn or counted as worn, such as ["leather"]
hit_points = 10   # (0 to 1000)
move = 3          # spaces of 2 m for each move action (0 to 20)

[attributes]      # (-10 to 20)
athletics = 3
endurance = 3
precision = 3
intellect = 3
soulpower = 3

[skills]          # (0 to 20); a skill left out counts 0
melee_weapons = 2
ranged_weapons = 0
primitive_attacks = 1
resolve = 1
vision = 0
senses = 0
awareness = 1
read_emotions = 0
agility = 1
stealth = 0
thievery = 0
demolition = 0
conditioning = 1
willpower = 0
acting = 0
negotiation = 0
intimidation = 0
confusion = 0
academics = 0
soul_casting = 0
engineering = 0
survival = 0
weapon_mastery = 1
evocation = 0
telekinesis = 0
domination = 0
rending = 0
clairvoyance = 0

[specializations] # names of your own (0 to 20), usable in pools
duelist = 0

[unarmed]
damage = 1        # dice (0 to 30)
metal_limb = false

[weapons.sword]
kind = "melee"    # unarmed, melee, ranged, thrown, elemental or soul
damage = 2        # dice (0 to 30)
properties = []   # light, semi-light, two-handed, armor-piercing, close-combat, polearm, flail, lance, elemental
strong_against = []
weak_against = []
hardness = 2      # points (0 to 1000)
hp = 6            # points (0 to 1000)

[weapons.bow]
kind = "ranged"
damage = 2
properties = ["two-handed"]
accurate_range = 20   # metres (0 to 10000)
max_range = 60        # metres, not below the accurate range
ammunition = "arrow"  # arrow, bolt or shot

[mount]           # leave the table out when there is none
speed = 3         # (1 to 40)
trample = 3       # dice (0 to 30)
""",
    "spellchrome": """\
# A character of Spellchrome. Numbers in parentheses are the range.
system = "spellchrome"
name = NAME
level = 1         # (1 or more)
ac = 12           # armor class (0 or more)
speed = 30        # feet a move action (0 or more)
hit_points = 10
concentration = 0 # bonus
initiative = 0    # miscellaneous modifier
feats = []        # quick-draw, dual-melee, dual-ranged

[abilities]
strength = 1      # modifier (-5 to 20)
dexterity = 1     # modifier (-5 to 20)
dexterity_score = 12  # (1 or more)

[weapons.sword]
kind = "melee"    # melee, ranged or unarmed
column = "good"   # base attack: poor, good or best
damage = "1d8"    # dice notation
bonus = 0         # further attack bonus
critical_range = 20   # (2 to 20)
trained = true

[weapons.bow]
kind = "ranged"
column = "good"
damage = "1d6"
range = 60        # feet
bonus = 0
critical_range = 20
trained = true
""",
    "murk": """\
# A character of The Murk. Numbers in parentheses are the range.
system = "murk"
name = NAME
rank = 1          # (1 to 5)
potential = 0     # held (0 or more); so are power, sins, suffering
power = 0
sins = 0
suffering = 0     # ranks

[attributes]      # attribute dice: 4, 6, 8, 10, 12, 20; 0 is not possessed; d10 at most at ranks 1 and 2
body = 8
mind = 6
spirit = 6
initiative = 6
faith = 0
esoteria = 0
wealth = 4

[tracks]          # totals of this scene (0 or more)
damage = 0
strain = 0
exhaustion = 0

[armor]           # extra dice (0 to 6)
damage = 0
strain = 0
exhaustion = 0

[weapons.saber]
damage = 6        # points (0 or more)
range = "close"   # close, near, far, very-far or distant

[weapons.pistol]
damage = 7
range = "near"
""",
    "soluna": """\
# A unit of Soluna. Numbers in parentheses are the range.
system = "soluna"
name = NAME
health = 10       # (0 or more)

[perimeters]      # dice (0 to 100)
strength = 3
toughness = 2
dexterity = 3
mind = 1

[skills]          # dice (0 to 100), any name
deft = 1

[weapons.short-sword]
bonus = 2         # added to the attack total
kind = "melee"    # melee, ranged or ballistic
wide_critical = false
no_shield = false # dual wielding costs 6 each
hf = false        # negates hardness
explosive = false

[weapons.pistol]
bonus = 0
kind = "ballistic"
range = 6         # spaces
damage = "2d6"    # dice notation
action = "semi"   # single, semi or automatic
wide_critical = false
no_shield = false
hf = false
explosive = false

[armor.targe]     # all pieces add up
bonus = 1
""",
    "realms": """\
# A character of Enchanted Realms. Numbers in parentheses are the range.
system = "realms"
name = NAME
size = "medium"   # tiny, small, medium, large, huge, giant or colossal
ac = 13           # armor class (1 to 40)
initiative = 0    # other modifiers

[scores]          # (0 to 30)
strength = 4
agility = 4
perception = 3
judgment = 3

[modifiers]       # (-10 to 10); without one it follows from the score, up to 4
strength = 1
agility = 1
perception = 0
judgment = 0

[movement]        # feet
species = 40      # (0 to 500)
encumbered = 40   # (0 to species)

[weapons.gladius]
kind = "melee"    # melee, ranged or savage
pool = 1          # d20 (1 to 5)
weight = "medium" # light, medium or heavy
bonus = 0         # to hit (-10 to 10)
critical = false  # whether the skill allows criticals; never with ranged weapons

[weapons.bow]
kind = "ranged"
pool = 1
weight = "light"
bonus = 0
critical = false
""",
}


def model(game: str, name: str | None) -> str:
    """The text of a sheet to start from, with the character's name in it."""
    return MODELS[game].replace("= NAME", f"= {toml(name or 'Nameless')}", 1)

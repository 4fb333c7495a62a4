"""Sheets to start from: complete and valid, one for each game."""

MODELS = {
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
}

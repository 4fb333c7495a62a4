"""How a fight of Enchanted Realms goes on."""

from archcli.fight.turns import Turns

TURNS = Turns()

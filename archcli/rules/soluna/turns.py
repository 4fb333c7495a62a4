"""How a fight of Soluna goes on."""

from archcli.fight.turns import Turns

TURNS = Turns()

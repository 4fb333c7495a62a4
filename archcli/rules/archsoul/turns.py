"""How a fight of Archsoul goes on."""

from archcli.fight.turns import Turns

TURNS = Turns()

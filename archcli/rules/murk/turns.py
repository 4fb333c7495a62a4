"""How a fight of The Murk goes on."""

from archcli.fight.turns import Turns

TURNS = Turns()

"""How a fight of Spellchrome goes on."""

from archcli.fight.turns import Turns

TURNS = Turns()

"""What is said of Archsoul's maneuvers, as the rules have it."""

from typing import get_args

from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.told import TYPES, Told, told
from archcli.rules.archsoul.rulebook import PROPERTIES_TOLD
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import WeaponProperty
from tests.each import each
from tests.running import archcli

TOLD = {
    "quick": Told(1, TYPES, "+1 melee, ranged, thrown (light +0)", "+1", None),
    "reckless": Told(3, ("unarmed", "melee"), "+2", "-1", None),
    "charge": Told(3, ("melee",), "", "", None),
    "feint": Told(None, TYPES, "", "", 5),
    "sneak": Told(None, TYPES, "", "-1", None),
    "knockdown": Told(None, TYPES, "+1 ranged, thrown", "+1 ranged, thrown", None),
    "shatter": Told(None, TYPES, "+1 unarmed, ranged, thrown", "+1 unarmed, ranged, thrown", None),
    "cleave": Told(None, ("melee",), "+1", "+1", None),
}


def test_maneuvers() -> None:
    """A-46 to A-62."""
    assert {name: told(maneuver, Archsoul()) for name, maneuver in MANEUVERS.items()} == TOLD


def test_maneuvers_by_ruling() -> None:
    """Fists that are not light."""
    heavy = Archsoul(unarmed_light=False)
    assert told(MANEUVERS["quick"], heavy).attack == "+1 (light +0)"
    assert told(MANEUVERS["cleave"], heavy).types == ("unarmed", "melee")


def test_every_property_is_told() -> None:
    """Those that a weapon may have."""
    assert set(PROPERTIES_TOLD) == set(get_args(WeaponProperty))


@each(("words", "said"), [
    ("reckless", "3 AP; attack difficulty +2; damage difficulty -1. For unarmed, melee (A-48)."),
    ("feint", "AP as without it; a roll at 5 first. For unarmed, melee, ranged, thrown (A-49)."),
    ("charge", "3 AP; an attack; may draw a reactive attack; not while grappled; only with a mount."),
    ("cast", "2 AP; AP by a ruling; an attack; may draw a reactive attack."),
    ("takedown", "1 AP, only in control. Success: actor knocked down, target knocked down, actor moves into space."),
    ("escape", "2 AP. Success: escaped, and it is over."),
    ("two-handed", "Drawing it is 2 AP, a spear 1. Not fit for quick."),
    ("lance", "A weapon for the saddle. Fit for charge."),
    ("light", "Its quick attacks are no harder to hit with. Not fit for cleave."),
    ("firearm", "1 jam: a whole round goes to clearing it before it can be reloaded; 2 smoke in the eyes"),
])
def test_words(words: str, said: str) -> None:
    """What the tables hold is told from them."""
    assert said in archcli(f"rules archsoul {words}").out

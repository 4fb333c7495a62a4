"""What a result changes, carried out on a fight."""

from archcli.carried import Carried, Lasting
from archcli.fight.carrying import carried_out
from archcli.fight.combatant import Effect
from tests.fight.fights import changed, fight


def test_values_are_set_and_moved() -> None:
    before = fight(Aria={"ap_spent": 1})
    after = carried_out(before, [Carried("Aria", "hit_points", by=-3), Carried("Aria", "ap_spent", 2)])
    assert changed(before, after) == [("Aria", "hit_points", 7), ("Aria", "ap_spent", 2)]


def test_what_is_unknown_is_not_moved() -> None:
    before = fight(Aria={"hit_points": None})
    assert carried_out(before, [Carried("Aria", "hit_points", by=-3)]) == before


def test_parts_of_a_table() -> None:
    before = fight(Aria={"weapons": {"bow": {"ammunition_left": 3}}})
    after = carried_out(before, [
        Carried("Aria", "weapons.bow.ammunition_left", by=-1), Carried("Aria", "weapons.rapier.broken", True)])
    assert changed(before, after) == [
        ("Aria", "weapons.bow.ammunition_left", 2), ("Aria", "weapons.rapier.broken", True)]


def test_points_by_name_begin_with_none_and_end_with_none() -> None:
    before = fight("murk", "Vera", "Thug")
    after = carried_out(before, [Carried("Vera", "owed.strain", by=5), Carried("Vera", "owed.strain", by=2)])
    assert changed(before, after) == [("Vera", "owed.strain", 7)]
    assert carried_out(after, [Carried("Vera", "owed.strain", 0)]) == before


def test_effects_and_open_points() -> None:
    before = fight(Aria={"open": ["which ally", "who stands in it"]})
    after = carried_out(before, [
        Carried("Aria", "effects", Lasting("move", -2, "hurt foot", 1)), Carried("Aria", "open", "which item"),
        Carried("Aria", "settled", "which ally"),
    ])
    aria = after.combatants["Aria"]
    assert aria.effects == (Effect(to="move", by=-2, because="hurt foot", until=1),)
    assert aria.open == ("who stands in it", "which item")

"""`fight set`: what changes, what follows of it, and what is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archcli.errors import ArchcliError, FightError, UsageError
from archcli.fight.by_hand.places import settable
from archcli.fight.by_hand.set import set_
from archcli.fight.state import Fight
from archcli.games import GAMES
from tests.each import each
from tests.fight.fights import changed, fight, turns

WEAPONS = ("rapier", "fire-bow", "long sword", "ak-47")
GRAPPLE = {
    "Aria": {"grapple": {"with": "Goblin 1", "control": "Aria"}},
    "Goblin_1": {"grapple": {"with": "Aria", "control": "Aria"}},
}
DROPPED = {"weapons": {"rapier": {"hp": 3, "dropped": True}}}
OPEN: dict[str, Any] = {
    "open": ["who stands near", "what drops", "which ally"],
    "effects": [{"because": "poisoned"}, {"to": "attack", "by": 1, "because": "rain", "until": 2}],
}


def done(before: Fight, *words: str) -> list[tuple[str | None, str, Any]]:
    """What `fight set` changes; every combatant has the same weapons."""
    return changed(before, set_(before, words, turns(before.system), lambda who: dict.fromkeys(WEAPONS)))


@each(("system", "words", "changes"), [
    ("archsoul", "aria hit_points=9", [("Aria", "hit_points", 9)]),
    ("archsoul", "aria hit_points-3 prone", [("Aria", "hit_points", 7), ("Aria", "prone", True)]),
    ("archsoul", "aria hit-points=040", [("Aria", "hit_points", 40)]),
    ("archsoul", "aria hit_points-12", [("Aria", "hit_points", 0)]),
    ("spellchrome", "aria hit_points-12", [("Aria", "hit_points", -2)]),
    ("spellchrome", "aria hit_points=-2", [("Aria", "hit_points", -2)]),
    ("archsoul", "goblin hit_points+1", [("Goblin 1", "hit_points", 11), ("Goblin 2", "hit_points", 11)]),
    ("archsoul", "goblin goblin-1 hit_points-1", [("Goblin 1", "hit_points", 9), ("Goblin 2", "hit_points", 9)]),
    ("archsoul", "aria goblin-2 prone", [("Aria", "prone", True), ("Goblin 2", "prone", True)]),
    ("archsoul", "aria prone=true", [("Aria", "prone", True)]), ("archsoul", "aria no-prone", []),
    ("archsoul", "aria down", [("Aria", "down", True)]), ("archsoul", "aria no-down", []),
    ("archsoul", "aria stances=Hold-Firm", [("Aria", "stances", ["hold-firm"])]),
    ("archsoul", "aria stances=soul-shield,hold-firm", [("Aria", "stances", ["soul-shield", "hold-firm"])]),
    ("archsoul", "aria no-stances", []),
    ("archsoul", "aria reacted=goblin", [("Aria", "reacted", ["Goblin 1", "Goblin 2"])]),
    ("archsoul", "aria weapons.rapier.hp=3 weapons.rapier.dropped", [
        ("Aria", "weapons.rapier.hp", 3), ("Aria", "weapons.rapier.dropped", True)]),
    ("archsoul", "aria weapons.firebow.ammunition_left=12", [("Aria", "weapons.fire-bow.ammunition_left", 12)]),
    ("archsoul", "aria weapons.long-sword.broken", [("Aria", 'weapons."long sword".broken', True)]),
    ("archsoul", "aria weapon=RAPIER side=foes", [("Aria", "side", "foes"), ("Aria", "weapon", "rapier")]),
    ("archsoul", "aria studied+2 ap_spent=3", [("Aria", "studied", 2), ("Aria", "ap_spent", 3)]),
    ("soluna", "aria loaded.ak-47=2 delayed=attack", [("Aria", "loaded.ak-47", 2), ("Aria", "delayed", "attack")]),
    ("soluna", "aria left.halves-1 left.move=0", [("Aria", "left.move", 0), ("Aria", "left.halves", 1)]),
    ("spellchrome", "aria stance=total-defense knocked-out", [
        ("Aria", "knocked_out", True), ("Aria", "stance", "total-defense")]),
    ("spellchrome", "aria opportunities=goblin-2,goblin-1", [("Aria", "opportunities", ["Goblin 2", "Goblin 1"])]),
    ("realms", "aria held_by=goblin1 action_left=0", [("Aria", "held_by", "Goblin 1"), ("Aria", "action_left", 0)]),
    ("murk", "aria score=-3 potential=2 owed.damage=9", [
        ("Aria", "score", -3), ("Aria", "potential", 2), ("Aria", "owed.damage", 9)]),
    ("murk", "aria owed.strain+4", [("Aria", "owed.strain", 4)]), ("murk", "aria owed.strain-4", []),
    ("murk", "aria owed.strain=0", []),
])
def test_set(system: str, words: str, changes: list[Any]) -> None:
    """Values, amounts, on and off, by the keys that the game declares."""
    assert sorted(done(fight(system), *words.split())) == sorted(changes)


@each(("own", "words", "changes"), [
    ({"hit_points": 3, "prone": True}, "no-prone hit_points+2", [("Aria", "hit_points", 5), ("Aria", "prone", False)]),
    ({"prone": True}, "prone=false", [("Aria", "prone", False)]),
    ({"hit_points": 0}, "hit_points+3", [("Aria", "hit_points", 3)]),
    ({"down": True}, "no-down", [("Aria", "down", False)]),
    ({"down": True}, "hit_points=4", [("Aria", "hit_points", 4)]),
    ({"hit_points": 0, "down": True}, "no-down hit_points=1", [("Aria", "hit_points", 1), ("Aria", "down", False)]),
    ({"stances": ["hold-firm"]}, "no-stances", [("Aria", "stances", [])]),
    ({"weapon": "rapier", "carried": "draw-awkward"}, "no-weapon no-carried", [
        ("Aria", "weapon", None), ("Aria", "carried", None)]),
    (DROPPED, "no-weapons.rapier.hp", [("Aria", "weapons.rapier.hp", None)]),
    (DROPPED, "weapons.rapier.hp-9", [("Aria", "weapons.rapier.hp", 0), ("Aria", "weapons.rapier.broken", True)]),
    (DROPPED, "weapons.rapier.dropped=false", [("Aria", "weapons.rapier.dropped", False)]),
    ({"weapons": {"rapier": {"hp": 3}}}, "no-weapons", [("Aria", "weapons.rapier.hp", None)]),
    ({"weapons": {"Lost Axe": {"hp": 3}}}, "weapons.lost-axe.hp-1", [("Aria", 'weapons."Lost Axe".hp', 2)]),
    (OPEN, "settled", [("Aria", "open", []), ("Aria", "effects", OPEN["effects"][1:])]),
    (OPEN, "settled=2", [("Aria", "open", ["who stands near", "which ally"])]),
    (OPEN, "settled=1 settled=3", [("Aria", "open", ["what drops"])]),
    (OPEN, "prone SETTLED=3", [("Aria", "prone", True), ("Aria", "open", OPEN["open"][:2])]),
])
def test_set_from(own: dict[str, Any], words: str, changes: list[Any]) -> None:
    """What was there goes, or counts."""
    found = done(fight(Aria=own), "aria", *words.split())
    assert sorted(found, key=str) == sorted(changes, key=str)


@each(("words", "left"), [
    ("settled", ()), ("settled=1", ("injury owed: 9 damage", "injury owed: 2 strain")),
    ("settled=2", ("breakdown due", "injury owed: 2 strain")),
    ("settled=3", ("breakdown due", "injury owed: 9 damage")),
    ("owed.damage=0", ("breakdown due", "injury owed: 2 strain")), ("no-owed", ("breakdown due",)),
])
def test_what_follows_from_a_state_is_settled_too(words: str, left: tuple[str, ...]) -> None:
    """An injury that is owed is an open point as the others."""
    before = fight("murk", Aria={"open": ["breakdown due"], "owed": {"damage": 9, "strain": 2}})
    assert set_(before, ["aria", words], turns("murk")).combatants["Aria"].waiting == left


def test_blanks_do_not_count() -> None:
    """Around the equals sign and between names of a list."""
    before = fight("spellchrome")
    assert done(before, "aria", "hit_points = 4", "opportunities = goblin-1 , goblin-2") == [
        ("Aria", "hit_points", 4), ("Aria", "opportunities", ["Goblin 1", "Goblin 2"])]


def test_the_first_hit_points_are_the_full_ones() -> None:
    """Where the sheet gave none; later ones, an amount and 0 leave them as they are."""
    before = fight("realms", Aria={"hit_points": None, "hit_points_full": None})
    assert done(before, "aria", "hit_points=0") == [("Aria", "hit_points", 0)]
    once = set_(before, ["aria", "hit_points=9"], turns("realms"))
    assert changed(before, once) == [("Aria", "hit_points_full", 9), ("Aria", "hit_points", 9)]
    assert done(once, "aria", "hit_points=12") == [("Aria", "hit_points", 12)]
    assert done(before, "aria", "surprised") == [("Aria", "surprised", True)]


@each(("start", "words", "grapples"), [
    ({}, "aria grapple.with=goblin-1 grapple.control=aria", {"Aria": "Goblin 1, Aria", "Goblin 1": "Aria, Aria"}),
    (GRAPPLE, "goblin-1 no-grapple", {}),
    (GRAPPLE, "aria goblin no-grapple", {}),
    (GRAPPLE, "goblin-1 grapple.control=goblin-1",
     {"Aria": "Goblin 1, Goblin 1", "Goblin 1": "Aria, Goblin 1"}),
    (GRAPPLE, "aria grapple.with=goblin-2", {"Aria": "Goblin 2, Aria", "Goblin 2": "Aria, Aria"}),
    (GRAPPLE, "goblin-2 grapple.with=goblin-1 grapple.control=goblin-2",
     {"Goblin 1": "Goblin 2, Goblin 2", "Goblin 2": "Goblin 1, Goblin 2"}),
])
def test_a_grapple_has_two_sides(start: dict[str, Any], words: str, grapples: dict[str, str]) -> None:
    """Both are set, whoever is in another is let go."""
    after = set_(fight(**start), words.split(), turns())
    found = {one.name: one.grapple for one in after.combatants.values() if one.grapple is not None}
    assert {name: f"{one.with_}, {one.control}" for name, one in found.items()} == grapples


@each(("system", "words", "said"), [
    ("archsoul", "aria hit_pionts=5", 'unknown key "hit_pionts": did you mean "hit_points"?'),
    ("archsoul", "aria hit_points=-2", "hit_points: found -2, expected a whole number from 0 to 1000000"),
    ("archsoul", "aria hit_points=many prone=perhaps", 'hit_points: found "many", expected a whole number from 0 to '
     '1000000; prone: found "perhaps", expected true or false'),
    ("archsoul", "aria hit_points=+2", 'hit_points: found "+2", expected'),
    ("archsoul", "aria hit_points", "hit_points needs a value: write hit_points=N, or no-hit_points"),
    ("archsoul", "aria stances=firm", 'stances: found "firm", expected a list of hold-firm'),
    ("spellchrome", "aria stance=offensive", 'stance: found "offensive", expected one of defensive, total-defense'),
    ("spellchrome", "aria stance=", 'stance: found "", expected one of defensive, total-defense'),
    ("spellchrome", "aria stance", "stance needs a value: write stance=defensive|total-defense, or no-stance"),
    ("archsoul", "aria prone+1", "prone is no number that could be moved: write prone or no-prone"),
    ("archsoul", "aria prone no-prone", "prone is said twice"),
    ("archsoul", "aria no-ap_spent", "ap_spent is never without a value: write ap_spent=N"),
    ("archsoul", "aria weapons.club.hp=3", 'unknown weapon of Aria "club": known are rapier'),
    ("archsoul", "aria weapon=rapir", 'unknown weapon of Aria "rapir": did you mean "rapier"?'),
    ("archsoul", "aria weapons.rapier.hq=3", 'unknown key "weapons.rapier.hq": did you mean "weapons.rapier.hp"?'),
    ("archsoul", "aria weapons.rapier.hp.x=3", "weapons.rapier.hp has no parts"),
    ("archsoul", "aria weapons=3", "weapons is set by its parts: weapons.NAME.hp, weapons.NAME.broken"),
    ("archsoul", "aria grapple=goblin-1", "grapple is set by its parts: grapple.with, grapple.control"),
    ("archsoul", "aria grapple.with=goblin-1", "grapple.control: is missing"),
    ("archsoul", "aria grapple.with=aria grapple.control=aria", "grapple.with: Aria cannot grapple itself"),
    ("archsoul", "aria grapple.with=goblin-1 grapple.control=goblin-2", "grapple.control: Goblin 2 is not in this"),
    ("murk", "aria owed.luck=3", 'unknown key "luck": known are damage, strain, exhaustion'),
    ("murk", "aria owed=3", "owed is set by its parts: owed.damage, owed.strain, owed.exhaustion"),
    ("murk", "aria potential+2", "potential of Aria is unknown, and cannot be moved: set it first with potential=N"),
    ("soluna", "aria loaded.ak-47-1", "loaded.ak-47 of Aria is unknown, and cannot be moved"),
    ("soluna", "aria loaded=3", "loaded is set by its parts: loaded.NAME"),
    ("realms", "aria action_left+1", "action_left: found 2, expected a whole number from 0 to 1"),
    ("archsoul", "aria effects=rain", '"effects" is not set: it is changed by archcli fight effect'),
    ("archsoul", "aria sheet=rain", 'unknown key "sheet"'), ("archsoul", "aria settled", "there is nothing to settle"),
    ("archsoul", "aria settled=1", "settled=1: Aria has no open points"),
    ("archsoul", "aria settled=first", '"settled=first" cannot be read: write settled, or settled=2'),
    ("archsoul", "aria no-settled", '"no-settled" cannot be read'), ("archsoul", "aria settled=0", "cannot be read"),
    ("archsoul", "aria hit_points=0 no-down", "Aria is down by hit points: no-down does not end that"),
    ("archsoul", "aria", "nothing is said to change: write KEY=VALUE"), ("archsoul", "", "nobody is named"),
    ("archsoul", "hit_points=9", "nobody is named"), ("archsoul", "prone", "nobody is named"),
])
def test_refused(system: str, words: str, said: str) -> None:
    """A mistake is told with the key, and with what may stand there; it is one of usage."""
    with pytest.raises(UsageError) as refused:
        done(fight(system), *words.split())
    assert said in refused.value.message


@each(("system", "words", "said"), [
    ("archsoul", "Arya prone", 'unknown combatant "Arya": did you mean "Aria"?'),
    ("archsoul", "aria gobln-2 prone", 'unknown combatant "gobln-2": did you mean "Goblin 2"?'),
    ("realms", "aria held_by=gobln-2", 'unknown combatant "gobln-2": did you mean "Goblin 2"?'),
    ("realms", "aria held_by=goblin", '"goblin" is in this fight as Goblin 1, Goblin 2'),
    ("spellchrome", "aria opportunities=goblin,orc", 'unknown combatant "orc"'),
])
def test_nobody(system: str, words: str, said: str) -> None:
    """The name of nobody is met with the nearest one."""
    with pytest.raises(FightError) as refused:
        done(fight(system), *words.split())
    assert said in refused.value.message


def test_who_goes_down_is_told_to_the_turns_once() -> None:
    """By hit points or by hand; who was down already is not told again."""
    class Told(type(turns())):  # type: ignore[misc]
        def left(self, fight: Fight, who: str) -> Fight:
            told.append(who)
            return fight

    told: list[str] = []
    before = fight(Goblin_2={"down": True})
    set_(before, ["goblin", "aria", "hit_points-20"], Told())
    set_(before, ["aria", "down"], Told())
    assert told == ["Goblin 1", "Aria", "Aria"]


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.lists(st.text(st.characters(exclude_categories=["Cs"])), max_size=3))
def test_anything_may_be_typed(system: str, words: list[str]) -> None:
    """What cannot be done is refused, and a fight comes out that a file could hold."""
    before = fight(system)
    known = [*settable(GAMES[system].part("state")), "settled"]
    for word in (*words, *(f"{key}{word}" for key in known for word in words[:1])):
        try:
            after = set_(before, ["aria", word], turns(system))
        except ArchcliError:
            continue
        assert Fight.of(after.tables(), file="fight.toml") == after

"""`fight add` and `fight remove`."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archcli.errors import UsageError
from archcli.fight.by_hand.join import joined, numbered_on, removed
from archcli.fight.state import Fight
from archcli.games import GAMES
from tests.each import each
from tests.fight.fights import changed, fight, turns

ORDER = ["Aria", "Goblin 1", "Goblin 2", "Snik"]
FOES = "Goblin 1, Goblin 2, Snik"


@each(("ever", "name", "times", "names"), [
    (["Aria", "Goblin 1", "Goblin 3"], "Goblin", 2, ("Goblin 4", "Goblin 5")),
    (["Aria", "goblin 3"], "Goblin", 1, ("Goblin 4",)), (["Goblin 2"], "Goblin", None, ("Goblin 3",)),
    (["Goblin"], "Goblin", None, ("Goblin",)), (["Goblin"], "Goblin", 2, ("Goblin 1", "Goblin 2")),
    (["Orc 3", "Goblin King 7"], "Goblin", 2, ("Goblin 1", "Goblin 2")), ([], "Snik", None, ("Snik",)),
])
def test_numbered_on(ever: Sequence[str], name: str, times: int | None, names: tuple[str, ...]) -> None:
    """From the highest that ever was; alone where nobody had a number."""
    assert numbered_on(ever, name, times) == names


def someone(*names: str, system: str = "archsoul") -> list[Any]:
    """Combatants who are about to join."""
    return [GAMES[system].part("state")(name=name, sheet="goblin.toml", side="foes", hit_points=6) for name in names]


def test_joined() -> None:
    """Last of all, and last in the order once there is one."""
    before = fight(round=1, order=["Goblin 2", "Aria", "Goblin 1"], turn="Aria")
    after = joined(before, someone("Snik", "Goblin 3"), turns())
    assert after.order == ("Goblin 2", "Aria", "Goblin 1", "Snik", "Goblin 3")
    assert [*after.combatants] == ["Aria", "Goblin 1", "Goblin 2", "Snik", "Goblin 3"]
    assert (after.turn, after.combatants["Snik"].hit_points) == ("Aria", 6)
    assert joined(fight(), someone("Snik"), turns()).order == ()


def test_the_party_stands_before_the_foes() -> None:
    """Whoever joins later, and however a file has them."""
    brom = someone("Brom")[0].replace(side="party")
    after = joined(joined(fight(), someone("Snik"), turns()), [brom], turns())
    assert [*after.combatants] == ["Aria", "Brom", "Goblin 1", "Goblin 2", "Snik"]
    tables = after.tables()
    mixed = dict(sorted(tables["combatants"].items(), reverse=True))
    read = Fight.of({**tables, "combatants": mixed}, file="fight.toml")
    assert [*read.combatants] == ["Brom", "Aria", "Snik", "Goblin 2", "Goblin 1"]


@each(("names", "said"), [
    (["goblin-1"], 'there is a "Goblin 1" already'), (["Snik", "snik"], 'there is a "Snik" already'),
    (["-"], '"-" is no name'), (["Aria"], 'there is a "Aria" already'),
])
def test_a_name_that_is_taken(names: list[str], said: str) -> None:
    """Two who cannot be told apart are refused."""
    with pytest.raises(UsageError) as refused:
        joined(fight(), someone(*names), turns())
    assert said in refused.value.message


def under_way(system: str = "archsoul", **own: Any) -> Fight:
    """A fight in its first round."""
    values: dict[str, Any] = {"round": 1, "order": ORDER}
    return fight(system, foes=FOES, **values | own)


@each(("turn", "ended", "names", "up", "left"), [
    ("Aria", [], ["Snik"], "Aria", []), ("Aria", [], ["Aria"], "Goblin 1", []),
    ("Aria", [], ["Aria", "Goblin 1"], "Goblin 2", []),
    ("Goblin 1", ["Aria"], ["Goblin 1", "Goblin 2"], "Snik", ["Aria"]),
    ("Snik", ["Aria", "Goblin 1", "Goblin 2"], ["Snik"], None, ["Aria", "Goblin 1", "Goblin 2"]),
    ("Goblin 2", ["Aria", "Goblin 1"], ["Goblin 1"], "Goblin 2", ["Aria"]),
    ("Aria", [], ["Aria", "Goblin 1", "Goblin 2", "Snik"], None, []),
])
def test_removed(turn: str, ended: list[str], names: list[str], up: str | None, left: list[str]) -> None:
    """Gone from everything; a turn that runs goes to the next, and begins."""
    after = removed(under_way(turn=turn, ended=ended), names, turns())
    there = [name for name in ORDER if name not in names]
    assert ([*after.combatants], list(after.order), list(after.ended), after.turn) == (there, there, left, up)
    assert [one.name for one in after.combatants.values() if one.begun] == ([up] if up and up != turn else [])


def test_effects_of_the_running_turn_end_with_who_leaves() -> None:
    """As if the turn had ended."""
    dazed = {"effects": [{"because": "dazed", "until": "turn"}]}
    before = under_way(turn="Goblin 1", Aria=dazed, phase=["Goblin 1", "Goblin 2"])
    after = removed(before, ["Goblin 1"], turns())
    assert (after.combatants["Aria"].effects, after.phase) == ((), ("Goblin 2",))
    assert removed(before, ["Snik"], turns()).combatants["Aria"].effects != ()


@each(("system", "own", "changes"), [
    ("archsoul", {"reacted": ["Snik", "Goblin 1"]}, [("Aria", "reacted", ["Goblin 1"])]),
    ("archsoul", {"grapple": {"with": "Snik", "control": "Aria"}}, [
        ("Aria", "grapple.with", None), ("Aria", "grapple.control", None)]),
    ("archsoul", {"grapple": {"with": "Goblin 1", "control": "Aria"}}, []),
    ("spellchrome", {"opportunities": ["Goblin 1", "Snik"]}, [("Aria", "opportunities", ["Goblin 1"])]),
    ("realms", {"held_by": "Snik"}, [("Aria", "held_by", None)]), ("realms", {"held_by": "Goblin 1"}, []),
    ("soluna", {"delayed": "attack"}, []), ("murk", {"owed": {"damage": 9}}, []),
])
def test_who_leaves_is_named_no_more(system: str, own: dict[str, Any], changes: list[Any]) -> None:
    """In the state of those who stay."""
    before = under_way(system, Aria=own)
    found = changed(before, removed(before, ["Snik"], turns(system)))
    assert [change for change in found if change[0] == "Aria"] == changes


@settings(max_examples=50, deadline=None)
@given(st.data())
def test_nothing_names_who_left(data: st.DataObject) -> None:
    """Neither the fight nor the state of anybody: what comes out is what a file could hold, and can be taken back."""
    system = data.draw(st.sampled_from(sorted(GAMES)))
    names = st.sampled_from(ORDER)
    some = st.lists(names, unique=True)
    before = under_way(
        system, turn=data.draw(names | st.none()), ended=data.draw(some), order=data.draw(some),
        **{name.replace(" ", "_"): data.draw(_states(system, names, some)) for name in ORDER},
    )
    gone = data.draw(some)
    after = removed(before, gone, turns(system))
    tables = after.tables()
    assert Fight.of(tables, file="fight.toml") == after
    assert not [name for name in gone if f"'{name}'" in str(tables)]
    back = after.changed([change.back for change in before.changes_to(after)], file="fight.toml")
    assert back == before


def _states(system: str, names: st.SearchStrategy[str], some: st.SearchStrategy[list[str]]) -> st.SearchStrategy[Any]:
    """What of a state names others, in one game or another."""
    return {
        "archsoul": st.fixed_dictionaries({}, optional={
            "grapple": st.fixed_dictionaries({"with": names, "control": names}), "reacted": some}),
        "spellchrome": st.fixed_dictionaries({}, optional={"opportunities": some}),
        "realms": st.fixed_dictionaries({}, optional={"held_by": names}),
    }.get(system, st.just({}))


def test_before_the_start() -> None:
    """Who leaves is gone, and it is still nobody's turn."""
    after = removed(fight(foes=FOES), ["Goblin 1", "Snik"], turns())
    assert ([*after.combatants], after.order, after.turn) == (["Aria", "Goblin 2"], (), None)

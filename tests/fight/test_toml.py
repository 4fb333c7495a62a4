"""A fight as TOML: it says what it said."""

import tomllib
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from archcli.fight.toml import toml
from tests.cli.fight.kept import begun, fight, poisoned

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=9)
VALUES = st.one_of(TEXTS, st.integers(-10**15, 10**15), st.booleans())
LISTS = st.lists(st.one_of(VALUES, st.dictionaries(TEXTS, VALUES, min_size=1, max_size=3)), max_size=4)
TABLES = st.recursive(
    st.dictionaries(TEXTS, st.one_of(VALUES, LISTS), min_size=1, max_size=4),
    lambda inner: st.dictionaries(TEXTS, st.one_of(VALUES, inner), min_size=1, max_size=4), max_leaves=8,
)


@given(TABLES)
@settings(max_examples=40, deadline=None)
def test_it_is_read_as_it_was(tables: dict[str, Any]) -> None:
    """Whatever stands in it, in the same order."""
    read = tomllib.loads(toml(tables))
    assert read == tables
    assert [type(value) for value in read.values()] == [
        type(tables[key]) for key in read]


def test_how_it_looks() -> None:
    """A table for each combatant, one line for what belongs together."""
    assert toml(poisoned(begun(fight())).tables()) == """\
system = "archsoul"
round = 1
turn = "Aria"
order = ["Aria", "Goblin 1", "Goblin 2"]

[combatants.Aria]
sheet = "aria.toml"
side = "party"
hit_points_full = 14
effects = [
    { to = "attack difficulty", by = 1, because = "poisoned 0", until = 2 },
]
hit_points = 14

[combatants."Goblin 1"]
sheet = "goblin.toml"
side = "foes"
hit_points_full = 6
hit_points = 6

[combatants."Goblin 2"]
sheet = "goblin.toml"
side = "foes"
hit_points_full = 6
hit_points = 6
"""

"""Steps taken back and brought again, on lines of a record alone."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archcli.errors import FightError
from archcli.fight.history import History, redone, undone
from archcli.fight.moments import moment, settled
from archcli.fight.state import Fight
from tests.cli.fight.kept import begun, fight, hurt, joined, line, poisoned, without

CHANGES: list[Any] = [
    hurt, lambda fight: hurt(fight, "Goblin 2", 2), poisoned, begun, joined, without,
    lambda fight: without(fight, "Aria"), lambda fight: fight.replace(order=fight.order[::-1]),
    lambda fight: fight.with_("Goblin 2", open=("an opening",), done=("move", "attack")), lambda fight: fight,
]


class Played:
    """A record in memory, and the fight after it."""

    def __init__(self) -> None:
        self.fight = fight()
        self.lines: list[Any] = [{"new": [], "fight": self.fight.tables()}]

    def step(self, change: Any) -> None:
        """Take a step, where it can be taken now."""
        try:
            after = change(self.fight).replace(step=self.fight.step + 1)
        except (KeyError, FightError):
            return
        if any((one.hit_points or 0) < 0 for one in after.combatants.values()):
            return
        self._take(line(self.fight, after), after)

    def back(self, how: Any, count: int) -> None:
        """Take steps back, or bring them again."""
        after, said = how(self.history, self.fight, count, file="fight.toml")
        self._take(said, after)

    def _take(self, said: dict[str, Any], after: Fight) -> None:
        said.get("fight", said)["combatants"] = [*after.combatants]
        self.lines.append(said)
        self.fight = after

    @property
    def history(self) -> History:
        """All that happened."""
        return History.of(self.lines, file="fight.jsonl")


ACTS = st.lists(st.one_of(st.sampled_from(CHANGES), st.integers(-3, 3)), max_size=14)


def same(one: Fight, other: Fight) -> bool:
    """Whether two fights are one, to the order in which everybody stands."""
    return one == other and [*one.combatants] == [*other.combatants]


@given(ACTS)
@settings(max_examples=40, deadline=None)
def test_back_and_forth(acts: list[Any]) -> None:
    """However steps are taken, taken back and brought again, the fight stands as it did then."""
    played = Played()
    stood, later = [played.fight], list[Fight]()
    for act in acts:
        if callable(act):
            before = played.fight.step
            played.step(act)
            if played.fight.step > before:
                stood.append(played.fight)
                later = []
            continue
        there = stood[1:] if act < 0 else later
        how, count = (undone if act < 0 else redone), abs(act)
        if count > len(there) or not count:
            if count:
                with pytest.raises(FightError):
                    played.back(how, count)
            continue
        played.back(how, count)
        for _ in range(count):
            (later if act < 0 else stood).append((stood if act < 0 else later).pop())
        assert same(played.fight, stood[-1])
    history = played.history
    assert [step["fight"]["step"] for step in history.steps] == [*range(1, len(stood))]
    assert len(history.undone) == len(later)
    assert len(history.lines) == len(played.lines)
    assert [entry.line for entry in history.lines if entry.kind == "step" and not entry.undone] == [*history.steps]
    last = moment(played.lines[-1])
    assert last is not None
    assert last.after == played.fight.tables()
    here = settled(played.fight.tables(), last)
    assert (here.edited, here.behind) == ((), False)
    if last.before is not None:
        finished = settled(last.before, last)
        assert finished.tables == last.after
        assert [*finished.tables["combatants"]] == [*played.fight.combatants]


def test_more_than_there_are() -> None:
    """It is said how many there are."""
    played = Played()
    for count, said in ((1, "there is no step to take back"), (9, "there is no step to take back")):
        with pytest.raises(FightError, match=said):
            played.back(undone, count)
    played.step(hurt)
    with pytest.raises(FightError, match="there is 1 step to take back, and not 2"):
        played.back(undone, 2)
    played.step(hurt)
    played.step(hurt)
    with pytest.raises(FightError, match="there are 3 steps to take back, and not 9"):
        played.back(undone, 9)
    played.back(undone, 2)
    with pytest.raises(FightError, match="there are 2 steps to bring again, and not 3"):
        played.back(redone, 3)
    played.step(poisoned)
    with pytest.raises(FightError, match="there is no step to bring again"):
        played.back(redone, 1)


def test_a_hand_between() -> None:
    """What it changed elsewhere stays; where it changed the same, that is named, and nothing is."""
    played = Played()
    played.step(hurt)
    played.step(poisoned)
    played.fight = hurt(played.fight, "Goblin 2")
    played.back(undone, 1)
    assert played.fight.combatants["Goblin 2"].hit_points == 5
    assert played.fight.combatants["Aria"].effects == ()
    played.fight = before = hurt(played.fight)
    lines = list(played.lines)
    with pytest.raises(FightError, match="Goblin 1's hit_points"):
        played.back(undone, 1)
    assert (played.fight, played.lines) == (before, lines)


def test_what_the_line_says() -> None:
    """How many, which steps, the state before and what changed; and what is now the last that happened."""
    played = Played()
    for number in (1, 2, 3):
        played.step(hurt)
        played.lines[-1]["fight"]["last"] = f"blow {number}"
    before = played.fight.tables()
    played.back(undone, 2)
    said = played.lines[-1]
    assert (said["undo"], said["steps"], said["before"], said["last"]) == (2, [3, 2], before, "blow 1")
    assert said["changes"] == [
        {"who": None, "key": "step", "from": 3, "to": 1},
        {"who": "Goblin 1", "key": "hit_points", "from": 3, "to": 5},
    ]
    played.back(redone, 1)
    assert (played.lines[-1]["redo"], played.lines[-1]["steps"], played.lines[-1]["last"]) == (1, [2], "blow 2")
    assert [entry.undone for entry in played.history.lines] == [False, False, False, True, False, False]

"""Lines of a fight in a folder of their own: who is meant, what is read for them, and that they resolve again."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.running import HERE, Done, archcli

Line = Callable[..., Done]
SHEETS = ("aria", "knight", "goblin", "realms-finn", "realms-ogre", "realms-goblin", "house-meets", "house-open")


@pytest.fixture(name="line")
def _line(tmp_path: Path) -> Line:
    """Types a line where the sheets are and a fight may be; `env`: more of the environment."""
    for sheet in SHEETS:
        shutil.copy(HERE / f"cases/sheets/{sheet}.toml", tmp_path)

    def line(text: str, **env: str) -> Done:
        return archcli(f"{text} --json", env={"ARCHCLI_FIGHT": "fight.toml", **env}, folder=tmp_path)

    return line


def typed(line: Line, *texts: str) -> Any:
    """The result of the last of some lines, of which none is refused."""
    for text in texts:
        done = line(text)
        assert done.code == 0, (text, done.err)
    return done.result


@pytest.fixture(name="duel")
def _duel(line: Line) -> Line:
    """A fight that has begun, in the order typed."""
    typed(line, "fight new aria knight --foe goblin*2 --foe Snik=goblin", "fight start --ambush party")
    return line


def test_resolved_again_from_what_was_read(duel: Line, tmp_path: Path) -> None:
    """Neither sheets nor rulings that are gone make a difference, nor those of the environment."""
    typed(
        duel,
        "attack goblin-1 -w rapier --house house-meets.toml --seed 1",
        "attack knight ./goblin.toml -w lance --seed 4",
        "initiative aria Bob=goblin goblin*2 Tom=3/2 --seed 1",
        "fight act move --who aria --house house-open.toml",
    )
    for name in SHEETS:
        if name != "house-meets":
            (tmp_path / f"{name}.toml").unlink()
    done = duel("fight check", ARCHCLI_HOUSE="house-meets.toml")
    assert (done.code, done.json["system"], done.result) == (
        0, "archsoul", {"steps": 5, "same": True, "differences": []})


@each(("text", "code", "said"), [
    ("attack knight gobln-1", "fight", 'unknown combatant "gobln-1": did you mean "Goblin 1"?'),
    ("attack knight goblin", "fight", '"goblin" is in this fight as Goblin 1, Goblin 2, Snik'),
    ("attack knight Bob=gobln-1", "sheet", "gobln-1: no such sheet; looked at ./gobln-1.toml, sheets/gobln-1.toml"),
    ("initiative aria goblin", "fight", '"goblin" is in this fight as Goblin 1, Goblin 2, Snik'),
    ("fight add gobln-1", "sheet", "gobln-1: no such sheet; looked at ./gobln-1.toml, sheets/gobln-1.toml"),
])
def test_who_is_nobody(duel: Line, text: str, code: str, said: str) -> None:
    """The nearest combatant is offered where one may be meant, and no sheet of theirs is taken for another."""
    error = duel(text).error
    assert (error["code"], error["message"]) == (code, said)


@each(("text", "order"), [
    ("initiative aria Bob=goblin --ambush party", ["Aria", "Bob"]),
    ("initiative goblin*2 --ambush party", ["Goblin 1", "Goblin 2"]),
    ("initiative Bob=goblin*2 --ambush party", ["Bob 1", "Bob 2"]),
    ("initiative goblin-2 aria --ambush party", ["Goblin 2", "Aria"]),
])
def test_sheets_with_a_name_of_their_own(duel: Line, text: str, order: list[str]) -> None:
    assert typed(duel, text)["order"] == order


def test_the_order_of_an_ambush(line: Line) -> None:
    """Its names are found however they are written."""
    start = typed(line, "fight new aria knight", "fight start --ambush party --order 'KNIGHT, aria'")
    assert start["order"] == ["Knight", "Aria"]


def test_nobody_is_left(duel: Line) -> None:
    """The board of the step is that of the file."""
    left = typed(duel, "fight remove aria knight goblin snik")
    assert (left["turn"], left["order"], left["phase"], typed(duel, "fight")) == (None, [], None, left)


def test_a_stranger_holds_nobody(line: Line) -> None:
    """Nothing of an ordinary sheet is recorded, nor its name in the state of a combatant."""
    typed(line, "fight new realms-finn --foe realms-goblin", "fight start --dice 8,3")
    assert typed(line, "realms grapple ./realms-ogre.toml finn --seed 1")["held"] is True
    assert typed(line, "fight")["combatants"][0]["state"]["held_by"] is None


def test_what_an_object_weighs_is_no_matter_of_a_fight(duel: Line) -> None:
    """The trap is for those who fight, and a fight that is nowhere is not missed."""
    line = "improvised-weapon 20lb -s goblin"
    assert duel(line).result == duel(line, ARCHCLI_FIGHT="nowhere.toml").result

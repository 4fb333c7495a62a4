"""Commands at a prompt."""

from pathlib import Path

import pytest

from archcli.cli.completion.prompt import candidates
from archcli.cli.tools.play import history
from tests.fights import folder_of, fought
from tests.running import HERE, archcli
from tests.terminal import on_terminal


def test_a_prompt(tmp_path: Path) -> None:
    """Lines are run as typed; a mistake ends nothing, and says no number of a line; the history is kept."""
    typed = "roll 2d6 --dice 3,4\nroll 3d\nbatch x\nroll 1d6 --dice 5 -q\n\nexit\n"
    code, out, screen = on_terminal("play --json", typed, whole=True, env={"XDG_STATE_HOME": str(tmp_path)})
    assert (code, out) == (0, "")
    shown = [line for line in screen.replace("\r", "").splitlines() if not line.startswith("archcli>")]
    assert [line for line in shown if '"total": 7' in line]
    assert [line for line in shown if '"notation.syntax"' in line and "line 2" not in line]
    assert "5" in shown
    kept = (tmp_path / "archcli" / "history").read_text().splitlines()
    assert [line for line in kept if "HiStOrY" not in line] == [*typed.splitlines()[:4], "exit"]


def test_not_a_terminal() -> None:
    """Where nobody types there is no prompt, but another way."""
    refused = archcli("play")
    assert (refused.code, refused.out) == (2, "")
    assert "archcli batch" in refused.err


@pytest.mark.parametrize(("state", "home", "found"), [
    ("/var/x", "/home/ann", "/var/x/archcli/history"), ("", "/home/ann", "/home/ann/.local/state/archcli/history"),
    ("x", "/home/ann", "/home/ann/.local/state/archcli/history"), ("", "", None),
])
def test_where_the_history_is(state: str, home: str, found: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the user's state folder; without one there is none."""
    monkeypatch.setenv("XDG_STATE_HOME", state)
    monkeypatch.setenv("HOME", home)
    assert history() == (None if found is None else Path(found))


@pytest.mark.parametrize(("line", "among"), [
    ("att", ["attack"]), ("murk ", ["melee", "roll"]), ("murk me", ["melee"]), ("attack --weap", ["--weapon"]),
    ("attack ar", ["aria"]), ("attack aria goblin -w ", ["rapier", "bow"]), ("attack aria --maneuver=reck", [
        "--maneuver=reckless"]),
    ("attack -m reck", ["reckless"]), ("attack aria --seed ", []), ("attack aria goblin 'x", []),
    ("sheet show ari", ["aria"]), ("sheet show ./ar", ["./aria.toml"]), ("roll precision/aw", ["precision/awareness"]),
    ("schema murk me", ["melee"]), ("nonsense x", []),
])
def test_candidates(line: str, among: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands at the end of a line is what the shells offer there."""
    monkeypatch.chdir(HERE / "cases" / "sheets")
    found = candidates(line.replace("roll precision", "roll -s aria precision"))
    assert set(among) <= set(found)
    assert bool(among) == bool(found)


@pytest.fixture(scope="module")
def bout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return folder_of("fight next", tmp_path_factory.mktemp("bout"))


@pytest.mark.parametrize(("line", "options", "wanted"), [
    ("attack gob", ("--fight", "fight.toml"), ["goblin-1", "goblin-2", "goblin-3"]),
    ("attack gob", (), []),
    ("attack gob", ("--no-fight",), []),
    ("attack goblin-1 -w ", ("--fight", "fight.toml"), ["rapier", "bow", "javelin", "dagger"]),
    ("attack goblin-1 aria -w ", ("--fight", "fight.toml"), ["club", "sling"]),
    ("attack -w ", ("--fight", "fight.toml"), ["rapier", "bow", "javelin", "dagger"]),
    ("attack goblin-1 --fight other.toml -w ", ("--fight", "fight.toml"), []),
    ("attack Gob", ("--fight", "fight.toml"), ["Goblin-1", "Goblin-2", "Goblin-3"]),
    ("murk melee gob", ("--fight", "fight.toml"), []),
    ("fight remove gob", (), ["goblin-1", "goblin-2", "goblin-3", "goblin"]),
    ("fight turn gob", (), ["goblin-1", "goblin-2", "goblin-3"]),
    ("fight set pro", (), []),
    ("fight set goblin-1 pro", (), ["prone"]),
    ("fight set goblin-1 no-gra", (), ["no-grapple"]),
    ("fight set goblin-1 grapple.with=a", (), ["grapple.with=aria"]),
    ("fight act shield-", (), ["shield-intercept"]),
    ("fight new examples/ar", (), ["examples/aria.toml"]),
    ("fight --pub", (), ["--public"]),
])
def test_candidates_in_a_fight(
    line: str, options: tuple[str, ...], wanted: list[str], bout: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those who take part, what they have and what may be done; the group has `fight.toml` where nothing names one."""
    monkeypatch.chdir(bout)
    assert candidates(line, options) == wanted


@pytest.mark.parametrize(("script", "line", "wanted"), [
    ("spellchrome/fight.sh", "fight act total", ["total-defense"]),
    ("spellchrome/fight.sh", "fight set ogre sta", ["stance=defensive", "stance=total-defense"]),
    ("spellchrome/fight.sh", "fight set ogre left.s", ["left.standard="]),
    ("soluna/fight.sh", "fight act switch", ["switch-item"]),
    ("soluna/fight.sh", "fight set kira loaded.p", ["loaded.pistol="]),
    ("realms/fight.sh", "fight act draw", ["draw"]),
    ("realms/fight.sh", "fight set goblin held_by=f", ["held_by=finn"]),
    ("murk/moments.sh", "fight act ", []),
    ("murk/moments.sh", "fight set thug owed.da", ["owed.damage="]),
])
def test_candidates_of_each_game(
    script: str, line: str, wanted: list[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What may be done and what is changed is what the game declares."""
    monkeypatch.chdir(fought(script))
    assert candidates(line) == wanted


def test_a_prompt_in_a_fight(tmp_path: Path) -> None:
    """It says the round, and whose turn it is; lines go without saying whose fight it is."""
    file = folder_of("fight undo", tmp_path) / "fight.toml"
    typed = "fight undo 2\nfight start --ambush foes\nexit\n"
    code, _, screen = on_terminal(
        f"play --fight {file} -q", typed, whole=True, env={"XDG_STATE_HOME": str(tmp_path)},
    )
    assert code == 0
    places = [screen.index(said) for said in ("1, Aria's turn> ", "before the start> ", "1, Goblin 1's turn> ")]
    assert places == sorted(places)

"""A fight and its record: what is written down, what a hand changed, who has the lock, and what cannot be used."""

import fcntl
import json
import os
import stat
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from archcli.cli.fight import lock, record
from archcli.cli.fight.store import Store
from archcli.errors import ArchcliError, UsageError
from tests.cli.fight.kept import (
    by_hand,
    fight,
    folder,
    hurt,
    joined,
    line,
    new,
    numbers,
    poisoned,
    redo,
    refused,
    step,
    undo,
    without,
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A fight of three, just begun."""
    return new(tmp_path / "fight.toml")


def lines(store: Store) -> list[Any]:
    """What the record holds."""
    return [json.loads(text) for text in Path(store.record_path).read_text().splitlines()]


def again(store: Store) -> Store:
    """The same fight, as the next command finds it."""
    return Store(store.path)


def test_steps_are_written_down(store: Store) -> None:
    """A line for each step, the file as it is after it, nothing else in the folder."""
    assert [step(store), step(again(store), poisoned)] == [1, 2]
    assert sorted(os.listdir(os.path.dirname(store.file))) == ["fight.jsonl", "fight.toml"]
    assert [said.get("new") or said["fight"]["step"] for said in lines(store)] == [
        ["Aria", "Goblin 1", "Goblin 2"], 1, 2]
    stands = again(store).read()
    assert stands.step == 2
    assert stands.combatants["Goblin 1"].hit_points == 5
    assert stands == poisoned(hurt(fight()).replace(step=1)).replace(step=2)
    with again(store).locked() as found:
        assert found == stands


def test_what_a_hand_changed(store: Store) -> None:
    """The next step writes it down before itself, and it is no step; a look at the fight writes nothing."""
    step(store)
    by_hand(store, "hit_points = 14", "hit_points = 9 # dragon")
    assert again(store).read().combatants["Aria"].hit_points == 9
    with store.locked():
        assert [change.data() for change in store.edited] == [
            {"who": "Aria", "key": "hit_points", "from": 14, "to": 9}]
    assert len(lines(store)) == 2
    assert step(store) == 2
    _, _, edited, second = lines(store)
    assert edited["edited"] == [{"who": "Aria", "key": "hit_points", "from": 14, "to": 9}]
    assert second["fight"]["step"] == 2
    with store.locked():
        assert store.edited == []
    by_hand(store, "hit_points = 9", "hit_points = 8")
    with store.locked():
        store.note({"note": "it roars"})
    assert [min(said.keys() & {"edited", "note"}) for said in lines(store)[-2:]] == ["edited", "note"]
    with store.locked():
        assert store.edited == []


def test_the_step_is_counted_by_the_record(store: Store) -> None:
    """Whatever a hand makes of it, also with an older copy of the file in its place."""
    step(store)
    copy = Path(store.file).read_text()
    step(store)
    step(store)
    by_hand(store, "step = 3", "step = 7")
    assert again(store).read().step == 3
    Path(store.file).write_text(copy)
    assert again(store).read().step == 3
    with store.locked() as now:
        assert [(change.key, change.was, change.now) for change in store.edited] == [("hit_points", 3, 5)]
        assert now.combatants["Goblin 1"].hit_points == 5
    assert step(store) == 4


def test_without_a_record(store: Store) -> None:
    """Somebody has deleted it: the fight goes on from its file."""
    step(store)
    os.unlink(store.record_path)
    assert again(store).read().step == 1
    assert store.last_said() is None
    assert store.history().steps == ()
    assert step(store) == 2
    assert numbers(store.history()) == [2]
    undo(store)
    assert refused(undo, store).message == "there is no step to take back"
    assert store.read().step == 1


BROKEN = [b"{}", b"[1]", b'"step"', b"{broken", b"\xff\x00", b'{"undo": 1}', b'{"fight": {"read": 1}}', b"[" * 100_000]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda line: repr(line[:8]))
def test_a_broken_line(store: Store, broken: bytes) -> None:
    """It stops nobody from playing."""
    step(store, said="first")
    with open(store.record_path, "ab") as file:
        file.write(broken + b"\n")
    assert again(store).read().step == 1
    assert step(store) == 2
    assert again(store).read().combatants["Goblin 1"].hit_points == 4


def test_broken_lines_are_named(store: Store) -> None:
    """Who wants all that happened is told which lines are none, all at once."""
    step(store)
    with open(store.record_path, "a") as file:
        file.write("{}\n\n")
    step(store)
    mistakes = refused(store.history).mistakes
    assert [(mistake.message, mistake.line) for mistake in mistakes] == [
        ("line 3: is no line of a record", 3), ("line 4: is no line of a record", 4)]


def test_an_end_that_was_cut_short(store: Store) -> None:
    """The next command cuts it off; a whole line without its end is kept."""
    step(store)
    whole = Path(store.record_path).read_bytes()
    with open(store.record_path, "ab") as file:
        file.write(whole[-200:-100])
    assert again(store).read().step == 1
    assert numbers(again(store).history()) == [1]
    with store.locked():
        assert Path(store.record_path).read_bytes() == whole
    Path(store.record_path).write_bytes(whole[:-1])
    assert numbers(store.history()) == [1]
    with store.locked():
        assert Path(store.record_path).read_bytes() == whole


def test_a_file_that_is_behind(store: Store) -> None:
    """A step that is written down but not yet in the file is finished, also by who only looks, and all of it."""
    for change in (hurt, without, joined, poisoned):
        was = Path(store.file).read_bytes()
        step(store, change)
        now, is_ = store.read(), Path(store.file).read_bytes()
        Path(store.file).write_bytes(was)
        assert again(store).read() == now
        assert Path(store.file).read_bytes() == is_
        Path(store.file).write_bytes(was)
        with store.locked() as found:
            assert found == now
            assert store.edited == []
    was = Path(store.file).read_bytes()
    undo(store, 2)
    is_ = Path(store.file).read_bytes()
    Path(store.file).write_bytes(was)
    assert again(store).read().step == 2
    assert Path(store.file).read_bytes() == is_


def test_a_hand_at_a_file_that_is_behind(store: Store) -> None:
    """The step is finished, and what the hand changed stays."""
    was = Path(store.file).read_text()
    step(store, lambda fight: poisoned(hurt(fight)))
    Path(store.file).write_text(was)
    by_hand(store, "hit_points = 6", "hit_points = 4")
    by_hand(store, "hit_points = 14", "hit_points = 13")
    with store.locked() as found:
        aria, goblin = found.combatants["Aria"], found.combatants["Goblin 1"]
        assert (found.step, goblin.hit_points, aria.hit_points, len(aria.effects)) == (1, 4, 13, 1)
        assert {(change.who, change.now) for change in store.edited} == {("Aria", 13), ("Goblin 1", 4)}


def test_who_may_not_write_can_look(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is behind is told as it should be, where it cannot be finished."""
    was = Path(store.file).read_bytes()
    step(store)
    Path(store.file).write_bytes(was)
    monkeypatch.setattr(lock, "PATIENCE", 0.01)
    with open(store.record_path, "rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        assert again(store).read().step == 1
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert again(store).read().step == 1
    assert Path(store.file).read_bytes() == was
    with pytest.raises(OSError, match=r"^.*fight\.toml: Permission denied$"), store.locked():
        pass


def test_another_command_holds_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is waited for, as long as somebody gets on; who never lets go is told of, with exit code 1."""
    monkeypatch.setattr(lock, "PATIENCE", 0.02)
    with store.locked():
        mistake = refused(step, again(store))
        assert store.path in mistake.message
        assert mistake.exit_code == 1
        assert again(store).read() == fight()
    waits: list[float] = []

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) < 9:
            with open(store.record_path, "ab") as file:
                file.write(b'{"note": "others get on"}\n')
            clock[0] += 0.015
        else:
            os.close(other)

    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(time, "sleep", sleep)
    other = os.open(store.record_path, os.O_RDWR)
    fcntl.flock(other, fcntl.LOCK_EX)
    assert step(again(store)) == 1
    assert len(waits) == 9


def test_who_waited_for_a_record_that_was_replaced(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes its step in the new fight."""
    step(store)
    other = os.open(store.record_path, os.O_RDWR)
    fcntl.flock(other, fcntl.LOCK_EX)

    def sleep(_: float) -> None:
        monkeypatch.undo()
        os.close(other)
        new(store.path, force=True, round=3)

    monkeypatch.setattr(time, "sleep", sleep)
    assert step(again(store)) == 1
    assert store.read().round == 3
    assert Store(f"{os.path.dirname(store.file)}/fight.1.toml").read().step == 1


def test_over_a_fight(tmp_path: Path) -> None:
    """Refused; with --force it is kept with its record under the next number that is free for both."""
    path = tmp_path / "fight.toml"
    store = new(path)
    step(store)
    old = folder(tmp_path)
    mistake = refused(new, path)
    assert (mistake.code, mistake.message) == ("fight", f"{path} is there already")
    assert "--force" in str(mistake.hint)
    assert "fight.1.toml" in str(mistake.hint)
    assert folder(tmp_path) == old
    (tmp_path / "fight.1.jsonl").write_text("mine")
    new(path, force=True, round=2)
    assert sorted(os.listdir(tmp_path)) == [
        "fight.1.jsonl", "fight.2.jsonl", "fight.2.toml", "fight.jsonl", "fight.toml"]
    assert (tmp_path / "fight.2.jsonl").read_bytes() == old["fight.jsonl"]
    assert (tmp_path / "fight.2.toml").read_bytes() == old["fight.toml"]
    assert (Store(str(path)).read().round, Store(str(path)).read().step) == (2, 0)
    step(store)
    new(path, force=True)
    assert Store(str(tmp_path / "fight.3.toml")).read().step == 1
    undo(Store(str(tmp_path / "fight.2.toml")))


def test_over_what_is_no_fight(tmp_path: Path) -> None:
    """A file that is none is kept too, and so is a record whose fight somebody has deleted."""
    path = tmp_path / "fight.toml"
    path.write_bytes(b"no \xff fight")
    path.chmod(0o600)
    assert refused(new, path).code == "fight"
    store = new(path, force=True)
    assert (tmp_path / "fight.1.toml").read_bytes() == b"no \xff fight"
    assert {stat.S_IMODE(os.stat(file).st_mode) for file in (tmp_path / "fight.1.toml", path, store.record_path)} == {
        0o600}
    step(store)
    path.unlink()
    new(path)
    assert len((tmp_path / "fight.2.jsonl").read_bytes().splitlines()) == 2
    assert store.read().step == 0


NO_FILES = {
    "folder": "is a folder", "folder/": "is a folder", "": "is empty", "/dev/null": "is a device",
    "nowhere/fight.toml": "no such folder", "fight.jsonl": "has the name of a record",
    "fight": "would share the record of",
}


@pytest.mark.parametrize("name", NO_FILES)
def test_where_no_fight_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """It is said why, with --force too, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "fight.toml").write_text("")
    for force in (False, True):
        with pytest.raises(UsageError, match=NO_FILES[name]):
            new(name, force=force)
    assert sorted(os.listdir()) == ["fight.toml", "folder"]


USELESS: dict[str, tuple[str, list[str]]] = {
    "no TOML": ("a = \n", ["is not TOML"]),
    "nothing": ("", ["system"]),
    "a sheet": ('system = "archsoul"\nname = "Aria"\n[roots]\nbody = 3\n', ["name", "roots"]),
    "another game": ('system = "chess"\n', ["system"]),
    "all mistakes": (
        'system = "archsoul"\nstep = -1\nround = "x"\n[combatants.Aria]\nside = "left"\nhit_pionts = 3\n',
        ["step", "round", "side", "hit_pionts", "sheet"]),
}


@pytest.mark.parametrize("name", USELESS)
def test_what_is_no_fight(store: Store, name: str) -> None:
    """It is refused with all its mistakes, by who looks and who takes a step, and stays as it is."""
    text, expected = USELESS[name]
    Path(store.file).write_text(text)
    for call in (store.read, lambda: step(store)):
        mistake = refused(call)
        assert mistake.code == "fight"
        assert all(part in str(mistake) for part in expected)
    assert Path(store.file).read_text() == text


@pytest.mark.parametrize("name", ["gone.toml", "gone/fight.toml", "", "folder", "a\0b"])
def test_no_fight_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A mistake with the name of the file, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    for call in (Store.read, Store.history, step):
        mistake: ArchcliError = refused(lambda call=call: call(Store(name)))
        assert mistake.code == "fight"
        assert (name or '""').replace("\0", "\\x00") in str(mistake)
    assert os.listdir(tmp_path) == ["folder"]


def test_through_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same fight, with one record."""
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    (tmp_path / "here/link.toml").symlink_to("../there/fight.toml")
    monkeypatch.chdir(tmp_path / "here")
    store = Store("link.toml")
    assert "--force" in str(refused(new, "link.toml").hint)
    real = new(tmp_path / "there/fight.toml")
    step(store)
    step(store, poisoned)
    step(real)
    assert real.read().step == 3
    assert os.listdir(tmp_path / "here") == ["link.toml"]
    assert sorted(os.listdir(tmp_path / "there")) == ["fight.jsonl", "fight.toml"]


def test_a_record_that_is_none(store: Store) -> None:
    """What stands in its place is named; who looks does not mind."""
    os.unlink(store.record_path)
    for make in (os.mkdir, os.mkfifo):
        make(store.record_path)
        assert store.read() == fight()
        with pytest.raises(OSError, match=r"fight\.jsonl: "):
            step(store)
        with pytest.raises(OSError, match=r"fight\.jsonl: "):
            store.history()
        assert store.last_said() is None
        (os.rmdir if make is os.mkdir else os.unlink)(store.record_path)


def test_what_was_said_last(store: Store) -> None:
    """That of the last step that counts; remarks and edits are none. No more is read than it takes."""
    assert store.last_said() is None
    for said in ("one", "two", "three"):
        step(store, said=said)
    by_hand(store, "hit_points = 14", "hit_points = 9")
    with store.locked():
        store.note({"note": "a torch"})
    assert store.last_said() == "three"
    undo(store, 2)
    assert store.last_said() == "one"
    redo(store)
    assert store.last_said() == "two"
    undo(store, 2)
    assert store.last_said() is None


def test_only_the_end_is_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a long record the last block, however many remarks stand there, and lines of any length."""
    with store.locked() as before:
        after = before.replace(step=1, round=5)
        store.take(line(before, after, "x" * 200_000), after)
    monkeypatch.setattr(record, "BLOCK", 1000)
    assert store.last_said() == "x" * 200_000
    for _ in range(20):
        step(store, poisoned)
    read: list[int] = []

    def reading(handle: int, size: int) -> bytes:
        read.append(size)
        return os.read(handle, size)

    monkeypatch.setattr(record, "_read", reading)
    with store.locked():
        assert sum(read) < 10_000


def test_backwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines of a file are those that it has, the last first, wherever the blocks end."""
    path = tmp_path / "lines"
    for text in (b"", b"\n", b"a", b"a\n", b"\n\n", b"one\ntwo\n\nthree", b"one\ntwo\n\nthree\n"):
        path.write_bytes(text)
        for block in range(1, 9):
            monkeypatch.setattr(record, "BLOCK", block)
            with open(path, "rb") as file:
                assert [*record.backwards(file.fileno())] == text.split(b"\n")[::-1]


def test_texts_of_all_kinds(store: Store) -> None:
    """Whatever stands in a text comes back, and each line of the record is one line."""
    for text in ("a\nb\r\u2028c", "\x1b[31m", "naïve ▶ 🗡", 'say "\\n"', "\u202edlog"):
        step(store, lambda fight, text=text: fight.with_("Aria", open=(text,)), said=text)  # type: ignore[misc]
        assert store.read().combatants["Aria"].open == (text,)
        assert store.last_said() == text
        with store.locked():
            assert store.edited == []
    assert len(Path(store.record_path).read_bytes().split(b"\n")) == 7


def test_without_locks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has none everything else is as it is."""
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert step(store) == 1
    assert store.read().step == 1

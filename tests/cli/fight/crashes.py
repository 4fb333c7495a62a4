"""Kills itself at every call that reaches the disk, and at random moments; told to a test as JSON on standard output.

A process of its own, since only one without threads may fork.
"""

import json
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from archcli.cli.fight.store import Store
from archcli.fight.state import Fight
from tests.cli.fight.kept import by_hand, fight, folder, hurt, joined, new, numbers, poisoned, redo, step, undo, without

CALLS = ("open", "write", "fsync", "ftruncate", "replace", "link", "unlink", "close")
Act = Callable[[Store], Any]


def child(work: Callable[[], object]) -> int:
    """Do something in a process of its own; its number."""
    number = os.fork()
    if number == 0:
        code = 1
        try:
            work()
            code = 0
        finally:
            os._exit(code)
    return number


def dying(calls: int, act: Callable[[], object]) -> bool:
    """Do something, and be killed at the call of this number, a write half done. Whether it came to that."""
    def work() -> None:
        left = [calls]

        def wrapped(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
            def call(*args: Any, **more: Any) -> Any:
                left[0] -= 1
                if left[0] < 0:
                    if name == "write":
                        real(args[0], args[1][:len(args[1]) // 2])
                    os.kill(os.getpid(), signal.SIGKILL)
                return real(*args, **more)
            return call

        for name in CALLS:
            setattr(os, name, wrapped(name, getattr(os, name)))
        act()

    _, status = os.waitpid(child(work), 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, status
    return os.WIFSIGNALED(status)


def put_back(place: Path, files: dict[str, bytes]) -> None:
    """A folder as it was."""
    for name in os.listdir(place):
        (place / name).unlink()
    for name, data in files.items():
        (place / name).write_bytes(data)


def edited(store: Store) -> None:
    """A hand changes something."""
    by_hand(store, "hit_points = 14", "hit_points = 11")


def overwritten(store: Store) -> None:
    """The same file becomes another fight."""
    new(store.path, force=True, round=7)


def everywhere(place: Path) -> dict[str, int]:
    """Every act, killed at every call; how many calls each has."""
    def behind(store: Store) -> None:
        was = Path(store.file).read_bytes()
        step(store, poisoned)
        Path(store.file).write_bytes(was)

    acts: dict[str, tuple[list[Act], Act]] = {
        "step": ([step, poisoned_], step), "edited": ([step, edited], step),
        "join": ([step], lambda s: step(s, joined)),
        "leave": ([step], lambda s: step(s, without)), "undo": ([step, step], undo),
        "redo": ([step, step, undo], redo), "finish": ([step, behind], Store.read),
        "force": ([step], overwritten), "no record": ([step, lambda s: os.unlink(s.record_path)], step),
    }
    return {name: _everywhere(place / name, first, act) for name, (first, act) in acts.items()}


def poisoned_(store: Store) -> None:
    """A step with an effect."""
    step(store, poisoned)


def _everywhere(place: Path, first: list[Act], act: Act) -> int:
    place.mkdir()
    store = new(place / "fight.toml")
    for one in first:
        one(store)
    files = dict(folder(place))
    before = _seen(store)
    put_back(place, files)
    act(store)
    after = _seen(store)
    calls = 0
    while True:
        put_back(place, files)
        if not dying(calls, lambda: act(Store(store.path))):
            return calls
        found = _seen(Store(store.path))
        assert found in (before, after), (place.name, calls, found, before, after)
        with store.locked() as now:
            assert now == found[0]
        step(store, lambda fight: fight.replace(round=fight.round + 1))
        assert store.read().step == found[0].step + 1
        assert len(store.history().steps) == found[1] + 1
        calls += 1


def _seen(store: Store) -> tuple[Fight, int]:
    return store.read(), len(store.history().steps)


def random_moments(place: Path, kills: int, seed: int) -> dict[str, int]:
    """Killed while it takes step after step, each told once it is taken; then all that were told are there."""
    chance, told = random.Random(seed), 0
    store = new(place / "fight.toml")
    path = store.path
    for _ in range(kills):
        reading, writing = os.pipe()

        def work(writing: int = writing) -> None:
            while True:
                number = step(Store(path), lambda fight: fight.replace(round=fight.round + 1))
                os.write(writing, b"%d\n" % number)

        number = child(work)
        os.close(writing)
        time.sleep(chance.uniform(0.001, 0.02))
        os.kill(number, signal.SIGKILL)
        os.waitpid(number, 0)
        with os.fdopen(reading) as lines:
            told = max([told, *map(int, lines.read().split())])
        now = Store(path).read()
        assert told <= now.step <= told + 1, (told, now.step)
        assert now.round == now.step
        told = now.step
    assert numbers(Store(path).history()) == [*range(1, told + 1)]
    return {"kills": kills, "steps": told}


def at_once(place: Path, many: int) -> dict[str, int]:
    """Processes that take a step each at the same time, while another looks; how many steps there are."""
    path = new(place / "fight.toml").path

    def looks() -> None:
        before = -1
        while before < many:
            now = Store(path).read()
            assert now.step >= before
            assert now.round == now.step
            before = now.step
            time.sleep(0.002)

    def plays() -> None:
        step(Store(path), lambda fight: fight.replace(round=fight.round + 1))

    going = [child(looks), *(child(plays) for _ in range(many))]
    assert [os.waitpid(number, 0)[1] for number in going] == [0] * len(going)
    assert Store(path).read().round == many
    return {"steps": len(Store(path).history().steps)}


def full(place: Path) -> dict[str, int]:
    """No file may grow beyond a size: wherever that stops a step, all is as it was."""
    store = new(place / "fight.toml")
    step(store)
    files = folder(place)
    refused = 0

    def work(size: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
        try:
            step(Store(store.path), hurt)
        except OSError as problem:
            os._exit(7 if str(problem).endswith("File too large") else 1)

    grown = len(files["fight.jsonl"])
    for size in (0, 100, len(files["fight.toml"]) - 1, grown, grown + 1, grown + 500, 1_000_000):
        _, status = os.waitpid(child(lambda size=size: work(size)), 0)  # type: ignore[misc]
        if os.WEXITSTATUS(status) == 7:
            refused += 1
            assert folder(place) == files
    assert store.read().step == 2
    return {"refused": refused}


def main(place: Path, kills: int, seed: int) -> None:
    """Everything, in a folder."""
    said = {}
    for name, work in {
        "everywhere": lambda place: everywhere(place), "random": lambda place: random_moments(place, kills, seed),
        "at_once": lambda place: at_once(place, 20), "full": full,
    }.items():
        (place / name).mkdir()
        said[name] = work(place / name)
    print(json.dumps(said))


if __name__ == "__main__":
    assert fight().step == 0
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))

"""jump: its length, and the walk that limits it."""

from pathlib import Path
from typing import Any

from archcli.rules.archsoul.jump import Leap, jump
from tests.each import each
from tests.running import HERE, archcli

FIELDS = ("meters", "spaces", "allowance", "reach_spaces", "limited")
JUMPS: list[tuple[str, tuple[Any, ...]]] = [
    ("--athletics 4 --conditioning 5 --walked 1", (6, 3, 2, 2, True)),
    ("--athletics 4 --conditioning 5", (6, 3, 3, 3, False)),
    ("--athletics 4 --conditioning 5 --walked 3", (6, 3, 0, 0, True)),
    ("--athletics 5 --conditioning 5 --moves 2", (7, 3, 6, 3, False)),
    ("--athletics 20 --conditioning 20 --moves 3 --walked 4", (30, 15, 14, 14, True)),
    ("--athletics 20 --conditioning 20 --moves 3 --move 4", (30, 15, 24, 15, False)),
    ("--athletics 4 --conditioning 3 --up", (1, None, None, None, False)),
    ("--athletics 5 --conditioning 3 --up --walked 3", (2, None, None, None, False)),
    ("--athletics -3 --conditioning 1", (0, 0, 3, 0, False)),
    ("--sheet sheets/aria.toml", (4, 2, 4, 2, False)),
    ("--sheet sheets/aria.toml --athletics 9 --move 1", (10, 5, 1, 1, True)),
    ("sheets/aria.toml", (4, 2, 4, 2, False)),
    ("Ann=sheets/aria.toml --up", (1, None, None, None, False)),
    ("--sheet sheets/goblin.toml", (2, 1, 3, 1, False)),
]


@each(("line", "values"), JUMPS)
def test_jumps(line: str, values: tuple[Any, ...]) -> None:
    """Athletics + half Conditioning, a third straight up, no farther than the walk that is left; landing draws."""
    result = archcli(f"jump {line} --json", folder=HERE / "cases").result
    assert result == dict(zip(FIELDS, values, strict=True)) | {"triggers_reactive": True, "rolls": [], "modifiers": []}


REFUSED = [
    ("--athletics 4 --conditioning 5 --walked 4", ["--walked"]),
    ("--athletics 4 --conditioning 5 --walked 4 --up", ["--walked"]),
    ("--athletics 4 --conditioning 5 --walked -1", ["--walked"]),
    ("--athletics 4 --conditioning 5 --moves 4", ["--moves"]),
    ("--athletics 4 --conditioning 5 --moves 0", ["--moves"]),
    ("--athletics 4 --conditioning 5 --move -1", ["--move"]),
    ("--walked 4", ["--walked", "3 spaces"]),
    ("sheets/aria.toml --sheet sheets/aria.toml", ["--sheet"]),
    ("sheets/nobody.toml", ["sheets/nobody.toml"]),
    ("--athletics 4", ["--conditioning"]),
    ("--conditioning 4", ["--athletics"]),
    ("--athletics 4 --conditioning 5 --check", ["--check"]),
]


@each(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """Missing and impossible numbers are refused by their option."""
    done = archcli(f"jump {line}")
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


def test_what_a_sheet_lacks_is_named_with_its_option(tmp_path: Path) -> None:
    """The refusal names the key of the sheet and the option that would do instead."""
    (tmp_path / "ann.toml").write_text('system = "archsoul"\nname = "Ann"\n')
    done = archcli("jump -s ann", folder=tmp_path)
    assert done.code == 2
    assert "attributes.athletics" in done.err
    assert "--athletics" in done.err


def test_a_longer_walk_never_lengthens_the_jump() -> None:
    """Each space walked leaves as far a jump or a shorter one, and never a longer one than its length."""
    for moves in (1, 2, 3):
        reached = [
            jump(Leap(athletics=9, conditioning=9, moves=moves, walked=walked)).reach_spaces or 0
            for walked in range((6 if moves == 3 else moves) * 3 + 1)
        ]
        assert reached == sorted(reached, reverse=True)
        assert reached[-1] == 0


def test_report_and_quiet() -> None:
    """The text says why a jump is cut short; quiet gives its length in metres."""
    text = archcli("jump --athletics 4 --conditioning 5 --walked 1").out
    assert "6 m = 3 spaces" in text
    assert "reaches 2 spaces, cut short" in text
    assert archcli("jump --athletics 4 --conditioning 3 --up -q").out == "1\n"

"""Ctrl-C ends archcli at once, with 130 and without a word; and no input that is within the limits fills the memory."""

import pytest

from tests.hardening.process import interrupted, run

AT_WORK: dict[str, tuple[tuple[str, ...], bytes | None, bytes]] = {
    # what it is doing: the command, what it prints before (None: it is busy with nothing printed), what it is given
    "many repeats": (("roll", "3d6", "-n", "100000000", "-q"), b"\n", b""),
    "many repeats as JSON": (("roll", "3d6", "-n", "100000000", "--json"), b"\n", b""),
    "many repeats of a game": (
        ("attack", "--pool", "7", "--defense", "2", "--damage-pool", "9", "-n", "100000000"),
        b"\n",
        b"",
    ),
    "a summary": (("roll", "3d6", "-n", "100000000", "--summary"), None, b""),
    "a simulation": (("roll", "3d6", "--odds", "--samples", "100000000"), None, b""),
    "large odds": (
        (
            "spellchrome",
            "full-attack",
            "--level",
            "25",
            "--column",
            "best",
            "--ability",
            "3",
            "--ac",
            "20",
            "--damage",
            "100d6",
            "--odds",
        ),
        None,
        b"",
    ),
    "standard input": (("roll", "-", "-q", "--seed", "1"), b"13\n", b"3d6\n"),
}


@pytest.mark.parametrize("work", AT_WORK)
def test_ctrl_c(work: str) -> None:
    """Exit 130, and nothing on standard error."""
    words, until, feed = AT_WORK[work]
    done = interrupted(*words, until=until, feed=feed)
    assert done.code == 130
    assert done.err == ""


MEGABYTES = 300
"""The most memory of a run whose input is within the limits."""
LARGE: list[tuple[str, ...]] = [
    ("roll", "100000d6", "-q"),
    ("roll", "100000d6", "--json"),
    ("roll", "100000d6", "-f", "text"),
    ("roll", "1000x 100d6", "--json"),
    ("roll", "1000d6", "--odds", "--json"),
    ("roll", "100d20kh50", "--odds", "-q"),
    ("roll", "20d6!", "--odds", "-q"),
    ("roll", "10d1000000000t5", "--odds", "-q"),
    ("fall-damage", "100000", "-q"),
    ("recover", "100000", "--ammunition", "bolt", "-q"),
    ("area", "1000000000", "-q"),
]


@pytest.mark.parametrize("words", LARGE, ids=lambda words: " ".join(words))
def test_memory_of_the_largest_inputs(words: tuple[str, ...]) -> None:
    """The largest pools, repeats and odds that archcli takes, in less than 300 MB; or refused by a limit."""
    done = run(*words, measured=True)
    assert done.code == 0 or "odds.limit" in done.err or "at most" in done.err
    assert done.megabytes < MEGABYTES


@pytest.mark.parametrize("how", [("-q",), ("--json",), ("-f", "toml"), ("--summary",), ("-f", "plain")], ids=" ".join)
def test_memory_does_not_grow_with_repeats(how: tuple[str, ...]) -> None:
    """Twenty times as many repeats need no more memory: results are written and forgotten."""
    few = run("soluna", "check", "--skill", "4", "--challenge", "14", "-n", "500", *how, measured=True)
    many = run("soluna", "check", "--skill", "4", "--challenge", "14", "-n", "10000", *how, measured=True)
    assert (few.code, many.code) == (0, 0)
    assert many.megabytes < few.megabytes + 5


def test_memory_of_standard_input_without_line_ends() -> None:
    """A line of 50 million characters is refused, and was never in memory."""
    done = run("roll", "-", "-q", stdin=b"3d6\n" + b"1" * 50_000_000 + b"\n2d6\n", measured=True)
    assert done.code == 2
    assert "line 2: the line has 50000000 characters" in done.err
    assert len(done.out.splitlines()) == 2
    assert done.megabytes < 60

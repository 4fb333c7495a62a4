"""How to add an output format: a file (`toy.py`) and a row."""

from collections.abc import Iterator

import pytest

from archcli.output.formats import FORMATS
from tests.running import archcli


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    FORMATS["shout"] = "tests.output.toy:Shout"
    yield
    del FORMATS["shout"]


@pytest.mark.parametrize(("line", "said"), [
    ("roll 3d6 --dice 1,2,3", "ROLL: 6!\n"),
    ("roll 1d6 -n 2 --dice 4,5", "ROLL: 4!\nROLL: 5!\n"),
    ("roll 1d2 --odds --vs 1d4", "AS TYPED: 1.5!\n1D4: 2.5!\n"),
    ("roll 1d6 -n 2 --summary --dice 4,5", "ROLL 1D6: 4.5 OF 2!\n"),
    ("fall-damage 3 --dice 4,5,6", "FALL-DAMAGE: 3!\n"),
])
def test_every_kind_of_document(line: str, said: str) -> None:
    """A new format says results, odds and summaries of every command."""
    done = archcli(f"{line} -f shout")
    assert (done.code, done.out, done.err) == (0, f"{said}THAT IS ALL!\n", "")


def test_explanations() -> None:
    """And explanations."""
    assert archcli("roll 3d6 --explain -f shout").out == archcli("roll 3d6 --explain -f plain").out.upper()[:-1] + (
        "!\nTHAT IS ALL!\n"
    )


def test_a_format_that_is_not_registered() -> None:
    """Without its row there is no such format."""
    done = archcli("roll 3d6 -f whisper")
    assert (done.code, done.out) == (2, "")
    assert "known are text, plain, json, toml, csv, markdown, shout" in done.err

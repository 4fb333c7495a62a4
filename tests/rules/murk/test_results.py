"""Whole results of every command of The Murk, each die typed."""

from tests.running import archcli


def test_a_participant_may_be_called_like_a_label() -> None:
    """A name is only a name: `tie` is the label of roll-offs too, and nothing is looked up by labels."""
    said = archcli("murk initiative tie=8 Ann=8 --dice 1,2,3,1,2,3,20,1 --format plain").out.splitlines()
    assert [line.split() for line in said[2:]] == [
        ["1", "tie", "6", "1", "2", "3", "=", "6", "20"], ["2", "Ann", "6", "1", "2", "3", "=", "6", "1"],
    ]

"""What the games refuse: exit 2, nothing on standard output, and a message that names what is wrong."""

import pytest

from tests.rules.tables import rows, run


@pytest.mark.parametrize(("game", "line", "words"), rows("refusals", "REFUSED"))
def test_refused(game: str, line: str, words: tuple[str, ...]) -> None:
    """The command ends with 2, prints nothing, and says these words."""
    done = run(game, line)
    assert (done.code, done.out) == (2, "")
    assert [word for word in words if word not in done.err] == []

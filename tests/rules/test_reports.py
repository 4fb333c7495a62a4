"""What is said of results of the games."""


from tests.each import each
from tests.rules.tables import rows, run


@each(("game", "line", "said"), rows("reports", "SAID"), by="game")
def test_report(game: str, line: str, said: tuple[str, ...]) -> None:
    """Who, every die, every step and reason, and how it ended."""
    assert tuple(run(game, line, "--format plain").out.splitlines()) == said


@each(("game", "line", "said"), rows("reports", "QUIET"), by="game")
def test_quiet(game: str, line: str, said: str) -> None:
    """--quiet prints the bare value."""
    assert run(game, line, "--quiet").out == said


@each(("game", "line", "code"), rows("reports", "CHECKS"), by="game")
def test_check(game: str, line: str, code: int) -> None:
    """--check exits with 3 after a failure, and is refused where nothing can fail."""
    assert run(game, line, "--check").code == code

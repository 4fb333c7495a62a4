"""Tables of a game master's screen: numbers, and lists that go on below where they are long."""

from collections.abc import Iterable, Sequence
from textwrap import wrap

from archcli.report import Span, Table
from archcli.roles import NAME

WIDTH = 76
"""Characters of a row of a list and its name before it goes on in the next."""
GLUE = "\N{NO-BREAK SPACE}"


def columns(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table of plain texts, the first of each row being what it is about."""
    return Table(tuple(head), tuple((Span(row[0], NAME), *map(Span, row[1:])) for row in rows))


def lists(head: tuple[str, str], rows: Iterable[tuple[str, Iterable[str]]]) -> Table:
    """A table of lists, each in as many rows as it takes; no word is broken."""
    named = [(name, list(words)) for name, words in rows]
    room = WIDTH - max(len(name) for name in (head[0], *(name for name, _ in named)))
    return columns(head, [
        (name if not place else "", part.replace(GLUE, " "))
        for name, words in named
        for place, part in enumerate(wrap(
            ", ".join(word.replace(" ", GLUE) for word in words), room, break_on_hyphens=False))
    ])

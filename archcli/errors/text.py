"""What somebody typed, shown so that it only shows itself; and the words most like it."""

from collections.abc import Iterable


def visible(text: str) -> str:
    """A text with every control or direction character as an escape, so that it only shows itself."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in text)


def flat(text: str) -> str:
    """A text on one line, so that what a user typed cannot pose as a line of archcli's own."""
    return text.replace("\n", "\\n")


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like `word`, or None where nothing is near."""
    return next(iter(near_names(word, known)), None)


def near_names(word: str, known: Iterable[str], *, most: int = 1, close: float = 0.6) -> list[str]:
    """The known words most like `word`, the nearest first; `close`: how alike they are at least (1: the same)."""
    from difflib import get_close_matches

    by_fold = {_folded(name): name for name in known}
    return [by_fold[found] for found in get_close_matches(_folded(word), by_fold, n=most, cutoff=close)]


def _folded(name: str) -> str:
    return name.lstrip("-").casefold().replace("_", "-")

"""Names as players write them: how one is told from another, and how several of one name are."""

from shlex import quote

_LEFT_OUT = str.maketrans("", "", " -_\t")


def fold(name: str) -> str:
    """A name without what does not matter in it: case, spaces, hyphens, underscores."""
    return name.casefold().translate(_LEFT_OUT)


def typed(name: str) -> str:
    """A name as it is typed with the least trouble: `goblin-1` for Goblin 1."""
    easy = name.casefold().replace(" ", "-")
    return easy if easy.replace("-", "").isalnum() and not easy.startswith("-") else quote(name)


def parted(name: str) -> tuple[str, int | None]:
    """A name without its number, and the number: ("Goblin", 2) of "Goblin 2"; None where it has none."""
    head, _, number = name.rpartition(" ")
    return (head, int(number)) if head and number.isascii() and number.isdigit() else (name, None)


def numbered(name: str, times: int | None, *, after: int = 0) -> tuple[str, ...]:
    """The names of so many, each with its number behind: "Goblin 1" and so on, or those `after` a number; of None the
    name alone."""
    return (name,) if times is None else tuple(f"{name} {after + place}" for place in range(1, times + 1))

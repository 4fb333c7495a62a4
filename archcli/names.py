"""Names as players write them: how one is told from another, and how several of one name are."""


def fold(name: str) -> str:
    """A name without what does not matter in it: case, spaces, hyphens, underscores."""
    return "".join(c for c in name.casefold() if c not in " -_\t")


def numbered(name: str, times: int | None) -> tuple[str, ...]:
    """The names of so many, each with its number behind: "Goblin 1" and so on; of None the name alone."""
    return (name,) if times is None else tuple(f"{name} {number}" for number in range(1, times + 1))

"""Names as players write them: how one is told from another."""


def fold(name: str) -> str:
    """A name without what does not matter in it: case, spaces, hyphens, underscores."""
    return "".join(c for c in name.casefold() if c not in " -_\t")

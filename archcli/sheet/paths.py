"""Keys as mistakes and changes name them: dotted, and quoted where TOML wants it quoted."""


def key_parts(path: str) -> tuple[str, ...]:
    """The parts of a dotted key (`weapons."long sword".damage`)."""
    if '"' not in path and "'" not in path:
        return tuple(path.split("."))
    from archcli.sheet.lines import quoted_parts

    return quoted_parts(path)

"""What is told of the steps of a fight."""

from collections.abc import Mapping, Sequence
from typing import Any

from archcli.report import Line, Result, line


def said(result: Result) -> str:
    """One line on what a result tells."""
    return "".join(span.text for span in result.report().title)


def changes_line(file: str, step: int, changes: Sequence[Mapping[str, Any]]) -> Line:
    """The line that tells what a step changed."""
    told = [f"{change['who']} {change['key']} {change['from']} → {change['to']}" for change in changes]
    return line(file, ", ".join(told) or f"step {step}")

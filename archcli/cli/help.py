"""How help is laid out: with Rich on a terminal, as plain text in groups in a pipe."""

import os
from copy import copy
from typing import Any

from archcli.cli.stdout import default_format, width

COLUMN = 22
"""The longest list of words that stands in the column of what an option takes."""


def choose_look(command: Any) -> None:
    """No boxes in a pipe: Typer then writes plain text; nowhere more columns than are filled elsewhere."""
    if default_format() != "text":
        command.rich_markup_mode = None
    elif os.environ.get("COLUMNS"):
        os.environ["COLUMNS"] = str(width())


def with_long_choices_moved(params: list[Any]) -> list[Any]:
    """Parameters whose long list of words stands in the explanation, where it is not squeezed and cut within a word."""
    return [_moved(param) for param in params]


def _moved(param: Any) -> Any:
    metavar = getattr(param, "metavar", None) or ""
    if "|" not in metavar or len(metavar) <= COLUMN or param.param_type_name != "option":
        return param
    words = metavar.split("|")
    shown = copy(param)
    shown.metavar = max(param.opts, key=len).lstrip("-").upper()
    shown.help = f"{(param.help or '').rstrip('.')}: {', '.join(words[:-1])} or {words[-1]}."
    return shown


def write_options(command: Any, ctx: Any, formatter: Any) -> None:
    """The plain list of arguments and options, a section a panel; `Options` and the shared panels come last."""
    sections: dict[str, list[Any]] = {}
    for param in command.get_params(ctx):
        record = param.get_help_record(ctx)
        if record is not None:
            usual = "Arguments" if param.param_type_name == "argument" else "Options"
            sections.setdefault(getattr(param, "rich_help_panel", None) or usual, []).append(record)
    for title, records in sections.items():
        with formatter.section(title):
            formatter.write_dl(records)


def write_commands(group: Any, ctx: Any, formatter: Any) -> None:
    """The plain list of commands, a section a panel."""
    sections: dict[str, list[tuple[str, str]]] = {}
    for name, entry in group.tree.items():
        sections.setdefault(entry.panel, []).append((name, entry.summary))
    for title, records in sections.items():
        with formatter.section(title):
            formatter.write_dl(records)

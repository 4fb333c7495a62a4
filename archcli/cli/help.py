"""How help is laid out: with Rich on a terminal, as plain text in groups in a pipe."""

from typing import Any

from archcli.cli.stdout import default_format

COLUMN = 22
"""The longest list of words that stands in the column of what an option takes."""


def choose_look(command: Any) -> None:
    """No boxes in a pipe: Typer then writes plain text."""
    if default_format() != "text":
        command.rich_markup_mode = None


def move_long_choices(params: list[Any]) -> None:
    """A long list of words goes into the explanation, where it is not squeezed and cut within a word."""
    for param in params:
        metavar = getattr(param, "metavar", None) or ""
        if "|" in metavar and len(metavar) > COLUMN and param.param_type_name == "option":
            words = metavar.split("|")
            param.metavar = max(param.opts, key=len).lstrip("-").upper()
            param.help = f"{(param.help or '').rstrip('.')}: {', '.join(words[:-1])} or {words[-1]}."


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

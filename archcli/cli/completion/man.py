"""The man page: every command and option, exit codes, environment, files, examples."""

from collections.abc import Iterable, Iterator

from archcli import __version__
from archcli.cli.completion.shared import own, shared
from archcli.cli.completion.walk import Command, Group, Option, Word

EXIT_CODES = [
    ("0", "Resolved, hit or miss."),
    ("1", "The output could not be written, or a fault of archcli's own."),
    ("2", "A mistake in usage, notation, a sheet, a house-rules file or what the rules refuse."),
    ("3", "Only with --check: the action failed (any of the N, with -n)."),
    ("130", "Interrupted."),
]
ENVIRONMENT = [
    ("ARCHCLI_FIGHT", "The fight of every command that does not name another with --fight, or --file."),
    ("ARCHCLI_SHEETS", "Folders in which bare sheet names are looked up, after . and ./sheets; separated as in PATH."),
    ("ARCHCLI_HOUSE", "A house-rules file that is in force where --house names none."),
    ("ARCHCLI_TRACEBACK", "Any value: a fault of archcli's own shows its traceback."),
    ("NO_COLOR", "Any value: text without colour."),
    ("FORCE_COLOR, CLICOLOR_FORCE", "Any value: text with colour, in a pipe too. --color beats all three."),
    ("COLUMNS", "The width to fill; else the terminal's, and 80 in a pipe."),
]
PLACES = [
    ("NAME.toml, sheets/NAME.toml", "The sheet of the bare name NAME. A name with a / or ending in .toml is a path."),
    ("fight.toml, fight.jsonl", "A fight as it stands now, and beside it the record of what happened, a line a step."),
    ("house.toml", "Rulings: one table a game, such as [archsoul]. archcli rulings lists what may stand in it."),
]


ESCAPES = {"\\": "\\e", "-": "\\-", '"': "\\(dq", "`": "\\`", "^": "\\(ha", "~": "\\(ti"}


def render(program: Group) -> str:
    """The page, in the macros of man(7)."""
    return "\n".join(_lines(program)) + "\n"


def _lines(program: Group) -> Iterator[str]:
    yield '.\\" Generated: python -m archcli.cli.completion'
    yield f'.TH ARCHCLI 1 "" "archcli {__version__}" "User Commands"'
    yield '.ad l'  # long options and examples in justified text leave wide gaps
    yield '.nh'
    yield ".SH NAME"
    yield f"archcli \\- {_text(program.summary[:1].lower() + program.summary[1:].rstrip('.'))}"
    yield ".SH SYNOPSIS"
    yield ".B archcli\n.I COMMAND\n.RI [ options ]"
    for group in program.groups():
        if group.path:
            yield f".br\n.B archcli {_text(group.name)}\n.I COMMAND\n.RI [ options ]"
    yield ".SH DESCRIPTION"
    yield from _paragraphs([
        "Each command resolves one thing that the rules of a tabletop game resolve with dice, and shows every die,"
        " every modifier with its reason, and what came of it. With --odds it rolls nothing and shows the exact"
        " chance of each outcome instead.",
        "Every number that a rule needs can be typed as an option. A character sheet only saves typing; an option"
        " always beats the sheet.",
        "In a fight what changes goes on from one command to the next: archcli fight new begins one, and ARCHCLI_FIGHT"
        " or --fight makes it that of a command. Then the state of whoever is named beats the sheet, and who acts may"
        " be left out: it is the one whose turn it is.",
    ])
    yield ".SH OPTIONS"
    yield from _options(program.options)
    yield ".SS Options of every command that resolves something"
    yield "They may follow the command, in any order."
    yield from _options(shared(program))
    for group in program.groups():
        yield f".SH {_heading(group)}"
        if group.path:
            yield from _paragraphs([group.summary])
        for member in group.members:
            if isinstance(member, Command):
                yield from _command(member, program)
    for title, pairs in [("EXIT STATUS", EXIT_CODES), ("ENVIRONMENT", ENVIRONMENT), ("FILES", PLACES)]:
        yield f".SH {title}"
        for name, said in pairs:
            yield from _pair(f"\\fB{_text(name)}\\fR", said)
    yield ".SH EXAMPLES"
    for command in program.commands():
        for example in command.examples[:1]:
            yield from _pair(f"\\fB{_text(example)}\\fR", command.summary)


def _heading(group: Group) -> str:
    return f"{_text(group.name).upper()} COMMANDS" if group.path else "COMMANDS"


def _command(command: Command, program: Group) -> Iterator[str]:
    words = " ".join(_word(word) for word in command.words)
    yield f'.SS "archcli {_text(command.name)}{" " if words else ""}{words}"'
    yield from _paragraphs([command.summary, *command.text])
    for word in command.words:
        if word.help:
            yield from _pair(f"\\fI{_text(word.metavar)}\\fR", word.help)
    options = [option for option in own(command, program) if "--help" not in option.spellings]
    for panel in dict.fromkeys(option.panel for option in options):
        if panel:
            yield f".PP\n{_text(panel)}:"
        yield from _options(option for option in options if option.panel == panel)
    for example in command.examples:
        yield f".PP\n.EX\n{_text(example)}\n.EE"


def _word(word: Word) -> str:
    said = _text(word.metavar) + ("..." if word.repeatable and "..." not in word.metavar else "")
    return said if word.required or word.metavar.startswith("[") else f"[{said}]"


def _options(options: Iterable[Option]) -> Iterator[str]:
    for option in options:
        names = ", ".join(f"\\fB{_text(name)}\\fR" for name in sorted(option.spellings, key=len))
        metavar = f" \\fI{_text(option.metavar)}\\fR" if option.metavar else ""
        yield from _pair(names + metavar + (" ..." if option.repeatable else ""), option.help)


def _pair(head: str, said: str) -> Iterator[str]:
    yield f".TP\n{head}\n{_text(said)}"


def _paragraphs(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield f".PP\n{_text(text)}"


def _text(text: str) -> str:
    """Text as troff reads it: no control line, hyphens that can be copied, ASCII alone."""
    plain = "".join(ESCAPES.get(char, char if char.isascii() else f"\\[u{ord(char):04X}]") for char in text)
    return f"\\&{plain}" if plain[:1] in (".", "'") else plain

"""What an option or a word takes, told by its metavar, so that TAB can offer it (`completion/kinds.py` reads it).

- `a|b|c`: one of these words (lower-case words, digits and hyphens). A `Literal` type says the same, and so does
  `autocompletion=one_of("archcli.rules.murk.turn:ACTIONS")`, which keeps a long list out of the help.
- the word SHEET (`SHEET`, `NAME=MOD|SHEET`), or who a sheet stands for (ATTACKER, TARGET, FOE, ...): a sheet.
- the word WEAPON (`WEAPON`, `N|WEAPON`), or an option that names a weapon: a weapon of the first sheet on the
  line; `--target-weapon`, or OPPONENT-WEAPON: of the second.
- POOL, SKILL, ATTRIBUTE or an option that names a skill: stats of the sheets on the line, joined by `/`.
- FILE: a file. FOLDER: a folder.
- NAME at the start (`NAME=N`, `NAME,NAME,...`): a combatant that the line names already.
- COMMAND: a command. MEMBER: a command of the group that the word before names.
- `2-6`: one of these numbers, where they are a dozen at most.
- anything else (`N`, `FEET`): nothing to offer.
"""

from collections.abc import Callable


def one_of(place: str) -> Callable[[str], list[str]]:
    """An `autocompletion` that offers the names of a list: `one_of("archcli.rules.murk.turn:ACTIONS")`.

    The module is imported when completions are generated, never by a command.
    """
    def names(incomplete: str) -> list[str]:
        from importlib import import_module

        module, _, name = place.partition(":")
        return [str(one) for one in getattr(import_module(module), name) if str(one).startswith(incomplete)]

    return names

"""`archcli spellchrome initiative`."""

from collections.abc import Sequence
from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import RuleError, UsageError
from archcli.rules.spellchrome.initiative import Combatant
from archcli.rules.spellchrome.initiative import initiative as rule
from archcli.rules.spellchrome.sheet import Sheet

_FORM = "NAME=MOD, NAME=MOD:SCORE or a sheet"


def initiative(
    entries: Annotated[list[str] | None, Argument(metavar="NAME=MOD[:SCORE]|SHEET...",
        help="Who fights: Dexterity modifier and score, or a sheet; - reads standard input.",
        show_default=False)] = None,
    misc: Annotated[list[str] | None, Option("--misc", metavar="NAME=N",
        help="A miscellaneous modifier; repeatable.", show_default=False)] = None,
    surprise: Annotated[list[str] | None, Option("--surprise", metavar="NAME=N",
        help="1 to 10 for one who is aware while the other side is not; repeatable.", show_default=False)] = None,
) -> Plan:
    """Roll who acts first.

    Example: archcli spellchrome initiative Ann=3:16 Bob=2:14 --surprise Bob=4
    """
    fighters = [_combatant(word) for word in expanded(entries)]
    names = [one.name for one in fighters]
    extra, aware = _extras("--misc", misc, names), _extras("--surprise", surprise, names)
    for name, by in aware.items():
        if by == 0:
            raise RuleError(f"--surprise {name}=0: the bonus is 1 to 10", rule="S-31")
    everyone = [
        one._replace(misc=extra.get(one.name, one.misc), surprise=aware.get(one.name, 0)) for one in fighters
    ]
    return Plan(lambda dice: rule(everyone, dice=dice))


def _combatant(word: str) -> Combatant:
    if "=" not in word:
        sheet = _sheet(word)
        return Combatant(
            sheet.name, sheet.needed("abilities", "dexterity"), sheet.number("abilities", "dexterity_score"),
            sheet.number("initiative") or 0,
        )
    name, _, numbers = word.rpartition("=")
    modifier, colon, score = numbers.partition(":")
    by, points = _whole(modifier), _whole(score)
    if not name or by is None or (colon and (points is None or points < 1)):
        raise UsageError(f'"{word}" is no entry: write {_FORM}, with whole numbers and a score of 1 or more')
    return Combatant(name, by, points)


def _extras(option: str, words: Sequence[str] | None, names: Sequence[str]) -> dict[str, int]:
    """The numbers of NAME=N, by name. Raises UsageError for a name that does not fight, or one given twice."""
    out: dict[str, int] = {}
    for word in words or ():
        name, _, number = word.rpartition("=")
        by = _whole(number)
        if not name or by is None:
            raise UsageError(f'{option} "{word}" is not NAME=N, with a whole number')
        if name not in names:
            raise UsageError(f'{option} {word}: "{name}" is no combatant; there are {", ".join(names) or "none"}')
        if name in out:
            raise UsageError(f'{option} names "{name}" twice')
        out[name] = by
    return out


def _whole(text: str) -> int | None:
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else None


def _sheet(word: str) -> Sheet:
    sheet = load(word, instead=f"an entry is {_FORM}")
    assert sheet is not None
    return sheet

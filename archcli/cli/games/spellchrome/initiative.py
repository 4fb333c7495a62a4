"""`archcli spellchrome initiative`."""

from collections.abc import Sequence
from typing import Annotated

from archcli.cli.games.spellchrome.sheets import loaded
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import UsageError, unknown, unreadable
from archcli.given import NAMES, SHEET, Given, Word
from archcli.numbers import whole
from archcli.rules.spellchrome.initiative import Combatant
from archcli.rules.spellchrome.initiative import initiative as rule

_FORM = "NAME=MOD, NAME=MOD:SCORE or a sheet"


def initiative(
    entries: Annotated[tuple[str, ...], Word("NAME=MOD[:SCORE]|SHEET...", takes=SHEET,
        help="Who fights: Dexterity modifier and score, or a sheet; - reads standard input.")] = (),
    misc: Annotated[tuple[str, ...], Given("--misc", metavar="NAME=N", takes=NAMES,
        help="A miscellaneous modifier; repeatable.")] = (),
    surprise: Annotated[tuple[str, ...], Given("--surprise", metavar="NAME=N", takes=NAMES,
        help="1 to 10 for one who is aware while the other side is not; repeatable.")] = (),
) -> Plan:
    """Roll who acts first.

    Example: archcli spellchrome initiative Ann=3:16 Bob=2:14 --surprise Bob=4
    """
    fighters = [_combatant(word) for word in expanded(entries)]
    names = [fighter.name for fighter in fighters]
    extra, aware = _extras("--misc", misc, names), _extras("--surprise", surprise, names)
    everyone = [
        fighter.replace(misc=extra.get(fighter.name, fighter.misc), surprise=aware.get(fighter.name))
        for fighter in fighters
    ]
    return Plan(lambda dice: rule(everyone, dice=dice))


def _combatant(word: str) -> Combatant:
    if "=" not in word:
        sheet = loaded(word, instead=f"an entry is {_FORM}")
        return Combatant(
            name=sheet.name, modifier=sheet.needed("abilities.dexterity"),
            dexterity_score=sheet.abilities.dexterity_score, misc=sheet.initiative,
        )
    name, _, numbers = word.rpartition("=")
    modifier, colon, score = numbers.partition(":")
    by, points = whole(modifier), whole(score)
    if not name or by is None or (colon and (points is None or points < 1)):
        raise unreadable(word, f"{_FORM}, with whole numbers and a score of 1 or more")
    return Combatant(name=name, modifier=by, dexterity_score=points)


def _extras(option: str, words: Sequence[str], names: Sequence[str]) -> dict[str, int]:
    """The numbers of NAME=N, by name. Raises UsageError for a name that does not fight, or one given twice."""
    out: dict[str, int] = {}
    for word in words:
        name, _, number = word.rpartition("=")
        by = whole(number)
        if not name or by is None:
            raise unreadable(word, "NAME=N, with a whole number", option)
        if name not in names:
            raise UsageError(f"{option}: {unknown('combatant', name, names)}")
        if name in out:
            raise UsageError(f'{option} names "{name}" twice')
        out[name] = by
    return out

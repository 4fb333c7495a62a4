"""`archcli spellchrome initiative`."""

from collections.abc import Sequence
from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.plan import Plan
from archcli.cli.sheets import FORMS, entered
from archcli.cli.stdin import expanded
from archcli.errors import UsageError, no_such, unreadable
from archcli.given import NAMES, SHEET, Given, Word
from archcli.numbers import whole
from archcli.rules.spellchrome.initiative import Combatant
from archcli.rules.spellchrome.initiative import initiative as rule
from archcli.rules.spellchrome.sheet import Sheet

_FORM = f"NAME=MOD or NAME=MOD:SCORE, whole numbers with a score of 1 or more, or a sheet as {FORMS}"


def initiative(
    entries: Annotated[tuple[str, ...], Word("NAME=MOD[:SCORE]|SHEET...", takes=SHEET,
        help="Who fights: Dexterity modifier and score, or a sheet; - reads standard input.")] = (),
    misc: Annotated[tuple[str, ...], Given("--misc", metavar="NAME=N", takes=NAMES,
        help="A miscellaneous modifier; repeatable.")] = (),
    surprise: Annotated[tuple[str, ...], Given("--surprise", metavar="NAME=N", takes=NAMES,
        help="1 to 10 for one who is aware while the other side is not; repeatable.")] = (),
    *,
    by_hand: ByHand,
) -> Plan:
    """Roll who acts first.

    Example: archcli spellchrome initiative Ann=3:16 Bob=2:14 --surprise Bob=4
    """
    fighters = [fighter for word in expanded(entries) for fighter in _combatants(word)]
    names = [fighter.name for fighter in fighters]
    extra, aware = _extras("--misc", misc, names), _extras("--surprise", surprise, names)
    everyone = [
        fighter.replace(misc=extra.get(fighter.name, fighter.misc), surprise=aware.get(fighter.name))
        for fighter in fighters
    ]
    return Plan(lambda dice: rule(everyone, by_hand=by_hand, dice=dice))


def _combatants(word: str) -> list[Combatant]:
    """Who an entry stands for: one by numbers, or as many as it names of a sheet."""
    name, _, numbers = word.rpartition("=")
    modifier, colon, score = numbers.partition(":")
    by, points = whole(modifier), whole(score)
    if name and by is not None and (not colon or (points is not None and points > 0)):
        return [Combatant(name=name, modifier=by, dexterity_score=points)]
    return [
        Combatant(
            name=sheet.name, modifier=sheet.needed("abilities.dexterity"),
            dexterity_score=sheet.abilities.dexterity_score, misc=sheet.initiative,
        )
        for sheet in entered(Sheet.of, word, _FORM)
    ]


def _extras(option: str, words: Sequence[str], names: Sequence[str]) -> dict[str, int]:
    """The numbers of NAME=N, by name. Raises UsageError for a name that does not fight, or one given twice."""
    out: dict[str, int] = {}
    for word in words:
        name, _, number = word.rpartition("=")
        by = whole(number)
        if not name or by is None:
            raise unreadable(word, "NAME=N, with a whole number", option)
        if name not in names:
            raise no_such("combatant", name, names, before=f"{option}: ", option=option)
        if name in out:
            raise UsageError(f'{option} names "{name}" twice', option=option)
        out[name] = by
    return out

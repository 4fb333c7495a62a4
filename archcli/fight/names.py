"""Whom a word means in a fight: names are found however they are written."""

from collections.abc import Iterable

from archcli.errors import FightError, unknown
from archcli.fight.state import Fight
from archcli.names import fold


def combatant(fight: Fight, word: str) -> str:
    """The one whom a word names. Raises FightError for nobody, with the nearest name, and where it may mean several."""
    found = named(fight, word)
    if found is None:
        raise _nobody(fight, word)
    return found


def several(fight: Fight, word: str) -> list[str]:
    """All whom a word names: one, or every Goblin N of `Goblin`, as they joined. Raises FightError for nobody."""
    found = named(fight, word)
    group = [found] if found is not None else numbered_of(fight, word)
    if not group:
        raise _nobody(fight, word)
    return group


def everybody(fight: Fight, words: Iterable[str]) -> list[str]:
    """All whom words name (`several`), each once. Raises FightError for a word that names nobody."""
    return list(dict.fromkeys(name for word in words for name in several(fight, word)))


def means(fight: Fight, word: str) -> bool:
    """Whether a word names somebody, or several (`several`)."""
    return named(fight, word) is not None or bool(numbered_of(fight, word))


def named(fight: Fight, word: str) -> str | None:
    """The one whose name a word is; None where it is nobody's."""
    if word in fight.combatants:
        return word
    return next((name for name in fight.combatants if fold(name) == fold(word)), None)


def numbered_of(fight: Fight, word: str) -> list[str]:
    """Every Goblin N, of the word that stands before the number."""
    return [
        one.name for one in fight.combatants.values() if one.stem != one.name and fold(one.stem) == fold(word)
    ]


def meant(fight: Fight, word: str) -> list[str]:
    """Whom a word may mean without being a name: those numbered of it, and those whose sheet has it as bare name."""
    numbered = numbered_of(fight, word)
    return [
        one.name for one in fight.combatants.values()
        if one.name in numbered or fold(one.sheet.rpartition("/")[2].removesuffix(".toml")) == fold(word)
    ]


def _nobody(fight: Fight, word: str) -> FightError:
    """The refusal of a word that names nobody, or several where one is meant."""
    found = meant(fight, word)
    if found:
        hint = "name one of them" if len(found) > 1 else None
        return FightError(f'"{word}" is in this fight as {", ".join(found)}', hint=hint, choices=found)
    return FightError(unknown("combatant", word, fight.combatants), choices=fight.combatants)

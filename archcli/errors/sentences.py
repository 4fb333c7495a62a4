"""What is refused in the same words everywhere."""

from collections.abc import Iterable, Sequence

from archcli.errors.mistakes import UsageError
from archcli.errors.text import nearest
from archcli.limits import Limit


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """`unknown WHAT "WORD"`, with the nearest known word, or all of them where none is near."""
    names = list(known)
    near = nearest(word, names)
    if near is not None:
        return f'unknown {what} "{word}": did you mean "{near}"?'
    if not names:
        return f'unknown {what} "{word}": there are none'
    are = "is" if len(names) == 1 else "are"
    return f'unknown {what} "{word}": known {are} ' + ", ".join(names)


def no_such(
    what: str, word: str, known: Iterable[object], *, before: str = "", after: str = "", option: str | None = None,
) -> UsageError:
    """The refusal of a word that is not among those there are; `before`, `after`: what stands around the message."""
    names = list(map(str, known))
    return UsageError(f"{before}{unknown(what, word, names)}{after}", option=option, choices=names)


def beyond(limit: Limit, said: str, done: str = "rolled") -> UsageError:
    """The refusal of more than a limit: `said` tells how much, `done` what would be done with it."""
    return UsageError(f"{said}, and at most {limit} are {done} (limit {limit.name})", limit=limit)


def nobody(form: str) -> UsageError:
    """The refusal of an order, or the like, of nobody; `form`: how one is written."""
    return UsageError(f"nobody is named: give one entry or more, each {form}")


def refuse_twice(names: Sequence[str], what: str = "combatant") -> None:
    """Raises UsageError for a name that stands there a second time."""
    if len({*names}) < len(names):
        name = next(name for place, name in enumerate(names) if name in names[:place])
        raise UsageError(f'"{name}" is named twice: give each {what} a name of its own')


def miscounted(
    option: str, times: int, count: int, whom: str = "target", form: str = "give it once for each, in their order",
) -> UsageError:
    """The refusal of an option that is given another number of times than there are those it is for (`whom`)."""
    given = f"{option} is given {times} time{'' if times == 1 else 's'}"
    return UsageError(f"{given} for {count} {whom}{'' if count == 1 else 's'}: {form}", option=option)


def unreadable(text: str, form: str, option: str = "") -> UsageError:
    """The refusal of a word that is not written as it should be."""
    return UsageError(f'{option}{option and " "}"{text}" cannot be read: write {form}', option=option or None)


def nameless(option: str, name: str, whose: str, *, instead: str = "") -> UsageError:
    """The refusal of a name where no sheet says what it stands for; `instead`: what would do without one."""
    hint = f"without a sheet {instead}" if instead else None
    return UsageError(f'{option} "{name}" is a name, and a name needs a sheet: give {whose}', hint=hint, option=option)

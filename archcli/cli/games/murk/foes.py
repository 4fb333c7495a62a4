"""The other side of a fight, from sheets and from `--foe-die`."""

from collections.abc import Callable, Sequence

from archcli.errors import UsageError
from archcli.rules.murk.roll_off import Foe
from archcli.rules.murk.sheet import Sheet
from archcli.rules.murk.weapon import UNSTATED


def foes(
    sheets: Sequence[Sheet], typed: Sequence[str] | None, die: Callable[[Sheet], int],
    damage: Sequence[int] | None = None,
) -> list[Foe]:
    """Everyone on the other side: those of sheets first, with the die that `die` finds there, then the typed ones.

    `damage`: of their weapons, one for all or one for each (7 where none is given). Raises UsageError for another
    number of them, and for a foe that cannot be read.
    """
    found = [Foe(die(sheet), suffering=sheet.number("suffering") or 0, name=sheet.name) for sheet in sheets]
    found += [_typed(text) for text in typed or ()]
    each = list(damage or [UNSTATED])
    if len(each) == 1:
        each *= len(found)
    if found and len(each) != len(found):
        times = f"{len(each)} times for {len(found)} foes"
        raise UsageError(f"--foe-damage is given {times}: give one for all, or one for each")
    return [foe._replace(damage=one) for foe, one in zip(found, each, strict=False)]


def _typed(text: str) -> Foe:
    die, colon, track = text.partition(":")
    if not _whole(die) or (colon and not _whole(track)):
        raise UsageError(f'--foe-die "{text}" cannot be read: give DIE or DIE:TRACK, such as 8 or 8:12')
    return Foe(int(die), int(track) if colon else None)


def _whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9

"""What a result changes of the combatants of a fight: declared once, beside the result, as data."""

from collections.abc import Iterator
from typing import Any, NamedTuple


class Lasting(NamedTuple):
    """What goes on hurting or helping somebody: `to` the number that it moves, as `modifiers` calls it, `by` how much
    (None: a mere word), and why.

    `until`: "next-attack", "turn" (the running one), a number of own turns that have to begin, or None: no end.
    """

    to: str | None
    by: int | None
    because: str
    until: str | int | None = None


class Carried(NamedTuple):
    """One value for the state of one combatant: whose (empty: of whom it befalls), the key, dotted
    (`weapons.rapier.hp`), and what stands there from now on; where `by` is not 0, it is added to what stands there.

    Under `effects` a `Lasting` joins the others, under `open` a text that waits for a decision; under `settled` such a
    text is taken off. In a table of numbers whose keys are fixed what is not there is 0.
    """

    who: str
    key: str
    value: Any = None
    by: int = 0


class Carry(NamedTuple):
    """The declaration of one: the field of the result that names whose state (empty: of whom it befalls; a field that
    is a list: each of its entries by its `name`), the key, in whose braces fields of the result may stand, the field
    whose value it is (empty: `value`), and the field that has to be true for it (empty: always)."""

    whose: str
    key: str
    of: str = ""
    when: str = ""
    value: Any = None


def carried_by(result: Any, rows: tuple[Carry, ...]) -> Iterator[Carried]:
    """What a result changes by its table; nothing where a name or a value is None."""
    for row in rows:
        named = getattr(result, row.whose) if row.whose else ""
        entries = named if isinstance(named, tuple) else [result]
        for entry in entries:
            who = entry.name if isinstance(named, tuple) else named
            if who is None or (row.when and not getattr(entry, row.when)):
                continue
            value = getattr(entry, row.of) if row.of else row.value
            if value is not None:
                yield Carried(who, row.key.format_map(_Fields(result)), value)


class _Fields(dict[str, Any]):
    """The fields of a result, for the braces of a key."""

    def __init__(self, result: Any) -> None:
        self.result = result

    def __missing__(self, name: str) -> Any:
        return getattr(self.result, name)

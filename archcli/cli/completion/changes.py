"""TAB for `fight set`: the words by which something is changed, as the game declares what a combatant has."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from archcli.cli.completion.fights import Known
from archcli.fight.by_hand.places import settable
from archcli.games import GAMES
from archcli.given import COMBATANT, WEAPON
from archcli.record import Record
from archcli.sheet import Declared, keys

SETTLED = "settled"


def changes(fight: Known, weapons: Sequence[str], like: str) -> Iterator[str]:
    """What is changed of combatants who have these weapons; `like` is what is typed of it already."""
    game = GAMES.get(fight.system)
    if game is not None:
        offers, state = _Changes(fight.names(), weapons, like), game.part("state")
        for key, declared in settable(state).items():
            yield from offers.of(key, declared, state)
        yield SETTLED


class _Changes(NamedTuple):
    names: Sequence[str]
    weapons: Sequence[str]
    like: str

    def of(self, key: str, declared: Declared, record: type[Record]) -> Iterator[str]:
        """Those of a key of a record: whole where it is said what may stand there, else up to where a value begins."""
        kind, takes = declared.kind, declared.about.takes
        default = record.DEFAULTS.get(declared.field)
        if default == () or (default is None and not declared.needed and kind.of is not int):
            yield f"no-{key}"
        if kind.table or issubclass(kind.of, Record):
            if not self.like.startswith(f"{key}."):
                yield f"{key}."
                return
            heads = [""] if not kind.table else self.weapons if takes == WEAPON else list(declared.about.names)
            for inner in (f"{key}.{head}".rstrip(".") for head in heads):
                if issubclass(kind.of, Record):
                    for part, said in keys(kind.of).items():
                        yield from self.of(f"{inner}.{part}", said, kind.of)
                else:
                    yield f"{inner}="
        elif kind.of is bool:
            yield from (key, f"no-{key}")
        else:
            values = self.weapons if takes == WEAPON else self.names if takes == COMBATANT else kind.choices
            yield from (f"{key}={value}" for value in values or [""])

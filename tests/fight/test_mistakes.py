"""Mistakes in a fight file that no key alone can tell."""

from typing import Any

import pytest

from archcli.errors import FightError
from archcli.fight.state import Fight
from tests.each import each
from tests.fight.tables import ARCHSOUL, MURK, REALMS, SPELLCHROME, with_

NOBODY = 'unknown combatant "Zed": known are '


@each(("tables", "key", "said"), [
    (ARCHSOUL | {"turn": "Zed"}, "turn", NOBODY), (ARCHSOUL | {"order": ["Aria", "Zed"]}, "order", NOBODY),
    (ARCHSOUL | {"ended": ["Zed"]}, "ended", NOBODY), (ARCHSOUL | {"phase": ["Zed"]}, "phase", NOBODY),
    (ARCHSOUL | {"order": ["Aria", "Brom", "Aria"]}, "order", '"Aria" is named twice'),
    (ARCHSOUL | {"phase": 1}, "phase", "found 1, expected a list of names"),
    (MURK | {"phase": 9}, "phase", "found 9, expected a number from 1 to 3"),
    (with_(ARCHSOUL, "Aria", reacted=["Goblin 1", "Zed"]), "combatants.Aria.reacted", NOBODY),
    (with_(ARCHSOUL, "Brom", grapple={"with": "Zed", "control": "Brom"}), "combatants.Brom.grapple.with", NOBODY),
    (with_(SPELLCHROME, "Ann", opportunities=["Zed"]), "combatants.Ann.opportunities", NOBODY),
    (with_(REALMS, "Finn", held_by="Zed"), "combatants.Finn.held_by", NOBODY),
])
def test_mistaken(tables: dict[str, Any], key: str, said: str) -> None:
    """Each is told with its path."""
    with pytest.raises(FightError) as refused:
        Fight.of(tables, file="fight.toml")
    mistake, = refused.value.mistakes
    assert mistake.key == key
    assert mistake.message.startswith(said)


def test_two_of_one_name() -> None:
    """Case, blanks and hyphens do not tell them apart."""
    twins = ARCHSOUL | {"combatants": {**ARCHSOUL["combatants"], "goblin-1": ARCHSOUL["combatants"]["Goblin 3"]}}
    with pytest.raises(FightError) as refused:
        Fight.of(twins, file="fight.toml")
    mistake, = refused.value.mistakes
    assert (mistake.key, mistake.message) == (
        "combatants.goblin-1", 'there is a "Goblin 1" already: give each a name of its own')

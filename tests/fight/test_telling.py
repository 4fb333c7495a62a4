"""Changes in words, in every game: what is told, and what is left out."""

from typing import Any

from archcli.fight.changes import Change
from archcli.fight.saying import changes_lines
from archcli.fight.telling import told
from archcli.report import line
from tests.each import each
from tests.fight.fights import fight
from tests.fight.tables import BEFORE, effect, shown
from tests.fight.test_log import Fall

WRIST = effect(1, "wrist hurt", to="attack difficulty", until="next-attack")
TOLD: list[tuple[str, str, Any, Any, str]] = [
    ("archsoul", "hit_points", 6, 3, "Aria 6 → 3"),
    ("archsoul", "hit_points", 0, 3, "Aria 0 → 3"),
    ("archsoul", "hit_points", None, 4, "Aria hit points 4"),
    ("spellchrome", "hit_points", 4, -3, "Aria 4 → −3"),
    ("archsoul", "prone", False, True, "Aria prone"),
    ("archsoul", "prone", True, False, "Aria no longer prone"),
    ("archsoul", "down", False, True, "Aria down"),
    ("spellchrome", "knocked_out", False, True, "Aria knocked out"),
    ("archsoul", "weapons.rapier.dropped", None, True, "Aria rapier dropped"),
    ("archsoul", "weapons.rapier.dropped", True, None, "Aria rapier no longer dropped"),
    ("archsoul", 'weapons."long bow".ammunition_left', 12, 11, "Aria long bow ammunition left 12 → 11"),
    ("archsoul", "weapons.club.hp", None, 4, "Aria club hp 4"),
    ("archsoul", "effects", [], [WRIST], "Aria attack difficulty +1 wrist hurt (next attack)"),
    ("archsoul", "effects", [WRIST, effect(None, "poisoned")], [effect(None, "poisoned")],
     "Aria no longer attack difficulty +1 wrist hurt"),
    ("archsoul", "effects", [effect(-1, "slow", until=2)], [effect(-1, "slow", until=1)], ""),
    ("archsoul", "effects", None, [WRIST, WRIST], (
        "Aria attack difficulty +1 wrist hurt (next attack), Aria attack difficulty +1 wrist hurt (next attack)")),
    ("archsoul", "open", [], ["which ally is hit"], "Aria open: which ally is hit"),
    ("archsoul", "open", ["which ally is hit"], [], "Aria settled: which ally is hit"),
    ("archsoul", "stances", [], ["hold-firm"], "Aria hold-firm"),
    ("archsoul", "stances", ["hold-firm"], [], "Aria no longer hold-firm"),
    ("archsoul", "grapple.with", None, "Goblin 1", "Aria in a grapple with Goblin 1"),
    ("archsoul", "grapple.with", "Goblin 1", None, "Aria no longer in a grapple with Goblin 1"),
    ("archsoul", "grapple.control", None, "Aria", ""),
    ("archsoul", "studied", 0, 1, "Aria studied 0 → 1"),
    ("archsoul", "ap_spent", 0, 2, ""),
    ("archsoul", "attacked_with", [], ["rapier"], ""),
    ("archsoul", "begun", False, True, ""),
    ("archsoul", "done", [], ["move"], ""),
    ("archsoul", "weapon", None, "rapier", ""),
    ("archsoul", "side", None, "foes", "Aria joins the foes"),
    ("archsoul", "side", "party", None, "Aria leaves the party"),
    ("spellchrome", "stance", None, "defensive", "Aria stance defensive"),
    ("spellchrome", "opportunities", [], ["Ogre"], "Aria may strike at Ogre"),
    ("spellchrome", "opportunities", ["Ogre"], [], "Aria no longer may strike at Ogre"),
    ("spellchrome", "left.standard", 1, 0, ""),
    ("murk", "score", 9, 18, "Aria score 9 → 18"),
    ("murk", "owed.damage", None, 9, "Aria owed damage 9"),
    ("murk", "owed.damage", 9, None, "Aria no longer owed damage 9"),
    ("murk", "suffering", 1, 2, "Aria suffering 1 → 2"),
    ("soluna", "loaded.pistol", 2, 1, "Aria loaded pistol 2 → 1"),
    ("soluna", "delayed", None, "attack", "Aria delayed attack"),
    ("realms", "held_by", None, "Finn", "Aria held by Finn"),
    ("realms", "reaction_left", 1, 0, "Aria reaction left 1 → 0"),
]


def text(changes: list[Change], system: str = "archsoul") -> str:
    return ", ".join("".join(span.text for span in spans) for spans in told(changes, system))


@each(("system", "key", "was", "now", "words"), TOLD)
def test_told(system: str, key: str, was: Any, now: Any, words: str) -> None:
    """One change of a combatant."""
    assert text([Change("Aria", key, was, now)], system) == words


def test_who_joins_is_told_once() -> None:
    """Whatever else stands there of somebody who joins or leaves."""
    before = fight()
    after = fight(foes="Goblin 1, Goblin 2, Snik")
    assert text(before.changes_to(after)) == "Snik joins the foes"
    assert text(after.changes_to(before)) == "Snik leaves the foes"


def test_the_fight_itself_is_not_told() -> None:
    """Whose turn it is and the like: the board shows it."""
    assert text([Change(None, "turn", "Aria", "Goblin 1"), Change(None, "step", 1, 2)]) == ""


def test_changes_lines() -> None:
    """The last line of a step; its number where nothing is worth telling."""
    hurt = Change("Goblin 1", "hit_points", 6, 3).data()
    spent = Change("Aria", "ap_spent", 0, 2).data()
    [told] = changes_lines(Fall(), "some/fight.toml", 12, [spent, hurt, hurt], system="archsoul")
    assert (told.label, "".join(span.text for span in told.spans)) == ("fight.toml", "Goblin 1 6 → 3, Goblin 1 6 → 3")
    assert changes_lines(Fall(), "fight.toml", 12, [spent], system="archsoul") == [line("fight.toml", "step 12")]
    assert changes_lines(shown(BEFORE), "fight.toml", 12, [spent], system="archsoul") == []
    assert len(changes_lines(shown(BEFORE), "fight.toml", 12, [hurt], system="archsoul")) == 1

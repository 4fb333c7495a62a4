"""What `archcli rules` tells: every rule and every word of the games, in few sentences, and their numbers on a page."""

import re
from collections.abc import Iterable
from typing import get_args

import pytest

from archcli.cli.tools.rules import of_game
from archcli.errors import UsageError
from archcli.games import GAMES
from archcli.names import fold
from archcli.rulebook import looked_up
from archcli.rules.archsoul import crit_table, grapple_actions, turn_actions
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.sheet import WeaponProperty
from archcli.rules.murk.weapon import WEAPONS
from archcli.rules.realms import turn_parts
from archcli.rules.soluna.acts import ACTS
from archcli.rules.spellchrome import actions
from archcli.rulings import points
from tests.rules.tables import table
from tests.running import archcli
from tests.sources import modules

TOLD = [name for name, game in GAMES.items() if game.rulebook]
WORDS: dict[str, tuple[Iterable[str], ...]] = {
    "archsoul": (
        MANEUVERS, turn_actions.ACTIONS, grapple_actions.ACTIONS, crit_table.TABLES, get_args(WeaponProperty),
    ),
    "spellchrome": (actions.ACTIONS,),
    "murk": ([weapon.name for weapon in WEAPONS],),
    "soluna": (ACTS,),
    "realms": (turn_parts.PARTS,),
}
"""The words of a game that are typed, table by table; the keys of its rulings come to them."""
ID = re.compile(r"\b[ASMLR]-\d{2,3}\b")
SENTENCE_END = re.compile(r"[.!?](?=\s|$)")
WIDTH, LONGEST, SENTENCES = 80, 400, 3


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_is_told(game: str) -> None:
    """The rules that are told are those that have a test, none more, none less, in their order."""
    told = list(GAMES[game].part("rulebook"))
    assert set(told) == set(table(game, "ids", "IDS"))
    assert told == sorted(told, key=lambda rule: int(rule.partition("-")[2]))
    assert {rule[0] for rule in told} == {GAMES[game].letter}


def test_every_rule_that_is_cited_is_told() -> None:
    """An id in a message, in help or at a function is one that can be looked up."""
    told = {rule for game in TOLD for rule in GAMES[game].part("rulebook")}
    letters = {GAMES[game].letter for game in TOLD}
    wrong = [
        f"{name} cites {rule}" for name, path in modules().items() for rule in ID.findall(path.read_text())
        if rule[0] in letters and rule not in told
    ]
    assert wrong == []


@pytest.mark.parametrize("game", TOLD)
def test_every_word_is_found(game: str) -> None:
    """Whatever may be typed is a word of a rule, not only somewhere in its sentences."""
    known = list(of_game(game))
    keys = [point.key for point in points(GAMES[game].part("rulings"))]
    missing = []
    for word in (word for words in (*WORDS.get(game, ()), keys) for word in words):
        try:
            found = looked_up([word], known)
        except UsageError:
            found = ()
        if not any(fold(word) in fold(" ".join(entry.words)) for entry in found):
            missing.append(word)
    assert missing == []


@pytest.mark.parametrize("game", TOLD)
def test_a_rule_is_short(game: str) -> None:
    """One sentence, two or three, and whole ones; none of the words by which it is found is empty or there twice."""
    for rule, (words, text) in GAMES[game].part("rulebook").items():
        assert 1 <= len(SENTENCE_END.findall(text)) <= SENTENCES, rule
        assert len(text) <= LONGEST, rule
        assert "  " not in text, rule
        split = [word.strip() for word in words.split(",")]
        assert all(split), rule
        assert len({*map(str.casefold, split)}) == len(split), rule
    for entry in of_game(game):
        assert entry.text.endswith("."), entry.id
        assert entry.text == entry.text.strip(), entry.id


@pytest.mark.parametrize("game", TOLD)
def test_no_two_rules_have_one_id(game: str) -> None:
    """Rules, words of tables and rulings are told apart."""
    ids = [entry.id for entry in of_game(game)]
    assert len({*ids}) == len(ids)


@pytest.mark.parametrize("game", TOLD)
def test_the_screen_fits(game: str) -> None:
    """A page of a terminal; a long list of words alone may be wider."""
    done = archcli(f"rules {game} --screen")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == GAMES[game].title
    assert [line for line in lines if len(line) > WIDTH and line.count(", ") < 5] == []
    assert len(lines) <= 60

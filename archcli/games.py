"""The games: each is registered here, once. Everything that goes through the games reads this table."""

from importlib import import_module
from typing import Any, NamedTuple


class Game(NamedTuple):
    """A game: its name as typed, its title, one sentence on it, and where its parts stand as `module:name`.

    `sheet` is the class of its sheets, `card` the function that shows one, `rulings` the class of its open points,
    `commands` the table of its commands, `fight` the one of them that is an attack; `state` is the class of what a
    fight carries of each combatant, and `turns` how a fight goes on; `rulebook` the table of what its rules say, whose
    ids begin with `letter`, `words` the function that tells what its tables hold, and `screen` the one that tells its
    numbers on one page (empty where a game has none).
    """

    name: str
    title: str
    summary: str
    sheet: str
    card: str
    rulings: str
    commands: str
    fight: str = "attack"
    state: str = ""
    turns: str = ""
    rulebook: str = ""
    words: str = ""
    screen: str = ""
    letter: str = ""

    def part(self, name: str) -> Any:
        """One of its parts, imported now: `game.part("sheet")`."""
        module, _, member = getattr(self, name).partition(":")
        return getattr(import_module(module), member)


def _game(name: str, title: str, letter: str, summary: str, fight: str = "attack") -> Game:
    rules = f"archcli.rules.{name}"
    return Game(
        name, title, summary, sheet=f"{rules}.sheet:Sheet", card=f"{rules}.card:card",
        rulings=f"{rules}.rulings:{name.capitalize()}", commands=f"archcli.cli.games.{name}:COMMANDS", fight=fight,
        state=f"{rules}.state:State", turns=f"{rules}.turns:TURNS", rulebook=f"{rules}.rulebook:RULEBOOK",
        words=f"{rules}.rulebook:words", screen=f"{rules}.screen:screen", letter=letter,
    )


GAMES: dict[str, Game] = {game.name: game for game in (
    _game("archsoul", "Archsoul", "A", "Archsoul: pools of d6 that count successes."),
    _game("spellchrome", "Spellchrome", "S", "Spellchrome: a d20 against armor class."),
    _game("murk", "The Murk", "M", "The Murk: two d6 and an attribute die.", fight="melee"),
    _game("soluna", "Soluna", "L", "Soluna: pools of d6 against each other."),
    _game("realms", "Enchanted Realms", "R", "Enchanted Realms: several d20, each a blow."),
)}
DEFAULT = "archsoul"
"""The game whose commands need no name before them."""

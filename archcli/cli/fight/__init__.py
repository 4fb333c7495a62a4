"""The commands of `archcli fight`: a fight that remembers."""

from archcli.cli.tree import Entry
from archcli.games import GAMES

BOARD, TURNS, HAND, RECORD = "The board", "Turns", "By hand", "The record"
SHOW = "show"
"""The command that stands where none is typed."""


INITIATIVES = "|".join(f"archcli.rules.{game}.initiative:Initiative" for game in GAMES)
TURNS_OF = "|".join((
    *(f"archcli.rules.{game}.turn:Turn" for game in ("archsoul", "spellchrome", "soluna")),
    "archcli.rules.realms.movement:Movement",
))


def _entry(name: str, summary: str, panel: str) -> Entry:
    result = "archcli.fight.board:Board"
    return Entry(f"archcli.cli.fight.commands.{name.rstrip('_')}", name, summary, panel, result=result)


COMMANDS: dict[str, Entry] = {
    "new": _entry("new", "Begin a fight with these sheets.", BOARD),
    "show": _entry("show", "Show the board: who stands how, whose turn it is, what is open.", BOARD),
    "start": _entry("start", "Roll initiative for everybody, by the rule of the game.", TURNS)._replace(
        result=INITIATIVES),
    "next": _entry("next_", "End the turn; the next in order is up.", TURNS),
    "act": _entry("act", "Do what rolls no dice: move, draw, study, hold firm.", TURNS)._replace(
        result=TURNS_OF),
    "set": _entry("set_", "Set what a combatant has: hit_points-3, prone, down, settled.", HAND),
    "effect": _entry("effect", "Give a combatant an effect with its end, or clear it.", HAND),
    "order": _entry("order", "Put combatants in another order.", HAND),
    "turn": _entry("turn", "Make it somebody's turn.", HAND),
    "add": _entry("add", "Let somebody join.", HAND),
    "remove": _entry("remove", "Take somebody out of the fight.", HAND),
    "note": _entry("note", "Write a remark into the record; it is no step.", RECORD),
    "undo": _entry("undo", "Take the last steps back.", RECORD),
    "redo": _entry("redo", "Bring steps again that were taken back.", RECORD),
    "log": _entry("log", "Tell what happened, step by step.", RECORD)._replace(result="archcli.fight.log:Log"),
    "check": _entry("check", "Resolve every recorded step again from its seed or faces, and compare.", RECORD),
}

"""The commands of Spellchrome."""

from archcli.cli.command import Entry

FIGHT, PLAN = "Fighting", "Casting and planning"


def _entry(module: str, function: str, summary: str, panel: str) -> Entry:
    return Entry(f"archcli.cli.games.spellchrome.{module}", function, summary, panel)


COMMANDS: dict[str, Entry] = {
    "initiative": _entry("initiative", "initiative", "Roll who acts first.", FIGHT),
    "attack": _entry("attack", "attack", "Attack with a standard action, with one weapon or two.", FIGHT),
    "full-attack": _entry("attack", "full_attack", "Make every attack of a full-round action.", FIGHT),
    "concentration": _entry("casting", "concentration", "Concentrate on a spell: defensively, or under stress.", PLAN),
    "turn": _entry("turn", "turn", "Check whether a plan fits into one turn.", PLAN),
}

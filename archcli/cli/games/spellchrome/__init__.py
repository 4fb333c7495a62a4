"""The commands of Spellchrome."""

from archcli.cli.tree import Entry

FIGHT, PLAN = "Fighting", "Casting and planning"


def _entry(name: str, summary: str, panel: str) -> Entry:
    return Entry(f"archcli.cli.games.spellchrome.{name}", name, summary, panel)


COMMANDS: dict[str, Entry] = {
    "initiative": _entry("initiative", "Roll who acts first.", FIGHT),
    "attack": _entry("attack", "Attack with a standard action, with one weapon or two.", FIGHT),
    "full-attack": _entry("full_attack", "Make every attack of a full-round action.", FIGHT),
    "concentration": _entry("concentration", "Concentrate on a spell: defensively, or under stress.", PLAN),
    "turn": _entry("turn", "Check whether a plan fits into one turn.", PLAN),
}

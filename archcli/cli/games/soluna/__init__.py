"""The commands of Soluna."""

from archcli.cli.command import Entry

FIGHT, AROUND = "Fighting", "Challenges and planning"


def _entry(module: str, function: str, summary: str, panel: str) -> Entry:
    return Entry(f"archcli.cli.games.soluna.{module}", function, summary, panel)


COMMANDS: dict[str, Entry] = {
    "initiative": _entry("initiative", "initiative", "Put the units on the roster.", FIGHT),
    "attack": _entry("attack", "attack", "Roll an attack against a defense.", FIGHT),
    "check": _entry("challenges", "check", "Roll a skill against a challenge.", AROUND),
    "sunder": _entry("challenges", "sunder", "Break an object.", FIGHT),
    "ram": _entry("vehicles", "ram", "Drive into somebody.", FIGHT),
    "fall-damage": _entry("vehicles", "fall_damage", "Roll what a fall does.", AROUND),
    "turn": _entry("turn", "turn", "Check whether a plan fits into one turn.", AROUND),
}

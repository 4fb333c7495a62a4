"""The commands of Enchanted Realms."""

from archcli.cli.command import Entry

ROUND, CONTEST, FIGHT = "The round", "Contests", "Fights"


def _entry(module: str, function: str, summary: str, panel: str) -> Entry:
    return Entry(f"archcli.cli.games.realms.{module}", function, summary, panel)


COMMANDS: dict[str, Entry] = {
    "initiative": _entry("opening", "initiative", "Find the turn order of a round.", ROUND),
    "perception": _entry("opening", "perception", "Check whether something is noticed.", ROUND),
    "surprise": _entry("opening", "surprise", "Check who is surprised when a fight opens.", ROUND),
    "movement": _entry("movement", "movement", "Work out the movement of a turn, and what it pays for.", ROUND),
    "competition": _entry("contests", "competition", "Settle a competition of an attacker and a defender.", CONTEST),
    "attack": _entry("attack", "attack", "Attack with one strike or several.", FIGHT),
    "grapple": _entry("contests", "grapple", "Grapple a victim.", CONTEST),
}

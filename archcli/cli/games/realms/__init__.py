"""The commands of Enchanted Realms."""

from archcli.cli.tree import Entry

ROUND, CONTEST, FIGHT = "The round", "Contests", "Fights"
_SAID = {
    "initiative": ("Find the turn order of a round.", ROUND),
    "perception": ("Check whether something is noticed.", ROUND),
    "surprise": ("Check who is surprised when a fight opens.", ROUND),
    "movement": ("Work out the movement of a turn, and what it pays for.", ROUND),
    "competition": ("Settle a competition of an attacker and a defender.", CONTEST),
    "attack": ("Attack with one strike or several.", FIGHT),
    "grapple": ("Grapple a victim.", CONTEST),
}
COMMANDS: dict[str, Entry] = {
    name: Entry(f"archcli.cli.games.realms.{name}", name, summary, panel) for name, (summary, panel) in _SAID.items()
}

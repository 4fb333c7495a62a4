"""The commands of Archsoul, which need no name of a game before them."""

from archcli.cli.tree import Entry

FIGHT = "Archsoul"


def _entry(function: str, summary: str) -> Entry:
    return Entry(f"archcli.cli.games.archsoul.{function}", function, summary, FIGHT)


COMMANDS: dict[str, Entry] = {
    "roll": _entry("roll", "Roll a pool or dice notation.")._replace(
        result="archcli.rules.archsoul.roll:Roll|archcli.notation.result:Rolled|archcli.notation.several:Several",
    ),
    "initiative": _entry("initiative", "Who goes first, and who acts together."),
    "attack": _entry("attack", "Attack somebody: the attack roll, and on a hit the damage."),
    "grapple": _entry("grapple", "Grab somebody, or act in a grapple."),
    "crit-table": _entry("crit_table", "Roll what a critical failure brings."),
    "fall-damage": _entry("fall_damage", "Roll the damage of a fall."),
    "improvised-weapon": _entry("improvised_weapon", "Work out what an object is worth as a weapon, by its weight."),
    "trample": _entry("trample", "Ride an opponent down."),
    "jump": _entry("jump", "Work out how far a jump goes."),
    "area": _entry("area", "Count and draw the spaces that a radius covers."),
    "arc": _entry("arc", "Tell from which side an attack comes, and draw it."),
    "recover": _entry("recover", "Look for ammunition and thrown objects after a fight."),
    "turn": _entry("turn", "Plan a turn: what it costs, what it draws, and whether the rules allow it."),
}

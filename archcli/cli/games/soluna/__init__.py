"""The commands of Soluna."""

from archcli.cli.tree import Entry

FIGHT, AROUND = "Fighting", "Challenges and planning"


def _entry(name: str, summary: str, panel: str) -> Entry:
    function = name.replace("-", "_")
    return Entry(f"archcli.cli.games.soluna.{function}", function, summary, panel)


COMMANDS: dict[str, Entry] = {
    name: _entry(name, summary, panel) for name, summary, panel in (
        ("initiative", "Put the units on the roster.", FIGHT),
        ("attack", "Roll an attack against a defense.", FIGHT),
        ("check", "Roll a skill against a challenge.", AROUND),
        ("sunder", "Break an object.", FIGHT),
        ("ram", "Drive into somebody.", FIGHT),
        ("fall-damage", "Roll what a fall does.", AROUND),
        ("turn", "Check whether a plan fits into one turn.", AROUND),
    )
}

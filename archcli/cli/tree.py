"""The commands of archcli: what each is called, where it is, and one sentence on it.

The sentence is the first one of the command's own help, kept here too so that an overview loads no command.
"""

from typing import Any

import typer

from archcli.cli.command import CONTEXT, Branch, Entry, Tree

GAMES, FIGHT, TOOLS = "Other games", "Archsoul", "Around the dice"


def _archsoul(function: str, summary: str, module: str | None = None) -> Entry:
    return Entry(f"archcli.cli.archsoul.{module or function}", function, summary, FIGHT)


ROOT: Tree = {
    "roll": _archsoul("roll", "Roll a pool or dice notation.")._replace(
        result="archcli.rules.archsoul.roll:Roll|archcli.notation.result:Rolled|archcli.notation.several:Several",
    ),
    "initiative": _archsoul("initiative", "Who goes first, and who acts together."),
    "attack": _archsoul("attack", "Attack somebody: the attack roll, and on a hit the damage."),
    "grapple": _archsoul("grapple", "Grab somebody, or act in a grapple."),
    "crit-table": _archsoul("crit_table", "Roll what a critical failure brings."),
    "fall-damage": _archsoul("fall_damage", "Roll the damage of a fall."),
    "improvised-weapon": _archsoul("improvised_weapon", "Work out what an object is worth as a weapon, by its weight."),
    "trample": _archsoul("trample", "Ride an opponent down."),
    "jump": _archsoul("jump", "Work out how far a jump goes."),
    "area": _archsoul("area", "Count and draw the spaces that a radius covers.", "arc"),
    "arc": _archsoul("arc", "Tell from which side an attack comes, and draw it."),
    "recover": _archsoul("recover", "Look for ammunition and thrown objects after a fight."),
    "turn": _archsoul("turn", "Plan a turn: what it costs, what it draws, and whether the rules allow it."),
    "spellchrome": Branch("archcli.cli.spellchrome", "Spellchrome: a d20 against armor class.", GAMES),
    "murk": Branch("archcli.cli.murk", "The Murk: two d6 and an attribute die.", GAMES),
    "soluna": Branch("archcli.cli.soluna", "Soluna: pools of d6 against each other.", GAMES),
    "realms": Branch("archcli.cli.realms", "Enchanted Realms: several d20, each a blow.", GAMES),
    "sheet": Branch("archcli.cli.tools.sheet", "Character sheets: new, show, check.", TOOLS),
    "rulings": Entry(
        "archcli.cli.tools.rulings", "rulings", "The points that the rule texts leave open, and what is in force.",
        TOOLS, result="archcli.cli.tools.rulings:Rulings",
    ),
    "schema": Entry("archcli.cli.schema", "schema", "The JSON Schema of what commands print with --json.", TOOLS),
}


def program() -> Any:
    """The whole program as a Typer command."""
    from archcli.cli.overview import Program, overview

    kind = type("Root", (Program,), {"tree": ROOT})
    app = typer.Typer(
        name="archcli", cls=kind, add_completion=False, pretty_exceptions_enable=False, context_settings=CONTEXT,
        invoke_without_command=True,
    )
    app.callback()(overview)
    return typer.main.get_command(app)

"""`archcli initiative`."""

import re
from typing import Annotated, Any

from typer import Argument, Option

from archcli.cli.games.archsoul.sheets import load
from archcli.cli.options import chosen
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import UsageError
from archcli.rules.archsoul.initiative import Combatant, Side
from archcli.rules.archsoul.initiative import initiative as resolve
from archcli.rules.archsoul.rulings import Archsoul

ENTRY = "NAME=PRECISION/AWARENESS"
_NUMBER = "-?[0-9]{1,6}"
_ENTRY = re.compile(
    rf"(?P<name>[^=]+)=(?P<precision>{_NUMBER})/(?P<awareness>{_NUMBER})(?P<bonus>[+-][0-9]{{1,6}})?"
)


def initiative(
    rulings: Archsoul,
    combatants: Annotated[list[str] | None, Argument(
        metavar=f"[{ENTRY}[+N] | SHEET]...",
        help="The party, in dice or from sheets; - reads them from standard input.",
    )] = None,
    foe: Annotated[list[str], Option(
        "--foe", metavar=f"{ENTRY} | SHEET", rich_help_panel="Fight", help="The enemies, who roll once together.",
        show_default=False,
    )] = [],  # noqa: B006
    ambush: Annotated[str | None, Option(
        "--ambush", metavar="party|foes", rich_help_panel="Fight", help="This side surprises the other: nobody rolls.",
    )] = None,
    order: Annotated[str | None, Option(
        "--order", metavar="NAME,NAME,...", rich_help_panel="Fight", help="Ambush: the order that its side chose.",
    )] = None,
    difficulty: Annotated[int | None, Option(
        "--difficulty", "-d", metavar="2-6", rich_help_panel="Fight", help="Least face that counts (4).",
    )] = None,
) -> Plan:
    """Who goes first, and who acts together.

    Example: archcli initiative examples/aria.toml Brom=3/2 --foe Goblins=3/1
    """
    side: Any = chosen("--ambush", ambush, ("party", "foes"))
    known = [one for word in expanded(combatants) for one in _read(word, "party", rulings)]
    known += [one for word in foe for one in _read(word, "foes", rulings)]
    names = None if order is None else [name.strip() for name in order.split(",")]
    return Plan(lambda dice: resolve(
        known, difficulty=difficulty, ambush=side, order=names, rulings=rulings, dice=dice,
    ))


def _read(word: str, side: Side, rulings: Archsoul) -> list[Combatant]:
    """A combatant as it is typed, from a sheet, or from a line of JSON (an object with name, precision, awareness)."""
    if word.startswith("{"):
        return [_from_json(word, side)]
    if "=" in word:
        match = _ENTRY.fullmatch(word)
        if match is None:
            raise UsageError(f"{word!r} cannot be read: a combatant is {ENTRY}, such as Brom=3/2 or Brom=3/2+1")
        return [Combatant(
            match["name"], side, int(match["precision"]), int(match["awareness"]), int(match["bonus"] or 0),
        )]
    sheet = load(word, rulings, instead=f"a combatant is {ENTRY} or a sheet")
    assert sheet is not None
    return [Combatant(sheet.name, side, sheet.stat("precision"), sheet.stat("awareness"))]


def _from_json(text: str, side: Side) -> Combatant:
    import json

    try:
        data = json.loads(text)
        numbers = [data[key] for key in ("precision", "awareness")] + [data.get("bonus", 0)]
        name = data["name"]
    except (ValueError, KeyError, RecursionError) as problem:
        needs = "it needs name, precision and awareness"
        raise UsageError(f"{text[:60]!r} is no combatant: {problem!r}; {needs}") from None
    given = data.get("side", side)
    if not (isinstance(name, str) and name and all(type(one) is int and abs(one) < 10**6 for one in numbers)):
        raise UsageError(f"{text[:60]!r} is no combatant: name is a text, precision and awareness are whole numbers")
    if given not in ("party", "foes"):
        raise UsageError(f"{text[:60]!r}: side is party or foes")
    return Combatant(name, given, *numbers)

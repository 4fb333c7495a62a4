"""`archcli initiative`."""

import re
from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.archsoul.sheets import load_each
from archcli.cli.plan import Plan
from archcli.cli.sheets import FORMS, is_there, spelled
from archcli.cli.stdin import expanded
from archcli.errors import UsageError, unreadable
from archcli.given import NAMES, SHEET, Given, Word
from archcli.names import parted
from archcli.rules.archsoul.initiative import FIGHT, Ambush, Combatant, Difficulty
from archcli.rules.archsoul.initiative import initiative as resolve
from archcli.rules.archsoul.initiative_result import Side
from archcli.rules.archsoul.pool import USUAL
from archcli.rules.archsoul.rulings import Archsoul

ENTRY = "NAME=PRECISION/AWARENESS"
_NUMBER = "-?[0-9]{1,6}"
_ENTRY = re.compile(
    rf"(?P<name>[^=]+)=(?P<precision>{_NUMBER})/(?P<awareness>{_NUMBER})(?P<bonus>[+-][0-9]{{1,6}})?"
)


def initiative(
    rulings: Archsoul,
    by_hand: ByHand,
    combatants: Annotated[tuple[str, ...], Word(
        f"[{ENTRY}[+N] | SHEET]...", takes=SHEET,
        help="The party, in dice or from sheets, also NAME=SHEET and SHEET*N; - reads standard input.")] = (),
    foe: Annotated[tuple[str, ...], Given(
        "--foe", metavar=f"{ENTRY} | SHEET", takes=SHEET, panel=FIGHT,
        help="The enemies, who roll once together; SHEET*N are N of them.")] = (),
    ambush: Ambush = None,
    order: Annotated[str | None, Given(
        "--order", metavar="NAME,NAME,...", takes=NAMES, panel=FIGHT,
        help="Ambush: the order that its side chose.")] = None,
    difficulty: Difficulty = None,
) -> Plan:
    """Who goes first, and who acts together.

    Example: archcli initiative examples/aria.toml Brom=3/2 --foe Goblins=3/1
    """
    if ambush is not None and difficulty is not None:
        raise UsageError("--difficulty is that of a roll, and in an ambush nobody rolls (A-13)")
    known = [_read(word, "party", rulings) for word in expanded(combatants)]
    known += [_read(word, "foes", rulings) for word in foe]
    names = None if order is None else [name.strip() for name in order.split(",")]
    return Plan(lambda dice: resolve(
        known, difficulty=difficulty or USUAL, ambush=ambush, order=names, by_hand=by_hand, rulings=rulings, dice=dice,
    ))


def _read(word: str, side: Side, rulings: Archsoul) -> Combatant:
    """A combatant as it is typed, from a sheet, or from a line of JSON (an object with name, precision, awareness)."""
    if word.startswith("{"):
        return _from_json(word, side)
    match = _ENTRY.fullmatch(word)
    if match is not None:
        return Combatant(
            name=match["name"], side=side, precision=int(match["precision"]), awareness=int(match["awareness"]),
            bonus=int(match["bonus"] or 0), typed=word,
        )
    named = spelled(word)
    if "=" in word and not is_there(word):
        raise unreadable(word, f"{ENTRY}, such as Brom=3/2 or Brom=3/2+1, or a sheet as {FORMS}")
    sheets = load_each([word], rulings, instead=f"a combatant is {ENTRY} or a sheet")
    sheet, name = sheets[0], sheets[0].name
    return Combatant(
        name=named.name or (parted(name)[0] if named.times else name), side=side, precision=sheet.stat("precision"),
        awareness=sheet.stat("awareness"), members=tuple(one.name for one in sheets) if named.times else (), typed=word,
        fighting=sheet.state is not None,
    )


def _from_json(text: str, side: Side) -> Combatant:
    import json

    try:
        data = json.loads(text)
        name, precision, awareness = data["name"], data["precision"], data["awareness"]
        bonus = data.get("bonus", 0)
    except (ValueError, KeyError, RecursionError) as problem:
        needs = "it needs name, precision and awareness"
        raise UsageError(f"{text[:60]!r} is no combatant: {problem!r}; {needs}") from None
    given = data.get("side", side)
    if not (isinstance(name, str) and name and all(
        type(number) is int and abs(number) < 10**6 for number in (precision, awareness, bonus)
    )):
        raise UsageError(f"{text[:60]!r} is no combatant: name is a text, precision and awareness are whole numbers")
    if given not in ("party", "foes"):
        raise UsageError(f"{text[:60]!r}: side is party or foes")
    return Combatant(name=name, side=given, precision=precision, awareness=awareness, bonus=bonus)

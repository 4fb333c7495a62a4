"""`archcli jump`."""

from dataclasses import replace
from typing import Annotated

from archcli.cli.games.archsoul.sheets import load
from archcli.cli.typed import Typed
from archcli.errors import UsageError
from archcli.given import SHEET, From, Given, Word
from archcli.rules.archsoul.jump import JUMPER, Jump, Leap, Walk
from archcli.rules.archsoul.jump import jump as resolve
from archcli.rules.archsoul.rulings import Archsoul


def jump(
    rulings: Archsoul,
    who: Annotated[str | None, Word("[SHEET]", takes=SHEET, help="Who jumps: supplies the numbers below.")] = None, *,
    sheet: Annotated[str | None, Given(
        "--sheet", "-s", takes=SHEET, panel=JUMPER, help="The same, as an option.")] = None,
    typed: Annotated[Typed, From(Leap)],
) -> Jump:
    """Work out how far a jump goes.

    Example: archcli jump --athletics 4 --conditioning 5 --walked 1

    Example: archcli jump examples/aria.toml --up
    """
    if who is not None and sheet is not None:
        raise UsageError(f"--sheet names a sheet, and {who!r} is one too: one jumps at a time")
    own = load(sheet if who is None else who, rulings)
    typed.lay(Walk, own).left()
    if own is None or own.state is None or typed.has("move"):
        return resolve(typed.lay(Leap, own))
    from archcli.rules.archsoul.standing import fighter

    slowed = fighter(own, own.state).slowed
    paced = own.replace(move=max(0, own.move + sum(change.by for change in slowed)))
    typed.lay(Walk, paced).left()
    return replace(resolve(typed.lay(Leap, paced)), modifiers=slowed)

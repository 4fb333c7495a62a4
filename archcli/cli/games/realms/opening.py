"""`archcli realms initiative`, `perception` and `surprise`."""

import re
from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.realms.sheets import known, load, name_of, settled
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import UsageError
from archcli.rules.realms.initiative import Combatant
from archcli.rules.realms.perception import Hider
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.subattribute import SubAttribute
from archcli.rules.realms.surprise import State

PERCEIVER, THING, STATE = "Perceiver", "What is to be noticed", "State"
SheetName = Annotated[str | None, Argument(
    metavar="[SHEET]", help="The perceiver's sheet: a path, or a bare name.", show_default=False)]
Score = Annotated[int | None, Option("--score", metavar="N", help="Perception score.", rich_help_panel=PERCEIVER)]
Modifier = Annotated[int | None, Option(
    "--modifier", metavar="N", help="Perception modifier, for the ruling that adds it.", rich_help_panel=PERCEIVER)]
Bonus = Annotated[int, Option(
    "--bonus", metavar="N", help="Points added to the roll; may be negative.", rich_help_panel=PERCEIVER,
    show_default=False)]
_ENTRY = re.compile(r"(?P<name>.+)=(?P<sum>[+-]?\d{1,9}(?:[+-]\d{1,9})*)", re.ASCII)


def initiative(
    entries: Annotated[list[str] | None, Argument(
        metavar="NAME=MODIFIER|SHEET ...", show_default=False,
        help="Each combatant's modifier, a number or a sum such as 2+1-2, or a sheet; - reads standard input.")] = None,
) -> Plan:
    """Find the turn order of a round.

    Example: archcli realms initiative Ann=2+1 Bob=1 examples/realms/hero.toml
    """
    from archcli.rules.realms.initiative import initiative

    everyone = [_combatant(entry) for entry in expanded(entries)]
    return Plan(lambda dice: initiative(everyone, dice=dice))


def _combatant(entry: str) -> Combatant:
    if "=" in entry:
        found = _ENTRY.fullmatch(entry)
        if found is None:
            raise UsageError(f'"{entry}" cannot be read: give NAME=MODIFIER, such as Ann=2 or Ann=2+1-2')
        return Combatant(found["name"], sum(map(int, re.findall(r"[+-]?\d+", found["sum"]))))
    sheet = load(entry, instead="an entry is NAME=MODIFIER or a sheet")
    assert sheet is not None
    return Combatant(sheet.name, sheet.initiative)


def perception(
    rulings: Realms,
    sheet: SheetName = None,
    score: Score = None, modifier: Modifier = None, bonus: Bonus = 0,
    scanning: Annotated[bool, Option(
        "--scanning", help="Looks on purpose: 4 more on the roll.", rich_help_panel=PERCEIVER)] = False,
    advantage: Annotated[bool, Option(
        "--advantage", help="The better of two dice.", rich_help_panel=PERCEIVER)] = False,
    disadvantage: Annotated[bool, Option(
        "--disadvantage", help="The worse of two dice; cancels advantage.", rich_help_panel=PERCEIVER)] = False,
    dc: Annotated[int | None, Option(
        "--dc", metavar="N", help="The thing's own DC (14).", rich_help_panel=THING)] = None,
    stealth: Annotated[int | None, Option(
        "--stealth", metavar="N", help="A trained hider's Agility score: 4d6 more is the DC.",
        rich_help_panel=THING)] = None,
    hiding: Annotated[int | None, Option(
        "--hiding", metavar="N", help="An untrained hider's Judgment modifier: 2d6 more is the DC.",
        rich_help_panel=THING)] = None,
    condition: Annotated[list[str] | None, Option(
        "--condition", rich_help_panel=THING, show_default=False,
        metavar="darkness|dim-light|flying|mist|slow|tiny|invisible|magical-darkness|deafness",
        help="What makes it harder; repeatable.")] = None,
    targets: Annotated[int, Option(
        "--targets", metavar="N", help="How many there are to notice (1).", rich_help_panel=THING,
        show_default=False)] = 1,
) -> Plan:
    """Check whether something is noticed.

    Example: archcli realms perception --score 5 --scanning --condition mist
    """
    from archcli.rules.realms.perception import perception

    typed = {"--dc": dc, "--stealth": stealth, "--hiding": hiding}
    given = [option for option, value in typed.items() if value is not None]
    if len(given) > 1:
        raise UsageError(f"{given[0]} does not go with {given[1]}: each sets the DC")
    read = load(sheet)
    perceiver = _perceiver(score, modifier, read, rulings)
    hider = Hider(True, stealth) if stealth is not None else Hider(False, hiding) if hiding is not None else None
    return Plan(lambda dice: perception(
        perceiver, bonus=bonus, dc=dc, hider=hider, scanning=scanning, conditions=condition or (), targets=targets,
        advantage=advantage, disadvantage=disadvantage, name=name_of(read), rulings=rulings, dice=dice,
    ), can_fail=True)


def surprise(
    rulings: Realms,
    sheet: SheetName = None,
    score: Score = None, modifier: Modifier = None, bonus: Bonus = 0,
    prepared: Annotated[bool, Option(
        "--prepared", help="Knew it was coming: DC 10 with advantage.", rich_help_panel=STATE)] = False,
    asleep: Annotated[bool, Option(
        "--asleep", help="Has to wake first: DC 17, and only with --stimulus.", rich_help_panel=STATE)] = False,
    trigger: Annotated[bool, Option(
        "--trigger", help="Is the one who starts it, and aware.", rich_help_panel=STATE)] = False,
    stimulus: Annotated[bool, Option(
        "--stimulus", help="There is noise, heat or smell to wake a sleeper.", rich_help_panel=STATE)] = False,
    dc: Annotated[int | None, Option(
        "--dc", metavar="N", help="The DC of the first check.", rich_help_panel=STATE)] = None,
) -> Plan:
    """Check who is surprised when a fight opens.

    Example: archcli realms surprise --score 3 --prepared
    """
    from archcli.rules.realms.surprise import surprise

    state = _state({"prepared": prepared, "asleep": asleep, "trigger": trigger})
    read = load(sheet)
    rolls = state != "trigger" and (state != "asleep" or stimulus)
    perceiver = _perceiver(score, modifier, read, rulings) if rolls else SubAttribute()
    return Plan(lambda dice: surprise(
        perceiver, state=state, stimulus=stimulus, bonus=bonus, dc=dc, name=name_of(read), rulings=rulings, dice=dice,
    ), can_fail=True)


def _state(given: dict[State, bool]) -> State:
    states = [state for state, yes in given.items() if yes]
    if len(states) > 1:
        raise UsageError(f"--{states[0]} does not go with --{states[1]}: each says how the event finds someone")
    return states[0] if states else "caught"


def _perceiver(score: int | None, modifier: int | None, sheet: Sheet | None, rulings: Realms) -> SubAttribute:
    """What a check can add: where it adds the score, a modifier that nothing tells is nobody's mistake."""
    if rulings.check == "score":
        return SubAttribute(known(sheet, "perception").score if score is None else score)
    return settled(score, modifier, sheet, "perception")

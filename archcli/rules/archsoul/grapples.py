"""Grapples of a fight, which two have in common."""

from archcli.errors import UsageError
from archcli.fight.state import Fight
from archcli.rules.archsoul.state import Grapple


def let_go(fight: Fight, grapple: Grapple | None, name: str) -> Fight:
    """The fight without the other side of a grapple of somebody."""
    other = fight.combatants.get(grapple.with_) if grapple is not None else None
    mutual = other is not None and other.grapple is not None and other.grapple.with_ == name
    return fight.with_(grapple.with_, grapple=None) if mutual and grapple is not None else fight


def grappled(fight: Fight, name: str, grapple: Grapple) -> Fight:
    """The fight with the other side of a grapple of somebody. Raises UsageError where it is none of these two."""
    other = grapple.with_
    if other == name:
        raise UsageError(f"grapple.with: {name} cannot grapple itself")
    if grapple.control not in (name, other):
        raise UsageError(f"grapple.control: {grapple.control} is not in this grapple", choices=(name, other))
    fight = let_go(fight, fight.combatants[other].grapple, other)
    fight = fight.with_(name, grapple=grapple)
    return fight.with_(other, grapple=Grapple(with_=name, control=grapple.control))

"""How a fight of Archsoul goes on."""

from archcli.errors import UsageError
from archcli.fight.state import Fight
from archcli.fight.turns import Turns
from archcli.rules.archsoul.state import Grapple


class ArchsoulTurns(Turns):
    """The turns of Archsoul."""

    def follows(self, before: Fight, after: Fight) -> Fight:
        """A grapple that is set by hand is that of both; whoever was in one with either of them is let go."""
        fight = after
        for name, one in after.combatants.items():
            was, now = before.combatants[name].grapple, one.grapple
            if now == was:
                continue
            fight = _let_go(fight, was, name)
            if now is not None:
                fight = _grappled(fight, name, now)
        return fight

    def left(self, fight: Fight, who: str) -> Fight:
        """A grapple ends where one of the two does not stand."""
        return _let_go(fight, fight.combatants[who].grapple, who).with_(who, grapple=None)


def _let_go(fight: Fight, grapple: Grapple | None, name: str) -> Fight:
    """The fight without the other side of a grapple of somebody."""
    other = fight.combatants.get(grapple.with_) if grapple is not None else None
    mutual = other is not None and other.grapple is not None and other.grapple.with_ == name
    return fight.with_(grapple.with_, grapple=None) if mutual and grapple is not None else fight


def _grappled(fight: Fight, name: str, grapple: Grapple) -> Fight:
    """The fight with the other side of a grapple of somebody. Raises UsageError where it is none of these two."""
    other = grapple.with_
    if other == name:
        raise UsageError(f"grapple.with: {name} cannot grapple itself")
    if grapple.control not in (name, other):
        raise UsageError(f"grapple.control: {grapple.control} is not in this grapple", choices=(name, other))
    fight = _let_go(fight, fight.combatants[other].grapple, other)
    fight = fight.with_(name, grapple=grapple)
    return fight.with_(other, grapple=Grapple(with_=name, control=grapple.control))


TURNS = ArchsoulTurns()

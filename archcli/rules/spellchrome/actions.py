"""The actions of a turn by kind (S-60 to S-75, S-80; Chapter 8, Types of Actions), and how a planned one is written."""

from typing import Literal, NamedTuple

from archcli.errors import no_such
from archcli.planner import amount, name_and_rest, takes_nothing

Kind = Literal["move", "standard", "full-round", "free", "null"]
COMPONENTS = ("verbal", "gesture", "both")
RIDE = 40
"""Feet that a mount or bike goes in a move action, where no number is written."""
CRAWL, STEP = 5, 5
"""Feet of crawling in a move action (S-09), and of the free step (S-65)."""
DEVICES = 2
"""Most devices that one move action empowers or unempowers (S-68)."""


KINDS: dict[Kind, str] = {
    "move": "move climb swim crawl ride draw sheathe holster draw-stowed load-crossbow shield manipulate pick-up "
            "put-away retrieve open-door close-door move-object mount dismount calm-mount direct-spell empower "
            "unempower swap-empower grab-empower stand",
    "standard": "attack ranged-attack unarmed-attack dual-attack defensive-attack defensive-ranged-attack "
                "defensive-unarmed-attack defensive-dual-attack total-defense cast cast-defensively concentrate "
                "dismiss draw-hidden escape-grapple stabilize skill",
    "full-round": "full-attack dual-full-attack unarmed-full-attack defensive-full-attack "
                  "defensive-dual-full-attack defensive-unarmed-full-attack escape-net extinguish light-torch "
                  "skill-round touch-six",
    "free": "step drop-item drop-prone speak cease-concentration draw-ammunition cleave",
    "null": "combat-focus",
}
ACTIONS: dict[str, Kind] = {name: kind for kind, names in KINDS.items() for name in names.split()}
"""Every action with its kind, before options and rulings change it."""
TAKES = {
    **dict.fromkeys(("move", "climb", "swim", "ride"), "feet"),
    **dict.fromkeys(("empower", "unempower"), "devices"),
    **dict.fromkeys(("cast", "cast-defensively"), "components"),
}
"""What may be written behind the colon."""
EXAMPLES = {"feet": 20, "devices": 2}
DISTANCE = frozenset({"move", "climb", "swim", "crawl", "ride"})
"""Actions that move a distance; the step is apart from them (S-65)."""
QUICK = frozenset({"draw", "sheathe", "holster"})
"""What Quick Draw makes free (S-66)."""
FREEING = frozenset({"drop-item", "sheathe", "holster", "put-away", "shield"})
"""What frees a hand where both are full (S-73); a shield is then loosed."""


class Planned(NamedTuple):
    """One action of a plan: as it was written, its name, and what stood behind the colon."""

    written: str
    name: str
    number: int | None = None
    component: str | None = None

    @property
    def attacks(self) -> bool:
        """Whether it is an attack, after which a Cleave may follow (S-71)."""
        return self.name.endswith("attack")

    @property
    def defensive(self) -> bool:
        """Whether it is an attack that fights defensively (S-80)."""
        return self.attacks and self.name.startswith("defensive-")

    @property
    def unarmed(self) -> bool:
        """Whether it is an attack with the bare body (S-75)."""
        return self.attacks and "unarmed" in self.name

    @property
    def frees_hand(self) -> bool:
        """Whether it leaves a hand free where both were full (S-73)."""
        return self.name in FREEING

    @property
    def speaks(self) -> bool:
        """Whether it is a spell with words."""
        return self.component in ("verbal", "both")

    @property
    def gestures(self) -> bool:
        """Whether it is a spell with a gesture."""
        return self.component in ("gesture", "both")


def attacking(*, full: bool, two: bool, unarmed: bool, ranged: bool, defensive: bool) -> str:
    """Which action of a turn an attack is; `full`: a full attack, `two`: with two weapons.

    A full attack is one action, whether its weapon is a ranged one or not.
    """
    how = "dual-" if two else "unarmed-" if unarmed else "ranged-" if ranged and not full else ""
    return f"{'defensive-' if defensive else ''}{how}{'full-' if full else ''}attack"


def planned(written: str) -> Planned:
    """One action as it is written: ACTION, ACTION:N, or cast:verbal, cast:gesture, cast:both.

    Raises UsageError for an unknown action, for a number that is not whole or under 1, and for a colon behind an
    action that takes nothing.
    """
    name, rest = name_and_rest(written, ACTIONS)
    if rest is None:
        return Planned(written, name)
    takes = TAKES.get(name)
    if takes is None:
        raise takes_nothing(written)
    if takes == "components":
        if rest not in COMPONENTS:
            raise no_such("component", rest, COMPONENTS, before=f'"{written}": ')
        return Planned(written, name, component=rest)
    return Planned(written, name, number=amount(written, takes, EXAMPLES[takes]))

"""The points that the text of The Murk leaves open, and what is decided unless a table decides otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from archcli.given import Range

Attribute = Literal["body", "mind", "spirit", "initiative", "faith", "esoteria", "wealth"]
Track = Literal["damage", "strain", "exhaustion"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Murk:
    """The rulings in force."""

    roll_off_tie: Annotated[
        Literal["nobody", "larger-die"], "no tie rule is given: nobody wins, or the side with the larger attribute die"
    ] = "nobody"
    initiative_tie: Annotated[
        Literal["die-then-roll", "roll"], "no tie rule is given: the larger die is quicker, or a d20 decides at once"
    ] = "die-then-roll"
    outpacing: Annotated[
        Literal["all", "checks"], "whether the checks that a lead of Initiative helps include roll-offs"
    ] = "all"
    potential_gain: Annotated[
        Literal["stack", "best"], "whether two gains of Potential in one roll both count, or only the larger"
    ] = "stack"
    suffering: Annotated[
        Literal["flat", "none"], "by how much a rank of Suffering lowers rolls is not said: by 1, or not at all"
    ] = "flat"
    artifact: Annotated[
        Literal["dice", "flat"], "whether the three dice of a tier 6 item are three attribute dice, or a flat 3"
    ] = "dice"
    injury_pool: Annotated[
        Literal["rank", "table"], "the rule has 2 + rank injury dice, the rank table 3, 4, 4, 5, 5"
    ] = "rank"
    escape: Annotated[
        Literal["winner", "free"], "whether only a winner gets away from a melee, or whoever declares it"
    ] = "winner"
    defense: Annotated[
        Literal["holds", "strikes"], "whether a defender who wins a conflict deals nothing, or damage all the same"
    ] = "holds"
    group_damage: Annotated[
        Literal["spill", "lowest"], "whether damage to a group passes on from foe to foe, or stays with the lowest die"
    ] = "spill"
    close_feet: Annotated[int, Range(0, 29), "arm's reach is not given in feet"] = 5
    melee_attribute: Annotated[Attribute, "which attribute of a sheet fights a melee is not said"] = "body"
    shootout_attribute: Annotated[Attribute, "which attribute of a sheet fights a shootout is not said"] = "body"
    social_attribute: Annotated[Attribute, "which attribute of a sheet fights a social conflict is not said"] = "mind"
    spiritual_attribute: Annotated[
        Attribute, "which attribute of a sheet fights a spiritual conflict is not said"
    ] = "spirit"
    social_track: Annotated[Track, "social damage is not wounds, and its track is not named"] = "strain"
    spiritual_track: Annotated[Track, "spiritual damage is not wounds, and its track is not named"] = "exhaustion"
    backlash_track: Annotated[Track, "backlash is called stress, which is no track"] = "strain"
    ritual: Annotated[
        Literal["thirds", "powers"], "whether each scene of a ritual makes three pieces more, or three times as many"
    ] = "thirds"
    recovery_ranks: Annotated[int, Range(1, 10), "how many ranks of Suffering a recovery heals is not said"] = 1
    contest_track: Annotated[Track, "the damage of a contest of powers is dealt to no track by name"] = "damage"
    group_lead: Annotated[
        Literal["highest", "hardest"],
        "whether of several foes that you lead differently the highest roll is met, or the one hardest to beat",
    ] = "highest"
    reach: Annotated[
        Literal["unchecked", "checked"], "whether a weapon shoots no farther than the band that its range names"
    ] = "unchecked"
    beyond: Annotated[
        Literal["distant", "refused"], "whether beyond 1000 feet is fought in like Distant, or not at all"
    ] = "distant"

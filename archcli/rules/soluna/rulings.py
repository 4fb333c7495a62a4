"""The points that the text of Soluna leaves open, and what is decided unless a table decides otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from archcli.given import Range


@dataclass(frozen=True, slots=True, kw_only=True)
class Soluna:
    """The rulings in force."""

    clash_tie: Annotated[
        Literal["defender", "attacker"], "the higher number wins a clash: who wins where both are equal"
    ] = "defender"
    check: Annotated[
        Literal["beats", "meets"],
        "challenges are overcome: whether an equal total is enough (check, sunder, evading a ram, vehicle checks)",
    ] = "beats"
    ranged_attack: Annotated[
        Literal["strength", "dexterity"], "what a ranged attack rolls; Dexterity is named for guns only"
    ] = "strength"
    ranged_defense: Annotated[
        Literal["dexterity", "toughness"], "what defends against ranged and ballistic attacks"
    ] = "dexterity"
    armor_evades: Annotated[bool, "armor helps Toughness: whether it adds to a Dexterity defense too"] = False
    explosives: Annotated[
        Literal["hardness", "armor"],
        "explosives ignore armor, and hardness is all the armor of a vehicle: that goes too, or worn armor only",
    ] = "hardness"
    fall_feet: Annotated[int, Range(1, 100), "how many full feet of a fall make one die of damage"] = 10
    vehicle_defense: Annotated[
        Literal["hardness", "speed"],
        "what meets shots at a vehicle: its hardness, which they have to get through, or its speed for Dexterity",
    ] = "hardness"
    forfeit: Annotated[
        Literal["turn", "act"],
        "what is lost when the trigger of a delayed act never came: that whole turn, or only the act that waited",
    ] = "turn"

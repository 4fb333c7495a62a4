"""The points that the text of Spellchrome leaves open, and what is decided unless a table decides otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from archcli.given import Range

Reach = Literal["meets", "beats"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spellchrome:
    """The rulings in force."""

    hit: Annotated[Reach, 'the text has only "to hit" and "AC": whether a total equal to the AC hits'] = "meets"
    check: Annotated[Reach, "whether a check that equals its DC succeeds"] = "meets"
    natural: Annotated[
        bool, "no automatic results are mentioned: whether a face of 20 always hits and a 1 always misses"
    ] = False
    critical: Annotated[
        Literal["none", "double"],
        "no critical hits are mentioned: double, a hit whose face is in the weapon's critical range doubles its damage",
    ] = "none"
    minimum_damage: Annotated[Literal[0, 1], "a punch does at least 1 point: whether a weapon that hits does too"] = 1
    untrained_fail: Annotated[
        int, Range(0, 100), "the d100 at or under which an attack with an untrained weapon is wasted"
    ] = 60
    stress_dc: Annotated[
        int, Range(1, 40), "the DC of casting under stress, which the game master usually sets at 15 to 20"
    ] = 15
    punch: Annotated[
        Literal["lethal", "knockout"], "whether a punch that leaves -1 Hit Points or less only knocks out"
    ] = "lethal"
    stowed: Annotated[
        Literal["move", "full-round"], "a stored item takes a move action; out of a pack it may take a full round"
    ] = "move"
    crawl_provokes: Annotated[
        bool, "the sentence on crawling breaks off at what it incurs: whether that is an attack of opportunity"
    ] = True
    mixed_feats: Annotated[
        Literal["both", "either"],
        "each feat names two weapons of one kind: whether a melee and a ranged weapon need both, or either will do",
    ] = "both"
    prone_step: Annotated[
        bool, "a step covers distance, and only crawling is named for the prone: whether they may take the 5-foot step"
    ] = False
    quick_draw_hidden: Annotated[
        bool, "drawing a hidden weapon is a standard action: whether Quick Draw makes that free too"
    ] = False

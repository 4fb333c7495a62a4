"""The points that the text of Enchanted Realms leaves open, and what is decided unless a table decides otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Realms:
    """The rulings in force."""

    naturals: Annotated[
        Literal["always", "never"], "whether a natural 20 on a d20 always succeeds and a natural 1 always fails"
    ] = "always"
    check: Annotated[
        Literal["score", "modifier"], "whether a Perception check adds the score, as an attack does, or the modifier"
    ] = "score"
    rounding: Annotated[Literal["down", "up"], "the text halves 25 to 12 in passing and gives no rule"] = "down"
    percentages: Annotated[
        Literal["multiply", "add"], "whether each of two percentages takes its part of what is left, or both are summed"
    ] = "multiply"
    waking: Annotated[
        Literal["two-checks", "one-check"], "whether one who wakes checks again for surprise, or is aware at once"
    ] = "two-checks"
    critical: Annotated[
        Literal["skill", "always", "never"], "whether criticals take a skill, are open to all, or never are"
    ] = "skill"
    ranged_critical: Annotated[
        bool, "whether ranged attacks have criticals as others do; the text bars them by default"
    ] = False
    resistance: Annotated[
        Literal["strike", "total"],
        "whether the modifier, which belongs to no strike, escapes resistance, or it takes from a target's whole damage"
    ] = "strike"
    grapple_tie: Annotated[
        Literal["free", "held"], "whether a tie leaves the victim free, as it was before, or held"
    ] = "free"
    grapple_size: Annotated[
        Literal["larger-only", "both"], "whether size helps the larger grappler alone, or a larger victim too"
    ] = "larger-only"
    pick_up: Annotated[
        Literal["action", "movement"], "whether picking up takes the action beside its feet, or the feet alone"
    ] = "action"
    paralysed_acts: Annotated[
        bool, "whether one without movement, whom the text calls paralysed, still acts and reacts"
    ] = True
    surprised_reacts: Annotated[
        bool, "whether the surprised, who neither act nor move, still react"
    ] = True

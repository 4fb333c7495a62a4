"""The points that the text of Archsoul leaves open, and what is decided unless a table decides otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

if TYPE_CHECKING:
    from archcli.given import Range
    from archcli.rulings import Rising


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False, match_args=False)
class Falling:
    """What a fall does (the table `[archsoul.falling]`)."""

    dice_per_meter: Annotated[
        float, Range(0, above=True), "how many dice each metre adds; the product is rounded down"
    ] = 1
    difficulty: Annotated[int, Range(2, 6), "the difficulty of the fall's damage roll"] = 4
    acceleration: Annotated[float, Range(0, above=True), "metres fallen in t seconds are this times t times t"] = 5


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False, match_args=False)
class Archsoul:
    """The rulings in force."""

    hit: Annotated[
        Literal["exceeds", "meets"], "the text has both: a total equal to the resistance hits or misses"
    ] = "exceeds"
    critical_failure: Annotated[
        Literal["botch", "all-ones", "no-success", "never"],
        "a critical failure is: botch, no success and at least one 1; all-ones, every die a 1; no-success, no success",
    ] = "botch"
    critical_misses: Annotated[bool, "whether a critical failure fails whatever the bonus"] = True
    over_six: Annotated[
        Literal["clamp", "impossible"], "a difficulty pushed above 6 counts as 6, or stays there and no die reaches it"
    ] = "clamp"
    damage_difficulty: Annotated[int, Range(2, 6), "the difficulty of a damage roll is not given"] = 4
    shield_bonus: Annotated[
        Literal["defense", "difficulty"], "whether a shield raises the number to beat or the attack's difficulty"
    ] = "defense"
    metal_limb: Annotated[
        Literal["die", "flat"], "metal on the striking limb adds a damage die, or 1 to the damage total"
    ] = "die"
    improvised_penalty: Annotated[
        Literal["melee", "always"], "whether a thrown improvised weapon is harder to use too (attack --improvised)"
    ] = "melee"
    broken_penalty: Annotated[int, Range(0, 4), "by how much a broken weapon raises both difficulties"] = 1
    broken_weapons: Annotated[
        Literal["melee", "all"], "which attacks a broken weapon makes harder; the text says it of melee weapons"
    ] = "melee"
    armor_piercing: Annotated[
        Literal["advantage", "both"],
        "whether armor-piercing takes only an easier attack over to the damage roll, or a harder one too",
    ] = "advantage"
    semi_light: Annotated[
        Literal["non-light", "light"], "what a semi-light weapon counts as in a quick attack"
    ] = "non-light"
    unarmed_light: Annotated[bool, "whether an unarmed attack counts as a light weapon"] = True
    soul_resist: Annotated[
        Literal["resolve", "willpower"], "the skill beside Soulpower that resists a soul attack"
    ] = "resolve"
    magic_ap: Annotated[int, Range(1, 3), "AP of an elemental or soul attack by magic"] = 2
    interrupt_difficulty: Annotated[int, Range(2, 6), "the difficulty of the roll against being interrupted"] = 3
    stopped_charge: Annotated[
        Literal["dismounts", "rolls", "stays"],
        "whether a rider falls whose trample is stopped in a charge: dismounts, rolls against it, or stays",
    ] = "dismounts"
    soul_shield_reacts: Annotated[bool, "whether raising a Soul Shield may draw a reactive attack"] = False
    intercept_elemental: Annotated[
        bool, "whether Shield Intercept also stands in the way of an elemental attack"
    ] = False
    opposed_botch: Annotated[
        bool, "whether a critical failure of the opponent's roll loses a shatter or a grapple"
    ] = False
    controller_botch: Annotated[
        Literal["fails", "holds"], "whether a critical failure loses the tie that control of a grapple gives, too"
    ] = "fails"
    control: Annotated[
        Literal["winner", "actor"], "who gains control of a grapple: the higher roll, or an acting side that succeeds"
    ] = "winner"
    thrown_table: Annotated[Literal["melee", "bow", "unarmed"], "the critical table of a thrown attack"] = "melee"
    elemental_table: Annotated[
        Literal["soul", "bow", "firearm"], "the critical table of an elemental attack by magic"
    ] = "soul"
    elemental_weapon_table: Annotated[
        Literal["firearm", "soul", "bow"], "the critical table of an attack with a weapon of kind elemental"
    ] = "firearm"
    foe_initiative: Annotated[
        Literal["once", "each"], "one initiative roll for all enemies, or one for each group"
    ] = "once"
    square_adjacency: Annotated[Literal[8, 4], "whether diagonal squares touch (8) or not (4)"] = 8
    stand_up_ap: Annotated[int, Range(0, 3), "AP to stand up"] = 1
    oversized_weight: Annotated[
        int, Range(0, 1300), "an object of so many pounds or more is thrown as a cumbersome one"
    ] = 50
    lifting: Annotated[
        tuple[int, ...], Rising(8),
        "upper bounds in pounds of lifting rows 1 to 8; a bound belongs to its row, but the first to row 2",
    ] = (50, 150, 300, 500, 700, 900, 1100, 1300)
    recover_breaks: Annotated[bool, "whether arrows and bolts can break"] = True
    unlisted_skill: Annotated[Literal["zero", "error"], "what a skill is that a sheet leaves out"] = "zero"
    falling: Falling = Falling()

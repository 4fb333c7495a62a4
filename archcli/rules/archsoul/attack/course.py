"""An attack under way: its dice so far, and what is known of its result."""

from __future__ import annotations

from typing import Any

from archcli.dice.dice import Dice
from archcli.dice.readings import Successes, Total
from archcli.dice.roll import Roll
from archcli.hit_points import points_left
from archcli.report import Modifier
from archcli.rules.archsoul.attack.numbers import Numbers
from archcli.rules.archsoul.attack.result import Attack, Scatter, Step, Struck
from archcli.rules.archsoul.attack.swing import Swing
from archcli.rules.archsoul.crit_effects import Failing
from archcli.rules.archsoul.crit_table import CritTable
from archcli.rules.archsoul.crit_table import crit_table as roll_crit_table
from archcli.rules.archsoul.pool import Counted, Counting, Pool
from archcli.rules.archsoul.rulings import Archsoul

SCATTER = {
    "hex": ("ahead", "ahead-right", "behind-right", "behind", "behind-left", "ahead-left"),
    "square": ("ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left", "ahead-left"),
    "sides": ("ahead", "right", "behind", "left"),
}
"""Where a thrown object lands by the die, clockwise from straight ahead (A-44); `sides`: squares touch by those alone.
"""
PLACED = ("drop", "redirect")
"""Rows of a critical table that say where the weapon or the shot goes (A-129)."""


class Course:
    """What came of an attack so far; nothing, as long as nothing is rolled. Maneuvers change it as they see fit."""

    hit = False
    critical = False
    total: int | None = None
    margin: int | None = None
    damage_total: int | None = None
    damage = 0
    feint: bool | None = None
    knocked_down = False
    winner: str | None = None
    counter_damage = 0
    item_hp_left: int | None = None
    own_item_hp_left: int | None = None
    prevented = False
    dismounted = False
    projectile: str | None = None
    scatter: Scatter | None = None
    table: CritTable | None = None
    targets: tuple[Struck, ...] = ()
    hits = 0
    item: str | None = None
    upon: tuple[Modifier, ...] = ()

    def __init__(self, swing: Swing, numbers: Numbers, rulings: Archsoul) -> None:
        self.swing, self.numbers, self.rulings = swing, numbers, rulings
        self.resistance = numbers.resistance
        self.steps: list[Step] = []

    def rolled(self, roll: Roll[Any], *moved: Modifier) -> None:
        """Note a roll, with what moved its numbers."""
        self.steps.append(Step(roll, moved))

    def attack_roll(self, dice: Dice, against: int | None = None) -> int:
        """Roll the attack pool; its total. `against`: a number that it is compared with and that alone counts."""
        pool, numbers = self.numbers.pool, self.numbers
        assert pool is not None
        sides, reading = pool.sides, Counting((numbers.attack.value,), pool.bonus, numbers.critical)

        def rolled(dice: Dice) -> Roll[Counted]:
            return dice.roll(sides, reading, label="attack")

        def told(roll: Roll[Counted]) -> tuple[int, bool, bool]:
            total = roll.value.total
            compared = total if against is None else (total > against) - (total < against)
            return compared, roll.value.critical, total <= 0

        roll = dice.merged(rolled, by=told)
        fixed = numbers.resisting.modifiers if numbers.resistance is not None else ()
        self.rolled(roll, *numbers.pool_moved, *numbers.attack.modifiers, *fixed)
        self.total, self.critical = roll.value.total, roll.value.critical
        return roll.value.total

    def missed(self, total: int) -> bool:
        """Whether the attack misses whatever it is compared with (A-44, ruling critical_misses)."""
        return (self.critical and self.rulings.critical_misses) or (self.swing.type == "thrown" and total <= 0)

    def damage_roll(self, dice: Dice, pool: Pool) -> Roll[int]:
        """Roll the damage of a hit; its total may be below 0."""
        numbers = self.numbers
        roll = dice.roll(pool.sides, Successes(numbers.damage.value, pool.bonus), label="damage")
        self.rolled(roll, *numbers.damage.modifiers, *numbers.damage_moved, *numbers.dealt.modifiers)
        self.damage_total = roll.value
        return roll

    def hurt(self, dice: Dice) -> None:
        """Roll the damage of a hit, where there is any to roll."""
        if self.numbers.damage_pool is not None:
            self.damage = self.dealt(self.damage_roll(dice, self.numbers.damage_pool).value)

    def dealt(self, total: int) -> int:
        """What a hit deals in the end: the total of its damage roll, moved, and never below 0."""
        return max(0, total + self.numbers.dealt.by)

    def crit(self, dice: Dice) -> None:
        """The critical table's die, and the damage roll that a row may bring (A-89, A-129)."""
        if self.critical and self.swing.attacker.crit:
            self.table = roll_crit_table(
                self.numbers.table, damage_pool=self.numbers.damage_pool,
                damage_difficulty=self.numbers.damage.value, rulings=self.rulings, dice=dice,
                failing=Failing(self.swing.gear.name, self.swing.gear.hp, self.swing.aimed_at),
            )
            for roll in self.table.rolls:
                self.rolled(roll)

    @property
    def placed(self) -> bool:
        """Whether the critical table has said where the weapon or the shot goes (A-129)."""
        return self.table is not None and self.table.effect.kind in PLACED

    def lands(self, dice: Dice, *, scatters: bool) -> None:
        """What flies comes down: in the target's space, beyond (A-45), or, thrown with a total of 0 (`scatters`), in a
        random space beside the target (A-44)."""
        if not self.swing.flies or self.placed:
            return
        if scatters and self.swing.type == "thrown":
            directions = SCATTER[self._neighbors()]
            roll = dice.roll((len(directions),), Total(), label="scatter")
            self.rolled(roll)
            self.projectile, self.scatter = "scatter", Scatter(roll.value, directions[roll.value - 1])
        else:
            self.projectile = "target-space" if self.hit else "end-of-range"

    def _neighbors(self) -> str:
        squares = self.swing.gear.map == "square"
        return "sides" if squares and self.rulings.square_adjacency == 4 else self.swing.gear.map

    def result(self, applies: tuple[str, ...]) -> Attack:
        """The result as it stands; `applies` names the keys that are there only sometimes."""
        swing, numbers = self.swing, self.numbers
        left = points_left(swing.target.hit_points, self.damage)
        told = ("projectile", "scatter") if self.placed else ()
        return Attack(
            attacker=swing.attacker.name, target=swing.target.name, weapon=swing.gear.name, type=swing.type,
            maneuvers=swing.maneuvers, ap=numbers.ap, attack_difficulty=numbers.attack.value, attack_total=self.total,
            resistance=self.resistance, margin=self.margin, hit=self.hit, critical_failure=self.critical,
            crit_table=numbers.table if self.critical else None, damage_difficulty=numbers.damage.value,
            damage_total=self.damage_total, damage=self.damage,
            hit_points_left=left, down=left == 0, feint=self.feint, knocked_down=self.knocked_down,
            winner=self.winner, counter_damage=self.counter_damage, item_hp_left=self.item_hp_left,
            own_item_hp_left=self.own_item_hp_left,
            prevented=self.prevented, dismounted=self.dismounted, projectile=self.projectile, scatter=self.scatter,
            critical=self.table, targets=self.targets, hits=self.hits, item=self.item,
            modifiers=(*numbers.modifiers, *self.upon),
            rolls=tuple(step.roll for step in self.steps), applies=tuple(name for name in applies if name not in told),
            steps=tuple(self.steps),
        )

"""An attack under way: its dice so far, and what is known of its result."""

from __future__ import annotations

from typing import Any

from archcli.dice.dice import Dice
from archcli.dice.readings import Successes, Total
from archcli.dice.roll import Roll
from archcli.report import Modifier
from archcli.rules.archsoul.attack.numbers import Numbers
from archcli.rules.archsoul.attack.result import Attack, Scatter, Step, Struck
from archcli.rules.archsoul.attack.swing import Swing
from archcli.rules.archsoul.crit_table import CritTable
from archcli.rules.archsoul.crit_table import crit_table as roll_crit_table
from archcli.rules.archsoul.pool import Counting, Pool
from archcli.rules.archsoul.rulings import Archsoul

SCATTER = {
    "hex": ("ahead", "ahead-right", "behind-right", "behind", "behind-left", "ahead-left"),
    "square": ("ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left", "ahead-left"),
}
"""Where a thrown object lands by the die, clockwise from straight ahead (A-44)."""


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
    prevented = False
    dismounted = False
    projectile: str | None = None
    scatter: Scatter | None = None
    table: CritTable | None = None
    targets: tuple[Struck, ...] = ()
    hits = 0

    def __init__(self, swing: Swing, numbers: Numbers, rulings: Archsoul) -> None:
        self.swing, self.numbers, self.rulings = swing, numbers, rulings
        self.resistance = numbers.resistance
        self.steps: list[Step] = []

    def rolled(self, roll: Roll[Any], *moved: Modifier) -> None:
        """Note a roll, with what moved its numbers."""
        self.steps.append(Step(roll, moved))

    def attack_roll(self, dice: Dice) -> int:
        """Roll the attack pool; its total."""
        pool, numbers = self.swing.attacker.pool, self.numbers
        assert pool is not None
        roll = dice.roll(
            pool.sides, Counting((numbers.attack.value,), pool.bonus, numbers.critical), label="attack",
        )
        self.rolled(roll, *numbers.attack.modifiers, *numbers.resistance_moved)
        self.total, self.critical = roll.value.total, roll.value.critical
        return roll.value.total

    def missed(self, total: int) -> bool:
        """Whether the attack misses whatever it is compared with (A-44, ruling critical_misses)."""
        return (self.critical and self.rulings.critical_misses) or (self.swing.type == "thrown" and total <= 0)

    def damage_roll(self, dice: Dice, pool: Pool) -> Roll[int]:
        """Roll the damage of a hit; its total may be below 0."""
        numbers = self.numbers
        roll = dice.roll(pool.sides, Successes(numbers.damage.value, pool.bonus), label="damage")
        self.rolled(roll, *numbers.damage.modifiers, *numbers.damage_moved)
        self.damage_total = roll.value
        return roll

    def dropped(self, dice: Dice, *, scatters: bool) -> None:
        """What flies comes down: in a random space beside the target (A-44), in the target's, or beyond (A-45)."""
        if scatters:
            directions = SCATTER[self.swing.gear.map]
            roll = dice.roll((len(directions),), Total(), label="scatter")
            self.rolled(roll)
            self.projectile, self.scatter = "scatter", Scatter(roll.value, directions[roll.value - 1])
        elif self.swing.flies:
            self.projectile = "target-space" if self.hit else "end-of-range"

    def crit(self, dice: Dice) -> None:
        """The critical table's die, last and alone (A-89)."""
        if self.critical and self.swing.attacker.crit:
            self.table = roll_crit_table(self.numbers.table, rulings=self.rulings, dice=dice)

    def result(self, applies: tuple[str, ...]) -> Attack:
        """The result as it stands; `applies` names the keys that are there only sometimes."""
        swing, numbers, points = self.swing, self.numbers, self.swing.target.hit_points
        return Attack(
            attacker=swing.attacker.name, target=swing.target.name, weapon=swing.gear.name, type=swing.type,
            maneuvers=swing.maneuvers, ap=numbers.ap, attack_difficulty=numbers.attack.value, attack_total=self.total,
            resistance=self.resistance, margin=self.margin, hit=self.hit, critical_failure=self.critical,
            crit_table=numbers.table if self.critical else None, damage_difficulty=numbers.damage.value,
            damage_total=self.damage_total, damage=self.damage,
            hit_points_left=None if points is None else max(0, points - self.damage), feint=self.feint,
            knocked_down=self.knocked_down, winner=self.winner, counter_damage=self.counter_damage,
            prevented=self.prevented, dismounted=self.dismounted, projectile=self.projectile, scatter=self.scatter,
            critical=self.table, targets=self.targets, hits=self.hits, modifiers=numbers.modifiers,
            rolls=(*(step.roll for step in self.steps), *(self.table.rolls if self.table else ())),
            applies=applies, steps=tuple(self.steps),
        )

"""An attack on one opponent (A-23 to A-40, A-44 to A-73)."""

from __future__ import annotations

from typing import Any, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Successes, Total
from archcli.dice.roll import Roll
from archcli.rules.archsoul.attack.result import Attack, Scatter
from archcli.rules.archsoul.attack.shifts import Numbers, action_points, crit_table
from archcli.rules.archsoul.attack.swing import BY_HAND, FLYING, Swing
from archcli.rules.archsoul.crit_table import crit_table as roll_crit_table
from archcli.rules.archsoul.pool import Compared, Counted, Counting, Pool, beats
from archcli.rules.archsoul.rulings import Archsoul

SCATTER = {
    "hex": ("ahead", "ahead-right", "behind-right", "behind", "behind-left", "ahead-left"),
    "square": ("ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left", "ahead-left"),
}
"""Where a thrown object lands by the die, clockwise from straight ahead (A-44)."""


class Feint(NamedTuple):
    """The feint before an attack: whether it fools the opponent, and its rolls."""

    fooled: bool
    rolls: tuple[Roll[Any], ...]


def feint(swing: Swing, numbers: Numbers, *, dice: Dice) -> Feint:
    """The feint (A-49, A-50): only a higher total lets the attack go on."""
    assert swing.feint_pool is not None
    assert swing.feint_resist is not None
    tried = dice.roll(
        swing.feint_pool.sides, Successes(numbers.feint.value, swing.feint_pool.bonus), label="feint"
    )
    seen = dice.roll(
        swing.feint_resist.sides, Compared(Successes(4, swing.feint_resist.bonus), tried.value), label="feint resist"
    )
    return Feint(seen.value < 0, (tried, seen))


class Course:
    """An attack under way: what was rolled, and what is known of its result so far."""

    def __init__(self, swing: Swing, numbers: Numbers, rulings: Archsoul) -> None:
        self.swing, self.numbers, self.rulings = swing, numbers, rulings
        self.rolls: list[Roll[Any]] = []
        self.facts: dict[str, Any] = {}
        self.applies: list[str] = []
        self.hit = self.critical = False

    def fact(self, **facts: Any) -> None:
        """Note keys that apply only sometimes."""
        self.facts.update(facts)
        self.applies += [name for name in facts if name not in self.applies]

    def result(self, **facts: Any) -> Attack:
        """The result as it stands."""
        swing, numbers = self.swing, self.numbers
        known: dict[str, Any] = {
            "attack_total": None, "resistance": numbers.resistance, "margin": None, "damage_total": None, "damage": 0,
        } | self.facts | facts
        return Attack(
            attacker=swing.attacker, target=swing.target, weapon=swing.weapon, type=swing.type,
            maneuvers=swing.maneuvers, ap=action_points(swing, self.rulings),
            attack_difficulty=numbers.attack.value, hit=self.hit, critical_failure=self.critical,
            crit_table=crit_table(swing, self.rulings) if self.critical else None,
            damage_difficulty=numbers.damage.value, rolls=tuple(self.rolls), modifiers=numbers.modifiers,
            applies=tuple(self.applies), **known,
        )

    def critical_rules(self) -> Any:
        """How a critical failure is judged: never for a sneak attack by hand (A-53)."""
        sneaking = self.swing.has("sneak") and self.swing.type in BY_HAND
        return "never" if sneaking else self.rulings.critical_failure

    def damage(self, dice: Dice, pool: Pool, difficulty: int, label: str = "damage") -> int:
        """Roll a damage pool; its total, which may be below 0."""
        roll = dice.roll(pool.sides, Successes(difficulty, pool.bonus), label=label)
        self.rolls.append(roll)
        return roll.value

    def scatter(self, dice: Dice) -> None:
        """A thrown object that hits nothing lands beside the target (A-44)."""
        directions = SCATTER[self.swing.map]
        roll = dice.roll((len(directions),), Total(), label="scatter")
        self.rolls.append(roll)
        self.fact(projectile="scatter", scatter=Scatter(roll.value, directions[roll.value - 1]))

    def crit(self, dice: Dice) -> None:
        """The critical table's die, last and alone (A-89)."""
        if self.critical and self.swing.crit:
            table = roll_crit_table(crit_table(self.swing, self.rulings), rulings=self.rulings, dice=dice)
            self.rolls += table.rolls
            self.fact(critical=table)


def strike(swing: Swing, numbers: Numbers, *, rulings: Archsoul, dice: Dice) -> Attack:
    """Resolve an attack on one opponent."""
    course = Course(swing, numbers, rulings)
    known_hp = swing.hit_points is not None and not swing.has("shatter")
    if known_hp:
        course.fact(hit_points_left=swing.hit_points)
    for name, there in (
        ("feint", swing.has("feint")), ("knocked_down", swing.has("knockdown")), ("winner", swing.has("shatter")),
        ("counter_damage", swing.counter_damage_pool is not None), ("prevented", swing.reactive is not None),
        ("dismounted", swing.against_charge is not None), ("projectile", swing.type in FLYING),
        ("scatter", swing.type == "thrown"),
    ):
        if there:
            course.applies.append(name)
    if swing.drop:
        return course.result(winner="dropped", projectile=None)
    if swing.has("feint"):
        tried = dice.merged(lambda dice: feint(swing, numbers, dice=dice), by=lambda tried: tried.fooled)
        course.rolls += tried.rolls
        course.fact(feint=tried.fooled)
        if not tried.fooled:
            if swing.type in FLYING:
                course.fact(projectile="end-of-range")
            return course.result(resistance=None if swing.has("shatter") else numbers.resistance)
    if swing.has("shatter"):
        _shatter(course, dice)
    else:
        _against(course, dice)
    if swing.type in FLYING and course.facts.get("projectile") != "scatter":
        course.fact(projectile="target-space" if course.hit else "end-of-range")
    damage = _damage(course, dice)
    if known_hp:
        course.fact(hit_points_left=max(0, (swing.hit_points or 0) - damage))
    if swing.reactive is not None and course.hit:
        _interrupt(course, damage, dice)
    course.crit(dice)
    return course.result(damage=damage)


def _attack_roll(course: Course, dice: Dice) -> Counted:
    swing = course.swing
    assert swing.pool is not None
    reading = Counting((course.numbers.attack.value,), swing.pool.bonus, course.critical_rules())
    roll = dice.roll(swing.pool.sides, reading, label="attack")
    course.rolls.append(roll)
    course.critical = roll.value.critical
    course.facts["attack_total"] = roll.value.total
    return roll.value


def _fumbled(course: Course, total: int) -> bool:
    """Whether the attack misses whatever it is compared with (A-44, ruling critical_misses)."""
    return (course.critical and course.rulings.critical_misses) or (course.swing.type == "thrown" and total <= 0)


def _against(course: Course, dice: Dice) -> None:
    """The attack roll against Defense or, in a soul attack, against the target's roll (A-23, A-29)."""
    swing, rulings = course.swing, course.rulings
    if swing.no_attack_roll:
        course.hit = True
        return
    total = _attack_roll(course, dice).total
    if swing.type == "soul":
        assert swing.resist is not None
        pool = max((swing.resist, *([swing.soul_shield] if swing.soul_shield else [])))
        reading = Successes(swing.resist_difficulty or 4, pool.bonus)
        roll = dice.roll(pool.sides, AtLeast(reading, total + (rulings.hit == "meets")), label="resist")
        course.rolls.append(roll)
        resistance = roll.shown.get("total", 0)
        course.facts.update(resistance=resistance, margin=total - resistance)
        course.hit = not roll.value
    else:
        assert course.numbers.resistance is not None
        course.facts["margin"] = total - course.numbers.resistance
        course.hit = beats(total, course.numbers.resistance, rulings)
    course.hit = course.hit and not _fumbled(course, total)
    if swing.type == "thrown" and total <= 0:
        course.scatter(dice)


def _shatter(course: Course, dice: Dice) -> None:
    """The attack roll against the opponent's own with the item (A-58): the higher wins, a tie breaks nothing."""
    swing = course.swing
    assert swing.resist is not None
    total = _attack_roll(course, dice).total
    reading = Compared(Successes(swing.resist_difficulty or 4, swing.resist.bonus), total)
    roll = dice.roll(swing.resist.sides, reading, label="resist")
    course.rolls.append(roll)
    resistance = roll.shown.get("total", 0)
    course.facts.update(resistance=resistance, margin=total - resistance)
    winner = {-1: "tie" if _fumbled(course, total) else "attacker", 0: "tie", 1: "defender"}[roll.value]
    course.fact(winner=winner)
    course.hit = winner == "attacker"
    if swing.type == "thrown" and total <= 0:
        course.scatter(dice)


def _damage(course: Course, dice: Dice) -> int:
    """Damage to the opponent, or to its item; the attacker's own item may suffer instead (A-56, A-58)."""
    swing, numbers = course.swing, course.numbers
    if course.facts.get("winner") == "defender" and swing.counter_damage_pool is not None:
        rolled = course.damage(dice, swing.counter_damage_pool, course.rulings.damage_difficulty, "counter damage")
        course.fact(counter_damage=max(0, rolled - (swing.own_hardness or 0)))
    if not course.hit or numbers.damage_pool is None:
        return 0
    total = course.damage(dice, numbers.damage_pool, numbers.damage.value)
    course.facts["damage_total"] = total
    if swing.has("knockdown"):
        assert swing.resist is not None
        reading = Successes(swing.resist_difficulty or 3, swing.resist.bonus)
        stood = dice.roll(swing.resist.sides, AtLeast(reading, total), label="knockdown resist")
        course.rolls.append(stood)
        course.fact(knocked_down=not stood.value)
        return 0
    return max(0, total - (swing.hardness or 0 if swing.has("shatter") else 0))


def _interrupt(course: Course, damage: int, dice: Dice) -> None:
    """A hit by a reactive attack prevents the action unless the target's roll exceeds the damage (A-70, A-72)."""
    swing = course.swing
    assert swing.interrupt is not None
    reading = AtLeast(Successes(course.rulings.interrupt_difficulty, swing.interrupt.bonus), damage + 1)
    roll = dice.roll(swing.interrupt.sides, reading, label="interrupt")
    course.rolls.append(roll)
    course.fact(prevented=not roll.value)
    if swing.against_charge is not None:
        course.fact(dismounted=not roll.value)

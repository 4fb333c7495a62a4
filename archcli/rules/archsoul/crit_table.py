"""`crit-table`: what a critical failure brings (A-89 to A-94; Archsoul, Critical Failure Tables)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carried
from archcli.dice.dice import Dice
from archcli.dice.readings import Successes, Total
from archcli.dice.roll import Roll
from archcli.errors import no_such
from archcli.given import POOL, Given
from archcli.report import (
    Line,
    Modifier,
    Outcome,
    Report,
    Result,
    Span,
    field,
    line,
    modifier_lines,
    rolled,
    verdict,
)
from archcli.roles import BAD, NOTE
from archcli.rules.archsoul.crit_effects import NOBODY, Failing, suffered
from archcli.rules.archsoul.pool import DIFFICULTY, Pool, difficulty
from archcli.rules.archsoul.rulings import Archsoul

Table = Literal["melee", "firearm", "bow", "unarmed", "soul"]


class Effect(NamedTuple):
    """What a row does, for a script: its kind, and of the other keys those that belong to the kind.

    `amount` in the points of the kind (damage, difficulty, defense, spaces, Drain), `rounds` how long it lasts,
    `radius_m`, `within_m` and `meters` in metres, `maximum` the most damage that counts.
    """

    kind: str
    amount: int | None = None
    rounds: int | None = None
    where: str | None = None
    to: str | None = None
    within_m: int | None = None
    radius_m: int | None = None
    meters: int | None = None
    towards: str | None = None
    maximum: int | None = None
    attribute: str | None = None
    weapon: str | None = None
    by: str | None = None

    def data(self) -> dict[str, object]:
        """The keys of `effect` in a result."""
        keys = {"from" if name == "by" else name: value for name, value in self._asdict().items()}
        return {name: value for name, value in keys.items() if value is not None}


class Row(NamedTuple):
    """A row of a table: what happens, in words, and its effect."""

    outcome: str
    effect: Effect


_HARDER = Effect("difficulty", amount=1)
_OFF_BALANCE = Row("balance lost: the user's Defense is 1 lower for a round", Effect("defense", amount=-1, rounds=1))
_OPENING = Row("guard wide open: the target gets a reactive attack", Effect("reactive-attack", by="target"))

TABLES: dict[Table, tuple[Row, ...]] = {
    "melee": (
        Row("grip lost: the weapon falls at the user's own feet", Effect("drop", where="own-feet")),
        Row("grip lost: the weapon ends up at the target's feet", Effect("drop", where="target-feet")),
        Row("wrist hurt: the next attack has difficulty +1", _HARDER),
        _OFF_BALANCE,
        _OPENING,
        Row("blow into the ground: a normal damage roll counts against the weapon's hp", Effect("weapon-damage")),
    ),
    "firearm": (
        Row("jam: a whole round goes to clearing it before it can be reloaded", Effect("jam", rounds=1)),
        Row("smoke in the eyes: the next attack has difficulty +1", _HARDER),
        Row("hard recoil: 2 damage to the user", Effect("self-damage", amount=2)),
        Row("flash from the lock: 4 damage to the user", Effect("self-damage", amount=4)),
        Row("burst: 4 damage to all within 2 m, and the weapon has to be repaired",
            Effect("blast", amount=4, radius_m=2, weapon="needs-repair")),
        Row("explosion: 6 damage to all within 2 m, and the weapon is gone",
            Effect("blast", amount=6, radius_m=2, weapon="destroyed")),
    ),
    "bow": (
        Row("grip lost: the weapon falls at the user's own feet", Effect("drop", where="own-feet")),
        Row("stray shot: it hits a random target next to the one aimed at", Effect("redirect", to="adjacent-target")),
        Row("stray shot: it hits a random ally within 6 m of the target", Effect("redirect", to="ally", within_m=6)),
        Row("snap-back: 2 damage to the user", Effect("self-damage", amount=2)),
        Row("eye grazed: the next attack has difficulty +1", _HARDER),
        Row("string gone: the weapon has to be repaired", Effect("weapon", weapon="needs-repair")),
    ),
    "unarmed": (
        Row("overreach: the user goes down", Effect("knocked-down")),
        Row("ankle hurt: the user's move is 1 space shorter for a round", Effect("move", amount=-1, rounds=1)),
        Row("elbow hurt: the next attack has difficulty +1", _HARDER),
        _OFF_BALANCE,
        _OPENING,
        Row("bad angle: a damage roll counts against the user, up to 5", Effect("self-damage-roll", maximum=5)),
    ),
    "soul": (
        *(Row(f"backlash: {amount} more Drain", Effect("drain", amount=amount)) for amount in (1, 2, 3)),
        Row("aflame: 4 damage to the user", Effect("self-damage", amount=4)),
        Row("dragged along: 2 m towards the target, or forwards where there is none",
            Effect("shift", meters=2, towards="target")),
        Row("snared in the aether: Soulpower is 1 lower", Effect("attribute", attribute="soulpower", amount=-1)),
    ),
}
"""Every table, row 1 to row 6."""

DAMAGE = "Damage"
DamagePool = Annotated[str | None, Given(
    "--damage-pool", takes=POOL, panel=DAMAGE, help="Rolled when row 6 of melee or unarmed asks for a damage roll.")]
DamageDifficulty = Annotated[int | None, DIFFICULTY, Given(
    "--damage-difficulty", metavar="2-6", panel=DAMAGE, help="Least face that counts for damage (4).")]
DAMAGE_NUMBERS = ("damage pool", "damage difficulty")
"""What can be moved by hand (A-124)."""
_ROLLED = ("weapon-damage", "self-damage-roll")
_FIXED = ("self-damage", "blast")


@dataclass(frozen=True, slots=True, kw_only=True)
class CritTable(Result):
    """The row of a critical failure. `damage` in points; None where a damage roll is due and no pool was given."""

    table: Table
    die: int
    outcome: str
    effect: Effect
    damage: int | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    picked: Roll[int] = field(shown=False)
    hurt: Roll[int] | None = field(shown=False)
    tells_damage: bool = field(shown=False)
    failing: Failing = field(default=NOBODY, shown=False)

    def carries(self) -> Iterator[Carried]:
        return suffered(self)

    def tabulated(self) -> Outcome:
        return Outcome(("die", "damage"), number="damage") if self.tells_damage else Outcome(("die",))

    def meanings(self) -> Mapping[str, Mapping[Any, str]]:
        return {"die": {number: row.outcome for number, row in enumerate(TABLES[self.table], 1)}}

    def quiet(self) -> str:
        return str(self.die)

    def report(self) -> Report:
        return Report(
            (Span("critical failure"), Span(f" ({self.table} table)", NOTE)),
            (rolled(self.picked), verdict(self.outcome, False), *self.suffered()),
        )

    def suffered(self) -> list[Line]:
        """The lines of the damage that the row brings."""
        if self.hurt is None:
            return self._damage()
        return [rolled(self.hurt), *modifier_lines(self.modifiers), *self._damage()]

    def _damage(self) -> list[Line]:
        if self.damage is None:
            return [line("damage", ("a damage roll is due; no pool was given for it", NOTE))]
        if not self.damage:
            return []
        whom = {"blast": "to all in the blast", "weapon-damage": "to the weapon"}.get(self.effect.kind, "to the user")
        return [line("", (f"{self.damage} damage", BAD), f" {whom}")]


def told(table: str) -> str:
    """What each row of a table brings, a line each. Raises UsageError for an unknown table."""
    name = _named(table)
    rows = [f"  {number}  {row.outcome}" for number, row in enumerate(TABLES[name], 1)]
    return "\n".join([f"critical failure ({name} table)", *rows])


def _named(table: str) -> Table:
    name = next((known for known in TABLES if known == table), None)
    if name is None:
        raise no_such("table", table, TABLES)
    return name


def crit_table(
    table: str, *, damage_pool: Pool | None = None, damage_difficulty: int | None = None,
    by_hand: ByHand = NOT_MOVED, failing: Failing = NOBODY, rulings: Archsoul, dice: Dice,
) -> CritTable:
    """Roll one die on the table of a critical failure (A-89).

    On row 6 of melee or unarmed a damage roll follows when `damage_pool` is given, at `damage_difficulty` (default
    the ruling damage_difficulty), of which unarmed counts at most 5 (A-90, A-93). `failing` is with what and at whom
    it failed, which a fight asks. Raises UsageError for an unknown
    table, and for a change by hand where no damage may be rolled.
    """
    name = _named(table)
    may_hurt = damage_pool is not None and any(row.effect.kind in _ROLLED for row in TABLES[name])
    hand = by_hand.among(*(DAMAGE_NUMBERS if may_hurt else ()))
    pool_to, difficulty_to = DAMAGE_NUMBERS
    harder = difficulty(
        rulings.damage_difficulty if damage_difficulty is None else damage_difficulty,
        (), difficulty_to, rulings.over_six, hand,
    )
    picked = dice.roll((6,), Total(), label="critical")
    hurt: Roll[int] | None = None
    outcome, effect = TABLES[name][picked.value - 1]
    damage: int | None = effect.amount if effect.kind in _FIXED else 0
    if effect.kind in _ROLLED:
        damage = None
        if damage_pool is not None:
            pool = damage_pool.more(hand.by(pool_to))
            hurt = dice.roll(pool.sides, Successes(harder.value, pool.bonus), label="damage")
            damage = max(0, hurt.value if effect.maximum is None else min(hurt.value, effect.maximum))
    return CritTable(
        table=name, die=picked.value, outcome=outcome, effect=effect, damage=damage, picked=picked, hurt=hurt,
        rolls=(picked,) if hurt is None else (picked, hurt),
        modifiers=(*harder.modifiers, *hand.of(pool_to)) if may_hurt else (),
        tells_damage=damage_pool is not None or name not in ("melee", "unarmed"), failing=failing,
    )

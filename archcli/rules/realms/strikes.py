"""Which strikes an attack has, and with what (R-39, R-42 to R-44, R-55, R-56)."""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

from archcli.errors import RuleError, UsageError, nameless, no_such, unreadable
from archcli.given import WEAPON, Given, Range, missing
from archcli.names import fold
from archcli.numbers import whole
from archcli.record import Record
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet, Weapon
from archcli.rules.realms.strike import Kind, Strike

POOL = Range(1, 5, rule="R-42")
"""Dice of a pool before any are added."""
MOST_STRIKES = 15
Weight = Literal["light", "medium", "heavy", "0", "1", "2"]
WEIGHTS: dict[str, int] = {"light": 0, "medium": 1, "heavy": 2, "0": 0, "1": 1, "2": 2}
"""Points (R-39)."""
STRIKES = "Strikes"
FORM = "POOL[:WEIGHT[:TARGET]] or WEAPON[:TARGET], such as 2:heavy:1 or axe:2"


class Written(NamedTuple):
    """A strike as typed; what is None is that of the attack: `--pool`, `--weight`, its weapon and kind."""

    pool: int | None
    weight: str | None = None
    target: int = 1
    weapon: Weapon | None = None
    kind: Kind | None = None


class Strikes(Record):
    """What an attack is made with: one pool, or several strikes."""

    pool: Annotated[int | None, POOL, Given("--pool", sheet="weapons.*.pool", metavar="1-5", panel=STRIKES,
        help="Dice of a single strike.")] = None
    strike: Annotated[tuple[str, ...], Given("--strike", metavar="DICE[:WEIGHT[:TARGET]]|WEAPON[:TARGET]",
        takes=WEAPON, panel=STRIKES,
        help="A strike of several: its dice and weight, or a weapon of the sheet, and which target; in order.")] = ()
    weight: Annotated[Weight | None, Given("--weight", sheet="weapons.*.weight", panel=STRIKES,
        help="Weight of the weapon (ranged: light).")] = None
    ranged: Annotated[bool, Given("--ranged", panel=STRIKES, help="Thrown or shot.")] = False
    critical: Annotated[bool, Given("--critical", sheet="weapons.*.critical", panel=STRIKES,
        help="The skill allows criticals: a 20 adds a die to the first strike.")] = False
    sneak: Annotated[bool, Given("--sneak", panel=STRIKES,
        help="The victim is unaware: two more dice in the first strike.")] = False

    def each(self, sheet: Sheet | None, weapon: str | None, rulings: Realms) -> tuple[Strike, ...]:
        """The strikes in order: `weapon` of the sheet, those that strikes name, or the only one (R-55, R-56).

        Raises RuleError for what the rules forbid, UsageError for what cannot be read or is missing.
        """
        written = [_read(text, sheet) for text in self.strike] or [Written(self.pool)]
        arm = self._arm(sheet, weapon)
        if all(plan.weapon for plan in written) and (weapon or self.weight):
            option = "--weapon" if weapon else "--weight"
            raise UsageError(f"{option} does not go with --strike {self.strike[0]}: each strike names its weapon")
        if arm is not None:
            written = [plan._replace(weapon=plan.weapon or arm) for plan in written]
        kind: Kind = "ranged" if self.ranged else arm.kind if arm else "melee"
        written = [plan._replace(kind=plan.kind or kind) for plan in written]
        self._refuse(written, rulings)
        return tuple(self._strike(plan) for plan in written)

    def watched(self, first: Strike, rulings: Realms) -> bool:
        """Whether the first strike may be a critical (R-43, ruling critical)."""
        skill = self.critical or first.critical
        return rulings.critical != "never" and (skill or rulings.critical == "always") and (
            first.kind != "ranged" or rulings.ranged_critical
        )

    def _arm(self, sheet: Sheet | None, weapon: str | None) -> Weapon | None:
        """The weapon of the attack; the only one that fits, or in a fight the one last used, also serves dice that were
        typed (R-55)."""
        if sheet is None:
            if weapon is not None:
                raise nameless("--weapon", weapon, "the attacker's")
            return None
        fitting = [arm for arm in sheet.weapons.values() if arm.kind == "ranged" or not self.ranged]
        served = len(fitting) == 1 or fold(sheet.last_used or "") in (fold(arm.name) for arm in fitting)
        if weapon is None and (self.pool is not None or self.strike) and not served:
            return None
        return sheet.chosen(sheet.weapons, weapon, lambda arm: arm in fitting)

    def _refuse(self, written: Sequence[Written], rulings: Realms) -> None:
        if len(written) > MOST_STRIKES:
            times = f"--strike is given {len(written)} times"
            raise RuleError(f"{times}, and an attack has at most {MOST_STRIKES} strikes", rule="R-42")
        for plan in written:
            if plan.pool is not None and not POOL.holds(plan.pool):
                raise RuleError(f"--strike: a pool of {plan.pool}, and a pool starts with {POOL} dice", rule="R-42")
        ranged = {plan.kind == "ranged" for plan in written} | ({True} if self.ranged else set())
        if len(ranged) > 1:
            raise RuleError("--strike: ranged strikes and others do not go together in one attack", rule="R-56")
        skill = self.critical or (written[0].weapon is not None and written[0].weapon.critical)
        if skill and ranged == {True} and rulings.critical != "never" and not rulings.ranged_critical:
            raise RuleError("--ranged does not go with --critical: ranged attacks have no criticals", rule="R-44")

    def _strike(self, written: Written) -> Strike:
        weapon, kind = written.weapon, written.kind or "melee"
        pool = written.pool if written.pool is not None or weapon is None else weapon.pool
        if pool is None:
            raise missing(Strikes, "pool", "the attack pool", note="or --strike")
        weight = written.weight or self.weight or (weapon.weight if weapon else None)
        if weight is None and kind != "ranged":
            raise missing(Strikes, "weight", "the weight of the weapon", rule="R-39")
        return Strike(
            pool=pool, weight=WEIGHTS[weight or "light"], target=written.target, kind=kind,
            weapon=weapon.name if weapon else None, bonus=weapon.bonus if weapon else 0,
            critical=weapon is not None and weapon.critical,
        )


def _read(text: str, sheet: Sheet | None) -> Written:
    first, *more = text.split(":")
    if (pool := whole(first)) is None:
        return _named(text, sheet)
    target = whole(more[1]) if len(more) == 2 else 1
    if len(more) > 2 or target is None:
        raise unreadable(text, FORM, "--strike")
    if more and more[0] not in WEIGHTS:
        raise no_such("weight", more[0], WEIGHTS, before=f'--strike "{text}": ')
    return Written(pool, more[0] if more else None, target)


def _named(text: str, sheet: Sheet | None) -> Written:
    """A strike that names a weapon; its weight is none but the weapon's (R-56)."""
    name, colon, number = text.rpartition(":")
    target = whole(number) if colon else 1
    if target is None or not (name or number):
        raise unreadable(text, FORM, "--strike")
    if sheet is None:
        raise nameless("--strike", name or number, "the attacker's", instead="write POOL[:WEIGHT[:TARGET]]")
    weapon = sheet.named("weapon of --strike", sheet.weapons, name or number)
    return Written(None, weapon.weight or "light", target, weapon, weapon.kind)

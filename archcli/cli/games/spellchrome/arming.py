"""The weapons and the action of an attack, from what was typed and what the sheets supply: an option beats a sheet."""

from typing import TYPE_CHECKING, NamedTuple

from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.games.spellchrome.typed import Typed
from archcli.errors import NotationError, UsageError
from archcli.rules.spellchrome.action import Action, Weapon
from archcli.rules.spellchrome.base_attack import STEP, base_attack, ladder
from archcli.rules.spellchrome.sheet import Arm, Kind, Sheet

if TYPE_CHECKING:
    from archcli.notation import Expression

BOTH_FEATS = ("dual-melee", "dual-ranged")


class Armed(NamedTuple):
    """The values of a rule. `base` is the base ladder of the main hand in a full attack, else of one number."""

    base: tuple[int, ...]
    main: Weapon
    offhand: Weapon | None
    action: Action


class Aim(NamedTuple):
    """What an attack bonus is made of. `base` is all of it where a bonus was typed; `level` None then."""

    base: int
    ability: int = 0
    bonus: int = 0
    level: int | None = None

    @property
    def plus(self) -> int:
        """What is added to the base."""
        return self.ability + self.bonus


def arm(typed: Typed, *, full: bool) -> Armed:
    """Put together an attack, or a `full` attack. Raises UsageError for what does not fit or is missing."""
    typed.refuse_contradictions()
    typed.refuse_critical_range()
    sheet, target = load(typed.sheet), load(typed.target)
    own = _own(typed.weapon, "--weapon", sheet)
    kind = _main_kind(typed, own)
    if kind == "unarmed" and typed.damage is not None:
        raise UsageError("--damage does not go with an unarmed weapon: a punch does Strength in damage")
    aim = _aim(typed, sheet, own, kind, full)
    base = ladder(aim.base) if full else (aim.base,)
    acs = _acs("--ac", typed.ac, len(base), full) or _target_acs(target, len(base))
    main = Weapon(
        kind, tuple(rung + aim.plus for rung in base), acs,
        None if kind == "unarmed" else _damage("--damage", typed.damage, own),
        *_rest(typed, own, kind), own.name if own else "unarmed strike" if typed.unarmed else "",
    )
    offhand = _offhand(typed, sheet, main, own, aim, full) if typed.two else None
    if typed.range is not None and "ranged" not in {one.kind for one in (main, offhand) if one}:
        raise UsageError("--range is for a ranged weapon, and none is in use: give --kind ranged")
    return Armed(base, main, offhand, _action(typed, sheet, target))


def _action(typed: Typed, sheet: Sheet | None, target: Sheet | None) -> Action:
    strength = sheet.number("abilities", "strength") if sheet and typed.strength is None else typed.strength
    hp = target.number("hit_points") if target and typed.target_hp is None else typed.target_hp
    return Action(
        attacker=sheet.name if sheet else "", target=target.name if target else "", strength=strength,
        feats=BOTH_FEATS if typed.dual_feat else sheet.feats if sheet else (), modifier=typed.modifier,
        defensive=typed.defensive, offhand_first=typed.offhand_first, distance=typed.distance,
        natural_weapons=typed.natural_weapons, target_defensive=typed.target_defensive,
        target_total_defense=typed.target_total_defense, target_unarmed=typed.target_unarmed, target_hp=hp,
        own_targets=typed.offhand_ac is not None or "," in (typed.ac or ""),
    )


def _own(name: str | None, option: str, sheet: Sheet | None) -> Arm | None:
    if name is None:
        return None
    if sheet is None:
        raise UsageError(f'{option} "{name}" names a weapon of a sheet: give the attacker\'s sheet first')
    return sheet.weapon(name)


def _main_kind(typed: Typed, own: Arm | None) -> Kind:
    if typed.unarmed and own and own.kind != "unarmed":
        raise UsageError(f"--unarmed does not go with --weapon {own.name}: it is a {own.kind} weapon")
    if own and own.kind == "unarmed" and typed.kind == "ranged":
        raise UsageError(f"--kind ranged does not go with --weapon {own.name}: it is unarmed")
    if typed.unarmed or (own and own.kind == "unarmed" and typed.dual != "ranged"):
        return "unarmed"
    if typed.dual in ("melee", "ranged"):
        return "melee" if typed.dual == "melee" else "ranged"
    return typed.kind or (own.kind if own else "melee")


def _offhand(typed: Typed, sheet: Sheet | None, main: Weapon, first: Arm | None, aim: Aim, full: bool) -> Weapon:
    """The weapon in the off hand: every number that is neither typed nor its own is the main hand's."""
    own = _own(typed.offhand, "--offhand", sheet)
    kind = _offhand_kind(typed, main.kind, own)
    if kind == "unarmed" and typed.offhand_damage is not None:
        raise UsageError("--offhand-damage does not go with an unarmed weapon: a punch does Strength in damage")
    aim = _offhand_aim(typed, sheet, own, kind, aim)
    count = len(main.bonuses)
    damage = main.damage
    if own is not None or typed.offhand_damage is not None:
        damage = None if kind == "unarmed" else _damage("--offhand-damage", typed.offhand_damage, own)
    return Weapon(
        kind, tuple(aim.base + aim.plus - STEP * at for at in range(count)),
        _acs("--offhand-ac", typed.offhand_ac, count, full) or main.acs, damage,
        *_rest(typed, own or first, kind), own.name if own else main.name,
    )


def _offhand_kind(typed: Typed, main: Kind, own: Arm | None) -> Kind:
    if own and own.kind == "unarmed" and typed.dual != "ranged":
        return "unarmed"
    if typed.dual == "mixed":
        kind: Kind = own.kind if own else "melee" if main == "ranged" else "ranged"
        if (kind == "ranged") is (main == "ranged"):
            raise UsageError(f"--dual mixed is a melee and a ranged weapon, and both of these are {kind}")
        return kind
    if typed.dual is not None:
        return main if main == "unarmed" else typed.dual
    assert own is not None
    return own.kind


def _aim(typed: Typed, sheet: Sheet | None, own: Arm | None, kind: Kind, full: bool) -> Aim:
    if typed.bonus is not None:
        return Aim(typed.bonus)
    level = sheet.number("level") if sheet and typed.level is None else typed.level
    column = typed.column or (own.column if own else None)
    if level is None or column is None:
        missing = "--level is missing (or level in a sheet)" if level is None else (
            "--column is missing (or a sheet's weapon, which has one)")
        raise UsageError(missing if full else f"no attack bonus: give --bonus, or --level and --column ({missing})")
    ability = (sheet.ability(kind) or 0) if sheet and typed.ability is None else typed.ability or 0
    return Aim(base_attack(level, column), ability, own.bonus if own else 0, level)


def _offhand_aim(typed: Typed, sheet: Sheet | None, own: Arm | None, kind: Kind, main: Aim) -> Aim:
    if typed.offhand_bonus is not None:
        return Aim(typed.offhand_bonus)
    if own is not None:
        its_own = typed._replace(bonus=None, column=typed.offhand_column, ability=typed.offhand_ability)
        return _aim(its_own, sheet, own, kind, full=True)
    if typed.offhand_column is not None and main.level is not None:
        main = main._replace(base=base_attack(main.level, typed.offhand_column))
    return main if typed.offhand_ability is None else main._replace(ability=typed.offhand_ability)


def _rest(typed: Typed, own: Arm | None, kind: Kind) -> tuple[int | None, bool, int]:
    reach = typed.range if typed.range is not None else own.range if own else None
    critical = typed.critical_range or (own.critical_range if own else 20)
    return reach if kind == "ranged" else None, typed.untrained or (own is not None and not own.trained), critical


def _damage(option: str, text: str | None, own: Arm | None) -> "Expression | None":
    written = own.damage if text is None and own else text
    if written is None:
        return None
    from archcli.notation import damage

    try:
        return damage(written)
    except (NotationError, UsageError) as mistake:
        mistake.message = f"{option}: {mistake.message}"
        raise


def _acs(option: str, text: str | None, count: int, full: bool) -> tuple[int, ...]:
    """The ACs of `count` attacks from `N` or `N,N,...`; none where nothing was typed."""
    if text is None:
        return ()
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() and len(word) <= 9 for word in words) or (len(words) > 1 and not full):
        form = "a whole number, 0 or more" + (", or a list of them with commas" if full else "")
        raise UsageError(f"{option} {text!r} is no armor class: write {form}")
    if len(words) > 1 and len(words) != count:
        raise UsageError(f"{option} lists {len(words)} ACs, and a hand makes {count}: give one AC for all, or {count}")
    return tuple(map(int, words)) if len(words) > 1 else (int(words[0]),) * count


def _target_acs(target: Sheet | None, count: int) -> tuple[int, ...]:
    ac = target.number("ac") if target else None
    if ac is None:
        raise UsageError("no armor class: give --ac, or a target sheet with ac")
    return (ac,) * count

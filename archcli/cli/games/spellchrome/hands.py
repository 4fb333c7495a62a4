"""What the hands of an attacker hold, from what was typed and the sheet."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, NamedTuple

from archcli.cli.acting import Acting
from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.sheets import each
from archcli.cli.typed import Typed
from archcli.damage import expression
from archcli.errors import UsageError, miscounted, nameless
from archcli.given import ACTOR, SHEET, WEAPON, Word
from archcli.names import fold
from archcli.rules.spellchrome.action import Action, Target, refuse
from archcli.rules.spellchrome.actions import attacking
from archcli.rules.spellchrome.attack import Against
from archcli.rules.spellchrome.full_attack import AgainstEach
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.sheet import Sheet
from archcli.rules.spellchrome.weapon import ABILITY, BARE, Aim, OffHand, Weapon
from archcli.rules.spellchrome.wielded import Wielded

APART = (
    ("--unarmed", "--dual or --offhand", "a punch has no second weapon"),
    ("--kind", "--dual or --offhand", "it is for a single weapon"),
    ("--bonus", "--level or --column or --ability", "it is the whole attack bonus"),
)
NEEDS = (
    ("--offhand", "--dual or --weapon", "it is the second of two weapons"),
    ("--offhand-bonus or --offhand-column or --offhand-ability or --offhand-ac or --offhand-damage or --offhand-first"
     " or --dual-feat", "--dual or --offhand", "it is for a second weapon"),
)
OPPORTUNITY = "an attack of opportunity"
AttackerSheet = Annotated[str | None, Word("[SHEET]", takes=SHEET, whose=ACTOR, help="The attacker's sheet.")]


class Prepared(NamedTuple):
    """What an attack is made with: the hands, what else the attacker does, and the targets, one at least."""

    main: Weapon
    offhand: Weapon | None
    action: Action
    targets: tuple[Target, ...]


def prepared(
    typed: Typed, rulings: Spellchrome, sheet: str | None, targets: Sequence[str],
    against: type[Against | AgainstEach], *, acting: Acting, reaction: bool = False,
) -> Prepared:
    """Put together an attack, whose armor classes `against` declares; `reaction`: an attack of opportunity.

    Raises UsageError for what does not fit together, or says nothing without another option or ruling.
    """
    own, foes = load(sheet), each(Sheet.of, targets)
    acting.does(
        _in_a_turn(typed, own, full=against is AgainstEach), sheet=own, rulings=rulings,
        reaction=OPPORTUNITY if reaction else None,
    )
    main, offhand = _in_hand(typed, own, rulings)
    action = typed.lay(Action, own, attacker=own.name if own else "", feats=own.feats if own else ())
    aimed_at = _targets(typed, foes)
    refuse([main] if offhand is None else [main, offhand], action, aimed_at)
    # An AC that was typed holds for all of them, and one of a sheet for its owner alone (S-78).
    acs = [typed.lay(against, foe) for foe in foes] or [typed.lay(against)]
    if len(foes) > 1 and not typed.has("ac"):
        aimed_at = tuple(target.replace(ac=foe.ac) for target, foe in zip(aimed_at, foes, strict=True))
        main = main.replace(acs=())
    else:
        main = main.replace(acs=acs[0].hands[0])
    offhand = offhand and offhand.replace(acs=acs[0].hands[1])
    return Prepared(main=main, offhand=offhand, action=action, targets=aimed_at)


def _targets(typed: Typed, foes: Sequence[Sheet]) -> tuple[Target, ...]:
    """Who is attacked: by their sheets, and the Hit Points that were typed, once for each."""
    points, count = typed["hit_points"], max(1, len(foes))
    if points and len(points) != count:
        raise miscounted("--hit-points", len(points), count)
    stance_typed = typed.first("target_defensive", "target_total_defense") is not None
    if not foes:
        return (typed.lay(Target, hit_points=points[0] if points else None),)
    return tuple(
        typed.lay(
            Target, foe, name=foe.name, hit_points=points[number] if points else foe.hit_points,
            unarmed=typed.has("target_unarmed") or foe.unarmed, state=None if stance_typed else foe.state,
        )
        for number, foe in enumerate(foes)
    )


def _in_hand(typed: Typed, sheet: Sheet | None, rulings: Spellchrome) -> tuple[Weapon, Weapon | None]:
    """The weapon of the main hand and that of the off hand."""
    def named(name: str, option: str) -> Weapon:
        if sheet is None:
            raise nameless(option, name, "the attacker's first")
        return sheet.weapon(name, option)

    typed = _with_weapon(typed, sheet)
    typed.refuse(apart=APART, needs=NEEDS)
    held = typed.lay(Wielded, readers={WEAPON: named})
    own, kind = held.weapon, held.main_kind()
    aim = typed.lay(Aim, own, sheet, keys={"of_kind": ABILITY[kind]}, further=own.bonus if own else 0)
    name = own.name if own else BARE if held.unarmed else ""
    main = _read(typed.lay(Weapon, own, name=name, kind=kind, aim=aim), "--damage")
    offhand = None
    if held.two:
        # A second weapon of the sheet has numbers of its own; without one all that is not typed is the main hand's.
        own, kind = held.offhand, held.second_kind(kind)
        given = typed.lay(OffHand, *((own, sheet) if own else (aim, main)), keys={"of_kind": ABILITY[kind]})
        offhand = typed.lay(Weapon, own or main, kind=kind, aim=given.aim(aim, own), damage=given.damage)
        offhand = _read(offhand, "--offhand-damage")
    _refuse_useless(typed, main, offhand, rulings)
    return main, offhand


def _in_a_turn(typed: Typed, sheet: Sheet | None, *, full: bool) -> str:
    """Which action of a turn it is, as far as that can be told before anything is refused."""
    kind = typed["kind"]
    with suppress(UsageError):
        typed = _with_weapon(typed, sheet)
        if sheet is not None and typed.has("weapon"):
            kind = sheet.weapon(typed["weapon"]).kind
    return attacking(
        full=full, two=typed.has("dual") or (typed.has("weapon") and typed.has("offhand")),
        unarmed=typed.has("unarmed") or kind == "unarmed", ranged=kind == "ranged", defensive=typed.has("defensive"),
    )


def _with_weapon(typed: Typed, sheet: Sheet | None) -> Typed:
    """With the weapon that is meant: `-w unarmed` is --unarmed, and without a word the one last used in a fight, while
    it fits, else the only one that does (S-77)."""
    if typed.has("weapon"):
        if fold(typed["weapon"]) != BARE or (sheet is not None and any(fold(name) == BARE for name in sheet.weapons)):
            return typed
        return typed.replace(weapon=None, unarmed=True)
    if sheet is None or typed.has("unarmed"):
        return typed
    if _fists_last(sheet) and typed["kind"] != "ranged" and not typed.first("dual", "offhand", "damage"):
        return typed.replace(unarmed=True)
    if typed.first("bonus", "column"):
        return typed
    wanted = typed["kind"] or typed["dual"]
    ranged = {"ranged": True, "melee": False, "mixed": False}.get(wanted)
    chosen = sheet.chosen(
        sheet.weapons, None, lambda weapon: ranged is None or (weapon.kind == "ranged") is ranged, instead="--unarmed",
    )
    return typed.replace(weapon=chosen.name) if chosen is not None else typed


def _fists_last(sheet: Sheet) -> bool:
    """Whether the bare body was used last in a fight, and no weapon of the sheet stands for it."""
    return fold(sheet.last_used or "") == BARE and not any(fold(name) == BARE for name in sheet.weapons)


def _read(weapon: Weapon, option: str) -> Weapon:
    """A weapon with its damage as it is rolled."""
    return weapon.replace(harm=None if weapon.damage is None else expression(weapon.damage, option))


def _refuse_useless(typed: Typed, main: Weapon, offhand: Weapon | None, rulings: Spellchrome) -> None:
    if typed.has("critical_range") and rulings.critical == "none":
        raise UsageError(
            "--critical-range says nothing: there are no critical hits by the ruling critical",
            hint='a house-rules file (--house) with [spellchrome] critical = "double" brings them in',
            option="--critical-range",
        )
    for name, weapon in (("damage", main), ("offhand_damage", offhand)):
        if weapon is not None and weapon.kind == "unarmed" and typed.has(name):
            option = typed.first(name)
            raise UsageError(
                f"{option} does not go with an unarmed weapon: a punch does Strength in damage", option=option,
            )
    if typed.has("range") and "ranged" not in {weapon.kind for weapon in (main, offhand) if weapon}:
        raise UsageError("--range is for a ranged weapon, and none is in use: give --kind ranged", option="--range")


"""The character card of a Spellchrome sheet: attack ladders, base attack, concentration."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.rules.spellchrome.base_attack import attack_line, base_attack, ladder
from archcli.rules.spellchrome.sheet import Sheet
from archcli.sheet import Fact

OWN = (
    ("level", ""), ("ac", "armor class"), ("hit_points", ""), ("speed", "feet a move action"),
    ("concentration", "bonus"), ("initiative", "miscellaneous modifier"),
)


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: the sheet's own numbers, and for each weapon its full attack (S-20, S-40)."""
    return [*_own(sheet), *_weapons(sheet), *_body(sheet)]


def _own(sheet: Sheet) -> Iterator[Fact]:
    for key, note in OWN:
        value = sheet.number(key)
        if value is not None:
            yield Fact("character", key.replace("_", " "), str(value), note)
    if sheet.feats:
        yield Fact("character", "feats", ", ".join(sheet.feats))
    for name in ("strength", "dexterity"):
        value = sheet.number("abilities", name)
        if value is not None:
            score = sheet.number("abilities", "dexterity_score") if name == "dexterity" else None
            yield Fact("abilities", name, f"{value:+d}", "" if score is None else f"score {score}")


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    level = sheet.number("level")
    for name in sheet.tables["weapons"]:
        weapon = sheet.weapon(name)
        ability = sheet.ability(weapon.kind)
        damage = weapon.damage or "fist"
        notes = [weapon.kind, f"{weapon.column} column", f"damage {damage}"]
        if weapon.range is not None:
            notes.append(f"range {weapon.range} feet")
        if level is None or ability is None:
            yield Fact("weapons", name, "?", f"{', '.join(notes)}; the bonus needs level and ability")
            continue
        bonuses = attack_line(base + ability + weapon.bonus for base in ladder(base_attack(level, weapon.column)))
        yield Fact("weapons", name, bonuses, ", ".join(notes))


def _body(sheet: Sheet) -> Iterator[Fact]:
    speed = sheet.number("speed") or 0
    yield Fact("movement", "two moves", f"{2 * speed} feet", "the whole turn (S-64)")
    yield Fact("movement", "climbing, swimming", f"{speed // 3} feet", "a third of the speed a move action (S-08)")

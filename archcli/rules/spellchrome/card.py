"""The character card of a Spellchrome sheet: attack ladders, base attack, concentration."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.given import value_at
from archcli.rules.spellchrome.base_attack import attack_line, base_attack, ladder
from archcli.rules.spellchrome.sheet import Sheet
from archcli.rules.spellchrome.weapon import ABILITY
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
        value = value_at(sheet, key)
        if value is not None:
            yield Fact("character", key.replace("_", " "), str(value), note)
    if sheet.feats:
        yield Fact("character", "feats", ", ".join(sheet.feats))
    score = sheet.abilities.dexterity_score
    for name, modifier, note in (
        ("strength", sheet.abilities.strength, ""),
        ("dexterity", sheet.abilities.dexterity, "" if score is None else f"score {score}"),
    ):
        if modifier is not None:
            yield Fact("abilities", name, f"{modifier:+d}", note)


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    for name, weapon in sheet.weapons.items():
        ability = value_at(sheet.abilities, ABILITY[weapon.kind])
        harm = "Strength" if weapon.kind == "unarmed" else weapon.damage or "unknown"
        notes = [weapon.kind, f"{weapon.column} column", f"damage {harm}"]
        if weapon.range is not None:
            notes.append(f"range {weapon.range} feet")
        lacking = [
            key for key, value in (("level", sheet.level), (f"abilities.{ABILITY[weapon.kind]}", ability))
            if value is None
        ]
        if sheet.level is None or ability is None:
            missing = f"{' and '.join(lacking)} {'is' if len(lacking) == 1 else 'are'} missing"
            yield Fact("weapons", name, "?", f"{', '.join(notes)}; {missing}")
            continue
        base = ladder(base_attack(sheet.level, weapon.column))
        yield Fact("weapons", name, attack_line(rung + ability + weapon.bonus for rung in base), ", ".join(notes))


def _body(sheet: Sheet) -> Iterator[Fact]:
    yield Fact("movement", "two moves", f"{2 * sheet.speed} feet", "the whole turn (S-64)")
    third = f"{sheet.speed // 3} feet"
    yield Fact("movement", "climbing, swimming", third, "a third of the speed a move action (S-08)")

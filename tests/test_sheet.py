"""Sheets that are records: what may stand in one, with a toy game."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import pytest

from archcli.errors import SheetError, UsageError
from archcli.given import Range
from archcli.record import Record
from archcli.sheet import Character, Key, keys
from tests.each import each


def even(number: int) -> str | None:
    return None if number % 2 == 0 else "an even number"


class Weapon(Record):
    name: str
    kind: Annotated[Literal["melee", "ranged"], Key()] = "melee"
    reach: Annotated[int | None, Range(0), Key()] = None
    class_: Annotated[str | None, Key()] = None

    def mistakes(self) -> list[tuple[str, str]]:
        return [("reach", "belongs to a ranged weapon")] if self.kind == "melee" and self.reach is not None else []


class Body(Record):
    strength: Annotated[int | None, Range(0, 20), Key()] = None
    luck: Annotated[int, Key(check=even)] = 2


class Sheet(Character):
    system: Annotated[Literal["toy"], Key()]
    level: Annotated[int, Range(1), Key()] = 1
    brave: Annotated[bool, Key()] = False
    tags: Annotated[tuple[Literal["old", "wise"], ...], Key()] = ()
    die: Annotated[Literal[4, 6, 8], Key()] = 6
    body: Annotated[Body, Key()]
    skills: Annotated[Mapping[str, int], Range(0, 5), Key()]
    scores: Annotated[Mapping[str, int], Key(names=("war", "peace"))]
    weapons: Annotated[Mapping[str, Weapon], Key()]


def read(**tables: Any) -> Sheet:
    return Sheet.of({"system": "toy", "name": "Ann", **tables}, file="ann.toml")


def test_defaults() -> None:
    """What is left out is its default: an empty table where it is a table."""
    assert read() == Sheet(
        name="Ann", file="ann.toml", system="toy", body=Body(), skills={}, scores={}, weapons={},
    )


def test_every_key_arrives_in_its_field() -> None:
    """Each in the field of its name, whatever the order of the declarations."""
    ann = read(
        level=3, brave=True, tags=["wise"], die=8, body={"strength": 4, "luck": 6}, skills={"Dig a hole": 5},
        scores={"war": 1}, weapons={"bow": {"kind": "ranged", "reach": 9, "class": "long"}},
    )
    assert (ann.level, ann.brave, ann.tags, ann.die) == (3, True, ("wise",), 8)
    assert (ann.body, ann.skills, ann.scores) == (Body(strength=4, luck=6), {"Dig a hole": 5}, {"war": 1})
    assert ann.weapons == {"bow": Weapon(name="bow", kind="ranged", reach=9, class_="long")}


NOT_COUNTED = "case, blanks, hyphens and underscores do not count"
WRONG: dict[str, tuple[dict[str, Any], list[str]]] = {
    "no number": ({"level": "three"}, ['level: found "three", expected a whole number, 1 or more']),
    "no number either": ({"level": True}, ["level: found true, expected a whole number, 1 or more"]),
    "out of range": ({"body": {"strength": 21}}, ["body.strength: found 21, expected a whole number from 0 to 20"]),
    "beyond all numbers": ({"body": {"luck": 10**16}}, [
        f"body.luck: found {10**16}, expected a whole number, and none beyond {10**15} (limit number)"]),
    "a check of its own": ({"body": {"luck": 3}}, ["body.luck: found 3, expected an even number"]),
    "no such choice": ({"die": 5}, ["die: found 5, expected one of 4, 6, 8"]),
    "no such word in a list": ({"tags": ["old", "bold"]}, ['tags: found "bold", expected a list of old, wise']),
    "no list": ({"tags": "old"}, ['tags: found "old", expected a list of old, wise']),
    "an empty text": ({"weapons": {"bow": {"class": ""}}}, ['weapons.bow.class: found "", expected a text']),
    "a nearest choice": ({"weapons": {"bow": {"kind": "ranger"}}}, [
        'weapons.bow.kind: found "ranger", expected one of melee, ranged: did you mean "ranged"?']),
    "unknown keys, everywhere": ({"levle": 1, "body": {"strenght": 1}, "weapons": {"my bow": {"rich": 1}}}, [
        'levle: unknown key "levle": did you mean "level"?',
        'body.strenght: unknown key "strenght": did you mean "strength"?',
        'weapons."my bow".rich: unknown key "rich": did you mean "reach"?']),
    "names that are not declared": ({"scores": {"peas": 1}}, [
        'scores.peas: unknown key "peas": did you mean "peace"?']),
    "a value among the player's names": ({"skills": {"dig": 6}}, [
        "skills.dig: found 6, expected a whole number from 0 to 5"]),
    "names that nobody can tell apart": (
        {"skills": {"dig-hole": 1, "Dig Hole": 2, "": 3, "- _": 4}, "weapons": {"bow": {}, "BOW": {}}}, [
            f'skills."Dig Hole": cannot be told from skills.dig-hole: {NOT_COUNTED}',
            f'skills."": is no name: {NOT_COUNTED} in one', f'skills."- _": is no name: {NOT_COUNTED} in one',
            f"weapons.BOW: cannot be told from weapons.bow: {NOT_COUNTED}"]),
    "no tables": ({"body": 1, "skills": 2, "weapons": {"bow": [3]}}, [
        "body: found 1, expected a table", "skills: found 2, expected a table",
        "weapons.bow: found a list, expected a table"]),
    "keys against one another": ({"weapons": {"axe": {"reach": 1}}}, [
        "weapons.axe.reach: belongs to a ranged weapon"]),
}


@each("case", WRONG)
def test_mistakes(case: str) -> None:
    """All mistakes are told together, each with its path."""
    tables, said = WRONG[case]
    with pytest.raises(SheetError) as refused:
        read(**tables)
    assert [str(mistake) for mistake in refused.value.mistakes] == [f"ann.toml: {line}" for line in said]


def test_what_must_be_there() -> None:
    """The game and the name; a sheet of another game is refused as such, whatever else is in it."""
    for tables, said in (
        ({}, ["name: is missing, expected a text", "system: is missing, expected one of toy"]),
        ({"system": "chess", "levle": 1}, ['system: is a sheet of "chess", expected "toy"']),
    ):
        with pytest.raises(SheetError) as refused:
            Sheet.of(tables, file="ann.toml")
        assert [str(mistake) for mistake in refused.value.mistakes] == [f"ann.toml: {line}" for line in said]


def test_names_are_found_however_they_are_written() -> None:
    """Case, spaces and hyphens do not matter; an unknown one tells the nearest, and the file."""
    ann = read(skills={"Dig a-hole": 5})
    assert ann.named("skill", ann.skills, "dig A_HOLE") == 5
    with pytest.raises(UsageError, match=r'unknown skill "dig hole": did you mean "Dig a-hole"\? \(ann.toml\)'):
        ann.named("skill", ann.skills, "dig hole")


def test_what_a_rule_needs() -> None:
    """The file and the path of a key that is missing, and the option that would do."""
    assert read(body={"strength": 0}).needed("body.strength") == 0
    with pytest.raises(SheetError) as refused:
        read().needed("body.strength", option="--strength")
    assert str(refused.value.mistakes[0]) == "ann.toml: body.strength: is missing, and is needed here"
    assert refused.value.hint == "or give --strength"


def test_declared_keys() -> None:
    """The keys of a record by their names in the file; what is no key of the file is none."""
    assert list(keys(Weapon)) == ["kind", "reach", "class"]
    assert keys(Weapon)["class"].field == "class_"
    assert [key for key, declared in keys(Sheet).items() if declared.needed] == ["name", "system"]

"""Character sheets: a record whose fields are the keys of the TOML file, and the reading of one.

    class Weapon(Record):
        name: str
        kind: Annotated[Kind, Key("how it fights", example="melee")] = "melee"
        range: Annotated[int | None, Range(0), Key("spaces")] = None

    class Sheet(Character):
        perimeters: Annotated[Perimeters, Key()]
        skills: Annotated[Mapping[str, int], Range(0, 100), Key("names of your own")]
        weapons: Annotated[Mapping[str, Weapon], Key()]

A field without a default must be there. A record is a table, a mapping a table of the player's own names; `name` of a
record in such a mapping is its name there; a trailing underscore is no part of a key. `Sheet.of` checks a parsed file,
fills records by keyword, and raises every unknown key, wrong type and value out of range together, with their paths.
"""

from archcli.sheet.character import Character, Fact, Told
from archcli.sheet.keys import Declared, Key, keys
from archcli.sheet.reader import found, shown

__all__ = ["Character", "Declared", "Fact", "Key", "Told", "found", "keys", "shown"]

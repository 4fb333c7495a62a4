"""What was typed for an attack, and what of it excludes what."""

from typing import NamedTuple

from archcli.errors import UsageError
from archcli.rules.spellchrome.action import Style
from archcli.rules.spellchrome.base_attack import Column
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.sheet import Kind


class Typed(NamedTuple):
    """What was typed: the parameters of `attack` and `full-attack`, whose help says what each is."""

    rulings: Spellchrome
    sheet: str | None
    target: str | None
    ac: str | None
    level: int | None
    column: Column | None
    ability: int | None
    modifier: int
    kind: Kind | None
    weapon: str | None
    damage: str | None
    strength: int | None
    unarmed: bool
    dual: Style | None
    dual_feat: bool
    offhand_ac: str | None
    offhand_damage: str | None
    offhand: str | None
    offhand_first: bool
    defensive: bool
    target_defensive: bool
    target_total_defense: bool
    target_unarmed: bool
    natural_weapons: bool
    untrained: bool
    critical_range: int | None
    distance: int | None
    range: int | None
    target_hp: int | None
    bonus: int | None = None
    offhand_bonus: int | None = None
    offhand_column: Column | None = None
    offhand_ability: int | None = None

    @property
    def two(self) -> bool:
        """Whether there is a second weapon (S-21)."""
        return self.dual is not None or (self.weapon is not None and self.offhand is not None)

    def refuse_contradictions(self) -> None:
        """Raises UsageError for options that exclude each other, or say nothing without another."""
        for holds, message in (
            (self.unarmed and self.damage is not None,
             "--unarmed does not go with --damage: a punch does Strength in damage"),
            (self.unarmed and (self.two or self.offhand is not None),
             "--unarmed does not go with --dual or a second weapon"),
            (self.unarmed and self.kind == "ranged", "--unarmed does not go with --kind ranged: a punch is melee"),
            (self.bonus is not None and (self.level, self.column, self.ability) != (None, None, None),
             "--bonus is the whole attack bonus: it does not go with --level, --column or --ability"),
            (self.two and self.kind is not None, "--kind does not go with two weapons: --dual says the kinds of both"),
        ):
            if holds:
                raise UsageError(message)
        if not self.two:
            for name in _SECOND:
                if getattr(self, name) not in (None, False):
                    option = "--" + name.replace("_", "-")
                    raise UsageError(f"{option} needs a second weapon: give --dual, or --weapon and --offhand")

    def refuse_critical_range(self) -> None:
        """Raises UsageError for a critical range outside 2 to 20, or while the rulings know no critical hits (S-28)."""
        if self.critical_range is None:
            return
        if not 2 <= self.critical_range <= 20:
            raise UsageError(f"--critical-range is {self.critical_range}, and a critical range is 2 to 20")
        if self.rulings.critical == "none":
            raise UsageError(
                "--critical-range says nothing: there are no critical hits by the ruling critical",
                hint='a house-rules file (--house) with [spellchrome] critical = "double" brings them in',
            )


_SECOND = (
    "offhand", "offhand_bonus", "offhand_column", "offhand_ability", "offhand_ac", "offhand_damage", "offhand_first",
    "dual_feat",
)

"""What was typed for an attack, and what of it excludes what."""

from typing import NamedTuple

from archcli.errors import UsageError
from archcli.rules.soluna.cover import Cover
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.weapon import Fire, Kind, WeaponClass


class Typed(NamedTuple):
    """What was typed: the parameters of `attack`, whose help says what each is."""

    rulings: Soluna
    attacker: str | None
    defender: str | None
    kind: Kind | None
    strength: int | None
    dexterity: int | None
    speed: int | None
    weapon: str | None
    attack_modifier: int
    toughness: int | None
    hardness: int | None
    target_dexterity: int | None
    target_speed: int | None
    armor: int | None
    defense_modifier: int
    cover: Cover | None
    flanking: bool
    range: int | None
    distance: int | None
    wide_critical: bool
    damage: str | None
    action: Fire | None
    shots: int | None
    extra_shots: int | None
    loaded: int | None
    dual: bool
    dual_large: bool
    grasp: int | None
    offhand: str | None
    weapon_class: WeaponClass | None
    hf: bool
    explosive: bool
    from_vehicle: bool
    mounted: bool
    stationary: bool
    vehicle_melee: bool
    vehicle_skill: str | None
    vehicle_bonus: int
    vehicle_challenge: int | None
    prone: bool
    coup_de_grace: bool
    target_hp: int | None

    @property
    def two(self) -> bool:
        """Whether there is a weapon in each hand (L-22)."""
        return self.dual or self.dual_large

    def refuse_contradictions(self) -> None:
        """Raises UsageError for options that exclude each other, or say nothing without another."""
        for holds, message in (
            (self.toughness is not None and self.hardness is not None,
             "--toughness does not go with --hardness: an object defends with its hardness"),
            (self.dual and self.dual_large, "--dual does not go with --dual-large: one of them says the penalty"),
            (self.two and ((self.shots or 1) > 1 or self.extra_shots is not None),
             "two weapons make one attack each: --dual does not go with --shots or --extra-shots"),
            (self.from_vehicle and self.mounted,
             "--from-vehicle does not go with --mounted: one is a passenger, the other steers"),
            (self.vehicle_challenge is not None and self.vehicle_skill is None,
             "--vehicle-challenge is for a skill: give --vehicle-skill too"),
            (not self.two and self.grasp is not None, "--grasp is for two weapons: give --dual or --dual-large"),
            (not self.two and self.offhand is not None, "--offhand is for two weapons: give --dual or --dual-large"),
        ):
            if holds:
                raise UsageError(message)

    def refuse_kinds(self, kinds: set[Kind]) -> None:
        """Raises UsageError for options that say nothing with weapons of these kinds."""
        typed = self._asdict()
        if "ballistic" not in kinds:
            for name in ("damage", "action", "shots", "extra_shots", "loaded"):
                if typed[name] is not None:
                    option = "--" + name.replace("_", "-")
                    raise UsageError(f"{option} is for a gun: give --kind ballistic, or a ballistic weapon of a sheet")
        if kinds == {"melee"}:
            for name in ("range", "distance"):
                if typed[name] is not None:
                    raise UsageError(f"--{name} says nothing in melee: give --kind ranged or ballistic")

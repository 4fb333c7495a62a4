"""A sheet for names in notation."""


class Aria:
    """Names and their numbers."""

    NUMBERS = {  # noqa: RUF012
        "precision": 4, "athletics": 2, "melee-weapons": 3, "max": 7, "attack-max": 8, "thieves'-tools": 1,
    }

    def find(self, name: str) -> int | None:
        return self.NUMBERS.get(name)

    def known(self) -> list[str]:
        return list(self.NUMBERS)

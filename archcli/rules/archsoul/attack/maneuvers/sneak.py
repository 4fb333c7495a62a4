"""The sneak attack (A-52 to A-55)."""

from collections.abc import Iterator
from typing import Annotated

from archcli.given import Given
from archcli.rules.archsoul.attack.maneuvers.maneuver import PANEL, Maneuver, Refusal
from archcli.rules.archsoul.attack.swing import BY_HAND, Swing
from archcli.rules.archsoul.pool import Critical
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn_actions import STUDIES

SKILLED = 5
"""What a sneak attack on a golem or a plant takes (A-55)."""


class Sneak(Maneuver):
    """It takes study, and knowledge of the body."""

    NAME, RULE, BECAUSE, DAMAGE = "sneak", "A-52", "sneak attack", -1

    studied: Annotated[int, Given("--studied", panel=PANEL, help="Sneak: actions of study in a row (3).")] = STUDIES
    engineering: Annotated[int, Given(
        "--engineering", sheet="skills.engineering", panel=PANEL, help="Sneak: Engineering, against a golem.")] = 0
    survival: Annotated[int, Given(
        "--survival", sheet="skills.survival", panel=PANEL, help="Sneak: Survival, against a hostile plant.")] = 0

    def refusals(self, swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
        yield self.studied < STUDIES, (
            f"a sneak attack needs {STUDIES} consecutive actions of study, and --studied is {self.studied}"
        ), self.RULE
        yield swing.flies and swing.beyond, "a sneak attack from afar must be within the accurate range", "A-54"
        body = swing.target.anatomy
        yield body == "unfamiliar", (
            "a sneak attack needs to know the body, and this one's anatomy is unfamiliar"
        ), "A-55"
        for anatomy, skill, known in (
            ("golem", "engineering", self.engineering), ("plant", "survival", self.survival),
        ):
            yield body == anatomy and known < SKILLED, (
                f"a sneak attack on a {anatomy} needs {skill} {SKILLED}, and --{skill} is {known}"
            ), "A-55"

    def critical(self, swing: Swing, usual: Critical) -> Critical:
        return "never" if swing.type in BY_HAND else usual

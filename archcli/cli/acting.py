"""What a command says of itself where it may be part of a fight: which action of a turn it is.

    acting.does("attack+quick:dagger", sheet=own, rulings=rulings)

A command function with a parameter `acting` gets one; outside a fight nothing comes of it.
"""

from collections.abc import Iterator
from typing import Annotated, Any

from archcli.by_hand import ByHand
from archcli.cli.shared import FIGHT
from archcli.errors import RuleError
from archcli.given import ACTOR, COMBATANT, Given

Who = Annotated[str | None, Given(
    "--who", metavar="NAME", takes=COMBATANT, whose=ACTOR, panel=FIGHT,
    help="In a fight: whom it befalls (the one whose turn it is).")]
"""The option of a command that befalls somebody, and has no word for a sheet."""
Reacting = Annotated[bool, Given(
    "--reaction", panel=FIGHT, help="In a fight: out of turn, as the reaction that is open.")]
"""The option of an attack that may be a reaction."""


class Acting:
    """Who acts, outside a fight: nobody knows."""

    state: Any = None
    """The state of the one who acts, or whom it befalls."""
    anyway = False
    """Whether what the rules of a turn refuse is done all the same."""

    def does(
        self, *actions: str, sheet: Any = None, rulings: Any = None, reaction: str | None = None,
        hindered: RuleError | None = None,
    ) -> None:
        """Say which actions of a turn this is, as `turn` and `fight act` know them; none where it costs nothing of one.

        `sheet` is that of the one who acts, `reaction` what it reacts to (None: it is no reaction), `hindered` what the
        state of its weapon forbids. In a fight it is checked by the rules of a turn. Raises RuleError for what they
        refuse.
        """

    def struck_back(self, hand: ByHand, *own: str) -> ByHand:
        """What moves the numbers of a blow with which the one target answers, in place of those of who acts; `own`: the
        numbers of who acts that the same command has."""
        return hand

    def sheet(self) -> Any:
        """The sheet of the one who acts, or whom it befalls, with its state over it; None outside a fight."""
        return None

    def others(self) -> Iterator[Any]:
        """The sheets of all others who stand in the fight, with their state over them; nobody's outside one."""
        return iter(())


NOT_IN_A_FIGHT = Acting()

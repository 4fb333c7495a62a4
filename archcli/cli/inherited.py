"""What a batch says for each of its lines, where a line does not say otherwise."""

from collections.abc import Mapping
from typing import Any, NamedTuple

FORMATS = ("format", "json", "quiet", "pick")
FIGHTS = ("fight", "no_fight")


class Inherited(NamedTuple):
    """The number of a line (0: at a prompt), the options that were typed for all lines, and the seed of this one.

    `again`: the step of a fight that is resolved once more, in place of a line that was typed.
    """

    line: int
    options: Mapping[str, Any]
    seed: int | None = None
    again: Any = None

    def under(self, typed: Mapping[str, Any]) -> dict[str, Any]:
        """Typed options, and below them those of the batch. Formats go together, and so
        do fights: a line that names one has its own."""
        own = {name for name, value in typed.items() if value not in (None, False, [])}
        if own & {*FIGHTS}:
            own |= {*FIGHTS}
        if own & {*FORMATS}:
            own |= {*FORMATS}
        known = {name: value for name, value in self.options.items() if name in typed and name not in own}
        return {**typed, **known}

    @property
    def json(self) -> bool:
        """Whether lines are to answer in JSON."""
        return bool(self.options.get("json")) or self.options.get("format") == "json"

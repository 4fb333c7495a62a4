"""Lines of a fight, typed one after another in a folder of their own."""

import json
import shutil
from pathlib import Path
from typing import Any

from tests.running import HERE, Done, archcli

FILE = {"ARCHCLI_FIGHT": "fight.toml"}


class Lines:
    """A fight in a folder, with the sheets of these games; `game` stands before what is no command of the fight."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.game = folder, game
        for sheet in (HERE / "cases" / "sheets").glob(f"{game}-*.toml"):
            shutil.copy(sheet, folder)

    def run(self, line: str) -> Done:
        """What came of a line, whatever it was."""
        words = line if line.startswith("fight") else f"{self.game} {line}"
        return archcli(f"{words} --json", env=FILE, folder=self.folder)

    def __call__(self, line: str) -> Any:
        """The result of a line that is done."""
        done = self.run(line)
        assert done.code == 0, f"{line}: {done.err}"
        return done.result

    def told(self, line: str) -> str:
        """What a line prints in a pipe."""
        words = line if line.startswith("fight") else f"{self.game} {line}"
        return archcli(words, env=FILE, folder=self.folder).out

    def refused(self, line: str) -> tuple[str, str | None]:
        """With which code and by which rule a line is refused, which changes nothing."""
        file = self.folder / "fight.toml"
        before = file.read_bytes()
        done = self.run(line)
        assert (done.code, file.read_bytes()) == (2, before), line
        return done.error["code"], done.error.get("rule")

    def changes(self, line: str) -> dict[tuple[str, str], Any]:
        """What a line changes of the combatants: to what, by whose it is and the key."""
        done = self.run(line)
        assert done.code == 0, f"{line}: {done.err}"
        return {
            (change["who"], change["key"]): change["to"] for change in done.json["fight"]["changes"] if change["who"]
        }

    def state(self, who: str) -> dict[str, Any]:
        """What a combatant carries."""
        return dict(self._standing(who)["state"])

    def waiting(self, who: str) -> list[str]:
        """The open points of a combatant."""
        return list(self._standing(who)["open"])

    def _standing(self, who: str) -> Any:
        combatants = json.loads(self.run("fight").out)["result"]["combatants"]
        return next(one for one in combatants if one["name"] == who)

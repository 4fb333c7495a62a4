"""The commands of The Murk."""

from archcli.cli.command import Entry

MOMENT, FIGHT, WOUNDS, POWERS = "The Moment", "Fights", "Wounds", "Esoteria and Faith"


def _entry(module: str, function: str, summary: str, panel: str) -> Entry:
    return Entry(f"archcli.cli.games.murk.{module}", function, summary, panel)


COMMANDS: dict[str, Entry] = {
    "roll": _entry("moment", "roll", "Make an attribute roll, against a Difficulty Rating or none.", MOMENT),
    "initiative": _entry("moment", "initiative", "Find the turn order of a Moment, and who outpaces whom.", MOMENT),
    "distance": _entry("moment", "distance", "Tell the band of a distance, and what can be fought there.", MOMENT),
    "melee": _entry("fights", "melee", "Fight one Moment of a melee, at Close.", FIGHT),
    "shootout": _entry("fights", "shootout", "Fight one Moment of a shootout, from Near to Distant.", FIGHT),
    "contest": _entry("fights", "contest", "Fight one Moment of a contest of powers.", FIGHT),
    "conflict": _entry("conflict", "conflict", "Fight a social or spiritual conflict.", FIGHT),
    "injury": _entry("wounds", "injury", "Roll the injury dice of a track against its total.", WOUNDS),
    "breakdown": _entry("wounds", "breakdown", "Roll whether the ranks of Suffering break a character.", WOUNDS),
    "recover": _entry("wounds", "recover", "Heal a rank of Suffering in a scene of care.", WOUNDS),
    "cast": _entry("powers", "cast", "Cast a spell or a ritual, and take the backlash.", POWERS),
    "pray": _entry("powers", "pray", "Pray for Power.", POWERS),
    "miracle": _entry("powers", "miracle", "Work a miracle with Power.", POWERS),
}

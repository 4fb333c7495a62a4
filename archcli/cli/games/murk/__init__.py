"""The commands of The Murk."""

from archcli.cli.tree import Entry

MOMENT, FIGHT, WOUNDS, POWERS = "The Moment", "Fights", "Wounds", "Esoteria and Faith"
COMMANDS: dict[str, Entry] = {
    name: Entry(f"{__name__}.{name}", name, summary, panel) for name, summary, panel in (
        ("roll", "Make an attribute roll, against a Difficulty Rating or none.", MOMENT),
        ("initiative", "Find the turn order of a Moment, and who outpaces whom.", MOMENT),
        ("distance", "Tell the band of a distance, and what can be fought there.", MOMENT),
        ("melee", "Fight one Moment of a melee, at Close.", FIGHT),
        ("shootout", "Fight one Moment of a shootout, from Near to Distant.", FIGHT),
        ("contest", "Fight one Moment of a contest of powers.", FIGHT),
        ("conflict", "Fight a social or spiritual conflict.", FIGHT),
        ("injury", "Roll the injury dice of a track against its total.", WOUNDS),
        ("breakdown", "Roll whether the ranks of Suffering break a character.", WOUNDS),
        ("recover", "Heal a rank of Suffering in a scene of care.", WOUNDS),
        ("cast", "Cast a spell or a ritual, and take the backlash.", POWERS),
        ("pray", "Pray for Power.", POWERS),
        ("miracle", "Work a miracle with Power.", POWERS),
    )
}

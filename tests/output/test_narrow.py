"""Screens of all widths: nothing is cut, no word is broken, no line is wider than the screen or ends in blanks."""

import re
import shlex
from itertools import cycle

from archcli.cells import cells
from archcli.output.look import BLOCKS
from tests.each import each
from tests.running import ROOT, archcli
from tests.test_golden import LOOKS

FULL = "spellchrome full-attack --level 16 --column best --ability 3 --ac 20 --damage 1d8+2 --dice 1,6,11,5,2,15"
WIDTHS = (40, 60, 80)
ODDS = (
    "spellchrome attack --bonus 5 --ac 15 --damage 1d8+2", "spellchrome initiative Ann=3:16 Bob=3:14 Cid=2",
    "spellchrome full-attack --level 16 --column best --ability 3 --ac 20 --damage 1d8+2",
    "murk melee --die 10 --foe-die 6 --damage 6", "murk cast --die 8 --dr 9 --magnitude 7 --vs '--die 6'",
    "murk roll --die 8 --dr 12 --over die=4,12 --over dr=8..12", "murk injury --die 6 --rank 1 --total 9",
    "murk initiative Ann=8 Bob=6:11 Cid=10", "soluna check --skill 4 --challenge 20 --bands 10,15,20",
    "soluna attack examples/soluna/orc.toml examples/soluna/kira.toml --vs '--toughness 3'",
    "soluna ram Orc=3:6 --distance 20 --hardness 4", "soluna initiative Ann=5 Bob=5 Cid=7",
    "realms attack --pool 2 --score 4 --modifier 1 --ac 14 --weight medium", "realms initiative Ann=2 Bob=1 Cid=3",
    "realms competition --modifier 1 --against 2", "realms perception --score 5 --scanning --condition mist",
    "grapple --action takedown --pool 3 --against 3 --vs '--pool 5'", "fall-damage --seconds 3", "recover 4",
    "trample --pool 4 --defense 1 --trample-pool 3", "crit-table bow", "crit-table melee --vs firearm",
    "initiative 日本太郎=4/3 'Go\u0308blin the Very Long Named One'=3/2 --foe 敵たち=3/1",
    "initiative A=1/1 B=2/2 C=3/3 D=1/3 --foe E=2/2", f"roll {'+'.join(['1d6'] * 40)}", "roll 90d6",
    "roll 1d20+b vs dc --over b=-2..0 --over dc=8..16", "roll 3d6 --samples 100 --seed 1",
    "attack examples/aria.toml examples/goblin.toml --distance 5 --over weapon=rapier,bow,dagger",
    "attack --pool 4 --defense 1 --damage-pool 3 --over difficulty=1..7 --over damage-difficulty=2..4",
)
OTHERS = (
    FULL, f"{FULL[:FULL.index(' --dice')]} --dual ranged --untrained --seed 3",
    "spellchrome initiative Ann=3:16 Bob=3:14 --misc Ann=1 --dice 10,10", "sheet show examples/soluna/kira.toml",
    "attack examples/aria.toml examples/goblin.toml -w rapier -n 100 --seed 1 --summary",
)
LINES = (*((line, WIDTHS[:1]) for line in LOOKS.values()), *((line, WIDTHS) for line in OTHERS),
         *((f"{line} --odds", (WIDTHS[0], wider)) for line, wider in zip(ODDS, cycle(WIDTHS[1:]))))
"""Command lines, and the widths of the screens that they are looked at on: odds on the narrowest and one other."""
CHANGES = re.compile(r"[+−][\d.]+")
"""What a row of a variant leaves out where there is no room for all of it."""


@each(("line", "widths"), LINES)
def test_every_word_is_whole(line: str, widths: tuple[int, ...]) -> None:
    """What the plain form says is all there, and fits."""
    words = shlex.split(line)
    plain = archcli([*words, "-f", "plain"], folder=ROOT).out
    for width in widths:
        text = archcli([*words, "-f", "text"], env={"COLUMNS": str(width)}, folder=ROOT).out
        assert [row for row in text.splitlines() if cells(row) > width or row != row.rstrip()] == []
        said = drawn(text)
        left_out = [word for word in drawn(plain) if word not in said and cells(word) <= width - 4]
        assert [word for word in left_out if "--vs" not in line or not CHANGES.fullmatch(word)] == []


def drawn(text: str) -> list[str]:
    """The words of a screen, without bars, rules and signs."""
    return re.sub(f"[{BLOCKS[1:]}─#✓✗●]", " ", text).split()


def test_what_fits_is_a_table() -> None:
    """One head for all rows where there is room, and each cell after its head where there is none."""
    wide, narrow = (archcli(f"{FULL} -f text", env={"COLUMNS": str(width)}, folder=ROOT).out for width in (60, 40))
    assert wide.count("bonus ") == 1
    assert "attack 1  roll 1  bonus +19  total 20" in narrow

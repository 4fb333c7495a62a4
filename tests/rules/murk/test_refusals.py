"""What The Murk refuses: exit 2, nothing on standard output, and a message that names what is wrong."""

from pathlib import Path

import pytest

from tests.running import HERE, archcli

VERA, ODA, ILSE, THUG = (f"sheets/murk-{name}.toml" for name in ("vera", "oda", "ilse", "thug"))
REFUSED: dict[str, tuple[str, ...]] = {
    # dice and Potential, everywhere
    "roll --die 7": ("--die", "7", "M-01"),
    "roll --die 0": ("--die", "0"),
    "roll": ("--die", "attributes.body"),
    "roll --attribute faith": ("--die", "attributes.faith"),
    f"roll {VERA}": ("--attribute",),
    f"roll {VERA} --attribute faith": ("faith", "Vera"),
    f"roll {THUG} --attribute wealth": ("attributes.wealth", "missing", "--die"),
    f"contest {THUG} --power faith --foe-die 6": ("attributes.faith", "--die"),
    f"roll {VERA} --attribute strength": ("--attribute", "strength"),
    "roll --die 6 --potential -1": ("--potential",),
    "roll --die 6 --have -1": ("--have",),
    "roll --die 6 --suffering -1": ("--suffering",),
    "roll --die 6 --potential 2 --have 1": ("Potential",),
    f"roll {VERA} --attribute body --potential 3": ("Potential",),
    "roll --die 6 --tier 0": ("--tier",),
    "roll --die 6 --tier 7": ("--tier",),
    # initiative
    "initiative": ("NAME=DIE",),
    "initiative Ann": ("Ann",),
    "initiative Ann=": ("Ann=",),
    "initiative Ann=x": ("Ann=x",),
    "initiative Ann=8:": ("Ann=8:",),
    "initiative =8": ("=8",),
    "initiative Ann=7": ("Ann", "7"),
    "initiative Ann=8 Bob=6 Ann=6": ("Ann",),
    f"initiative {VERA} {VERA}": ("Vera",),
    f"initiative {VERA} Vera=6": ("Vera",),
    # distance
    "distance": ("FEET",),
    "distance -1": ("FEET",),
    "distance near": ("FEET",),
    # melee
    "melee --die 6": ("--foe-die",),
    "melee --foe-die 6": ("--die", "attributes.body"),
    "melee --die 6 --foe-die 7": ("--foe-die", "7"),
    "melee --die 6 --foe-die 6:0": ("--foe-die",),
    "melee --die 6 --foe-die 6:-2": ("--foe-die",),
    "melee --die 6 --foe-die 6:": ("--foe-die", "6:"),
    "melee --die 6 --foe-die big": ("--foe-die", "big"),
    "melee --die 6 --foe-die 6 --foe-die 6 --foe-die 6 --foe-damage 1 --foe-damage 2": ("--foe-damage",),
    "melee --die 6 --foe-die 6 --foe-damage 1 --foe-damage 2": ("--foe-damage",),
    "melee --die 6 --foe-die 6 --foe-damage -1": ("--foe-damage",),
    "melee --die 6 --foe-die 6 --damage -1": ("--damage",),
    "melee --die 6 --foe-die 6 --damage 1 --weapon one-handed": ("--damage", "--weapon"),
    "melee --die 6 --foe-die 6 --weapon one-hand": ("one-hand", 'did you mean "one-handed"'),
    "melee --die 6 --foe-die 6 --weapon rifle": ("rifle", "ranged"),
    f"melee {VERA} --foe-die 6 --weapon carbine": ("carbine",),
    "melee --die 6 --foe-die 6 --distance 6": ("--distance", "Close"),
    "melee --die 6 --foe-die 6 --distance 1001": ("--distance", "beyond"),
    "melee --die 6 --foe-die 6 --distance -1": ("--distance",),
    "melee --die 6 --foe-die 6 --potential 2 --have 1": ("Potential",),
    f"melee {VERA} {ODA} nobody": ("nobody",),
    # shootout
    "shootout --die 6 --foe-die 6 --distance 5": ("--distance", "Close"),
    "shootout --die 6 --foe-die 6 --distance 1001": ("--distance", "beyond"),
    "shootout --die 6 --foe-die 6 --weapon two-handed": ("two-handed",),
    f"shootout {VERA} --foe-die 6 --weapon saber": ("saber",),
    "shootout --die 6 --foe-die 6 --leave run": ("--leave", "run"),
    "shootout --die 6 --leave close": ("--foe-die",),
    "shootout --die 7 --foe-die 6 --leave close": ("--die", "7"),
    # contest
    "contest --die 6 --foe-die 6": ("--power faith|esoteria",),
    "contest --power mind --die 6 --foe-die 6": ("--power", "mind"),
    "contest --power faith --die 6 --foe-die 6 --reserve 0": ("Power", "M-27"),
    "contest --power faith --die 6 --foe-die 6 --reserve -1": ("--reserve",),
    "contest --power faith --die 6 --foe-die 6 --distance 5": ("--distance", "Close"),
    "contest --power faith --die 6 --foe-die 6 --distance 2000": ("--distance", "beyond"),
    f"contest {VERA} --power faith --foe-die 6": ("faith",),
    f"contest --power faith {ODA} {VERA}": ("Vera", "Faith"),
    # conflict
    "conflict --die 6": ("--foe-die",),
    "conflict --kind physical --die 6 --foe-die 6": ("--kind", "physical"),
    # injury
    "injury --die 6": ("--total",),
    "injury --die 6 --total 0": ("--total",),
    f"injury {ODA}": ("--total",),
    "injury --die 6 --total -1": ("--total",),
    "injury --die 6 --damage -1": ("--damage",),
    "injury --die 6 --total 1 --armor -1": ("--armor",),
    "injury --die 6 --total 1 --armor 100000": ("--armor", "limit dice"),
    "injury --die 6 --total 1 --suffering -1": ("--suffering",),
    "injury --die 6 --total 1 --rank 0": ("--rank",),
    "injury --die 6 --total 1 --rank 6": ("--rank",),
    "injury --die 6 --total 1 --concede": ("--concede",),
    "injury --die 6 --total 1 --track mind": ("--track", "mind"),
    "injury --total 1 --track strain": ("--die", "attributes.mind"),
    # breakdown
    "breakdown": ("rank",),
    "breakdown 0": ("rank",),
    "breakdown -2": ("rank",),
    "breakdown 51": ("rank",),
    f"breakdown {ODA}": ("rank", "suffering"),
    # recover
    "recover --die 6": ("--ranks",),
    "recover --die 6 --ranks 0": ("--ranks",),
    "recover --die 6 --ranks 51": ("--ranks",),
    "recover --ranks 1": ("--die",),
    f"recover {VERA}": ("--die",),
    "recover --ranks 1 --attribute mind": ("--die", "attributes.mind"),
    f"recover {VERA} --die 6 --attribute mind": ("--die", "--attribute"),
    # cast
    "cast --die 6 --magnitude 1": ("--dr",),
    "cast --die 6 --dr 1": ("--magnitude",),
    "cast --die 6 --dr 1 --magnitude -1": ("--magnitude",),
    "cast --die 6 --dr 1 --magnitude 1 --shield -1": ("--shield",),
    "cast --die 6 --dr 1 --magnitude 1 --scenes -1": ("--scenes",),
    "cast --die 6 --dr 1 --magnitude 1 --scenes 7": ("--scenes",),
    "cast --dr 1 --magnitude 1": ("--die", "attributes.esoteria"),
    f"cast {ILSE} --dr 1 --magnitude 1 --potential 3 --shield 2": ("Potential",),
    f"cast {VERA} --dr 1 --magnitude 1": ("esoteria",),
    # pray
    "pray --die 6 --sins -1": ("--sins",),
    "pray --die 6 --reserve -1": ("--reserve",),
    "pray": ("--die", "attributes.faith"),
    # miracle
    "miracle --die 6 --dr 1": ("--power",),
    "miracle --die 6 --power 1": ("--dr",),
    "miracle --die 6 --power -1 --dr 1": ("--power",),
    "miracle --die 6 --power 0 --dr 1": ("--power",),
    "miracle --die 6 --power 50 --potential 1 --dr 1": ("--power", "50"),
    "miracle --die 6 --power 4 --reserve 3 --dr 1": ("Power",),
    f"miracle {ODA} --power 4 --dr 1": ("Power",),
    f"miracle {ODA} --power 1 --potential 2 --dr 1": ("Potential",),
    "miracle --die 6 --power 1 --potential -1 --dr 1": ("--potential",),
    "miracle --die 6 --power 1 --reserve -1 --dr 1": ("--reserve",),
    "miracle --power 1 --dr 1": ("--die", "attributes.faith"),
}


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    """The command ends with 2 and says these words."""
    done = archcli(f"murk {line}", folder=HERE / "cases")
    assert done.code == 2
    assert done.out == ""
    assert [word for word in REFUSED[line] if word not in done.err] == []


@pytest.mark.parametrize(("line", "key", "option"), [
    ("melee bare.toml --foe-die 6", "attributes.body", "or give --die"),
    ("melee --die 6 bare.toml bare.toml", "attributes.body", "or give --foe-die"),
    ("initiative bare.toml:3", "attributes.initiative", "or give NAME=DIE"),
])
def test_a_die_that_the_sheet_lacks(line: str, key: str, option: str, tmp_path: Path) -> None:
    """The key is named, and what could be typed in its place."""
    (tmp_path / "bare.toml").write_text('system = "murk"\nname = "Bare"\n')
    done = archcli(f"murk {line}", folder=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert [word for word in (key, option) if word not in done.err] == []

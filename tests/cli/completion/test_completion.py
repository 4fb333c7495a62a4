"""TAB in a real bash, zsh and fish."""

import sys
from pathlib import Path

import pytest

from archcli.cli.completion.shared import shared
from archcli.cli.completion.walk import walked
from archcli.cli.tree import root
from tests.cli.completion.shells import SHELLS, Place, words

SHEETS = {
    "aria": """
system = "archsoul"
name = "Aria"
[attributes]
precision = 4
[skills]
awareness = 3
melee_weapons = 3
[weapons.rapier]
kind = "melee"
damage = 3
[weapons."long bow"]
kind = "ranged"
damage = 2
""",
    "goblin": """
system = "archsoul"
name = "Grub"
[weapons.club]
kind = "melee"
damage = 2
""",
    "kira": 'system = "soluna"\nname = "Kira"\n[skills]\ndeft = 3\n',
    "torn": 'system = "archsoul"\nname = ',
}

FIGHT = """
system = "archsoul"
turn = "Ada"
order = ["Ada", "Grub 1", "Grub 2", "Old Man"]
[combatants.Ada]
sheet = "../sheets/aria.toml"
side = "party"
[combatants."Old Man"]
sheet = "../sheets/goblin.toml"
side = "party"
[combatants."Grub 1"]
sheet = "../sheets/goblin.toml"
side = "foes"
[combatants."Grub 2"]
sheet = "../sheets/goblin.toml"
side = "foes"
"""
"""It lies where no line looks for sheets."""

# A line, and every word that TAB offers at its end. Of a path the last part, a folder without its slash.
STATIC = {
    "archcli ": {*root()},
    "archcli att": {"attack"},
    "archcli spellch": {"spellchrome"},
    "archcli murk mel": {"melee"},
    "archcli soluna initiative --amb": {"--ambush"},
    "archcli roll --format ": {"text", "plain", "json", "toml", "csv", "markdown"},
    "archcli roll 3d6 --format j": {"json"},
    "archcli roll --format=t": {"--format=text", "--format=toml"},
    "archcli roll -1d6 --fo": {"--format", "--force"},
    "archcli roll -qn ": set(),
    "archcli roll --seed ": set(),
    "archcli roll --seed 5 --sam": {"--samples"},
    "archcli crit-table ": {"melee", "firearm", "bow", "unarmed", "soul"},
    "archcli crit-table --seed 5 ": {"melee", "firearm", "bow", "unarmed", "soul"},
    "archcli attack -m qu": {"quick"},
    "archcli attack -m quick --maneuver s": {"sneak", "shatter"},
    "archcli attack --property light --property pole": {"polearm"},
    "archcli attack --anatomy ": {"human-like", "inhuman", "unfamiliar", "golem", "plant"},
    "archcli roll -d ": {"2", "3", "4", "5", "6"},
    "archcli turn attack quick-": {"quick-attack"},
    "archcli spellchrome turn full-att": {"full-attack"},
    "archcli murk contest --power ": {"faith", "esoteria"},
    "archcli realms movement walk:5 dis": {"dismount", "dismount-huge"},
    "archcli realms attack --weight ": {"0", "1", "2", "light", "medium", "heavy"},
    "archcli soluna attack --cover m": {"minimal", "moderate", "maximum"},
    "archcli rulings sol": {"soluna"},
    "archcli schema crit": {"crit-table"},
    "archcli --show-completion ": {"bash", "zsh", "fish"},
    "archcli roll --house ": {"sheets", "bout"},
    "archcli roll --house sheets/a": {"aria.toml"},
}
ASKED = {
    "archcli roll -s ": {"aria", "goblin", "torn", "sheets", "bout"},
    "archcli attack ar": {"aria"},
    "archcli attack aria gob": {"goblin"},
    "archcli attack sheets/ar": {"aria.toml"},
    "archcli soluna initiative ": {"kira", "sheets", "bout"},
    "archcli attack aria --weapon ra": {"rapier"},
    "archcli attack Ada=aria --weapon ra": {"rapier"},
    "archcli attack aria goblin --target-weapon ": {"club"},
    "archcli attack torn --weapon ": set(),
    "archcli grapple aria goblin --pool melee": {"melee_weapons"},
    "archcli grapple aria goblin --against melee": set(),
    "archcli schema murk mir": {"miracle"},
    "archcli roll -s aria pre": {"precision"},
    "archcli roll -s aria precision/aw": {"precision/awareness"},
    "archcli roll --sheet=aria mel": {"melee_weapons"},
    "archcli attack --fight bout/x.toml g": {"grub-1", "grub-2", "goblin"},
    "archcli attack --fight bout/x.toml Old": {"Old-Man"},
    "archcli attack --fight=bout/x.toml grub-1 -w r": {"rapier"},
    "archcli attack --fight bout/x.toml grub-1 ada -w ": {"club"},
    "archcli attack --fight bout/x.toml grub-1 --target-weapon ": {"club"},
    "archcli soluna attack --fight bout/x.toml ": {"kira", "sheets", "bout"},
    "archcli fight order --file bout/x.toml grub-1 o": {"old-man"},
    "archcli fight effect --file bout/x.toml gr": {"grub", "grub-1", "grub-2"},
    "archcli fight act --file bout/x.toml --who a": {"ada"},
    "archcli fight act --file bout/x.toml draw-": {"draw-simple", "draw-awkward", "draw-backpack"},
    "archcli fight set --file bout/x.toml ": {"ada", "old-man", "grub", "grub-1", "grub-2"},
    "archcli fight set --file bout/x.toml grub hit": {"hit_points=", "hit_points_full="},
    "archcli fight set --file bout/x.toml grub weapons.club.a": {"weapons.club.ammunition_left="},
    "archcli fight set --file bout/x.toml grub stances=h": {"stances=hold-firm"},
    "archcli initiative Ann=4/3 aria Bob=3/1 --ambush party --order Ann,": {"Ann,Bob", "Ann,Aria"},
}


@pytest.fixture
def place(tmp_path: Path) -> Place:
    made = Place(tmp_path)
    (made.folder / "sheets").mkdir()
    for name, text in SHEETS.items():
        (made.folder / "sheets" / f"{name}.toml").write_text(text)
    (made.folder / "bout").mkdir()
    (made.folder / "bout" / "x.toml").write_text(FIGHT)
    return made


def last(word: str) -> str:
    """The word without the folders of a path: shells differ in whether they name them."""
    return word.rstrip("/").rpartition("/")[2] if word.endswith((".toml", "/")) else word


def options() -> dict[str, set[str]]:
    """The line that asks for the options of each command, and all that it has."""
    return {
        f"archcli {command.name} --": {
            name for option in command.options for name in option.spellings if name.startswith("--")
        }
        for command in walked().commands()
    }


OPTIONS = {"bash": slice(None), "zsh": slice(0, None, 2), "fish": slice(1, None, 2)}
"""Of which commands a shell is asked for the options: bash for all, the others, which take longer, for half."""


@pytest.mark.parametrize("shell", SHELLS)
def test_fixed_words_are_offered_without_starting_archcli(place: Place, shell: str) -> None:
    """And the options of commands."""
    wanted = STATIC | dict([*options().items()][OPTIONS[shell]])
    offered = words(shell, place, *wanted)
    assert {line: set(map(last, some)) for line, some in zip(wanted, offered, strict=True)} == wanted
    assert place.started() == []


def test_names_of_the_player_are_offered(place: Place) -> None:
    for shell in SHELLS:
        offered = words(shell, place, *ASKED)
        assert {line: set(map(last, some)) for line, some in zip(ASKED, offered, strict=True)} == ASKED, shell


@pytest.mark.parametrize("shell", [shell for shell in SHELLS if shell != "bash"])
def test_help_stands_beside_a_command_and_an_option(place: Place, shell: str) -> None:
    commands, options = SHELLS[shell](place, "archcli r", "archcli roll --o")
    assert root()["roll"].summary in "\n".join(commands)
    assert next(option.help for option in shared(walked()) if "--odds" in option.spellings) in "\n".join(options)


@pytest.mark.skipif("bash" not in SHELLS, reason="bash is not here")
def test_a_name_with_a_blank_is_quoted_in_bash(place: Place) -> None:
    assert words("bash", place, "archcli attack aria --weapon ") == [{"rapier", "long\\ bow"}]


@pytest.mark.parametrize(("kind", "rest", "wanted"), [
    ("sheet", [], set()), ("weapon", ["", "aria"], {"tomllib"}), ("member", ["", "murk"], set()),
])
def test_a_name_is_told_without_loading_the_program(
    place: Place, kind: str, rest: list[str], wanted: set[str]
) -> None:
    told = (
        "import sys; from archcli.cli.main import run; code = run(sys.argv[1:]);"
        "print(*({'typer', 'rich', 'tomllib', 'json'} & {*sys.modules}), code)"
    )
    *names, loaded = place.run(sys.executable, "-c", told, "__complete", kind, "archsoul", *rest)
    assert names
    assert set(loaded.split()) == wanted | {"0"}


def test_names_of_several_of_one_sheet(place: Place) -> None:
    """`NAME=SHEET` has the name that was typed, `SHEET*N` numbered ones, joined to an option or not."""
    told = place.run(
        sys.executable, "-m", "archcli", "__complete", "names", "archsoul", "", "aria", "goblin*2", "Sly=goblin",
        "--foe=Bo=goblin*2", "goblin*0",
    )
    assert told == ["Aria", "Grub 1", "Grub 2", "Sly", "Bo 1", "Bo 2"]

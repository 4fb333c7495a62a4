"""A list of what might be typed by whoever wants to see archcli break: what it ends with, and what it says."""

import pytest

from tests.running import archcli

BIG = "1" + "0" * 400
HOSTILE: list[tuple[str, int, list[str]]] = [
    # the line, the exit code, words of the error (or of the output, where the exit is 0)
    # nothing, and almost nothing
    ("''", 2, ['unknown command ""']),
    ("' '", 2, ["unknown command"]),
    ("-", 2, ["unknown command"]),
    ("--", 0, ["Usage"]),
    ("roll", 2, ["nothing to roll"]),
    ("roll ''", 2, ["nothing to roll"]),
    ("roll ' '", 2, ["nothing to roll"]),
    ("roll --", 2, ["nothing to roll"]),
    ("roll -- --", 2, []),
    ("rol 3d6", 2, ['did you mean "roll"?']),
    ("ROLL 3d6", 2, ['did you mean "roll"?']),
    ("murk atack", 2, ["unknown command"]),
    ("murk murk melee", 2, ['unknown command "murk"']),
    ("roll roll 3d6", 2, ["no sheet", "--sheet"]),
    # notation
    ("roll 3d", 2, ["3d", "^"]),
    ("roll d", 2, ["^"]),
    ("roll 0d6", 0, ["0"]),
    ("roll 1d0", 2, ["1d0", "^"]),
    ("roll -1d6 --dice 4", 0, ["4"]),
    ("roll -- -d6 --dice 4", 2, ["--dice"]),
    ("roll 1d-6", 2, ["^"]),
    ("roll '(-1)d6'", 2, ["^"]),
    ("roll 1d6/0", 2, ["0", "^"]),
    ("roll '1d6/(1d2-1)'", 2, ["^"]),
    ("roll 1d6%0", 2, ["^"]),
    ("roll 2d6^2", 2, ["U+005E"]),
    ("roll 2d6**2", 2, ["^"]),
    ("roll 1d1!", 2, ["^"]),
    ("roll '1d6!>=1'", 2, ["^"]),
    ("roll 1d6r\\<7", 2, ["^"]),
    ("roll 7d6u", 2, ["7", "^"]),
    ("roll 4d6d6", 2, ["^"]),
    ("roll 4d6kh999999999999", 0, ["4d6"]),
    ("roll 4d6kh-1", 0, ["4d6kh1"]),
    ("roll 3d6+3d6t4", 2, ["^"]),
    ("roll '2d6+3>=10'", 2, ["vs"]),
    ("roll '3d6; DROP TABLE dice'", 2, ["^"]),
    ("roll '__import__(\"os\")'", 2, []),
    ("roll '{2d6+3}kh2'", 2, ["^"]),
    ("roll '{}'", 2, ["^"]),
    ("roll '{{{{1d6}}}}'", 2, ["^"]),
    (f"roll '{'{' * 300}1d6{'}' * 300}'", 2, ["depth", "200"]),
    (f"roll '{'(' * 9990}'", 2, ["is no pool"]),
    (f"roll '1d6{'(' * 9990}'", 2, ["^"]),
    (f"roll '1d6+{'-' * 201}1d6'", 2, ["depth", "200"]),
    (f"roll '{'1d6+' * 3000}1'", 2, ["characters", "10000"]),
    (f"roll {BIG}d6", 2, ["dice", "(401 digits)"]),
    (f"roll 1d{BIG}", 2, ["sides", "(401 digits)"]),
    (f"roll 1d6+{'9' * 5000}", 2, ["value", "(5000 digits)"]),
    ("roll 999999999999999x 1d6", 2, ["repeat", "1000"]),
    ("roll 0x 1d6", 2, ["^"]),
    ("roll 1000x 1000d6", 2, ["dice", "1000000"]),
    ("roll 1.5d6", 2, ["^"]),
    ("roll 1e3d6", 2, ["^"]),
    ("roll ٣d٦", 2, ["U+0663"]),
    ("roll 3\u00a0d6", 2, ["U+00A0"]),
    ("roll 3d6\u202e", 2, ["U+202E"]),
    ("roll 3d6\udcff", 2, ["U+DCFF"]),
    ("roll '3d6[\u202efire]'", 0, ["\\u202efire"]),
    ("roll '3d6[]'", 2, ["^"]),
    ("roll '3d6[[red]]'", 2, ["^"]),
    ("roll '3d6 # \x1b[2J'", 0, ["\\x1b[2J"]),
    ("roll 3d6 -d 5", 2, ["-d, --difficulty", "dice notation"]),
    # pools
    ("roll 4//3", 2, ["a stat is missing"]),
    ("roll /", 2, ["a stat is missing"]),
    ("roll 4/3 -d 1", 2, ["2 to 6"]),
    ("roll 4/3 -d 7", 2, ["2 to 6"]),
    ("roll precision", 2, ["needs a sheet"]),
    ("roll precisoin -s examples/aria.toml", 2, ['did you mean "precision"?']),
    ("roll -5 -q --seed 1", 0, ["0"]),
    ("roll 1000000000000/1", 2, ["13 digits"]),
    # dice that are typed
    ("roll 3d6 --dice 1,2", 2, ["too few", "d6"]),
    ("roll 3d6 --dice 1,2,3,4", 2, ["too many", "left over are 4"]),
    ("roll 3d6 --dice 1,2,7", 2, ["face 3 is 7", "1 to 6"]),
    ("roll 3d6 --dice 1,2,0", 2, ["face 3 is 0"]),
    ("roll 1dF --dice 2", 2, ["-1, 0, 1"]),
    ("roll 3d6 --dice 1,2,three", 2, ["'three'"]),
    ("roll 3d6 --dice 1;2;3", 2, ["no face"]),
    ("roll 3d6 --dice ١,٢,٣", 2, ["no face"]),
    ("roll 3d6 -n 2 --dice 1,2,3,4,5", 2, ["too few"]),
    # options
    ("roll 3d6 -n 1.5", 2, ["1.5"]),
    ("roll 3d6 -n ''", 2, ["''"]),
    ("roll 3d6 --frmat json", 2, ["--frmat", "--format"]),
    ("roll 3d6 -x", 2, ["-x"]),
    ("roll 3d6 --house ''", 2, ["there is no such file"]),
    ("roll 3d6 --house /dev/zero", 2, ["limit file-bytes"]),
    ("roll 3d6 -s /dev/zero", 2, ["limit file-bytes"]),
    ("roll 3d6 -s /proc/self/mem", 2, ["cannot be read"]),
    ("roll 3d6 -s examples", 2, ["no such sheet"]),
    ("roll 3d6 -s ./examples", 2, ["is a folder"]),
    ("roll 3d6 -s ../../../../../../etc/passwd", 2, ["not TOML"]),
    ("roll 3d6 --seed 0x10", 2, ["--seed"]),
    # Archsoul
    ("initiative", 2, []),
    ("initiative A", 2, ["A.toml"]),
    ("initiative =3/2", 2, ["cannot be read"]),
    ("initiative A=1/1 A=1/1", 2, ["A"]),
    ("initiative A=1/1 --order B", 2, ["--order", "--ambush"]),
    ("initiative A=-1/-1 B=0/0 --seed 1", 0, ["no dice"]),
    ("attack", 2, ["--pool"]),
    ("attack --pool 4", 2, ["--defense"]),
    ("attack --pool 4 --defense 1", 2, ["damage"]),
    ("attack --pool 4 --defense 1 --damage-pool 3 -m flail", 2, ["unknown"]),
    ("attack examples/aria.toml examples/goblin.toml -w excalibur", 2, ["excalibur", "rapier"]),
    ("attack examples/aria.toml examples/goblin.toml a b c", 2, []),
    ("attack tests/cases/sheets/broken.toml examples/goblin.toml -w x", 2, ["broken.toml"]),
    ("fall-damage", 2, ["metres", "--seconds"]),
    ("fall-damage -5", 2, ["negative"]),
    ("fall-damage 1000000000m", 2, ["limit dice"]),
    ("fall-damage 12parsecs", 2, ["12parsecs"]),
    ("fall-damage nan", 2, ["nan"]),
    ("recover 1000000000", 2, ["limit dice"]),
    ("recover -1", 2, ["-1"]),
    ("area 1000000000 -q", 0, ["750000001500000001"]),
    ("area 0", 2, ["above 0"]),
    ("arc --facing x --at 1,0", 2, ["x"]),
    ("arc --facing n --at 1,1000000000", 2, ["is no space"]),
    ("improvised-weapon -5lb --athletics 3", 2, ["-5"]),
    ("improvised-weapon 999999999999lb --athletics 3 -q", 0, []),
    ("crit-table sword --damage-pool 2", 2, ["sword", "melee"]),
    ("jump --athletics -1000000 --conditioning 0", 0, ["0 m"]),
    ("turn", 2, ["at least one ACTION"]),
    ("turn dance", 2, ['unknown action "dance"']),
    ("turn attack:sword attack:sword attack:sword attack:sword --check", 3, []),
    ("grapple --action hug --pool 5 --against 4", 2, ["hug"]),
    ("trample --pool 4 --defense 1 --trample-pool 3 --odds -n 2", 2, ["--odds", "-n"]),
    # Spellchrome
    ("spellchrome attack --bonus x --ac 15", 2, ["'x'"]),
    ("spellchrome attack --bonus 5 --ac 15 --damage banana", 2, ["banana"]),
    ("spellchrome attack --bonus 5 --ac 15 --damage 1d6!", 0, []),
    ("spellchrome attack --bonus 5 --ac 15 --damage 6d6t4", 2, ["sum"]),
    ("spellchrome full-attack --level 0 --column best --ability 3 --ac 20", 2, ["--level"]),
    ("spellchrome initiative A=1:0", 2, ["A=1:0"]),
    ("spellchrome turn fly", 2, ["unknown"]),
    # The Murk
    ("murk roll --die 7", 2, ["7"]),
    (f"murk roll --die 8 --bonus {BIG}", 2, ["limit number"]),
    ("murk distance -1", 2, ["-1"]),
    ("murk recover --die 8 --ranks 0", 2, ["--ranks"]),
    ("murk cast --die 8 --dr 9 --magnitude -7", 2, ["--magnitude"]),
    ("murk injury examples/spellchrome/ann.toml --damage 8", 2, ['sheet of "spellchrome"', '"murk"']),
    # Soluna
    ("soluna check --skill 101 --challenge 9", 2, ["101"]),
    ("soluna fall-damage -1", 2, ["-1"]),
    ("soluna attack --strength 3 --weapon 2", 2, ["toughness"]),
    ("soluna ram", 2, []),
    # sheets, rulings, schema
    ("sheet new --game chess", 2, ["chess"]),
    ("sheet new --name ''", 2, ["--name is empty"]),
    ("sheet show", 2, ["Missing argument"]),
    ("sheet check ./README.md", 2, ["not TOML"]),
    ("sheet check README.md", 2, ["no such sheet", "./README.md.toml"]),
    ("sheet check nobody", 2, ["./nobody.toml", "sheets/nobody.toml"]),
    ("rulings chess", 2, ["chess"]),
    ("rulings --write examples/aria.toml", 2, ["is there already", "--force"]),
    ("rulings --force", 2, ["--force is for --write"]),
    ("schema no-such-command", 2, ["no-such-command"]),
]


@pytest.mark.parametrize(
    ("line", "code", "words"),
    HOSTILE,
    ids=[line[:40].encode("ascii", "backslashreplace").decode() for line, *_ in HOSTILE],
)
def test_hostile(line: str, code: int, words: list[str]) -> None:
    """A clean end: the code, an error that says what is wrong, and output only where something was resolved."""
    done = archcli(line)
    assert done.code == code, done
    said = done.err if code == 2 else done.out
    assert [word for word in words if word not in said] == [], said
    assert (done.out == "") is (code == 2)
    assert done.err.startswith("error: ") is (code == 2)
    assert "Traceback" not in done.err


def test_there_are_many() -> None:
    """At least eighty, over every game and every command that resolves something."""
    assert len({line for line, *_ in HOSTILE}) >= 80
    firsts = {line.split()[0] for line, *_ in HOSTILE}
    assert {
        "roll",
        "initiative",
        "attack",
        "grapple",
        "crit-table",
        "fall-damage",
        "improvised-weapon",
        "trample",
        "jump",
        "area",
        "arc",
        "recover",
        "turn",
    } <= firsts
    assert {"spellchrome", "murk", "soluna", "sheet", "rulings", "schema"} <= firsts

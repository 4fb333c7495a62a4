"""What each command looks like, plain and on a terminal of 80 and of 120 columns, to the letter; odds of 40 and 60 too.

Write the pictures anew after a change that was meant: python -m tests.test_golden
"""

import shlex
from collections.abc import Iterable

from tests.each import each
from tests.fights import fought
from tests.running import HERE, ROOT, archcli

GOLDEN = HERE / "golden"
ARIA, BROM, GOBLIN = "examples/aria.toml", "examples/brom.toml", "examples/goblin.toml"
LOOKS = {
    "roll-pool": "roll 4/3+1 -d 5 --dice 5,6,4,1,2,3,3",
    "roll-pool-critical": "roll 3 --against 1 --dice 1,2,3",
    "roll-keep": "roll 4d6kh3+2 --dice 6,1,4,3",
    "roll-explode": "roll 3d6e --dice 6,2,6,6,1,3",
    "roll-count": "roll 8d10t8f1 --dice 9,1,8,3,10,2,7,8",
    "roll-versus": "roll 1d20+5 vs 15 --dice 12",
    "roll-labels": "roll 2d6 as fire + 1d8 as cold note a bolt --dice 3,4,5",
    "roll-several": "roll 3x 4d6kh3 --dice 6,1,4,3,2,2,5,6,1,1,1,1",
    "roll-many-dice": "roll 60d6 --seed 1",
    "roll-explain": "roll 4d6kh3 --explain",
    "roll-odds": "roll 3d6 --odds",
    "roll-odds-tails": "roll 20d6 --odds",
    "roll-odds-bands": "roll 3d6 --odds --bands 7,10",
    "roll-odds-vs": "roll 3d6 --odds --vs 2d6+3",
    "roll-summary": "roll 3d6 -n 500 --seed 1 --summary",
    "roll-summary-gaps": "roll 1d2*9+1d8 -n 9 --seed 1 --summary",
    "initiative": "initiative Aria=4/3 Brom=3/2 --foe Goblins=3/1 --dice 6,5,4,2,1,3,3,4,1,1,2,2,4,4,4,1",
    "initiative-roll-off": "initiative A=1/1 --foe B=1/1 --dice 4,1,1,4,3,3,2,5",
    "initiative-ambush": "initiative A=1/1 B=4/4 --foe F=5/5 --ambush party --order B,F,A",
    "initiative-odds": "initiative Aria=4/3 Brom=3/2 --foe Goblins=3/1 --odds",
    "initiative-odds-four": "initiative Aria=4/3 Brom=3/2 Cleo=2/2 --foe Goblins=3/1 --odds",
    "attack-hit": f"attack {ARIA} {GOBLIN} -w rapier --dice 3,3,3,1,1,2,2,4,4,5,6,1,2,3",
    "attack-miss": f"attack {ARIA} {GOBLIN} -w bow --distance 40 --dice 4,4,4,5,1,2",
    "attack-critical": "attack --pool 3 --defense 0 --damage-pool 2 --crit --dice 1,2,3,5",
    "attack-reckless": "attack --pool 4 --defense 1 --damage-pool 3 -m reckless --dice 6,6,5,1,3,4,2",
    "attack-feint": (
        "attack --pool 3 --defense 1 --damage-pool 2 -m feint --feint-pool 3 --feint-resist 2 --dice 5,4,4,4,1"
    ),
    "attack-knockdown": "attack --pool 3 --defense 1 --damage-pool 3 -m knockdown --resist 2 --dice 4,4,1,4,4,1,3,2",
    "attack-shatter": "attack --pool 3 --damage-pool 4 -m shatter --resist 2 --hardness 2 --dice 4,4,1,4,1,4,4,5,1",
    "attack-reactive": (
        "attack --pool 3 --defense 1 --damage-pool 2 --reactive leaving-space --interrupt 3 --dice 4,4,1,4,4,3,3,1"
    ),
    "attack-area": (
        "attack --type ranged --pool 4 --damage-pool 3 --target Orc=1 --target Knight=1+1 --target Rat=1:strong"
        " --dice 4,4,3,2,5,5,1"
    ),
    "attack-several": (
        f"attack {BROM} {GOBLIN}*2 -w flail -m cleave --hit-points 6 --hit-points 1"
        " --dice 5,5,5,1,1,1,6,5,1,1,1,1,1,1,1"
    ),
    "attack-down": (
        f"attack {ARIA} {GOBLIN} -w rapier --hit-points 1 --modify '-1 mud' --dice 3,3,3,1,1,2,4,4,1,1,1,1,1"
    ),
    "attack-knockdown-odds": f"attack {BROM} {GOBLIN} -w lance -m knockdown --odds",
    "attack-tie": "attack --pool 4 --defense 2 --damage-pool 4 --dice 4,4,1,3",
    "attack-critical-six": "attack --pool 2 --defense 0 --damage-pool 3 -m reckless --crit --dice 1,5,6,3,3,1",
    "attack-shatter-sheets": (
        f"attack {ARIA} {GOBLIN} -w rapier -m shatter --target-weapon club --dice 4,1,1,1,1,1,1,4,4,4,1,1,4,4,4,1"
    ),
    "attack-scatter": "attack --type thrown --pool 2 --defense 1 --damage-pool 2 --dice 3,2,3",
    "attack-odds": "attack --pool 7 --defense 2 --damage-pool 9 --odds",
    "attack-odds-vs": 'attack --pool 7 --defense 2 --damage-pool 9 --odds --vs "-m reckless" --vs "-m quick"',
    "attack-odds-three": (
        f"attack {ARIA} {GOBLIN} -w rapier --odds --vs '-m reckless' --vs '-m quick' --vs '-m sneak'"
    ),
    "attack-odds-long-names": (
        "attack --pool 4 --defense 1 --damage-pool 3 --odds --vs '--difficulty 5 --modify \"-1 rain\"' --vs '-m quick'"
    ),
    "attack-scan": "attack --defense 1 --damage-pool 3 --odds --over pool=3..6",
    "attack-scan-matrix": "attack --damage-pool 3 --odds --over pool=3..6 --over defense=0..5",
    "grapple": "grapple --action takedown --pool 3 --against 3 --dice 4,1,2,5,3,3",
    "crit-table": "crit-table firearm --dice 5",
    "fall-damage": "fall-damage --seconds 1 --dice 4,6,1,3,3 --hit-points 10",
    "improvised-weapon": "improvised-weapon 200lb --athletics 5 --thrown",
    "trample": "trample --pool 4 --defense 1 --trample-pool 3 --dice 4,2,3,2,6,4,1",
    "trample-charge": f"trample {BROM} {GOBLIN} --charge --dice 4,4,5,1,1,4,6,2,4",
    "jump": "jump --athletics 4 --conditioning 5 --walked 1",
    "area-hex": "area 6",
    "area-square": "area 4 --map square",
    "arc-hex": "arc --facing n --at 1,0 --at 0,2",
    "arc-square": "arc --map square --facing ne --at=-1,2",
    "recover": "recover 4 --dice 1,2,6,1",
    "turn": "turn attack:sword quick-attack:dagger drop-item",
    "turn-refused": "turn quick-attack attack move",
    "spellchrome-initiative": "spellchrome initiative Ann=3:16 Bob=3:14 --dice 10,10",
    "spellchrome-attack": "spellchrome attack --bonus 5 --ac 15 --damage 1d8+2 --dice 10,6",
    "spellchrome-full-attack": "spellchrome full-attack --level 16 --column best --ability 3 --ac 20 --dice 1,6,11,15",
    "spellchrome-concentration": "spellchrome concentration --bonus 4 --dice 10",
    "spellchrome-turn": "spellchrome turn step attack move",
    "soluna-initiative": "soluna initiative Ann=5 Bob=5 Cid=7 --dice 2,6",
    "soluna-attack": "soluna attack --strength 3 --weapon 2 --toughness 2 --dice 6,1,1,6,3,4",
    "soluna-attack-sheets": (
        "soluna attack examples/soluna/orc.toml examples/soluna/kira.toml --modify '-1 mud' --dice 6,5,3,2,4,5,2"
    ),
    "soluna-check": "soluna check --skill 4 --challenge 20 --dice 6,6,5,4",
    "soluna-ram": "soluna ram Orc=3:6 --distance 20 --hardness 4 --dice 2,3,4,5,6",
    "soluna-turn": "soluna turn move take-item use-item --dexterity 5",
    "murk-roll": "murk roll --die 8 --bonus 1 --dr 10 --dice 3,3,7",
    "murk-initiative": "murk initiative Ann=8 Bob=6:11 --dice 4,4,5,1,2,3",
    "murk-melee": "murk melee --die 10 --foe-die 6 --damage 6 --dice 4,3,8,2,5,3",
    "murk-injury": "murk injury --die 6 --rank 1 --total 9 --dice 6,2,1,3",
    "murk-cast": "murk cast --die 8 --dr 9 --magnitude 7 --dice 2,4,3,5",
    "realms-initiative": "realms initiative Ann=2 Bob=1 --dice 5,6,3,17",
    "realms-perception": "realms perception --score 5 --scanning --condition mist --dice 7",
    "realms-movement": "realms movement dismount --species 40 --augment 10",
    "realms-competition": "realms competition --modifier 1 --against 2 --grab --owned --dice 9,3,8",
    "realms-attack": "realms attack --pool 2 --score 4 --modifier 1 --ac 14 --weight medium --dice 12,10",
    "realms-grapple": "realms grapple --modifier 2 --against 1 --size large --dice 4,7",
    "sheet-show": f"sheet show {ARIA}",
    "rulings": "rulings murk",
}
FOUGHT = {
    "archsoul": "fight.sh", "spellchrome": "spellchrome/fight.sh", "murk": "murk/moments.sh",
    "soluna": "soluna/fight.sh", "realms": "realms/fight.sh",
}
"""The example whose fight is looked at, of each game."""
LOOKS |= {f"{game}-fight": "fight show" for game in FOUGHT} | {f"{game}-fight-log": "fight log" for game in FOUGHT}
LOOKS |= {"archsoul-fight-public": "fight show --public"}
WAYS = {
    "plain": (80, "plain"), "40": (40, "text"), "60": (60, "text"), "80": (80, "text"), "120": (120, "text"),
}
USUAL = ("plain", "80", "120")


def ways(line: str) -> Iterable[str]:
    """How a command line is looked at."""
    return WAYS if "--odds" in line or "--summary" in line else USUAL


def look(name: str, way: str) -> str:
    """The screen of a command line."""
    width, form = WAYS[way]
    words = [*shlex.split(LOOKS[name]), "--format", form]
    script = FOUGHT.get(name.partition("-fight")[0]) if LOOKS[name].startswith("fight ") else None
    done = archcli(words, env={"COLUMNS": str(width)}, folder=ROOT if script is None else fought(script))
    assert done.code == 0, done.err
    return "".join(f"{text.rstrip()}\n" for text in done.out.splitlines())


def screens(name: str) -> str:
    """Every screen of a command line, one below the other."""
    return "\n".join(f"--- {way}: archcli {LOOKS[name]}\n{look(name, way)}" for way in ways(LOOKS[name]))


@each("name", LOOKS)
def test_look(name: str) -> None:
    """A command looks as it did when somebody last looked at it."""
    assert screens(name) == (GOLDEN / f"{name}.txt").read_text()


def test_lines_fit() -> None:
    """No line is longer than the terminal is wide, but for the plain form, which wraps nothing."""
    for path in sorted(GOLDEN.glob("*.txt")):
        width = 0
        for line in path.read_text().splitlines():
            if line.startswith("--- "):
                way = line.split(":", 1)[0].removeprefix("--- ")
                width = WAYS[way][0] if way != "plain" else 10_000
            else:
                assert len(line) <= width, (path.name, line)


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.txt"):
        old.unlink()
    for one in LOOKS:
        (GOLDEN / f"{one}.txt").write_text(screens(one))

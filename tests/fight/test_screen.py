"""What the board looks like, in a pipe, on a terminal of 80 and of 40 columns and for the players, to the letter.

Write the screens anew after a change that was meant: python -m tests.fight.test_screen
"""

from pathlib import Path

from archcli.cells import cells
from archcli.fight.screen import suggested
from archcli.names import typed
from archcli.output.formats import Screen
from archcli.output.plain import Plain
from archcli.output.svg import Svg
from archcli.output.text import Text
from tests.each import each
from tests.fight.tables import ARCHSOUL, BEFORE, FIGHTS, MURK, OVER, REALMS, SOLUNA, Tables, fight, shown, with_

SCREENS = Path(__file__).parent / "screens"
LAST = "Goblin 2 attacks Aria with club: HIT, damage 3"


def on(width: int, *, ascii_only: bool = False) -> Screen:
    return Screen(lambda: width, ascii_only=ascii_only)


def pictures(name: str) -> str:
    """A board in all its looks."""
    board, public = (shown(FIGHTS[name], last=LAST, public=public) for public in (False, True))
    looks = {
        "plain": Plain(on(80)).drawn(board.report()), "80": Text(on(80)).drawn(board.report()),
        "40": Text(on(40)).drawn(board.report()), "for the players": Text(on(80)).drawn(public.report()),
    }
    return "\n".join(f"--- {look}\n{text}" for look, text in looks.items())


@each("name", FIGHTS)
def test_screens(name: str) -> None:
    """Each look is as it was."""
    assert pictures(name) == (SCREENS / f"{name}.txt").read_text(encoding="utf-8")


@each("name", FIGHTS)
def test_nothing_is_cut(name: str) -> None:
    """From 40 columns on every word is there, and no line is too long or ends in blanks."""
    board = shown(FIGHTS[name], last=LAST).report()
    words = Text(on(400)).drawn(board).replace("░", "").replace("█", "").split()
    for width in range(40, 130, 5):
        lines = Text(on(width)).drawn(board).splitlines()
        assert max(map(cells, lines)) <= width
        assert lines == [line.rstrip() for line in lines]
        assert " ".join(lines).replace("░", "").replace("█", "").split() == words


def test_in_ascii() -> None:
    """Every sign has a stand-in."""
    text = Text(on(80, ascii_only=True)).drawn(shown(ARCHSOUL).report())
    assert text.isascii()
    assert "> Aria      ########.. 11/14      **o AP" in text


def test_as_a_picture() -> None:
    """The bars are drawn."""
    picture = Svg(on(80))
    picture.drawn(shown(ARCHSOUL).report())
    assert picture.end().count('class="bar"') == 4


SETTLED = with_(with_(MURK, "Vera", owed={}), "Thug", owed={}, open=[])
NEXT: list[tuple[Tables, str | None, list[str]]] = [
    (BEFORE, None, ["archcli fight start"]),
    (ARCHSOUL, None, ["archcli attack goblin-1 -w rapier", "archcli fight next"]),
    (ARCHSOUL, "a b.toml", [
        "archcli attack goblin-1 -w rapier --fight 'a b.toml'", "archcli fight next --file 'a b.toml'"]),
    ({**ARCHSOUL, "turn": "Brom"}, None, ["archcli fight next"]),
    (REALMS, None, ["archcli realms attack goblin -w gladius", "archcli fight next"]),
    (SOLUNA, None, ["archcli fight next"]),
    (MURK, None, ["archcli murk injury vera", "archcli fight next"]),
    (SETTLED, None, ["archcli fight next"]),
    ({**SETTLED, "phase": 1}, None, ["archcli murk melee vera -w saber", "archcli fight next"]),
    (with_(MURK, "Vera", owed={"strain": 5, "damage": 2}), None, [
        "archcli murk injury vera --track strain", "archcli fight next"]),
    (with_(SETTLED, "Vera", open=["breakdown due"]), None, ["archcli murk breakdown vera", "archcli fight next"]),
    (OVER, None, ["archcli fight log"]),
    ({**BEFORE, "round": 1, "turn": "Aria", "order": ["Aria"], "combatants": {"Aria": ARCHSOUL["combatants"]["Aria"]}},
     None, ["archcli fight next"]),
    ({"system": "archsoul", "round": 1, "combatants": {}}, None, ["archcli fight next"]),
    (with_(ARCHSOUL, "Aria", weapons={"rapier": {"dropped": True}}), None, [
        "archcli attack goblin-1", "archcli fight next"]),
]


@each(("tables", "naming", "commands"), NEXT)
def test_what_can_be_typed(tables: Tables, naming: str | None, commands: list[str]) -> None:
    """Commands that go on: an attack where the turn has one left."""
    assert suggested(fight(tables), naming) == commands


def test_the_usual_file_is_named_where_it_has_to_be() -> None:
    """Commands of the fight find it by themselves."""
    assert suggested(fight(ARCHSOUL), "fight.toml", "fight.toml") == [
        "archcli attack goblin-1 -w rapier --fight fight.toml", "archcli fight next"]


def test_advice() -> None:
    """What is to be typed one after another stands on lines of its own."""
    advice = ("export ARCHCLI_FIGHT=/tmp/fight.toml", "archcli fight start")
    text = Plain(on(80)).drawn(shown(BEFORE, advice=advice).report())
    assert text.endswith(f"  next  {advice[0]}\n        {advice[1]}\n")


TYPED = {"Goblin 1": "goblin-1", "Aria": "aria", "O'Hara": "'O'\"'\"'Hara'", "Ünal": "ünal", "a/b": "a/b", "-x": "-x"}


@each("name", TYPED)
def test_typed(name: str) -> None:
    """A name as the shell takes it."""
    assert typed(name) == TYPED[name]


def test_nobody_is_there() -> None:
    """A fight from which all were removed."""
    lines = Plain(on(80)).drawn(shown({"system": "archsoul", "step": 3, "round": 1, "combatants": {}}).report())
    assert lines == "round 1, nobody's turn  fight.toml, step 3\n  next  archcli fight next\n"


def test_phases() -> None:
    """Those of a phase who have not ended their turn may act, and have all of it where it has not begun."""
    tables = {**ARCHSOUL, "turn": "Brom", "ended": ["Brom"]}
    lines = Plain(on(80)).drawn(shown(tables).report()).splitlines()
    assert "●●○ AP" in lines[1]
    assert not any("may act" in line for line in lines)
    assert fight(tables).phase


if __name__ == "__main__":
    SCREENS.mkdir(exist_ok=True)
    for name in FIGHTS:
        (SCREENS / f"{name}.txt").write_text(pictures(name), encoding="utf-8")

"""The log: a line for each result, what of the record is shown, and how it looks for people, sheets and wikis."""

from typing import Any

import pytest

from archcli.fight.history import Entry
from archcli.fight.log import Log, chosen, log
from archcli.fight.moments import Kind
from archcli.fight.saying import said
from archcli.fight.state import Fight
from archcli.output.csv import Csv
from archcli.output.formats import Head, Screen
from archcli.output.markdown import Markdown
from archcli.output.plain import Plain
from archcli.output.readable import Readable
from archcli.output.text import Text
from archcli.report import Report, Result, line, verdict
from archcli.roles import NUMBER
from tests.fight.fights import fight
from tests.running import ROOT, archcli

ARIA, GOBLIN = "examples/aria.toml", "examples/goblin.toml"
SAID = {
    f"attack {ARIA} {GOBLIN} -w rapier --dice 3,3,3,1,1,2,2,4,4,5,6,1,2,3":
        "Aria attacks Goblin with rapier: HIT, damage 4",
    f"attack {ARIA} {GOBLIN} -w bow --distance 40 --dice 4,4,4,5,1,2": "Aria attacks Goblin with bow: MISS",
    "attack --pool 3 --defense 1 --damage-pool 3 -m knockdown --resist 2 --dice 4,4,1,4,4,1,3,2":
        "the attacker attacks the target: HIT, and knocked down",
    "attack --pool 3 --damage-pool 4 -m shatter --resist 2 --hardness 2 --dice 4,4,1,4,1,4,4,5,1":
        "the attacker attacks the target: SHATTER, the item loses 1",
    "attack --pool 3 --defense 1 --damage-pool 2 --reactive leaving-space --interrupt 3 --dice 4,4,1,4,4,3,3,1":
        "the attacker reacts against the target: HIT, damage 2; the action is prevented",
    f"attack examples/brom.toml {GOBLIN}*2 -w flail -m cleave --dice 5,5,5,1,1,1,6,5,1,1,1,1,1,1,1":
        "Brom attacks Goblin 1, Goblin 2 with flail: 2 HIT, damage 2",
    "grapple --action takedown --pool 3 --against 3 --dice 4,1,2,5,3,3":
        "the actor grapples the target: takedown, success: 1 to 1, a tie won",
    "trample --pool 4 --defense 1 --trample-pool 3 --dice 4,2,3,2,6,4,1": (
        "the rider tramples the opponent: the mount passes: 1 against 1, the blow must be more, by the ruling hit,"
        " damage 2"),
    "initiative A=1/1 --foe B=1/1 --dice 4,1,1,1": "initiative: A, B",
    "murk melee --die 10 --foe-die 6 --damage 6 --dice 4,3,8,2,5,3": "you fight foe 1 (melee): won by 5, damage 11",
    "murk injury --die 6 --rank 1 --total 9 --dice 6,2,1,3":
        "you: an injury roll against 9 damage, endured: 12 reaches 9",
    "murk initiative Ann=8 Bob=6:11 --dice 4,4,5,1,2,3": "initiative: Bob, Ann",
    "soluna attack examples/soluna/orc.toml examples/soluna/kira.toml --dice 6,5,3,2,4,5,2":
        "Orc attacks Kira with club: hit, 10 damage",
    "spellchrome attack --bonus 5 --ac 15 --damage 1d8+2 --dice 10,6": "the attacker attacks the target: hit, 8 damage",
    "realms attack --pool 2 --score 4 --modifier 1 --ac 14 --weight medium --dice 12,10":
        "the attacker attacks the target: hit: 4 damage",
    "roll 4d6kh3+2 --dice 6,1,4,3": "4d6kh3 + 2 = 15",
}


@pytest.mark.parametrize("words", SAID)
def test_said(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who did what, how it ended, and the damage, in one line."""
    monkeypatch.setattr(Readable, "result", lambda self, head, result: said(result))
    assert archcli(f"{words} --format plain", folder=ROOT).out == SAID[words]


class Fall(Result):
    """Somebody falls."""

    def quiet(self) -> str:
        return "2"

    def report(self) -> Report:
        return Report(line("", "a fall of 5 m").spans, (verdict("2 damage", False), line("", ("8", NUMBER), " left")))


def test_whom_it_befell() -> None:
    """A report that does not know whom it befell is told."""
    assert said(Fall()) == "a fall of 5 m: 2 damage"
    assert said(Fall(), who="Aria") == "Aria: a fall of 5 m, 2 damage"


def step(number: int, told: str, before: Fight, after: Fight, *, undone: bool = False) -> Entry:
    """A recorded step."""
    changes = [change.data() for change in before.changes_to(after)]
    return Entry({"result": {}, "fight": {
        "file": "fight.toml", "step": number, "changes": changes, "words": [], "read": {"fight": before.tables()},
        "said": told,
    }}, "step", undone)


def moved(kind: Kind, before: Fight, after: Fight, **more: Any) -> Entry:
    """A line that changes something and is no step."""
    changes = [change.data() for change in before.changes_to(after)]
    key = "edited" if kind == "edited" else "changes"
    return Entry({"before": before.tables(), key: changes, **more}, kind)


START = fight(foes="Goblin 1")
FIRST = fight(foes="Goblin 1", step=1, round=1, turn="Aria", order=["Aria", "Goblin 1"])
HURT = FIRST.with_("Goblin 1", hit_points=7).replace(step=2)
NEXT = HURT.replace(step=3, turn="Goblin 1")
AGAIN = NEXT.replace(step=4, turn="Aria", round=2)
RECORD: list[Entry] = [
    Entry({"new": ["Aria", "Goblin 1"], "fight": START.tables()}, "new"),
    step(1, "ambush: Aria, Goblin 1", START, FIRST),
    step(2, "Aria attacks Goblin 1 with rapier: MISS", FIRST, FIRST.replace(step=2), undone=True),
    moved("undo", FIRST.replace(step=2), FIRST, undo=1, steps=[2]),
    moved("edited", FIRST, FIRST.with_("Aria", prone=True)),
    step(2, "Aria attacks Goblin 1 with rapier: HIT, damage 3", FIRST, HURT),
    Entry({"note": "the bridge | burns", "round": 1}, "note"),
    step(3, "fight next", HURT, NEXT),
    step(4, "fight next", NEXT, AGAIN),
    moved("redo", AGAIN, AGAIN, redo=2, steps=[5, 6]),
]


def shown(**given: Any) -> Log:
    return log(chosen(RECORD, **given), file="fight.toml", everything=given.get("everything", False))


def drawn(log: Log, kind: Any) -> str:
    made = kind(Screen(lambda: 80))
    text: str = made.result(Head("0", "archsoul", "fight"), log)
    return text


def test_plain() -> None:
    """A line a step, the round where it changes."""
    assert drawn(shown(), Plain).splitlines() == [
        "log of fight.toml",
        "  round  step  what happened",
        "      1     1  ambush: Aria, Goblin 1",
        "            2  Aria attacks Goblin 1 with rapier: HIT, damage 3",
        "               the bridge | burns",
        "            3  fight next",
        "      2     4  fight next",
    ]


def test_everything() -> None:
    """Steps that were taken back are marked, and the lines that say so are there."""
    assert drawn(shown(everything=True), Plain).splitlines() == [
        "log of fight.toml",
        "  round  step  what happened",
        "      0        Aria against Goblin 1",
        "      1     1  ambush: Aria, Goblin 1",
        "            2  (Aria attacks Goblin 1 with rapier: MISS)         undone",
        "               step 2 taken back",
        "               by hand: Aria prone",
        "            2  Aria attacks Goblin 1 with rapier: HIT, damage 3",
        "               the bridge | burns",
        "            3  fight next",
        "      2     4  fight next",
        "               steps 5, 6 brought again",
    ]


def test_narrow() -> None:
    """Nothing is cut on a narrow screen."""
    text = Text(Screen(lambda: 40)).result(Head("0", "archsoul", "fight"), shown())
    assert max(map(len, text.splitlines())) <= 40
    assert "damage 3" in text


def test_chosen() -> None:
    """Of a round, and the last so many."""
    assert shown(round=2).quiet() == ["fight next"]
    assert shown(last=2).quiet() == ["fight next", "fight next"]
    assert shown(round=1, last=1).quiet() == ["fight next"]
    assert shown(last=0).quiet() == []
    assert [entry.step for entry in shown(round=2, everything=True).lines] == [4, None]


def test_csv() -> None:
    """A row a step, with what it changed."""
    assert drawn(shown(), Csv).splitlines() == [
        "step,round,turn,what,changes",
        '1,1,,"ambush: Aria, Goblin 1",',
        '2,1,Aria,"Aria attacks Goblin 1 with rapier: HIT, damage 3",Goblin 1 10 → 7',
        ",1,,the bridge | burns,",
        "3,1,Aria,fight next,",
        "4,2,Goblin 1,fight next,",
    ]
    assert drawn(shown(everything=True), Csv).splitlines()[0] == "step,round,turn,what,changes,undone"


def test_markdown() -> None:
    """A table for a wiki."""
    assert drawn(shown(last=5), Markdown).splitlines()[:5] == [
        "| step | round | turn | what | changes |",
        "| --- | --- | --- | --- | --- |",
        "| 1 | 1 |  | ambush: Aria, Goblin 1 |  |",
        "| 2 | 1 | Aria | Aria attacks Goblin 1 with rapier: HIT, damage 3 | Goblin 1 10 → 7 |",
        "|  | 1 |  | the bridge \\| burns |  |",
    ]


def test_nothing() -> None:
    """A fight in which nothing happened yet."""
    assert drawn(log([], file="fight.toml"), Plain) == "log of fight.toml\n  nothing happened yet\n"


def test_a_line_that_cannot_be_understood() -> None:
    """What a hand has broken in a record is told as far as it goes."""
    broken = [Entry({"fight": {"read": {}, "said": "Aria attacks"}}, "step"), Entry({"undo": 1}, "undo")]
    assert log(broken, file="fight.toml").quiet() == ["Aria attacks", "steps taken back"]

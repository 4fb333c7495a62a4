"""What the rule text says, worked out by hand from its sentences alone."""

from typing import Any

from tests.each import each
from tests.rules.tables import run

WORKED_OUT: dict[str, dict[str, Any]] = {
    # a total equal to the Armor Class is a hit; one short is none
    "attack --pool 1 --score 4 --ac 13 --weight medium --dice 9": {"hit": True, "damage": 3},
    "attack --ranged --pool 1 --score 4 --ac 14 --dice 9": {"hit": False, "damage": 0},
    # weight once for each strike that hits, Strength once for each target
    "attack --strike 1:heavy --strike 1:medium --score 4 --ac 12 --dice 8,8": {"hits": 2, "damage": 6},
    "attack --strike 1:heavy --strike 1:medium --score 4 --ac 12 --dice 7,8": {"hits": 1, "damage": 3},
    "attack --strike 1:medium --strike 1:light --strike 1:light --score 4 --ac 12 --dice 8,9,10": {"damage": 5},
    # every strike meets the resistance by itself
    "attack --strike 2:medium --strike 1:light --score 4 --ac 12 --resistance 1 --dice 8,8,8": {"damage": 3},
    # the size of a target counts from afar alone, and small ones never do
    "attack --pool 1 --score 4 --size large --target-size colossal --ac 14 --weight light --dice 8": {"hit": False},
    "attack --ranged --pool 1 --score 4 --size large --target-size huge --ac 15 --dice 8": {"hit": True, "damage": 2},
    "attack --ranged --pool 1 --score 3 --size small --target-size tiny --ac 12 --dice 8": {"hit": False},
    # ties are rolled off until all differ
    "initiative Ann=2+1-1 Bob=0 Cid=3 --dice 6,8,2,4,4,7,9": {"order": ["Bob", "Ann", "Cid"]},
    "initiative Ann=0 Bob=1 Cid=2 --dice 5,4,3,8,12,8,3,9": {"order": ["Bob", "Cid", "Ann"]},
    # woken by noise at 17, and surprised all the same
    "surprise --score 3 --asleep --stimulus --dice 14,10": {"surprised": True, "awake": True, "acts": False},
    # the mounted dwarf with a quick step, in shackles, then touched by the ghoul; the human with a load
    "movement dismount walk:5 --species 40 --augment 10 --percent 50": {"total": 25, "remaining": 0, "legal": True},
    "movement --species 50 --encumbered 40 --percent 50 --flat 25": {"total": 0, "paralyzed": True},
    "movement --species 50 --flat 25 --percent 50": {"total": 0, "paralyzed": True},
    # the grab is the action and costs ten feet; whoever has acted takes nothing up
    "movement walk:20 pick-up walk:20 --species 50": {"legal": True, "spent": 50, "actions": 1},
    "movement pick-up act --species 50": {"legal": False, "actions": 1},
    "movement act pick-up --species 50": {"legal": False, "spent": 0},
    # the owner of the space keeps the better die; a nhoblit does too; a tie leaves the potion on the floor
    "competition --modifier 2 --against 0 --grab --owned --defender-idle --dice 7,2,9": {
        "tied": True, "holder": "nobody"},
    "competition --modifier 1 --against 1 --grab --owned --nimble --dice 3,8,6,2": {"won": True, "holder": "attacker"},
    "competition --modifier 1 --against 1 --grab --owned --dice 3,8,6": {"lost": True, "holder": "defender"},
    "competition --modifier 1 --against 0 --nimble --dice 3,8,9": {"tied": True, "won": False},
}


@each("line", WORKED_OUT)
def test_the_text_worked_out_by_hand(line: str) -> None:
    """The command says what the sentence says."""
    result, wanted = run("realms", line, "--json").result, WORKED_OUT[line]
    assert {key: result[key] for key in wanted} == wanted

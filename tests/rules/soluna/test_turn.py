"""Plans of one Soluna turn: what each comes to, and what each refusal says."""

from typing import Any

from archcli.rules.soluna.acts import ACTS
from tests.each import each
from tests.running import HERE, archcli

FREE = {
    "legal": True, "problems": [], "range": 0, "squares": 0, "delayed": None, "forfeited": None, "forfeits": None,
    "left": {"move": 1, "halves": 2}, "rolls": [], "modifiers": [],
}


def did(*actions: tuple[str, str, str | None]) -> list[dict[str, Any]]:
    return [{"action": action, "kind": kind, "cost": cost} for action, kind, cost in actions]


def left(move: int, halves: int) -> dict[str, Any]:
    return {"left": {"move": move, "halves": halves}}


PLANS: dict[str, dict[str, Any]] = {
    "move:4 attack --dexterity 4": FREE | left(0, 0) | {
        "actions": did(("move:4", "move", "move"), ("attack", "main", "main")), "range": 4, "squares": 4},
    "extend move extend --dexterity 5": FREE | left(0, 0) | {
        "actions": did(("extend", "move-equivalent", "half-main"), ("move", "move", "move"),
                       ("extend", "move-equivalent", "half-main")), "range": 20, "squares": 20},
    "use-item use-item use-item": FREE | left(0, 0) | {
        "actions": did(("use-item", "move-equivalent", "move"), ("use-item", "move-equivalent", "half-main"),
                       ("use-item", "move-equivalent", "half-main"))},
    "reload reload --reload free": FREE | {"actions": did(("reload", "free", "free"), ("reload", "free", "free"))},
    "board attack --board move-equivalent": FREE | left(0, 0) | {
        "actions": did(("board", "move-equivalent", "move"), ("attack", "main", "main"))},
    "reload delay:attack --reload free --unloaded --trigger met": FREE | left(1, 0) | {
        "actions": did(("reload", "free", "free"), ("delay:attack", "main", "main")), "delayed": "attack",
        "forfeited": False},
    "delay:vehicle-attack": FREE | left(1, 0) | {
        "actions": did(("delay:vehicle-attack", "main", "main")), "delayed": "vehicle-attack"},
    "delay:reload use-item --trigger unmet": FREE | left(0, 0) | {
        "actions": did(("delay:reload", "main", "main"), ("use-item", "move-equivalent", "move")),
        "delayed": "reload", "forfeited": True, "forfeits": "turn"},
    "delay:board --trigger met": FREE | left(1, 0) | {
        "actions": did(("delay:board", "main", "main")), "delayed": "board", "forfeited": False},
    "attack --trigger unmet": FREE | left(1, 0) | {"actions": did(("attack", "main", "main"))},
    "vehicle-attack --unloaded": FREE | left(1, 0) | {"actions": did(("vehicle-attack", "main", "main"))},
    "use-item speak --lost main": FREE | left(0, 0) | {
        "actions": did(("use-item", "move-equivalent", "move"), ("speak", "free", "free"))},
    "take-item --lost move": FREE | left(0, 1) | {"actions": did(("take-item", "move-equivalent", "half-main"))},
    "move technical-check --sheet sheets/soluna-crawler.toml": FREE | left(0, 2) | {
        "actions": did(("move", "move", "move"), ("technical-check", "free", "free")), "range": 6, "squares": 6},
    "move:2 --sheet sheets/soluna-kira.toml --dexterity 2": FREE | left(0, 2) | {
        "actions": did(("move:2", "move", "move")), "range": 2, "squares": 2},
}


def run(line: str) -> Any:
    return archcli(f"soluna turn {line} --json", folder=HERE / "cases").result


@each("line", PLANS)
def test_plan(line: str) -> None:
    """A plan that fits comes to this, to the last key."""
    assert run(line) == PLANS[line]


MAIN = "takes a whole main act, and of that is spent already"
PROBLEMS: dict[str, list[tuple[int, str, str]]] = {
    # What waits has not loaded anything yet.
    "delay:reload attack --unloaded": [(2, "unloaded", "attack fires an empty gun, and no reload comes before it")],
    "attack delay:attack --unloaded": [
        (1, "unloaded", "attack fires an empty gun, and no reload comes before it"),
        (2, "unloaded", "delay:attack fires an empty gun, and no reload comes before it")],
    "delay:reload --reload move-equivalent": [(1, "not-main", "only a main act can be delayed, and reload is none")],
    "delay:board --board move-equivalent": [(1, "not-main", "only a main act can be delayed, and board is none")],
    "delay:move:3": [(1, "not-main", "only a main act can be delayed, and move is none")],
    "delay:delay": [(1, "not-main", "only a main act can be delayed, and delay is none")],
    "delay:use-item --lost main": [(1, "not-main", "only a main act can be delayed, and use-item is none")],
    "delay:reload --lost main": [(1, "lost", "delay:reload is not possible: its act is lost to circumstances")],
    "move cast --lost move --lost main --dexterity 3": [
        (1, "lost", "move is not possible: its act is lost to circumstances"),
        (2, "lost", "cast is not possible: its act is lost to circumstances")],
    "extend": [(1, "no-move", "extend lengthens a move, and there is none")],
    "extend move --lost move --dexterity 3": [
        (1, "no-move", "extend lengthens a move, and there is none"),
        (2, "lost", "move is not possible: its act is lost to circumstances")],
    "extend extend extend move --dexterity 1": [
        (3, "extended-twice", "extend is the third, and a move is extended twice at most")],
    "move:1 move:9 --dexterity 3": [(2, "second-move", "move:9 is the second move, and a turn has one move act")],
    "move:7 extend --dexterity 3": [(1, "too-far", "move:7 is too far: this move covers 6 squares")],
    "take-item move attack --dexterity 3": [(3, "no-main", f"attack {MAIN}: take-item")],
    "attack reload": [(2, "no-main", f"reload {MAIN}: attack")],
    "attack use-item use-item": [
        (3, "no-half", "use-item takes the move act or half the main act, and neither is left (spent: attack)")],
    # What was refused was not done: the move act is still there for a shorter move.
    "move:9 move:2 --dexterity 3": [(1, "too-far", "move:9 is too far: this move covers 3 squares")],
    "attack extend move:6 --dexterity 3": [
        (2, "no-half", "extend takes the move act or half the main act, and neither is left (spent: attack)"),
        (3, "too-far", "move:6 is too far: this move covers 3 squares")],
    "use-item --lost move --lost main": [
        (1, "no-half", "use-item takes the move act or half the main act, and neither is left (spent: nothing)")],
}


@each("line", PROBLEMS)
def test_problem(line: str) -> None:
    """A plan that does not fit says where, why, and what the rest was spent on."""
    result = run(line)
    found = [(one["at"], one["code"], one["message"]) for one in result["problems"]]
    refused = [at for at, one in enumerate(result["actions"], 1) if one["cost"] is None]
    assert (result["legal"], found, refused) == (False, PROBLEMS[line], [at for at, *_ in PROBLEMS[line]])


PAID = {"move": "move", "main": "main", "move-equivalent": "move", "free": "free"}


@each("name", ACTS)
def test_every_act_alone(name: str) -> None:
    """Each act alone costs what its kind costs; an extension alone lengthens nothing."""
    written = "delay:cast" if name == "delay" else name
    cost = None if name == "extend" else PAID[ACTS[name]]
    assert run(f"{written} --dexterity 3")["actions"] == did((written, ACTS[name], cost))

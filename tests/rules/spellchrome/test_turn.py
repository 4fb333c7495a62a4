"""Plans of one Spellchrome turn: what each comes to, and what each refusal says."""

from pathlib import Path
from typing import Any

from archcli.rules.spellchrome.actions import ACTIONS
from tests.each import each
from tests.running import HERE, archcli

FREE = {
    "legal": True, "problems": [], "feet": 0, "step": False, "prone": False, "ac_bonus": 0, "attack_modifier": 0,
    "opportunity_attacks": True, "provokes": [], "checks": [], "left": {"move": 1, "standard": 1}, "rolls": [],
    "modifiers": [],
}


def did(*actions: tuple[str, str, str | None]) -> list[dict[str, Any]]:
    return [{"action": action, "kind": kind, "cost": cost} for action, kind, cost in actions]


NOTHING_LEFT = {"move": 0, "standard": 0}
PLANS: dict[str, tuple[str, dict[str, Any]]] = {
    "move:10 swim": (
        "", FREE | {"actions": did(("move:10", "move", "move"), ("swim", "move", "standard")), "feet": 20,
                    "left": NOTHING_LEFT},
    ),
    "ride ride:90": (
        "", FREE | {"actions": did(("ride", "move", "move"), ("ride:90", "move", "standard")), "feet": 130,
                    "left": NOTHING_LEFT},
    ),
    "draw-stowed step attack": (
        "", FREE | {"actions": did(("draw-stowed", "move", "move"), ("step", "free", "free"),
                                   ("attack", "standard", "standard")),
                    "feet": 5, "step": True, "left": NOTHING_LEFT},
    ),
    "step draw-stowed": (
        'stowed = "full-round"',
        FREE | {"actions": did(("step", "free", "free"), ("draw-stowed", "full-round", "full-round")),
                "feet": 5, "step": True, "left": NOTHING_LEFT},
    ),
    "--quick-draw draw sheathe holster draw-hidden draw-stowed": (
        "", FREE | {"actions": did(("draw", "free", "free"), ("sheathe", "free", "free"), ("holster", "free", "free"),
                                   ("draw-hidden", "standard", "standard"), ("draw-stowed", "move", "move")),
                    "left": NOTHING_LEFT},
    ),
    "--prone crawl stand": (
        "", FREE | {"actions": did(("crawl", "move", "move"), ("stand", "move", "standard")), "feet": 5,
                    "provokes": [{"at": 1, "action": "crawl", "from": "foes in reach"}], "left": NOTHING_LEFT},
    ),
    "--prone crawl": (
        "crawl_provokes = false",
        FREE | {"actions": did(("crawl", "move", "move")), "feet": 5, "prone": True,
                "left": {"move": 0, "standard": 1}},
    ),
    # Dropping prone leaves a character knocked down: only standing ends that.
    "--knocked-down drop-prone stand drop-prone": (
        "", FREE | {"actions": did(("drop-prone", "free", "free"), ("stand", "full-round", "full-round"),
                                   ("drop-prone", "free", "free")),
                    "prone": True, "left": NOTHING_LEFT},
    ),
    "defensive-full-attack cleave": (
        "", FREE | {"actions": did(("defensive-full-attack", "full-round", "full-round"), ("cleave", "free", "free")),
                    "ac_bonus": 2, "attack_modifier": -4, "left": NOTHING_LEFT},
    ),
    "defensive-dual-full-attack step": (
        "", FREE | {"actions": did(("defensive-dual-full-attack", "full-round", "full-round"),
                                   ("step", "free", "free")),
                    "feet": 5, "step": True, "ac_bonus": 2, "attack_modifier": -4, "left": NOTHING_LEFT},
    ),
    "defensive-ranged-attack cleave shield": (
        "", FREE | {"actions": did(("defensive-ranged-attack", "standard", "standard"), ("cleave", "free", "free"),
                                   ("shield", "move", "move")),
                    "ac_bonus": 2, "attack_modifier": -4, "left": NOTHING_LEFT},
    ),
    "defensive-unarmed-full-attack": (
        "", FREE | {"actions": did(("defensive-unarmed-full-attack", "full-round", "full-round")),
                    "provokes": [{"at": 1, "action": "defensive-unarmed-full-attack", "from": "target"}],
                    "ac_bonus": 2, "attack_modifier": -4, "left": NOTHING_LEFT},
    ),
    **{
        f"{freeing} cast:gesture --hands-full": (
            "", FREE | {"actions": did((freeing, "move", "move"), ("cast:gesture", "standard", "standard")),
                        "left": NOTHING_LEFT},
        ) for freeing in ("sheathe", "holster", "put-away", "shield")
    },
    "--prone step crawl": (
        "prone_step = true\ncrawl_provokes = false",
        FREE | {"legal": False, "prone": True, "feet": 5, "step": True,
                "actions": did(("step", "free", "free"), ("crawl", "move", None)),
                "problems": [{
                    "at": 2, "action": "crawl", "code": "move-after-step",
                    "message": "crawl moves a distance, and after a 5-foot step no other distance is possible",
                }]},
    ),
    "--quick-draw draw-hidden draw-stowed attack": (
        "quick_draw_hidden = true",
        FREE | {"actions": did(("draw-hidden", "free", "free"), ("draw-stowed", "move", "move"),
                               ("attack", "standard", "standard")),
                "left": NOTHING_LEFT},
    ),
    "draw-hidden": (
        "quick_draw_hidden = true",
        FREE | {"actions": did(("draw-hidden", "standard", "standard")), "left": {"move": 1, "standard": 0}},
    ),
    "total-defense move": (
        "", FREE | {"actions": did(("total-defense", "standard", "standard"), ("move", "move", "move")), "feet": 30,
                    "ac_bonus": 4, "opportunity_attacks": False, "left": NOTHING_LEFT},
    ),
    "--in-melee cast-defensively:gesture empower:2": (
        "", FREE | {"actions": did(("cast-defensively:gesture", "standard", "standard"), ("empower:2", "move", "move")),
                    "checks": [{"at": 1, "action": "cast-defensively:gesture", "check": "concentration", "dc": 15}],
                    "left": NOTHING_LEFT},
    ),
    "--in-melee dismiss combat-focus": (
        "", FREE | {"actions": did(("dismiss", "standard", "standard"), ("combat-focus", "null", "null")),
                    "left": {"move": 1, "standard": 0}},
    ),
    "unarmed-attack --target-unarmed": (
        "", FREE | {"actions": did(("unarmed-attack", "standard", "standard")), "left": {"move": 1, "standard": 0}},
    ),
    "unarmed-attack --natural-weapons": (
        "", FREE | {"actions": did(("unarmed-attack", "standard", "standard")), "left": {"move": 1, "standard": 0}},
    ),
    "--sheet sheets/spellchrome-ann.toml draw move climb": (
        "", FREE | {"actions": did(("draw", "free", "free"), ("move", "move", "move"), ("climb", "move", "standard")),
                    "feet": 53, "left": NOTHING_LEFT},
    ),
}


def run(line: str, house: str, folder: Path) -> Any:
    words = f"spellchrome turn {line} --json"
    if house:
        (folder / "house.toml").write_text(f"[spellchrome]\n{house}\n")
        words += f" --house {folder / 'house.toml'}"
    return archcli(words, folder=HERE / "cases").result


@each("line", PLANS)
def test_plan(line: str, tmp_path: Path) -> None:
    """A plan that fits comes to this, to the last key."""
    house, expected = PLANS[line]
    assert run(line, house, tmp_path) == expected


SPENT = "the standard action went to attack"
PROBLEMS: dict[str, list[tuple[int, str, str]]] = {
    "cast:both --gagged --bound": [(1, "gagged", "cast:both needs words, and the character is gagged")],
    "cast:gesture --bound --grappling": [
        (1, "hands", "cast:gesture needs a gesture, and the character is bound and grappling")],
    "cast-defensively:both --hands-full": [
        (1, "hands", "cast-defensively:both needs a gesture, and the character is holding something in both hands")],
    "cast:gesture sheathe cast:both drop-item --hands-full": [
        (1, "hands", "cast:gesture needs a gesture, and the character is holding something in both hands")],
    # A hand that is freed does not untie: what else hinders is said alone.
    "drop-item cast:gesture --hands-full --bound": [
        (2, "hands", "cast:gesture needs a gesture, and the character is bound")],
    # What is not carried out frees nothing.
    "attack draw sheathe cast:gesture --hands-full": [
        (3, "no-move", "sheathe takes a move action or the standard action in its place, but the standard action went"
                       " to attack and the move action went to draw"),
        (4, "hands", "cast:gesture needs a gesture, and the character is holding something in both hands")],
    "move step ride --prone": [
        (at, "prone", f"{name} moves a distance, and a prone character can only crawl: stand up first")
        for at, name in ((1, "move"), (2, "step"), (3, "ride"))],
    "stand": [(1, "not-prone", "stand has nothing to do: the character is not prone")],
    "move cleave": [(2, "no-attack", "cleave follows an attack, and none was made earlier in the turn")],
    "unempower:3": [
        (1, "too-many-devices", "unempower:3 is more than a move action does: 1 device, or 2 that are in hand")],
    "move:31": [(1, "too-far", "move:31 is too far: one move action goes 30 feet in this way")],
    "climb:11 swim:10": [(1, "too-far", "climb:11 is too far: one move action goes 10 feet in this way")],
    "step step": [(2, "second-step", "step is the second 5-foot step, and a turn has one")],
    "crawl step": [(2, "step-after-move", "step needs a turn without any other distance, and some was moved before")],
    "step crawl": [
        (2, "move-after-step", "crawl moves a distance, and after a 5-foot step no other distance is possible")],
    "attack full-attack": [
        (2, "no-full-round", f"full-attack takes the move action and the standard action, but {SPENT}")],
    "attack cast": [(2, "no-standard", f"cast takes the standard action, but {SPENT}")],
    "attack draw pick-up": [
        (3, "no-move", f"pick-up takes a move action or the standard action in its place, but {SPENT} and the move"
                       " action went to draw")],
    # Of several reasons the first of the list counts.
    "step move:99": [(2, "too-far", "move:99 is too far: one move action goes 30 feet in this way")],
    "attack cast:verbal --gagged": [(2, "gagged", "cast:verbal needs words, and the character is gagged")],
    "move step step": [
        (at, "step-after-move", "step needs a turn without any other distance, and some was moved before")
        for at in (2, 3)],
    # What was refused was not done: no attack was made, and no step stands in the way.
    "total-defense attack cleave": [
        (2, "no-standard", "attack takes the standard action, but the standard action went to total-defense"),
        (3, "no-attack", "cleave follows an attack, and none was made earlier in the turn")],
    "step --prone stand move": [
        (1, "prone", "step moves a distance, and a prone character can only crawl: stand up first")],
}


@each("line", PROBLEMS)
def test_problem(line: str, tmp_path: Path) -> None:
    """A plan that does not fit says where, why, and what paid for the rest."""
    result = run(line, "", tmp_path)
    found = [(one["at"], one["code"], one["message"]) for one in result["problems"]]
    refused = [at for at, one in enumerate(result["actions"], 1) if one["cost"] is None]
    assert (result["legal"], found, refused) == (False, PROBLEMS[line], [at for at, *_ in PROBLEMS[line]])


@each("name", ACTIONS)
def test_every_action_alone(name: str, tmp_path: Path) -> None:
    """Each action alone costs what its kind costs; only standing up and Cleave ask for more."""
    result = run(name, "", tmp_path)
    kind = ACTIONS[name]
    cost = None if name in ("stand", "cleave") else kind
    assert result["actions"] == did((name, kind, cost))
    spent = {"move": kind in ("move", "full-round"), "standard": kind in ("standard", "full-round")}
    assert result["left"] == {one: int(cost is None or not spent[one]) for one in spent}

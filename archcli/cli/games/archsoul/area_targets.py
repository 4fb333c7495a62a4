"""Targets of an area attack, as they are typed."""

from archcli.errors import UsageError, no_such, unreadable
from archcli.numbers import whole
from archcli.rules.archsoul.attack.swing import AreaTarget
from archcli.rules.archsoul.pool_text import parse_pool
from archcli.rules.archsoul.sheet import Kind

MARKS = ("strong", "weak", "back")
POINTS = "hp"
FORM, SOUL_FORM = "NAME=DEFENSE[+SHIELD][:strong][:weak][:back][:hpN]", "NAME=RESIST-POOL[:hpN]"


def area_target(text: str, kind: Kind) -> AreaTarget:
    """NAME=DEFENSE[+SHIELD][:strong][:weak][:back][:hpN]; in a soul attack NAME=RESIST-POOL[:hpN] (A-41, A-123).

    Raises UsageError for what is written otherwise.
    """
    name, sign, rest = text.partition("=")
    number, *words = rest.split(":")
    form = SOUL_FORM if kind == "soul" else FORM
    if not name or not sign or not number:
        raise unreadable(text, form, "--target")
    counted = [word for word in words if word.startswith(POINTS) and whole(word[len(POINTS):], sign=False) is not None]
    marks = [word for word in words if word not in counted]
    if len(counted) > 1:
        raise UsageError(f"--target {text!r}: the hit points stand once, and {len(counted)} times here")
    hit_points = whole(counted[0][len(POINTS):], sign=False) if counted else None
    if kind == "soul":
        if marks:
            raise UsageError(f"--target {text!r}: armor and arcs do not matter in a soul attack: write {form}")
        return AreaTarget(
            name=name, hit_points=hit_points, resist=parse_pool(number, None, option=f"--target {name}"),
        )
    for word in marks:
        if word not in MARKS:
            raise no_such("mark", word, (*MARKS, "hpN"), before=f"--target {text!r}: ")
    first, plus, second = number.partition("+")
    defense, shield = whole(first, sign=False), whole(second, sign=False) if plus else 0
    if defense is None or shield is None:
        raise unreadable(text, form, "--target")
    return AreaTarget(
        name=name, hit_points=hit_points, defense=defense, shield=shield, strong="strong" in marks,
        weak="weak" in marks, back="back" in marks,
    )

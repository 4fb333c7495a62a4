"""Sheets of The Murk: those that a line names, and what they bring where nothing was typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, NamedTuple, TypeVar

from archcli.cli.sheets import each, one
from archcli.cli.typed import Typed
from archcli.given import ACTOR, BOTH, SHEET, Word
from archcli.numbers import whole
from archcli.rules.murk.effort import Effort, refuse_die
from archcli.rules.murk.foes import Foe, Foes, foe_of, for_each, refuse_track
from archcli.rules.murk.in_hand import in_hand
from archcli.rules.murk.sheet import Sheet
from archcli.rules.murk.weapon import CloseArms, RangedArms, Weapon

R = TypeVar("R")
Own = Annotated[str | None, Word("[SHEET]", takes=SHEET, whose=ACTOR, help="Your sheet: a path, or a bare name.")]
OwnAndFoes = Annotated[tuple[str, ...], Word(
    "[SHEET [FOE ...]]", takes=SHEET, whose=BOTH,
    help="Your sheet, then those of your foes: SHEET[:TRACK], NAME=SHEET, SHEET*N.")]
APART = (
    ("--damage", "--weapon", "each says what a hit adds"),
    ("--foe-damage", "--foe-weapon", "each says what a hit adds"),
)


def load(word: str) -> Sheet:
    """The sheet that a word names."""
    return one(Sheet.of, word)


def own(word: str | None) -> Sheet | None:
    """The sheet of one who may have none."""
    return None if word is None else load(word)


def split_number(word: str) -> tuple[str, int | None]:
    """A word apart from the whole number behind its last colon, if one stands there."""
    first, _, last = word.rpartition(":")
    number = whole(last)
    return (word, None) if not first or number is None else (first, number)


def with_die(record: type[R], typed: Typed, sheet: Sheet | None, attribute: str, **facts: Any) -> R:
    """A record whose `die` is that of an attribute, and whose `name` that of the sheet.

    A die that does not exist is refused before anything that is missing.
    """
    if typed.has("die"):
        refuse_die(typed["die"])
    if sheet is not None:
        facts["name"] = sheet.name
        if not typed.has("die"):
            facts["die"] = sheet.die(attribute, option="--die")
    return typed.lay(record, sheet, keys={"attribute": attribute}, **facts)


class Fighter(NamedTuple):
    """A foe, and its sheet if it has one."""

    foe: Foe
    sheet: Sheet | None


class Sides(NamedTuple):
    """Who fights: your sheet, what you bring, and the other side."""

    mine: Sheet | None
    effort: Effort
    theirs: list[Fighter]

    def leads(self) -> tuple[int, ...] | None:
        """How far you lead each foe by the scores of a fight, 0 where its score is not known; None where yours is not.
        """
        mine = None if self.mine is None else self.mine.score
        theirs = [None if sheet is None else sheet.score for _, sheet in self.theirs]
        return None if mine is None else tuple(0 if score is None else mine - score for score in theirs)

    def against(self, typed: Typed, foes: Iterable[Foe]) -> Foes:
        """The other side as it is typed; leads that were not are those of the scores."""
        return typed.lay(Foes, each=tuple(foes), derived={"leads": self.leads})


def sides(typed: Typed, words: Sequence[str], attribute: str, *, powers: bool = False) -> Sides:
    """Your sheet, what you bring, and the other side: foes with sheets first, then those that were typed.

    A sheet brings the die of the attribute; that of a foe, where `powers` are fought with, the one of its own.
    """
    mine = load(words[0]) if words else None
    theirs = [fighter for word in words[1:] for fighter in _fighters(word, attribute, powers=powers)]
    for number, text in enumerate(typed["foe_die"], len(theirs) + 1):
        theirs.append(Fighter(foe_of(text, f"foe {number}"), None))
    return Sides(mine, with_die(Effort, typed, mine, attribute), theirs)


def _fighters(word: str, attribute: str, *, powers: bool) -> Iterator[Fighter]:
    named, track = split_number(word)
    refuse_track(track, word)
    for sheet in each(Sheet.of, [named]):
        power = sheet.power_to_contest if powers else None
        foe = Foe(
            name=sheet.name, die=sheet.die(power or attribute, option="--foe-die"), track=track,
            suffering=sheet.suffering or 0, power=power, reserve=sheet.power,
        )
        yield Fighter(foe, sheet)


def unarmed(typed: Typed, fight: Sides) -> Foes:
    """The other side where no weapon counts."""
    return fight.against(typed, (foe for foe, _ in fight.theirs))


def armed(typed: Typed, fight: Sides, *, close: bool, needed: bool = True) -> tuple[Weapon | None, Foes]:
    """Your weapon, and the other side with theirs; unless one is `needed`, only what was typed is looked at."""
    typed.refuse(apart=APART)
    arms = typed.lay(CloseArms if close else RangedArms)
    names = for_each(arms.foe_weapon or (None,), len(fight.theirs), "--foe-weapon")
    damages = for_each(arms.foe_damage or (None,), len(fight.theirs), "--foe-damage")
    foes = [
        foe.replace(weapon=in_hand(sheet if needed or name else None, name=name, damage=damage, close=close, foe=True))
        for (foe, sheet), name, damage in zip(fight.theirs, names, damages, strict=True)
    ]
    mine = fight.mine if needed or arms.weapon else None
    weapon = in_hand(mine, name=arms.weapon, damage=arms.damage, close=close)
    return weapon, fight.against(typed, foes)

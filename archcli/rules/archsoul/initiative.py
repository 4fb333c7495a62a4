"""`initiative`: who acts first, and who acts together (A-08 to A-14; Archsoul, turn order and ambush)."""

from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand, initiative_of
from archcli.dice.dice import Dice, Entrant
from archcli.dice.readings import Successes
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError, beyond, no_such, nobody, refuse_twice
from archcli.given import Given
from archcli.limits import DICE
from archcli.names import parted
from archcli.report import Modifier
from archcli.rules.archsoul.initiative_result import Entry, Initiative, Phase, Side
from archcli.rules.archsoul.pool import DIFFICULTY, USUAL, Pool
from archcli.rules.archsoul.rulings import Archsoul

FIGHT = "Fight"
Ambush = Annotated[Side | None, Given(
    "--ambush", panel=FIGHT, help="This side surprises the other: nobody rolls.")]
Difficulty = Annotated[int | None, DIFFICULTY, Given(
    "--difficulty", "-d", metavar="2-6", panel=FIGHT, help="Least face that counts (4).")]


class Combatant(NamedTuple):
    """One who takes part, or one group that acts as one: its Precision and Awareness (dice), and a flat bonus.

    `members`: the names of those who stand in the order for it (none: itself); `typed`: the word that named it;
    `fighting`: it stands in a fight, where every enemy is named and all roll once nonetheless.
    """

    name: str
    side: Side
    precision: int
    awareness: int
    bonus: int = 0
    members: tuple[str, ...] = ()
    typed: str = ""
    fighting: bool = False

    @property
    def pool(self) -> Pool:
        """Precision/Awareness (A-08)."""
        return Pool(self.precision + self.awareness, self.bonus)

    @property
    def names(self) -> tuple[str, ...]:
        """Who stands in the order: "Goblin", or "Goblin 1" and so on."""
        return self.members or (self.name,)

    def apart(self) -> list["Combatant"]:
        """Each of them by itself."""
        return [self._replace(name=name, members=()) for name in self.names]


def initiative(
    combatants: Sequence[Combatant], *, difficulty: int = USUAL, ambush: Ambush = None,
    order: Sequence[str] | None = None, by_hand: ByHand = NOT_MOVED, rulings: Archsoul, dice: Dice,
) -> Initiative:
    """The turn order of a fight.

    Everyone rolls Precision/Awareness (A-08), party first, each side as given; the highest total acts first. Ties
    go to the higher Awareness, then the higher Precision (A-10), then to a die each (A-11). Several foes of one sheet
    roll once and stand together (A-09). With `ambush` nobody rolls, and the surprising side stands first or as `order`
    says (A-13). Raises UsageError for nobody at all, a name used twice, a number by hand that is not rolled, and an
    `order` without ambush or that does not name everyone once; RuleError for a second foe under the ruling
    foe_initiative = "once" (A-09).
    """
    ranked = _together(sorted(combatants, key=lambda combatant: combatant.side == "foes"), rulings)
    everyone = [each for combatant in ranked for each in combatant.apart()]
    _refuse(ranked, everyone, ambush, order, rulings)
    if ambush is not None:
        by_hand.among()
        return _ambush(everyone, ambush, order)
    rolling = _rolling(ranked, rulings)
    numbers = [initiative_of(who.name) for who in rolling]
    hand = by_hand.among(*numbers, main="")
    pools = [who.pool.more(hand.by(number)) for who, number in zip(rolling, numbers, strict=True)]
    if any(pool.dice > DICE for pool in pools):
        raise beyond(DICE, f"a pool has {max(pool.dice for pool in pools)} dice")
    ranking = dice.rank(
        [
            Entrant(who.name, pool.sides, Successes(difficulty, pool.bonus))
            for who, pool in zip(rolling, pools, strict=True)
        ],
        lambda tied: _split(tied, rolling), tie=6, tie_label=lambda index: f"roll-off {rolling[index].name}",
    )
    entries = tuple(
        _entry(each, ranking.values[index], ranking.roll_offs[index])
        for index in ranking.order for each in rolling[index].apart()
    )
    moved = tuple(change for number in numbers for change in hand.of(number))
    return _result(entries, None, (*ranking.rolls, *ranking.ties), moved, _alone(everyone))


def _together(ranked: Sequence[Combatant], rulings: Archsoul) -> list[Combatant]:
    """The combatants, with the foes of a fight as one: they roll with the numbers of the first (A-09)."""
    foes = [combatant for combatant in ranked if combatant.side == "foes"]
    if rulings.foe_initiative == "each" or len(foes) < 2 or not all(foe.fighting for foe in foes):
        return list(ranked)
    stems = {parted(foe.name)[0] for foe in foes}
    name = stems.pop() if len(stems) == 1 else foes[0].name
    one = foes[0]._replace(name=name, members=tuple(own for foe in foes for own in foe.names))
    return [*(combatant for combatant in ranked if combatant.side != "foes"), one]


def _rolling(ranked: Sequence[Combatant], rulings: Archsoul) -> list[Combatant]:
    """Who has a roll of its own: several foes of one sheet share one (A-09)."""
    together = rulings.foe_initiative == "once"
    rolling: list[Combatant] = []
    for combatant in ranked:
        rolling += [combatant] if together and combatant.side == "foes" else combatant.apart()
    return rolling


def _alone(everyone: Sequence[Combatant]) -> str | None:
    one_sided = len(everyone) > 1 and all(combatant.side == "party" for combatant in everyone)
    return (everyone[-1].typed or None) if one_sided else None


def _split(tied: Sequence[int], known: Sequence[Combatant]) -> list[list[int]]:
    """Those with equal totals by Awareness and then Precision, the higher first (A-10)."""
    def rank(index: int) -> tuple[int, int]:
        return known[index].awareness, known[index].precision

    ordered = sorted(tied, key=rank, reverse=True)
    return [sorted(group) for _, group in groupby(ordered, key=rank)]


def _ambush(known: Sequence[Combatant], ambush: Side, order: Sequence[str] | None) -> Initiative:
    by_name = {combatant.name: combatant for combatant in known}
    names = order or [combatant.name for combatant in sorted(known, key=lambda combatant: combatant.side != ambush)]
    return _result(tuple(_entry(by_name[name], None, ()) for name in names), ambush, ())


def _entry(who: Combatant, initiative: int | None, roll_off: tuple[int, ...]) -> Entry:
    return Entry(
        name=who.name, side=who.side, initiative=initiative, awareness=who.awareness, precision=who.precision,
        roll_off=roll_off,
    )


def _result(
    entries: tuple[Entry, ...], ambush: Side | None, rolls: tuple[Roll[Any], ...], moved: tuple[Modifier, ...] = (),
    alone: str | None = None,
) -> Initiative:
    phases = [
        Phase(side, tuple(entry.name for entry in run))
        for side, run in groupby(entries, key=lambda entry: entry.side)
    ]
    repeat_from = 0
    if len(phases) > 2 and phases[0].side == phases[-1].side:
        # The cycle's last run meets its first one: from the second round on both act together.
        phases[-1] = Phase(phases[0].side, _in_order(entries, (*phases[0].names, *phases[-1].names)))
        repeat_from = 1
    free = tuple(entry.name for entry in entries if entry.side == ambush)
    return Initiative(
        order=tuple(entry.name for entry in entries), party_first=entries[0].side == "party", entries=entries,
        phases=tuple(phases), repeat_from=repeat_from, ambush=ambush, free_move=free, rolls=rolls,
        modifiers=moved, alone=alone,
    )


def _in_order(entries: Sequence[Entry], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(entry.name for entry in entries if entry.name in names)


def _refuse(
    ranked: Sequence[Combatant], everyone: Sequence[Combatant], ambush: Side | None, order: Sequence[str] | None,
    rulings: Archsoul,
) -> None:
    if not everyone:
        raise nobody("NAME=PRECISION/AWARENESS or a sheet (A-08)")
    names = [combatant.name for combatant in everyone]
    refuse_twice(names)
    if rulings.foe_initiative == "once" and sum(combatant.side == "foes" for combatant in ranked) > 1:
        raise RuleError(
            "the enemies roll once, together, so --foe is given once", rule="A-09",
            hint='the ruling foe_initiative = "each" gives each group a roll of its own',
        )
    if order is None:
        return
    if ambush is None:
        raise UsageError("--order is for those who spring an ambush: name their side with --ambush (A-13)")
    for name in order:
        if name not in names:
            raise no_such("combatant", name, names, before="--order: ", after=" (A-13)")
        if list(order).count(name) > 1:
            raise UsageError(f"--order names {name} twice (A-13)")
    missing = [name for name in names if name not in order]
    if missing:
        raise UsageError(f"--order leaves out {', '.join(missing)}, and names every combatant once (A-13)")

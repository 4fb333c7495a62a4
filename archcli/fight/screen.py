"""What the board shows on a screen: who stands how, whose turn it is, and what can be typed next."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from shlex import quote
from typing import Any

from archcli.fight.combatant import FOES, PARTY, Combatant, Condition, Effect
from archcli.fight.state import Fight
from archcli.fight.telling import short
from archcli.games import DEFAULT, GAMES
from archcli.names import typed
from archcli.report import Line, Member, Report, Roster, Span, line, signed, verdict
from archcli.roles import BAD, DROPPED, GAUGE, MIXED, NAME, NOTE, NUMBER

GAUGE_CELLS = 14
"""Cells of the longest bar of hit points."""
LOOKS: dict[Condition, Span] = {
    "unhurt": Span("unhurt"), "hurt": Span("hurt"), "badly-hurt": Span("badly hurt", NUMBER), "down": Span("down", BAD),
}
"""How a condition is told."""
Spans = tuple[Span, ...]


def report(
    fight: Fight, *, file: str, last: str | None, public: bool, advice: Sequence[str], naming: str | None,
    usual: str | None, news: Sequence[str] = (),
) -> Report:
    """The screen of a fight, as `board` makes it."""
    largest = max((max(_points(one)) for one in fight.combatants.values()), default=0)
    members = tuple(
        _hidden(fight, one) if public and one.side == FOES else _member(fight, one, largest)
        for one in fight.combatants.values()
    )
    blocks: list[Line | Roster] = [Roster(members), *_turns(fight)]
    blocks += [line("" if place else "now", text) for place, text in enumerate(news)]
    if last is not None:
        blocks.append(line("last", last))
    if not public:
        blocks += _next(advice or suggested(fight, naming, usual), apart=bool(advice))
    return Report((Span(_title(fight)), Span(f"  {short(file)}, step {fight.step}", NOTE)), tuple(blocks))


def _title(fight: Fight) -> str:
    if not fight.has_begun:
        return "before the start"
    now = f"round {fight.round}" if fight.round else "surprise round"
    return f"{now}, {fight.turn}'s turn" if fight.turn else f"{now}, nobody's turn"


def _hidden(fight: Fight, one: Combatant) -> Member:
    """A foe as the players see it."""
    counted = "hit_points" in type(one).NAMES
    condition = ((LOOKS[one.condition],), ()) if counted else ((), (LOOKS[one.condition],))
    return Member(one.name == fight.turn, (_name(one), *condition), tuple(map(_effect, one.effects)))


def _member(fight: Fight, one: Combatant, largest: int) -> Member:
    acting = one.name == fight.turn or one.name in may_act(fight)
    budget = ", ".join(one.budget(acting=acting and not one.is_down))
    cells = (_name(one), _health(one, largest), (Span(budget),) if budget else ())
    conditions = ((Span(said),) for said in one.conditions(acting=acting))
    return Member(
        one.name == fight.turn, cells, (*conditions, *map(_effect, one.effects), *_open(one.waiting)),
    )


def _name(one: Combatant) -> Spans:
    return (Span(one.name, NOTE if one.is_down else NAME),)


def _points(one: Any) -> tuple[int, int]:
    """The hit points that somebody has and had, 0 where they are unknown."""
    return max(0, getattr(one, "hit_points", None) or 0), one.hit_points_full or 0


def _health(one: Any, largest: int) -> Spans:
    """A bar of hit points and their number; for those who are down that word, and a number that it does not tell."""
    points, full = getattr(one, "hit_points", None), one.hit_points_full
    told = "" if points is None else f"{signed(points) if points < 0 else points}" + (f"/{full}" if full else "")
    if one.is_down:
        return (LOOKS["down"], Span(f" {told}" if points else ""))
    if points is None:
        return (Span("? hp", NOTE),) if "hit_points" in type(one).NAMES else ()
    if not full:
        return (Span(f"{told} hp", NUMBER),)
    cells = max(1, round(GAUGE_CELLS * full / largest))
    filled = min(cells, max(1, round(cells * points / full)))
    return (Span(f"{filled}/{cells}", GAUGE), Span(told, BAD if one.condition == "badly-hurt" else NUMBER))


def _effect(effect: Effect) -> Spans:
    return (Span(effect.text), Span(f" ({effect.ending})" if effect.ending else "", NOTE))


def _open(texts: Sequence[str]) -> Iterator[Spans]:
    """Open points, with their numbers where there are several."""
    for number, text in enumerate(texts, 1):
        yield (Span(f"!{number if len(texts) > 1 else ''} {text}", MIXED),)


def may_act(fight: Fight) -> list[str]:
    """Who of the running phase has not ended a turn; nobody where a fight knows no such phases."""
    phase = fight.phase if isinstance(fight.phase, (list, tuple)) else ()
    return [name for name in phase if name not in fight.ended and not fight.combatants[name].is_down]


def _turns(fight: Fight) -> Iterator[Line]:
    """The order, the phase, and how it ended."""
    if fight.order:
        yield Line("order", tuple(_order(fight)))
    acting = may_act(fight)
    if len(acting) > 1:
        yield line("may act", (", ".join(acting), NAME))
    if isinstance(fight.phase, int):
        phases = dict(enumerate(GAMES[fight.system].part("state").PHASES, 1))
        yield line("phase", f"{fight.phase}", f", {phases[fight.phase]}" if fight.phase in phases else "")
    if fight.is_over:
        who = {PARTY: "the party stands", FOES: "the foes stand", None: "nobody stands"}[fight.over]
        yield verdict(f"{who}, the fight is over", None if fight.over is None else fight.over == PARTY)


def _order(fight: Fight) -> Iterator[Span]:
    for place, name in enumerate(fight.order):
        role = NAME if name == fight.turn else DROPPED if fight.combatants[name].is_down else ""
        yield Span(", " if place else "")
        yield Span(name, NOTE if not role and name in fight.ended else role)


def _next(commands: Sequence[str], *, apart: bool) -> Iterator[Line]:
    """What can be typed next: each on a line of its own, or one or the other."""
    if apart:
        yield from (line("" if place else "next", (command, NAME)) for place, command in enumerate(commands))
        return
    spans = [part for command in commands for part in (Span("   or   ", NOTE), Span(command, NAME))]
    yield Line("next", tuple(spans[1:]))


def suggested(fight: Fight, naming: str | None, usual: str | None = None) -> list[str]:
    """Commands that go on from here; `naming`: the file as they have to name it (None: not at all), `usual`: one that
    only commands of other names have to."""
    of_fight = "" if naming in (None, usual) else f" --file {quote(naming or '')}"
    if fight.is_over:
        return [f"archcli fight log{of_fight}"]
    if not fight.has_begun:
        return [f"archcli fight start{of_fight}"]
    up = None if fight.turn is None else fight.combatants[fight.turn]
    attack = iter(()) if up is None else _attack(fight, up, naming)
    return [*islice(chain(_settling(fight, naming), attack), 1), f"archcli fight next{of_fight}"]


def _settling(fight: Fight, naming: str | None) -> Iterator[str]:
    """Commands that settle what waits."""
    for one in fight.combatants.values():
        for words in one.settling():
            yield _of_game(fight, naming, *words)


def _attack(fight: Fight, up: Combatant, naming: str | None) -> Iterator[str]:
    """An attack on the first foe that stands, with the weapon last used, where the turn has one left."""
    targets = fight.standing(FOES if up.side == PARTY else PARTY)
    late = isinstance(fight.phase, int) and fight.phase > 1
    if up.is_down or late or not up.can_attack or not targets:
        return
    weapon = [] if up.in_hand is None else ["-w", quote(up.in_hand)]
    yield _of_game(fight, naming, GAMES[fight.system].fight, typed(targets[0]), *weapon)


def _of_game(fight: Fight, naming: str | None, *words: str) -> str:
    """A command of the fight's game."""
    game = [] if fight.system == DEFAULT else [fight.system]
    file = [] if naming is None else ["--fight", quote(naming)]
    return " ".join(["archcli", *game, *words, *file])

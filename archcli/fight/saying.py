"""What a step tells in one line: what came of a result, and what it changed."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from archcli.fight.changes import Change
from archcli.fight.telling import short, told
from archcli.report import Line, Result, Span, line
from archcli.roles import BAD, GOOD, MIXED, NOTE, NUMBER

VERDICTS = (GOOD, BAD, MIXED)


def said(result: Result, *, who: str | None = None) -> str:
    """One line on a result, from its report: `Goblin 2 attacks Aria with club: HIT, damage 3`.

    `who`: whom it befell, which a report need not know.
    """
    report = result.report()
    title = _text(report.title)
    if who is not None and who not in title:
        title = f"{who}: {title}"
    verdicts = [end.spans for end in report.blocks if isinstance(end, Line) and _is_verdict(end)]
    ends = [_text(spans) for spans in verdicts]
    damage = getattr(result, "damage", None)
    if isinstance(damage, int) and damage and not any(map(_tells_damage, verdicts)):
        ends.append(f"damage {damage}")
    if not ends and "=" not in title:
        quiet = result.quiet()
        ends = [quiet] if isinstance(quiet, str) else [*quiet]
    return title + (", " if ": " in title else ": ") * bool(ends) + ", ".join(ends)


def _is_verdict(end: Line) -> bool:
    return not end.label and bool(end.spans) and end.spans[0].role in VERDICTS


def _tells_damage(verdict: Sequence[Span]) -> bool:
    """Whether a verdict holds the damage: by that word, or as the number that matters."""
    return "damage" in _text(verdict) or any(span.role == NUMBER for span in verdict)


def _text(spans: Iterable[Span]) -> str:
    """Spans as one text: without asides, and with a comma where blanks part two of them."""
    kept = "".join(span.text for span in spans if span.role != NOTE and not _is_detail(span.text))
    return ", ".join(filter(None, map(str.strip, kept.split("  "))))


def _is_detail(text: str) -> bool:
    """Whether it is what a verdict says beside how it ended: the roll and what stood against it."""
    words = text.split()
    return words[1:2] == ["against"] and "".join((*words[:1], *words[2:])).isdigit()


def changes_lines(
    result: Result, file: str, step: int, changes: Iterable[Mapping[str, Any]], *, system: str,
) -> list[Line]:
    """The line that tells what a step changed: `fight.toml  Goblin 1 6 → 3`; where nothing is worth telling its number,
    and no line where the result has told that already."""
    texts = told(map(Change.of, changes), system)
    parts = [part for text in texts for part in (Span(", "), *text)][1:]
    if (not parts and result.TELLS_STEP) or bool(getattr(result, "news", None)):
        return []
    return [line(short(file), *(parts or (f"step {step}",)))]

"""What an executable case expects of what came out: each check returns what differs, a text each."""

import json
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import lcm
from typing import Any

NOTHING = object()
OF_OUTCOMES = frozenset((
    "odds_total", "odds_outcome", "odds_chance", "odds_mean", "odds_exact", "odds_truncated_max", "odds_count",
))
"""Keys that ask for the table of outcomes, and with it whether its fractions sum to 1."""
OF_DOCUMENT = OF_OUTCOMES | {
    "expect", "absent", "document", "document_absent", "document_null", "document_near", "odds_near", "over",
}
OF_OUTPUT = OF_DOCUMENT | {"exit", "error", "stderr", "stdout", "stdout_max_bytes", "odds_tolerance", "raw"}
"""Every key that says what has to come out."""


def at(data: Any, path: str) -> Any:
    """The value under a dotted path (a whole key wins over its parts, -1 is the last of a list), or NOTHING."""
    if isinstance(data, dict):
        if path in data:
            return data[path]
        head, dot, rest = path.partition(".")
        return at(data[head], rest) if dot and head in data else NOTHING
    if isinstance(data, list):
        head, dot, rest = path.partition(".")
        if not head.removeprefix("-").isdigit() or not -len(data) <= int(head) < len(data):
            return NOTHING
        return at(data[int(head)], rest) if dot else data[int(head)]
    return NOTHING


def differences(want: Any, got: Any, where: str = "") -> list[str]:
    """Where `got` does not hold what `want` names.

    Objects are subsets, lists equally long, numbers equal by value. `#path` is how many there are; `*path` a list that
    holds each of these, in any order and whatever else.
    """
    if isinstance(want, dict) and got is not NOTHING:
        if not isinstance(got, dict):
            return [f"{where}: expected an object, came {got!r}"]
        return [text for path, value in want.items() for text in _under(path, value, got, f"{where}.{path}")]
    if isinstance(want, list) and isinstance(got, list) and len(want) == len(got):
        pairs = enumerate(zip(want, got, strict=True))
        return [text for place, (one, other) in pairs for text in differences(one, other, f"{where}.{place}")]
    alike = want is got if isinstance(want, bool) or isinstance(got, bool) else want == got
    return [] if alike else [f"{where}: expected {want!r}, came {'nothing' if got is NOTHING else repr(got)}"]


def _under(path: str, want: Any, got: dict[str, Any], where: str) -> list[str]:
    if path.startswith("#"):
        counted = at(got, path[1:])
        count = len(counted) if isinstance(counted, (list, dict, str)) else None
        return [] if count == want else [f"{where}: expected {want}, came {count}"]
    if path.startswith("*"):
        held = at(got, path[1:])
        if not isinstance(held, list):
            return [f"{where}: expected a list, came {'nothing' if held is NOTHING else repr(held)}"]
        return [f"{where}: {one!r} is not in {held!r}" for one in want if all(differences(one, item) for item in held)]
    return differences(want, at(got, path), where)


def near(wanted: Mapping[str, str], got: Any, where: str, tolerance: str = "1e-12") -> list[str]:
    """Which numbers below `got` are further from the wanted fractions than that, of the larger of 1 and the number."""
    out = []
    for path, text in wanted.items():
        want, found = Fraction(text), at(got, path)
        is_number = isinstance(found, (int, float)) and not isinstance(found, bool)
        if not is_number or abs(Fraction(found) - want) > Fraction(tolerance) * max(Fraction(1), abs(want)):
            out.append(f"{where}.{path}: expected {text} ({float(want)!r}), came {found!r}")
    return out


def of_output(case: Mapping[str, Any], out: str, err: str) -> list[str]:
    """What differs on the two outputs of a run."""
    found = [f"stdout lacks {text!r}: {out!r}" for text in case.get("stdout", []) if text not in out]
    found += [f"stderr lacks {text!r}: {err!r}" for text in case.get("stderr", []) if text not in err]
    if "stdout_max_bytes" in case and (size := len(out.encode())) > case["stdout_max_bytes"]:
        found.append(f"stdout has {size} bytes: {out!r}")
    if case.get("raw"):
        return found
    if "error" in case:
        said = [json.loads(line) for line in err.splitlines() if line.startswith("{")]
        found += differences(case["error"], said[-1]["error"] if said else NOTHING, "error")
    if case.get("exit") == 2 and out.strip():
        found.append(f"stdout is not empty: {out!r}")
    if any("lines" in case.get(key, {}) for key in ("expect", "document")):
        return found + _of_lines(case, [json.loads(line) for line in out.splitlines()])
    if OF_DOCUMENT & case.keys():
        found += _of_document(case, json.loads(out))
    return found


def _of_lines(case: Mapping[str, Any], documents: list[Any]) -> list[str]:
    found = []
    for key, lines in (
        ("document", documents), ("expect", [document.get("result") for document in documents]),
    ):
        want = case.get(key, {}).get("lines")
        if isinstance(want, int):
            found += differences(want, len(lines), "how many lines")
        elif want is not None:
            found += differences(want, lines, "line")
    return found


def _of_document(case: Mapping[str, Any], document: dict[str, Any]) -> list[str]:
    result, odds = document.get("result"), document.get("odds")
    tolerance = case.get("odds_tolerance", "1e-12")
    found = differences(case["expect"], result, "result") if "expect" in case else []
    found += differences(case.get("document", {}), document, "document")
    found += [f"result.{path} is there" for path in case.get("absent", []) if at(result, path) is not NOTHING]
    found += [f"{path} is there" for path in case.get("document_absent", []) if at(document, path) is not NOTHING]
    found += [f"{path} is not null" for path in case.get("document_null", []) if at(document, path) is not None]
    found += near(case.get("odds_near", {}), odds, "odds", tolerance)
    found += near(case.get("document_near", {}), document, "document", tolerance)
    for point in case.get("over", []):
        found += _of_point(point, document.get("over", []), tolerance)
    return found + (_of_odds(case, odds, tolerance) if OF_OUTCOMES & case.keys() else [])


def _of_point(want: Mapping[str, Any], points: Iterable[dict[str, Any]], tolerance: str) -> list[str]:
    where = f"over {want['at']}"
    found = [point for point in points if point["at"] == want["at"]]
    if len(found) != 1:
        return [f"{where}: {len(found)} points, expected one"]
    if "error" in want:
        return differences(want["error"], found[0].get("error", NOTHING), f"{where}.error")
    return [text for key in ("chance", "mean") for text in near(
        want.get(key, {}), at(found[0], f"odds.{key}"), f"{where}.{key}", tolerance,
    )]


def _of_odds(case: Mapping[str, Any], odds: Any, tolerance: str) -> list[str]:
    pairs = [(one["outcome"], Fraction(one["fraction"])) for one in odds["outcomes"]]
    found = [
        f"the probability {one['probability']} is not {one['fraction']}"
        for one, (_, chance) in zip(odds["outcomes"], pairs, strict=True)
        if abs(one["probability"] - float(chance)) > 1e-12
    ]
    if len({json.dumps(outcome, sort_keys=True) for outcome, _ in pairs}) < len(pairs):
        found.append("an outcome is listed twice")
    found += [f"{outcome} has the fraction {fraction}" for outcome, fraction in pairs if fraction <= 0]
    whole = lcm(*(fraction.denominator for _, fraction in pairs))
    total = Fraction(sum(fraction.numerator * (whole // fraction.denominator) for _, fraction in pairs), whole)
    exact = case.get("odds_exact", True)
    found += differences(exact, odds["exact"], "exact")
    if exact and total != 1:
        found.append(f"the fractions sum to {float(total)!r}, not exactly to 1")
    if "odds_truncated_max" in case:
        cut = Fraction(odds["truncated"])
        if not 0 < cut < Fraction(case["odds_truncated_max"]) or abs(1 - total - cut) > cut / 10**6:
            found.append(f"truncated is {float(cut)!r}, and the fractions lack {float(1 - total)!r}")
    found += differences(case.get("odds_count", len(pairs)), len(pairs), "how many outcomes")
    wanted = [({"total": int(value)}, fraction) for value, fraction in case.get("odds_total", {}).items()]
    wanted += [(one["outcome"], one["fraction"]) for one in case.get("odds_outcome", [])]
    for want, text in wanted:
        chance = sum((one for outcome, one in pairs if not differences(want, outcome)), Fraction(0))
        if chance != Fraction(text):
            found.append(f"odds of {want}: expected {text}, came {chance}")
    for key in ("chance", "mean"):
        found += near(case.get(f"odds_{key}", {}), odds.get(key, {}), f"odds.{key}", tolerance)
    return found

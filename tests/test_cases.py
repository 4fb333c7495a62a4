"""The executable cases: each is a command line and what has to come of it."""

import json
import math
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.running import HERE, Done, archcli

CASES = HERE / "cases"
NOTHING = object()


def load() -> Iterator[Any]:
    for path in sorted(CASES.glob("*.toml")):
        for case in tomllib.loads(path.read_text())["case"]:
            yield pytest.param(case, id=case["id"])


def at(data: Any, path: str) -> Any:
    """The value under a dotted path (a whole key wins over its parts), or NOTHING."""
    if isinstance(data, dict):
        if path in data:
            return data[path]
        for cut in (place for place, char in enumerate(path) if char == "."):
            if path[:cut] in data:
                return at(data[path[:cut]], path[cut + 1:])
        return NOTHING
    if isinstance(data, list):
        head, _, rest = path.partition(".")
        if not head.isdigit() or int(head) >= len(data):
            return NOTHING
        return at(data[int(head)], rest) if rest else data[int(head)]
    return NOTHING


def differences(want: Any, got: Any, where: str = "") -> list[str]:
    """Where `got` does not hold what `want` names: objects are subsets, `#path` counts."""
    if isinstance(want, dict):
        out = []
        for path, value in want.items():
            if path.startswith("#"):
                counted = at(got, path[1:])
                if counted is NOTHING or len(counted) != value:
                    out.append(f"{where}{path}: expected {value}, came {counted!r}")
            else:
                out += differences(value, at(got, path), f"{where}{path}: ")
        return out
    if isinstance(want, list) and isinstance(got, list) and len(want) == len(got):
        return [text for one, other in zip(want, got, strict=True) for text in differences(one, other, where)]
    if got is NOTHING or got != want or isinstance(want, bool) is not isinstance(got, bool):
        return [f"{where}expected {want!r}, came {'nothing' if got is NOTHING else repr(got)}"]
    return []


def odds_differences(case: dict[str, Any], odds: Any) -> list[str]:
    pairs = [(one["outcome"], Fraction(one["fraction"])) for one in odds["outcomes"]]
    out = []
    total = sum(fraction for _, fraction in pairs)
    exact = case.get("odds_exact", True)
    if odds["exact"] is not exact:
        out.append(f"exact: expected {exact}")
    if exact and total != 1:
        out.append(f"the fractions sum to {total}")
    if "odds_truncated_max" in case and not (
        0 < odds["truncated"] < float(case["odds_truncated_max"])
        and math.isclose(odds["truncated"], 1 - total, rel_tol=1e-6)
    ):
        out.append(f"truncated: came {odds['truncated']}, the fractions lack {float(1 - total)}")
    if "odds_count" in case and len(pairs) != case["odds_count"]:
        out.append(f"expected {case['odds_count']} outcomes, came {len(pairs)}")
    wanted = [({"total": int(value)}, fraction) for value, fraction in case.get("odds_total", {}).items()]
    wanted += [(one["outcome"], one["fraction"]) for one in case.get("odds_outcome", [])]
    for want, fraction in wanted:
        found = sum((one for outcome, one in pairs if not differences(want, outcome)), Fraction(0))
        if found != Fraction(fraction):
            out.append(f"{want}: expected {fraction}, came {found}")
    tolerance = float(case.get("odds_tolerance", "1e-12"))
    for kind, key in (("odds_chance", "chance"), ("odds_mean", "mean")):
        for name, fraction in case.get(kind, {}).items():
            number = float(Fraction(fraction))
            found = odds[key].get(name)
            if found is None or abs(found - number) > tolerance * max(1, abs(number)):
                out.append(f"{key}.{name}: expected {number}, came {found}")
    return out


def problems(case: dict[str, Any], done: Done) -> list[str]:
    out = []
    if done.code != case.get("exit", 0):
        return [f"exit: expected {case.get('exit', 0)}, came {done.code}: {done.err}"]
    out += [f"stdout lacks {text!r}" for text in case.get("stdout", []) if text not in done.out]
    out += [f"stderr lacks {text!r}: {done.err}" for text in case.get("stderr", []) if text not in done.err]
    if len(done.out.encode()) > case.get("stdout_max_bytes", math.inf):
        out.append(f"stdout has {len(done.out)} bytes")
    if done.code == 2 and done.out:
        out.append(f"stdout is not empty: {done.out!r}")
    if "error" in case:
        out += differences(case["error"], done.error, "error: ")
    expect = case.get("expect", {})
    if "lines" in expect:
        results = [json.loads(line)["result"] for line in done.out.splitlines()]
        want = expect["lines"]
        if isinstance(want, int):
            return out + ([] if want == len(results) else [f"lines: expected {want}, came {len(results)}"])
        return out + differences(want, results)
    if expect:
        out += differences(expect, done.result)
    out += [f"{path} is there" for path in case.get("absent", []) if at(done.result, path) is not NOTHING]
    if any(key.startswith("odds_") for key in case):
        out += odds_differences(case, done.odds)
    return out


@pytest.mark.parametrize("case", list(load()))
def test_case(case: dict[str, Any]) -> None:
    """The command line ends as the case says."""
    import shlex

    words = shlex.split(case["run"])
    if not case.get("raw"):
        words.insert(words.index("--") if "--" in words else len(words), "--json")
    env = {name: str(Path(value)) if "/" in value else value for name, value in case.get("env", {}).items()}
    done = archcli(words, stdin=case.get("stdin", ""), env=env, folder=CASES)
    assert problems(case, done) == []

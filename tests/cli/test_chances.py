"""`--summary` and `--samples`: what many runs come to, beside the runs themselves."""

from collections import Counter
from unittest.mock import patch

import pytest

from tests.running import archcli

LINES = {
    "a sum": "roll 3d6", "a sum with a number": "roll 2d10-3", "one that is kept": "roll 2d20kl1+1",
    "successes": "roll 6d6t5", "no quick way": "roll 3d6e", "against others": "roll 2d6 vs 1d12",
    "a pool": "roll 4/3+1", "several": "roll {1d6, 1d8}kh1",
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_the_same_faces_as_one_by_one(line: str) -> None:
    """A summary and a simulation count the totals that the same seed gives one by one, quick or not."""
    totals = Counter(archcli(f"{line} -n 300 --seed 5 --pick total").out.split())
    with_quick = archcli(f"{line} -n 300 --seed 5 --summary --json").out, archcli(
        f"{line} --odds --samples 300 --seed 5 --json").out
    with patch("archcli.cli.chances._totals", return_value=None):
        slow = archcli(f"{line} -n 300 --seed 5 --summary --json").out, archcli(
            f"{line} --odds --samples 300 --seed 5 --json").out
    assert with_quick == slow
    odds = archcli(f"{line} --odds --samples 300 --seed 5 --json").odds
    if "vs" not in line:
        counted: Counter[str] = Counter()
        for entry in odds["outcomes"]:
            counted[str(entry["outcome"]["total"])] += round(300 * entry["probability"])
        assert counted == totals

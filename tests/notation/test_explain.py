"""What an expression means, in words."""

import pytest

from archcli.notation import parse
from archcli.notation.explain import explain
from tests.notation.sheet import Aria

SAID = {
    "3d6+2": ["3d6 + 2:", "  1. 3d6: roll 3 d6; add up the values", "  Result: the sum 3d6 + 2"],
    "2x 4d6r1kh3[hit] vs precision # go": [
        "4d6r=1kh3[hit] vs precision, rolled 2 times:",
        "  1. 4d6r=1kh3 [hit]: roll 4 d6; reroll a die that shows exactly 1, until it shows something else; "
        "keep the highest 3 dice; add up the values",
        "  Total: the sum 4d6r=1kh3[hit]",
        "  Test: success when that is precision or more; the margin is the difference",
        "  Subtotal: hit", "  Name: precision is 4", "Comment: go",
    ],
    "5d10!pt8f1ds+floor(7/2)": [
        "5d10!pt8f<=1ds + floor(7 / 2):",
        "  1. 5d10!pt8f<=1ds: roll 5 d10; a die that shows the highest face brings another die, "
        "a die of its own, less 1 each time, again and again; each of the dice with 8 or more is a success; "
        "each with 1 or less takes a success away; a success with the highest face counts 2",
        "  2. floor(7 / 2): divide exactly, then round down",
        "  Result: the number of successes 5d10!pt8f<=1ds + floor(7 / 2)",
    ],
    "(1d4)d(1d6)min2": [
        "(1d4)d(1d6)min2:", "  1. 1d4: roll 1 d4; add up the values", "  2. 1d6: roll 1 d6; add up the values",
        "  3. (1d4)d(1d6)min2: roll as many as 1d4 says dice with as many sides as 1d6 says; "
        "what is worth less than 2 counts as 2; add up the values", "  Result: the sum (1d4)d(1d6)min2",
    ],
    "{2d6+3,1d12}kh1; {2dF+1d8}dl1sd": [
        "{2d6 + 3, 1d12}kh1:", "  1. 2d6: roll 2 d6; add up the values", "  2. 1d12: roll 1 d12; add up the values",
        "  3. {2d6 + 3, 1d12}kh1: take the totals of the 2 members; keep the highest total; add up the totals",
        "  Result: the sum {2d6 + 3, 1d12}kh1", "{2dF + 1d8}dl1sd:",
        "  1. 2dF: roll 2 fudge dice (faces -1, 0, 1); add up the values", "  2. 1d8: roll 1 d8; add up the values",
        "  3. {2dF + 1d8}dl1sd: lay all dice together; drop the lowest die; "
        "show the kept dice from high to low; add up the values",
        "  Result: the sum {2dF + 1d8}dl1sd",
    ],
    "-(3d6u[x])*2 + 2d6!!>=5:2 - 1d6ro2": [
        "-(3d6u[x]) * 2 + 2d6!!>=5:2 - 1d6ro=2:",
        "  1. 3d6u [x]: roll 3 d6; reroll a die that shows what an earlier one shows, until all differ; "
        "add up the values",
        "  2. 2d6!!>=5:2: roll 2 d6; a die that shows 5 or more is rolled on and grows by what comes, "
        "at most 2 times; add up the values",
        "  3. 1d6ro=2: roll 1 d6; reroll a die that shows exactly 2, once; add up the values",
        "  Result: the sum -(3d6u[x]) * 2 + 2d6!!>=5:2 - 1d6ro=2",
    ],
}


@pytest.mark.parametrize("text", SAID)
def test_the_meaning_in_words(text: str) -> None:
    assert explain(parse(text, Aria())).splitlines() == SAID[text]

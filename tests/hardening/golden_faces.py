"""Seeds and the faces that they give, on every platform and Python, for ever.

Write the table anew only when seeds are meant to mean something else: python -m tests.hardening.golden_faces
"""

from archcli.cli.seed import seeded

SEEDS = (
    "0",
    "1",
    "-1",
    "2",
    "42",
    "-42",
    "281474976710655",
    "9223372036854775808",
    "-9223372036854775808",
    "1" + "0" * 60,
    "-1" + "0" * 60,
)
POOL = (6, 6, 6, 6, 20, 20, 100, 1_000_000_000, "F", "F", "F.1", "F.1")
"""One pool of every kind of die; each number of a seed's row below is a face of it."""
FACES: dict[str, tuple[int, ...]] = {
    "0": (6, 5, 3, 2, 11, 9, 79, 303312727, 0, 0, 1, 0),
    "1": (6, 6, 1, 1, 17, 15, 67, 308136458, 0, 0, 0, -1),
    "-1": (1, 6, 5, 2, 10, 9, 66, 788723352, -1, -1, 1, 0),
    "2": (2, 1, 3, 1, 2, 9, 92, 800452352, 1, -1, 0, 0),
    "42": (5, 6, 1, 1, 20, 7, 20, 498724378, 0, 1, 0, 0),
    "-42": (3, 6, 1, 3, 1, 13, 19, 308955767, 1, -1, -1, 0),
    "281474976710655": (1, 2, 6, 2, 1, 15, 83, 973324268, -1, -1, 0, 0),
    "9223372036854775808": (6, 3, 3, 4, 13, 2, 44, 604031876, 0, 1, 0, 0),
    "-9223372036854775808": (1, 3, 2, 4, 19, 8, 74, 742527106, 1, 1, 0, 1),
    "1000000000000000000000000000000000000000000000000000000000000": (6, 3, 2, 5, 3, 11, 18, 570907004, -1, -1, 0, 0),
    "-1000000000000000000000000000000000000000000000000000000000000": (5, 3, 4, 4, 4, 17, 30, 420522525, 0, 1, 0, -1),
}


def faces(seed: int) -> tuple[int, ...]:
    """What the pool shows for a seed."""
    dice = seeded(seed)
    return tuple(dice.face(sides) for sides in POOL)


if __name__ == "__main__":
    for seed in SEEDS:
        print(f'    "{seed}": {faces(int(seed))},')

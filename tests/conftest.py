"""What all tests share."""

import gc


def pytest_collection_finish() -> None:
    """Everything that is there before the first test stays: no search for garbage looks through it again and again."""
    gc.collect()
    gc.freeze()

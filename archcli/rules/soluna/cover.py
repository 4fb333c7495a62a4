"""Cover and what it adds to a defense (L-19; Cover)."""

from __future__ import annotations

from typing import Literal

Cover = Literal["minimal", "moderate", "maximum"]
COVER: dict[Cover | None, int] = {None: 0, "minimal": 1, "moderate": 3, "maximum": 5}

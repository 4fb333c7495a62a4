"""JSON: one compact object a line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from archcli.output.data import Data, escaped


class Json(Data):
    """Documents as JSON lines."""

    def written(self, document: dict[str, Any]) -> str:
        return json_line(document, ascii_only=self.screen.ascii_only) + "\n"


def json_line(data: Mapping[str, Any], *, ascii_only: bool = False) -> str:
    """One compact object, without a line end."""
    return escaped(json.dumps(data, ensure_ascii=ascii_only, separators=(", ", ": ")))

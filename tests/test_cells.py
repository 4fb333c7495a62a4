"""Cells of a terminal, beside Rich's own count of them."""

import pytest
from rich.cells import cell_len

from archcli.cells import by_character, cells

TEXTS = (
    "", "Aria", "Zoé", "Zoe\u0301", "日本語", "한국어", "ﾊﾝｶｸ", "ＦＵＬＬ", "🐉", "⚔\ufe0f", "⚔", "a\u0308o\u0304",
    "✓ hit", "✗ down", "− 3.5 ± 0.2", "██▋", "──", "①", "→", "…", "中a日b", "नमस्ते",
)


@pytest.mark.parametrize("text", TEXTS)
def test_as_rich_counts(text: str) -> None:
    """Wide characters take two cells, combining ones none."""
    assert cells(text) == sum(by_character(text)) == cell_len(text)

"""What the README shows is what comes: every console block is run, and every command of the tables exists."""

import re
import shutil
from pathlib import Path

import pytest

from archcli.cli.completion.man import ENVIRONMENT
from archcli.cli.tree import Branch, root
from tests.documents import blocks, output, steps
from tests.fights import folder_of
from tests.running import ROOT, archcli

README = (ROOT / "README.md").read_text()
BLOCKS = [match[1] for match in blocks(README)]


@pytest.mark.parametrize("block", BLOCKS, ids=[block.split("\n", 1)[0][2:50] for block in BLOCKS])
def test_block(block: str) -> None:
    """Each command of the block prints what stands below it."""
    typed = steps(block)
    if "jq" in block and shutil.which("jq") is None:
        pytest.skip("jq is not installed")
    printed = output([step.command for step in typed])
    assert [step.output for step in typed] == printed


def test_every_command_is_in_the_tables(tmp_path: Path) -> None:
    """The table of commands has a line for every command of every game, and its example works."""
    examples = dict(re.findall(r"^\| `archcli ([a-z -]+?)` \| .* \| `(archcli .*?)` \|$", README, re.MULTILINE))
    names = []
    for name, entry in root().items():
        names += [f"{name} {one}" for one in entry.entries] if isinstance(entry, Branch) else [name]
    assert sorted(examples) == sorted(names)
    for name, example in examples.items():
        assert example.startswith(f"archcli {name}"), example
        done = archcli(example.removeprefix("archcli ").replace("\\|", "|"), folder=folder_of(name, tmp_path))
        if name == "play":
            assert "terminal" in done.err
            continue
        assert done.code == 0, (example, done.err)
        assert done.out, example


def test_the_table_of_the_environment_is_that_of_the_man_page() -> None:
    table = README.partition("## Environment")[2].partition("\n## ")[0]
    shown = re.findall(r"`([A-Z_]+)`(?=[^|]* \|.*\|$)", table, re.MULTILINE)
    named = [name for names, _ in ENVIRONMENT for name in names.split(", ")]
    assert sorted(name for name in shown if name != "PATH") == sorted(named)

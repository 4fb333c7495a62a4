"""The example script that carries what changes from one Moment to the next."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.running import ROOT

PLAYED = """\
Moment 1: Vera acts first (Vera 8, Thug 8)
  Vera 8 against 12, Potential 2
  Vera takes 10: 49 against 10, Suffering 0
Moment 2: Vera acts first (Vera 21, Thug 20)
  Vera 16 against 4, Potential 3
  Thug takes 18: 14 against 18, Suffering 2
Moment 3: Vera acts first (Vera 30, Thug 29)
  Vera 15 against 11, Potential 3
  Thug takes 10: 7 against 28, Suffering 3
"""


@pytest.mark.skipif(shutil.which("jq") is None, reason="the script reads JSON with jq")
def test_three_moments(tmp_path: Path) -> None:
    """Scores, injury totals, Suffering and Potential of each Moment go into the next, always the same."""
    program = tmp_path / "archcli"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m archcli "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    env = {name: value for name, value in os.environ.items() if not name.startswith("ARCHCLI_")}
    env["PATH"] = f"{tmp_path}{os.pathsep}{env['PATH']}"
    done = subprocess.run(
        ["bash", "examples/murk/moments.sh"], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, PLAYED, "")

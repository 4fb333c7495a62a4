"""`python -m archcli.cli.completion [FOLDER]`: writes every completion script and the man page into completions/."""

import sys
from pathlib import Path

from archcli.cli.completion.scripts import FILES, script

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "completions")
    for renderer, name in FILES.items():
        (folder / name).write_text(script(renderer), encoding="utf-8", newline="\n")
        print(f"wrote {folder / name}")

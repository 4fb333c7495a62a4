"""`--install-completion`: a completion script, put where the shell looks for it."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from archcli.cli.completion import FILES, SHELLS, script
from archcli.errors import UsageError, unknown


def known(shell: str) -> str:
    """The shell of a name. Raises UsageError for any other."""
    if shell not in SHELLS:
        raise UsageError(unknown("shell", shell, SHELLS))
    return shell


def detected(environment: Mapping[str, str]) -> str:
    """The shell that `SHELL` names. Raises UsageError where it names none that is known."""
    path = environment.get("SHELL", "")
    name = Path(path).stem
    shell = {"pwsh": "powershell"}.get(name, name)
    if shell not in SHELLS:
        found = f"SHELL is {path!r}" if path else "SHELL is not set"
        raise UsageError(f"{found}: name the shell, which is one of {', '.join(SHELLS)}")
    return shell


def install(shell: str, environment: Mapping[str, str], home: Path) -> str:
    """Install the script of a shell; what was done, and what is left to do, in lines.

    `XDG_DATA_HOME` and `XDG_CONFIG_HOME` are respected. Raises OSError where nothing can be written.
    """
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local/share")
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    text = script(shell)
    if shell == "bash":
        folder = Path(environment.get("BASH_COMPLETION_USER_DIR") or data / "bash-completion")
        path = write(folder / "completions" / "archcli", text)
        return f"wrote {path}\nnew shells load it by bash-completion; without that, add to ~/.bashrc: source {path}"
    if shell == "zsh":
        path = write(data / "zsh/site-functions" / FILES[shell], text)
        return f"wrote {path}{_fpath(path.parent, environment, home)}"
    if shell == "fish":
        return f"wrote {write(config / 'fish/completions' / FILES[shell], text)}\nevery fish loads it"
    path = write(data / "archcli" / FILES[shell], text)
    return f"wrote {path}\n{_sourced(path, _profile(config, home))}"


def write(path: Path, text: str) -> Path:
    """Write a file whole or not at all, its folders too; the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
    return path


def _fpath(folder: Path, environment: Mapping[str, str], home: Path) -> str:
    """The line that zsh needs to find the folder, where its start-up file does not name it yet."""
    start = Path(environment.get("ZDOTDIR") or home) / ".zshrc"
    said = start.read_text("utf-8", "replace") if start.is_file() else ""
    if str(folder) in said or str(folder).replace(str(home), "~") in said:
        return "\nnew shells load it"
    return f"\nfor new shells to load it, add to {start}, before compinit is called: fpath=({folder} $fpath)"


def _profile(config: Path, home: Path) -> Path:
    folder = home / "Documents/PowerShell" if os.name == "nt" else config / "powershell"
    return Path(os.path.realpath(folder / "Microsoft.PowerShell_profile.ps1"))


def _sourced(path: Path, profile: Path) -> str:
    said = profile.read_text("utf-8") if profile.is_file() else ""
    quoted = str(path).replace("'", "''")
    line = f". '{quoted}'"
    if line in said.splitlines():
        return f"{profile} loads it already"
    write(profile, f"{said}{'' if not said or said.endswith(chr(10)) else chr(10)}{line}\n")
    return f"added to {profile}: {line}"

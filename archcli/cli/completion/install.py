"""`--install-completion`: a completion script, put where the shell looks for it."""

from collections.abc import Mapping
from pathlib import Path

from archcli.cli.completion.scripts import FILES, SHELLS, script
from archcli.cli.writing import write
from archcli.errors import UsageError, no_such


def known(shell: str) -> str:
    """The shell of a name. Raises UsageError for any other."""
    if shell not in SHELLS:
        raise no_such("shell", shell, SHELLS)
    return shell


def detected(environment: Mapping[str, str]) -> str:
    """The shell that `SHELL` names. Raises UsageError where it names none that is known."""
    path = environment.get("SHELL", "")
    shell = Path(path).stem
    if shell not in SHELLS:
        found = f"SHELL is {path!r}" if path else "SHELL is not set"
        raise UsageError(f"{found}: name the shell, which is one of {', '.join(SHELLS)}")
    return shell


def installed(shell: str, environment: Mapping[str, str], home: Path) -> str:
    """Installs the script of a shell; what was done, and what is left to do, in lines.

    `XDG_DATA_HOME` and `XDG_CONFIG_HOME` are respected. Raises OSError where nothing can be written.
    """
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local/share")
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    bash = Path(environment.get("BASH_COMPLETION_USER_DIR") or data / "bash-completion")
    path = {
        "bash": bash / "completions" / "archcli", "zsh": data / "zsh/site-functions" / FILES["zsh"],
        "fish": config / "fish/completions" / FILES["fish"],
    }[shell]
    path.parent.mkdir(parents=True, exist_ok=True)
    write(path, script(shell))
    loaded = {
        "bash": f"new shells load it by bash-completion; without that, add to ~/.bashrc: source {path}",
        "zsh": _fpath(path.parent, environment, home), "fish": "every fish loads it",
    }[shell]
    return f"wrote {path}\n{loaded}"


def _fpath(folder: Path, environment: Mapping[str, str], home: Path) -> str:
    """The line that zsh needs to find the folder, where its start-up file does not name it yet."""
    start = Path(environment.get("ZDOTDIR") or home) / ".zshrc"
    said = start.read_text("utf-8", "replace") if start.is_file() else ""
    if str(folder) in said or str(folder).replace(str(home), "~") in said:
        return "new shells load it"
    return f"for new shells to load it, add to {start}, before compinit is called: fpath=({folder} $fpath)"

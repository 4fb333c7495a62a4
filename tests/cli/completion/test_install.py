"""`archcli --install-completion` puts a script where the shell looks, and says what it did."""

from pathlib import Path

import pytest

from archcli.cli.completion.scripts import script
from tests.running import archcli

# The shell, the environment, where its script has to be (under the home folder), and a word of what is said.
PLACES = [
    ("bash", {}, ".local/share/bash-completion/completions/archcli", "wrote"),
    ("bash", {"XDG_DATA_HOME": "{home}/data"}, "data/bash-completion/completions/archcli", "wrote"),
    ("bash", {"BASH_COMPLETION_USER_DIR": "{home}/mine"}, "mine/completions/archcli", "wrote"),
    ("zsh", {}, ".local/share/zsh/site-functions/_archcli", "fpath=("),
    ("zsh", {"XDG_DATA_HOME": "{home}/data"}, "data/zsh/site-functions/_archcli", "fpath=("),
    ("fish", {}, ".config/fish/completions/archcli.fish", "wrote"),
    ("fish", {"XDG_CONFIG_HOME": "{home}/config"}, "config/fish/completions/archcli.fish", "wrote"),
]
UNSET = dict.fromkeys(
    ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "BASH_COMPLETION_USER_DIR", "ZDOTDIR"), ""
)


def environment(home: Path, **more: str) -> dict[str, str]:
    return UNSET | {"HOME": str(home), "SHELL": "/bin/sh"} | {name: one.format(home=home) for name, one in more.items()}


@pytest.mark.parametrize(("shell", "given", "place", "said"), PLACES)
def test_the_script_is_written_where_the_shell_looks(
    tmp_path: Path, shell: str, given: dict[str, str], place: str, said: str
) -> None:
    done = archcli(["--install-completion", shell], env=environment(tmp_path, **given))
    assert (done.code, done.err) == (0, "")
    assert str(tmp_path / place) in done.out
    assert said in done.out
    assert (tmp_path / place).read_text("utf-8") == script(shell)
    assert [path.name for path in (tmp_path / place).parent.iterdir()] == [Path(place).name]


@pytest.mark.parametrize(("path", "place"), [
    ("/usr/bin/fish", ".config/fish/completions/archcli.fish"),
    ("/bin/zsh", ".local/share/zsh/site-functions/_archcli"),
])
def test_without_a_name_it_is_the_shell_of_the_environment(tmp_path: Path, path: str, place: str) -> None:
    done = archcli(["--install-completion"], env=environment(tmp_path, SHELL=path))
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / place).is_file()


@pytest.mark.parametrize(("words", "shell", "said"), [
    (["--install-completion"], "/bin/tcsh", "/bin/tcsh"),
    (["--install-completion"], "", "SHELL is not set"),
    (["--show-completion"], "/bin/tcsh", "bash, zsh, fish"),
    (["--install-completion", "fsh"], "/bin/bash", 'did you mean "fish"?'),
    (["--show-completion", "tcsh"], "/bin/bash", 'unknown shell "tcsh"'),
    (["--install-completion"], "/opt/pwsh", "bash, zsh, fish"),
])
def test_an_unknown_shell_is_refused(tmp_path: Path, words: list[str], shell: str, said: str) -> None:
    done = archcli(words, env=environment(tmp_path, SHELL=shell))
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert list(tmp_path.iterdir()) == []


def test_zsh_is_told_of_no_line_that_is_there_already(tmp_path: Path) -> None:
    (tmp_path / ".zshrc").write_text("fpath=(~/.local/share/zsh/site-functions $fpath)\n")
    assert "fpath" not in archcli(["--install-completion", "zsh"], env=environment(tmp_path)).out


def test_a_folder_that_cannot_be_made_is_an_output_error(tmp_path: Path) -> None:
    (tmp_path / ".config").write_text("a file, not a folder")
    done = archcli(["--install-completion", "fish"], env=environment(tmp_path))
    assert done.code == 1
    assert str(tmp_path / ".config") in done.err

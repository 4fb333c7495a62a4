"""Writing a file whole or not at all."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from archcli.errors import UsageError

LINKS = 40
"""Links that are followed one after another, as the system does."""


def refuse_to_write(path: str, *, force: bool = False) -> None:
    """Raises UsageError for a file that a user named where it is no file, or is there already and not `force`d."""
    if not path:
        raise UsageError('the name of the file is empty ("")')
    if os.path.isdir(path) or path.endswith(("/", os.sep)):
        raise UsageError(f"{path} is a folder, and a file is to be written")
    if os.path.lexists(path):
        if not force:
            raise UsageError(f"{path} is there already", hint="--force replaces it")
        if _leads_to_a_device(path) or (os.path.exists(path) and not os.path.isfile(path)):
            raise UsageError(f"{path} is a device or a pipe, and only a file is replaced")


def write_new(path: str, text: str, *, force: bool = False) -> None:
    """Write a file that a user named. Raises UsageError where it cannot be, or is there already and not `force`d."""
    refuse_to_write(path, force=force)
    try:
        write(path, text, replace=force)
    except FileExistsError:
        raise UsageError(f"{path} is there already", hint="--force replaces it") from None
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise UsageError(f"{path} cannot be written: {reason}") from None


def _leads_to_a_device(path: str) -> bool:
    """Whether a name, or a link that it follows, is one of the system's for what is open (`/dev/stdout`)."""
    for _ in range(LINKS):
        path = os.path.abspath(path)
        if path.startswith(("/dev/", "/proc/")):
            return True
        if not os.path.islink(path):
            return False
        path = os.path.join(os.path.dirname(path), os.readlink(path))
    return False


@contextmanager
def _ended_like_an_interrupt() -> Iterator[None]:
    """A terminal that hangs up, and a request to end, come as an interrupt, so that nothing is left behind."""
    def end(*_: object) -> None:
        raise KeyboardInterrupt

    before = {}
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            with suppress(ValueError):  # only the first thread may ask for it
                before[number] = signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def write(path: str | os.PathLike[str], text: str, *, replace: bool = True) -> None:
    """Write a text file atomically: a temporary file beside it, flushed to the disk, then put in its place.

    The permissions of a file that is there are kept; a new one gets 0o644 less the umask. Nothing is left behind
    after a failure. Raises OSError, and FileExistsError for a file that is there where it may not `replace` it.
    """
    with _ended_like_an_interrupt():
        _written(path, text, replace)


def _written(path: str | os.PathLike[str], text: str, replace: bool) -> None:
    target = os.path.realpath(path)
    temporary = os.path.join(os.path.dirname(target), f".archcli.{os.urandom(6).hex()}.tmp")
    try:
        kept = os.stat(target).st_mode & 0o777
    except OSError:
        kept = None
    try:
        # Nobody may read on the way what only its owner could read before.
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644 if kept is None else 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        if kept is not None:
            os.chmod(temporary, kept)
        if replace:
            os.replace(temporary, target)
        else:
            _place(temporary, target)
    except BaseException:
        with suppress(OSError, ValueError):
            os.unlink(temporary)
        raise


def _place(temporary: str, target: str) -> None:
    try:
        os.link(temporary, target)  # unlike a rename this never replaces a file that came up meanwhile
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if os.path.lexists(target):
            raise FileExistsError(target) from None
        os.rename(temporary, target)
    else:
        os.unlink(temporary)

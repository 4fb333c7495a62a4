"""Writing a file whole or not at all."""

import os
from contextlib import suppress

from archcli.errors import UsageError


def write_new(path: str, text: str, *, force: bool = False, mode: int = 0o644) -> None:
    """Write a text file atomically: a temporary file beside it, flushed to the disk, then renamed.

    A file that is there is refused unless `force`; its permissions are kept, a new one gets `mode` less the
    umask. Nothing is left behind after a failure. Raises UsageError.
    """
    if not path:
        raise UsageError('the name of the file is empty ("")')
    if os.path.isdir(path) or path.endswith(("/", os.sep)):
        raise UsageError(f"{path} is a folder, and a file is to be written")
    if os.path.lexists(path):
        if not force:
            raise UsageError(f"{path} is there already", hint="--force replaces it")
        if os.path.exists(path) and not os.path.isfile(path):
            raise UsageError(f"{path} is a device or a pipe, and only a file is replaced")
    temporary = ""
    try:
        target = os.path.realpath(path)
        temporary = os.path.join(os.path.dirname(target), f".archcli.{os.urandom(6).hex()}.tmp")
        try:
            kept = os.stat(target).st_mode & 0o777
        except OSError:
            kept = None
        # Nobody may read on the way what only its owner could read before.
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode if kept is None else 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        if kept is not None:
            os.chmod(temporary, kept)
        if force:
            os.replace(temporary, target)
        else:
            _place(temporary, target)
    except FileExistsError:
        _forget(temporary)
        raise UsageError(f"{path} is there already", hint="--force replaces it") from None
    except (OSError, ValueError) as problem:
        _forget(temporary)
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise UsageError(f"{path} cannot be written: {reason}") from None
    except BaseException:
        _forget(temporary)
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


def _forget(path: str) -> None:
    with suppress(OSError, ValueError):
        os.unlink(path)

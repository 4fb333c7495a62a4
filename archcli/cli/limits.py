"""Every limit of archcli."""

from importlib import import_module
from pkgutil import walk_packages

import archcli
from archcli.limits import LIMITS, Limit


def every_limit() -> dict[str, Limit]:
    """The limits by name, sorted. Every module is imported for it, so that each has registered its own."""
    for module in walk_packages(archcli.__path__, "archcli."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    return dict(sorted(LIMITS.items()))

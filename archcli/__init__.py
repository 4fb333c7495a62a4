"""archcli rolls and resolves tabletop combat, shows every die with its reason, and knows the exact odds."""

__version__ = "0.1.0"

"""One file a command of `archcli fight`."""

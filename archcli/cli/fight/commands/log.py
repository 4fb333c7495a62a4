"""`archcli fight log`."""

"""`python -m archcli`."""

from archcli.cli.main import main

main()
